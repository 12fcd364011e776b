"""Every language: no unused messages, no glued sentences, whole selects; and the check itself finds all faults."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

from hedgemaze.locales import LANGUAGES, catalogue
from hedgemaze.server.admin.announcements import MAX_TEXT
from hedgemaze.server.people.passkeys import MAX_PASSKEYS
from hedgemaze.server.social.challenges import MAX_OPEN
from hedgemaze.server.social.relations import MAX_RELATIONS
from tools.catalogues import FOLDER, SAME_FILE, check, plural_forms, read
from tools.locales import begun, blocks, languages

SRC = FOLDER.parent
OF_PYTHON = ("cli.ftl", "tty.ftl", "errors.ftl")


def required_first() -> list[object]:
    """Returns all languages; those that may be behind are marked `slow`."""
    rows = languages()
    return [code if rows[code].is_required else pytest.param(code, marks=pytest.mark.slow) for code in begun()]


@pytest.mark.parametrize("code", required_first())
def test_a_language_has_no_faults(code: str) -> None:
    assert [str(finding) for finding in check(code)] == []


def test_every_folder_is_a_language_of_the_list() -> None:
    assert {path.parent.name for path in FOLDER.glob("*/*.ftl")} <= set(LANGUAGES)


# Messages that Python uses.


def asked() -> tuple[set[str], set[str]]:
    """The names of messages in the source of the command line: whole names, and prefixes of composed names."""
    whole, beginnings = set(), set()
    for path in (SRC / "cli").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                first = node.values[0]
                if isinstance(first, ast.Constant) and re.fullmatch(r"[a-z]+-[\w-]*", str(first.value)):
                    beginnings.add(str(first.value))
            elif isinstance(node, ast.Constant) and re.fullmatch(r"(cli|tty|error)-[\w-]+", str(node.value)):
                whole.add(str(node.value))
    return whole - beginnings, beginnings


def test_every_message_that_the_command_line_asks_for_is_there_and_no_other() -> None:
    ours = {name for name, entry in read("en").entries.items() if entry.file.partition("/")[2] in OF_PYTHON}
    whole, beginnings = asked()
    composed = {name for name in ours if any(name.startswith(each) for each in beginnings)}
    assert {name for name in whole if name not in ours} == set()
    assert ours - whole - composed == set()
    assert {each for each in beginnings if each.startswith(("cli-", "tty-")) and each not in whole} == {
        each for each in beginnings if any(name.startswith(each) for name in ours) and each.startswith(("cli-", "tty-"))
    }


NO_FAMILIES = {"sentence", "given", "allowed", "range", "at", "whole", "number", "examples", "reason"} | {
    "numbered",
    "on",
    "bug",
    "usage",
    "other",
}
"""First words of the messages in `errors.ftl` that are parts of sentences, or are not for an error's code."""


def test_every_error_sentence_belongs_to_a_code() -> None:
    table = (FOLDER.parents[2] / "docs" / "formats.md").read_text(encoding="utf-8")
    codes = set(re.findall(r"^\| `([a-z0-9_.]+)` \|", table, re.MULTILINE))
    families = {code.partition(".")[0] for code in codes}
    for name, entry in read("en").entries.items():
        family, _, rest = name.removeprefix("error-").partition("-")
        if entry.file != "en/errors.ftl" or family in NO_FAMILIES:
            continue
        assert family in families, name
        assert not rest or f"{family}.{rest}" in codes, name


LIMITS = {
    "why-people-too_many_passkeys": MAX_PASSKEYS,
    "why-people-too_many_people": MAX_RELATIONS,
    "why-people-too_many_challenges": MAX_OPEN,
    "why-admin-bad_announcement": MAX_TEXT,
}
"""Sentences of the page that name a limit of the server."""


@pytest.mark.parametrize("name", LIMITS)
def test_the_page_names_the_limits_of_the_server(name: str) -> None:
    for code in LANGUAGES:
        assert str(LIMITS[name]) in catalogue(code).text(name), code


