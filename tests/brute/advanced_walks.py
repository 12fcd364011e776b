"""Whole moves of the advanced mode (rules.md C.1-9 to 13, 23 to 27; decisions 0001 to 0003).

There are too many whole moves to enumerate (three spent pellets make walks of eight steps), so this module asks one
question repeatedly: *can the move still be finished legally from here?* A step or a spent pellet is legal if it
can.

With `adv_move` = exact the steps are compulsory: from the last spent pellet on (or from the start of the move) the walk
must be as long as the longest one that is possible without spending another. The number of missing steps is passed
on as `owed`. Steps with which PAC-MAN would lose a life are then ignored (C-f): he may make
one at any time, but no rule forces him to.
"""

from dataclasses import dataclass, replace

from .board import Square, Ways
from .house_rules import House


@dataclass(frozen=True)
class Mover:
    """A piece in the middle of its MOVE, and what its steps may change."""

    square: Square
    left: Square | None
    """The square that its previous step left; at first, that of the last step of its previous move."""
    ordinary: int
    pellets: frozenset[Square]
    ghosts: frozenset[tuple[str, Square]]
    """For PAC-MAN all ghosts, for a ghost the others."""
    boost: int = 0
    reserve: int = 0
    made: bool = False
    """Whether it has made a step."""


class Walker:
    """The rules of one piece's move: its first square and its restrictions."""

    def __init__(
        self, house: House, ways: Ways, began: Square, previous: Square | None, pac: Square | None, is_pac: bool
    ) -> None:
        self.house = house
        self.ways = ways
        self.began = began
        self.previous = previous
        self.pac = pac
        """PAC-MAN's square, None while he waits."""
        self.is_pac = is_pac
        self._longest: dict[Mover, int] = {}
        self._finish: dict[tuple[Mover, int | None], bool] = {}

    def step(self, mover: Mover, target: Square) -> tuple[Mover, bool] | None:
        """Returns the piece after a step, and whether the step ends the move at once; None if it may not enter."""
        if self.house["no_return"] == "no_backtrack_step" and target == mover.left:
            return None
        boosted = mover.boost > 0
        after = replace(
            mover,
            square=target,
            left=mover.square,
            boost=mover.boost - boosted,
            ordinary=mover.ordinary - (not boosted),
            made=True,
        )
        met = frozenset(ghost for ghost in mover.ghosts if ghost[1] == target)
        if not self.is_pac:
            if met and self.house["ghost_stack"] == "none" and target != self.pac:
                return None
            return after, target == self.pac
        if met and not boosted:
            return after, True
        if target in mover.pellets:
            after = replace(after, reserve=mover.reserve + 1, pellets=mover.pellets - {target})
        after = replace(after, ghosts=mover.ghosts - met)
        return after, not after.pellets or not after.ghosts

    def spend(self, mover: Mover) -> Mover:
        """The piece after spending a pellet of the reserve: two more steps, made before the ordinary ones."""
        return replace(mover, reserve=mover.reserve - 1, boost=mover.boost + 2)

    def steps(self, mover: Mover) -> list[tuple[Square, Mover, bool]]:
        """All steps that can be made, whether or not the move could then be finished."""
        if mover.boost + mover.ordinary == 0:
            return []
        tried = [(target, self.step(mover, target)) for target in sorted(self.ways[mover.square])]
        return [(target, *stepped) for target, stepped in tried if stepped is not None]

    def costs_life(self, mover: Mover, target: Square) -> bool:
        """Returns whether a step onto a neighbouring square moves PAC-MAN into a ghost."""
        return self.is_pac and mover.boost == 0 and any(at == target for _, at in mover.ghosts)

    def askable(self, mover: Mover) -> list[tuple[Square, Mover, bool]]:
        """Returns the steps that a rule may make compulsory."""
        steps = self.steps(mover)
        if self.house["adv_move"] == "up_to":
            return steps
        return [step for step in steps if not self.costs_life(mover, step[0])]

    def may_end(self, mover: Mover) -> bool:
        """Returns whether a piece may end its move on its square (C.1-11, 12, 27; B14)."""
        if not mover.made or mover.square == self.began:
            return False
        if self.house["no_return"] == "end_square" and mover.square == self.previous:
            return False
        if self.is_pac:
            return True
        shared = any(at == mover.square for _, at in mover.ghosts) and self.house["ghost_stack"] != "free"
        return mover.square not in mover.pellets and not shared

    def longest(self, mover: Mover) -> int:
        """The most steps of a move that ends legally without spending; -1 if there is no such move.

        A catch and a win count as if every step had been made (0001).
        """
        if mover not in self._longest:
            best = 0 if self.may_end(mover) else -1
            for _, after, done in self.askable(mover):
                rest = after.ordinary + after.boost if done else self.longest(after)
                if rest >= 0:
                    best = max(best, 1 + rest)
            self._longest[mover] = best
        return self._longest[mover]

    def owed(self, mover: Mover) -> int | None:
        """Returns the compulsory steps at the start of a move or after a spent pellet; None if all are optional."""
        if self.house["adv_move"] == "up_to" or mover.ordinary == 0:
            return None
        return self.longest(mover)

    def may_stop(self, mover: Mover, owed: int | None) -> bool:
        """Whether the move made so far is a legal whole move."""
        return self.may_end(mover) and owed in (None, 0)

    def can_finish(self, mover: Mover, owed: int | None) -> bool:
        """Returns whether a legal whole move continues from here or ends here."""
        key = (mover, owed)
        if key not in self._finish:
            self._finish[key] = self.may_stop(mover, owed) or self.must_move(mover, owed)
        return self._finish[key]

    def must_move(self, mover: Mover, owed: int | None) -> bool:
        """Returns whether there is a step, or a pellet to spend, that a rule may make compulsory."""
        return any(self._is_legal(step, owed) for step in self.askable(mover)) or self.may_spend(mover)

    def legal_steps(self, mover: Mover, owed: int | None) -> list[Square]:
        """The squares that the piece may enter now."""
        return [step[0] for step in self.steps(mover) if self._is_legal(step, owed)]

    def _is_legal(self, step: tuple[Square, Mover, bool], owed: int | None) -> bool:
        _, after, done = step
        return done or self._may_go_on(after, None if owed is None else owed - 1)

    def _may_go_on(self, after: Mover, rest: int | None) -> bool:
        """Returns whether a step may lead here: the owed steps are possible without spending, or only with spending."""
        if rest is None or self.longest(after) < 0:
            return self.can_finish(after, rest)
        return self.longest(after) >= rest

    def may_spend(self, mover: Mover) -> bool:
        """Whether a pellet may be spent now."""
        if mover.reserve == 0:
            return False
        boosted = self.spend(mover)
        return self.can_finish(boosted, self.owed(boosted))
