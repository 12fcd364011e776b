"""The events of a room's log, as frozen values with consecutive versions.

An event holds everything that `apply` cannot compute: what was drawn, the time, the lag that was compensated.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass

from hedgemaze.rooms.offers import OfferKind
from hedgemaze.rooms.settings import Settings
from hedgemaze.rules import Reason, Side


class Cause(enum.Enum):
    """Why a clock gets time."""

    GIVEN = "given"
    """An opponent gave it."""
    RESTART = "restart"
    """The host was down."""
    QUEUE = "queue"
    """An engine had to wait for a free worker."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """The fields that all events have."""

    version: int
    """Consecutive, from 1."""
    at_ms: int
    """The host's time; never less than that of the event before."""
    seat: int = 0
    """The seat whose command caused it; 0 for the host."""
    command: str = ""
    """The id of that command, in the first event it caused."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened(Event):
    """A table was set up; engines and people at the creator's screen have their seats."""

    settings: Settings


@dataclass(frozen=True, slots=True, kw_only=True)
class Seated(Event):
    """A person took the seat, or changed name or character before the start."""

    name: str
    character: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(Event):
    """The deal of the ghosts was changed, before the first action."""

    mode: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Started(Event):
    """All seats are taken and the game begins."""

    first: Side | None = None
    """Classic: the side that begins; None if the mode or the start position says it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Acted(Event):
    """A seat played one or more actions of one turn."""

    actions: tuple[str, ...]
    lag_ms: int = 0
    """The part of the time passed that is not charged to the clock."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Offered(Event):
    """A seat made an offer, which is identified by this event's version."""

    kind: OfferKind
    asked: tuple[int, ...]
    """The seats that must agree."""
    turn: int = 0
    """Take back: the number of the turn whose start the game would return to."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered(Event):
    """A seat that was asked agreed or declined, or the seat that asked withdrew."""

    offer: int
    agree: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TookBack(Event):
    """The game returned to the start of a turn, with its clocks."""

    turn: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Resigned(Event):
    """A side resigned."""

    side: Side


@dataclass(frozen=True, slots=True, kw_only=True)
class Flagged(Event):
    """A side's time was over."""

    side: Side


@dataclass(frozen=True, slots=True, kw_only=True)
class Left(Event):
    """A person left the table."""

    hands: tuple[str, ...] = ()
    """By seat: letters of the pieces it moves now; empty if no piece changed hands."""
    stand_in: int = 0
    """The level of the engine that takes the seat; 0 for none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Credited(Event):
    """A side got time on its clock."""

    side: Side
    ms: int
    cause: Cause


@dataclass(frozen=True, slots=True, kw_only=True)
class Said(Event):
    """A seat said a preset phrase or showed a face."""

    phrase: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended(Event):
    """The game is over."""

    reason: Reason
    winner: Side | None
    rank: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Rematched(Event):
    """All agreed to a rematch."""

    settings: Settings
    seats: tuple[int, ...]
    """By seat of the next table: the seat at this table."""


EVENTS: tuple[type[Event], ...] = (
    Opened,
    Seated,
    Dealt,
    Started,
    Acted,
    Offered,
    Answered,
    TookBack,
    Resigned,
    Flagged,
    Left,
    Credited,
    Said,
    Ended,
    Rematched,
)
"""Every kind of event; its name in lower case is its name in data."""
