"""`EnginePool`: searches in worker processes; moves are always answered in time.

A move has a deadline: the time limit of its level, counted from the start of its turn. Under load all searches get an
equal share of the time until the deadlines (`scheduling`). If a worker fails and no time is left, the pool answers
itself (`fallback`). Hints and analyses run in the background: they leave one of several workers free, and a single
worker interrupts them for a move (`preemption`). Pondering takes only workers that are idle, and gives them up for any
other job (`spare_time`). No search runs in the server's own process.
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
from hedgemaze.engine import PERFECT, Limit, levels
from hedgemaze.errors import EngineError, HedgemazeError
from hedgemaze.rules import MODES, Side
from hedgemaze.server.engines.dispatcher import Dispatcher
from hedgemaze.server.engines.game_text import mode_name
from hedgemaze.server.engines.interface import PoolStats
from hedgemaze.server.engines.job import Job
from hedgemaze.server.engines.supervisor import Supervisor, default_workers
from hedgemaze.server.engines.worker_messages import Ask

_MAX_WAITING = 1_000
"""Hints and analyses in the queue, of all rooms together."""
_MAX_WAITING_OF_ROOM = 4
_MEMORY_MB = 512
_NICENESS = 5
_PONDER_S = 20.0
"""Longest expected time between two answers of a worker that ponders."""


class EnginePool:
    """Engines for many rooms at once; all methods belong to one event loop.

    Args:
        workers: number of processes; by default one per core, and at least two.
        memory_mb: a worker that uses more memory is replaced.
        niceness: the nice value of workers, relative to the server.
        command: the command of a worker, for tests.
    """

    def __init__(
        self,
        workers: int | None = None,
        *,
        memory_mb: int = _MEMORY_MB,
        niceness: int = _NICENESS,
        command: Sequence[str] | None = None,
    ) -> None:
        self._stats = PoolStats()
        self._dispatcher = Dispatcher(self._stats)
        size = workers or default_workers()
        self._supervisor = Supervisor(self._dispatcher, size, memory_mb << 20, niceness, command)
        self._numbers = itertools.count(1)
        self._is_open = False

    @property
    def stats(self) -> PoolStats:
        """Counts since the start, and jobs that wait or run now."""
        self._stats.waiting, self._stats.running = self._dispatcher.waiting, self._dispatcher.running
        return self._stats

    @property
    def pids(self) -> list[int]:
        """The process ids of the workers that can take jobs."""
        return [worker.pid for worker in self._dispatcher.workers if worker.can_work]

    async def start(self) -> None:
        """Starts the workers; returns when the first one is ready, or after some seconds without any.

        Without a worker the pool answers moves itself, as level 1 plays.
        """
        if not self._is_open:
            self._is_open = True
            await self._supervisor.start()

    async def stop(self) -> None:
        """Fails all jobs with ``engine.unavailable`` and ends all workers."""
        self._is_open = False
        for job in self._dispatcher.jobs():
            job.fail(_unavailable())
        await self._supervisor.stop()

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
        """Returns the token of the action that a level plays, within its time limit and the given seconds.

        Args:
            record: a position, a position with the actions since (`game_text`), or a record.
            level: 1 to 8, or 9 for the perfect one.
            pieces: letters of the pieces that the seat may move; None or empty for all.
            seconds: time limit, from `started`; the time limit of the level holds as well.
            seed: seed of the level's random choices; makes games reproducible, unless a search is shortened.
            room: the room of the game; the queue is fair between rooms.
            started: when the turn began, by ``asyncio.get_running_loop().time()``; None for now.
            position: the current position, if known; the answer is then checked for legality.
            on_begin: called when a worker starts the search, and again after a retry.

        Raises:
            EngineError: no such level, no given piece can act, the pool is not running, or the job was cancelled.
            GameOverError: the game has ended.
            NotationError: the game cannot be read.
        """
        loop = asyncio.get_running_loop()
        begun = loop.time() if started is None else started
        limit = min(_time_limit(mode_name(record), level), seconds)
        live = "".join(pieces) if pieces else None
        ask = Ask(id=next(self._numbers), kind="move", game=record, level=level, pieces=live, seed=seed)
        job = self._job(ask, room, begun + max(limit, 0.0), position, on_begin)
        return str((await self._result(job))["action"])

    async def hint(
        self, record: str, seconds: float = 1.0, *, pieces: tuple[str, ...] | None = None, room: str = ""
    ) -> dict[str, Any]:
        """Returns the report of a short search at full strength; ``best`` is the hint, ``lines`` are its best actions.

        Raises:
            EngineError: too many jobs wait, the pool is not running, or two workers failed.
            GameOverError, NotationError: as `choose`.
        """
        Limit(seconds=seconds)  # raises for a bad limit
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

        The last report has progress 1. A slow reader gets only the newest report. Closing the iterator, or cancelling
        its reader, ends the search.

        Raises:
            EngineError: a bad limit, too many jobs wait, the pool is not running, or two workers failed.
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
        """Yields the progress of the review of a whole game (``type`` ``progress``), and its ``result`` last.

        Raises:
            EngineError, NotationError: as `analyse`; a finished game can be reviewed.
        """
        limit = Limit(seconds=seconds)
        return self._stream(Ask(id=next(self._numbers), kind="review", game=record, seconds=limit.seconds), room)

    async def ponder(
        self, record: str, level: int, side: str, hand: tuple[str, ...] | None, *, seed: int, room: str = ""
    ) -> AsyncGenerator[dict[str, str], None]:
        """Yields what a level will play after expected actions: its action by these actions, separated by spaces.

        Each dictionary contains those before it. There is none if no worker is free, and no more when other work needs
        the worker. The answers are those of `choose` with the same seed.

        Args:
            record: the game; it is not the level's turn.
            level: 1 to 8, or 9 for the perfect one.
            side: letter of the level's side.
            hand: letters of the ghosts of its seat; None in other modes.
            seed: as for `choose`.
            room: the room of the game.
        """
        live = "".join(hand) if hand else None
        ask = Ask(
            id=next(self._numbers),
            kind="ponder",
            game=record,
            level=level,
            seed=seed,
            pieces=live,
            side=side,
            seconds=_PONDER_S,
        )
        count = 0
        with contextlib.suppress(HedgemazeError):
            async with contextlib.aclosing(self._stream(ask, room)) as found:
                async for answers in found:
                    self._stats.pondered += len(answers) - count
                    count = len(answers)
                    yield answers

    def cancel(self, room: str) -> int:
        """Cancels all jobs of a room and returns their number.

        Their callers get an EngineError ``engine.cancelled``.
        """
        wanted = [job for job in self._dispatcher.jobs() if job.room == room]
        for job in wanted:
            job.fail(EngineError("engine.cancelled", "the job was cancelled"))
            self._dispatcher.drop(job)
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
            waiting = [other.room for other in self._dispatcher.waiting_jobs() if not other.is_move]
            if len(waiting) >= _MAX_WAITING or waiting.count(room) >= _MAX_WAITING_OF_ROOM:
                raise EngineError("engine.busy", "too many analyses wait already", given=room)
        self._dispatcher.put(job)
        return job

    async def _result(self, job: Job) -> dict[str, Any]:
        try:
            return await job.result
        finally:
            self._dispatcher.drop(job)

    async def _stream(self, ask: Ask, room: str) -> AsyncGenerator[dict[str, Any], None]:
        job = self._job(ask, room)
        try:
            while job.is_open:
                await job.changed.wait()
                job.changed.clear()
                if job.latest is not None:
                    latest, job.latest = job.latest, None
                    yield latest
            yield await job.result
        finally:
            self._dispatcher.drop(job)


def _unavailable() -> EngineError:
    return EngineError("engine.unavailable", "the engines are not running")


@lru_cache(maxsize=256)
def _time_limit(mode: str, number: int) -> float:
    """Returns the longest time limit of a level in a mode, over all roles; the level itself keeps to its own role's.

    Raises:
        EngineError: no such level.
    """
    if not 1 <= number <= PERFECT:
        raise EngineError("engine.no_such_level", "levels are 1 to 8, and 9 for the perfect one", given=number)
    found = []
    for side in (None, *Side) if mode in MODES else ():
        with contextlib.suppress(EngineError):
            known = levels(mode, side)
            found.append(known[min(number, len(known)) - 1].seconds)
    return max(found, default=math.inf)
