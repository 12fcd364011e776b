"""The messages of a socket: tagged structs, JSON on the wire; `docs/protocols.md` has an example of each.

A client's message that wants something done has an ``id`` and is answered by `Ack` after the commit, or by `Error`; the
same id again changes nothing. What the events are is told by `hedgemaze.rooms`; they travel as `rooms.event_to_data`
writes them. `typescript` makes the page's types out of this module.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, Union

import msgspec
from msgspec import Meta

from hedgemaze import rooms
from hedgemaze.rules import Reason, Side

__all__ = [
    "CLIENT",
    "SERVER",
    "ClientMessage",
    "decode",
    "encode",
]

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Seat = Annotated[int, Meta(ge=0, le=5)]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Word = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(max_length=200)]
Token = Annotated[str, Meta(max_length=16)]
Secret = Annotated[str, Meta(pattern="^([A-Za-z0-9_-]{22,64})?$")]


class _Struct(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    pass


class ClientMessage(_Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """What all messages of clients have."""


class Hello(ClientMessage, frozen=True, kw_only=True):
    """The first message: which room, who one is, and what one has seen."""

    room: Word
    token: Word = ""
    """Of a seat, or of the invitation; without one the cookie tells."""
    watch: bool = False
    """Watch, even if the cookie holds a seat."""
    version: Version = 0
    """The last version one has; 0 for nothing."""


class Command(ClientMessage, frozen=True, kw_only=True):
    """What all messages have that want something done."""

    id: Id
    seat: Seat = 0
    """Whose; 0 for the only seat that this socket holds."""
    version: Version | None = None
    """What the sender had seen; None for what there is."""


class Sit(Command, frozen=True, kw_only=True):
    """Take an empty seat; the answer has its token."""

    name: Name = ""
    character: Word | None = None
    token: Secret = ""
    """The secret of the seat, chosen by the sender, who proves by it that a repeated message is his; without one the
    server makes it."""


class Dress(Command, frozen=True, kw_only=True):
    """Change name or character before the start."""

    name: Name = ""
    character: Word | None = None


class Deal(Command, frozen=True, kw_only=True):
    """Deal the ghosts anew before the first action."""

    deal: Word


class Leave(Command, frozen=True, kw_only=True):
    """Leave the table."""


class Act(Command, frozen=True, kw_only=True):
    """Play one or more actions of one turn, all or none."""

    actions: Annotated[tuple[Token, ...], Meta(min_length=1, max_length=64)]


class Offer(Command, frozen=True, kw_only=True):
    """Offer a draw, a take back or a rematch."""

    kind: rooms.Kind


class Answer(Command, frozen=True, kw_only=True):
    """Agree to an offer or decline it; its maker withdraws it by declining."""

    offer: Version
    """The version of the event that made it."""
    agree: bool


class Resign(Command, frozen=True, kw_only=True):
    """Give up."""


class Undo(Command, frozen=True, kw_only=True):
    """Take the last turn of a person back, where nobody else is concerned."""


class Hint(Command, frozen=True, kw_only=True):
    """Ask whether a hint may be given."""


class GiveTime(Command, frozen=True, kw_only=True, tag="give_time"):
    """Give another side 15 seconds."""

    side: Side


class Say(Command, frozen=True, kw_only=True):
    """Say a preset phrase or show a face."""

    phrase: Word


class Flag(Command, frozen=True, kw_only=True):
    """Say that the running side's time is over; the server sees it by itself."""


class Ping(ClientMessage, frozen=True, kw_only=True):
    """Ask for the server's time and the lag it has measured."""

    id: Id


class Pong(ClientMessage, frozen=True, kw_only=True):
    """Answer the server's `ping` at once: so it measures the lag."""

    number: Version


CLIENT: tuple[type[ClientMessage], ...] = (
    Hello,
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
    Ping,
    Pong,
)
"""Every message a client may send."""


