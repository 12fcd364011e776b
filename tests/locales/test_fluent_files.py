"""The layout of the catalogues: that of the Fluent serializer, in the order of English."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from hedgemaze.locales import LANGUAGES
from tools.catalogues import FOLDER, ROOT
from tools.fluent_files import format_all, formatted, put
from tools.locales import begun, main

ENGLISH = """# Words.

one = One
# How many.
many =
    { $n ->
        [one] One day
       *[other] { $n } days
    }
last = Last
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en").mkdir()
    (tmp_path / "pl").mkdir()
    (tmp_path / "en" / "app.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "pl" / "app.ftl").write_text(
        "# Słowa.\n\nlast = Koniec\n\n# Uwaga.\none  =   Jeden\n", encoding="utf-8"
    )
    rows = '[{"code": "en", "complete": true, "required": true}, {"code": "pl", "complete": true, "required": false}]'
    (tmp_path / "languages.json").write_text(rows, encoding="utf-8")
    return tmp_path


def text(folder: Path) -> str:
    return (folder / "pl" / "app.ftl").read_text(encoding="utf-8")


def test_a_file_has_the_order_of_english_and_one_comment(folder: Path) -> None:
    assert format_all("pl", folder) == ["app.ftl"]
    assert text(folder) == "# Słowa.\n\none = Jeden\nlast = Koniec\n"
    assert format_all("pl", folder) == []
    assert format_all("en", folder) == []


def test_translations_are_put_where_english_has_them(folder: Path) -> None:
    new = "many = { $n ->\n [one] Dzień\n *[other] { $n } dni\n }\nlast = Ostatni\n"
    assert put("pl", new, folder) == ["many", "last"]
    many = "many =\n    { $n ->\n        [one] Dzień\n       *[other] { $n } dni\n    }\n"
    assert text(folder) == f"# Słowa.\n\none = Jeden\n{many}last = Ostatni\n"


@pytest.mark.parametrize(
    ("new", "said"), [("one\n", "not Fluent: one"), ("none = Nic\n", "English has no message none")]
)
def test_what_cannot_be_put_changes_nothing(folder: Path, new: str, said: str) -> None:
    before = text(folder)
    with pytest.raises(ValueError, match=said):
        put("pl", f"last = Ostatni\n{new}", folder)
    assert text(folder) == before


def test_what_was_put_is_stamped(folder: Path) -> None:
    file = folder / "new.ftl"
    file.write_text("one = Jeden\nlast = Ostatni\nmany = Dni: { $n }\n", encoding="utf-8")
    assert main(["put", "pl", "--file", str(file), "--folder", str(folder)]) == 0
    assert main(["check", "pl", "--folder", str(folder), "--release"]) == 0


@pytest.mark.parametrize("code", begun())
def test_every_file_has_this_layout(code: str) -> None:
    paths = sorted((FOLDER / code).glob("*.ftl"))
    assert [path.name for path in paths if formatted(code, path) != path.read_text(encoding="utf-8")] == []


def test_translation_servers_find_every_language() -> None:
    found = tomllib.loads((ROOT / "l10n.toml").read_text(encoding="utf-8"))
    assert found["locales"] == [code for code in LANGUAGES if code != "en"]
    [paths] = found["paths"]
    assert {path.parent for path in ROOT.glob(paths["l10n"].format(locale="de"))} == {FOLDER / "de"}
    assert list(ROOT.glob(paths["reference"]))
