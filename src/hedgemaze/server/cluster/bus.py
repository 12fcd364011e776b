"""What servers on one database tell each other, and the face of whatever carries it.

Nothing here is the truth, and anything may get lost: who misses an announcement finds the gap in the database. So an
`Bus` never waits and never fails.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec
from msgspec import Raw

__all__ = [
    "Alive",
    "BusMessage",
    "Bus",
    "Appended",
    "Asks",
    "Erased",
    "Gone",
    "Moved",
    "Present",
    "Raw",
    "NoBus",
    "decode",
    "encode",
]


class BusMessage(msgspec.Struct, tag_field="kind", tag=str.lower, omit_defaults=True, frozen=True):
    """Something that a server tells the others; all have the server's name."""

    node: str


class Appended(BusMessage, frozen=True):
    """Events were stored."""

    room: str
    version: int
    """Of the last one."""
    events: tuple[Raw, ...] = ()
    """As they stand in the log; none where they are too long to be told."""
    is_seating: bool = False
    """Whether seats have changed hands with them."""
    wants_engines: bool = False
    """Whether engines should act now and nobody does it yet."""
    is_same_work: bool = False
    """Whether whoever plays the room's engines goes on as before: there was talk and no more."""


class Moved(BusMessage, frozen=True):
    """Seats of a room changed hands without an event."""

    room: str


class Erased(BusMessage, frozen=True):
    """A name was taken out of a room's log."""

    room: str


class Present(BusMessage, frozen=True):
    """Who is connected to a room at that server."""

    room: str
    seats: tuple[int, ...] = ()
    watching: int = 0


class Asks(BusMessage, frozen=True):
    """A server wants to know who is connected to rooms."""

    rooms: tuple[str, ...]


class Alive(BusMessage, frozen=True):
    """A server is there; told every second."""


class Gone(BusMessage, frozen=True):
    """A server stops."""


Any = Appended | Moved | Erased | Present | Asks | Alive | Gone
_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Any)


def encode(announcement: Any) -> bytes:
    """Returns an announcement as it is sent.

    >>> encode(Present("a", room="r", seats=(1, 2)))
    b'{"kind":"present","node":"a","room":"r","seats":[1,2]}'
    """
    return _encoder.encode(announcement)


def decode(data: bytes) -> Any:
    """Reads an announcement.

    Raises:
        MsgspecError: it is none, or of a kind that only a newer server knows.
    """
    return _decoder.decode(data)


class Bus(Protocol):
    """Carries announcements from a server to all others."""

    is_connected: bool
    """Whether others can be heard now."""

    async def start(self, hear: Callable[[Any], None], changed: Callable[[], None]) -> None:
        """Begins to listen; returns at once, whether anybody can be heard or not.

        Args:
            hear: is called with each announcement of another server.
            changed: is called when `is_connected` has changed.
        """

    async def stop(self) -> None:
        """Sends what was told and ends."""

    def tell(self, announcement: Any) -> None:
        """Tells the others; never waits, and is lost where nobody can be reached."""


class NoBus:
    """Nothing carries anything: servers find by themselves what others have done."""

    is_connected = False

    async def start(self, hear: Callable[[Any], None], changed: Callable[[], None]) -> None:
        """Does nothing."""

    async def stop(self) -> None:
        """Does nothing."""

    def tell(self, announcement: Any) -> None:
        """Does nothing."""
