"""`Walk`: finds which steps of a piece's move can still lead to a legal end (decision 0001).

This module looks ahead and knows no family: each family passes functions that continue its own moves.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hedgemaze.rules.actions import Action
from hedgemaze.rules.state import State

DEAD = 99
"""The cost of a move that cannot end legally: more steps than any move has."""


@dataclass(frozen=True, slots=True)
class Continuation:
    """One possible next action of a piece's move."""

    action: Action
    after: State
    """The position after the action. Its `active` is None if the action ended the piece's turn: a catch, a win."""
    is_sacrifice: bool = False
    """PAC-MAN walks into a ghost: always allowed where it is possible, never compulsory (B6, C-f)."""
    is_spending: bool = False
    """A pellet is spent: never compulsory, so the search for the longest move ignores it."""
    is_fulfilment: bool = False
    """All compulsory steps so far count as made, because PAC-MAN has eaten a pellet."""


@dataclass(frozen=True, slots=True)
class Walk:
    """The moves of the pieces of one family."""

    continuations: Callable[[State], list[Continuation]]
    """Returns the next actions of the active piece, whether or not the move could then end legally."""
    may_end: Callable[[State], bool]
    """Returns whether the active piece may end its move on its square."""
    unmade: Callable[[State], int]
    """Returns the number of compulsory steps that would stay unmade if the active piece stopped now."""

    def least_unmade(self, state: State) -> int:
        """Returns the least number of compulsory steps that a move can leave unmade; DEAD if no move can end legally.

        Moves that walk into a ghost or spend another pellet are left out: they are never compulsory.
        """
        if state.active is None:
            return 0
        least = self.unmade(state) if self.may_end(state) else DEAD
        for continuation in self.continuations(state):
            if least == 0:
                break
            least = min(least, self._cost(continuation))
        return least

    def _cost(self, continuation: Continuation) -> int:
        if continuation.is_sacrifice or continuation.is_spending:
            return DEAD
        return 0 if continuation.is_fulfilment else self.least_unmade(continuation.after)

    def can_end(self, state: State) -> bool:
        """Returns whether the move can end legally from here, also by spending further pellets.

        Walking into a ghost does not count: otherwise a piece could reach a square where it is the only action left.
        """
        if state.active is None or self.may_end(state):
            return True
        return any(self.can_end(each.after) for each in self.continuations(state) if not each.is_sacrifice)

    def legal(self, continuations: list[Continuation]) -> list[Continuation]:
        """Returns the continuations with which a legal move can begin or continue."""
        costs = [self._cost(each) for each in continuations]
        least = min(costs, default=DEAD)
        return [
            each
            for each, cost in zip(continuations, costs, strict=True)
            if (cost == least if cost < DEAD else self.can_end(each.after))
        ]

    def may_stop(self, state: State) -> bool:
        """Returns whether the active piece may stop on its square: no further compulsory step is possible."""
        return self.may_end(state) and self.unmade(state) == self.least_unmade(state)
