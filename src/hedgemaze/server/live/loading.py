"""A room in memory out of what is stored: its snapshot, if its log is long, and the events after it.

A snapshot is taken while a long log is folded, of the room as it was `MOST_IN_A_GAP` events before the end: so the
events that clients may lack are still folded one by one. It saves time and no more than that. One that cannot be read,
or that was made by another version of the fold, is ignored, and the whole log is folded.
"""

from __future__ import annotations

from typing import Any

import msgspec

from hedgemaze.rooms import Room, RoomError, apply, event_from_data, room_from_data, room_to_data
from hedgemaze.server.live import views
from hedgemaze.server.live.live_room import LiveRoom, entries_of
from hedgemaze.server.storage import Loaded, StoredSnapshot

__all__ = ["FORMAT", "LONG_LOG", "fold"]

FORMAT = 1
"""Raised whenever the fold of a log, or the shape of a `Room`, changes: older snapshots are not used then."""
LONG_LOG = 300
"""Events that are folded in the event loop; more are folded in a thread beside it."""
SNAPSHOT_AFTER = 500
"""A snapshot is taken where it saves at least this many events."""


def fold(id: str, loaded: Loaded) -> tuple[LiveRoom, StoredSnapshot | None] | None:  # noqa: A002  # the room's word for it
    """Returns a room, and a snapshot that is worth keeping; None if the stored snapshot is of no use.

    Args:
        id: the room's.
        loaded: what is stored: from a snapshot on, or the whole log.
    """
    room: Room | None = None
    opened_ms, kept = 0, None
    if loaded.snapshot is not None:
        known = _read(loaded.snapshot)
        if known is None:
            return None
        room, opened_ms = known
    tail = views.Tail()
    needed = views.MOST_IN_A_GAP
    keep_at = len(loaded.log) - needed if len(loaded.log) >= SNAPSHOT_AFTER + needed else 0
    for number, data in enumerate(loaded.log, 1):
        event = event_from_data(msgspec.json.decode(data))
        had = 0 if room is None else entries_of(room)
        if room is None:
            opened_ms = event.at_ms
        room = apply(room, event)
        has = entries_of(room)
        tail.add(event.version, data.encode(), has, min(had, has))
        if number == keep_at:
            kept = room
    assert room is not None, "a log has at least its opening"
    if loaded.snapshot is not None and views.about(room) != loaded.about:
        return None  # a server of an older version took a name out of the log and left the snapshot
    live = LiveRoom(id, room, opened_ms, loaded.holdings, loaded.join, is_listed=loaded.is_listed)
    live.tail = tail
    if kept is None:
        return live, None
    return live, StoredSnapshot(id, kept.version, loaded.rewrites, _text(kept, opened_ms))


def _text(room: Room, opened_ms: int) -> str:
    data = {"format": FORMAT, "opened_ms": opened_ms, "room": room_to_data(room)}
    return msgspec.json.encode(data).decode()


def _read(text: str) -> tuple[Room, int] | None:
    try:
        data: dict[str, Any] = msgspec.json.decode(text)
        return (room_from_data(data["room"]), int(data["opened_ms"])) if data["format"] == FORMAT else None
    except (msgspec.MsgspecError, RoomError, KeyError, TypeError):
        return None