OF_OTHER_PARTS = {"env", "lobby", "notices", "protocol", "ratings", "room", "server"}
"""Families of codes that the command line does not meet."""
NOT_MET = {
    "action.no_such_number",
    "argument.wrong_type",
    "engine.busy",
    "engine.cancelled",
    "engine.nothing_allowed",
    "engine.unavailable",
    "engine.unknown_player",
    "line.turn_over",
    "match.no_games",
    "match.not_portable",
    "mode.mixed",
    "mode.no_such_piece",
    "mode.no_such_side",
    "numpy.not_installed",
    "record.not_one_game",
    "record.not_utf8",
    "storage.closed",
    "storage.full",
    "storage.read_only",
}
"""Codes that only programs meet, or that the command line checks earlier; they are shown in English."""


def test_every_code_that_the_command_line_meets_has_a_sentence() -> None:
    table = (FOLDER.parents[2] / "docs" / "formats.md").read_text(encoding="utf-8")
    codes = set(re.findall(r"^\| `([a-z_]+\.[a-z0-9_]+)` \|", table, re.MULTILINE))
    assert codes >= NOT_MET
    silent = []
    for code in sorted(codes - NOT_MET):
        family, _, rest = code.partition(".")
        names = {f"error-{family}-{rest}", f"why-{family}-{rest}", f"error-{family}"}
        if family == "maze":
            names |= {f"fault-{rest}", f"error-{rest.partition('_')[0]}"}
        if family not in OF_OTHER_PARTS and not names & set(read("en").entries):
            silent.append(code)
    assert silent == []


# The check.

ENGLISH = """\
one = Hello
many =
    { $n ->
        [one] One day
       *[other] { $n } days
    }
to = To { $who }
"""
POLISH = """\
one = Witaj
many =
    { $n ->
        [one] Jeden dzień
        [few] { $n } dni
       *[many] { $n } dni
    }
to = Do: { $who }
"""
FORMS = """\
        [one] Jeden dzień
        [few] { $n } dni
       *[many] { $n } dni
"""
"""The plural forms of the Polish message."""


def findings(tmp_path: Path, polish: str) -> list[str]:
    for code, text in {"en": ENGLISH, "pl": polish}.items():
        (tmp_path / code).mkdir(exist_ok=True)
        (tmp_path / code / "app.ftl").write_text(text, encoding="utf-8")
    return [finding.text for finding in check("pl", tmp_path)]


