"""The commands of a room, each defined once: a handler judges it, and the server derives its wire message from it.

`CLIENT_COMMANDS` are those that clients may send. The other commands, and fields marked `HOST_ONLY`, are for the host.
This module needs the standard library alone, so that a host without the server's packages can use rooms.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from hedgemaze.rooms.closing import CloseReason
from hedgemaze.rooms.log.events import Cause
from hedgemaze.rooms.offers import OfferKind
from hedgemaze.rules import Side

PHRASES = (
    "hello",
    "good_luck",
    "well_played",
    "good_move",
    "oops",
    "thanks",
    "one_moment",
    "your_turn",
    "good_game",
    "again",
    "goodbye",
)
"""Preset phrases: keys of translations."""
FACES = ("face_smile", "face_laugh", "face_think", "face_surprise", "face_sad", "face_sleep")
"""Preset faces."""
HOST_ONLY = {"host_only": True}
"""Metadata of a field that the host sets and a client cannot send."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """The fields that all commands have.

    >>> Leave(seat=2, id="b7", version=12).version
    12
    """

    seat: int = 0
    """The sender's seat, checked by the host. 0 for spectators and for the host itself."""
    id: str = ""
    """The id of the client's message: a repeated id changes nothing."""
    version: int | None = None
    """The last version that the client had seen; None for the current one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sit(Command):
    """Take an empty seat.

    >>> Sit(seat=2, id="b1", name="Bob").name
    'Bob'
    """

    name: str = ""
    character: str | None = None
    is_bot: bool = False
    """Whether the sender is a program; the table must allow bots."""
    account: str | None = field(default=None, metadata=HOST_ONLY)
    """The sender's account, by its public id."""
    rating: int | None = field(default=None, metadata=HOST_ONLY)
    """The sender's rating for this seat."""
    is_provisional: bool = field(default=False, metadata=HOST_ONLY)
    token: str = field(default="", repr=False)
    """The seat's secret, chosen by the sender: it proves that a repeated message is the same sender's. The host keeps
    it (and makes one if it is empty); the room ignores it, and no event contains it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Dress(Command):
    """Change name or character before the start.

    >>> Dress(seat=2, id="b2", name="Robert").name
    'Robert'
    """

    name: str = ""
    character: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal(Command):
    """Change the deal of the ghosts before the first action: ``P.BI.KC``.

    >>> Deal(seat=1, id="a2", deal="P.BI.KC").deal
    'P.BI.KC'
    """

    deal: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave(Command):
    """Leave the table; before the start the seat is free again.

    >>> Leave(seat=2, id="b7").seat
    2
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class Act(Command):
    """Play one or more actions of one turn, all or none.

    >>> Act(seat=1, id="a1", actions=("e2",)).actions
    ('e2',)
    """

    actions: tuple[str, ...]
    lag_ms: int = field(default=0, metadata=HOST_ONLY)
    """The lag of this seat's connection as the host measured it."""
    waited_ms: int = field(default=0, metadata=HOST_ONLY)
    """How long an engine's seat had to wait before it could begin to think."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer(Command):
    """Offer a draw, a take back or a rematch.

    >>> Offer(seat=1, id="a5", kind=OfferKind.DRAW).kind
    <OfferKind.DRAW: 'draw'>
    """

    kind: OfferKind


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer(Command):
    """Agree to an offer or decline it; the seat that made it withdraws it by declining.

    >>> Answer(seat=2, id="b5", offer=14, agree=False).agree
    False
    """

    offer: int
    """The version of the event that made the offer."""
    agree: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Judge(Command):
    """Answer a draw offer for an engine, by the result that the engine expects.

    >>> Judge(seat=2, value=0.4).value
    0.4
    """

    value: float
    """The share of the game's one point that the engine's side may expect, 0 to 1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Resign(Command):
    """Resign; the people who play the ghosts must agree among themselves.

    >>> Resign(seat=1, id="a9").seat
    1
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class Undo(Command):
    """Take the last turn of a person back, where no other person is affected.

    >>> Undo(seat=1, id="a6").seat
    1
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class Hint(Command):
    """Ask whether a hint may be given.

    >>> Hint(seat=1, id="a7").seat
    1
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class GiveTime(Command):
    """Give another side 15 seconds.

    >>> GiveTime(seat=1, id="a8", side=Side.NORTH).side
    <Side.NORTH: 'N'>
    """

    side: Side


@dataclass(frozen=True, slots=True, kw_only=True)
class Say(Command):
    """Say one of `PHRASES` or show one of `FACES`.

    >>> Say(seat=1, id="a3", phrase="good_luck").phrase in PHRASES
    True
    """

    phrase: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Flag(Command):
    """Claim that the running side's time is over. Any client may send it; the host also checks by itself.

    >>> Flag(seat=2, id="b9").seat
    2
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class Credit(Command):
    """Do not charge the running side for time in which it could not play; for the host alone.

    >>> Credit(ms=5_000, cause=Cause.RESTART).ms, Credit in CLIENT_COMMANDS
    (5000, False)
    """

    ms: int
    cause: Cause


@dataclass(frozen=True, slots=True, kw_only=True)
class Close(Command):
    """Close the room for good; for the host alone.

    >>> Close(reason=CloseReason.TECHNICAL).reason, Close in CLIENT_COMMANDS
    (<CloseReason.TECHNICAL: 'technical'>, False)
    """

    reason: CloseReason


CLIENT_COMMANDS: tuple[type[Command], ...] = (
    Sit,
    Dress,
    Deal,
    Leave,
    Act,
    Offer,
    Answer,
    Resign,
    Undo,
    Hint,
    GiveTime,
    Say,
    Flag,
)
"""The commands that clients may send, in the order of the protocol."""
