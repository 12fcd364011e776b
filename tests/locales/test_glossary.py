"""The glossaries: every offered language uses its terms, and each kind of deviation is found."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools import glossary
from tools.catalogues import FOLDER, ROOT, SOURCE, read
from tools.glossary import FILE, GROUPS, check, deviations, read_glossary, tables
from tools.locales import begun, languages, main, report

ENGLISH = """\
jump = Jump over a piece
fences = Each player has five fences
left =
    { $n ->
        [one] One fence left
       *[other] { $n } fences left
    }
turn = Turn the fence
"""
GERMAN = """\
jump = Überspringe eine Fi\u00adgur
fences = Jeder hat fünf Hindernisse
left =
    { $n ->
        [one] Noch ein Hindernis
       *[other] Noch { $n } Hindernisse
    }
turn = Drehe das Hindernis
"""
TERMS = {
    "en": {
        "fence": {"word": "fence", "forms": r"\bfences?\b", "not": "barrier"},
        "piece": {"word": "piece", "forms": "piece"},
        "turn": {"word": "turn", "forms": "turn"},
    },
    "de": {
        "fence": {"word": "Hindernis", "forms": "hindernis", "not": r"\bzaun|zäune"},
        "piece": {"word": "Figur", "forms": "figur"},
        "turn": {"word": "Zug", "forms": r"\bzug\b"},
    },
}
HERE = {"turn": {"turn": "here it means to change direction"}}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """English, and German, which uses its terms."""
    rows = [{"code": code, "complete": True, "required": True} for code in ("en", "de")]
    (tmp_path / "languages.json").write_text(json.dumps(rows), encoding="utf-8")
    for code, text in {"en": ENGLISH, "de": GERMAN}.items():
        (tmp_path / code).mkdir()
        (tmp_path / code / "app.ftl").write_text(text, encoding="utf-8")
        write(tmp_path, code, exceptions=HERE if code == "en" else {})
    assert main(["stamp", "--folder", str(tmp_path)]) == 0
    return tmp_path


def write(folder: Path, code: str, *, exceptions: object, without: str = "") -> None:
    terms = {name: term for name, term in TERMS[code].items() if name != without}
    data = {"terms": terms, "exceptions": exceptions}
    (folder / code / FILE).write_text(json.dumps(data), encoding="utf-8")


def found(folder: Path, old: str = "", new: str = "") -> list[str]:
    """Returns the findings after a change of the German texts."""
    (folder / "de" / "app.ftl").write_text(GERMAN.replace(old, new, 1) if old else GERMAN, encoding="utf-8")
    return [finding.text for finding in check("de", folder)]


# The repository.


def test_every_language_has_every_term_and_the_tables_show_all() -> None:
    terms = read_glossary(SOURCE).terms
    assert sorted(name for group in GROUPS for name in group) == sorted(terms.keys() - {"hedgemaze"})
    assert {code: read_glossary(code).terms.keys() ^ terms.keys() for code in languages()} == {
        code: set() for code in languages()
    }


def test_the_words_of_a_term_are_forms_of_it() -> None:
    for code in languages():
        for name, term in read_glossary(code).terms.items():
            assert term.forms.search(term.word), (code, name)


def test_the_documentation_shows_these_tables() -> None:
    """After a change of a glossary, put what `tools/locales.py words` prints there."""
    assert tables(begun()) in (ROOT / "docs" / "translating.md").read_text(encoding="utf-8")


def test_exceptions_have_a_reason() -> None:
    reasons = [
        reason for code in languages() for each in read_glossary(code).exceptions.values() for reason in each.values()
    ]
    assert reasons
    assert all(len(reason) > 5 for reason in reasons)


@pytest.mark.slow
def test_some_language_needs_each_exception_of_english() -> None:
    needed = {(entry.name, term) for code in begun() for entry, term, _ in deviations(code)}
    given = {(name, term) for name, each in read_glossary(SOURCE).exceptions.items() for term in each}
    assert given - needed == set()


# The check.


def test_a_language_that_uses_its_terms_has_no_findings(folder: Path) -> None:
    assert found(folder) == []
    assert [finding.text for finding in check("en", folder)] == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("fünf Hindernisse", "fünf Zäune", "fences says “Zäune”; the word for fence is “Hindernis”"),
        ("fünf Hindernisse", "fünf Stück", "fences lacks the word for fence, “Hindernis”"),
        ("Noch { $n } Hindernisse", "Noch { $n }", "left lacks the word for fence, “Hindernis”"),
        ("eine Fi\u00adgur", "einen Stein", "jump lacks the word for piece, “Figur”"),
    ],
)
def test_a_wrong_word_and_a_lacking_one_are_found(folder: Path, old: str, new: str, said: str) -> None:
    assert said in found(folder, old, new)
    assert main(["stamp", "--folder", str(folder)]) == 0
    assert said in [finding.text for finding in report("de", folder).faults]
    assert main(["check", "--folder", str(folder)]) == 1


def test_a_wrong_word_in_english_is_found(folder: Path) -> None:
    (folder / "en" / "app.ftl").write_text(ENGLISH.replace("five fences", "five barriers"), encoding="utf-8")
    assert [finding.text for finding in check("en", folder)] == ["fences says “barrier”; the word for fence is “fence”"]


def test_an_exception_is_used_or_a_fault(folder: Path) -> None:
    write(folder, "de", exceptions={"fences": {"fence": "a reason"}})
    assert found(folder, "fünf Hindernisse", "fünf Stück") == []
    assert found(folder) == ["the exception fences, fence is of no use"]
    write(folder, "en", exceptions={**HERE, "none": {"fence": "no such message"}, "left": {"tree": "no such term"}})
    assert [finding.text for finding in check("en", folder)] == [
        "the exception left, tree is of no use",
        "the exception none, fence is of no use",
    ]


def test_a_missing_term_is_found(folder: Path) -> None:
    write(folder, "de", exceptions={}, without="piece")
    assert found(folder) == ["the term piece is missing"]


def test_a_draft_is_not_checked(folder: Path) -> None:
    rows = [{"code": code, "complete": code == "en", "required": code == "en"} for code in ("en", "de")]
    (folder / "languages.json").write_text(json.dumps(rows), encoding="utf-8")
    found(folder, "fünf Hindernisse", "fünf Zäune")
    assert main(["stamp", "--folder", str(folder)]) == 0
    assert report("de", folder).faults == []


def test_a_text_has_every_variant_once() -> None:
    assert len(glossary.texts(read(SOURCE, FOLDER).entries["fences-left"].value)) == 3
