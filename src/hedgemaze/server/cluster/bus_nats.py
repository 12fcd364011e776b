"""`NatsBus`: announcements by way of NATS.

A connection that is lost is made anew, for as long as it takes; what is told meanwhile is lost, and found in the
database.
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

from hedgemaze.server.cluster import bus as announce

__all__ = ["NatsBus"]

_log = logging.getLogger("hedgemaze.server")
SUBJECT = "hedgemaze.announce"
_AGAIN_SECONDS = 0.5
_PING_SECONDS = 2
_MOST_WAITING = 10_000
"""What waits longer to be sent is as good as lost."""


class NatsBus:
    """One connection to NATS."""

    def __init__(self, url: str, node: str) -> None:
        self.is_connected = False
        self._servers = url.split(",")
        self._node = node
        self._hear: Callable[[announce.Any], None] = lambda _: None
        self._changed: Callable[[], None] = lambda: None
        self._waiting: deque[bytes] = deque(maxlen=_MOST_WAITING)
        self._wake = asyncio.Event()
        self._life: asyncio.Task[None] | None = None
        self._client: Client | None = None
        self._is_warned = False

    async def start(self, hear: Callable[[announce.Any], None], changed: Callable[[], None]) -> None:
        """Begins to connect."""
        self._hear, self._changed = hear, changed
        self._life = asyncio.create_task(self._live())

    async def stop(self) -> None:
        """Sends what waits and disconnects."""
        if self._life is not None:
            with contextlib.suppress(TimeoutError, nats.errors.Error, OSError):
                async with asyncio.timeout(1.0):
                    await self._send_all()
                    if self.is_connected and self._client is not None:
                        await self._client.flush()
            self._life.cancel()
            await asyncio.gather(self._life, return_exceptions=True)

    def tell(self, announcement: announce.Any) -> None:
        """Puts an announcement where it is sent soon."""
        if self.is_connected:
            self._waiting.append(announce.encode(announcement))
            self._wake.set()

    async def _live(self) -> None:
        """Connects, and again whenever the connection is lost."""
        while True:
            client, closed = Client(), asyncio.Event()
            try:
                await self._connect(client, closed)
                await self._serve(closed)
            except Exception as error:  # whatever it is: it may be better next time
                if not self._is_warned:  # once a loss, and not twice a second
                    self._is_warned = True
                    _log.warning(_what_is_wrong(error), extra={"error": type(error).__name__})
            finally:
                self._client = None
                self._set_connected(is_connected=False)
                with contextlib.suppress(Exception):
                    await client.close()
            await asyncio.sleep(_AGAIN_SECONDS)

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
        await client.subscribe(SUBJECT, cb=self._take)
        await client.flush(2)
        self._client = client
        if self._is_warned:
            _log.warning("NATS is there again")
        self._is_warned = False
        self._set_connected(is_connected=True)

    async def _serve(self, closed: asyncio.Event) -> None:
        """Sends what is told until the connection is lost."""
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
        while self._waiting and self._client is not None:
            await self._client.publish(SUBJECT, self._waiting.popleft())

    async def _take(self, message: Msg) -> None:
        try:
            announcement = announce.decode(message.data)
        except msgspec.MsgspecError:  # of a newer server: what it means is in the database too
            return
        try:
            self._hear(announcement)
        except Exception:
            _log.exception("an announcement was not understood by us")

    def _set_connected(self, *, is_connected: bool) -> None:
        if self.is_connected != is_connected:
            self.is_connected = is_connected
            self._waiting.clear()
            self._changed()


def _what_is_wrong(error: Exception) -> str:
    """Returns in words why there is no connection; never the URL, which has the password in it."""
    if isinstance(error, nats.errors.AuthorizationError) or "authorization" in str(error).lower():
        return "NATS refuses the user or the password of --nats (HEDGEMAZE_NATS)"
    return "NATS cannot be reached"
