"""`hedgemaze match`: its table, its log, and its processes after an interrupt."""

from __future__ import annotations

import contextlib
import json
import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hedgemaze.arena import read_log
from hedgemaze.rules import MODES, parse_record
from tests.cli.helpers import refused, run
from tests.cli.test_process import COMMAND, TIMEOUT_S, start
from tests.protocols.helpers import fake, marked, nothing_left_behind


@pytest.mark.parametrize(
    "mode", [mode if mode == "classic2" else pytest.param(mode, marks=pytest.mark.slow) for mode in MODES]
)
def test_random_against_greedy_in_every_mode(mode: str, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    ran = run("match", mode, "random", "greedy", "-n", "1", "--log", str(log), "--movetime", "60000")
    assert ran.status == 0, ran.err
    assert [line.split()[0] for line in ran.out.splitlines()] == [
        "player",
        "greedy",
        "random",
        "points",
        "greedy",
        "random",
    ]
    _, results = read_log(log)
    assert len(ran.err.splitlines()) == len(results) == {"classic3": 3, "classic4": 2}.get(mode, 2)
    for result in results:
        assert parse_record(result.record).outcome() is not None
        assert result.failures == []


def config(folder: Path, *engines: tuple[str, str], mark: str = "") -> str:
    tables = []
    for name, how in engines:
        made = fake(how, mark=mark)
        words = {"name": name, "command": list(made.command), "startup_s": 30, "environment": made.environment}
        rows = [
            f"{key} = {json.dumps(value)}" if key != "environment" else f"{key} = {{ {mark_row(made.environment)} }}"
            for key, value in words.items()
        ]
        tables.append("\n".join(["[[engine]]", *rows]))
    path = folder / "engines.toml"
    path.write_text("\n\n".join(tables), encoding="utf-8")
    return str(path)


def mark_row(environment: dict[str, str]) -> str:
    return ", ".join(f"{name} = {json.dumps(value)}" for name, value in environment.items())


@pytest.mark.slow
def test_engines_of_a_file_and_their_failures(tmp_path: Path) -> None:
    with nothing_left_behind() as mark:
        engines = config(tmp_path, ("good", "plays"), ("bad", "plays_illegally"), mark=mark)
        ran = run("match", "classic2", "good", "bad", "--engines", engines, "-n", "1", "--movetime", "60000")
    assert ran.status == 0
    assert "failed: bad, engine.illegal_action" in ran.err
    assert "game 1: bad engine.illegal_action" in ran.out


def test_a_sequential_test_is_reported() -> None:
    ran = run("match", "classic2;size=5", "greedy", "random", "-n", "120", "--sprt", "0,300", "--movetime", "60000")
    assert "SPRT 0, 300: LLR " in ran.out
    assert "accepted: stronger" in ran.out
    assert len(ran.err.splitlines()) < 120


@pytest.mark.parametrize(("players", "asked", "played"), [(2, 6, 6), (2, 5, 6), (3, 5, 6), (3, 7, 12)])
def test_the_number_of_games_is_rounded_up_to_whole_rounds(players: int, asked: int, played: int) -> None:
    names = ["greedy", "random", "level-1"][:players]
    ran = run("match", "classic2;size=3", *names, "-n", str(asked), "--movetime", "60000", "--json")
    assert json.loads(ran.out)["total"] == len(ran.err.splitlines()) == played


def test_json_has_what_the_tables_have() -> None:
    arguments = ["classic2;size=5", "greedy", "random", "-n", "4", "--sprt", "0,300", "--movetime", "60000"]
    found = json.loads(run("match", *arguments, "--json").out)
    assert list(found) == ["mode", "seed", "games", "total", "players", "sprt", "failures"]
    assert [row["name"] for row in found["players"]] == ["greedy", "random"]
    best = found["players"][0]
    assert (best["games"], best["points"], best["draws"], best["failures"]) == (4, 4.0, 0, 0)
    assert best["won"]["mean"] == 1.0
    assert set(best["sides"]) == {"N", "S"}
    assert best["elo"]["low"] < best["elo"]["value"] < best["elo"]["high"]
    assert found["sprt"]["pairs"] == [0, 0, 0, 0, 2]
    assert found["sprt"]["accepted"] is None
    of_four = json.loads(run("match", "classic4", "greedy", "random", "-n", "2", "--json").out)
    assert of_four["players"][0]["elo"] is of_four["sprt"] is None


def test_a_level_that_the_mode_does_not_have_is_refused() -> None:
    assert "no level of pacman called 'level-6'; there are level-1" in refused("match", "pacman", "level-6", "random")
    assert "levels of the computer are 1 to 5 here" in refused("tty", "pacman", "--level", "6")
    assert "levels of the computer are 1 to 4 here" in refused("tty", "advanced", "--side", "P", "--level", "5")
    assert run("tty", "advanced", "--side", "G", "--level", "5", given="quit\n").status == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["greedy", "nobody"], "no player called 'nobody'; there are random"),
        (["greedy", "random", "--clock", "soon"], "SECONDS+INCREMENT"),
        (["greedy", "random", "--sprt", "5"], "ELO0,ELO1"),
        (["greedy", "random", "--sprt", "5,0"], "elo0 is less than elo1"),
        (["greedy", "random", "--schedule", "swiss"], "schedules are"),
        (["greedy", "random", "--mazes", "many"], "mazes are"),
        (["greedy", "random", "--movetime", "0"], "more than 0"),
        (["greedy", "random", "--engines", "/no/such/file"], "cannot read"),
        (["greedy", "random", "--log", "/no/such/folder/log"], "cannot use this log"),
    ],
)
def test_impossible_settings_are_refused(arguments: list[str], said: str) -> None:
    assert said in refused("match", "classic2", *arguments)


