"""The events of a room's log: what happened, as frozen values with consecutive versions.

An event holds what `fold` cannot find out by itself: what was drawn, what time it was, how much lag was allowed for.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass

from hedgemaze.rooms.offers import Kind
from hedgemaze.rooms.settings import Settings
from hedgemaze.rules import Reason, Side

__all__ = [
    "EVENTS",
    "Acted",
    "Answered",
    "Cause",
    "Credited",
    "Dealt",
    "Ended",
    "Event",
    "Flagged",
    "Left",
    "Offered",
    "Opened",
    "Rematched",
    "Resigned",
    "Said",
    "Seated",
    "Started",
    "TookBack",
]


class Cause(enum.Enum):
    """Why a clock gets time."""

    GIVEN = "given"
    """An opponent was kind."""
    RESTART = "restart"
    """The host was away."""
    QUEUE = "queue"
    """An engine had to wait for its turn to think."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """What all events have."""

    version: int
    """Consecutive, from 1."""
    at_ms: int
    """The host's time; never less than that of the event before."""
    seat: int = 0
    """Whose command it was; 0 for the host's own doing."""
    command: str = ""
    """The id of that command, in the first event it caused."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened(Event):
    """A table was set up; engines and people at the opener's screen sit already."""

    settings: Settings


@dataclass(frozen=True, slots=True, kw_only=True)
class Seated(Event):
    """Somebody took the seat, or changed name or character before the start."""

    name: str
    character: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(Event):
    """The ghosts were dealt anew, before the first action."""

    mode: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Started(Event):
    """All seats are taken and the game begins."""

    first: Side | None = None
    """Classic: who begins; None where the mode or the start position says it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Acted(Event):
    """A seat played one or more actions of one turn."""

    actions: tuple[str, ...]
    lag_ms: int = 0
    """How much of the time passed is not charged to the clock."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Offered(Event):
    """A seat proposes something; the offer is known by this event's version."""

    kind: Kind
    asked: tuple[int, ...]
    """The seats that must agree."""
    turn: int = 0
    """Take back: the turn, by number, whose start the game would return to."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered(Event):
    """A seat that was asked agrees or declines, or the one that asked withdraws."""

    offer: int
    agree: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TookBack(Event):
    """The game is again at the start of a turn, position and clocks alike."""

    turn: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Resigned(Event):
    """A side gives up."""

    side: Side


@dataclass(frozen=True, slots=True, kw_only=True)
class Flagged(Event):
    """A side's time is over."""

    side: Side


@dataclass(frozen=True, slots=True, kw_only=True)
class Left(Event):
    """A person leaves the table; pieces that others now hold are named, seat by seat."""

    hands: tuple[str, ...] = ()
    """Letters of the pieces each seat now holds; empty if nothing changes hands."""
    stand_in: int = 0
    """The level of the engine that plays on in this seat; 0 for none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Credited(Event):
    """A side gets time on its clock."""

    side: Side
    ms: int
    cause: Cause


@dataclass(frozen=True, slots=True, kw_only=True)
class Said(Event):
    """A preset phrase or face."""

    phrase: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended(Event):
    """The game is over."""

    reason: Reason
    winner: Side | None
    rank: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Rematched(Event):
    """All agreed to play again: the next table, and which seat of this one sits where."""

    settings: Settings
    seats: tuple[int, ...]
    """By seat of the next table: the seat at this one."""


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
"""Every kind of event; its name in small letters is its name in data."""
