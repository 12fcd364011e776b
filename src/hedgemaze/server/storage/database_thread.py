"""`Worker`: a thread with a database connection of its own that carries out jobs; the writer commits many at once.

A commit costs a flush of the disk whether it holds one room's events or five hundred rooms'. So the writer takes
whatever waits, writes it in one transaction and tells all who wait after the commit: while one flush is under way the
next group gathers.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from hedgemaze.server.errors import StorageError

__all__ = ["Database", "DatabaseThread"]

_T = TypeVar("_T")
_MOST_AT_ONCE = 512

LIGHT = ("", "~")
"""What jobs name instead of a room that may succeed on a full disk: they change rows that are there."""

Values = Sequence[object]


class Database(Protocol):
    """One connection to a database; statements are written with ``?`` for values."""

    is_shared: bool
    """Whether others may write at the same time."""
    skip_locked: str
    """Added to a query whose rows only one node may take."""
    blob: str
    """The column type for bytes."""
    without_rowid: str
    """Added to a table that is stored in the order of its primary key, if the database can do that."""

    def begin(self) -> None:
        """Begins a transaction that may write."""

    def commit(self) -> None:
        """Ends it; when this returns everything is safe on the disk."""

    def rollback(self) -> None:
        """Forgets it."""

    def execute(self, statement: str, values: Values = ()) -> int:
        """Carries out a statement and returns how many rows it changed."""
        ...

    def execute_many(self, statement: str, rows: Sequence[Values]) -> None:
        """Carries out a statement for each row."""

    def rows(self, statement: str, values: Values = ()) -> list[tuple[Any, ...]]:
        """Returns what a query finds."""
        ...

    def has_table(self, name: str) -> bool:
        """Returns whether a table exists."""
        ...

    def close(self) -> None:
        """Closes the connection."""


@dataclass(slots=True)
class _Job:
    work: Callable[[Database], Any]
    future: asyncio.Future[Any]
    room: str
    result: Any = None
    error: BaseException | None = None


class DatabaseThread:
    """Carries out jobs one after another, off the event loop."""

    def __init__(self, connect: Callable[[], Database], name: str, *, is_writer: bool) -> None:
        self._connect = connect
        self._is_writer = is_writer
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._database: Database | None = None
        self._is_closed = False
        self.commits = 0
        """How many transactions there were."""
        self.written = 0
        """How many jobs they held."""
        self.trouble: StorageError | None = None
        """Why the last write that needed space failed; None once one has succeeded."""
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[Database], _T], room: str = "") -> asyncio.Future[_T]:
        """Returns what a job will return; a writer's is there only after the commit.

        Args:
            work: the job.
            room: what it writes to. Two servers that write to the same rooms in a different order would wait for each
                other, so a group is written in the order of its rooms.

        Raises:
            StorageError: (the future) the database failed, or the worker is closed.
        """
        future: asyncio.Future[_T] = self._loop.create_future()
        if self._is_closed:
            future.set_exception(StorageError("storage.closed", "the storage is closed"))
        else:
            self._jobs.put(_Job(work, future, room))
        return future

    async def close(self) -> None:
        """Finishes what was submitted and ends the thread."""
        if not self._is_closed:
            self._is_closed = True
            self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    # In the thread.

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            group, is_last = self._gather(job)
            if self._is_writer:
                self._write(group)
            else:
                for each in group:
                    self._attempt(each)
            self._loop.call_soon_threadsafe(_settle, group)
            if is_last:
                break
        if self._database is not None:
            self._database.close()

    def _gather(self, first: _Job) -> tuple[list[_Job], bool]:
        group = [first]
        while len(group) < _MOST_AT_ONCE:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                return group, True
            group.append(job)
        return group, False

    def _write(self, group: list[_Job]) -> None:
        """Writes a group in one transaction; if one of it fails, each alone, so that it harms no other."""
        if not self._transact(group) and len(group) > 1:
            for job in group:
                job.error = None
                self._transact([job])

    def _transact(self, group: list[_Job]) -> bool:
        try:
            database = self._connected()
            database.begin()
            for job in sorted(group, key=_room) if database.is_shared else group:
                job.result = job.work(database)
            database.commit()
        except Exception as error:  # of any database, or a fault of ours: whoever waits must hear of it
            self._recover()
            told = _told(error)
            for job in group:
                job.error = told
            if len(group) == 1:
                self.trouble = told
            return False
        if self.trouble is not None and any(job.room not in LIGHT for job in group):
            self.trouble = None
        self.commits += 1
        self.written += len(group)
        return True

    def _attempt(self, job: _Job) -> None:
        try:
            job.result = job.work(self._connected())
        except Exception as error:
            self._recover()
            job.error = _told(error)

    def _connected(self) -> Database:
        if self._database is None:
            self._database = self._connect()
        return self._database

    def _recover(self) -> None:
        """Rolls back; a connection that cannot even do that is opened anew for the next job."""
        if self._database is None:
            return
        try:
            self._database.rollback()
        except Exception:
            broken, self._database = self._database, None
            _close_quietly(broken)


def _room(job: _Job) -> str:
    return job.room


def _settle(group: list[_Job]) -> None:
    for job in group:
        if job.future.done():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)


def _told(error: Exception) -> StorageError:
    if isinstance(error, StorageError):
        return error
    told = StorageError("storage.unavailable", f"the database failed ({type(error).__name__}: {error})")
    told.__cause__ = error
    return told


def _close_quietly(database: Database) -> None:
    try:
        database.close()
    except Exception as error:
        del error
