"""`AnalysisStore`: requests, progress and results of analyses that several nodes share.

Only the node that holds the lease of an analysis may update its row, so a node that has lost the lease unawares changes
nothing.
"""

from __future__ import annotations

import asyncio

from hedgemaze.server.storage.connections import Connections
from hedgemaze.server.storage.database_thread import LAST, Database
from hedgemaze.server.storage.nodes.leases import claim_leases, put_lease
from hedgemaze.server.storage.rows import Lease, StoredAnalysis

ANALYSIS = "analysis"
"""Kind of lease: the holder works on an analysis."""

_COLUMNS = "job, wish, asker, is_over, state, touched_ms"
_UPDATE = "UPDATE analyses SET is_over = ?, state = ?, touched_ms = ? WHERE job = ? AND NOT is_over"
_IS_MINE = "EXISTS (SELECT 1 FROM leases WHERE kind = ? AND leases.job = analyses.job AND node = ?)"
_IS_FREE = "NOT EXISTS (SELECT 1 FROM leases WHERE kind = ? AND leases.job = analyses.job AND until_ms > ?)"
_DELETE_LEASE = "DELETE FROM leases WHERE kind = ? AND job = ?"
_DELETE_OLD = "DELETE FROM analyses WHERE touched_ms < ? AND is_over OR touched_ms < ?"


class AnalysisStore:
    """Reads and writes analyses."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def add(self, analysis: StoredAnalysis, lease: Lease | None) -> asyncio.Future[None]:
        """Adds an analysis, with the lease of the node that works on it; without a lease any node may claim it."""

        def work(database: Database) -> None:
            row = (
                analysis.job,
                analysis.request,
                analysis.owner,
                analysis.is_over,
                analysis.state,
                analysis.touched_ms,
            )
            database.execute(f"INSERT INTO analyses ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)", row)
            if lease is not None:
                put_lease(database, lease)

        return self._connections.write(work, LAST)

    def read(self, job: str) -> asyncio.Future[StoredAnalysis | None]:
        """Returns an analysis, or None if it does not exist."""

        def work(database: Database) -> StoredAnalysis | None:
            found = database.rows(f"SELECT {_COLUMNS} FROM analyses WHERE job = ?", (job,))
            return _from_row(*found[0]) if found else None

        return self._connections.read(work)

    def update(self, job: str, node: str, state: str, now_ms: int, *, is_over: bool) -> asyncio.Future[bool]:
        """Writes the progress or the end of an analysis; False if it is over or another node has its lease."""

        def work(database: Database) -> bool:
            values = (is_over, state, now_ms, job, ANALYSIS, node)
            is_updated = database.execute(f"{_UPDATE} AND {_IS_MINE}", values) == 1
            if is_updated and is_over:
                database.execute(_DELETE_LEASE, (ANALYSIS, job))
            return is_updated

        return self._connections.write(work, LAST)

    def cancel(self, job: str, state: str, now_ms: int) -> asyncio.Future[bool]:
        """Ends an analysis of any node, which notices when it renews its lease; False if it is over already."""

        def work(database: Database) -> bool:
            is_updated = database.execute(_UPDATE, (True, state, now_ms, job)) == 1
            if is_updated:
                database.execute(_DELETE_LEASE, (ANALYSIS, job))
            return is_updated

        return self._connections.write(work, LAST)

    def claim(self, node: str, now_ms: int, until_ms: int, limit: int) -> asyncio.Future[list[StoredAnalysis]]:
        """Leases analyses that no node works on, the oldest first."""

        def work(database: Database) -> list[StoredAnalysis]:
            query = (
                f"SELECT {_COLUMNS} FROM analyses WHERE NOT is_over AND {_IS_FREE}"
                f" ORDER BY touched_ms, job LIMIT ? {database.skip_locked}"
            )
            found = [_from_row(*row) for row in database.rows(query, (ANALYSIS, now_ms, limit))]
            claimed = claim_leases(database, ANALYSIS, [each.job for each in found], node, now_ms, until_ms)
            return [each for each in found if each.job in claimed]

        return self._connections.write(work, LAST)

    def delete_old(self, over_ms: int, open_ms: int) -> asyncio.Future[None]:
        """Deletes finished analyses without a change since `over_ms`, and all others without one since `open_ms`."""

        def work(database: Database) -> None:
            database.execute(_DELETE_OLD, (over_ms, open_ms))

        return self._connections.write(work, LAST)


def _from_row(job: str, request: str, owner: str, is_over: object, state: str, touched_ms: int) -> StoredAnalysis:
    return StoredAnalysis(job, request, owner, bool(is_over), state, int(touched_ms))
