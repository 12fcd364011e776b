"""The command line in every complete language, and details in German."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from hedgemaze.locales import LANGUAGES, catalogue, use_language
from tests.cli.helpers import refused, run
from tests.cli.test_app import COMMANDS
from tests.sample import sample
from tools.stamps import missing

pytestmark = pytest.mark.usefixtures("english_again")

COMPLETE = [code for code, each in LANGUAGES.items() if each.complete]
SOME = sample(*(code for code in COMPLETE if LANGUAGES[code].required), of=COMPLETE)
"""All complete languages; `./test` runs those that are always up to date."""


PLACES = {
    "pt-PT": "pt_PT",
    "pt-BR": "pt_BR",
    "zh-Hant": "zh_TW",
    "zh-Hans": "zh_CN",
    "ko": "ko_KR",
    "uk": "uk_UA",
    "nb": "nb_NO",
    "cs": "cs_CZ",
    "da": "da_DK",
    "el": "el_GR",
    "sv": "sv_SE",
}
"""System locales of languages whose code is not also their country code."""


@pytest.mark.parametrize("code", ["en", "ja", "zh-Hant"])
def test_help_is_folded_and_not_cut_off(code: str) -> None:
    for command in COMMANDS:
        ran = run("--language", code, command, "--help")
        assert ran.status == 0
        assert "… │" not in ran.out.replace("mailto:…", ""), ran.out


@pytest.mark.parametrize("code", SOME)
def test_a_short_game_in_the_language_of_the_system(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HEDGEMAZE_LANGUAGE", raising=False)
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", f"{PLACES.get(code, f'{code}_{code.upper()}')}.UTF-8")
    use_language(None)
    own = catalogue(code)
    game = run("tty", "--size", "3", "--fences", "1", given="help\na1\na1\nquit\n")
    assert game.status == 0
    assert own.text("tty-goodbye-unsaved") in game.out
    assert own.text("tty-ask-move", who=own.text("side-S")) in game.out
    assert own.text("tty-help-legal") in game.out
    if code != "en" and not missing(code):
        assert " or " not in game.out


@pytest.mark.parametrize("code", SOME)
def test_help_and_house_rules_in_every_language(code: str) -> None:
    own = catalogue(code)
    assert own.text("cli-command-modes")[:20] in run("--language", code, "--help").out.replace("\n", " ")
    modes = run("--language", code, "modes", "pacman").out
    assert own.text("cli-modes-house") in modes
    assert own.text("house-about-lives") in " ".join(modes.split()) or code in ("ja", "zh-Hans", "zh-Hant")
    if code != "en" and not missing(code):
        assert not {"or", "default", "the"} & set(modes.split())


@pytest.mark.parametrize("code", ["lv", "nl"])
def test_a_terminal_shows_no_soft_hyphens(code: str) -> None:
    title = catalogue(code).text("maze-title-pinwheel")
    assert "\u00ad" in title
    modes = run("--language", code, "modes").out
    assert title.replace("\u00ad", "") in modes
    assert "\u00ad" not in modes


def test_brackets_are_those_of_the_language() -> None:
    own = catalogue("ja")
    assert f"{own.text('piece-B')}（B）" in run("--language", "ja", "modes", "pacman").out
    assert f"{catalogue('de').text('piece-B')} (B)" in run("--language", "de", "modes", "pacman").out


@pytest.mark.parametrize("place", ["--language de show", "show --language de", "show --language=de-AT"])
def test_the_option_is_accepted_anywhere(place: str) -> None:
    assert catalogue("de").text("tty-ask-move", who="Süd") in run(*place.split()).out


def test_the_environment_sets_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEDGEMAZE_LANGUAGE", "de")
    assert catalogue("de").text("why-action-too_far") in run("legal", "--why", "e3").out
    monkeypatch.setenv("HEDGEMAZE_LANGUAGE", "en")
    assert "That is too far." in run("legal", "--why", "e3").out


def test_errors_are_translated_by_their_codes() -> None:
    assert catalogue("de").text("error-mode-unknown") in refused("--language", "de", "show", "chess")
    line = refused("--language", "de", "show", "--actions", "e2 e9")
    assert catalogue("de").text("why-action-same_square").rstrip(".") in line
    assert "'e9'" in line
    assert refused("--language", "tlh", "show").startswith("hedgemaze: no language called 'tlh'; there are en, fr, de")


BAD_MAZE = {
    "family": "pacman",
    "fences": ["a1h", "b1h", "q"],
    "chamber": ["e5h"],
    "pellets": ["a1", "z9"],
    "starts": {"P": "a1", "Z": "e4"},
    "title": 3,
    "colour": "red",
}


@pytest.mark.parametrize("code", [code for code in COMPLETE if code != "en"])
def test_everything_wrong_with_a_maze_in_every_language(code: str, tmp_path: Path) -> None:
    file, own = tmp_path / "maze.json", catalogue(code)
    file.write_text(json.dumps(BAD_MAZE), encoding="utf-8")
    first, *reasons = run("--language", code, "check", str(file)).out.splitlines()
    assert first == f"{file}: {own.text('cli-check-maze-wrong', n=13)}"
    fences, squares = own.text("error-range", least="a1h", most="h8v"), own.text("error-range", least="a1", most="i9")
    keys = "name, title, family, note, fences, chamber, pellets, respawns, starts"

    def said(name: str, given: str, allowed: str) -> str:
        problem = own.text(name, given=given).rstrip(".。")
        if not own.shows(name, "given"):
            problem = own.text("error-given", problem=problem, given=given)
        return own.text("error-allowed", problem=problem, allowed=allowed) if allowed else problem

    expected = [
        said("error-maze-unknown_key", "'colour'", keys),
        said("error-maze-title", "'<int>'", ""),
        said("error-fence", "'q'", fences),
        said("error-square", "'z9'", squares),
        said("error-maze-unknown_piece", "'Z'", "P, B, K, I, C"),
        own.text("fault-fence_overlaps", one="a1h", other="b1h"),
        own.text("error-maze-chamber_count"),
        own.text("fault-pellet_count", n=1),
        *(own.text("fault-start", piece=own.text(f"piece-{letter}")) for letter in "BKIC"),
        own.text("fault-square_shared", squares="a1"),
    ]
    assert reasons == [f"  {sentence.rstrip('.。')}" for sentence in expected]
    line = refused("--language", code, "show", "pacman", "--maze", str(file))
    assert all(reason.strip() in line for reason in reasons)


@pytest.mark.parametrize("code", COMPLETE)
def test_a_message_that_quotes_the_input_is_complete(code: str) -> None:
    own = catalogue(code)
    line, given = refused("--language", code, "show", "--house", "x"), "'x'"
    problem = own.text("error-house_rule-unreadable", given=given)
    if code == "en":
        problem = "not a house rule of the form NAME=VALUE: 'x'"
    allowed = own.text("error-examples", examples="lives=5")
    assert line == f"hedgemaze: {own.text('error-allowed', problem=problem, allowed=allowed)}\n"
    assert "\\u" not in line


def test_an_impossible_position_says_what_to_look_at() -> None:
    line = refused("--language", "de", "show", "--position", "classic2 - Se5Ne5 10,10 - S - 0")
    assert catalogue("de").text("error-position-pieces") in line


def test_an_error_in_a_file_says_where() -> None:
    own = catalogue("de")
    found = own.text("error-given", problem=own.text("error-action-unreadable"), given="'foo'")
    assert (
        own.text("error-on-line", line=2, problem=found) in run("--language", "de", "check", "-", given="e2\nfoo").out
    )
    data = json.loads(run("convert", "-", "--to", "json", given="e2 e8").out)
    data["entries"][1] = "foo"
    assert (
        own.text("error-on-entry", entry=2, problem=found)
        in run("--language", "de", "check", "-", given=json.dumps(data)).out
    )


@pytest.mark.parametrize(
    ("line", "name", "values"),
    [
        ("dance", "error-usage-command", {"name": "dance"}),
        ("show classic2 classic3", "error-usage-extra", {"given": "classic3"}),
        ("show --nothing", "error-usage-option", {"name": "--nothing"}),
        ("show --size", "error-usage-needs_value", {"name": "--size"}),
        ("show --json=1", "error-usage-no_value", {"name": "--json"}),
        ("perft", "error-usage-missing", {"name": "MODE"}),
    ],
)
def test_a_wrong_command_line_in_german(line: str, name: str, values: dict[str, str]) -> None:
    assert refused("--language", "de", *line.split()).startswith(f"hedgemaze: {catalogue('de').text(name, **values)} (")


def test_pictures_and_boards_are_translated() -> None:
    own = catalogue("de")
    picture = run("--language", "de", "show", "pacman", "--svg", "-").out
    assert f"<title>{own.text('tty-caption-pacman-maze', maze=own.text('maze-title-A1'))}</title>" in picture
    status = own.text("tty-left-pacman", round=1, lives=3, taken=0, pellets=4)
    assert f"{status}</desc>" in picture
    assert status in run("--language", "de", "convert", "-", "--to", "text", given='[Mode "pacman"]\n\n*').out


def test_machine_readable_output_is_the_same_in_all_languages() -> None:
    for arguments in (["show", "--json"], ["legal", "--json"], ["perft", "classic2", "2"], ["show", "--text"]):
        assert run("--language", "de", *arguments) == run(*arguments)


def test_a_command_without_messages_loads_no_catalogue() -> None:
    program = "import sys; from hedgemaze.cli import main; sys.argv = ['hedgemaze', 'perft', 'classic2', '1']\n"
    program += "try:\n    main()\nexcept SystemExit:\n    print('fluent.runtime' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", program], env=os.environ, capture_output=True, text=True, check=True)
    assert ran.stdout == "131\nFalse\n"
