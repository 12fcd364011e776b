"""`Supervisor`: starts the workers, replaces those that end, hang or use too much memory, and stops them all."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections.abc import Sequence

from hedgemaze.errors import EngineError
from hedgemaze.server.engines.dispatcher import Dispatcher
from hedgemaze.server.engines.job import Job
from hedgemaze.server.engines.spare_time import core_count
from hedgemaze.server.engines.worker_process import WorkerProcess

_START_S = 10.0
"""A worker that is not ready after this long is replaced."""
_FIRST_START_S = 5.0
"""How long `start` waits for the first worker."""
_EXIT_S = 0.5
"""How long workers have to exit before they are killed."""
_WATCH_S = 0.25
"""Interval of the checks for hung and large workers."""
_SILENCE_S = 5.0
"""A worker that is silent for this long beyond the expected time of its job counts as hung."""
_MAX_BACKOFF_S = 5.0
_log = logging.getLogger(__name__)


def default_workers() -> int:
    """Returns the default number of workers: one per core, and at least two, so that analysis leaves one for moves."""
    return max(2, core_count())


class Supervisor:
    """The workers of a pool; one task per worker starts it, reads its messages and replaces it."""

    def __init__(
        self, dispatcher: Dispatcher, size: int, memory_bytes: int, niceness: int, command: Sequence[str] | None
    ) -> None:
        self._dispatcher, self._stats = dispatcher, dispatcher.stats
        self._size, self._memory = size, memory_bytes
        self._command = [*(command or (sys.executable, "-m", "hedgemaze.server.engines.worker")), str(niceness)]
        self._tasks: list[asyncio.Task[None]] = []
        self._is_ending = False
        self._is_ready = asyncio.Event()

    async def start(self) -> None:
        """Starts the workers; returns when the first is ready, or after some seconds."""
        self._is_ending = False
        self._is_ready.clear()
        self._tasks = [asyncio.create_task(self._keep_running()) for _ in range(self._size)]
        self._tasks.append(asyncio.create_task(self._watch()))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._is_ready.wait(), _FIRST_START_S)

    async def stop(self) -> None:
        """Asks the workers to exit, then kills the rest."""
        self._is_ending = True
        self._is_ready.set()  # ends a `start` that still waits
        for task in self._tasks[self._size :]:
            task.cancel()
        for worker in self._dispatcher.workers:
            worker.close_input()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=_EXIT_S)
        for task in self._tasks:
            task.cancel()  # kills the worker and waits for its end
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()

    async def _keep_running(self) -> None:
        """Runs one worker after another, with exponential backoff while they fail to start."""
        failures = 0
        while not self._is_ending:
            was_ready = False
            try:
                worker = await WorkerProcess.start(self._command)
            except OSError as error:
                _log.error("cannot start an engine worker: %s", error)
            else:
                await self._serve(worker)
                was_ready = worker.is_ready
            failures = 0 if was_ready else failures + 1
            if failures and not self._is_ending:
                await asyncio.sleep(min(0.05 * 2**failures, _MAX_BACKOFF_S))

    async def _serve(self, worker: WorkerProcess) -> None:
        """Handles the messages of a worker until it ends."""
        self._stats.started += 1
        self._dispatcher.workers.append(worker)
        if self._is_ending:
            worker.close_input()
        try:
            async with contextlib.aclosing(worker.messages()) as messages:
                async for message in messages:
                    self._dispatcher.handle(worker, message)
                    if worker.is_ready:
                        self._is_ready.set()
            problem = "it ended"
        except EngineError as error:
            problem = str(error)
        finally:
            was_expected = worker.is_ending
            worker.is_ending = True
            self._dispatcher.remove_worker(worker)
            await asyncio.shield(worker.wait_ended())
        if not was_expected:
            self._stats.crashed += 1
            _log.warning("engine worker %d is replaced: %s", worker.pid, problem)

    async def _watch(self) -> None:
        """Kills workers that use too much memory or hang."""
        loop = asyncio.get_running_loop()
        while not self._is_ending:
            await asyncio.sleep(_WATCH_S)
            for worker in list(self._dispatcher.workers):
                silence = loop.time() - worker.last_message_at
                if worker.is_ending:
                    continue
                if (worker.memory_bytes or 0) > self._memory:
                    self._stats.over_memory += 1
                elif worker.jobs and silence > _max_silence(worker.jobs[-1]):
                    self._stats.hung += 1
                elif worker.is_ready or silence <= _START_S:
                    continue
                _log.warning("engine worker %d is killed: it hangs or uses too much memory", worker.pid)
                worker.kill()


def _max_silence(job: Job) -> float:
    """Returns the longest expected time between two messages during a job, in seconds."""
    if job.is_move:
        return _SILENCE_S
    return _SILENCE_S + (job.ask.every if job.ask.kind == "analysis" else job.ask.seconds or 0.0)
