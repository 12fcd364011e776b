"""`Job`: a search that somebody waits for, as the pool keeps it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from hedgemaze import core
from hedgemaze.server.engines.fair_queue import Priority
from hedgemaze.server.engines.messages import Ask

if TYPE_CHECKING:
    from hedgemaze.server.engines.worker_process import WorkerProcess

__all__ = ["Job"]

_UNKNOWN_S = 60.0
"""How long an analysis without a limit of time is expected to take."""
_URGENCIES = {"move": Priority.MOVE, "hint": Priority.HINT, "analysis": Priority.ANALYSIS, "review": Priority.ANALYSIS}


@dataclass(eq=False, slots=True)
class Job:
    """A question, who asks, and what has become of it."""

    ask: Ask
    room: str
    deadline: float
    """By the loop's clock; infinite for what is no move."""
    result: asyncio.Future[dict[str, Any]]
    position: core.Position | None = None
    """Where the game stands, if the asker knew it."""
    on_begin: Callable[[], None] | None = None
    """Called whenever a worker begins with it."""
    news: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when there is a newer report or an end."""
    latest: dict[str, Any] | None = None
    """The newest report that nobody has taken: a slow reader misses some, and none are heaped up for him."""
    attempts: int = 0
    worker: WorkerProcess | None = None
    end: float = 0.0
    """When its search shall end."""
    is_shortened: bool = False
    """It was given less than its whole time, because others waited."""
    timers: list[asyncio.TimerHandle] = field(default_factory=list)
    due: float = 0.0
    """When it should be done; set by what it is made of."""

    def __post_init__(self) -> None:
        """An analysis is due as long after it was asked for as it takes: short ones need not wait for long ones."""
        wait = self.ask.seconds if self.ask.seconds is not None else _UNKNOWN_S
        self.due = self.deadline if self.is_move else asyncio.get_running_loop().time() + wait

    @property
    def urgency(self) -> Priority:
        """How urgent it is."""
        return _URGENCIES[self.ask.kind]

    @property
    def is_move(self) -> bool:
        """Whether a game waits for it."""
        return self.urgency is Priority.MOVE

    @property
    def is_open(self) -> bool:
        """Whether nobody has answered it yet."""
        return not self.result.done()

    def tell(self, data: dict[str, Any]) -> None:
        """Gives the newest report to who reads."""
        self.latest = data
        self.news.set()

    def answer(self, data: dict[str, Any]) -> None:
        """Ends the job well; later answers count for nothing."""
        if self.is_open:
            self.result.set_result(data)
        self._finish()

    def fail(self, error: Exception) -> None:
        """Ends the job badly."""
        if self.is_open:
            self.result.set_exception(error)
            self.result.exception()  # an asker who has gone needs no warning
        self._finish()

    def _finish(self) -> None:
        self.news.set()
        for timer in self.timers:
            timer.cancel()
        self.timers.clear()
