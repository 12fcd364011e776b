"""`RoomIndex`: finds rooms by stage, deadline, version or age, without reading their logs; deletes expired rooms."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence

from hedgemaze.server.storage.connections import Connections
from hedgemaze.server.storage.database_thread import LAST, Database
from hedgemaze.server.storage.rooms.seats import to_holding
from hedgemaze.server.storage.rows import FinishedGame, Holding, ListedRoom, RoomVersion

_MAX_LISTED = 200
_MAX_VERSIONS = 100
"""Rooms per call of `versions`."""
_LOG = "SELECT data FROM events WHERE room = ? ORDER BY version"
_ROOM_COLUMNS = (("rooms", "id"), ("seats", "room"), ("visits", "room"), ("codes", "room"), ("snapshots", "room"))
"""Tables with rows of a room, except its events, and the column of its id."""


class RoomIndex:
    """Queries over all rooms."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def deadlines(self) -> asyncio.Future[list[tuple[int, str]]]:
        """Returns when flags fall, each with its room; a room where an engine should act now has time 0."""

        def work(database: Database) -> list[tuple[int, str]]:
            flags = database.rows("SELECT deadline_ms, id FROM rooms WHERE deadline_ms IS NOT NULL")
            engines = database.rows("SELECT id FROM rooms WHERE stage = 'playing' AND is_engines_turn")
            return [*flags, *((0, room) for (room,) in engines)]

        return self._connections.read(work)

    def versions(self, rooms: Sequence[str]) -> asyncio.Future[dict[str, RoomVersion]]:
        """Returns the versions and seat holders of at most 100 rooms; a room that does not exist is missing."""
        assert 0 < len(rooms) <= _MAX_VERSIONS
        # Always the same number of values: so the database prepares one statement and not a hundred.
        wanted = [*rooms, *[rooms[-1]] * (_MAX_VERSIONS - len(rooms))]
        among = f"({', '.join('?' * _MAX_VERSIONS)})"

        def work(database: Database) -> dict[str, RoomVersion]:
            found = database.rows(f"SELECT id, version, about FROM rooms WHERE id IN {among}", wanted)
            seats: dict[str, list[Holding]] = {}
            query = f"SELECT room, seat, token_hash, player_hash FROM seats WHERE room IN {among} ORDER BY seat"
            for room, *row in database.rows(query, wanted):
                seats.setdefault(room, []).append(to_holding(*row))
            return {room: RoomVersion(version, about, tuple(seats.get(room, ()))) for room, version, about in found}

        return self._connections.read(work)

    def listed(self, stage: str) -> asyncio.Future[list[ListedRoom]]:
        """Returns the listed rooms of a stage, the latest first."""
        query = (
            "SELECT id, stage, opened_ms, touched_ms, about FROM rooms WHERE is_listed AND stage = ?"
            " ORDER BY touched_ms DESC LIMIT ?"
        )

        def work(database: Database) -> list[ListedRoom]:
            return [ListedRoom(*row) for row in database.rows(query, (stage, _MAX_LISTED))]

        return self._connections.read(work)

    def finished(self, after_ms: int, after: str, limit: int, *, is_listed: bool) -> asyncio.Future[list[FinishedGame]]:
        """Returns one page of finished games with their logs, oldest first.

        Args:
            after_ms: when the last game of the page before was finished.
            after: the room of that game.
            limit: the size of the page.
            is_listed: whether to return only games of listed rooms.
        """
        query = (
            "SELECT id, touched_ms FROM rooms WHERE stage = 'ended' AND (touched_ms > ? OR (touched_ms = ? AND id > ?))"
            f"{' AND is_listed' if is_listed else ''} ORDER BY touched_ms, id LIMIT ?"
        )

        def work(database: Database) -> list[FinishedGame]:
            return [
                FinishedGame(room, touched_ms, tuple(data for (data,) in database.rows(_LOG, (room,))))
                for room, touched_ms in database.rows(query, (after_ms, after_ms, after, limit))
            ]

        return self._connections.read(work)

    def mark_used(self, rooms: Sequence[str], now_ms: int) -> asyncio.Future[None]:
        """Records that clients are connected to rooms, so that the rooms do not expire."""

        def work(database: Database) -> None:
            rows = [(now_ms, room) for room in sorted(rooms)]
            database.execute_many("UPDATE rooms SET seen_ms = ? WHERE id = ?", rows)

        return self._connections.write(work, LAST)

    def expire(self, stage: str, before_ms: int, limit: int, kept: Collection[str] = ()) -> asyncio.Future[list[str]]:
        """Deletes unused rooms of a stage, without their events; `delete_expired_events` deletes those.

        Args:
            stage: the stage of the rooms.
            before_ms: only rooms without a change or connection since then; never a game whose flag can fall.
            limit: the largest number of rooms to delete.
            kept: rooms in use at this node, which stay.

        Returns:
            The deleted rooms.
        """
        query = (
            "SELECT id FROM rooms WHERE stage = ? AND touched_ms < ? AND (seen_ms IS NULL OR seen_ms < ?)"
            " AND deadline_ms IS NULL ORDER BY touched_ms LIMIT ?"
        )

        def work(database: Database) -> list[str]:
            values = (stage, before_ms, before_ms, limit + len(kept))
            found = [str(room) for (room,) in database.rows(f"{query} {database.skip_locked}", values)]
            deleted = [room for room in found if room not in kept][:limit]
            for room in deleted:
                database.execute("INSERT INTO expired (room) VALUES (?) ON CONFLICT DO NOTHING", (room,))
                for table, column in _ROOM_COLUMNS:
                    database.execute(f"DELETE FROM {table} WHERE {column} = ?", (room,))
            return deleted

        return self._connections.write(work, LAST)

    def delete_expired_events(self, limit: int) -> asyncio.Future[bool]:
        """Deletes one batch of events of expired rooms; False if there were none."""

        def work(database: Database) -> bool:
            found = database.rows("SELECT room FROM expired ORDER BY room LIMIT 1")
            if not found:
                return False
            (room,) = found[0]
            batch = "SELECT version FROM events WHERE room = ? ORDER BY version LIMIT ?"
            delete = f"DELETE FROM events WHERE room = ? AND version IN ({batch})"
            if database.execute(delete, (room, room, limit)) < limit:
                database.execute("DELETE FROM expired WHERE room = ?", (room,))
            return True

        return self._connections.write(work, LAST)
