"""`tools/words.py`: the searched text, the excluded text, and the format of a finding."""

from __future__ import annotations

import pytest

from tools.words import findings, reader_of


def found(path: str, text: str) -> list[str]:
    return [f"{each.line}: {each.word}" for each in findings(path, text)]


@pytest.mark.parametrize(
    ("path", "text", "expected"),
    [
        ("a.py", "x = 1  # begins anew\n", ["1: anew"]),
        ("a.py", '"""One.\n\nAnew.\n"""\n', ["3: Anew"]),
        ("a.py", 'def f():\n    """Drawn by\n    lot."""\n', ["2: by lot"]),
        ("a.py", 'x: int\n"""So many."""\n', ["2: So many"]),
        ("a.py", '"""Größe; ä anew."""\n', ["1: anew"]),
        ("a.cpp", "int x;  // to\n        // and fro\n", ["1: to and fro"]),
        ("a.hpp", "/* the\n * behavior */\n", ["2: behavior"]),
        ("a.ts", "/** Whoever asks. */\n", ["1: Whoever"]),
        ("a.svelte", "<p>x</p>\n<!-- normalized -->\n", ["2: normalized"]),
        ("a.sh", "true # is to go\n", ["1: is to go"]),
        ("test", "# hark\n", ["1: hark"]),
        ("a.md", "A neighbor.\n", ["1: neighbor"]),
        ("a.md", "```\nanew\n```\nanew\n", ["4: anew"]),
    ],
)
def test_words_in_prose_are_found(path: str, text: str, expected: list[str]) -> None:
    assert found(path, text) == expected


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("a.py", 'print("anew")\nanew = normalize(1)\n'),
        ("a.py", "x = 1  # taken\ny = 2  # for\n"),
        ("a.py", '"""Calls `normalize` and ``anew``."""\n'),
        ("a.cpp", 'auto behavior = "anew";\n'),
        ("a.css", ".a { text-align: center; scroll-behavior: smooth }\n"),
        ("a.md", "Call `analyze`, or:\n\n```python\nanew()\n```\n"),
        ("a.md", "A new benchmark of the centre; renewed.\n"),
        ("a.json", '{"note": "anew"}\n'),
        ("suites/a.md", "anew\n"),
        ("src/hedgemaze/locales/en/a.py", "# anew\n"),
    ],
)
def test_code_and_data_are_not_searched(path: str, text: str) -> None:
    assert found(path, text) == []


def test_a_finding_names_its_place_and_a_replacement() -> None:
    (finding,) = findings("docs/a.md", "One.\nIt begins anew.\n")
    assert str(finding) == "docs/a.md:2: anew -> again"


def test_the_kinds_of_files_that_people_read_are_searched() -> None:
    for name in ("README.md", "play", "src/hedgemaze/errors.py", "web/app/main.ts", "native/src/a.cpp", "a.css"):
        assert reader_of(name) is not None, name
