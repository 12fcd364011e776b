"""`Access`: a store's two connections, one that writes and one that reads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from hedgemaze.server.errors import StorageError
from hedgemaze.server.storage.worker import Database, Worker

__all__ = ["Access"]


class Access:
    """Hands jobs to the writer and the reader."""

    def __init__(self, connect: Callable[[], Database], *, is_shared: bool = False) -> None:
        self._connect = connect
        self.is_shared = is_shared
        """Whether other servers may write to the same database."""
        self._writer: Worker | None = None
        self._reader: Worker | None = None

    async def start(self) -> None:
        """Opens the connections."""
        self._writer = Worker(self._connect, "storage-writer", is_writer=True)
        self._reader = Worker(self._connect, "storage-reader", is_writer=False)

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
        """Finishes when the writer has committed: it works."""
        return self._write(lambda _: None)

    def _write(self, work: Callable[[Database], Any], room: str = "") -> asyncio.Future[Any]:
        """Has something written; what several servers may write at once names its room, see `Worker.submit`."""
        return _worker(self._writer).submit(work, room)

    def _read(self, work: Callable[[Database], Any]) -> asyncio.Future[Any]:
        return _worker(self._reader).submit(work)


def _worker(worker: Worker | None) -> Worker:
    if worker is None:
        raise StorageError("storage.closed", "the storage is not open")
    return worker
