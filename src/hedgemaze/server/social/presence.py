"""`Presences`: which people with accounts are online: they have an open socket, or their page has polled the server."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable

from hedgemaze.server.errors import StorageError
from hedgemaze.server.live.service import Service

_TICK_SECONDS = 5.0
_PRESENT_MS = 30_000
"""For how long a person is shown after the node has died."""
_RENEW_MS = 12_000
POLLED_MS = 30_000
"""A page that has polled the server within this time is open."""
_CLEAN_TICKS = 120


class Presences:
    """The people at one node, recorded for all nodes.

    Args:
        service: the rooms.
        connected: returns the accounts of all open sockets.
    """

    def __init__(self, service: Service, connected: Callable[[], Iterable[str]]) -> None:
        self._service = service
        self._connected = connected
        self._polled: dict[str, int] = {}
        """By account: when its page last polled the server."""
        self._marked: dict[str, int] = {}
        """By account: when it was last recorded."""
        self._ticks = 0

    def polled(self, account: str) -> None:
        """Is called when a person's page polls the server; never blocks."""
        self._polled[account] = self._service.clock.now_ms()

    async def run(self) -> None:
        """Keeps the records up to date until it is cancelled."""
        while True:
            with contextlib.suppress(StorageError):
                await self.tick()
            await asyncio.sleep(_TICK_SECONDS)

    async def tick(self) -> None:
        """Records who has come online and who has left.

        Raises:
            StorageError: the database is down.
        """
        now_ms = self._service.clock.now_ms()
        self._polled = {account: at_ms for account, at_ms in self._polled.items() if at_ms + POLLED_MS > now_ms}
        here = {*self._polled, *self._connected()}
        due = {
            account: now_ms + _PRESENT_MS
            for account in here
            if now_ms - self._marked.get(account, -_RENEW_MS) >= _RENEW_MS
        }
        left = self._marked.keys() - here
        store = self._service.store.social
        if due or left:
            await store.mark_present(due, sorted(left), self._service.coordinator.node)
        self._marked = {account: now_ms if account in due else self._marked[account] for account in here}
        self._ticks += 1
        if self._ticks % _CLEAN_TICKS == 0:
            await store.delete_presences(now_ms - _PRESENT_MS)
            await self._service.store.challenges.delete_old(now_ms - _PRESENT_MS)
