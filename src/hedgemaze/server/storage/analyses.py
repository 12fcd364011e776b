"""`AnalysisStore`: analyses in a database that several servers share: what is asked for, and how far it is.

Who works on one has its lease (`sharing`), and he alone may write to its row; so one that has lost its lease without
knowing it changes nothing any more.
"""

from __future__ import annotations

import asyncio

from hedgemaze.server.storage.database_thread import Database
from hedgemaze.server.storage.leases import LAST, PUT, put_lease
from hedgemaze.server.storage.rows import Lease, StoredAnalysis
from hedgemaze.server.storage.store_base import StoreBase

__all__ = ["ANALYSIS", "AnalysisStore"]

ANALYSIS = "analysis"
"""Works on an analysis."""

_COLUMNS = "job, wish, asker, is_over, state, touched_ms"
_SET = "UPDATE analyses SET is_over = ?, state = ?, touched_ms = ? WHERE job = ? AND NOT is_over"
_MINE = "EXISTS (SELECT 1 FROM leases WHERE kind = ? AND leases.job = analyses.job AND node = ?)"
_FREE = "NOT EXISTS (SELECT 1 FROM leases WHERE kind = ? AND leases.job = analyses.job AND until_ms > ?)"
_END = "DELETE FROM leases WHERE kind = ? AND job = ?"
_FORGET = "DELETE FROM analyses WHERE touched_ms < ? AND is_over OR touched_ms < ?"


class AnalysisStore(StoreBase):
    """Analyses that any server may go on with."""

    def add_analysis(self, analysis: StoredAnalysis, lease: Lease | None) -> asyncio.Future[None]:
        """Keeps a new analysis, with the lease of who works on it; without one whoever can takes it."""

        def work(database: Database) -> None:
            row = (
                analysis.job,
                analysis.wish,
                analysis.asker,
                analysis.is_over,
                analysis.state,
                analysis.touched_ms,
            )
            database.execute(f"INSERT INTO analyses ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)", row)
            if lease is not None:
                put_lease(database, lease)

        return self._write(work, LAST)

    def read_analysis(self, job: str) -> asyncio.Future[StoredAnalysis | None]:
        """Returns an analysis, or None if there is none."""

        def work(database: Database) -> StoredAnalysis | None:
            found = database.rows(f"SELECT {_COLUMNS} FROM analyses WHERE job = ?", (job,))
            return _read(*found[0]) if found else None

        return self._read(work)

    def tell_analysis(self, job: str, node: str, state: str, now_ms: int, *, is_over: bool) -> asyncio.Future[bool]:
        """Writes how far an analysis is; False if it is over already, or another server's."""

        def work(database: Database) -> bool:
            values = (is_over, state, now_ms, job, ANALYSIS, node)
            is_told = database.execute(f"{_SET} AND {_MINE}", values) == 1
            if is_told and is_over:
                database.execute(_END, (ANALYSIS, job))
            return is_told

        return self._write(work, LAST)

    def cancel_analysis(self, job: str, state: str, now_ms: int) -> asyncio.Future[bool]:
        """Ends an analysis, whoever works on it: he hears of it when he renews his lease; False if it is over."""

        def work(database: Database) -> bool:
            is_told = database.execute(_SET, (True, state, now_ms, job)) == 1
            if is_told:
                database.execute(_END, (ANALYSIS, job))
            return is_told

        return self._write(work, LAST)

    def claim_analyses(self, node: str, now_ms: int, until_ms: int, most: int) -> asyncio.Future[list[StoredAnalysis]]:
        """Leases analyses that nobody works on, the oldest first."""

        def work(database: Database) -> list[StoredAnalysis]:
            query = (
                f"SELECT {_COLUMNS} FROM analyses WHERE NOT is_over AND {_FREE}"
                f" ORDER BY touched_ms, job LIMIT ? {database.skip_locked}"
            )
            found = [_read(*row) for row in database.rows(query, (ANALYSIS, now_ms, most))]
            if found:
                database.execute_many(PUT, [(ANALYSIS, each.job, node, until_ms) for each in found])
            return found

        return self._write(work, LAST)

    def forget_analyses(self, over_ms: int, open_ms: int) -> asyncio.Future[None]:
        """Forgets what was over before a time, and what nobody has worked on since another."""

        def work(database: Database) -> None:
            database.execute(_FORGET, (over_ms, open_ms))

        return self._write(work, LAST)


def _read(job: str, wish: str, asker: str, is_over: object, state: str, touched_ms: int) -> StoredAnalysis:
    return StoredAnalysis(job, wish, asker, bool(is_over), state, int(touched_ms))
