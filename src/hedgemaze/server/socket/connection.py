"""`Connection`: one socket of a client: its seats, its lag, its queue of messages and its output.

A client that reads too slowly, or answers no ping, is closed without waiting for it.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections import deque
from typing import Self

from starlette.types import Scope, Send

from hedgemaze.server import wire
from hedgemaze.server.limits import Buckets, Limits
from hedgemaze.server.live.live_room import LiveRoom
from hedgemaze.server.people.accounts import Account
from hedgemaze.server.socket.client_messages import ClientMessage
from hedgemaze.server.socket.websocket_protocol import Channel, frame_head

CLOSE_REFUSED = 4400
CLOSE_FLOOD = 4429
CLOSE_SLOW = 4408
CLOSE_MOVED = 4409
CLOSE_BANNED = 4403
CLOSE_RESTART = 1012
_CLOSE = {
    "restart": CLOSE_RESTART,
    "slow": CLOSE_SLOW,
    "flood": CLOSE_FLOOD,
    "refused": CLOSE_REFUSED,
    "moved": CLOSE_MOVED,
    "banned": CLOSE_BANNED,
}

PING_SECONDS = 10.0
"""A client is pinged when either side has sent nothing for this time."""
LAG_SECONDS = 30.0
"""A client is pinged when its lag was measured this long ago, even if both sides send."""
SILENT_SECONDS = 35.0
"""A client that sends nothing, not even an answer to a ping, is dropped after this time."""
_MAX_PINGS = 8
_MAX_MEASURED = 4

_log = logging.getLogger("hedgemaze.server")
_numbers = itertools.count(1)


class Connection:
    """One socket of a client."""

    audience = 1
    """How many spectators it stands for, if it has no seats."""

    __slots__ = (
        "_backlog",
        "_channel",
        "_ending",
        "_loop",
        "_measured",
        "_output",
        "_pings",
        "_send",
        "account",
        "address",
        "bucket",
        "closing",
        "holdings",
        "is_bot",
        "is_closed",
        "is_watching",
        "lag_ms",
        "live",
        "number",
        "player",
        "received_at",
        "refused",
        "request",
        "seats",
        "sent_at",
        "session",
        "tokens",
        "waiting",
        "worker",
    )

    def __init__(self, channel: Channel, send: Send, limits: Limits) -> None:
        self.number = next(_numbers)
        self.address = ""
        """The key of the client's address (`limits.client_key`)."""
        self.is_bot = False
        """Whether a bot holds one of the seats."""
        self.seats: tuple[int, ...] = ()
        self.holdings: object = None
        """The room's holdings from which `seats` was computed."""
        self.live: LiveRoom | None = None
        self.tokens: list[bytes] = []
        self.player: bytes | None = None
        self.account: Account | None = None
        """The account that the client is signed in to."""
        self.session: bytes | None = None
        """The hash of the session's cookie."""
        self.is_watching = False
        """Whether the client asked to watch only."""
        self.lag_ms = 0
        self.is_closed = False
        self.refused = 0
        """Messages beyond the rate since the last accepted one."""
        self.bucket = Buckets(limits.messages)
        self.request = ""
        """The id of the handshake, for the log."""
        self.waiting: deque[tuple[ClientMessage | wire.ErrorMessage, float]] = deque()
        """Messages that are not answered yet, and when they came by ``time.perf_counter()``."""
        self.worker: asyncio.Task[None] | None = None
        """The task that answers them."""
        self.closing: wire.Closing | None = None
        """Set to close the socket after the current message: the last message."""
        self._channel = channel
        self._send = send
        self._backlog = limits.backlog
        self._output: list[bytes] = []
        self._ending: asyncio.Task[None] | None = None
        self._pings: list[tuple[int, float]] = []
        self._measured: list[float] = []
        self._loop = asyncio.get_running_loop()
        self.received_at = self.sent_at = self._loop.time()

    @classmethod
    def of(cls, scope: Scope, send: Send, player: bytes, limits: Limits) -> Self:
        """Makes the connection of a handshake; `player` is the player's key."""
        state = scope["state"]
        made = cls(state["channel"], send, limits)
        made.player, made.address = player, state["client_key"]
        made.account, made.session = state.get("account"), state.get("session")
        return made

    def deliver(self, data: bytes) -> None:
        """Sends an encoded message; messages of one pass of the event loop share a write. Drops a slow reader."""
        if self.is_closed:
            return
        if not self._output:
            self._loop.call_soon(self._flush)
        self._output += (frame_head(len(data)), data)

    def send(self, message: wire.ServerMessage) -> None:
        """Encodes and sends a message."""
        self.deliver(wire.encode(message))

    def end(self, closing: wire.Closing) -> None:
        """Starts to close the socket, after a last message."""
        if self._ending is None and not self.is_closed:
            self._ending = asyncio.create_task(self._close(closing))

    async def close(self, closing: wire.Closing) -> None:
        """Closes the socket, after a last message."""
        self.end(closing)
        if self._ending is not None:
            await asyncio.wait({self._ending})

    async def _close(self, closing: wire.Closing) -> None:
        self.send(closing)
        self._flush()
        self.is_closed = True
        try:
            await asyncio.wait_for(self._send({"type": "websocket.close", "code": _CLOSE[closing.reason]}), 1.0)
        except Exception as error:  # the client is gone already, or does not read
            del error
            self._channel.abort()

    def cut(self, closing: wire.Closing) -> None:
        """Sends a last message and stops reading at once: for a client that floods the server or reads too slowly."""
        if self.is_closed:
            return
        self.send(closing)
        self.is_closed = True
        self._channel.write(b"".join(self._output))
        self._output.clear()
        self._channel.cut(_CLOSE[closing.reason])

    def pause(self) -> None:
        """Stops reading until `resume`."""
        self._channel.pause()

    def resume(self) -> None:
        """Reads again."""
        self._channel.resume()

    def check(self) -> None:
        """Pings the client if that is due; drops a client that was silent for too long. Called every few seconds."""
        if not self._pings:
            return  # the first ping follows `hello`, for which there is a timeout
        now = self._loop.time()
        if now - self.received_at > SILENT_SECONDS:
            self._drop()
            return
        is_silent = now - min(self.received_at, self.sent_at) >= PING_SECONDS
        if is_silent or now - self._pings[-1][1] >= LAG_SECONDS:
            self.ping()

    def ping(self) -> None:
        """Pings the client, to measure the lag and to keep the connection alive."""
        number = self._pings[-1][0] + 1 if self._pings else 1
        self._pings = [*self._pings[1 - _MAX_PINGS :], (number, self._loop.time())]
        self.send(wire.ServerPing(number=number))

    def pong(self, number: int) -> None:
        """Takes the answer to a ping; the lag is half the shortest of the last few round trips."""
        now = self._loop.time()
        for sent, at in self._pings:
            if sent == number:
                self._measured = [*self._measured[1 - _MAX_MEASURED :], now - at]
                self.lag_ms = round(min(self._measured) * 500)

    def _drop(self) -> None:
        """Closes the socket of a silent client, without waiting for it."""
        self.is_closed = True
        self._output.clear()
        _log.info("a silent client was dropped", extra={"socket": self.number})
        self._channel.abort()

    def _flush(self) -> None:
        if not self._output or self.is_closed:
            return
        data = b"".join(self._output)
        self._output.clear()
        self.sent_at = self._loop.time()
        self._channel.write(data)
        if self._channel.backlog() > self._backlog:
            _log.info("a slow reader was dropped", extra={"socket": self.number})
            self.cut(wire.Closing(reason="slow"))
