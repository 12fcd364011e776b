"""`Supervisor`: keeps the workers running: starts them, replaces those that end, hang or grow, leaves none behind."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import Sequence

from hedgemaze.errors import EngineError
from hedgemaze.server.engines.dispatch import Dispatch
from hedgemaze.server.engines.job import Job
from hedgemaze.server.engines.worker_process import WorkerProcess

__all__ = ["Supervisor", "default_workers"]

_START_S = 10.0
"""A worker that is not ready by then is tried again."""
_FIRST_START_S = 5.0
_POLITE_S = 0.5
_WATCH_S = 0.25
_SILENCE_S = 5.0
"""A worker that says nothing so long beyond what its job may take is taken for hung."""
_LONGEST_PAUSE_S = 5.0
_log = logging.getLogger(__name__)


def default_workers() -> int:
    """Returns how many workers a machine gets: one a core, and two at least, so that analysis leaves one to moves."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max(2, cores or 1)


class Supervisor:
    """The workers of a pool, one task each that starts, hears and replaces it."""

    def __init__(
        self, dispatch: Dispatch, size: int, memory_bytes: int, niceness: int, command: Sequence[str] | None
    ) -> None:
        self._dispatch, self._tally = dispatch, dispatch.tally
        self._size, self._memory = size, memory_bytes
        self._command = [*(command or (sys.executable, "-m", "hedgemaze.server.engines.worker")), str(niceness)]
        self._tasks: list[asyncio.Task[None]] = []
        self._is_ending = False
        self._is_ready = asyncio.Event()

    async def start(self) -> None:
        """Starts them; returns when the first is ready, or after some seconds."""
        self._is_ending = False
        self._is_ready.clear()
        self._tasks = [asyncio.create_task(self._keep()) for _ in range(self._size)]
        self._tasks.append(asyncio.create_task(self._watch()))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._is_ready.wait(), _FIRST_START_S)

    async def stop(self) -> None:
        """Ends them: politely for a moment, then at once."""
        self._is_ending = True
        self._is_ready.set()  # nobody need wait for the start any more
        for task in self._tasks[self._size :]:
            task.cancel()
        for worker in self._dispatch.workers:
            worker.hang_up()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=_POLITE_S)
        for task in self._tasks:
            task.cancel()  # which kills the worker and waits for its end
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()

    async def _keep(self) -> None:
        """Keeps one worker standing."""
        failures = 0
        while not self._is_ending:
            was_ready = False
            try:
                worker = await WorkerProcess.start(self._command)
            except OSError as error:
                _log.error("an engine worker cannot be started: %s", error)
            else:
                await self._attend(worker)
                was_ready = worker.is_ready
            failures = 0 if was_ready else failures + 1
            if failures and not self._is_ending:
                await asyncio.sleep(min(0.05 * 2**failures, _LONGEST_PAUSE_S))

    async def _attend(self, worker: WorkerProcess) -> None:
        """Hears a worker until it ends."""
        self._tally.started += 1
        self._dispatch.workers.append(worker)
        if self._is_ending:
            worker.hang_up()
        try:
            async with contextlib.aclosing(worker.messages()) as messages:
                async for message in messages:
                    self._dispatch.hear(worker, message)
                    if worker.is_ready:
                        self._is_ready.set()
            problem = "it has ended"
        except EngineError as error:
            problem = str(error)
        finally:
            was_meant = worker.is_doomed
            worker.is_doomed = True
            self._dispatch.lose(worker)
            await asyncio.shield(worker.gone())
        if not was_meant:
            self._tally.crashed += 1
            _log.warning("engine worker %d is replaced: %s", worker.pid, problem)

    async def _watch(self) -> None:
        """Ends workers that have grown too large or say nothing any more."""
        loop = asyncio.get_running_loop()
        while not self._is_ending:
            await asyncio.sleep(_WATCH_S)
            for worker in list(self._dispatch.workers):
                silence = loop.time() - worker.heard
                if worker.is_doomed:
                    continue
                if (worker.memory_bytes or 0) > self._memory:
                    self._tally.bloated += 1
                elif worker.jobs and silence > _longest_silence(worker.jobs[-1]):
                    self._tally.hung += 1
                elif worker.is_ready or silence <= _START_S:
                    continue
                _log.warning("engine worker %d is ended: it hangs or takes too much memory", worker.pid)
                worker.kill()


def _longest_silence(job: Job) -> float:
    """Returns how many seconds may pass without a word while a job is worked on."""
    if job.is_move:
        return _SILENCE_S
    return _SILENCE_S + (job.ask.every if job.ask.kind == "analysis" else job.ask.seconds or 0.0)
