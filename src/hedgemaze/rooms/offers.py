"""Open offers: one state machine for all kinds and any number of seats.

An offer is open until every seat asked has agreed, one of them declines, the seat that made it withdraws it, or it
lapses because the game went on. This module decides when an offer lapses; `handlers.offers` decides which seats are
asked and what an agreed offer does.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass, replace


class OfferKind(enum.Enum):
    """What can be offered.

    >>> [kind.value for kind in OfferKind]
    ['draw', 'take_back', 'resign', 'rematch']
    """

    DRAW = "draw"
    TAKE_BACK = "take_back"
    RESIGN = "resign"
    """The ghosts resign together; the people who play them are asked."""
    REMATCH = "rematch"


@dataclass(frozen=True, slots=True)
class OpenOffer:
    """An offer that is open.

    >>> OpenOffer(OfferKind.DRAW, seat=1, version=9, asked=(2, 3), agreed=(2,)).waiting
    (3,)
    """

    kind: OfferKind
    seat: int
    """The seat that made it."""
    version: int
    """The version of the event that made it; identifies the offer."""
    asked: tuple[int, ...]
    """The seats that must agree."""
    agreed: tuple[int, ...] = ()
    turn: int = 0
    """Take back: the number of the turn whose start the game would return to."""

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have not answered yet."""
        return tuple(seat for seat in self.asked if seat not in self.agreed)

    def with_agreement(self, seat: int) -> OpenOffer:
        """Returns the offer after one more seat has agreed."""
        return replace(self, agreed=(*self.agreed, seat))

    def lapses_when_acting(self, seat: int, team: tuple[int, ...]) -> bool:
        """Returns whether an action by a seat of that team ends the offer.

        A draw offer is declined when a side that was asked plays on; a seat that has agreed, and the side that made
        the offer, may play. A take back lapses with any action, a common resignation with one of the team.
        """
        if self.kind is OfferKind.DRAW:
            return self.seat not in team and seat not in self.agreed and any(each in self.waiting for each in team)
        return self.kind is OfferKind.TAKE_BACK or (self.kind is OfferKind.RESIGN and self.seat in team)


@dataclass(frozen=True, slots=True)
class Refusal:
    """An offer that was declined or lapsed: the same seat may not repeat it at once."""

    kind: OfferKind
    seat: int
    turns: int
    """The number of turns that the game had then."""
