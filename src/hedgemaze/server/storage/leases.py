"""`LeaseStore`: what several servers ask of the database that they share.

Work that one of them is enough for is leased: whoever has the lease does it, and if he dies it runs out and another
takes it. A lease saves double work and no more than that: what is true is decided by the log's primary key.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence

from hedgemaze.server.storage.database_thread import Database
from hedgemaze.server.storage.rows import Gap, Glance, Holding, Lease
from hedgemaze.server.storage.store_base import StoreBase

__all__ = ["ENGINES", "FLAG", "LAST", "PUT", "LeaseStore", "put_lease", "read_holdings"]

FLAG = "flag"
"""Lets a room's flag fall."""
ENGINES = "engines"
"""Plays a room's engine seats."""

PUT = (
    "INSERT INTO leases (kind, job, node, until_ms) VALUES (?, ?, ?, ?) ON CONFLICT (kind, job)"
    " DO UPDATE SET node = excluded.node, until_ms = excluded.until_ms"
)
_FREE = "NOT EXISTS (SELECT 1 FROM leases WHERE kind = ? AND job = rooms.id AND until_ms > ? AND node <> ?)"
LAST = "~"  # one of `worker.LIGHT`
"""After all rooms, see `Worker.submit`: leases are written when the rooms of the same transaction are."""
_AT_ONCE = 100
"""How many rooms are looked at by one query."""


class LeaseStore(StoreBase):
    """A database that others write to as well."""

    # What others have written.

    def gap(self, room: str, version: int) -> asyncio.Future[Gap]:
        """Returns what a log has after a version, and who holds the room's seats now."""

        def work(database: Database) -> Gap:
            log = database.rows(
                "SELECT data FROM events WHERE room = ? AND version > ? ORDER BY version", (room, version)
            )
            return Gap(tuple(data for (data,) in log), read_holdings(database, room))

        return self._read(work)

    def glance(self, rooms: Sequence[str]) -> asyncio.Future[dict[str, Glance]]:
        """Returns how far rooms are, without their logs; at most 100 at once."""
        assert 0 < len(rooms) <= _AT_ONCE
        # Always the same number of values: so the database prepares one statement and not a hundred.
        wanted = [*rooms, *[rooms[-1]] * (_AT_ONCE - len(rooms))]
        among = f"({', '.join('?' * _AT_ONCE)})"

        def work(database: Database) -> dict[str, Glance]:
            found = database.rows(f"SELECT id, version, about FROM rooms WHERE id IN {among}", wanted)
            seats: dict[str, list[Holding]] = {}
            query = f"SELECT room, seat, token_hash, player_hash FROM seats WHERE room IN {among} ORDER BY seat"
            for room, *row in database.rows(query, wanted):
                seats.setdefault(room, []).append(_holding(*row))
            return {room: Glance(version, about, tuple(seats.get(room, ()))) for room, version, about in found}

        return self._read(work)

    def alive(self, since_ms: int) -> asyncio.Future[frozenset[str]]:
        """Returns the servers that have been alive since a time."""
        query = "SELECT node FROM beats WHERE at_ms >= ?"
        return self._read(lambda database: frozenset(str(node) for (node,) in database.rows(query, (since_ms,))))

    # Leases.

    def claim_flags(
        self, node: str, now_ms: int, before_ms: int, until_ms: int
    ) -> asyncio.Future[list[tuple[int, str]]]:
        """Leases rooms whose flags fall before a time and that nobody else looks after; returns when, and which."""

        def work(database: Database) -> list[tuple[int, str]]:
            query = (
                f"SELECT deadline_ms, id FROM rooms WHERE deadline_ms <= ? AND {_FREE}"
                f" ORDER BY deadline_ms LIMIT {_AT_ONCE} {database.skip_locked}"
            )
            found = [(int(at_ms), str(room)) for at_ms, room in database.rows(query, (before_ms, FLAG, now_ms, node))]
            if found:
                database.execute_many(PUT, [(FLAG, room, node, until_ms) for _, room in found])
            return found

        return self._write(work, LAST)

    def claim_engines(self, node: str, now_ms: int, until_ms: int, most: int) -> asyncio.Future[list[str]]:
        """Leases rooms where engines should act and that nobody else looks after."""

        def work(database: Database) -> list[str]:
            query = (
                f"SELECT id FROM rooms WHERE is_engines_turn AND stage = 'playing' AND {_FREE}"
                f" ORDER BY touched_ms LIMIT ? {database.skip_locked}"
            )
            found = [str(room) for (room,) in database.rows(query, (ENGINES, now_ms, node, most))]
            if found:
                database.execute_many(PUT, [(ENGINES, room, node, until_ms) for room in found])
            return found

        return self._write(work, LAST)

    def claim(self, lease: Lease, now_ms: int) -> asyncio.Future[bool]:
        """Takes a lease that nobody has, or that has run out; False if another has it."""
        statement = f"{PUT} WHERE leases.until_ms <= ? OR leases.node = excluded.node"
        row = (lease.kind, lease.job, lease.node, lease.until_ms, now_ms)
        return self._write(lambda database: database.execute(statement, row) == 1, LAST)

    def renew(
        self, node: str, leases: Iterable[tuple[str, str]], until_ms: int
    ) -> asyncio.Future[list[tuple[str, str]]]:
        """Makes leases, by kind and job, last longer; returns those that are another's by now."""
        wanted = sorted(leases)
        statement = "UPDATE leases SET until_ms = ? WHERE kind = ? AND job = ? AND node = ?"

        def work(database: Database) -> list[tuple[str, str]]:
            return [each for each in wanted if database.execute(statement, (until_ms, *each, node)) != 1]

        return self._write(work, LAST)

    def release(self, node: str, lease: tuple[str, str] | None = None) -> asyncio.Future[None]:
        """Gives one lease back, by kind and job, or all of a server."""

        def work(database: Database) -> None:
            if lease is None:
                database.execute("DELETE FROM leases WHERE node = ?", (node,))
            else:
                database.execute("DELETE FROM leases WHERE node = ? AND kind = ? AND job = ?", (node, *lease))

        return self._write(work, LAST)

    def tidy(self, now_ms: int) -> asyncio.Future[None]:
        """Forgets leases that have run out long ago, and servers that have been gone for long."""

        def work(database: Database) -> None:
            old = f"SELECT kind, job FROM leases WHERE until_ms < ? {database.skip_locked}"
            database.execute(f"DELETE FROM leases WHERE (kind, job) IN ({old})", (now_ms - 60_000,))
            gone = "DELETE FROM beats WHERE at_ms < ? AND at_ms < (SELECT max(at_ms) FROM beats)"
            database.execute(gone, (now_ms - 3_600_000,))

        return self._write(work, LAST)


def put_lease(database: Database, lease: Lease) -> None:
    """Writes a lease, whoever had it: within the transaction that makes its holder the last who changed the room."""
    database.execute(PUT, (lease.kind, lease.job, lease.node, lease.until_ms))


def read_holdings(database: Database, room: str) -> tuple[Holding, ...]:
    """Returns who holds the seats of a room."""
    query = "SELECT seat, token_hash, player_hash FROM seats WHERE room = ? ORDER BY seat"
    return tuple(_holding(*row) for row in database.rows(query, (room,)))


def _holding(seat: int, token: bytes, player: bytes | None) -> Holding:
    return Holding(seat, bytes(token), None if player is None else bytes(player))
