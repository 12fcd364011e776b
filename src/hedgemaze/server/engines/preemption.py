"""Preemption in a worker: a background search is interrupted for a job of higher priority, then resumes.

One thread works, another reads messages. The reader stops the running search; the worker runs the new job inside the
interrupted one, which then continues with its tree.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from math import inf

from hedgemaze.engine import Limit, Report, Root, Search
from hedgemaze.errors import EngineError
from hedgemaze.rules import Piece
from hedgemaze.server.engines.worker_messages import Ask, CancelJob, StopSearch, ToWorker

_MEMORY_MB = 64
_MIN_S = 0.001


class CancelledJobError(EngineError):
    """The pool has cancelled the job."""

    def __init__(self) -> None:
        super().__init__("engine.cancelled", "the job was cancelled")


@dataclass(eq=False, slots=True)
class WorkerTask:
    """A job in the worker."""

    ask: Ask
    stop_search: Callable[[], None] | None = None
    """Ends the running search within milliseconds, from any thread."""
    is_stopped: bool = False
    is_cancelled: bool = False
    is_interrupted: bool = False
    """Whether the search was stopped for one of these reasons, or for another job."""

    def interrupt(self) -> None:
        """Stops the running search, or the next one."""
        self.is_interrupted = True
        if self.stop_search is not None:
            self.stop_search()


@dataclass(eq=False, slots=True)
class WorkerJobs:
    """The jobs of a worker: the reading thread adds them, the working thread runs them."""

    run: Callable[[WorkerTask], None]
    """Runs and closes a job, in the working thread; may be called inside an interrupted job."""
    _arrived: threading.Condition = field(default_factory=threading.Condition)
    _waiting: deque[WorkerTask] = field(default_factory=deque)
    _open: list[WorkerTask] = field(default_factory=list)

    def handle(self, message: ToWorker) -> None:
        """Handles a message of the pool; returns at once."""
        with self._arrived:
            if isinstance(message, Ask):
                self._waiting.append(WorkerTask(message))
                if self._open:
                    self._open[-1].interrupt()
                self._arrived.notify()
                return
            for task in (*self._open, *self._waiting):
                if task.ask.id == message.id:
                    task.is_stopped |= isinstance(message, StopSearch)
                    task.is_cancelled |= isinstance(message, CancelJob)
                    task.interrupt()

    def run_forever(self) -> None:
        """Runs one job after another."""
        while True:
            with self._arrived:
                while not self._waiting:
                    self._arrived.wait()
            self.run_waiting()

    def run_waiting(self) -> None:
        """Runs all jobs that wait now."""
        while True:
            with self._arrived:
                if not self._waiting:
                    return
                task = self._waiting.popleft()
                self._open.append(task)
            try:
                self.run(task)
            finally:
                with self._arrived:
                    self._open.remove(task)

    def handle_interrupt(self, task: WorkerTask) -> None:
        """Runs the jobs that have interrupted a search, before it resumes.

        Raises:
            CancelledJobError: the search was cancelled.
        """
        with self._arrived:
            task.is_interrupted = False
        self.run_waiting()
        if task.is_cancelled:
            raise CancelledJobError


class PreemptibleSearch:
    """A background search for hints, analyses and reviews; its time limit counts only while it runs."""

    def __init__(self, game: Root, jobs: WorkerJobs, task: WorkerTask, pieces: Iterable[Piece] | None = None) -> None:
        self._search = Search(game, memory_mb=_MEMORY_MB, allowed=pieces)
        self._jobs, self._task = jobs, task
        task.stop_search = self._search.stop

    def run(self, limit: Limit | None = None) -> Report:
        """Searches to the limit and returns the final report."""
        *_, report = self.stream(limit, inf)
        return report

    def stream(self, limit: Limit | None = None, every: float = 0.1) -> Iterator[Report]:
        """Yields a report every `every` seconds; the last one is final.

        Raises:
            CancelledJobError: the job was cancelled.
        """
        limit = limit or Limit()
        spent, nodes = 0.0, 0
        while True:
            self._jobs.handle_interrupt(self._task)
            left = Limit(nodes=1) if self._task.is_stopped else _remaining(limit, nodes, spent)
            before = spent
            for report in self._search.stream(left, every):
                spent, nodes = before + report.seconds, report.nodes
                is_out = limit.seconds is not None and spent >= limit.seconds
                is_over = report.is_final and (is_out or not self._task.is_interrupted or self._task.is_stopped)
                if report.candidates and not self._task.is_cancelled:
                    yield replace(report, seconds=spent, is_final=is_over)
                    if is_over:
                        return


def _remaining(limit: Limit, nodes: int, seconds: float) -> Limit:
    """Returns the rest of a limit."""
    return Limit(
        None if limit.nodes is None else max(limit.nodes - nodes, 1),
        None if limit.seconds is None else max(limit.seconds - seconds, _MIN_S),
        limit.depth,
    )
