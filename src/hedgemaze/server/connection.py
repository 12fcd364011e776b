"""`Connection`: one socket of a client: its short queue, its seats and its lag.

A reader that is too slow for its queue, or silent for long, is dropped without waiting for it.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from hedgemaze.server import messages as wire
from hedgemaze.server.held import Held
from hedgemaze.server.limits import Limits

__all__ = ["CLOSE_FLOOD", "CLOSE_MOVED", "CLOSE_REFUSED", "CLOSE_RESTART", "CLOSE_SLOW", "Connection"]

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

CLOSE_REFUSED = 4400
CLOSE_FLOOD = 4429
CLOSE_SLOW = 4408
CLOSE_MOVED = 4409
CLOSE_RESTART = 1012
_CLOSE = {
    "restart": CLOSE_RESTART,
    "slow": CLOSE_SLOW,
    "flood": CLOSE_FLOOD,
    "refused": CLOSE_REFUSED,
    "moved": CLOSE_MOVED,
}

SILENT_SECONDS = 35.0
"""A client that answers no ping for so long is gone."""

_log = logging.getLogger("hedgemaze.server")
_numbers = itertools.count(1)


class Connection:
    """One socket."""

    def __init__(self, send: Send, limits: Limits, abort: Callable[[], None] | None = None) -> None:
        self.number = next(_numbers)
        self.seats: tuple[int, ...] = ()
        self.held: Held | None = None
        self.tokens: list[bytes] = []
        self.player: bytes | None = None
        self.lag_ms = 0
        self.is_closed = False
        self.refused = 0
        self._send = send
        self._most = limits.queue
        self._abort = abort
        self._queue: deque[str] = deque()
        self._sender: asyncio.Task[None] | None = None
        self._ending: asyncio.Task[None] | None = None
        self._pings: deque[tuple[int, float]] = deque(maxlen=8)
        self._measured: deque[float] = deque(maxlen=4)
        self.heard = asyncio.get_running_loop().time()
        self.closing: wire.Closing | None = None

    def deliver(self, text: str) -> None:
        """Puts a message into the queue; a reader whose queue is full is dropped."""
        if self.is_closed:
            return
        if len(self._queue) >= self._most:
            self._drop()
            return
        self._queue.append(text)
        if self._sender is None:
            self._sender = asyncio.create_task(self._drain())

    def tell(self, message: wire.ServerMessage) -> None:
        """Puts a message into the queue."""
        self.deliver(wire.encode(message))

    def end(self, closing: wire.Closing) -> None:
        """Says why, and closes soon."""
        if self._ending is None and not self.is_closed:
            self._ending = asyncio.create_task(self._close(closing))

    async def close(self, closing: wire.Closing) -> None:
        """Says why, and closes."""
        self.end(closing)
        if self._ending is not None:
            await asyncio.wait({self._ending})

    async def _close(self, closing: wire.Closing) -> None:
        self.tell(closing)
        if self._sender is not None:
            await asyncio.wait({self._sender}, timeout=1.0)
        self.is_closed = True
        try:
            await asyncio.wait_for(self._send({"type": "websocket.close", "code": _CLOSE[closing.reason]}), 1.0)
        except Exception as error:  # it is gone already, or does not read
            del error
            if self._abort is not None:
                self._abort()

    def ping(self) -> None:
        """Asks the client for a sign of life; how long it takes is the lag."""
        now = asyncio.get_running_loop().time()
        if now - self.heard > SILENT_SECONDS:
            self._drop()
            return
        number = self._pings[-1][0] + 1 if self._pings else 1
        self._pings.append((number, now))
        self.tell(wire.ServerPing(number=number))

    def pong(self, number: int) -> None:
        """Takes the answer; the lag is half the shortest way there and back of the last few."""
        now = asyncio.get_running_loop().time()
        for sent, at in self._pings:
            if sent == number:
                self._measured.append(now - at)
                self.lag_ms = round(min(self._measured) * 500)

    def _drop(self) -> None:
        """Ends a socket without waiting for it."""
        self.is_closed = True
        self._queue.clear()
        _log.info("a slow or silent reader was dropped", extra={"socket": self.number})
        if self._sender is not None:
            self._sender.cancel()
        if self._abort is not None:
            self._abort()

    async def _drain(self) -> None:
        try:
            while self._queue:
                await self._send({"type": "websocket.send", "text": self._queue.popleft()})
        except Exception as error:  # the client went away; the reader hears of it too
            del error
            self.is_closed = True
            self._queue.clear()
        finally:
            self._sender = None
