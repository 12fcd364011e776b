"""`DatabaseThread`: a thread with its own database connection that runs jobs; the writer commits them in groups.

A commit costs one flush of the disk and two switches of threads, for one room as for five hundred. So the writer takes
all jobs that wait, runs them in one transaction and sets their results after the commit; the next group gathers
meanwhile. Under load commits begin at least `_COMMIT_SECONDS` apart; a job that finds the writer idle does not wait.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, TypeVar

from hedgemaze.server.errors import StorageError
from hedgemaze.server.telemetry import tracing
from hedgemaze.server.telemetry.histograms import Histogram

_T = TypeVar("_T")
_MAX_GROUP = 512
"""Jobs per transaction."""
_COMMIT_SECONDS = 0.004
"""Shortest time between the starts of two commits."""
_MAX_SLOW = 20
"""Slow jobs that are kept per thread."""
_SLOW_SECONDS = 86_400.0
"""For how long."""

LAST = "~"
"""Sort key after every room id: leases are locked last (deadlock order)."""
_NEED_NO_SPACE = ("", LAST)
"""Sort keys of jobs that change existing rows, which can succeed on a full disk."""

Values = Sequence[object]


class Database(Protocol):
    """One connection to a database; ``?`` marks a value in a statement."""

    is_shared: bool
    """Whether other processes may write at the same time."""
    skip_locked: str
    """SQL at the end of a query whose rows only one node may take."""
    blob: str
    """The column type for bytes."""
    without_rowid: str
    """SQL after a table that is stored in the order of its primary key, if the database supports that."""

    def begin(self) -> None:
        """Begins a transaction that may write."""

    def commit(self) -> None:
        """Commits the transaction; returns when it is flushed to the disk."""

    def rollback(self) -> None:
        """Rolls the transaction back, if there is one."""

    def execute(self, statement: str, values: Values = ()) -> int:
        """Runs a statement and returns the number of changed rows."""
        ...

    def execute_many(self, statement: str, rows: Sequence[Values]) -> None:
        """Runs a statement once per row of values."""

    def rows(self, statement: str, values: Values = ()) -> list[tuple[Any, ...]]:
        """Returns the rows of a query."""
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


class SlowJob(NamedTuple):
    """A job that took long."""

    seconds: float
    name: str
    """The function that has submitted it."""
    at: float
    """When it ended, in seconds since 1970."""


class JobStats:
    """Durations of the jobs of one thread, without the commit, and the slowest ones."""

    def __init__(self) -> None:
        self.seconds = Histogram()
        self.slowest: list[SlowJob] = []
        """The slowest jobs of the last day, the slowest first."""

    def add(self, work: Callable[..., object], seconds: float) -> None:
        """Counts a job."""
        self.seconds.observe(seconds)
        kept = self.slowest
        if len(kept) >= _MAX_SLOW and seconds <= kept[-1].seconds:
            return
        now = time.time()
        found = [each for each in kept if each.at > now - _SLOW_SECONDS]
        found.append(SlowJob(seconds, getattr(work, "__qualname__", "?").partition(".<locals>")[0], now))
        self.slowest = sorted(found, reverse=True)[:_MAX_SLOW]


@dataclass(slots=True)
class WriterStats:
    """Counts of a writer since the start of the process."""

    commits: int = 0
    """Write transactions."""
    jobs: int = 0
    """Jobs in them."""
    failed: int = 0
    """Write transactions that were rolled back."""
    seconds: Histogram = field(default_factory=Histogram)
    """From the begin of a transaction until it is on the disk."""
    loop_delay: Histogram = field(default_factory=Histogram)
    """From there until the event loop runs the callbacks."""


class DatabaseThread:
    """Runs jobs one after another, outside the event loop."""

    def __init__(self, connect: Callable[[], Database], name: str, stats: WriterStats | None = None) -> None:
        """Starts the thread.

        Args:
            connect: opens a connection.
            name: the name of the thread.
            stats: the counts of a writer; None for a thread that only reads.
        """
        self._connect = connect
        self._stats = stats
        self.jobs = JobStats()
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._database: Database | None = None
        self._is_closed = False
        self.last_failure: StorageError | None = None
        """The error of the last failed write; None again after a write that needed space."""
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[Database], _T], room: str = "") -> asyncio.Future[_T]:
        """Returns the future result of a job; the writer sets it after the commit.

        Args:
            work: the job.
            room: the room that it writes to. In a shared database a group runs in the order of its rooms: two nodes
                that locked the same rooms in different orders would deadlock.

        Raises:
            StorageError: (from the future) the database failed, or the thread is closed.
        """
        future: asyncio.Future[_T] = self._loop.create_future()
        if self._is_closed:
            future.set_exception(StorageError("storage.closed", "the storage is closed"))
        else:
            self._jobs.put(_Job(work, future, room))
        return future

    def _set_results(self, group: list[_Job], ended: float) -> None:
        """Sets the results of a group that has ended at a time; called in the event loop."""
        if self._stats is not None:
            self._stats.loop_delay.observe(time.perf_counter() - ended)
        for job in group:
            if job.future.done():
                continue
            if job.error is not None:
                job.future.set_exception(job.error)
            else:
                job.future.set_result(job.result)

    async def close(self) -> None:
        """Finishes all submitted jobs and ends the thread."""
        if not self._is_closed:
            self._is_closed = True
            self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    # In the thread.

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            next_commit = time.monotonic() + _COMMIT_SECONDS
            group, is_last = self._gather(job)
            if self._stats is not None:
                self._write(group, self._stats)
            else:
                for each in group:
                    self._attempt(each)
            self._loop.call_soon_threadsafe(self._set_results, group, time.perf_counter())
            if is_last:
                break
            if self._stats is not None:  # before `get`: so the jobs of the next group do not wake the thread one by one
                time.sleep(max(next_commit - time.monotonic(), 0.0))
        if self._database is not None:
            self._database.close()

    def _gather(self, first: _Job) -> tuple[list[_Job], bool]:
        group = [first]
        while len(group) < _MAX_GROUP:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                return group, True
            group.append(job)
        return group, False

    def _write(self, group: list[_Job], stats: WriterStats) -> None:
        """Runs a group in one transaction; if a job fails, each in its own, so that the others succeed."""
        with tracing.span("commit", jobs=len(group)):
            if not self._transact(group, stats) and len(group) > 1:
                for job in group:
                    job.error = None
                    self._transact([job], stats)

    def _transact(self, group: list[_Job], stats: WriterStats) -> bool:
        began = time.perf_counter()
        try:
            database = self._connected()
            database.begin()
            for job in sorted(group, key=_room) if database.is_shared else group:
                started = time.perf_counter()
                job.result = job.work(database)
                self.jobs.add(job.work, time.perf_counter() - started)
            database.commit()
        except Exception as error:  # of any database, or a bug: every job needs a result
            stats.failed += 1
            self._recover()
            failure = _to_storage_error(error)
            for job in group:
                job.error = failure
            if len(group) == 1:
                self.last_failure = failure
            return False
        if self.last_failure is not None and any(job.room not in _NEED_NO_SPACE for job in group):
            self.last_failure = None
        stats.commits += 1
        stats.jobs += len(group)
        stats.seconds.observe(time.perf_counter() - began)
        return True

    def _attempt(self, job: _Job) -> None:
        started = time.perf_counter()
        try:
            job.result = job.work(self._connected())
            self.jobs.add(job.work, time.perf_counter() - started)
        except Exception as error:
            self._recover()
            job.error = _to_storage_error(error)

    def _connected(self) -> Database:
        if self._database is None:
            self._database = self._connect()
        return self._database

    def _recover(self) -> None:
        """Rolls back; drops a connection where that fails, so that the next job opens a new one."""
        if self._database is None:
            return
        try:
            self._database.rollback()
        except Exception:
            broken, self._database = self._database, None
            _close_quietly(broken)


def _room(job: _Job) -> str:
    return job.room


def _to_storage_error(error: Exception) -> StorageError:
    if isinstance(error, StorageError):
        return error
    failure = StorageError("storage.unavailable", f"the database failed ({type(error).__name__}: {error})")
    failure.__cause__ = error
    return failure


def _close_quietly(database: Database) -> None:
    try:
        database.close()
    except Exception as error:
        del error
