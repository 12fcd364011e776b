"""`Connection`: one socket of a client: its seats, its lag, what it has asked for and what it is sent.

A reader that is too slow, or silent for long, is dropped without waiting for it.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from hedgemaze.server.limits import Buckets, Limits
from hedgemaze.server.live.live_room import LiveRoom
from hedgemaze.server.socket import messages as wire
from hedgemaze.server.socket.websocket_protocol import Channel, frame_head

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
_MOST_PINGS = 8
_MOST_MEASURED = 4

_log = logging.getLogger("hedgemaze.server")
_numbers = itertools.count(1)


class Connection:
    """One socket."""

    __slots__ = (
        "_backlog",
        "_ending",
        "_line",
        "_loop",
        "_measured",
        "_output",
        "_pings",
        "_send",
        "bucket",
        "closing",
        "heard",
        "is_closed",
        "is_watching",
        "lag_ms",
        "live",
        "number",
        "player",
        "refused",
        "seats",
        "tokens",
        "waiting",
        "worker",
    )

    def __init__(self, line: Channel, send: Send, limits: Limits) -> None:
        self.number = next(_numbers)
        self.seats: tuple[int, ...] = ()
        self.live: LiveRoom | None = None
        self.tokens: list[bytes] = []
        self.player: bytes | None = None
        self.is_watching = False
        """Whether it said that it only watches."""
        self.lag_ms = 0
        self.is_closed = False
        self.refused = 0
        """Messages beyond its rate, in one go."""
        self.bucket = Buckets(limits.messages)
        self.waiting: deque[wire.ClientMessage | wire.Error] = deque()
        """What was heard and is not answered yet."""
        self.worker: asyncio.Task[None] | None = None
        """Answers it."""
        self.closing: wire.Closing | None = None
        """Why the socket is to be closed after what is being answered."""
        self._line = line
        self._send = send
        self._backlog = limits.backlog
        self._output: list[bytes] = []
        self._ending: asyncio.Task[None] | None = None
        self._pings: list[tuple[int, float]] = []
        self._measured: list[float] = []
        self._loop = asyncio.get_running_loop()
        self.heard = self._loop.time()

    def deliver(self, data: bytes) -> None:
        """Sends a message, with what else is sent to this reader by now; one that is too far behind is dropped."""
        if self.is_closed:
            return
        if not self._output:
            self._loop.call_soon(self._flush)
        self._output += (frame_head(len(data)), data)

    def tell(self, message: wire.ServerMessage) -> None:
        """Sends a message."""
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
        self._flush()
        self.is_closed = True
        try:
            await asyncio.wait_for(self._send({"type": "websocket.close", "code": _CLOSE[closing.reason]}), 1.0)
        except Exception as error:  # it is gone already, or does not read
            del error
            self._line.abort()

    def cut(self, closing: wire.Closing) -> None:
        """Says why, and ends without listening any more: what a flooding client still sends is not even read."""
        if self.is_closed:
            return
        self.tell(closing)
        self._flush()
        self.is_closed = True
        self._line.cut(_CLOSE[closing.reason])

    def pause(self) -> None:
        """Hears nothing more until it is resumed."""
        self._line.pause()

    def resume(self) -> None:
        """Hears again."""
        self._line.resume()

    def ping(self) -> None:
        """Asks the client for a sign of life; how long it takes is the lag."""
        now = self._loop.time()
        if now - self.heard > SILENT_SECONDS:
            self._drop()
            return
        number = self._pings[-1][0] + 1 if self._pings else 1
        self._pings = [*self._pings[1 - _MOST_PINGS :], (number, now)]
        self.tell(wire.ServerPing(number=number))

    def pong(self, number: int) -> None:
        """Takes the answer; the lag is half the shortest way there and back of the last few."""
        now = self._loop.time()
        for sent, at in self._pings:
            if sent == number:
                self._measured = [*self._measured[1 - _MOST_MEASURED :], now - at]
                self.lag_ms = round(min(self._measured) * 500)

    def _drop(self) -> None:
        """Ends a socket without waiting for it."""
        self.is_closed = True
        self._output.clear()
        _log.info("a slow or silent reader was dropped", extra={"socket": self.number})
        self._line.abort()

    def _flush(self) -> None:
        if not self._output or self.is_closed:
            return
        data = b"".join(self._output)
        self._output.clear()
        self._line.write(data)
        if self._line.backlog() > self._backlog:
            self._drop()
