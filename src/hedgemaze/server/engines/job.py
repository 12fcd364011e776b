"""`Job`: a requested search, from the queue to its result."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from hedgemaze import core
from hedgemaze.server.engines.scheduling import Priority
from hedgemaze.server.engines.worker_messages import Ask
from hedgemaze.server.telemetry import tracing

if TYPE_CHECKING:
    from opentelemetry.trace import Span

    from hedgemaze.server.engines.worker_process import WorkerProcess

_UNKNOWN_S = 60.0
"""Expected seconds of an analysis without a time limit."""
_PRIORITIES = {
    "move": Priority.MOVE,
    "hint": Priority.HINT,
    "analysis": Priority.ANALYSIS,
    "review": Priority.ANALYSIS,
    "ponder": Priority.PONDER,
}


@dataclass(eq=False, slots=True)
class Job:
    """A request, the room that made it, and its state."""

    ask: Ask
    room: str
    deadline: float
    """By the event loop's clock; infinite except for moves."""
    result: asyncio.Future[dict[str, Any]]
    position: core.Position | None = None
    """The current position, if the caller knew it."""
    on_begin: Callable[[], None] | None = None
    """Called when a worker starts it; again after a retry."""
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set by a new report and by the end."""
    latest: dict[str, Any] | None = None
    """The newest unread report; older unread ones are dropped."""
    attempts: int = 0
    worker: WorkerProcess | None = None
    end: float = 0.0
    """When its search must end."""
    is_shortened: bool = False
    """Whether it got less than its full time because other moves waited."""
    timers: list[asyncio.TimerHandle] = field(default_factory=list)
    asked_at: float = field(default_factory=time.perf_counter)
    span: Span | None = None
    """From the request to the result, if tracing is on."""
    due: float = 0.0
    """Order among jobs of equal priority; set by `__post_init__`."""

    def __post_init__(self) -> None:
        """Sets `due`: the deadline of a move; of an analysis now plus its length, so short ones go before long ones."""
        self.span = tracing.begin("engine job", kind=self.ask.kind)
        wait = self.ask.seconds if self.ask.seconds is not None else _UNKNOWN_S
        self.due = self.deadline if self.is_move else asyncio.get_running_loop().time() + wait

    @property
    def priority(self) -> Priority:
        """The priority of its kind."""
        return _PRIORITIES[self.ask.kind]

    @property
    def is_move(self) -> bool:
        """Whether it is a move of a game."""
        return self.priority is Priority.MOVE

    @property
    def is_pondering(self) -> bool:
        """Whether it ponders: it is given up for any other job."""
        return self.priority is Priority.PONDER

    @property
    def is_open(self) -> bool:
        """Whether it has no result yet."""
        return not self.result.done()

    def report(self, data: dict[str, Any]) -> None:
        """Sets the newest report and wakes the reader."""
        self.latest = data
        self.changed.set()

    def succeed(self, data: dict[str, Any]) -> None:
        """Sets the result; later results are ignored."""
        if self.is_open:
            self.result.set_result(data)
        self._finish()

    def fail(self, error: Exception) -> None:
        """Sets an error as the result."""
        if self.is_open:
            self.result.set_exception(error)
            self.result.exception()  # retrieved: no warning if the caller is gone
        self._finish()

    def cancel(self) -> None:
        """Ends the job without a result."""
        if self.is_open:
            self.result.cancel()
            self._finish()

    def _finish(self) -> None:
        self.changed.set()
        for timer in self.timers:
            timer.cancel()
        self.timers.clear()
        if self.span is not None:
            self.span.end()
            self.span = None
