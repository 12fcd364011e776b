"""The solver of small classic boards agrees with a plain one over the reference rules, on every position in reach."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bench.small_classic import OPEN, Fences, SmallBoard
from hedgemaze.rules import Axis, Mode, Piece, Position, Side
from tests.sample import sample


def plain_distances(start: Position) -> dict[Position, int]:
    """Returns the distance of every position in reach: odd if the side to move wins, even if it loses, -1 if open."""
    after: dict[Position, list[Position]] = {}
    found: dict[Position, int] = {}
    waiting = [start]
    while waiting:
        position = waiting.pop()
        if position in after:
            continue
        after[position] = []
        if position.outcome() is not None:
            found[position] = 0
            continue
        after[position] = [replace(position.play_unchecked(each), ply=0) for each in position.legal_actions()]
        waiting += after[position]
    distance, last = 0, 0
    while distance <= last + 1:
        distance += 1
        new = [each for each in after if each not in found and _is_reached(after[each], found, distance)]
        found |= dict.fromkeys(new, distance)
        last = distance if new else last
    return {each: found.get(each, OPEN) for each in after}


def _is_reached(after: list[Position], found: dict[Position, int], distance: int) -> bool:
    if distance % 2:
        return any(found.get(each) == distance - 1 for each in after)
    return all(found.get(each, 0) % 2 == 1 for each in after)


def fences_of(position: Position) -> Fences:
    return frozenset(
        (each.slot.file, each.slot.row, "h" if each.axis is Axis.HORIZONTAL else "v") for each in position.fences
    )


@pytest.mark.parametrize("fences", sample(0, 1, of=range(5)))
def test_every_position_of_the_smallest_board(fences: int) -> None:
    board = SmallBoard(3)
    start = Position.start(Mode.named("classic2", size=3, fences=fences))
    plain = plain_distances(start)
    assert plain[start] == board.start(fences, fences)
    for position, distance in plain.items():
        squares = [position.square_of(piece) for piece in (Piece.SOUTH, Piece.NORTH)]
        south, north = (each.row * 3 + each.file for each in squares if each is not None)
        stocks = position.stock(Side.SOUTH), position.stock(Side.NORTH)
        solved = board.solve(fences_of(position), *stocks)[int(position.side is Side.NORTH), south, north]
        assert solved == distance, position.text


def test_what_is_known_of_the_smallest_board() -> None:
    """The second player wins with equal stocks; a single fence against none turns the result."""
    board = SmallBoard(3)
    assert [board.start(each, each) for each in range(5)] == [4, 8, 12, 12, 12]
    assert board.start(1, 0) == 5


@pytest.mark.slow
def test_one_fence_each_on_the_board_of_five() -> None:
    board = SmallBoard(5)
    assert [board.start(*stocks) for stocks in ((0, 0), (0, 1), (1, 0), (1, 1))] == [8, 8, 9, 12]
