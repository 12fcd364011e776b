"""`RoomStore`: single rooms: their logs, summaries and snapshots."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from hedgemaze.server.storage.connections import Connections
from hedgemaze.server.storage.database_thread import Database
from hedgemaze.server.storage.nodes.leases import put_lease
from hedgemaze.server.storage.rooms.seats import put_holdings, read_holdings
from hedgemaze.server.storage.rows import (
    EventsAfter,
    Holding,
    Lease,
    NewRoom,
    RoomSummary,
    StoredEvent,
    StoredRoom,
    StoredSnapshot,
)

_ADD_EVENT = "INSERT INTO events (room, version, at_ms, data) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
_ADD_EVENT_TO_ROOM = (
    "INSERT INTO events (room, version, at_ms, data) SELECT id, ?, ?, ? FROM rooms WHERE id = ? ON CONFLICT DO NOTHING"
)
_ADD_ROOM = (
    "INSERT INTO rooms (id, opened_ms, is_listed, join_hash, is_rated, version, touched_ms, stage, deadline_ms,"
    " is_engines_turn, about) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)
_UPDATE_SUMMARY = (
    "UPDATE rooms SET version = ?, touched_ms = ?, stage = ?, deadline_ms = ?, is_engines_turn = ?,"
    " about = COALESCE(?, about) WHERE id = ?"
)
_EVENTS_AFTER = "SELECT data, at_ms FROM events WHERE room = ? AND version > ? ORDER BY version"
_SNAPSHOT = "SELECT version, data FROM snapshots WHERE room = ? AND rewrites = ?"
_LOCK_ROOM = "UPDATE rooms SET rewrites = rewrites WHERE id = ? AND rewrites = ?"
_PUT_SNAPSHOT = (
    "INSERT INTO snapshots (room, version, rewrites, data) VALUES (?, ?, ?, ?) ON CONFLICT (room)"
    " DO UPDATE SET version = excluded.version, rewrites = excluded.rewrites, data = excluded.data"
)


class RoomStore:
    """Reads and writes single rooms."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def open(
        self,
        room: NewRoom,
        events: Sequence[StoredEvent],
        summary: RoomSummary,
        holdings: Sequence[Holding],
        lease: Lease | None = None,
    ) -> asyncio.Future[bool]:
        """Writes a new room; False if the id exists."""

        def work(database: Database) -> bool:
            is_new = add_room(database, room, events, summary, holdings)
            if is_new and lease is not None:
                put_lease(database, lease)
            return is_new

        return self._connections.write(work, room.id)

    def append(
        self,
        room: str,
        events: Sequence[StoredEvent],
        summary: RoomSummary | None,
        holdings: Sequence[Holding] = (),
        freed: Sequence[int] = (),
        lease: Lease | None = None,
    ) -> asyncio.Future[bool]:
        """Appends to a log; False if the version exists or the room was deleted: the caller reloads the room.

        Args:
            room: the id of the room.
            events: new events with consecutive versions.
            summary: the room after them; None leaves the stored one as it is.
            holdings: seats that get a new holder.
            freed: seats that become free.
            lease: a lease to write in the same transaction.
        """

        def work(database: Database) -> bool:
            if database.execute(_ADD_EVENT_TO_ROOM, (*events[0], room)) != 1:  # the version exists, or no such room
                return False
            if len(events) > 1:
                database.execute_many(_ADD_EVENT, [(room, *event) for event in events[1:]])
            if summary is not None and database.execute(_UPDATE_SUMMARY, (*summary, room)) != 1:
                # Another node has deleted the room since the first statement.
                database.execute("DELETE FROM events WHERE room = ? AND version >= ?", (room, events[0].version))
                return False
            put_holdings(database, room, holdings)
            for seat in freed:
                database.execute("DELETE FROM seats WHERE room = ? AND seat = ?", (room, seat))
            if lease is not None:
                put_lease(database, lease)
            return True

        return self._connections.write(work, room)

    def rewrite(self, room: str, events: Sequence[tuple[int, str]], about: str) -> asyncio.Future[None]:
        """Replaces the data of events; only the erasure of names does this."""

        def work(database: Database) -> None:
            # The room's row first: `save_snapshot` waits for this lock, and then finds another count of rewrites.
            database.execute("UPDATE rooms SET about = ?, rewrites = rewrites + 1 WHERE id = ?", (about, room))
            database.execute("DELETE FROM snapshots WHERE room = ?", (room,))
            rows = [(data, room, version) for version, data in events]
            database.execute_many("UPDATE events SET data = ? WHERE room = ? AND version = ?", rows)

        return self._connections.write(work, room)

    def save_snapshot(self, snapshot: StoredSnapshot) -> asyncio.Future[bool]:
        """Saves the state of a room after the first events of its log; False if the log was rewritten meanwhile."""

        def work(database: Database) -> bool:
            room, rewrites = snapshot.room, snapshot.rewrites
            if database.execute(_LOCK_ROOM, (room, rewrites)) != 1:
                return False
            database.execute(_PUT_SNAPSHOT, (room, snapshot.version, rewrites, snapshot.data))
            return True

        return self._connections.write(work, snapshot.room)

    def load(self, room: str, *, is_whole: bool = True) -> asyncio.Future[StoredRoom | None]:
        """Returns a room, or None if it does not exist.

        Args:
            room: the id of the room.
            is_whole: whether to read the whole log; otherwise its snapshot, if it has one, and the events after it.
        """

        def work(database: Database) -> StoredRoom | None:
            found = database.rows("SELECT join_hash, is_listed, rewrites, about FROM rooms WHERE id = ?", (room,))
            if not found:
                return None
            join, is_listed, rewrites, about = found[0]
            snapshots = [] if is_whole else database.rows(_SNAPSHOT, (room, rewrites))
            version, snapshot = snapshots[0] if snapshots else (0, None)
            log = database.rows(_EVENTS_AFTER, (room, version))
            outages = database.rows("SELECT from_ms, until_ms FROM outages WHERE until_ms > ?", (log[-1][1],))
            return StoredRoom(
                _bytes(join),
                bool(is_listed),
                tuple(data for data, _ in log),
                read_holdings(database, room),
                tuple(outages),
                snapshot,
                int(rewrites),
                about,
            )

        return self._connections.read(work)

    def events_after(self, room: str, version: int) -> asyncio.Future[EventsAfter]:
        """Returns the events of a log after a version, and the current holders of the seats."""

        def work(database: Database) -> EventsAfter:
            log = database.rows(_EVENTS_AFTER, (room, version))
            return EventsAfter(tuple(data for data, _ in log), read_holdings(database, room))

        return self._connections.read(work)


def add_room(
    database: Database,
    room: NewRoom,
    events: Sequence[StoredEvent],
    summary: RoomSummary,
    holdings: Sequence[Holding],
) -> bool:
    """Writes a new room; False if the id exists."""
    row = (room.id, room.opened_ms, room.is_listed, room.join, room.is_rated, *summary)
    if database.execute(_ADD_ROOM, row) != 1:
        return False
    database.execute_many(_ADD_EVENT, [(room.id, *event) for event in events])
    put_holdings(database, room.id, holdings)
    return True


def _bytes(value: Any) -> bytes | None:
    return None if value is None else bytes(value)