def wait_for_engines(mark: str, number: int, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + TIMEOUT_S
    while len(marked(mark)) < number:
        assert process.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.02)


@pytest.mark.parametrize(
    "number",
    [signal.SIGTERM, *(pytest.param(each, marks=pytest.mark.slow) for each in (signal.SIGINT, signal.SIGKILL))],
)
def test_no_process_survives_an_interrupted_match(number: signal.Signals, tmp_path: Path) -> None:
    """Two concurrent games, with engines that ignore all commands and have children in other process groups."""
    with nothing_left_behind() as mark:
        engines = config(tmp_path, ("deaf", "leaves_children"), ("dumb", "is_silent"), mark=mark)
        log = tmp_path / "log.jsonl"
        arguments = ["-c", "2", "-n", "8", "--movetime", "600000", "--log", str(log)]
        with start("match", "classic2", "deaf", "dumb", "--engines", engines, *arguments) as process:
            wait_for_engines(mark, 2 * (2 + 2 + 2), process)  # two games: guards, engines, children of one
            process.send_signal(number)
            status = process.wait(TIMEOUT_S)
    assert status == (-signal.SIGKILL if number is signal.SIGKILL else 130)
    assert log.read_bytes().count(b"\n") >= 1


@pytest.mark.slow
def test_a_killed_match_resumes_where_it_was(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    command = ["match", "classic4", "greedy", "random", "-n", "24", "-c", "2", "--log", str(log), "--movetime", "60000"]
    for kills in (2, 6):
        with start(*command) as process:
            deadline = time.monotonic() + TIMEOUT_S
            while not log.exists() or log.read_bytes().count(b"\n") <= kills:
                assert time.monotonic() < deadline
                time.sleep(0.01)
            process.kill()
            process.wait(TIMEOUT_S)
    before = log.read_bytes()
    before = before[: before.rfind(b"\n") + 1]
    assert run(*command).status == 0
    after = log.read_bytes()
    assert after.startswith(before)
    _, results = read_log(log)
    assert sorted(result.number for result in results) == list(range(24))
    assert after.count(b"\n") == 25


def test_the_command_starts_without_numpy() -> None:
    program = "import sys; from hedgemaze.cli.app import app; print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True)
    assert done.stdout == "False\n"


@pytest.mark.slow
def test_a_live_table_in_a_terminal() -> None:
    terminal, there = pty.openpty()
    command = [*COMMAND, "match", "classic2;size=5", "greedy", "random", "-n", "4", "--movetime", "60000"]
    seen = b""
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=there, env=os.environ | {"TERM": "xterm"}) as process:
        os.close(there)
        with contextlib.suppress(OSError):  # the other end is closed
            while data := os.read(terminal, 65_536):
                seen += data
        assert process.stdout is not None
        assert process.stdout.read().startswith(b"player  elo")
        assert process.wait(TIMEOUT_S) == 0
    os.close(terminal)
    assert b"Games played: 4 of 4" in seen
