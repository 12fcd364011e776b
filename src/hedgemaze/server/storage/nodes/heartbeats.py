"""`HeartbeatStore`: heartbeats of nodes, and outages: times when no node ran."""

from __future__ import annotations

import asyncio

from hedgemaze.server.storage.connections import Connections
from hedgemaze.server.storage.database_thread import LAST, Database

_KEEP_MS = 3_600_000
_PUT = "INSERT INTO beats (node, at_ms) VALUES (?, ?) ON CONFLICT (node) DO UPDATE SET at_ms = excluded.at_ms"
_DELETE_OLD = "DELETE FROM beats WHERE at_ms < ? AND at_ms < (SELECT max(at_ms) FROM beats)"
_ADD_OUTAGE = "INSERT INTO outages (from_ms, until_ms) VALUES (?, ?) ON CONFLICT DO NOTHING"


class HeartbeatStore:
    """Reads and writes heartbeats and outages."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def record(self, node: str, now_ms: int) -> asyncio.Future[None]:
        """Records a heartbeat of a node."""

        def work(database: Database) -> None:
            database.execute(_PUT, (node, now_ms))

        return self._connections.write(work)

    def nodes_since(self, since_ms: int) -> asyncio.Future[frozenset[str]]:
        """Returns the nodes with a heartbeat since a time."""
        query = "SELECT node FROM beats WHERE at_ms >= ?"

        def work(database: Database) -> frozenset[str]:
            return frozenset(str(node) for (node,) in database.rows(query, (since_ms,)))

        return self._connections.read(work)

    def delete_old(self, now_ms: int) -> asyncio.Future[None]:
        """Deletes heartbeats older than an hour, but never the latest one: it dates the next outage."""

        def work(database: Database) -> None:
            database.execute(_DELETE_OLD, (now_ms - _KEEP_MS,))

        return self._connections.write(work, LAST)

    def record_downtime(self, now_ms: int, min_ms: int = 1) -> asyncio.Future[int]:
        """Records an outage from the last heartbeat of any node until now.

        Args:
            now_ms: the time.
            min_ms: the shortest outage; within a shorter time another node may be alive and about to send a heartbeat.

        Returns:
            Its length in milliseconds; 0 without an outage.
        """

        def work(database: Database) -> int:
            ((last,),) = database.rows("SELECT max(at_ms) FROM beats")
            if last is None or last + min_ms > now_ms:
                return 0
            database.execute(_ADD_OUTAGE, (last, now_ms))
            return int(now_ms - last)

        return self._connections.write(work)

    def add_outage(self, from_ms: int, until_ms: int) -> asyncio.Future[None]:
        """Records an outage; running clocks are credited with it when their room is next loaded."""

        def work(database: Database) -> None:
            database.execute(_ADD_OUTAGE, (from_ms, until_ms))

        return self._connections.write(work)

    def outages(self) -> asyncio.Future[list[tuple[int, int]]]:
        """Returns all outages as (from, until)."""

        def work(database: Database) -> list[tuple[int, int]]:
            rows = database.rows("SELECT from_ms, until_ms FROM outages")
            return [(int(start), int(end)) for start, end in rows]

        return self._connections.read(work)
