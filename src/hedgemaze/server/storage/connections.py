"""`Connections`: the two database threads of a store, and the health check of its writer."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from typing import TypeVar

from hedgemaze.server.errors import StorageError
from hedgemaze.server.storage.database_thread import Database, DatabaseThread, JobStats, WriterStats

_T = TypeVar("_T")
_CHECK_SECONDS = 1.0
"""How long the result of a health check is reused."""
_LARGE_BYTES = 32_768
"""Size of a probe that needs new space on the disk."""
_PROBE = "INSERT INTO probes (node, data) VALUES ('check', ?) ON CONFLICT (node) DO UPDATE SET data = excluded.data"


class Connections:
    """One thread that writes and one that reads, each with its own connection."""

    def __init__(self, connect: Callable[[], Database]) -> None:
        self.stats = WriterStats()
        """Counts of write transactions, for the metrics."""
        self._connect = connect
        self._check: asyncio.Task[None] | None = None
        self._checked_at = 0.0
        self._writer: DatabaseThread | None = None
        self._reader: DatabaseThread | None = None

    def start(self) -> None:
        """Starts the threads; each connects when its first job arrives."""
        self._writer = DatabaseThread(self._connect, "storage-writer", self.stats)
        self._reader = DatabaseThread(self._connect, "storage-reader")

    async def stop(self) -> None:
        """Finishes all submitted jobs and closes the connections."""
        for thread in (self._writer, self._reader):
            if thread is not None:
                await thread.close()

    @property
    def commits(self) -> tuple[int, int]:
        """The number of write transactions so far, and the number of jobs in them."""
        return self.stats.commits, self.stats.jobs

    @property
    def job_stats(self) -> dict[str, JobStats]:
        """The durations of jobs, by what the thread does: ``write`` or ``read``."""
        threads = {"write": self._writer, "read": self._reader}
        return {kind: JobStats() if thread is None else thread.jobs for kind, thread in threads.items()}

    def write(self, work: Callable[[Database], _T], room: str = "") -> asyncio.Future[_T]:
        """Runs a job in the next write transaction; `room` is its lock order, see `DatabaseThread.submit`."""
        return _started(self._writer).submit(work, room)

    def read(self, work: Callable[[Database], _T]) -> asyncio.Future[_T]:
        """Runs a job that only reads."""
        return _started(self._reader).submit(work)

    def check(self) -> asyncio.Future[None]:
        """Checks that the database accepts writes; concurrent calls, and calls within a second, share one check.

        After a failed write the check writes as much as needs new space.

        Raises:
            StorageError: it does not: ``storage.full``, ``storage.read_only`` or ``storage.unavailable``.
        """
        writer, now = _started(self._writer), asyncio.get_running_loop().time()
        if self._check is None or (self._check.done() and now - self._checked_at >= _CHECK_SECONDS):
            self._checked_at, self._check = now, asyncio.create_task(self._run_check(writer))
        return asyncio.shield(self._check)

    async def _run_check(self, writer: DatabaseThread) -> None:
        try:
            await self.probe(is_large=writer.last_failure is not None)
        except StorageError as error:
            raise StorageError(_reason(error), error.message) from error

    async def probe(self, *, is_large: bool = True) -> None:
        """Writes and commits a probe row; a large one needs new space on the disk.

        Raises:
            StorageError: the probe was not written.
        """
        if is_large:
            await self.write(_write_probe(os.urandom(_LARGE_BYTES)), "probe")
        await self.write(_write_probe(b"-"))


def _write_probe(data: bytes) -> Callable[[Database], None]:
    def work(database: Database) -> None:
        database.execute(_PROBE, (data,))

    return work


def _reason(error: StorageError) -> str:
    """Returns the code for the reason why the database accepts no writes."""
    cause = error.__cause__
    name, state = getattr(cause, "sqlite_errorname", None), getattr(cause, "sqlstate", None)
    if name == "SQLITE_FULL" or state == "53100":
        return "storage.full"
    if state == "25006" or (name or "").startswith("SQLITE_READONLY"):
        return "storage.read_only"
    return error.code


def _started(thread: DatabaseThread | None) -> DatabaseThread:
    if thread is None:
        raise StorageError("storage.closed", "the storage is not open")
    return thread
