"""`BackgroundTasks`: the loops of a node, and tasks that finish even if their caller is cancelled or the node stops."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from hedgemaze.server.errors import ServerError

_T = TypeVar("_T")
_log = logging.getLogger("hedgemaze.server")
_RESTART_SECONDS = 1.0

Loop = Callable[[], Coroutine[Any, Any, None]]
"""A coroutine function that runs until it is cancelled."""


class BackgroundTasks:
    """The background tasks of one node."""

    def __init__(self) -> None:
        self.is_stopping = False
        self._pending: set[asyncio.Task[Any]] = set()
        self._loops: list[asyncio.Task[None]] = []

    def spawn(self, work: Coroutine[Any, Any, _T]) -> asyncio.Task[_T]:
        """Starts a task that `stop` waits for."""
        task = asyncio.create_task(work)
        self._pending.add(task)
        task.add_done_callback(self._pending.discard)
        return task

    async def shield(self, work: Coroutine[Any, Any, _T]) -> _T:
        """Awaits work that finishes even if the caller is cancelled.

        Raises:
            ServerError: the node stops.
        """
        if self.is_stopping:
            work.close()
            self.require_running()
        if asyncio.current_task() in self._pending:  # the caller is such a task itself: it is never cancelled
            return await work
        return await asyncio.shield(self.spawn(work))

    def require_running(self) -> None:
        """Refuses while the node stops.

        Raises:
            ServerError: the node stops.
        """
        if self.is_stopping:
            raise ServerError("server.stopping", "the server stops", status=503, retry_after_ms=1_000)

    def run_forever(self, loop: Loop) -> None:
        """Runs a loop until `stop`; restarts it if it crashes."""
        self._loops.append(asyncio.create_task(self._supervise(loop)))

    async def _supervise(self, loop: Loop) -> None:
        while True:
            try:
                await loop()
            except Exception:
                _log.exception("a background task crashed and is restarted")
            await asyncio.sleep(_RESTART_SECONDS)

    async def drain(self) -> None:
        """Waits until no spawned task is left."""
        while self._pending:
            await asyncio.wait(self._pending)

    async def stop(self) -> None:
        """Cancels the loops and waits for the spawned tasks."""
        self.is_stopping = True
        for loop in self._loops:
            loop.cancel()
        await self.drain()
