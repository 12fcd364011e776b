"""What a client that was away gets: the events it missed, or a snapshot of the whole room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hedgemaze.rooms.errors import RoomError
from hedgemaze.rooms.events import Event
from hedgemaze.rooms.state import Room

__all__ = ["MOST_IN_A_GAP", "Gap", "catch_up"]

MOST_IN_A_GAP = 200
"""A client that has missed more gets a snapshot."""


@dataclass(frozen=True, slots=True)
class Gap:
    """What brings a client up to date: a room to begin with, or None, and the events after what it has then."""

    snapshot: Room | None
    events: tuple[Event, ...]


def catch_up(room: Room, log: Sequence[Event], version: int) -> Gap:
    """Returns what a client with that version lacks; 0 is a client that knows nothing.

    Args:
        room: the fold of the log.
        log: its events, or its end; the last one has the room's version.
        version: the last version the client has.

    Raises:
        RoomError: the client knows more than there is.
    """
    if not 0 <= version <= room.version:
        raise RoomError("room.future_version", "there is no such version yet", given=version)
    missing = room.version - version
    if version == 0 or missing > min(len(log), MOST_IN_A_GAP):
        return Gap(room, ())
    return Gap(None, tuple(log[len(log) - missing :]))
