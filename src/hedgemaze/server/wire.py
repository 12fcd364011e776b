"""Messages from the server to its clients: JSON on the wire; `docs/protocols.md` has an example of each.

Events travel as `rooms.event_to_data` writes them. `socket.client_messages` has the other direction; `typescript`
derives the page's types from both.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from hedgemaze import rooms
from hedgemaze.rules import Reason, Side


class _Struct(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    pass


class SeatView(_Struct, frozen=True, kw_only=True):
    """A seat as clients see it."""

    holder: rooms.Holder
    presence: rooms.Presence
    side: Side
    hand: str
    """Letters of the pieces that it moves."""
    level: int = 0
    name: str = ""
    character: str | None = None
    is_bot: bool = False
    """Whether a program plays here that is not one of the server's engines."""
    account: str | None = None
    """The public id of the person's account."""
    rating: int | None = None
    """The person's rating at the start of the game."""
    is_provisional: bool = False
    """Whether that rating is still uncertain."""


class OfferView(_Struct, frozen=True, kw_only=True):
    """An open offer."""

    kind: rooms.OfferKind
    seat: int
    version: int
    asked: tuple[int, ...]
    agreed: tuple[int, ...] = ()


class ClocksView(_Struct, frozen=True, kw_only=True):
    """The clocks at the server's time `at_ms`."""

    at_ms: int
    left_ms: tuple[int, ...]
    """By side, in the mode's turn order."""
    running: Side | None = None
    """The side whose time runs from `at_ms` on; in a first turn that is not charged it does not decrease."""
    is_free: bool = False
    deadline_ms: int | None = None
    """When the flag falls."""


class OutcomeView(_Struct, frozen=True, kw_only=True):
    """How the game ended."""

    reason: Reason
    winner: Side | None = None
    rank: int | None = None


class TableView(_Struct, frozen=True, kw_only=True):
    """The state of a table without its history."""

    version: int
    stage: rooms.Stage
    mode: str
    seats: tuple[SeatView, ...]
    position: str | None = None
    """The text of the position, once the game has begun."""
    turn_version: int = 0
    """Commands for the current turn must have seen this version."""
    offers: tuple[OfferView, ...] = ()
    clocks: ClocksView | None = None
    outcome: OutcomeView | None = None
    next_room: str | None = None
    """The room of the agreed rematch."""
    closed: rooms.CloseReason | None = None
    """Why the room was closed; the game has no outcome then, unless it was over before."""
    delay_ms: int = 0
    """How much later than it happened a spectator sees this, because a player has chosen it."""


class Entries(_Struct, frozen=True, kw_only=True):
    """A change of the list of entries: keep the first `keep`, then append `add`."""

    keep: int
    add: tuple[str, ...] = ()


class Snapshot(_Struct, frozen=True, kw_only=True):
    """What a new client needs besides the table."""

    settings: dict[str, Any]
    """As `rooms.settings_to_data` writes them."""
    start: str | None = None
    """The text of the start position."""
    entries: tuple[str, ...] = ()
    """All entries of the game, as records write them."""
    opened_ms: int = 0


class ServerMessage(_Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """The base of all messages from the server."""


class Welcome(ServerMessage, frozen=True, kw_only=True):
    """The answer to `hello`: the client's seats, and either a snapshot or the events that it missed."""

    room: str
    seats: tuple[int, ...]
    """The seats that this socket holds; none for a spectator."""
    may_sit: bool = False
    """Whether the client may take an empty seat."""
    now_ms: int
    table: TableView
    snapshot: Snapshot | None = None
    events: tuple[msgspec.Raw, ...] = ()
    entries: Entries | None = None


class Events(ServerMessage, frozen=True, kw_only=True):
    """New events, and the table after them."""

    events: tuple[msgspec.Raw, ...]
    table: TableView
    entries: Entries | None = None


class PresenceMessage(ServerMessage, frozen=True, kw_only=True, tag="presence"):
    """The seats that are connected, and the number of spectators."""

    seats: tuple[int, ...]
    watching: int = 0


class Ack(ServerMessage, frozen=True, kw_only=True):
    """A command was carried out and stored."""

    id: str
    version: int
    seats: tuple[int, ...] | None = None
    """After `sit` and `leave`: the seats that this socket holds."""
    token: str | None = None
    """After `sit`: the secret of the seat."""


class ErrorMessage(ServerMessage, frozen=True, kw_only=True, tag="error"):
    """A message was refused."""

    code: str
    message: str
    id: str | None = None
    retry_after_ms: int | None = None


class ServerPing(ServerMessage, frozen=True, kw_only=True, tag="ping"):
    """Asks the client for an immediate `pong`."""

    number: int


class ServerPong(ServerMessage, frozen=True, kw_only=True, tag="pong"):
    """The answer to a client's `ping`."""

    id: str
    now_ms: int
    lag_ms: int


class Closing(ServerMessage, frozen=True, kw_only=True):
    """The last message of a socket that the server closes."""

    reason: Literal["restart", "slow", "flood", "refused", "moved", "banned"]
    retry_after_ms: int | None = None


SERVER: tuple[type[ServerMessage], ...] = (
    Welcome,
    Events,
    PresenceMessage,
    Ack,
    ErrorMessage,
    ServerPing,
    ServerPong,
    Closing,
)
"""Every message that the server may send."""

_encoder = msgspec.json.Encoder()


def encode(message: ServerMessage) -> bytes:
    """Returns a message as JSON."""
    return _encoder.encode(message)
