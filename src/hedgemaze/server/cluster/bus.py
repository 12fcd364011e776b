"""Messages between nodes on one database, and `Bus`, which carries them.

Messages are hints, and any may get lost: a node that misses one finds the gap in the database. So a `Bus` never
blocks and never fails.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec
from msgspec import Raw

__all__ = [
    "Alive",
    "Appended",
    "Bus",
    "BusMessage",
    "NameErased",
    "Gone",
    "LobbyChanged",
    "Message",
    "SeatsMoved",
    "NoBus",
    "PresenceRequest",
    "Present",
    "Raw",
    "decode",
    "encode",
]


class BusMessage(msgspec.Struct, tag_field="kind", tag=str.lower, omit_defaults=True, frozen=True):
    """Base of all messages between nodes."""

    node: str
    """The sender."""


class Appended(BusMessage, frozen=True):
    """Events were stored."""

    room: str
    version: int
    """Version of the last event."""
    events: tuple[Raw, ...] = ()
    """The events as in the log; none if they are too long for the bus."""
    is_seating: bool = False
    """Whether seats have changed hands with the events."""
    wants_engines: bool = False
    """Whether engines must act now and the sender has none."""
    is_same_work: bool = False
    """Whether running searches of this room may continue: the events, for example chat, do not concern them."""


class SeatsMoved(BusMessage, frozen=True, tag="moved"):
    """Seats of a room changed hands without an event."""

    room: str


class NameErased(BusMessage, frozen=True, tag="erased"):
    """A name was erased from a room's log."""

    room: str


class Present(BusMessage, frozen=True):
    """The seats and the number of spectators that are connected to a room at the sender."""

    room: str
    seats: tuple[int, ...] = ()
    watching: int = 0


class PresenceRequest(BusMessage, frozen=True, tag="asks"):
    """The sender asks who is connected to rooms."""

    rooms: tuple[str, ...]


class LobbyChanged(BusMessage, frozen=True, tag="lobby"):
    """People who wait in the lobby, or open tables, have changed."""


class Alive(BusMessage, frozen=True):
    """The sender's heartbeat, every second."""


class Gone(BusMessage, frozen=True):
    """The sender stops."""


Message = Appended | SeatsMoved | NameErased | Present | PresenceRequest | LobbyChanged | Alive | Gone
_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


def encode(message: Message) -> bytes:
    """Returns a message as JSON.

    >>> encode(Present("a", room="r", seats=(1, 2)))
    b'{"kind":"present","node":"a","room":"r","seats":[1,2]}'
    """
    return _encoder.encode(message)


def decode(data: bytes) -> Message:
    """Reads a message.

    Raises:
        MsgspecError: it is no message, or of a kind that only a newer node knows.
    """
    return _decoder.decode(data)


class Bus(Protocol):
    """Carries messages from a node to all others."""

    is_connected: bool
    """Whether other nodes can be heard now."""

    async def start(self, receive: Callable[[Message], None], on_change: Callable[[], None]) -> None:
        """Starts to connect; returns at once, connected or not.

        Args:
            receive: is called with each message of another node.
            on_change: is called when `is_connected` has changed.
        """

    async def stop(self) -> None:
        """Sends all published messages and disconnects."""

    def publish(self, message: Message) -> None:
        """Sends a message to the other nodes soon; never blocks. The message is lost while there is no connection."""


class NoBus:
    """No messages: nodes find changes by polling the database."""

    is_connected = False

    async def start(self, receive: Callable[[Message], None], on_change: Callable[[], None]) -> None:
        """Does nothing."""

    async def stop(self) -> None:
        """Does nothing."""

    def publish(self, message: Message) -> None:
        """Does nothing."""
