"""`hedgemaze solve`."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hedgemaze.rules import Mode
from hedgemaze.solve import Progress, Table, needed_memory, solve
from tests.cli.helpers import refused, run


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "hedgemaze" / "tables"


def test_a_maze_is_solved_once_and_listed(data_folder: Path) -> None:
    ran = run("solve", "A2", "--ghosts", "1")
    assert ran.status == 0, ran
    assert "MB of memory" in ran.err
    sentence, head, *rows = ran.out.splitlines()
    assert sentence.startswith("With one ghost and 3 lives, ")
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
    assert "ghost_order=free" in refused("solve", "--rule", "ghost_order=fixed")
    assert "one to four ghosts" in refused("solve", "--ghosts", "5")
    assert refused("solve", "nowhere").count("A1") == 1
    assert "house rule" in refused("solve", "--rule", "tea=true")
    monkeypatch.setattr("hedgemaze.solve.limits.available_memory", lambda: 1_000_000)
    assert "GB of memory" in refused("solve")
    assert not data_folder.exists()


def test_short_memory_is_told_and_the_maze_is_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    free = needed_memory(Mode.named("pacman"), 1) - 1
    monkeypatch.setattr("hedgemaze.solve.limits.available_memory", lambda: free)
    ran = run("solve", "--ghosts", "1", "--lives", "1")
    assert ran.status == 0, ran
    assert "There is little memory" in ran.err
    assert "There is little memory" not in run("solve", "A2", "--ghosts", "1").out


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


def test_a_damaged_table_is_named(data_folder: Path) -> None:
    run("solve", "--ghosts", "1", "--lives", "1")
    (file,) = data_folder.iterdir()
    file.write_bytes(file.read_bytes()[:70_000])
    assert "damaged" in refused("solve", "--ghosts", "1", "--lives", "1")
    assert run("solve", "--list").out.splitlines()[1:] == [f"{file.name}: this table is damaged; solve the maze again"]


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
    assert ran.out.splitlines()[0] == "For certain: PAC-MAN wins in this round. (Pb1)"
    report = json.loads(run("analyse", "--position", position, "--nodes", "20", "--json").out)
    assert report["exact"] == {"of": "game", "value": "pacman", "distance": 1, "best": ["Pb1"]}
    assert report["best"] == "Pb1"
