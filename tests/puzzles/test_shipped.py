"""The shipped puzzles: their number, their proofs, the puzzle of a day."""

from __future__ import annotations

import datetime
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from hedgemaze.errors import PuzzleError
from hedgemaze.puzzles import Goal, ProofKind, Puzzle, PuzzleTheme, find_puzzle, prove, puzzle_of_day, shipped
from hedgemaze.puzzles.collection import format_puzzles, parse_puzzles
from hedgemaze.puzzles.making.grading import difficulty_of
from hedgemaze.puzzles.puzzle import DEEPER, DIFFICULTIES
from hedgemaze.rules import MODES, Position
from tests.sample import sample

LARGEST = 300_000
QUICK_GHOSTS = 2
"""`./test` makes tables of at most this many ghosts."""
EVERY = [each.id for each in shipped()]
SEARCHED = [each.id for each in shipped() if each.proof.kind is not ProofKind.TABLE]
BY_TABLE = [each.id for each in shipped() if each.proof.kind is ProofKind.TABLE]
QUICK_TABLE = [each.id for each in shipped() if 0 < each.proof.ghosts <= QUICK_GHOSTS]


def test_there_are_enough_of_every_mode_and_difficulty() -> None:
    text = files("hedgemaze.puzzles").joinpath("puzzles.json").read_text("utf-8")
    assert len(text.encode()) < LARGEST
    assert len(EVERY) >= 300
    modes = Counter(each.mode for each in shipped())
    assert set(modes) == set(MODES)
    assert min(modes.values()) >= 40
    alone = Counter(each.mode for each in shipped() if not each.also)
    assert sum(alone.values()) >= 300, "with a single right turn"
    assert min(alone.values()) >= 40
    for mode in MODES:
        assert {each.difficulty for each in shipped() if each.mode == mode} == set(DIFFICULTIES), mode
    assert {each.theme for each in shipped()} == set(PuzzleTheme)
    assert len({each.position for each in shipped()}) == len(EVERY)


def test_the_documentation_counts_them() -> None:
    text = (Path(__file__).parents[2] / "docs" / "puzzles.md").read_text("utf-8")
    for mode in MODES:
        found = Counter(each.difficulty for each in shipped() if each.mode == mode)
        assert f"| `{mode}` | {' | '.join(str(found[each]) for each in DIFFICULTIES)} |" in text
    alone = sum(not each.also for each in shipped())
    assert f"{alone} of the {len(shipped())} puzzles have a single right turn" in text


def test_the_file_is_written_as_it_is_read() -> None:
    text = files("hedgemaze.puzzles").joinpath("puzzles.json").read_text("utf-8")
    assert format_puzzles(parse_puzzles(text)) == text


@pytest.mark.parametrize("mode", MODES)
def test_data_agrees(mode: str) -> None:
    for puzzle in shipped():
        if puzzle.mode == mode:
            check_data(puzzle)


def check_data(puzzle: Puzzle) -> None:
    start = Position.parse(puzzle.position)
    assert start.text == puzzle.position, puzzle.id
    assert puzzle.difficulty == difficulty_of(puzzle.solved), puzzle.id
    if puzzle.proof.kind is ProofKind.TABLE:
        assert puzzle.mode == "pacman", puzzle.id
        assert start.lives == 1, puzzle.id
        assert (puzzle.rounds is not None) == (puzzle.goal is Goal.WIN), puzzle.id
    else:
        assert puzzle.proof.nodes == DEEPER * puzzle.proof.found, puzzle.id


@pytest.mark.slow
@pytest.mark.parametrize("name", sample(*SEARCHED[::40], of=SEARCHED))
def test_a_search_proves_it_again(name: str) -> None:
    prove(find_puzzle(name))


@pytest.mark.slow
@pytest.mark.parametrize("name", sample(*QUICK_TABLE[::6], of=BY_TABLE))
def test_a_table_proves_it_again(name: str) -> None:
    prove(find_puzzle(name))


def test_every_puzzle_has_its_day() -> None:
    first = datetime.date(2026, 11, 16)
    days = [puzzle_of_day(first + datetime.timedelta(days=n)) for n in range(len(EVERY))]
    assert len(set(days)) == len(EVERY)
    assert puzzle_of_day(first + datetime.timedelta(days=len(EVERY))) == days[0]


def test_puzzles_are_found_by_id_theme_and_mode() -> None:
    assert find_puzzle("classic3-2").id == "classic3-2"
    assert {find_puzzle("catch", turn=n).theme for n in range(50)} == {PuzzleTheme.CATCH}
    assert {find_puzzle("advanced", turn=n).mode for n in range(50)} == {"advanced"}
    with pytest.raises(PuzzleError) as error:
        find_puzzle("chess-1")
    assert error.value.code == "puzzle.unknown"
