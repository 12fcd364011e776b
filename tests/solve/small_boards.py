"""Small boards for the proofs: a corner of the 9×9 board, closed off by fences that no maze may have."""

from __future__ import annotations

from dataclasses import dataclass

from hedgemaze.core._choose import native
from hedgemaze.rules import Mode, parse_fence, parse_square
from hedgemaze.rules.board.fences import FenceSet
from hedgemaze.rules.board.geometry import SQUARES, Square
from hedgemaze.rules.enums import Family
from hedgemaze.rules.modes.house_rules import HouseRules
from hedgemaze.rules.modes.maze import Maze
from hedgemaze.solve.limits import SETS, make_problem


@dataclass(frozen=True)
class SmallBoard:
    """A board of the lowest rows and first files, with fences of its own."""

    size: int
    fences: tuple[str, ...] = ()
    pellets: tuple[str, ...] = ("a1", "e1", "a5", "e5")

    @property
    def squares(self) -> list[Square]:
        return [square for square in SQUARES if square.file < self.size and square.row < self.size]

    def mode(self, house: HouseRules | None = None) -> Mode:
        """Returns a mode without fences, whose pellets and start squares lie on the small board."""
        free = [square for square in self.squares if str(square) not in self.pellets]
        starts = tuple(free[:: max(1, len(free) // 5)][:5])
        maze = Maze(Family.PACMAN, (), tuple(map(parse_square, self.pellets)), starts, name="small")
        return Mode.named("pacman", maze=maze, house=house)

    @property
    def fence_set(self) -> FenceSet:
        """All fences, those that close the board off included."""
        last = self.size - 1
        edge = [f"{'abcdefghi'[i]}{self.size}h" for i in range(0, self.size, 2)]
        edge += [f"{'abcdefghi'[last]}{i + 1}v" for i in range(0, self.size, 2)]
        return FenceSet.of(map(parse_fence, (*self.fences, *edge)), 9)


def solve_blocks(
    mode: Mode, fences: FenceSet, ghosts: int, sets: tuple[int, ...], after_catch: int = 1
) -> tuple[native.SolveProblem, list[bytearray | None]]:
    """Solves some sets of pellets with the core; returns the problem and the blocks."""
    horizontal, vertical = (
        [int(square) for square in SQUARES if slots >> square & 1] for slots in (fences.horizontal, fences.vertical)
    )
    problem = make_problem(mode, ghosts, (horizontal, vertical))
    workspace, blocks = bytearray(problem.workspace_size), list[bytearray | None]([None] * 16)
    for pellets in SETS:
        if pellets in sets:
            out = bytearray(problem.block_size)
            assert problem.solve_set(pellets, after_catch, blocks, out, workspace, 2, lambda *_: True) == 0
            blocks[pellets] = out
    return problem, blocks
