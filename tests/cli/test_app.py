from __future__ import annotations

import json
import re

import pytest

from hedgemaze import core
from hedgemaze.engine.networks import network_signature
from hedgemaze.rules import MODES
from tests.cli.helpers import refused, run

COMMANDS = (
    "tty",
    "modes",
    "show",
    "legal",
    "perft",
    "convert",
    "check",
    "analyse",
    "match",
    "ugi",
    "serve",
    "backup",
    "admin",
    "export",
)


def test_help_lists_every_command() -> None:
    ran = run("--help")
    assert ran.status == 0
    for command in COMMANDS:
        assert re.search(rf"│ {command} +[A-Z]", ran.out)


def test_no_arguments_print_the_help() -> None:
    assert run().out == run("--help").out
    assert run().status == 0


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_that_fits_a_narrow_terminal(command: str) -> None:
    ran = run(command, "--help")
    assert ran.status == 0
    assert f"Usage: hedgemaze {command}" in ran.out
    assert max(map(len, ran.out.split("\n"))) <= 80
    assert "[[" not in ran.out
    assert "--debug" not in ran.out
    assert "<bool>" not in ran.out


def test_bench_prints_json() -> None:
    found = json.loads(run("bench", "--json").out)
    assert set(found["random_actions_per_second"]) == set(MODES)
    assert found["signature"] == core.bench_signature()
    assert found["search_signature"] == f"{core.search_signature():016x}"
    assert found["network_signature"] == network_signature() is not None
    assert found["perft_leaves_per_second"] > 0


@pytest.mark.parametrize(
    ("words", "completions"),
    [
        ("hedgemaze pe", ["perft"]),
        ("hedgemaze perft classic", ["classic2", "classic3", "classic4"]),
        ("hedgemaze modes adv", ["advanced"]),
        ("hedgemaze match classic2 gr", ["greedy"]),
    ],
)
def test_a_shell_completes_commands_modes_and_players(
    words: str, completions: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("_HEDGEMAZE_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", words)
    monkeypatch.setenv("COMP_CWORD", str(words.count(" ")))
    ran = run()
    assert (ran.status, ran.out.split()) == (0, completions)


def test_the_completion_script_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("typer.completion._get_shell_name", lambda: "bash")
    ran = run("--show-completion")
    assert ran.status == 0
    assert "_HEDGEMAZE_COMPLETE=complete_bash" in ran.out
    assert "Print the completion script" in run("--help").out


def test_version() -> None:
    assert re.fullmatch(r"hedgemaze (\d+\.\d+\.\d+.*|\(not installed\))\n", run("--version").out)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["pref"], "There is no such command: pref (possible: perft) (try"),
        (["perft"], "Missing argument: MODE (try 'hedgemaze perft --help')"),
        (["perft", "classic2"], "Missing argument: DEPTH"),
        (["perft", "classic2", "deep"], "not valid for DEPTH: 'deep' (possible: 0 to 100)"),
        (["perft", "classic2", "101"], "not valid for DEPTH: '101' (possible: 0 to 100)"),
        (["perft", "classic2", "1", "--nope"], "There is no such option: --nope"),
        (["show", "--theme", "baroque"], "'baroque' (possible: arcade, wood, garden, paper, contrast)"),
        (["show", "classic2", "pacman"], "Unexpected argument: pacman"),
    ],
)
def test_a_wrong_command_line_is_reported_in_one_line(arguments: list[str], said: str) -> None:
    assert said in refused(*arguments)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["classic5"], "no mode called 'classic5'; there are classic2"),
        (["classic2;size=4"], "boards of size"),
        (["classic2", "--size", "4"], "boards of size"),
        (["pacman", "--size", "5"], "boards of size"),
        (["pacman", "--fences", "5"], "the number of fences is fixed"),
        (["classic2", "--fences", "-1"], "0 to 99 fences"),
        (["classic2", "--maze", "A1"], "played without a maze"),
        (["pacman", "--maze", "B7"], "no maze or maze file called 'B7'; there are A1"),
        (["pacman", "--maze", "chamber"], "this maze is not for pacman"),
        (["pacman", "--house", "lives"], "not a house rule of the form NAME=VALUE: 'lives'"),
        (["pacman", "--house", "lives=9"], "1 to 5"),
        (["pacman", "--house", "cats=1"], "no house rule called 'cats'; there are "),
        (["classic2", "--house", "lives=2"], "no house rule of classic2 called 'lives'; there are edge_side_jump"),
        (["classic2", "--actions", "e2 e9"], "action 2, 'e9', cannot be played"),
        (["classic2", "--actions", "e2 e8 qq"], "action 3, 'qq', cannot be played: not an action"),
        (["classic2", "--position", "nonsense"], "a position text has 8 fields, this has 1"),
        (["classic2", "--position", "classic2 - Se1Ne1 10,10 - S - 0"], "hedgemaze: "),
        (["pacman", "--position", "classic2 - Se1Ne9 10,10 - S - 0"], "one of classic2, not of this mode: 'pacman'"),
        (["classic2", "--size", "9", "--position", "classic2 - Se1Ne9 10,10 - S - 0"], "leave the option out"),
        (["classic2 - Se1Ne9 10,10 - S - 0", "--position", "-"], "two positions are given"),
    ],
)
@pytest.mark.parametrize("command", ["show", "legal"])
def test_an_impossible_setup_is_reported_in_one_line(command: str, arguments: list[str], said: str) -> None:
    assert said in refused(command, *arguments)


def test_every_fault_of_a_maze_is_reported_in_every_place() -> None:
    mode = "pacman;maze=a1hb1h/a1i1a9/Pe5Be9Ki5Ia5Ce1"
    for arguments in (["show", mode], ["show", f"{mode} - Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P - 0/1/0"]):
        line = refused(*arguments)
        assert "a1h and b1h overlap; maze.pellet_count: 3 pellets instead of 4" in line
    assert "a1h and b1h overlap" in run("check", "-", given=f'[Mode "{mode}"] *').out


def test_terminal_codes_in_the_input_do_not_reach_the_terminal() -> None:
    assert "\x1b" not in refused("show", "\x1b[31mclassic2")
    assert "\x1b" not in refused("show", "--actions", "e2 \x1b[31m")
    assert "\x1b" not in refused("convert", "\x1b[31mfile")


def test_an_internal_error_is_reported_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("by\nzero")

    monkeypatch.setattr("hedgemaze.cli.options.make_game", broken)
    ran = run("show")
    assert ran.status == 3
    assert ran.err == "hedgemaze: This is a bug in the program, ZeroDivisionError: by zero (--debug shows more)\n"
    assert "Traceback" in run("--debug", "show").err
