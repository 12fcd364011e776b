"""Loading a room: its snapshot, if it has a long log, and the events after it, folded into a `LiveRoom`.

While a long log is folded, a snapshot is taken `MAX_MISSED_EVENTS` events before the end, so that the events that
clients may lack are still folded one by one. A snapshot only saves time: one that cannot be read, or that another
version of the fold has written, is ignored, and the whole log is folded.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any

import msgspec

from hedgemaze.rooms import Room, RoomError, apply, event_from_data, room_from_data, room_to_data
from hedgemaze.server.errors import ServerError, StorageError
from hedgemaze.server.live import views
from hedgemaze.server.live.live_room import LiveRoom, RemoteAppend, entry_count
from hedgemaze.server.live.time_credit import Outage
from hedgemaze.server.storage import Store, StoredRoom, StoredSnapshot
from hedgemaze.server.tasks import BackgroundTasks

FORMAT = 4
"""Raised when the fold of a log or the fields of a `Room` change: older snapshots are then ignored."""
LONG_LOG = 300
"""Longest log that is folded in the event loop; a longer one is folded in a thread."""
SNAPSHOT_AFTER = 500
"""Fewest events that a snapshot must save."""


class RoomReader:
    """Reads rooms from the database."""

    def __init__(self, store: Store, tasks: BackgroundTasks) -> None:
        self._store = store
        self._tasks = tasks
        self._one_at_a_time = asyncio.Semaphore(1)
        """Long logs are folded one at a time, so that the event loop keeps most of the processor."""

    async def read(self, room_id: str) -> tuple[LiveRoom, Sequence[Outage]]:
        """Returns a room as it is stored, and the outages since its last event.

        Raises:
            ServerError: there is no such room.
        """
        for is_whole in (False, True):
            loaded = await self._store.rooms.load(room_id, is_whole=is_whole)
            if loaded is None:
                raise ServerError("server.no_such_room", "there is no such room", status=404, given=room_id)
            if loaded.snapshot is None and len(loaded.log) <= LONG_LOG:
                folded = fold(room_id, loaded)
            else:
                async with self._one_at_a_time:
                    folded = await asyncio.to_thread(fold, room_id, loaded)
            if folded is not None:
                live, snapshot = folded
                if snapshot is not None:
                    self._tasks.spawn(self._store_snapshot(snapshot))
                return live, loaded.outages
        raise AssertionError("a whole log is read without a snapshot")

    async def read_missing(self, live: LiveRoom, log: Sequence[bytes]) -> RemoteAppend:
        """Returns events that other nodes have stored after the room's version, applied to a copy of the room."""
        if len(log) <= LONG_LOG:
            return RemoteAppend(live, log)
        async with self._one_at_a_time:
            return await asyncio.to_thread(RemoteAppend, live, log)

    async def _store_snapshot(self, snapshot: StoredSnapshot) -> None:
        with contextlib.suppress(StorageError):  # without it the next load takes longer
            await self._store.rooms.save_snapshot(snapshot)


def fold(room_id: str, loaded: StoredRoom) -> tuple[LiveRoom, StoredSnapshot | None] | None:
    """Returns a room, and a snapshot if one is worth storing; None if the stored snapshot is of no use.

    Args:
        room_id: the room's id.
        loaded: what is stored: a snapshot and the events after it, or the whole log.
    """
    room: Room | None = None
    opened_ms, kept = 0, None
    if loaded.snapshot is not None:
        known = _decode(loaded.snapshot)
        if known is None:
            return None
        room, opened_ms = known
    recent = views.RecentEvents()
    needed = views.MAX_MISSED_EVENTS
    keep_at = len(loaded.log) - needed if len(loaded.log) >= SNAPSHOT_AFTER + needed else 0
    for number, data in enumerate(loaded.log, 1):
        event = event_from_data(msgspec.json.decode(data))
        had = 0 if room is None else entry_count(room)
        if room is None:
            opened_ms = event.at_ms
        room = apply(room, event)
        has = entry_count(room)
        recent.add(event.version, data.encode(), has, min(had, has))
        if number == keep_at:
            kept = room
    assert room is not None, "a log has at least its opening"
    if loaded.snapshot is not None and views.about(room) != loaded.about:
        return None  # a node of an older version erased a name from the log and left the snapshot
    live = LiveRoom(room_id, room, opened_ms, loaded.holdings, loaded.join, is_listed=loaded.is_listed)
    live.recent = recent
    if kept is None:
        return live, None
    return live, StoredSnapshot(room_id, kept.version, loaded.rewrites, _encode(kept, opened_ms))


def _encode(room: Room, opened_ms: int) -> str:
    data = {"format": FORMAT, "opened_ms": opened_ms, "room": room_to_data(room)}
    return msgspec.json.encode(data).decode()


def _decode(text: str) -> tuple[Room, int] | None:
    try:
        data: dict[str, Any] = msgspec.json.decode(text)
        return (room_from_data(data["room"]), int(data["opened_ms"])) if data["format"] == FORMAT else None
    except (msgspec.MsgspecError, RoomError, KeyError, TypeError):
        return None
