"""Offers: one state machine for all of them and any number of seats.

An offer is open until everybody asked has agreed, anybody declines, the one who asked withdraws, or it lapses because
the game moved on. When one lapses stands here; who is asked, and what an agreed offer does, in `agreeing`.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass, replace

__all__ = ["Kind", "Offer", "Refusal"]


class Kind(enum.Enum):
    """What can be offered; time is given without asking."""

    DRAW = "draw"
    TAKE_BACK = "take_back"
    RESIGN = "resign"
    """The ghosts give up together; their people are asked."""
    REMATCH = "rematch"


@dataclass(frozen=True, slots=True)
class Offer:
    """An offer that is open."""

    kind: Kind
    seat: int
    """Who made it."""
    version: int
    """Of the event that made it: its name."""
    asked: tuple[int, ...]
    """Who must agree."""
    agreed: tuple[int, ...] = ()
    turn: int = 0
    """Take back: the number of the turn whose start the game would return to."""

    @property
    def waiting(self) -> tuple[int, ...]:
        """Who has not answered yet."""
        return tuple(seat for seat in self.asked if seat not in self.agreed)

    def with_yes(self, seat: int) -> Offer:
        """Returns the offer after one more has agreed."""
        return replace(self, agreed=(*self.agreed, seat))

    def lapses_when_acting(self, seat: int, team: tuple[int, ...]) -> bool:
        """Tells whether an action by a seat, of that team, means that the offer is not taken.

        A draw offer is declined when a side that was asked plays on; whoever has agreed, and the side that made it, may
        play. A take back lapses with any action, a common resignation with one of the team.
        """
        if self.kind is Kind.DRAW:
            return self.seat not in team and seat not in self.agreed and any(each in self.waiting for each in team)
        return self.kind is Kind.TAKE_BACK or (self.kind is Kind.RESIGN and self.seat in team)


@dataclass(frozen=True, slots=True)
class Refusal:
    """An offer that came to nothing: the same seat may not repeat it at once."""

    kind: Kind
    seat: int
    turns: int
    """How many turns the game had then."""
