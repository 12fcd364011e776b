"""`EnginePool`: asks workers, answers games in time, and keeps the workers standing.

A move has a deadline: the ceiling of its level, counted from the start of its turn. Under load every search gets an
equal share of what is left until the deadlines (`shares`); where a worker fails and no time is left, the pool answers
itself (`stopgap`). Hints and analysis run in the background: they leave one worker free where there are two, and make
room for a move in the worker itself where there is one. No search runs in the thread of the server.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import math
from collections.abc import AsyncGenerator, Callable, Sequence
from functools import lru_cache
from typing import Any

from hedgemaze import core
from hedgemaze.engine import Limit, levels
from hedgemaze.errors import EngineError
from hedgemaze.rules import MODES, Side
from hedgemaze.server.engines.dispatch import Dispatch
from hedgemaze.server.engines.game_text import mode_name
from hedgemaze.server.engines.job import Job
from hedgemaze.server.engines.messages import Ask
from hedgemaze.server.engines.stats import PoolStats
from hedgemaze.server.engines.supervisor import Supervisor, default_workers

__all__ = ["EnginePool"]

_MOST_WAITING = 1_000
"""Hints and analyses in the queue, of all rooms."""
_MOST_WAITING_OF_ROOM = 4
_MEMORY_MB = 512
_NICENESS = 5


class EnginePool:
    """Engines for many rooms at once; all methods belong to one event loop.

    Args:
        workers: processes; None for as many as the machine has cores, and at least two.
        memory_mb: a worker that takes more is replaced.
        niceness: how far workers stand back behind the server when the machine is busy.
        command: what starts a worker; None for ours.
    """

    def __init__(
        self,
        workers: int | None = None,
        *,
        memory_mb: int = _MEMORY_MB,
        niceness: int = _NICENESS,
        command: Sequence[str] | None = None,
    ) -> None:
        self._tally = PoolStats()
        self._dispatch = Dispatch(self._tally)
        self._crew = Supervisor(self._dispatch, workers or default_workers(), memory_mb << 20, niceness, command)
        self._numbers = itertools.count(1)
        self._is_open = False

    @property
    def tally(self) -> PoolStats:
        """What has been done so far, and what is under way."""
        self._tally.waiting, self._tally.running = self._dispatch.waiting, self._dispatch.running
        return self._tally

    @property
    def pids(self) -> list[int]:
        """The workers that can work now, by the number of their process."""
        return [worker.pid for worker in self._dispatch.workers if worker.can_work]

    async def start(self) -> None:
        """Starts the workers; returns when the first one is ready, or after some seconds without any.

        Without a worker games go on too: the pool answers moves itself, as level 1 does.
        """
        if not self._is_open:
            self._is_open = True
            await self._crew.start()

    async def stop(self) -> None:
        """Fails what is under way with ``engine.unavailable`` and ends all workers; none is left afterwards."""
        self._is_open = False
        for job in self._dispatch.jobs():
            job.fail(_unavailable())
        await self._crew.stop()

    async def choose(
        self,
        record: str,
        level: int,
        pieces: tuple[str, ...] | None,
        seconds: float,
        *,
        seed: int,
        room: str = "",
        started: float | None = None,
        position: core.Position | None = None,
        on_begin: Callable[[], None] | None = None,
    ) -> str:
        """Returns the token of what a level plays, no later than its ceiling and the seconds given.

        Args:
            record: a position, a position with what was played since (`game_text`), or a record.
            level: 1 to 8.
            pieces: letters of the pieces that the seat may move; None or none for all.
            seconds: at most, from the start; the ceiling of the level holds as well.
            seed: of the level's whims; a game that is played again with it goes the same way, where no time was cut.
            room: whose move it is; rooms take turns.
            started: when the turn began, by ``asyncio.get_running_loop().time()``; None for now.
            position: where the game stands, if it is at hand: an answer is then checked before it is given.
            on_begin: called when a worker begins to think, and again if another must.

        Raises:
            EngineError: no such level, none of the pieces can act, the pool is not running, or the job was cancelled.
            GameOverError: the game has ended.
            NotationError: the game cannot be read.
        """
        loop = asyncio.get_running_loop()
        begun = loop.time() if started is None else started
        ceiling = min(_ceiling(mode_name(record), level), seconds)
        live = "".join(pieces) if pieces else None
        ask = Ask(id=next(self._numbers), kind="move", game=record, level=level, pieces=live, seed=seed)
        job = self._job(ask, room, begun + max(ceiling, 0.0), position, on_begin)
        return str((await self._result(job))["action"])

    async def hint(
        self, record: str, seconds: float = 1.0, *, pieces: tuple[str, ...] | None = None, room: str = ""
    ) -> dict[str, Any]:
        """Returns the report of a short search at full strength: ``best`` is the hint, ``lines`` say why.

        Raises:
            EngineError: too many wait already, the pool is not running, or workers failed twice.
            GameOverError, NotationError: as `choose`.
        """
        Limit(seconds=seconds)  # refuses a bad one
        live = "".join(pieces) if pieces else None
        ask = Ask(id=next(self._numbers), kind="hint", game=record, seconds=seconds, pieces=live)
        return await self._result(self._job(ask, room))

    def analyse(
        self,
        record: str,
        seconds: float | None = None,
        nodes: int | None = None,
        *,
        lines: int = 5,
        every: float = 0.2,
        room: str = "",
    ) -> AsyncGenerator[dict[str, Any], None]:
        """Yields reports as plain data, as ``hedgemaze analyse --json`` has them, with ``progress`` from 0 to 1.

        The last one has progress 1. A reader that is slow gets the newest report only. Closing the iterator, or
        cancelling who reads, ends the search.

        Raises:
            EngineError: a bad limit, too many wait already, the pool is not running, or workers failed twice.
            GameOverError, NotationError: as `choose`.
        """
        limit = Limit(nodes, 10.0 if seconds is None and nodes is None else seconds)
        ask = Ask(
            id=next(self._numbers),
            kind="analysis",
            game=record,
            seconds=limit.seconds,
            nodes=limit.nodes,
            lines=lines,
            every=every,
        )
        return self._stream(ask, room)

    def review(self, record: str, seconds: float, *, room: str = "") -> AsyncGenerator[dict[str, Any], None]:
        """Yields how far the review of a whole game has come (``type`` ``progress``), at last its ``result``.

        Raises:
            EngineError, NotationError: as `analyse`; a finished game can be reviewed.
        """
        limit = Limit(seconds=seconds)
        return self._stream(Ask(id=next(self._numbers), kind="review", game=record, seconds=limit.seconds), room)

    def cancel(self, room: str) -> int:
        """Drops everything that a room waits for, and returns how many jobs that were.

        Whoever waits for one gets an EngineError ``engine.cancelled``.
        """
        wanted = [job for job in self._dispatch.jobs() if job.room == room]
        for job in wanted:
            job.fail(EngineError("engine.cancelled", "the job was cancelled"))
            self._dispatch.drop(job)
        return len(wanted)

    def _job(
        self,
        ask: Ask,
        room: str,
        deadline: float = math.inf,
        position: core.Position | None = None,
        on_begin: Callable[[], None] | None = None,
    ) -> Job:
        if not self._is_open:
            raise _unavailable()
        job = Job(ask, room, deadline, asyncio.get_running_loop().create_future(), position, on_begin)
        if not job.is_move:
            waiting = [other.room for other in self._dispatch.waiting_jobs() if not other.is_move]
            if len(waiting) >= _MOST_WAITING or waiting.count(room) >= _MOST_WAITING_OF_ROOM:
                raise EngineError("engine.busy", "too many analyses wait already", given=room)
        self._dispatch.put(job)
        return job

    async def _result(self, job: Job) -> dict[str, Any]:
        try:
            return await job.result
        finally:
            self._dispatch.drop(job)

    async def _stream(self, ask: Ask, room: str) -> AsyncGenerator[dict[str, Any], None]:
        job = self._job(ask, room)
        try:
            while job.is_open:
                await job.news.wait()
                job.news.clear()
                if job.latest is not None:
                    latest, job.latest = job.latest, None
                    yield latest
            yield await job.result
        finally:
            self._dispatch.drop(job)


def _unavailable() -> EngineError:
    return EngineError("engine.unavailable", "the engines are not running")


@lru_cache(maxsize=256)
def _ceiling(mode: str, number: int) -> float:
    """Returns the most seconds that a level may take in a mode, in any role; the level keeps to those of its own role.

    Raises:
        EngineError: no such level.
    """
    if not 1 <= number <= 8:
        raise EngineError("engine.no_such_level", "levels are 1 to 8", given=number)
    found = []
    for side in (None, *Side) if mode in MODES else ():
        with contextlib.suppress(EngineError):
            known = levels(mode, side)
            found.append(known[min(number, len(known)) - 1].seconds)
    return max(found, default=math.inf)
