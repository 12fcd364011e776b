"""`TableMaker`: the queue of tables of exact values that visitors ask for; one is made at a time."""

from __future__ import annotations

import asyncio
import contextvars
import logging
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

from hedgemaze.errors import EngineError, TableError
from hedgemaze.rules import Mode, format_mode
from hedgemaze.server.clock import TimeSource
from hedgemaze.server.errors import ServerError
from hedgemaze.server.schemas import TableMaking
from hedgemaze.server.solving.messages import SolveTask
from hedgemaze.server.solving.solver_process import make_in_process
from hedgemaze.solve import default_path
from hedgemaze.solve.limits import MAX_GHOSTS

_MAX_WAITING = 8
_FORGET_MS = 120_000
"""A table that nobody has asked about for this long leaves the queue, unless it is being made. Browsers run the timers
of a hidden page once a minute."""
_BUSY_MS = 30_000
"""When a client may ask again after the queue was full."""
_PASSING = ("solve.memory", "table.file")
"""Failures that may pass: memory or disk is short."""
_PASSING_MS = 600_000
_MAX_REMEMBERED = 1_000
"""Failures, and tables that are made, that are remembered; the oldest is forgotten first."""
_COMMAND = (sys.executable, "-m", "hedgemaze.server.solving.solver")
_T = TypeVar("_T")
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class SolvePlan:
    """What a host allows."""

    space: int = 50_000_000_000
    """Bytes that the folder of tables may take."""
    ghosts: int = MAX_GHOSTS
    """The ghosts of each table; fewer in tests."""
    command: Sequence[str] = _COMMAND
    """The command of the solver process, for tests."""


@dataclass(slots=True)
class _Job:
    mode: Mode
    path: Path
    asked_ms: int
    """When a client asked last."""
    progress: float = 0.0


class TableMaker:
    """Makes tables; all methods belong to one event loop. The caller looks into the tables before it asks here."""

    def __init__(self, plan: SolvePlan, clock: TimeSource) -> None:
        self._plan, self._clock = plan, clock
        self._waiting: dict[Path, _Job] = {}
        """By path, the first to be made first."""
        self._running: _Job | None = None
        self._failed: dict[Path, tuple[str, int]] = {}
        """By path: the code, and when."""
        self._made: dict[Path, None] = {}
        """Tables that nobody has asked about since they were made."""
        self._task: asyncio.Task[None] | None = None
        self._is_stopping = False

    def state(self, mode: Mode) -> TableMaking | None:
        """Returns what is known about the table of a mode; None if it could be made."""
        path = self._path(mode)
        job = self._waiting.get(path)
        if job is None and self._running is not None and self._running.path == path:
            job = self._running
        if job is not None:
            job.asked_ms = self._clock.now_ms()
            return TableMaking(state="running" if job is self._running else "waiting", progress=job.progress)
        if path in self._made:  # finished after the caller has looked for it; the next time it finds it
            del self._made[path]
            return TableMaking(state="running", progress=1.0)
        if (code := self._failure(path)) is not None:
            return TableMaking(state="failed", progress=0.0, code=code)
        return None

    def check_room(self) -> None:
        """Checks that the queue has room.

        Raises:
            ServerError: it is full, or the server stops.
        """
        now = self._clock.now_ms()
        self._waiting = {path: job for path, job in self._waiting.items() if now - job.asked_ms < _FORGET_MS}
        if self._is_stopping:
            raise ServerError("server.stopping", "the server stops", status=503, retry_after_ms=1_000)
        if len(self._waiting) >= _MAX_WAITING:
            message = "too many tables wait already"
            raise ServerError("server.too_many_tables", message, status=503, retry_after_ms=_BUSY_MS)

    def add(self, mode: Mode) -> TableMaking:
        """Puts the table of a mode into the queue; its `state` is None.

        Raises:
            ServerError: as `check_room`.
        """
        self.check_room()
        path = self._path(mode)
        self._waiting[path] = _Job(_without_deal(mode), path, self._clock.now_ms())
        if self._task is None or self._task.done():
            context = contextvars.Context()  # log lines are not those of the request that came first
            self._task = asyncio.create_task(self._run(), context=context)
        return TableMaking(state="waiting", progress=0.0)

    async def stop(self) -> None:
        """Ends the solver; the next run continues with what is finished of the table."""
        self._is_stopping = True
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        """Makes one table after the other until none waits."""
        while self._waiting:
            job = self._waiting.pop(next(iter(self._waiting)))
            if self._clock.now_ms() - job.asked_ms >= _FORGET_MS:
                continue
            self._running = job
            try:
                await self._make(job)
            finally:
                self._running = None

    async def _make(self, job: _Job) -> None:
        def report(done: float) -> None:
            job.progress = max(job.progress, min(done, 1.0))

        text = format_mode(job.mode)
        task = SolveTask(mode=text, ghosts=self._plan.ghosts, path=str(job.path), space=self._plan.space)
        _log.info("a table of exact values is being made", extra={"mode": text})
        try:
            await make_in_process(self._plan.command, task, report)
        except (TableError, EngineError) as error:
            _log.warning("a table of exact values cannot be made: %s", error, extra={"mode": text, "code": error.code})
            _remember(self._failed, job.path, (error.code, self._clock.now_ms()))
        else:
            _log.info("a table of exact values is made", extra={"mode": text})
            _remember(self._made, job.path, None)

    def _path(self, mode: Mode) -> Path:
        return default_path(_without_deal(mode), self._plan.ghosts)

    def _failure(self, path: Path) -> str | None:
        """Returns why a table could not be made, as long as that counts."""
        code, at_ms = self._failed.get(path, ("", 0))
        if code in _PASSING and self._clock.now_ms() - at_ms >= _PASSING_MS:
            del self._failed[path]
            return None
        return code or None


def _without_deal(mode: Mode) -> Mode:
    """Returns the mode with its usual deal, on which its table does not depend."""
    return replace(mode, deal=mode.default_deal)


def _remember(memory: dict[Path, _T], path: Path, what: _T) -> None:
    memory.pop(path, None)
    memory[path] = what
    if len(memory) > _MAX_REMEMBERED:
        del memory[next(iter(memory))]
