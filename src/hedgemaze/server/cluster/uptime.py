"""`ClusterUptime`: outages of several nodes.

Clocks are credited only if no node could store anything for a while: as long as one node works, the games go on there.
So the database decides: it has the last heartbeat of every node.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from hedgemaze.server.clock import StallDetector, TimeSource
from hedgemaze.server.cluster.room_sync import ClusterSync
from hedgemaze.server.errors import StorageError
from hedgemaze.server.storage import Store

if TYPE_CHECKING:
    from hedgemaze.server.live.room_cache import RoomCache

_log = logging.getLogger("hedgemaze.server")
_HEARTBEAT_SECONDS = 1.0
_TIMEOUT_SECONDS = 3.0
"""A database that does not answer for this long is down."""
MIN_OUTAGE_MS = 5_000
"""Clocks are credited when no node could store anything for at least this long."""


class ClusterUptime:
    """Knows whether this node runs and reaches the database; implements `live.uptime.Uptime`."""

    def __init__(self, store: Store, clock: TimeSource, node: str, sync: ClusterSync) -> None:
        self.is_storage_down = False
        self.stalls: StallDetector | None = None
        self._store = store
        self._clock = clock
        self._node = node
        self._sync = sync
        self._beating = asyncio.Lock()
        self._rooms: RoomCache

    def attach(self, rooms: RoomCache) -> None:
        """Connects it with the rooms of this node."""
        self._rooms = rooms

    def watch_stalls(self) -> None:
        """Starts to detect stalls of the process."""
        self.stalls = StallDetector(self._clock, MIN_OUTAGE_MS)

    async def run(self) -> None:
        """Stores heartbeats until it is cancelled."""
        while True:
            await asyncio.sleep(_HEARTBEAT_SECONDS)
            await self.beat()

    async def beat(self) -> None:
        """Stores this node's heartbeat; after an outage lets all running rooms be credited first."""
        if self.stalls is not None and self.stalls.check() is not None:
            self.is_storage_down = True  # a heartbeat stored before the gap is known would hide the gap from all nodes
        try:
            async with self._beating, asyncio.timeout(_TIMEOUT_SECONDS):
                if self.is_storage_down:
                    await self._recover()
                await self._store.heartbeats.record(self._node, self._clock.now_ms())
        except (StorageError, TimeoutError):
            if not self.is_storage_down:
                _log.warning("the database is down")
            self.is_storage_down = True

    async def check(self) -> None:
        """After a stall, asks the database whether the other nodes stalled too: only then clocks are credited."""
        if self.stalls is not None and (stall := self.stalls.check()) is not None:
            _log.warning("the process stalled", extra={"ms": stall[1] - stall[0]})
            self.is_storage_down = True
            await self.beat()
        if self.is_storage_down:  # the task that found the stall may be asking the database now
            async with self._beating:
                pass

    async def require(self) -> None:
        """Refuses nothing: a database that is slow to store heartbeats may still store events."""
        if self.is_storage_down or (self.stalls is not None and self.stalls.is_stalled):
            await self.check()

    def write_failed(self) -> None:
        """Does nothing: only the database knows whether another node could store events."""

    async def _recover(self) -> None:
        """Records the outage, if no node could store anything; running rooms are loaded again, which credits them."""
        await self._store.heartbeats.record_downtime(self._clock.now_ms(), MIN_OUTAGE_MS)
        self._sync.reload_running()
        self._rooms.backoff.clear()
        self.is_storage_down = False
        _log.warning("the database is back")
