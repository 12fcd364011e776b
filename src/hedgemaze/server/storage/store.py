"""`Store`: what the server asks of its database, the same for every kind of it.

Everything that must be durable goes through the one writer; whoever awaits it goes on after the commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from typing import Any

from hedgemaze.server.storage.analyses import AnalysisStore
from hedgemaze.server.storage.database_thread import Database
from hedgemaze.server.storage.leases import LAST, LeaseStore, put_lease, read_holdings
from hedgemaze.server.storage.rows import (
    Finished,
    Holding,
    Lease,
    Listing,
    Loaded,
    NewRoom,
    StoredEvent,
    StoredSnapshot,
    Summary,
    Visit,
)

__all__ = ["Store"]

_ADD_EVENT = "INSERT INTO events (room, version, at_ms, data) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
_ADD_ROOM = (
    "INSERT INTO rooms (id, opened_ms, is_listed, join_hash, version, touched_ms, stage, deadline_ms, is_engines_turn,"
    " about) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)
_SUMMARISE = (
    "UPDATE rooms SET version = ?, touched_ms = ?, stage = ?, deadline_ms = ?, is_engines_turn = ?,"
    " about = COALESCE(?, about) WHERE id = ?"
)
_HOLD = (
    "INSERT INTO seats (room, seat, token_hash, player_hash) VALUES (?, ?, ?, ?) ON CONFLICT (room, seat)"
    " DO UPDATE SET token_hash = excluded.token_hash, player_hash = excluded.player_hash"
)
_VISIT = "INSERT INTO visits (player_hash, room, seat) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
_LOG_AFTER = "SELECT data, at_ms FROM events WHERE room = ? AND version > ? ORDER BY version"
_SNAPSHOT = "SELECT version, data FROM snapshots WHERE room = ? AND rewrites = ?"
_LOCK_ROOM = "UPDATE rooms SET rewrites = rewrites WHERE id = ? AND rewrites = ?"
_PUT_SNAPSHOT = (
    "INSERT INTO snapshots (room, version, rewrites, data) VALUES (?, ?, ?, ?) ON CONFLICT (room)"
    " DO UPDATE SET version = excluded.version, rewrites = excluded.rewrites, data = excluded.data"
)
_ADD_OUTAGE = "INSERT INTO outages (from_ms, until_ms) VALUES (?, ?) ON CONFLICT DO NOTHING"
_MOST_LISTED = 200


class Store(LeaseStore, AnalysisStore):
    """A database of rooms."""

    # Rooms and their logs.

    def open(
        self,
        room: NewRoom,
        events: Sequence[StoredEvent],
        summary: Summary,
        holdings: Sequence[Holding],
        lease: Lease | None = None,
    ) -> asyncio.Future[bool]:
        """Writes a new room; False if there is one with that id already."""

        def work(database: Database) -> bool:
            row = (room.id, room.opened_ms, room.is_listed, room.join, *_summary_row(summary))
            if database.execute(_ADD_ROOM, row) != 1:
                return False
            database.execute_many(_ADD_EVENT, [_event_row(room.id, event) for event in events])
            _hold(database, room.id, holdings)
            if lease is not None:
                put_lease(database, lease)
            return True

        return self._write(work, room.id)

    def append(
        self,
        room: str,
        events: Sequence[StoredEvent],
        summary: Summary,
        holdings: Sequence[Holding] = (),
        freed: Sequence[int] = (),
        lease: Lease | None = None,
    ) -> asyncio.Future[bool]:
        """Appends to a log; False if another has written that version, or deleted the room: reload and judge again.

        Args:
            room: whose log.
            events: with consecutive versions.
            summary: of the room after them.
            holdings: seats that change hands with them.
            freed: seats that nobody holds after them.
            lease: of what is to be done in the room after them.
        """

        def work(database: Database) -> bool:
            if database.execute(_ADD_EVENT, _event_row(room, events[0])) != 1:
                return False
            if len(events) > 1:
                database.execute_many(_ADD_EVENT, [_event_row(room, event) for event in events[1:]])
            if database.execute(_SUMMARISE, (*_summary_row(summary), room)) != 1:  # the room has expired
                database.execute("DELETE FROM events WHERE room = ? AND version >= ?", (room, events[0].version))
                return False
            _hold(database, room, holdings)
            for seat in freed:
                database.execute("DELETE FROM seats WHERE room = ? AND seat = ?", (room, seat))
            if lease is not None:
                put_lease(database, lease)
            return True

        return self._write(work, room)

    def rewrite(self, room: str, events: Sequence[tuple[int, str]], about: str) -> asyncio.Future[None]:
        """Replaces what events say, for the erasure of a name alone."""

        def work(database: Database) -> None:
            # The room's row first: it is the lock that a snapshot of the old log waits for, in vain.
            database.execute("UPDATE rooms SET about = ?, rewrites = rewrites + 1 WHERE id = ?", (about, room))
            database.execute("DELETE FROM snapshots WHERE room = ?", (room,))
            rows = [(data, room, version) for version, data in events]
            database.execute_many("UPDATE events SET data = ? WHERE room = ? AND version = ?", rows)

        return self._write(work, room)

    def keep_snapshot(self, snapshot: StoredSnapshot) -> asyncio.Future[bool]:
        """Keeps the fold of the beginning of a log; False if names were taken out of that log meanwhile."""

        def work(database: Database) -> bool:
            room, rewrites = snapshot.room, snapshot.rewrites
            if database.execute(_LOCK_ROOM, (room, rewrites)) != 1:
                return False
            database.execute(_PUT_SNAPSHOT, (room, snapshot.version, rewrites, snapshot.data))
            return True

        return self._write(work, snapshot.room)

    def load(self, room: str, *, is_whole: bool = True) -> asyncio.Future[Loaded | None]:
        """Returns everything about a room, or None if there is none.

        Args:
            room: which.
            is_whole: with its whole log; otherwise with its snapshot, if there is one, and the events after it.
        """

        def work(database: Database) -> Loaded | None:
            found = database.rows("SELECT join_hash, is_listed, rewrites, about FROM rooms WHERE id = ?", (room,))
            if not found:
                return None
            join, is_listed, rewrites, about = found[0]
            known = [] if is_whole else database.rows(_SNAPSHOT, (room, rewrites))
            version, snapshot = known[0] if known else (0, None)
            log = database.rows(_LOG_AFTER, (room, version))
            away = database.rows("SELECT from_ms, until_ms FROM outages WHERE until_ms > ?", (log[-1][1],))
            return Loaded(
                _bytes(join),
                bool(is_listed),
                tuple(data for data, _ in log),
                read_holdings(database, room),
                tuple(away),
                snapshot,
                int(rewrites),
                about,
            )

        return self._read(work)

    def alarms(self) -> asyncio.Future[list[tuple[int, str]]]:
        """Returns when flags fall, with their rooms; rooms where engines should act now have a 0."""

        def work(database: Database) -> list[tuple[int, str]]:
            flags = database.rows("SELECT deadline_ms, id FROM rooms WHERE deadline_ms IS NOT NULL")
            engines = database.rows("SELECT id FROM rooms WHERE stage = 'playing' AND is_engines_turn")
            return [*flags, *((0, room) for (room,) in engines)]

        return self._read(work)

    def listed(self, stage: str) -> asyncio.Future[list[Listing]]:
        """Returns the listed rooms of a stage, the latest first."""
        query = (
            "SELECT id, stage, opened_ms, touched_ms, about FROM rooms WHERE is_listed AND stage = ?"
            " ORDER BY touched_ms DESC LIMIT ?"
        )
        return self._read(lambda database: [Listing(*row) for row in database.rows(query, (stage, _MOST_LISTED))])

    def finished(self, after_ms: int, after: str, limit: int, *, is_listed: bool) -> asyncio.Future[list[Finished]]:
        """Returns games that are over, oldest first, beginning after one that is known."""
        query = (
            "SELECT id, touched_ms FROM rooms WHERE stage = 'ended' AND (touched_ms > ? OR (touched_ms = ? AND id > ?))"
            f"{' AND is_listed' if is_listed else ''} ORDER BY touched_ms, id LIMIT ?"
        )

        def work(database: Database) -> list[Finished]:
            return [
                Finished(room, touched_ms, tuple(data for (data,) in database.rows(_LOG, (room,))))
                for room, touched_ms in database.rows(query, (after_ms, after_ms, after, limit))
            ]

        return self._read(work)

    # Rooms that expire.

    def seen(self, rooms: Sequence[str], now_ms: int) -> asyncio.Future[None]:
        """Notes connections to rooms, so that they do not expire."""

        def work(database: Database) -> None:
            rows = [(now_ms, room) for room in sorted(rooms)]
            database.execute_many("UPDATE rooms SET seen_ms = ? WHERE id = ?", rows)

        return self._write(work, LAST)

    def expire(self, stage: str, before_ms: int, most: int, kept: Collection[str] = ()) -> asyncio.Future[list[str]]:
        """Deletes rooms of a stage that nobody has used since a time; `purge` deletes their events.

        Args:
            stage: of the rooms.
            before_ms: what was touched or seen later stays, and so does a game whose flag can fall.
            most: the most rooms to delete.
            kept: rooms in use at this server.

        Returns:
            Those that are gone.
        """
        query = (
            "SELECT id FROM rooms WHERE stage = ? AND touched_ms < ? AND (seen_ms IS NULL OR seen_ms < ?)"
            " AND deadline_ms IS NULL ORDER BY touched_ms LIMIT ?"
        )

        def work(database: Database) -> list[str]:
            values = (stage, before_ms, before_ms, most + len(kept))
            found = [str(room) for (room,) in database.rows(f"{query} {database.skip_locked}", values)]
            gone = [room for room in found if room not in kept][:most]
            for room in gone:
                database.execute("INSERT INTO expired (room) VALUES (?) ON CONFLICT DO NOTHING", (room,))
                for table, column in _OF_ROOM:
                    database.execute(f"DELETE FROM {table} WHERE {column} = ?", (room,))
            return gone

        return self._write(work, LAST)

    def purge(self, most: int) -> asyncio.Future[bool]:
        """Deletes some events of rooms that have expired; False if none is left."""

        def work(database: Database) -> bool:
            found = database.rows("SELECT room FROM expired ORDER BY room LIMIT 1")
            if not found:
                return False
            (room,) = found[0]
            some = "SELECT version FROM events WHERE room = ? ORDER BY version LIMIT ?"
            delete = f"DELETE FROM events WHERE room = ? AND version IN ({some})"
            if database.execute(delete, (room, room, most)) < most:
                database.execute("DELETE FROM expired WHERE room = ?", (room,))
            return True

        return self._write(work, LAST)

    # Seats and people.

    def move_seats(self, room: str, holdings: Sequence[Holding]) -> asyncio.Future[None]:
        """Gives seats to another token."""
        return self._write(lambda database: _hold(database, room, holdings), room)

    def add_code(self, code: bytes, room: str, seat: int, expires_ms: int, now_ms: int) -> asyncio.Future[None]:
        """Keeps a resume code, the only one of its seat, and forgets those that are over."""

        def work(database: Database) -> None:
            over = "DELETE FROM codes WHERE expires_ms <= ? OR (room = ? AND seat = ?)"
            database.execute(over, (now_ms, room, seat))
            row = (code, room, seat, expires_ms)
            database.execute("INSERT INTO codes (code_hash, room, seat, expires_ms) VALUES (?, ?, ?, ?)", row)

        return self._write(work)

    def take_code(self, code: bytes, now_ms: int) -> asyncio.Future[tuple[str, int] | None]:
        """Uses a resume code up; returns its room and seat, or None."""

        def work(database: Database) -> tuple[str, int] | None:
            found = database.rows("SELECT room, seat, expires_ms FROM codes WHERE code_hash = ?", (code,))
            if not found or not database.execute("DELETE FROM codes WHERE code_hash = ?", (code,)):
                return None
            room, seat, expires_ms = found[0]
            return (room, seat) if now_ms < expires_ms else None

        return self._write(work)

    def visits(self, player: bytes) -> asyncio.Future[list[Visit]]:
        """Returns the seats that a player has or had, the latest first."""
        query = (
            "SELECT visits.room, seat, stage, touched_ms, about FROM visits JOIN rooms ON rooms.id = visits.room"
            " WHERE player_hash = ? ORDER BY touched_ms DESC, visits.room, seat"
        )
        return self._read(lambda database: [Visit(*row) for row in database.rows(query, (player,))])

    def forget(self, player: bytes) -> asyncio.Future[None]:
        """Forgets which seats were a player's."""

        def work(database: Database) -> None:
            database.execute("DELETE FROM visits WHERE player_hash = ?", (player,))
            database.execute("UPDATE seats SET player_hash = NULL WHERE player_hash = ?", (player,))

        return self._write(work)

    # The server's own life.

    def beat(self, node: str, now_ms: int) -> asyncio.Future[None]:
        """Notes that a server is alive."""
        statement = (
            "INSERT INTO beats (node, at_ms) VALUES (?, ?) ON CONFLICT (node) DO UPDATE SET at_ms = excluded.at_ms"
        )

        def work(database: Database) -> None:
            database.execute(statement, (node, now_ms))

        return self._write(work)

    def add_outage(self, from_ms: int, until_ms: int) -> asyncio.Future[None]:
        """Notes that nobody could play for a while: running clocks are credited when their room is next loaded."""

        def work(database: Database) -> None:
            database.execute(_ADD_OUTAGE, (from_ms, until_ms))

        return self._write(work)

    def outages(self) -> asyncio.Future[list[tuple[int, int]]]:
        """Returns all outages, from and until."""
        query = "SELECT from_ms, until_ms FROM outages"
        return self._read(lambda database: [(int(start), int(end)) for start, end in database.rows(query)])

    def came_back(self, now_ms: int, least_ms: int = 1) -> asyncio.Future[int]:
        """Notes for how long no server was alive, and returns it in milliseconds; 0 the first time.

        Args:
            now_ms: the time.
            least_ms: what is shorter is no outage: another server is alive, and has just not said so again.
        """

        def work(database: Database) -> int:
            ((last,),) = database.rows("SELECT max(at_ms) FROM beats")
            if last is None or last + least_ms > now_ms:
                return 0
            database.execute(_ADD_OUTAGE, (last, now_ms))
            return int(now_ms - last)

        return self._write(work)


_OF_ROOM = (("rooms", "id"), ("seats", "room"), ("visits", "room"), ("codes", "room"), ("snapshots", "room"))
_LOG = "SELECT data FROM events WHERE room = ? ORDER BY version"


def _event_row(room: str, event: StoredEvent) -> tuple[object, ...]:
    return (room, event.version, event.at_ms, event.data)


def _summary_row(summary: Summary) -> tuple[object, ...]:
    return (
        summary.version,
        summary.touched_ms,
        summary.stage,
        summary.deadline_ms,
        summary.is_engines_turn,
        summary.about,
    )


def _hold(database: Database, room: str, holdings: Sequence[Holding]) -> None:
    for each in holdings:
        database.execute(_HOLD, (room, each.seat, each.token, each.player))
        if each.player is not None:
            database.execute(_VISIT, (each.player, room, each.seat))


def _bytes(value: Any) -> bytes | None:
    return None if value is None else bytes(value)
