"""`Lobby`: the sockets that look at the lobby, and the loop that keeps what they see up to date."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import secrets
from collections.abc import Callable

from hedgemaze.server import wire
from hedgemaze.server.errors import StorageError
from hedgemaze.server.live.live_room import LiveRoom
from hedgemaze.server.live.service import Service
from hedgemaze.server.lobby.open_tables import OpenTables
from hedgemaze.server.lobby.seekers import Seekers
from hedgemaze.server.socket.connection import Connection

_log = logging.getLogger("hedgemaze.server")
_TICK_SECONDS = 1.0
"""How often the database is read, if nothing is known to have changed."""
_PAUSE_SECONDS = 0.25
"""Shortest time between two reads."""
_CHECK_TICKS = 5
_CLEAN_TICKS = 60
_SLICE = 250
"""Sockets that get a message in one pass of the event loop."""


class Lobby:
    """The lobby of one node."""

    def __init__(self, service: Service, randbelow: Callable[[int], int] = secrets.randbelow) -> None:
        self._service = service
        self._wake = asyncio.Event()
        self.seekers = Seekers(service, randbelow, self._wake.set)
        self.tables = OpenTables(service, self.seekers)
        self._subscribers: set[Connection] = set()
        self._refreshing = asyncio.Lock()
        self._refreshed_at = -math.inf
        self._ticks = 0
        service.cache.on_change.append(self._room_changed)
        service.coordinator.on_lobby_change.append(self._wake.set)

    def __len__(self) -> int:
        return len(self._subscribers)

    async def start(self, *, with_loop: bool = True) -> None:
        """Deletes what an earlier process has left behind, and starts the loop.

        Args:
            with_loop: False for tests that call `tick` themselves.
        """
        coordinator = self._service.coordinator
        if not coordinator.sync.is_shared:  # a node of a cluster has a new name after each start
            await self._service.store.lobby.cancel_all(coordinator.node)
            await self._service.store.leases.release(coordinator.node)
        if with_loop:
            self._service.tasks.run_forever(self._run)

    async def stop(self) -> None:
        """Deletes the entries of this node; its clients ask again elsewhere."""
        with contextlib.suppress(StorageError):
            await self._service.store.lobby.cancel_all(self._service.coordinator.node)

    async def enter(self, connection: Connection) -> None:
        """Sends the lobby to a socket, and from now on what changes in it."""
        if asyncio.get_running_loop().time() - self._refreshed_at > 2 * _TICK_SECONDS:  # nobody has looked for a while
            try:
                await self._refresh()
            except StorageError as error:  # what is known is recent enough
                _log.warning("the lobby could not be read", extra={"code": error.code})
        if not connection.is_closed:
            connection.send(self.tables.snapshot())
            self._subscribers.add(connection)

    def leave(self, connection: Connection) -> None:
        """Is called when a socket is closed; never blocks."""
        self._subscribers.discard(connection)
        self.seekers.left(connection)

    def _room_changed(self, live: LiveRoom) -> None:
        if self.tables.note(live):
            self._wake.set()
            self._service.coordinator.lobby_changed()

    async def _run(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), _TICK_SECONDS)
            self._wake.clear()
            try:
                await self.tick()
            except StorageError as error:
                _log.warning("the lobby could not be read", extra={"code": error.code})
            await asyncio.sleep(_PAUSE_SECONDS)

    async def tick(self) -> None:
        """Pairs people, reads the lobby, and deletes old rows, as far as each is due.

        Raises:
            StorageError: the database is down.
        """
        self._ticks += 1
        is_check = self._ticks % _CHECK_TICKS == 0
        await self.tables.mark_present()
        is_used = len(self.seekers) > 0
        # Also without people here: an entry whose deletion has failed must not wait for ever.
        if (is_used and self._service.coordinator.sync.is_shared) or (is_check and (is_used or self.seekers.has_rows)):
            await self.seekers.poll()
        if self._subscribers:
            await self._refresh()
            await self.seekers.pair_waiting(self.tables.waiting, is_rated=True)  # ranges widen
            if is_check:
                await self.seekers.pair_waiting(self.tables.waiting, is_rated=False)
        if self._ticks % _CLEAN_TICKS == 0 and self.seekers.has_rows:
            await self.seekers.clean()

    async def _refresh(self) -> None:
        """Reads the lobby and sends everyone what has changed."""
        async with self._refreshing:
            change = await self.tables.refresh()
            self._refreshed_at = asyncio.get_running_loop().time()
            if change is None:
                return
            data, subscribers = wire.encode(change), tuple(self._subscribers)
            for begin in range(0, len(subscribers), _SLICE):
                for each in subscribers[begin : begin + _SLICE]:
                    each.deliver(data)
                await asyncio.sleep(0)  # moves of games go first
