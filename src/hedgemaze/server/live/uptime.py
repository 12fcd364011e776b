"""`Uptime`: notices stalls of this node and failures of the database; `LocalUptime` does so for a single node.

Both kinds of outage are recorded in the database for rooms that are loaded later, and in memory for rooms that are
loaded now. Each room is credited before a command or a flag in it is judged, so that no move is late and no flag falls
because of an outage. `hedgemaze.server.cluster.uptime` has the implementation for several nodes.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Protocol

from hedgemaze.errors import HedgemazeError
from hedgemaze.rooms import Stage
from hedgemaze.server.clock import StallDetector, TimeSource
from hedgemaze.server.errors import StorageError
from hedgemaze.server.live.live_room import LiveRoom
from hedgemaze.server.storage import Store

if TYPE_CHECKING:
    from hedgemaze.server.live.room_cache import RoomCache

_log = logging.getLogger("hedgemaze.server")
_BATCH = 100
"""Rooms that are credited at once; they share a commit."""
_HEARTBEAT_SECONDS = 2.0
STALL_MS = 2_000
"""Shortest stall of the process for which clocks are credited; a shorter one is like network lag."""


class Uptime(Protocol):
    """Knows whether this node runs and can store events."""

    is_storage_down: bool
    """Whether nothing can be stored: no flag falls, and no engine thinks."""
    stalls: StallDetector | None
    """Detects stalls of the process; None until `watch_stalls`."""

    def watch_stalls(self) -> None:
        """Starts to detect stalls of the process."""

    async def check(self) -> None:
        """Makes sure that a stall is known before anything is judged."""

    async def require(self) -> None:
        """Makes sure that a command may be judged now.

        Raises:
            StorageError: nothing can be stored now.
        """

    def write_failed(self) -> None:
        """Is called when events could not be stored; must not block."""

    async def beat(self) -> None:
        """Stores this node's heartbeat; after an outage credits the clocks first."""


class LocalUptime:
    """Outages of a single node."""

    def __init__(self, store: Store, clock: TimeSource, node: str) -> None:
        self.is_storage_down = False
        self.stalls: StallDetector | None = None
        self._store = store
        self._clock = clock
        self._node = node
        self._down_since_ms = 0
        self._rooms: RoomCache

    def attach(self, rooms: RoomCache) -> None:
        """Connects it with the rooms of this node."""
        self._rooms = rooms

    def watch_stalls(self) -> None:
        """Starts to detect stalls of the process."""
        self.stalls = StallDetector(self._clock, STALL_MS)

    async def run(self) -> None:
        """Stores heartbeats while a clock may run or the database is down."""
        while True:
            await asyncio.sleep(_HEARTBEAT_SECONDS)
            if self._rooms.deadlines or self.is_storage_down:
                await self.beat()

    async def beat(self) -> None:
        """Stores this node's heartbeat; after a failure of the database credits the clocks first."""
        with contextlib.suppress(StorageError):
            if self.is_storage_down:
                await self._store.connections.probe()
                await self._recover()
            await self._store.heartbeats.record(self._node, self._clock.now_ms())

    async def check(self) -> None:
        """Records a stall as an outage: rooms in memory are credited soon or when they are used, others when loaded."""
        if self.stalls is not None and (stall := self.stalls.check()) is not None:
            _log.warning("the process stalled", extra={"ms": stall[1] - stall[0]})
            self._rooms.credit.outages.add(*stall)
            self._rooms.tasks.spawn(self._store_outage(*stall))

    async def require(self) -> None:
        """Refuses while nothing can be stored: a move stored before the credit would be charged for the outage."""
        if self.is_storage_down or (self.stalls is not None and self.stalls.is_stalled):
            await self.check()
            if self.is_storage_down:
                raise StorageError("storage.unavailable", "nothing can be stored now")

    def write_failed(self) -> None:
        """Checks whether one room failed, or nothing can be stored at all."""
        if not self.is_storage_down and not self._rooms.tasks.is_stopping:
            self._rooms.tasks.spawn(self._probe(self._clock.now_ms()))

    async def _probe(self, since_ms: int) -> None:
        try:
            await self._store.connections.probe()
        except StorageError as error:
            if not self.is_storage_down:
                _log.warning("nothing can be stored", extra={"code": error.code})
                self.is_storage_down, self._down_since_ms = True, since_ms

    async def _recover(self) -> None:
        """Records the outage of the database and credits the clocks."""
        since_ms, now_ms = self._down_since_ms, self._clock.now_ms()
        outages = self._rooms.credit.outages
        for outage in (*outages.since(since_ms), (since_ms, now_ms)):
            await self._store.heartbeats.add_outage(*outage)
        outages.add(since_ms, now_ms)
        self._rooms.backoff.clear()
        self.is_storage_down = False
        _log.warning("events can be stored again")
        self._rooms.tasks.spawn(self._credit_all())

    async def _store_outage(self, from_ms: int, until_ms: int) -> None:
        try:
            await self._store.heartbeats.add_outage(from_ms, until_ms)
        except StorageError:  # `_recover` stores it
            self.write_failed()
        await self._credit_all()

    async def _credit_all(self) -> None:
        """Credits the running clocks in memory; engines that had to wait start to think."""
        playing = [live for live in self._rooms.all() if live.room.stage is Stage.PLAYING]
        for begin in range(0, len(playing), _BATCH):
            await asyncio.gather(*(self._credit(live) for live in playing[begin : begin + _BATCH]))

    async def _credit(self, live: LiveRoom) -> None:
        try:
            async with live.lock:
                if not live.is_dropped and await self._rooms.settle_credit(live):
                    self._rooms.changed(live)
        except HedgemazeError as error:  # it is credited when it is next used
            _log.warning("a clock was not credited", extra={"room": live.id, "code": error.code})
