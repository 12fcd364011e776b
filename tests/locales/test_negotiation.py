from __future__ import annotations

import sys
from pathlib import Path

import pytest

from hedgemaze.locales import LANGUAGES, Catalogue, best_language, catalogue, language, system_language, t, use_language


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"HEDGEMAZE_LANGUAGE": "zh-TW", "LANG": "C"}, "zh-Hant"),
        ({"HEDGEMAZE_LANGUAGE": "no"}, "nb"),
        ({"LC_ALL": "POSIX", "LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_system_says_which_language(environment: dict[str, str], code: str) -> None:
    assert system_language(environment) == code


def test_every_complete_language_is_found_by_its_locale() -> None:
    places = {"nb": "nb_NO", "pt-PT": "pt_PT", "pt-BR": "pt_BR", "zh-Hant": "zh_TW", "zh-Hans": "zh_CN"}
    for code, each in LANGUAGES.items():
        if each.complete:
            assert system_language({"LANG": f"{places.get(code, code)}.UTF-8"}) == code


def test_there_are_30_languages_each_with_its_own_name() -> None:
    assert len(LANGUAGES) == 30
    assert len({each.name for each in LANGUAGES.values()}) == 30
    assert [code for code, each in LANGUAGES.items() if each.direction == "rtl"] == ["ar"]
    assert LANGUAGES["en"].complete


def test_the_best_language_is_the_first_that_is_there() -> None:
    assert best_language(["fr-CA", "de-AT"], ["en", "de"]) == "de"
    assert best_language(["pt"]) == best_language(["pt-AO"]) == "pt-PT"
    known = ["en", "zh-Hant", "pt-PT", "pt-BR", "zh-Hans", "nb"]
    assert [best_language([tag], known) for tag in ("pt", "pt_BR.UTF-8", "pt-MZ")] == ["pt-PT", "pt-BR", "pt-PT"]
    tags = ("zh", "zh-CN", "zh_SG.UTF-8", "zh-Hans-HK", "zh-TW", "zh-HK", "zh-Hant-CN")
    assert [best_language([tag], known) for tag in tags] == ["zh-Hans"] * 4 + ["zh-Hant"] * 3
    assert best_language(["zh-CN"], ["en", "zh-Hant"]) == "zh-Hant"
    assert best_language([]) == "en"


def test_a_message_that_a_language_lacks_is_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl" / "table.ftl").write_text("action-undo = Cofnij\n", encoding="utf-8")
    english = catalogue("en")
    monkeypatch.setattr(sys.modules[Catalogue.__module__], "FOLDER", tmp_path)
    polish = Catalogue("pl")
    assert (polish.text("action-undo"), polish.text("fences-left", n=7)) == ("Cofnij", "7 fences left")
    assert polish.text("tty-goodbye") == english.text("tty-goodbye")
    assert (polish.has("fences-left"), polish.shows("fences-left", "n")) == (True, True)
    with pytest.raises(KeyError):
        polish.text("no-such-message")


def test_a_language_is_used_until_another_is() -> None:
    use_language("en")
    try:
        assert (language(), t("fences-left", n=1), t("fences-left", n=7)) == ("en", "One fence left", "7 fences left")
    finally:
        use_language(None)


def test_a_message_without_its_value_is_an_error() -> None:
    with pytest.raises(Exception, match="n"):
        catalogue("en").text("fences-left")
