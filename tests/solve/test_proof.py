"""The fast solver agrees with a plain one over the reference rules, on every position of small boards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hedgemaze import core
from hedgemaze.core._choose import native
from hedgemaze.rules import Mode, Position
from hedgemaze.rules.board.fences import FenceSet
from hedgemaze.rules.board.geometry import SQUARES, Square, square_set
from hedgemaze.rules.modes.house_rules import HouseRules
from hedgemaze.solve.limits import SETS
from tests.sample import sample
from tests.solve.plain_solver import PlainSolver, Result
from tests.solve.small_boards import SmallBoard, solve_blocks

FIVE = SmallBoard(5, fences=("b2h", "c3v"))
FOUR = SmallBoard(4, fences=("b2h",), pellets=("a1", "d1", "a4", "d4"))
VALUES = {"open": 0, "ghosts": 1, "pacman": 2}


def subsets(pellets: int) -> tuple[int, ...]:
    return tuple(part for part in SETS if part & ~pellets == 0)


def as_result(code: int) -> Result | None:
    return None if code == 0 else ("pacman", code - 127) if code > 127 else ("ghosts", code)


def compare(
    mode: Mode, fences: FenceSet, board: list[Square], ghosts: int, pellets: int, after_catch: str = "ghosts"
) -> int:
    """Solves a set of pellets and its subsets twice and compares all positions; returns their number."""
    assert mode.maze is not None
    problem, blocks = solve_blocks(mode, fences, ghosts, subsets(pellets), VALUES[after_catch])
    prober = native.TableProber(problem, blocks, [VALUES[after_catch]] * 16)
    plain = PlainSolver(mode, fences, board, after_catch)
    open_fences = Position.start(mode).fences
    compared = 0
    for part in subsets(pellets):
        left = square_set(square for i, square in enumerate(mode.maze.pellets) if part >> i & 1)
        for count in range(1 if mode.house.auto_win_no_ghosts else 0, ghosts + 1):
            for key in plain.solve(left, count):
                text = replace(plain.position(key), fences=open_fences).text
                found = as_result(prober.result(core.Position.parse(text)._native))
                assert found == plain.results.get(key), text
                compared += 1
    return compared


@pytest.mark.slow
@pytest.mark.parametrize(("ghosts", "pellets"), [(1, 3), pytest.param(2, 15, marks=pytest.mark.long)])
def test_every_position_of_a_five_by_five_board(ghosts: int, pellets: int) -> None:
    """Two ghosts with all pellets include every set of pellets, and one ghost."""
    assert compare(FIVE.mode(), FIVE.fence_set, FIVE.squares, ghosts, pellets) > 1000


@pytest.mark.slow
@pytest.mark.parametrize("after_catch", sample("open", of=["ghosts", "open", "pacman"]))
@pytest.mark.parametrize(("ghosts", "pellets"), sample((1, 3), of=[(1, 3), (1, 15), (2, 3)]))
def test_what_follows_a_catch_counts(ghosts: int, pellets: int, after_catch: str) -> None:
    assert compare(FOUR.mode(), FOUR.fence_set, FOUR.squares, ghosts, pellets, after_catch) > 500


HOUSES = [
    HouseRules(pac_move="up_to"),
    HouseRules(pac_enters_ghost="caught"),
    HouseRules(boost_partial=False),
    HouseRules(eat_in_passing=False),
    HouseRules(frenzy_steps="exact_2"),
    HouseRules(frenzy_turn=False),
    HouseRules(frenzy_toward_only=True),
    HouseRules(frenzy_toward_only=True, frenzy_steps="exact_2"),
    HouseRules(ghost_may_stay=True),
    HouseRules(ghost_may_stay=True, frenzy_steps="exact_2"),
    HouseRules(ghost_pellet_pass=False),
    HouseRules(ghost_stack="none"),
    HouseRules(ghost_stack="none", frenzy_steps="exact_2", ghost_diagonal=True),
    HouseRules(ghost_diagonal=True),
    HouseRules(ghost_diagonal=True, frenzy_turn=False),
    HouseRules(auto_win_no_ghosts=False),
]


@pytest.mark.slow
@pytest.mark.parametrize("after_catch", sample("pacman", of=["ghosts", "pacman"]))
@pytest.mark.parametrize(
    "house",
    sample(HOUSES[1], HOUSES[9], HOUSES[11], HOUSES[-1], of=HOUSES),
    ids=lambda house: " ".join(f"{k}={v}" for k, v in house.changes().items()),
)
def test_house_rules(house: HouseRules, after_catch: str) -> None:
    board = SmallBoard(3, pellets=("a1", "c1", "a3", "c3"))
    assert compare(board.mode(house), board.fence_set, board.squares, 2, 3, after_catch) > 500


@pytest.mark.long
@pytest.mark.parametrize(("ghosts", "pellets"), [(1, 15), (2, 6)])
def test_every_position_of_the_default_maze(ghosts: int, pellets: int) -> None:
    mode = Mode.named("pacman")
    compare(mode, Position.start(mode).fences, list(SQUARES), ghosts, pellets)
