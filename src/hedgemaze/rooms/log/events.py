"""The events of a room's log, as frozen values with consecutive versions.

An event holds everything that `apply` cannot compute: what was drawn, the time, the lag that was compensated.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass

from hedgemaze.rooms.closing import CloseReason
from hedgemaze.rooms.offers import OfferKind
from hedgemaze.rooms.settings import Settings
from hedgemaze.rules import Reason, Side


class Cause(enum.Enum):
    """Why a clock gets time.

    >>> Cause("queue")
    <Cause.QUEUE: 'queue'>
    """

    GIVEN = "given"
    """An opponent gave it."""
    RESTART = "restart"
    """The host was down."""
    QUEUE = "queue"
    """An engine had to wait for a free worker."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """The fields that all events have.

    >>> Said(version=3, at_ms=1_000, seat=1, command="a3", phrase="hello").command
    'a3'
    """

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
    """A table was set up; engines and people at the creator's screen have their seats.

    >>> from hedgemaze.rooms import SeatPlan
    >>> Opened(version=1, at_ms=0, settings=Settings("classic2", (SeatPlan(), SeatPlan()))).settings.mode
    'classic2'
    """

    settings: Settings


@dataclass(frozen=True, slots=True, kw_only=True)
class Seated(Event):
    """A person took the seat, or changed name or character before the start.

    >>> Seated(version=2, at_ms=4_000, seat=2, name="Bob").name
    'Bob'
    """

    name: str
    character: str | None = None
    is_bot: bool = False
    account: str | None = None
    """The person's account, by its public id."""
    rating: int | None = None
    is_provisional: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(Event):
    """The deal of the ghosts was changed, before the first action.

    >>> Dealt(version=3, at_ms=5_000, mode="pacman;deal=P.BI.KC").mode
    'pacman;deal=P.BI.KC'
    """

    mode: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Started(Event):
    """All seats are taken and the game begins.

    >>> Started(version=3, at_ms=4_000, first=Side.SOUTH).first
    <Side.SOUTH: 'S'>
    """

    first: Side | None = None
    """Classic: the side that begins; None if the mode or the start position says it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Acted(Event):
    """A seat played one or more actions of one turn.

    >>> Acted(version=4, at_ms=9_000, seat=1, actions=("e2",), lag_ms=80).actions
    ('e2',)
    """

    actions: tuple[str, ...]
    lag_ms: int = 0
    """The part of the time passed that is not charged to the clock."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Offered(Event):
    """A seat made an offer, which is identified by this event's version.

    >>> Offered(version=9, at_ms=30_000, seat=1, kind=OfferKind.DRAW, asked=(2,)).asked
    (2,)
    """

    kind: OfferKind
    asked: tuple[int, ...]
    """The seats that must agree."""
    turn: int = 0
    """Take back: the number of the turn whose start the game would return to."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered(Event):
    """A seat that was asked agreed or declined, or the seat that asked withdrew.

    >>> Answered(version=10, at_ms=31_000, seat=2, offer=9, agree=True).offer
    9
    """

    offer: int
    agree: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TookBack(Event):
    """The game returned to the start of a turn, with its clocks.

    >>> TookBack(version=11, at_ms=32_000, turn=4).turn
    4
    """

    turn: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Resigned(Event):
    """A side resigned.

    >>> Resigned(version=12, at_ms=33_000, seat=2, side=Side.NORTH).side
    <Side.NORTH: 'N'>
    """

    side: Side


@dataclass(frozen=True, slots=True, kw_only=True)
class Flagged(Event):
    """A side's time was over.

    >>> Flagged(version=12, at_ms=33_000, side=Side.SOUTH).side
    <Side.SOUTH: 'S'>
    """

    side: Side


@dataclass(frozen=True, slots=True, kw_only=True)
class Left(Event):
    """A person left the table.

    >>> Left(version=12, at_ms=33_000, seat=2, stand_in=3).stand_in
    3
    """

    hands: tuple[str, ...] = ()
    """By seat: letters of the pieces it moves now; empty if no piece changed hands."""
    stand_in: int = 0
    """The level of the engine that takes the seat; 0 for none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Credited(Event):
    """A side got time on its clock.

    >>> Credited(version=12, at_ms=33_000, side=Side.SOUTH, ms=15_000, cause=Cause.GIVEN).ms
    15000
    """

    side: Side
    ms: int
    cause: Cause


@dataclass(frozen=True, slots=True, kw_only=True)
class Said(Event):
    """A seat said a preset phrase or showed a face.

    >>> Said(version=3, at_ms=1_000, seat=1, phrase="hello").phrase
    'hello'
    """

    phrase: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended(Event):
    """The game is over.

    >>> Ended(version=13, at_ms=33_000, reason=Reason.RESIGNED, winner=Side.SOUTH).winner
    <Side.SOUTH: 'S'>
    """

    reason: Reason
    winner: Side | None
    rank: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Closed(Event):
    """The room was closed, by a host or for an absent player: a game that was not over has no result.

    >>> Closed(version=13, at_ms=33_000, reason=CloseReason.TECHNICAL).reason
    <CloseReason.TECHNICAL: 'technical'>
    """

    reason: CloseReason


@dataclass(frozen=True, slots=True, kw_only=True)
class Rematched(Event):
    """All agreed to a rematch.

    >>> from hedgemaze.rooms import SeatPlan
    >>> settings = Settings("classic2", (SeatPlan(), SeatPlan()))
    >>> Rematched(version=15, at_ms=40_000, settings=settings, seats=(2, 1)).seats
    (2, 1)
    """

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
    Closed,
)
"""Every kind of event; its name in lower case is its name in data."""
