"""`hedgemaze solve`."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hedgemaze import core
from hedgemaze.rules import Game, Mode, Position, format_record
from hedgemaze.solve import Exact, Progress, Table, find_exact, needed_memory, solve
from tests.cli.helpers import refused, run
from tests.solve.test_tables import damage, set_version


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "hedgemaze" / "tables"


def test_a_maze_is_solved_once_and_listed(data_folder: Path) -> None:
    ran = run("solve", "A2", "--ghosts", "1")
    assert ran.status == 0, ran
    assert "MB of memory" in ran.err
    sentence, head, *rows = ran.out.splitlines()
    assert sentence.startswith("Ghosts: 1, lives: 3. ")
    assert head.split()[:2] == ["lives", "start"]
    assert [row.split()[0] for row in rows[:3]] == ["1", "2", "3"]
    (file,) = data_folder.iterdir()
    again = run("solve", "A2", "--ghosts", "1")
    assert (again.out, again.err) == (ran.out, "")
    folder, _, row = run("solve", "--list").out.splitlines()
    assert folder == f"Tables in {data_folder}:"
    assert row.split()[:2] == ["A2", "1"]
    assert row.split()[-1] == file.name


def test_rules_lives_and_file(tmp_path: Path) -> None:
    out = tmp_path / "own.hmtable"
    ran = run("solve", "--ghosts", "1", "--lives", "1", "--rule", "ghost_may_stay=true", "--out", str(out), "--json")
    found = json.loads(ran.out)
    assert found["file"] == str(out)
    assert found["mode"] == "pacman;ghost_may_stay=true;lives=1"
    assert [level["lives"] for level in found["levels"]] == [1]
    assert json.loads(run("solve", "--list", "--json").out) == []
    assert run("solve", "--list").out == "There are no tables yet.\n"
    assert "another game" in refused("solve", "A2", "--ghosts", "1", "--out", str(out))


def test_what_cannot_be_solved_is_refused(data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "ghost_order=free" in refused("solve", "--house", "ghost_order=fixed")
    assert "1 to 4 ghosts" in refused("solve", "--ghosts", "5")
    assert refused("solve", "towers").count("tower,") == 1
    assert "house rule" in refused("solve", "--house", "tea=true")
    monkeypatch.setattr("hedgemaze.solve.limits.available_memory", lambda: 1_000_000)
    assert "GB of memory" in refused("solve")
    assert not data_folder.exists()


def test_short_memory_is_told_and_the_maze_is_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    free = needed_memory(Mode.named("pacman"), 1) - 1
    with monkeypatch.context() as patch:
        patch.setattr("hedgemaze.solve.limits.available_memory", lambda: free)
        ran = run("solve", "--ghosts", "1", "--lives", "1")
    assert ran.status == 0, ran
    assert "There is little memory" in ran.err
    assert "There is little memory" not in run("solve", "A2", "--ghosts", "1").err


def test_an_interrupt_stops_the_work_and_the_same_command_goes_on(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(mode: Mode, *, progress: Callable[[Progress], None], **options: Any) -> Table:
        def report(step: Progress) -> None:
            progress(step)
            if step.pellets == 2:
                signal.raise_signal(signal.SIGINT)

        return solve(mode, progress=report, **options)

    with monkeypatch.context() as patch:
        patch.setattr("hedgemaze.cli.commands.solve.make_table", interrupted)
        ran = run("solve", "--ghosts", "1")
    assert ran.status == 130
    assert "Stopped. Run the same command again to continue." in ran.err
    assert {file.suffix for file in data_folder.iterdir()} == {".part", ".journal"}
    assert run("solve", "--list").out == "There are no tables yet.\n"
    assert run("solve", "--ghosts", "1").status == 0
    (file,) = data_folder.iterdir()
    assert file.suffix == ".hmtable"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda path: path.write_bytes(path.read_bytes()[:70_000]), "this table is damaged; solve the maze again"),
        (lambda path: damage(path, 70_000), "this table is damaged; solve the maze again"),
        (lambda path: set_version(path, 0), "this table has version 0, and 1 is needed; solve the maze again"),
    ],
)
def test_a_damaged_or_older_table_is_named_and_made_again(
    change: Callable[[Path], None], said: str, data_folder: Path
) -> None:
    command = ("solve", "--ghosts", "1", "--lives", "1")
    whole = run(*command).out
    (file,) = data_folder.iterdir()
    change(file)
    assert run("solve", "--list").out.splitlines()[1:] == [f"{file.name}: {said}"]
    again = run(*command)
    assert (again.status, again.out) == (0, whole)
    assert said in again.err
    assert run(*command).err == ""
    assert list(data_folder.iterdir()) == [file]


def test_a_file_that_is_no_table_is_not_overwritten(tmp_path: Path) -> None:
    own = tmp_path / "letter.txt"
    own.write_text("Dear Inky")
    assert "not a table" in refused("solve", "--ghosts", "1", "--out", str(own))
    assert own.read_text() == "Dear Inky"


A1 = "d3hg5hb7hg2vc4ve7v/a1i1a9i9/Pe5Be9Ki5Ia5Ce1"


@pytest.mark.parametrize(
    ("maze", "reason"),
    [
        (A1.replace("Pe5", ""), "start"),
        (A1.replace("Ki5", ""), "start"),
        (A1.replace("a1i1a9i9", "a1b1c1d1e2f1g1h1"), "pellets"),
        (A1.replace("d3h", "d3he3h"), "fence_overlaps"),
        (A1.replace("d3h", "a8ha7va6h"), "cut off"),
    ],
)
def test_mazes_that_nobody_can_play_are_refused(maze: str, reason: str, data_folder: Path) -> None:
    """Without a start, with eight pellets, with fences that overlap or seal squares."""
    assert reason in refused("solve", maze, "--ghosts", "1")
    assert not data_folder.exists()


def test_an_analysis_says_what_a_table_knows() -> None:
    run("solve", "--ghosts", "1", "--lives", "1")
    position = "pacman d3hg5hb7hg2vc4ve7v Pc1Be9K*I*C* - a1/0/3/1 P - 0/1/1"
    ran = run("analyse", "--position", position, "--nodes", "20")
    assert ran.out.splitlines()[:2] == ["For certain: PAC-MAN wins in this round.", "Best actions: Pb1"]
    report = json.loads(run("analyse", "--position", position, "--nodes", "20", "--json").out)
    assert report["exact"] == {"of": "game", "value": "pacman", "distance": 1, "best": ["Pb1"]}
    assert report["best"] == "Pb1"


NEAR_PELLET = "pacman d3hg5hb7hg2vc4ve7v Pc1Be9K*I*C* - a1/0/3/1 P - 0/1/1"


def test_an_engine_of_the_protocol_says_what_a_table_knows() -> None:
    run("solve", "--ghosts", "1", "--lives", "1")
    ran = run("ugi", given=f"position text {NEAR_PELLET}\ngo nodes 20\n")
    *_, info, best = ran.out.splitlines()
    assert " exact pacman 1 pv Pb1" in info
    assert best == "bestmove Pb1"


def test_the_perfect_level_of_the_terminal_plays_by_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = tmp_path / "game.txt"
    record.write_text(format_record(Game(Position.parse(NEAR_PELLET))))
    command = ("tty", "--load", str(record), "--level", "9", "--side", "ghosts")
    asked = list[str]()

    def find(position: core.Position) -> Exact | None:
        asked.append(position.text)
        return find_exact(position)

    monkeypatch.setattr("hedgemaze.engine.players.level_player.find_exact", find)
    run("solve", "--ghosts", "1", "--lives", "1")
    ran = run(*command, given="quit\n")
    assert "The computer plays Pb1" in ran.out
    assert asked[0] == NEAR_PELLET
