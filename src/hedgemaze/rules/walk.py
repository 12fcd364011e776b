"""Moves made step by step: which continuations of a piece's move can still end legally (decision 0001).

A family passes functions that continue one of its moves; this module looks ahead. It does not know the families.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hedgemaze.rules.actions import Action
from hedgemaze.rules.state import State

__all__ = ["DEAD", "Continuation", "Walk"]

DEAD = 99
"""More steps than any move has: the price of a move that cannot end legally."""


@dataclass(frozen=True, slots=True)
class Continuation:
    """One way in which a piece's move may go on."""

    action: Action
    after: State
    """The position right after it. Its `active` is None if the action ended the piece's turn: a catch, a win."""
    is_sacrifice: bool = False
    """PAC-MAN walks into a ghost: always allowed where it is possible, never compulsory (B6, C-f)."""
    is_spending: bool = False
    """A pellet is spent: never compulsory, so it does not count when the longest move is looked for."""
    is_fulfilment: bool = False
    """Whatever was compulsory so far counts as done: PAC-MAN has eaten a pellet, and what follows counts from there."""


@dataclass(frozen=True, slots=True)
class Walk:
    """How pieces of one family move."""

    continuations: Callable[[State], list[Continuation]]
    """What the active piece could do next: steps left and squares it may enter count, where it could end does not."""
    may_end: Callable[[State], bool]
    """Whether the active piece may end its move on its square."""
    unmade: Callable[[State], int]
    """How many compulsory steps would stay unmade if the active piece stopped now."""

    def least_unmade(self, state: State) -> int:
        """Returns how few compulsory steps a legal move can leave unmade from here; DEAD if none can end legally.

        Moves that walk into a ghost or spend another pellet are left out: they are never compulsory.
        """
        if state.active is None:
            return 0
        least = self.unmade(state) if self.may_end(state) else DEAD
        for continuation in self.continuations(state):
            if least == 0:
                break
            least = min(least, self._price(continuation))
        return least

    def _price(self, continuation: Continuation) -> int:
        if continuation.is_sacrifice or continuation.is_spending:
            return DEAD
        return 0 if continuation.is_fulfilment else self.least_unmade(continuation.after)

    def can_end(self, state: State) -> bool:
        """Tells whether a move can end legally from here, the pellets that could still be spent included.

        Walking into a ghost is left out, or a piece could come to a square where nothing else is left to do.
        """
        if state.active is None or self.may_end(state):
            return True
        return any(self.can_end(each.after) for each in self.continuations(state) if not each.is_sacrifice)

    def legal(self, continuations: list[Continuation]) -> list[Continuation]:
        """Returns those of the next actions with which a legal move can begin or go on."""
        prices = [self._price(each) for each in continuations]
        least = min(prices, default=DEAD)
        return [
            each
            for each, price in zip(continuations, prices, strict=True)
            if (price == least if price < DEAD else self.can_end(each.after))
        ]

    def may_stop(self, state: State) -> bool:
        """Tells whether the active piece may stop on its square: no further step is compulsory or possible."""
        return self.may_end(state) and self.unmade(state) == self.least_unmade(state)
