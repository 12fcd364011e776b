"""`RoomCleaner`: deletes rooms that have not been used for long, in small batches, so that no move has to wait."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from dataclasses import dataclass

from hedgemaze.server.clock import TimeSource
from hedgemaze.server.errors import StorageError
from hedgemaze.server.live.coordinator import Coordinator
from hedgemaze.server.live.live_room import LiveRoom
from hedgemaze.server.live.room_cache import RoomCache
from hedgemaze.server.live.time_credit import running_since
from hedgemaze.server.storage import Store

EXPIRY = "expiry"
"""Kind of the lease: one node deletes rooms at a time."""
SEEN_MS = 12 * 3_600_000
"""How often connections to a room are recorded; rooms expire after days."""
_DAY_MS = 86_400_000
_RUN_SECONDS = 600.0
_ROOMS_PER_BATCH = 20
_EVENTS_PER_BATCH = 1_000
_PAUSE_SECONDS = 0.05


@dataclass(frozen=True, slots=True)
class Expiry:
    """After how many days without an event or a connection rooms are deleted; 0 means never.

    Days on which no node ran do not count, nor does a jump of the clock. A game whose flag can fall does not expire: it
    ends by itself.
    """

    unfinished_days: int = 90
    """Tables whose game has not begun, and games without an end."""
    finished_days: int = 0


class RoomCleaner:
    """Deletes expired rooms, and records connections so that no node deletes a room in use."""

    def __init__(
        self, store: Store, clock: TimeSource, coordinator: Coordinator, cache: RoomCache, expiry: Expiry
    ) -> None:
        self.expiry = expiry
        self._store = store
        self._clock = clock
        self._coordinator = coordinator
        self._cache = cache

    async def run(self) -> None:
        """Runs until it is cancelled."""
        while True:
            await asyncio.sleep(_RUN_SECONDS)
            with contextlib.suppress(StorageError):
                await self.clean()

    async def clean(self) -> int:
        """Deletes expired rooms with pauses in between; returns their number, 0 if another node is deleting.

        Raises:
            StorageError: the database is down; the rest is deleted later.
        """
        leases = self._coordinator.leases
        if self._coordinator.uptime.is_storage_down or not await leases.claim(EXPIRY, "rooms"):
            return 0
        try:
            return await self._clean()
        finally:
            await leases.release(EXPIRY, "rooms")

    async def _clean(self) -> int:
        unfinished, finished = self.expiry.unfinished_days, self.expiry.finished_days
        days_by_stage = {"waiting": unfinished, "playing": unfinished, "ended": finished}
        count, outages = 0, await self._store.heartbeats.outages()
        for stage, days in days_by_stage.items():
            before_ms = running_since(self._clock.now_ms(), days * _DAY_MS, outages)
            while days and (deleted := await self._delete_batch(stage, before_ms)):
                count += deleted
        # Also the events that an interrupted run has left.
        while await self._store.room_index.delete_expired_events(_EVENTS_PER_BATCH):
            await asyncio.sleep(_PAUSE_SECONDS)
        return count

    async def _delete_batch(self, stage: str, before_ms: int) -> int:
        used = frozenset(live.id for live in self._cache.all() if live.subscribers or live.lock.locked())
        deleted = await self._store.room_index.expire(stage, before_ms, _ROOMS_PER_BATCH, used)
        for room_id in deleted:
            self._cache.deadlines.set(room_id, None)
            live = self._cache.peek(room_id)
            if live is not None:
                self._cache.drop(live)
        await asyncio.sleep(_PAUSE_SECONDS)
        return len(deleted)

    def mark_seen(self, rooms: Sequence[LiveRoom]) -> None:
        """Records connections to rooms in the database, at most twice per day and room; never blocks."""
        now_ms = self._clock.now_ms()
        old = [live for live in rooms if live.seen_ms + SEEN_MS < now_ms]
        tasks = self._cache.tasks
        if old and not self._coordinator.uptime.is_storage_down and not tasks.is_stopping:
            for live in old:
                live.seen_ms = now_ms
            tasks.spawn(self._store_seen([live.id for live in old], now_ms))

    async def _store_seen(self, rooms: Sequence[str], now_ms: int) -> None:
        with contextlib.suppress(StorageError):
            await self._store.room_index.mark_used(rooms, now_ms)
