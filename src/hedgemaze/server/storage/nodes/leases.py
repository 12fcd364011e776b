"""`LeaseStore`: which node does work that only one node should do.

A lease that its holder does not renew expires, and another node claims the job. Leases only avoid double work:
correctness rests on the primary key of the event log.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from hedgemaze.server.storage.connections import Connections
from hedgemaze.server.storage.database_thread import LAST, Database
from hedgemaze.server.storage.rows import Lease

FLAG = "flag"
"""Kind of lease: the holder lets a room's flag fall."""
ENGINES = "engines"
"""Kind of lease: the holder plays a room's engine seats."""

_PUT_LEASE = (
    "INSERT INTO leases (kind, job, node, until_ms) VALUES (?, ?, ?, ?) ON CONFLICT (kind, job)"
    " DO UPDATE SET node = excluded.node, until_ms = excluded.until_ms"
)
_CLAIM_LEASE = f"{_PUT_LEASE} WHERE leases.until_ms <= ? OR leases.node = excluded.node"
_IS_FREE = "NOT EXISTS (SELECT 1 FROM leases WHERE kind = ? AND job = rooms.id AND until_ms > ? AND node <> ?)"
_MAX_FLAGS = 100
"""Rooms per call of `claim_flags`."""
_KEEP_MS = 60_000
"""Expired leases stay for this long."""


class LeaseStore:
    """Reads and writes leases."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def claim_flags(
        self, node: str, now_ms: int, before_ms: int, until_ms: int
    ) -> asyncio.Future[list[tuple[int, str]]]:
        """Leases rooms whose flags fall before a time and that no other node holds; returns (deadline, room)."""

        def work(database: Database) -> list[tuple[int, str]]:
            query = (
                f"SELECT deadline_ms, id FROM rooms WHERE deadline_ms <= ? AND {_IS_FREE}"
                f" ORDER BY deadline_ms LIMIT {_MAX_FLAGS} {database.skip_locked}"
            )
            found = [(int(at_ms), str(room)) for at_ms, room in database.rows(query, (before_ms, FLAG, now_ms, node))]
            claimed = claim_leases(database, FLAG, [room for _, room in found], node, now_ms, until_ms)
            return [each for each in found if each[1] in claimed]

        return self._connections.write(work, LAST)

    def claim_engines(self, node: str, now_ms: int, until_ms: int, limit: int) -> asyncio.Future[list[str]]:
        """Leases rooms where an engine should act and that no other node holds."""

        def work(database: Database) -> list[str]:
            query = (
                f"SELECT id FROM rooms WHERE is_engines_turn AND stage = 'playing' AND {_IS_FREE}"
                f" ORDER BY touched_ms LIMIT ? {database.skip_locked}"
            )
            found = [str(room) for (room,) in database.rows(query, (ENGINES, now_ms, node, limit))]
            claimed = claim_leases(database, ENGINES, found, node, now_ms, until_ms)
            return [room for room in found if room in claimed]

        return self._connections.write(work, LAST)

    def claim(self, lease: Lease, now_ms: int) -> asyncio.Future[bool]:
        """Takes a lease that is free, expired or the node's own; False if another node has it."""
        row = (lease.kind, lease.job, lease.node, lease.until_ms, now_ms)
        return self._connections.write(lambda database: database.execute(_CLAIM_LEASE, row) == 1, LAST)

    def renew(
        self, node: str, leases: Iterable[tuple[str, str]], until_ms: int
    ) -> asyncio.Future[list[tuple[str, str]]]:
        """Renews leases, given as (kind, job); returns those that the node has lost."""
        wanted = sorted(leases)
        statement = "UPDATE leases SET until_ms = ? WHERE kind = ? AND job = ? AND node = ?"

        def work(database: Database) -> list[tuple[str, str]]:
            return [each for each in wanted if database.execute(statement, (until_ms, *each, node)) != 1]

        return self._connections.write(work, LAST)

    def release(self, node: str, lease: tuple[str, str] | None = None) -> asyncio.Future[None]:
        """Gives back one lease of a node, by (kind, job), or all of them."""

        def work(database: Database) -> None:
            if lease is None:
                database.execute("DELETE FROM leases WHERE node = ?", (node,))
            else:
                database.execute("DELETE FROM leases WHERE node = ? AND kind = ? AND job = ?", (node, *lease))

        return self._connections.write(work, LAST)

    def delete_expired(self, now_ms: int) -> asyncio.Future[None]:
        """Deletes leases that expired more than a minute ago."""

        def work(database: Database) -> None:
            old = f"SELECT kind, job FROM leases WHERE until_ms < ? {database.skip_locked}"
            database.execute(f"DELETE FROM leases WHERE (kind, job) IN ({old})", (now_ms - _KEEP_MS,))

        return self._connections.write(work, LAST)


def claim_leases(database: Database, kind: str, jobs: Iterable[str], node: str, now_ms: int, until_ms: int) -> set[str]:
    """Takes the leases of jobs that are free, expired or the node's own; returns the jobs whose lease the node got.

    A query for free jobs must be followed by this check. It sees the leases of the moment when it began: if another
    node commits a lease and unlocks the job before the query locks it, the job still looks free.
    """
    return {job for job in sorted(jobs) if database.execute(_CLAIM_LEASE, (kind, job, node, until_ms, now_ms)) == 1}


def put_lease(database: Database, lease: Lease) -> None:
    """Writes a lease and replaces another node's; used in transactions that change the job itself."""
    database.execute(_PUT_LEASE, (lease.kind, lease.job, lease.node, lease.until_ms))