def test_what_is_right_is_passed(tmp_path: Path) -> None:
    assert findings(tmp_path, POLISH) == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("one = Witaj\n", "one = Hello\n", "one is the same as in English"),
        ("one = Witaj\n", "one = Witaj\nextra = Nic\n", "extra is not asked for"),
        ("one = Witaj\n", "one = Witaj\none = Witaj\n", "one is there twice"),
        ("one = Witaj\n", "one Witaj\n", "not Fluent: "),
        ("one = Witaj\n", "one = Witaj TODO\n", "one is not finished"),
        ("one = Witaj\n", 'one = Witaj{" "}\n', "one glues: it writes blanks"),
        ("one = Witaj\n", "one = { to }\n", "one glues: it is made of other messages (to)"),
        ("        [few] { $n } dni\n", "", "many lacks the plural form [few], as for 2"),
        ("[few]", "[two]", "many has the plural form [two], which pl has not"),
        (FORMS, "       *[other] { $n } dni\n", "many has one form for all numbers; pl has many, one, few"),
        ("Do: { $who }", "Do kogoś", "to does not show $who"),
        ("Do: { $who }", "Do: { $who } { $when }", "to shows $when, which is not given"),
        ("Do: { $who }", "Do{ $who }", "to glues: a value touches a word"),
        ("Do: { $who }", "{ $who }{ $who }", "to glues: two values without anything between them"),
        ("Do: { $who }", "{ $who ->\n *[a] Do: { $who }\n } teraz", "to selects inside a sentence"),
        ("Do: { $who }", "{ $who ->\n *[a] { $who ->\n *[b] Do: { $who }\n }\n }", "to selects more than once"),
        ("one = Witaj\n", "one =\n    .label = Witaj\n", "one has no text"),
    ],
)
def test_what_is_wrong_is_found(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert any(text.startswith(said) for text in findings(tmp_path, POLISH.replace(old, new, 1)))


def test_a_message_belongs_into_the_file_of_english(tmp_path: Path) -> None:
    findings(tmp_path, POLISH.replace("one = Witaj\n", ""))
    (tmp_path / "pl" / "board.ftl").write_text("one = Witaj\n", encoding="utf-8")
    assert [finding.text for finding in check("pl", tmp_path)] == ["one belongs into app.ftl"]


@pytest.mark.parametrize(
    ("text", "is_right"),
    [("{ $n }개", True), ("{ $n }번째 줄", True), ("{ $n } 개", True), ("{ $n }은 많아요", False), ("수{ $n }", False)],
)
def test_korean_counters_follow_a_value_and_other_particles_do_not(tmp_path: Path, text: str, is_right: bool) -> None:
    for code, message in {"en": "a = { $n } of them", "ko": f"a = {text}"}.items():
        (tmp_path / code).mkdir()
        (tmp_path / code / "app.ftl").write_text(f"{message}\n", encoding="utf-8")
    assert (check("ko", tmp_path) == []) is is_right


def test_a_plural_must_be_chosen_unless_it_stands_behind_a_colon(tmp_path: Path) -> None:
    start, end = "one = Witaj\nmany = ", "\nto = Do: { $who }\n"
    assert findings(tmp_path, start + "Dni: { $n }" + end) == []
    assert findings(tmp_path, start + "{ $n } dni" + end) == ["many does not choose its form by $n"]


def test_what_is_rightly_the_same_is_listed(tmp_path: Path) -> None:
    (tmp_path / SAME_FILE).write_text('{"pl": ["one"]}', encoding="utf-8")
    assert findings(tmp_path, POLISH.replace("one = Witaj", "one = Hello")) == []


@pytest.mark.parametrize("name", ["one", "none"])
def test_a_row_of_that_list_that_no_longer_holds_is_found(tmp_path: Path, name: str) -> None:
    (tmp_path / SAME_FILE).write_text(json.dumps({"pl": [name]}), encoding="utf-8")
    assert findings(tmp_path, POLISH) == [f"{name} is not the same as in English; remove it from pl"]


@pytest.mark.parametrize("code", json.loads((FOLDER / SAME_FILE).read_text(encoding="utf-8")))
def test_the_list_of_what_is_the_same_holds(code: str) -> None:
    assert [finding for finding in check(code) if finding.file == SAME_FILE] == []


def test_plural_forms_are_those_of_whole_numbers() -> None:
    forms = {code: set(plural_forms(code)) for code in LANGUAGES}
    assert forms["ja"] == forms["zh-Hant"] == {"other"}
    assert forms["en"] == forms["de"] == forms["fr"] == {"one", "other"}
    assert forms["pl"] == {"one", "few", "many"}
    assert forms["cs"] == forms["lt"] == forms["ro"] == {"one", "few", "other"}
    assert forms["sl"] == {"one", "two", "few", "other"}
    assert forms["lv"] == {"zero", "one", "other"}
    assert forms["ar"] == {"zero", "one", "two", "few", "many", "other"}


def test_messages_to_translate_keep_their_remarks() -> None:
    assert blocks("# Top.\n\n# $n is a number.\none = 1\ntwo =\n    2\n# Last.\nthree = 3\n") == [
        "# Top.\n\n# $n is a number.\none = 1",
        "two =\n    2",
        "# Last.\nthree = 3",
    ]


def test_the_list_is_plain_data() -> None:
    rows = json.loads((FOLDER / "languages.json").read_text(encoding="utf-8"))
    assert all(set(row) == {"code", "name", "direction", "complete", "required"} for row in rows)
