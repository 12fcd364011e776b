"""A worker's desk: the job it works on, those it has put aside for it, and word from the pool about any of them.

One thread works, another listens. A search in the background makes room for a more urgent job: it is stopped, the job
is done in its midst, and then it goes on with the tree it had.
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
from hedgemaze.server.engines.messages import Ask, Cancel, Stop, ToWorker

__all__ = ["CancelledJobError", "WorkerJobs", "PatientSearch", "Task"]

_MEMORY_MB = 64
_LEAST_S = 0.001


class CancelledJobError(EngineError):
    """A job is not wanted any more."""

    def __init__(self) -> None:
        super().__init__("engine.cancelled", "the job was cancelled")


@dataclass(eq=False, slots=True)
class Task:
    """A job on the desk."""

    ask: Ask
    halt: Callable[[], None] | None = None
    """Makes its search end within milliseconds, from any thread."""
    is_stopped: bool = False
    is_cancelled: bool = False
    is_disturbed: bool = False
    """Its search was halted for one of these reasons, or for a more urgent job."""

    def disturb(self) -> None:
        """Halts the search, or the next one if there is none."""
        self.is_disturbed = True
        if self.halt is not None:
            self.halt()


@dataclass(eq=False, slots=True)
class WorkerJobs:
    """What a worker has to do; the listener puts, the worker takes."""

    work: Callable[[Task], None]
    """Does a job and closes it; called in the worker's thread, also in the midst of a less urgent job."""
    _arrived: threading.Condition = field(default_factory=threading.Condition)
    _waiting: deque[Task] = field(default_factory=deque)
    _open: list[Task] = field(default_factory=list)

    def put(self, message: ToWorker) -> None:
        """Takes word from the pool; returns at once."""
        with self._arrived:
            if isinstance(message, Ask):
                self._waiting.append(Task(message))
                if self._open:
                    self._open[-1].disturb()
                self._arrived.notify()
                return
            for task in (*self._open, *self._waiting):
                if task.ask.id == message.id:
                    task.is_stopped |= isinstance(message, Stop)
                    task.is_cancelled |= isinstance(message, Cancel)
                    task.disturb()

    def work_for_ever(self) -> None:
        """Does one job after another."""
        while True:
            with self._arrived:
                while not self._waiting:
                    self._arrived.wait()
            self.work_off()

    def work_off(self) -> None:
        """Does what waits now."""
        while True:
            with self._arrived:
                if not self._waiting:
                    return
                task = self._waiting.popleft()
                self._open.append(task)
            try:
                self.work(task)
            finally:
                with self._arrived:
                    self._open.remove(task)

    def settle(self, task: Task) -> None:
        """Does what has disturbed a search, before it goes on.

        Raises:
            CancelledJobError: it shall not go on.
        """
        with self._arrived:
            task.is_disturbed = False
        self.work_off()
        if task.is_cancelled:
            raise CancelledJobError


class PatientSearch:
    """A search in the background, of hints, analysis and review; seconds count only while it works itself."""

    def __init__(self, game: Root, desk: WorkerJobs, task: Task, pieces: Iterable[Piece] | None = None) -> None:
        self._search = Search(game, memory_mb=_MEMORY_MB, allowed=pieces)
        self._desk, self._task = desk, task
        task.halt = self._search.stop

    def run(self, limit: Limit | None = None) -> Report:
        """Searches until the limit is reached and returns what it found."""
        *_, report = self.stream(limit, inf)
        return report

    def stream(self, limit: Limit | None = None, every: float = 0.1) -> Iterator[Report]:
        """Searches with a report every so many seconds; the last one is final.

        Raises:
            CancelledJobError: the job was cancelled.
        """
        limit = limit or Limit()
        spent, nodes = 0.0, 0
        while True:
            self._desk.settle(self._task)
            left = Limit(nodes=1) if self._task.is_stopped else _less(limit, nodes, spent)
            before = spent
            for report in self._search.stream(left, every):
                spent, nodes = before + report.seconds, report.nodes
                is_out = limit.seconds is not None and spent >= limit.seconds
                is_over = report.is_final and (is_out or not self._task.is_disturbed or self._task.is_stopped)
                if report.candidates and not self._task.is_cancelled:
                    yield replace(report, seconds=spent, is_final=is_over)
                    if is_over:
                        return


def _less(limit: Limit, nodes: int, seconds: float) -> Limit:
    """Returns what is left of a limit."""
    return Limit(
        None if limit.nodes is None else max(limit.nodes - nodes, 1),
        None if limit.seconds is None else max(limit.seconds - seconds, _LEAST_S),
        limit.depth,
    )
