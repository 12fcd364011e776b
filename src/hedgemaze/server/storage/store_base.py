"""`StoreBase`: a store's two connections, one that writes and one that reads."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from typing import Any

from hedgemaze.server.errors import StorageError
from hedgemaze.server.storage.database_thread import Database, DatabaseThread

__all__ = ["StoreBase"]

_CHECK_SECONDS = 1.0
_LARGE_BYTES = 32_768
_PROBE = "INSERT INTO probes (node, data) VALUES ('check', ?) ON CONFLICT (node) DO UPDATE SET data = excluded.data"


class StoreBase:
    """Hands jobs to the writer and the reader."""

    def __init__(self, connect: Callable[[], Database], *, is_shared: bool = False) -> None:
        self._connect = connect
        self.is_shared = is_shared
        """Whether other servers may write to the same database."""
        self._check: asyncio.Task[None] | None = None
        self._checked = 0.0
        self._writer: DatabaseThread | None = None
        self._reader: DatabaseThread | None = None

    async def start(self) -> None:
        """Opens the connections."""
        self._writer = DatabaseThread(self._connect, "storage-writer", is_writer=True)
        self._reader = DatabaseThread(self._connect, "storage-reader", is_writer=False)

    async def stop(self) -> None:
        """Finishes what was asked and closes."""
        for worker in (self._writer, self._reader):
            if worker is not None:
                await worker.close()

    @property
    def commits(self) -> tuple[int, int]:
        """How many transactions there were, and how many jobs they held."""
        return (self._writer.commits, self._writer.written) if self._writer is not None else (0, 0)

    def check(self) -> asyncio.Future[None]:
        """Finishes when something was written, now or within the last second; does not if it could not be.

        After a write has failed it tries one that needs as much space.

        Raises:
            StorageError: why not: ``storage.full``, ``storage.read_only`` or ``storage.unavailable``.
        """
        writer, now = _worker(self._writer), asyncio.get_running_loop().time()
        if self._check is None or (self._check.done() and now - self._checked >= _CHECK_SECONDS):
            self._checked, self._check = now, asyncio.create_task(self._try(writer))
        return asyncio.shield(self._check)

    async def _try(self, writer: DatabaseThread) -> None:
        try:
            await self.probe(is_large=writer.trouble is not None)
        except StorageError as error:
            raise StorageError(_reason(error), error.message) from error

    async def probe(self, *, is_large: bool = True) -> None:
        """Writes something and commits it, by itself; something large needs space that is not in use yet.

        Raises:
            StorageError: it could not be written.
        """
        if is_large:
            await self._write(_writes(os.urandom(_LARGE_BYTES)), "probe")
        await self._write(_writes(b"-"))

    def _write(self, work: Callable[[Database], Any], room: str = "") -> asyncio.Future[Any]:
        """Has something written; what several servers may write at once names its room, see `Worker.submit`."""
        return _worker(self._writer).submit(work, room)

    def _read(self, work: Callable[[Database], Any]) -> asyncio.Future[Any]:
        return _worker(self._reader).submit(work)


def _writes(data: bytes) -> Callable[[Database], None]:
    def work(database: Database) -> None:
        database.execute(_PROBE, (data,))

    return work


def _reason(error: StorageError) -> str:
    """Returns the code that tells why nothing can be written."""
    cause = error.__cause__
    name, state = getattr(cause, "sqlite_errorname", None), getattr(cause, "sqlstate", None)
    if name == "SQLITE_FULL" or state == "53100":
        return "storage.full"
    if state == "25006" or (name or "").startswith("SQLITE_READONLY"):
        return "storage.read_only"
    return error.code


def _worker(worker: DatabaseThread | None) -> DatabaseThread:
    if worker is None:
        raise StorageError("storage.closed", "the storage is not open")
    return worker
