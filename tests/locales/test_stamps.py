"""Missing and stale messages are found, and fail the check of a required language."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tools.catalogues import FOLDER, check
from tools.locales import begun, languages, main, report, to_translate
from tools.stamps import FILE, prune, read_stamps, stale, stamp, unstamped

REQUIRED = ["en", "de", "ja", "ar", "zh-Hant"]
ENGLISH = """\
hello = Hello
# $who is a name.
to = To { $who }

bye = Goodbye
"""
GERMAN = "hello = Hallo\nto = An { $who }\n\nbye = Tschüs\n"
POLISH = "hello = Witaj\n# Dative.\nto = Do: { $who }\n\nbye = Żegnaj\n"


# The repository.


def test_the_required_languages_are_those_that_we_say() -> None:
    assert [code for code, row in languages().items() if row.is_required] == REQUIRED
    assert all(row.is_complete for row in languages().values() if row.is_required)


@pytest.mark.parametrize("code", begun())
def test_only_languages_that_are_not_required_are_behind(
    code: str, record_property: Callable[[str, object], None]
) -> None:
    found = report(code)
    if found.is_behind:
        record_property("note", f"translations: {found}")
    assert not found.fails(), [str(each) for each in found.faults + found.missing + found.stale]


# Findings. German is required, Polish is not, Maltese is a draft.


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three small languages that are stamped."""
    rows = [("en", True, True), ("de", True, True), ("pl", True, False), ("mt", False, False)]
    table = [{"code": code, "complete": complete, "required": required} for code, complete, required in rows]
    (tmp_path / "languages.json").write_text(json.dumps(table), encoding="utf-8")
    for code, text in {"en": ENGLISH, "de": GERMAN, "pl": POLISH, "mt": "hello = Bonġu\n"}.items():
        write(tmp_path, code, text)
    assert main(["stamp", "--folder", str(tmp_path)]) == 0
    return tmp_path


def write(folder: Path, code: str, text: str) -> None:
    (folder / code).mkdir(exist_ok=True)
    (folder / code / "app.ftl").write_text(text, encoding="utf-8")


def status(folder: Path, *arguments: str) -> int:
    return main(["check", *arguments, "--folder", str(folder)])


def test_what_is_stamped_is_current(folder: Path) -> None:
    assert [report(code, folder).is_behind for code in ("en", "de", "pl", "mt")] == [False, False, False, True]
    assert not (folder / "en" / FILE).exists()
    assert set(read_stamps("pl", folder)) == {"hello", "to", "bye"}
    assert status(folder) == 0
    assert status(folder, "--release") == 0, "a draft is not offered"


@pytest.mark.parametrize("change", ["missing", "stale"])
def test_only_a_required_language_fails_before_a_release(folder: Path, change: str) -> None:
    new = ENGLISH + "new = New\n" if change == "missing" else ENGLISH.replace("Goodbye", "See you")
    write(folder, "en", new)
    said = (
        "new is missing; in English: New" if change == "missing" else "bye is stale: English has changed since it was"
    )
    for code in ("de", "pl"):
        found = report(code, folder)
        assert [finding.text[: len(said)] for finding in found.missing + found.stale] == [said]
        assert (found.is_behind, found.faults) == (True, [])
    assert [status(folder, code) for code in ("de", "pl", "mt")] == [1, 0, 0]
    assert [status(folder, code, "--release") for code in ("de", "pl", "mt")] == [1, 1, 0]
    assert (status(folder), status(folder, "--release")) == (1, 1)


def test_a_translation_is_stale_until_it_is_edited_or_still_right(folder: Path) -> None:
    write(folder, "en", ENGLISH.replace("Goodbye", "See you").replace("Hello", "Hi"))
    assert stamp("pl", folder) == []
    assert [finding.text.split()[0] for finding in stale("pl", folder)] == ["hello", "bye"]
    write(folder, "pl", POLISH.replace("Żegnaj", "Do zobaczenia"))
    assert [finding.text for finding in unstamped("pl", folder)] == [
        "bye is new or changed: run tools/locales.py stamp pl"
    ]
    assert stamp("pl", folder) == ["bye"]
    assert [finding.text.split()[0] for finding in stale("pl", folder)] == ["hello"]
    assert main(["stamp", "pl", "--right", "hello", "--folder", str(folder)]) == 0
    assert stale("pl", folder) + unstamped("pl", folder) == []
    assert len(stale("de", folder)) == 2
    assert main(["stamp", "--all", "--folder", str(folder)]) == 0
    assert stale("de", folder) == []


def test_an_edit_without_a_stamp_is_a_fault(folder: Path) -> None:
    """Otherwise the next stamp would mark it as made from a later English text."""
    write(folder, "pl", POLISH.replace("Witaj", "Cześć"))
    assert status(folder, "pl") == 1


def test_white_space_and_remarks_make_nothing_stale(folder: Path) -> None:
    write(folder, "en", ENGLISH.replace("hello = Hello", "# A greeting.\nhello =\n    Hello"))
    assert stale("pl", folder) == []


def test_what_is_to_be_translated_shows_the_old_translation(folder: Path) -> None:
    write(folder, "en", ENGLISH.replace("Goodbye", "See you") + "new = New\n")
    assert to_translate("pl", folder) == "\n### pl/app.ftl\n\n# Stale; until now: Żegnaj\nbye = See you\nnew = New"


def test_a_stale_translation_with_other_values_is_a_fault_until_it_is_pruned(folder: Path) -> None:
    write(folder, "en", ENGLISH.replace("To { $who }", "To { $name }").replace("Goodbye", "See you"))
    said = ["to does not show $name", "to shows $who, which is not given"]
    assert [finding.text for finding in check("pl", folder)] == said
    assert status(folder, "pl") == 1
    assert prune("pl", folder) == ["to"]
    assert (folder / "pl" / "app.ftl").read_text(encoding="utf-8") == "hello = Witaj\n\nbye = Żegnaj\n"
    found = report("pl", folder)
    assert ([f.text.split()[0] for f in found.missing], [f.text.split()[0] for f in found.stale]) == (["to"], ["bye"])
    assert status(folder, "pl") == 0
    assert main(["prune", "--folder", str(folder)]) == 0
    assert [finding.text for finding in check("de", folder)] == said, "a required language is mended, not pruned"


def test_messages_that_english_has_no_more_are_pruned_everywhere(folder: Path) -> None:
    write(folder, "en", "to = To { $who }\n")
    assert [status(folder, code) for code in ("de", "pl")] == [1, 1]
    assert main(["prune", "--folder", str(folder)]) == 0
    assert [(folder / code / "app.ftl").read_text(encoding="utf-8") for code in ("de", "pl", "mt")] == [
        "to = An { $who }\n",
        "# Dative.\nto = Do: { $who }\n",
        "",
    ]
    assert (status(folder), list(read_stamps("pl", folder))) == (0, ["to"])


def test_stamps_are_sorted_and_short() -> None:
    names = list(read_stamps("de", FOLDER))
    assert names == sorted(names) != []
    assert all(len(each) == 17 for each in read_stamps("de", FOLDER).values())


def test_wrong_names_are_refused(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["stamp", "xx"], ["stamp", "pl", "--right", "nothing"]):
        with pytest.raises(SystemExit):
            main([*arguments, "--folder", str(folder)])
        assert "no such" in capsys.readouterr().err
