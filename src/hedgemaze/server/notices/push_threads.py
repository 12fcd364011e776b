"""`PushThreads`: a few threads for requests to push services, so that a dead service never delays a move."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable

from hedgemaze.server.notices.push import PushResult

THREADS = 4
MAX_WAITING = 64
"""Requests that wait for a thread; no more are accepted."""

_Job = tuple[Callable[[], PushResult], "asyncio.Future[PushResult]"]


class PushThreads:
    """Runs requests; used by one event loop. The threads are daemons: an open request does not delay the end."""

    def __init__(self, threads: int = THREADS) -> None:
        self._count = threads
        self._jobs: queue.Queue[_Job | None] = queue.Queue(MAX_WAITING)
        self._loop: asyncio.AbstractEventLoop | None = None

    @property
    def is_full(self) -> bool:
        """Whether no more requests are accepted now."""
        return self._jobs.full()

    def submit(self, work: Callable[[], PushResult]) -> asyncio.Future[PushResult]:
        """Returns the future result of a request; starts the threads for the first one.

        Raises:
            queue.Full: too many requests wait.
        """
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
            for number in range(self._count):
                threading.Thread(target=self._run, name=f"notices-{number}", daemon=True).start()
        future: asyncio.Future[PushResult] = self._loop.create_future()
        self._jobs.put_nowait((work, future))
        return future

    def stop(self) -> None:
        """Ends the threads after the requests that they are sending."""
        if self._loop is not None:
            for _ in range(self._count):
                with contextlib.suppress(queue.Full):
                    self._jobs.put_nowait(None)

    def _run(self) -> None:
        assert self._loop is not None
        while (job := self._jobs.get()) is not None:
            work, future = job
            try:
                result = work()
            except Exception as error:  # a bug, or keys that a library refuses: the notice must be settled
                result = PushResult(400, error=type(error).__name__)
            with contextlib.suppress(RuntimeError):  # the loop is closed
                self._loop.call_soon_threadsafe(_set, future, result)


def _set(future: asyncio.Future[PushResult], result: PushResult) -> None:
    if not future.done():
        future.set_result(result)
