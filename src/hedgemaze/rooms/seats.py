"""Seats: who sits there, which pieces each one moves, and which seats get the pieces of one that leaves."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from functools import lru_cache

from hedgemaze.rooms.settings import Holder, SeatPlan, Settings
from hedgemaze.rules import Piece, Side, parse_mode


class Presence(enum.Enum):
    """Whether a seat is taken.

    >>> [presence.value for presence in Presence]
    ['empty', 'taken', 'gone']
    """

    EMPTY = "empty"
    TAKEN = "taken"
    GONE = "gone"
    """The person left after the start; the seat cannot be taken again."""


@dataclass(frozen=True, slots=True)
class SeatState:
    """One seat of a room.

    >>> from hedgemaze.rooms import SeatPlan
    >>> seats = seats_at_opening(Settings("classic2", (SeatPlan(Holder.HERE, name="Ada"), SeatPlan(Holder.ELSEWHERE))))
    >>> seats[0].name, seats[0].is_person, seats[1].presence
    ('Ada', True, <Presence.EMPTY: 'empty'>)
    """

    holder: Holder
    level: int
    name: str
    character: str | None
    presence: Presence
    hand: str
    """Letters of the pieces this seat moves."""
    is_bot: bool = False
    """Whether a program that says so sits there. It has the rights and duties of a person."""
    account: str | None = None
    """The account of the person who sits there, by its public id; None without one."""
    rating: int | None = None
    """That person's rating when the seat was taken."""
    is_provisional: bool = False
    """Whether that rating is still uncertain."""

    @property
    def is_person(self) -> bool:
        """Whether a person sits there now."""
        return self.holder is not Holder.ENGINE and self.presence is Presence.TAKEN

    @property
    def is_engine(self) -> bool:
        """Whether an engine plays there."""
        return self.holder is Holder.ENGINE


def hands_of(settings: Settings) -> tuple[str, ...]:
    """Returns the letters of the pieces each seat holds by the mode's deal (B20)."""
    return tuple("".join(piece.letter for piece in held) for held in settings.rules.deal)


def seats_at_opening(settings: Settings) -> tuple[SeatState, ...]:
    """Returns the seats of a new table: those for people who join by a link are empty."""
    return tuple(_seat_at_opening(plan, hand) for plan, hand in zip(settings.seats, hands_of(settings), strict=True))


def _seat_at_opening(plan: SeatPlan, hand: str) -> SeatState:
    is_empty = plan.holder is Holder.ELSEWHERE
    return SeatState(
        plan.holder,
        plan.level,
        plan.name,
        plan.character,
        Presence.EMPTY if is_empty else Presence.TAKEN,
        hand,
        plan.is_bot,
        account=None if is_empty else plan.account,
        rating=None if is_empty else plan.rating,
        is_provisional=plan.is_provisional and not is_empty,
    )


@lru_cache(maxsize=256)
def sides_by_seat(mode: str) -> tuple[Side, ...]:
    """Returns the side that each seat plays for, by the text of the mode."""
    return tuple(held[0].side for held in parse_mode(mode).deal)


def pass_on_hand(hands: tuple[str, ...], leaver: int, heirs: tuple[int, ...]) -> tuple[str, ...]:
    """Returns the hands after one seat's pieces went to others, one by one to the seat that has fewest.

    >>> pass_on_hand(("P", "BK", "I", "C"), 2, (3, 4))
    ('P', '', 'BI', 'KC')
    """
    order = "".join(piece.letter for piece in Piece)
    after = list(hands)
    after[leaver - 1] = ""
    for letter in hands[leaver - 1]:
        heir = min(heirs, key=lambda seat: (len(after[seat - 1]), seat))
        after[heir - 1] = "".join(sorted(after[heir - 1] + letter, key=order.index))
    return tuple(after)
