"""The command line in every complete language, and in German as far as it goes."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from hedgemaze.locales import LANGUAGES, use_language, words
from tests.cli.helpers import refused, run

COMPLETE = [code for code, each in LANGUAGES.items() if each.complete]


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language(None)


PLACES = {"pt": "pt_PT", "zh-Hant": "zh_TW", "nb": "nb_NO", "cs": "cs_CZ", "da": "da_DK", "el": "el_GR", "sv": "sv_SE"}
"""What systems call a language, where it is no land of the same name."""


@pytest.mark.parametrize("code", COMPLETE)
def test_a_short_game_in_the_language_of_the_system(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HEDGEMAZE_LANGUAGE", raising=False)
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", f"{PLACES.get(code, f'{code}_{code.upper()}')}.UTF-8")
    use_language(None)
    own = words(code)
    game = run("tty", "--size", "3", "--fences", "1", given="help\na1\na1\nquit\n")
    assert game.status == 0
    assert own.text("tty-goodbye-unsaved") in game.out
    assert own.text("tty-ask-move", who=own.text("side-S")) in game.out
    assert own.text("tty-help-legal") in game.out
    assert " or " not in game.out or code == "en"


@pytest.mark.parametrize("code", COMPLETE)
def test_help_and_house_rules_in_every_language(code: str) -> None:
    own = words(code)
    assert own.text("cli-command-modes")[:20] in run("--language", code, "--help").out.replace("\n", " ")
    modes = run("--language", code, "modes", "pacman").out
    assert own.text("cli-modes-house") in modes
    assert own.text("house-about-lives") in " ".join(modes.split()) or code in ("ja", "zh-Hant")
    if code != "en":
        assert not {"or", "default", "the"} & set(modes.split())


@pytest.mark.parametrize("place", ["--language de show", "show --language de", "show --language=de-AT"])
def test_the_option_stands_anywhere(place: str) -> None:
    assert words("de").text("tty-ask-move", who="Süd") in run(*place.split()).out


def test_the_environment_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEDGEMAZE_LANGUAGE", "de")
    assert words("de").text("why-action-too_far") in run("legal", "--why", "e3").out
    monkeypatch.setenv("HEDGEMAZE_LANGUAGE", "en")
    assert "That is too far." in run("legal", "--why", "e3").out


def test_errors_are_said_by_their_codes() -> None:
    assert words("de").text("error-mode-unknown") in refused("--language", "de", "show", "chess")
    line = refused("--language", "de", "show", "--actions", "e2 e9")
    assert words("de").text("why-action-same_square").rstrip(".") in line
    assert "'e9'" in line
    assert refused("--language", "tlh", "show").startswith("hedgemaze: no such language; there are en, fr, de")


def test_what_programs_read_is_the_same_in_all_languages() -> None:
    for arguments in (["show", "--json"], ["legal", "--json"], ["perft", "classic2", "2"], ["show", "--text"]):
        assert run("--language", "de", *arguments) == run(*arguments)


def test_a_command_that_says_nothing_loads_no_words() -> None:
    program = "import sys; from hedgemaze.cli import main; sys.argv = ['hedgemaze', 'perft', 'classic2', '1']\n"
    program += "try:\n    main()\nexcept SystemExit:\n    print('fluent.runtime' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", program], env=os.environ, capture_output=True, text=True, check=True)
    assert ran.stdout == "131\nFalse\n"
