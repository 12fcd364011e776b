"""`start_values`: who wins from the start position with each number of lives, without the distances.

It solves less than `hedgemaze.solve.solve`, and gives the same values:

- A side's wins depend on a catch only by whether that side wins the game that goes on. So PAC-MAN's wins are those of
  one life wherever PAC-MAN does not win after a catch, and the ghosts' are wherever they do.
- More lives are never worse for PAC-MAN. Where PAC-MAN wins with some number of lives, PAC-MAN wins with more; where
  the ghosts do not win, they do not with more.
- If a number of lives changes nothing, no larger number does.
"""

from __future__ import annotations

from functools import cache

from hedgemaze.rules import Mode
from hedgemaze.solve import Value
from hedgemaze.solve.limits import SETS, make_problem
from hedgemaze.solve.solver import block_key
from hedgemaze.solve.start import start_position
from hedgemaze.solve.stores import MemoryStore, anonymous
from hedgemaze.solve.table import LivesLevel

_ALL_PELLETS = 15
_OPEN, _GHOSTS, _PACMAN = 0, 1, 2
"""Who wins after a catch, as the core has it."""


def start_values(mode: Mode, ghosts: int) -> list[Value]:
    """Returns the value of the start position with one life, with two, and so on to the lives of the mode."""
    assert mode.house.stall_result == "draw", "otherwise an open game after a catch is won by a side"
    solver = _Solver(mode, ghosts)
    return [solver.value(lives) for lives in range(1, mode.house.lives + 1)]


class _Solver:
    """The blocks of a mode that have been solved, and what follows from them."""

    def __init__(self, mode: Mode, ghosts: int) -> None:
        self.mode, self.ghosts = mode, ghosts
        self.problem = make_problem(mode, ghosts)
        self.store = MemoryStore()
        self.workspace = anonymous(self.problem.workspace_size)
        self.wins = cache(self._wins)

    def value(self, lives: int) -> Value:
        """Returns the value of the start position."""
        if _ALL_PELLETS in self.wins(Value.GHOSTS, lives):
            return Value.GHOSTS
        return Value.PACMAN if _ALL_PELLETS in self.wins(Value.PACMAN, lives) else Value.OPEN

    def _wins(self, side: Value, lives: int) -> frozenset[int]:
        """Returns the sets of pellets with which a side wins from the start squares.

        With no life left the ghosts have won. Once the set of all pellets is decided for good, smaller sets may be
        those of fewer lives.
        """
        if lives == 0:
            return frozenset(SETS if side is Value.GHOSTS else ())
        before = self.wins(side, lives - 1)
        is_settled = (_ALL_PELLETS in before) is (side is Value.PACMAN)
        if lives > 1 and (is_settled or before == self.wins(side, lives - 2)):
            return before
        good, bad = (_GHOSTS, _OPEN) if side is Value.GHOSTS else (_PACMAN, _GHOSTS)
        counts = [_ALL_PELLETS if self.mode.house.pellets_reset else pellets for pellets in range(16)]
        after_catch = tuple(good if each in before else bad for each in counts)
        numbers = {pellets: self._block(pellets, after_catch) for pellets in SETS}
        prober = LivesLevel(numbers, after_catch).prober(self.problem, self.store.blocks)
        starts = {pellets: start_position(self.mode, self.ghosts, pellets) for pellets in SETS}
        return frozenset(each for each in SETS if Value.of(prober.result(starts[each]._native)) is side)

    def _block(self, pellets: int, after_catch: tuple[int, ...]) -> int:
        """Returns the number of a set's block, solved now unless the store has it; smaller sets come before it."""
        key = block_key(pellets, after_catch)
        if key not in self.store.keys:
            smaller: list[memoryview | None] = [None] * 16
            for part in SETS:
                if part != pellets and part & ~pellets == 0:
                    smaller[part] = self.store.blocks[self.store.keys[block_key(part, after_catch)]]
            out = self.store.new(self.problem.block_size)
            ended = self.problem.solve_set(
                pellets, after_catch[pellets], smaller, out, self.workspace, 1, lambda *_: True
            )
            assert ended == 0, "a forced result takes more than 127 rounds"
            self.store.keep(key, out)
        return self.store.keys[key]
