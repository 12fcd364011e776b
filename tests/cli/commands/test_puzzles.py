"""`hedgemaze puzzles`, and puzzles in `hedgemaze tty`."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from hedgemaze.puzzles import load_puzzles, prove, save_puzzles, shipped
from hedgemaze.rules import Move
from tests.cli.helpers import refused, run


@pytest.mark.slow
def test_puzzles_are_made_and_those_of_other_modes_stay(tmp_path: Path) -> None:
    out = tmp_path / "own.json"
    kept = next(each for each in shipped() if each.mode == "classic2")
    save_puzzles(out, [kept])
    ran = run("puzzles", "pacman", "--number", "2", "--games", "4", "--seed", "1", "--out", str(out))
    assert ran.status == 0, ran
    assert ran.out == f"2 puzzles are in {out}.\n"
    first, *made = load_puzzles(out)
    assert first == kept
    assert [each.id for each in made] == ["pacman-1", "pacman-2"]
    assert [each.difficulty for each in made] == sorted(each.difficulty for each in made)
    for each in made:
        prove(each)
    assert [each.name for each in tmp_path.iterdir()] == ["own.json"]
    again = tmp_path / "again.json"
    run("puzzles", "pacman", "--number", "2", "--games", "4", "--seed", "1", "--out", str(again))
    assert load_puzzles(again) == tuple(made)


def test_what_cannot_be_made_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "own.json"
    assert "no mode called 'chess'" in refused("puzzles", "chess", "--out", str(out))
    out.write_text(json.dumps({"version": 9, "puzzles": []}), encoding="utf-8")
    assert "version" in refused("puzzles", "pacman", "--games", "1", "--out", str(out))
    assert "cannot be written" in refused("puzzles", "pacman", "--games", "1", "--out", str(tmp_path / "no" / "x"))


def test_a_puzzle_in_the_terminal() -> None:
    puzzle, wrong = next(
        (puzzle, str(action))
        for puzzle in shipped()
        if puzzle.mode == "classic2" and len(puzzle.line) == 1
        for action in puzzle.start.legal_actions()
        if isinstance(action, Move) and str(action) not in (*puzzle.line, *puzzle.also)
    )
    typed = "\n".join(["why", wrong, "why", "hint", "zz", puzzle.line[0], "never read"])
    ran = run("tty", puzzle.id, "--puzzle", "--ascii", given=f"{typed}\n")
    assert (ran.status, ran.err) == (0, "")
    number, difficulty = puzzle.id.partition("-")[2], puzzle.difficulty
    assert ran.out.startswith(f"Classic for two, puzzle {number}\nDifficulty {difficulty} of 5\n")
    assert "Try something first" in ran.out
    assert f"{wrong} is not the solution." in ran.out
    assert "Then " in ran.out
    assert f"Try {puzzle.line[0]}." in ran.out
    assert "Solved!" in ran.out
    assert ran.out.isascii()


def test_the_reply_is_shown_on_its_own_line() -> None:
    puzzle = next(each for each in shipped() if each.mode == "classic2" and len(each.line) > 2)
    first, reply, *_ = puzzle.line
    ran = run("tty", puzzle.id, "--puzzle", given=f"{first}\nquit\n")
    assert f"Right! Keep going.\nThe opponent’s reply: {reply}\n" in ran.out


def test_the_puzzle_of_the_day_a_theme_and_the_solution() -> None:
    assert re.search(r"\bmoves? and\b|ghosts move", run("tty", "--puzzle", given="quit\n").out)
    ran = run("tty", "catch", "--puzzle", given="board\nsolution\n")
    assert "The ghosts move" in ran.out
    assert "This is the solution: " in ran.out
    assert ran.out.count("a   b   c") == 3  # the question, `board`, the end of the solution
    assert "no puzzle, theme or mode called 'chess-1'; there are " in refused("tty", "chess-1", "--puzzle")
