"""Random positions of the default maze agree with their successors by the reference rules, in both turns."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from hedgemaze import core
from hedgemaze.gallery import gallery_maze
from hedgemaze.rules import Mode, Position, Side
from hedgemaze.rules.board.fences import FenceSet
from hedgemaze.rules.board.geometry import SQUARES, Square, square_set, squares_of
from hedgemaze.rules.modes.house_rules import HouseRules
from hedgemaze.rules.modes.maze import Maze
from hedgemaze.solve import Table, Value, solve
from hedgemaze.solve.start import start_position
from tests.sample import sample
from tests.solve.plain_solver import CAUGHT, WON, Key, PlainSolver

MODE = Mode.named("pacman", house=HouseRules(lives=1))


def random_key(random: Random, mode: Mode, ghosts: int) -> Key:
    assert mode.maze is not None
    pellets = square_set(random.sample(mode.maze.pellets, random.randint(1, 4)))
    free = [square for square in SQUARES if not pellets >> square & 1]
    pacman, *others = random.sample(free, 1 + random.randint(1, ghosts))
    return pellets, pacman, frozenset(others), random.choice([Side.PACMAN, Side.GHOSTS])


def result(table: Table, plain: PlainSolver, key: Key) -> tuple[Value, int]:
    position = core.Position.from_rules(plain.position(key))
    return table.value(position), table.distance(position) or 0


def wanted(table: Table, plain: PlainSolver, key: Key) -> tuple[Value, int]:
    """Returns the result of a position by those of its successors."""
    mover, other = (Value.PACMAN, Value.GHOSTS) if key[3] is Side.PACMAN else (Value.GHOSTS, Value.PACMAN)
    found = []
    for end in plain.ends(key):
        if isinstance(end, str):
            found.append((Value.PACMAN if end == WON else Value.GHOSTS, 1))
        else:
            value, rounds = result(table, plain, end)
            found.append((value, rounds + (key[3] is Side.GHOSTS) * (value is not Value.OPEN)))
    wins = [rounds for value, rounds in found if value is mover]
    if wins:
        return mover, min(wins)
    if all(value is other for value, _ in found):
        return other, max(rounds for _, rounds in found)
    return Value.OPEN, 0


@pytest.mark.parametrize(
    ("ghosts", "count"),
    [
        (2, 60),
        pytest.param(3, 20_000, marks=pytest.mark.long),
        pytest.param(4, 20_000, marks=pytest.mark.long),
    ],
)
@pytest.mark.slow
def test_positions_agree_with_their_successors(ghosts: int, count: int) -> None:
    """With one ghost to all on the board; and the start position is worth what the gallery says."""
    table, random = solve(MODE, ghosts=ghosts), Random(ghosts)
    start, known = start_position(MODE, ghosts), gallery_maze("A1").exact[ghosts][0]
    assert (table.value(start).value, table.distance(start)) == (known.value, known.distance)
    plain = PlainSolver(MODE, Position.start(MODE).fences, SQUARES)
    seen = set()
    for _ in range(count):
        key = random_key(random, MODE, ghosts)
        found = result(table, plain, key)
        assert found == wanted(table, plain, key), plain.position(key).text
        seen.add(found[0])
    assert seen == set(Value)


# Symmetry: the shipped mazes are mirror images of themselves in the diagonal from a1 to i9.


def mirrored(square: Square) -> Square:
    return SQUARES[9 * square.file + square.row]


@pytest.mark.parametrize("name", sample("A1", of=["A1", "A2", "A3"]))
def test_a_symmetric_maze_has_a_symmetric_table(name: str) -> None:
    mode = Mode.named("pacman", maze=name, house=HouseRules(lives=1))
    assert isinstance(mode.maze, Maze)
    assert mirror_fences(mode.maze.start_fences) == mode.maze.start_fences
    table, random = solve(mode, ghosts=2), Random(name)
    plain = PlainSolver(mode, Position.start(mode).fences, SQUARES)
    for _ in range(300):
        pellets, pacman, ghosts, side = key = random_key(random, mode, 2)
        other = (
            square_set(map(mirrored, squares_of(pellets))),
            mirrored(pacman),
            frozenset(map(mirrored, ghosts)),
            side,
        )
        assert result(table, plain, key) == result(table, plain, other)


def mirror_fences(fences: FenceSet) -> FenceSet:
    flipped = [square_set(map(mirrored, squares_of(slots))) for slots in (fences.vertical, fences.horizontal)]
    return FenceSet(9, *flipped)


def test_the_check_notices_a_wrong_result() -> None:
    """The judge is no judge unless it objects: with another value after a catch its answers differ."""
    table = solve(MODE, ghosts=1)
    other = solve(Mode.named("pacman", house=HouseRules(lives=1, ghost_may_stay=True)), ghosts=1)
    assert table.checksum != other.checksum
    plain, random = PlainSolver(MODE, Position.start(MODE).fences, SQUARES), Random(5)
    keys = [random_key(random, MODE, 1) for _ in range(200)]
    assert CAUGHT in {end for key in keys for end in plain.ends(key) if isinstance(end, str)}
    stays = PlainSolver(other.mode, plain.start.fences, SQUARES)
    assert any(result(other, stays, key) != result(table, plain, key) for key in keys)
    assert replace(plain.start, lives=1) == plain.start
