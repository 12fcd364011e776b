"""`NatsBus`: messages between nodes over NATS.

After a lost connection it reconnects, without a limit of attempts. Messages that are published meanwhile are lost; the
other nodes find the changes in the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable

import msgspec
import nats.errors
from nats.aio.client import Client
from nats.aio.msg import Msg

from hedgemaze.server.cluster import bus as messages

_log = logging.getLogger("hedgemaze.server")
SUBJECT = "hedgemaze.announce"
_RETRY_SECONDS = 0.5
_PING_SECONDS = 2
_MAX_QUEUED = 10_000
"""Messages; when the queue is full the oldest is lost."""


class NatsBus:
    """One connection to NATS."""

    def __init__(self, url: str, node: str) -> None:
        self.is_connected = False
        self._servers = url.split(",")
        self._node = node
        self._receive: Callable[[messages.Message], None] = lambda _: None
        self._on_change: Callable[[], None] = lambda: None
        self._queue: deque[bytes] = deque(maxlen=_MAX_QUEUED)
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._client: Client | None = None
        self._is_warned = False

    async def start(self, receive: Callable[[messages.Message], None], on_change: Callable[[], None]) -> None:
        """Starts to connect."""
        self._receive, self._on_change = receive, on_change
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Sends the queued messages and disconnects."""
        if self._task is not None:
            with contextlib.suppress(TimeoutError, nats.errors.Error, OSError):
                async with asyncio.timeout(1.0):
                    await self._send_all()
                    if self.is_connected and self._client is not None:
                        await self._client.flush()
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def publish(self, message: messages.Message) -> None:
        """Queues a message; never blocks."""
        if self.is_connected:
            self._queue.append(messages.encode(message))
            self._wake.set()

    async def _run(self) -> None:
        """Connects, and connects again whenever the connection is lost."""
        while True:
            client, closed = Client(), asyncio.Event()
            try:
                await self._connect(client, closed)
                await self._serve(closed)
            except Exception as error:  # any failure: the next attempt may succeed
                if not self._is_warned:  # once per loss, not twice per second
                    self._is_warned = True
                    _log.warning(_reason(error), extra={"error": type(error).__name__})
            finally:
                self._client = None
                self._set_connected(is_connected=False)
                await _close(client)
            await asyncio.sleep(_RETRY_SECONDS)

    async def _connect(self, client: Client, closed: asyncio.Event) -> None:
        async def on_close() -> None:
            closed.set()

        async def on_error(error: Exception) -> None:
            _log.debug("NATS reports an error", extra={"error": type(error).__name__})

        await client.connect(
            self._servers,
            name=f"hedgemaze {self._node}",
            allow_reconnect=False,
            connect_timeout=2,
            no_echo=True,
            ping_interval=_PING_SECONDS,
            closed_cb=on_close,
            disconnected_cb=on_close,
            error_cb=on_error,
        )
        await client.subscribe(SUBJECT, cb=self._handle)
        await client.flush(2)
        self._client = client
        if self._is_warned:
            _log.warning("NATS is connected again")
        self._is_warned = False
        self._set_connected(is_connected=True)

    async def _serve(self, closed: asyncio.Event) -> None:
        """Sends queued messages until the connection is lost."""
        ending = asyncio.create_task(closed.wait())
        try:
            while not closed.is_set():
                self._wake.clear()
                await self._send_all()
                waking = asyncio.create_task(self._wake.wait())
                await asyncio.wait((waking, ending), return_when=asyncio.FIRST_COMPLETED)
                waking.cancel()
        finally:
            ending.cancel()
        raise nats.errors.ConnectionClosedError

    async def _send_all(self) -> None:
        while self._queue and self._client is not None:
            await self._client.publish(SUBJECT, self._queue.popleft())

    async def _handle(self, packet: Msg) -> None:
        try:
            message = messages.decode(packet.data)
        except msgspec.MsgspecError:  # from a newer node: its change is in the database too
            return
        try:
            self._receive(message)
        except Exception:
            _log.exception("a message of another node could not be handled")

    def _set_connected(self, *, is_connected: bool) -> None:
        if self.is_connected != is_connected:
            self.is_connected = is_connected
            self._queue.clear()
            self._on_change()


async def _close(client: Client) -> None:
    """Closes a connection to the end, even if the task is cancelled meanwhile: half closed, it keeps its socket."""
    closing = asyncio.create_task(client.close())
    with contextlib.suppress(Exception):
        try:
            await asyncio.shield(closing)
        finally:
            await asyncio.gather(closing, return_exceptions=True)


def _reason(error: Exception) -> str:
    """Returns why there is no connection; never the URL, which contains the password."""
    if isinstance(error, nats.errors.AuthorizationError) or "authorization" in str(error).lower():
        return "NATS refuses the user or the password of --nats (HEDGEMAZE_NATS)"
    return "NATS cannot be reached"