class SeatView(_Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it."""

    holder: rooms.Holder
    presence: rooms.Presence
    side: Side
    hand: str
    """Letters of the pieces it moves."""
    level: int = 0
    name: str = ""
    character: str | None = None


class OfferView(_Struct, frozen=True, kw_only=True):
    """An open offer."""

    kind: rooms.Kind
    seat: int
    version: int
    asked: tuple[int, ...]
    agreed: tuple[int, ...] = ()


class ClocksView(_Struct, frozen=True, kw_only=True):
    """The clocks at the time `at_ms` of the server."""

    at_ms: int
    left_ms: tuple[int, ...]
    """By side, in the mode's turn order."""
    running: Side | None = None
    """Whose time runs down from `at_ms` on; a first turn that is not charged does not run down."""
    is_free: bool = False
    deadline_ms: int | None = None
    """When the flag falls."""


class OutcomeView(_Struct, frozen=True, kw_only=True):
    """How the game ended."""

    reason: Reason
    winner: Side | None = None
    rank: int | None = None


class TableView(_Struct, frozen=True, kw_only=True):
    """How a table stands: everything but the moves that led there."""

    version: int
    stage: rooms.Stage
    mode: str
    seats: tuple[SeatView, ...]
    position: str | None = None
    """The text of the position, once the game has begun."""
    turn_version: int = 0
    """Messages about the turn under way must have seen this version."""
    offers: tuple[OfferView, ...] = ()
    clocks: ClocksView | None = None
    outcome: OutcomeView | None = None
    next_room: str | None = None
    """The room of the agreed rematch."""


class Entries(_Struct, frozen=True, kw_only=True):
    """A change of the list of entries: keep the first `keep`, then add."""

    keep: int
    add: tuple[str, ...] = ()


class Snapshot(_Struct, frozen=True, kw_only=True):
    """What a client that knows nothing needs beside the table."""

    settings: dict[str, Any]
    """`rooms.settings_to_data`."""
    start: str | None = None
    """The text of the start position."""
    entries: tuple[str, ...] = ()
    """Everything played, as records write it."""
    opened_ms: int = 0


class ServerMessage(_Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """What all messages of the server have."""


class Welcome(ServerMessage, frozen=True, kw_only=True):
    """The answer to `hello`: who one is, and either a snapshot or the events one has missed."""

    room: str
    seats: tuple[int, ...]
    """Those that this socket holds; none for a spectator."""
    may_sit: bool = False
    """Whether an empty seat may be taken."""
    now_ms: int
    table: TableView
    snapshot: Snapshot | None = None
    events: tuple[msgspec.Raw, ...] = ()
    entries: Entries | None = None


class Events(ServerMessage, frozen=True, kw_only=True):
    """What happened, and how the table stands after it."""

    events: tuple[msgspec.Raw, ...]
    table: TableView
    entries: Entries | None = None


class Presence(ServerMessage, frozen=True, kw_only=True):
    """Who is connected."""

    seats: tuple[int, ...]
    watching: int = 0


class Ack(ServerMessage, frozen=True, kw_only=True):
    """What was wished is done, and safe."""

    id: str
    version: int
    seats: tuple[int, ...] | None = None
    """After `sit` and `leave`: the seats that this socket holds."""
    token: str | None = None
    """After `sit`: the secret of the seat."""


class Error(ServerMessage, frozen=True, kw_only=True):
    """What was wished is not done."""

    code: str
    message: str
    id: str | None = None
    retry_after_ms: int | None = None


class ServerPing(ServerMessage, frozen=True, kw_only=True, tag="ping"):
    """To be answered by `pong` at once."""

    number: int


class ServerPong(ServerMessage, frozen=True, kw_only=True, tag="pong"):
    """The answer to a client's `ping`."""

    id: str
    now_ms: int
    lag_ms: int


class Closing(ServerMessage, frozen=True, kw_only=True):
    """The last message of a socket that the server closes."""

    reason: Literal["restart", "slow", "flood", "refused", "moved"]
    retry_after_ms: int | None = None


SERVER: tuple[type[ServerMessage], ...] = (
    Welcome,
    Events,
    Presence,
    Ack,
    Error,
    ServerPing,
    ServerPong,
    Closing,
)
"""Every message the server may send."""

# A union made at run time, which a type checker cannot follow.
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(type=Union[CLIENT])  # noqa: UP007
_encoder = msgspec.json.Encoder()


def decode(text: str | bytes) -> ClientMessage:
    """Reads a client's message.

    >>> decode('{"type": "act", "id": "a1", "version": 3, "actions": ["e2"]}')
    Act(id='a1', seat=0, version=3, actions=('e2',))

    Raises:
        msgspec.MsgspecError: it is none.
    """
    return _decoder.decode(text)


def encode(message: ServerMessage) -> bytes:
    """Writes a message of the server."""
    return _encoder.encode(message)
