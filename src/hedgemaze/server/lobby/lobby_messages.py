"""Messages of the lobby's socket, in both directions; `docs/protocols.md` has an example of each."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from hedgemaze.server.lobby.pairing import Role
from hedgemaze.server.socket.client_messages import ClientMessage, Id, Name, Ping, Pong, Word
from hedgemaze.server.wire import Closing, ErrorMessage, ServerMessage, ServerPing, ServerPong

Ticket = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22,64}$")]


class Seek(ClientMessage, frozen=True, kw_only=True):
    """Ask for a partner; the same ticket again asks what has become of it."""

    id: Id
    preset: Word
    """The id of one of `presets.PRESETS`."""
    ticket: Ticket
    """A secret that the client has chosen at random; later the token of its seat."""
    role: Role = Role.EITHER
    """Which side to play, in the PAC-MAN modes."""
    name: Name = ""
    """Ignored for a person who is signed in."""
    is_rated: bool = False
    """Whether the game counts for ratings; only for people who are signed in."""


class Cancel(ClientMessage, frozen=True, kw_only=True):
    """Stop waiting."""

    id: Id


CLIENT: tuple[type[ClientMessage], ...] = (Seek, Cancel, Ping, Pong)
"""Every message that a client may send."""

_decoder: msgspec.json.Decoder[Seek | Cancel | Ping | Pong] = msgspec.json.Decoder(type=Seek | Cancel | Ping | Pong)


def decode(text: str | bytes) -> ClientMessage:
    """Reads a client's message.

    Raises:
        msgspec.MsgspecError: it is not a message of this protocol.
    """
    return _decoder.decode(text)


class OpenTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table that is open to everyone."""

    room: str
    opened_ms: int
    about: dict[str, Any]
    """Mode, timing, seats."""


class LobbyMessage(ServerMessage, frozen=True, kw_only=True, tag="lobby"):
    """The first message: all open tables, and how many people wait for each preset."""

    now_ms: int
    tables: tuple[OpenTable, ...] = ()
    """The latest first."""
    waiting: dict[str, int] = msgspec.field(default_factory=dict)


class Change(ServerMessage, frozen=True, kw_only=True):
    """What has changed in the lobby."""

    set: tuple[OpenTable, ...] = ()
    """Tables that are new or different."""
    gone: tuple[str, ...] = ()
    """Rooms that are not open any more."""
    waiting: dict[str, int] = msgspec.field(default_factory=dict)
    """Presets with another number of people than before."""


class Seeking(ServerMessage, frozen=True, kw_only=True):
    """The answer to `seek` while nobody fits."""

    id: str
    since_ms: int
    """Since when the client waits, by the server's time."""
    rating: int | None = None
    """The rating by which others fit, for a rated game."""


class Found(ServerMessage, frozen=True, kw_only=True):
    """A table was found; the ticket is the token of the seat there."""

    room: str
    seat: int
    id: str | None = None
    """Of the message that it answers, if any."""


class Cancelled(ServerMessage, frozen=True, kw_only=True):
    """The client does not wait any more."""

    id: str | None = None
    """Of the `cancel` that it answers."""
    reason: Literal["cancelled", "replaced"] = "cancelled"
    """`replaced`: the same player has asked elsewhere, or the entry was lost."""


SERVER: tuple[type[ServerMessage], ...] = (
    LobbyMessage,
    Change,
    Seeking,
    Found,
    Cancelled,
    ErrorMessage,
    ServerPing,
    ServerPong,
    Closing,
)
"""Every message that the server may send."""
