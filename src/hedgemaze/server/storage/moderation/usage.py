"""`UsageStore`: how much of the shared rate limits each node has used in the last seconds."""

from __future__ import annotations

import asyncio

from hedgemaze.server.storage.connections import Connections
from hedgemaze.server.storage.database_thread import LAST, Database

_ADD = "INSERT INTO limit_usage (node, number, at_ms, data) VALUES (?, ?, ?, ?)"
_READ = "SELECT node, number, data FROM limit_usage WHERE node <> ? AND at_ms >= ? ORDER BY node, number"


class UsageStore:
    """Reads and writes usage; each row is what one node has used within about a second."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def add(self, node: str, number: int, at_ms: int, data: str) -> asyncio.Future[None]:
        """Adds what a node has used, as JSON; `number` grows with each row of the node."""
        return self._connections.write(lambda database: _add(database, (node, number, at_ms, data)), LAST)

    def of_others(self, node: str, since_ms: int) -> asyncio.Future[list[tuple[str, int, str]]]:
        """Returns node, number and data of the rows that other nodes have added since a time."""

        def work(database: Database) -> list[tuple[str, int, str]]:
            return [(name, int(number), data) for name, number, data in database.rows(_READ, (node, since_ms))]

        return self._connections.read(work)

    def delete_old(self, before_ms: int) -> asyncio.Future[None]:
        """Deletes the rows from before a time."""

        def work(database: Database) -> None:
            old = f"SELECT node, number FROM limit_usage WHERE at_ms < ? {database.skip_locked}"
            database.execute(f"DELETE FROM limit_usage WHERE (node, number) IN ({old})", (before_ms,))

        return self._connections.write(work, LAST)


def _add(database: Database, row: tuple[str, int, int, str]) -> None:
    database.execute(_ADD, row)
