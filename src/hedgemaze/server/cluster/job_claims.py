"""`JobClaims`: claims jobs that no node holds: flags that fall soon, engine seats, analyses."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Protocol

from hedgemaze.errors import HedgemazeError
from hedgemaze.server.clock import TimeSource
from hedgemaze.server.cluster.leases import FLAG_AHEAD_MS, LEASE_MS, ClusterLeases
from hedgemaze.server.cluster.uptime import ClusterUptime
from hedgemaze.server.errors import StorageError
from hedgemaze.server.storage import ENGINES, FLAG, Lease, Store

if TYPE_CHECKING:
    from hedgemaze.server.live.room_cache import RoomCache

_log = logging.getLogger("hedgemaze.server")
_CLAIM_SECONDS = 1.0
_MIN_CLAIM_SECONDS = 0.05
_MAX_ENGINE_ROOMS = 20
"""Rooms whose engine seats are claimed at once."""
_CLEAN_EVERY = 60
"""Rounds between two deletions of old rows."""


class JobSource(Protocol):
    """Another kind of leased jobs: analyses."""

    async def claim_jobs(self) -> None:
        """Claims jobs that no node holds.

        Raises:
            StorageError: the database is down.
        """

    def lease_lost(self, kind: str, job: str) -> None:
        """Is called when another node holds a lease of this node, or none; must not block."""

    async def delete_old_jobs(self) -> None:
        """Deletes rows of jobs that ended long ago."""


class JobClaims:
    """Renews the leases of this node and claims new ones."""

    def __init__(self, store: Store, clock: TimeSource, leases: ClusterLeases, uptime: ClusterUptime) -> None:
        self.sources: list[JobSource] = []
        self._store = store
        self._clock = clock
        self._leases = leases
        self._uptime = uptime
        self._rooms: RoomCache

    def attach(self, rooms: RoomCache) -> None:
        """Connects it with the rooms of this node."""
        self._rooms = rooms

    async def run(self) -> None:
        """Claims every second, and at once when `claim_soon` is set, until it is cancelled."""
        count = 0
        while True:
            await asyncio.sleep(_MIN_CLAIM_SECONDS)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._leases.claim_soon.wait(), _CLAIM_SECONDS)
            self._leases.claim_soon.clear()
            if self._uptime.is_storage_down:
                continue
            count += 1
            try:
                await self.claim()
                if count % _CLEAN_EVERY == 0:
                    now_ms = self._clock.now_ms()
                    await self._store.leases.delete_expired(now_ms)
                    await self._store.heartbeats.delete_old(now_ms)
                    for source in self.sources:
                        await source.delete_old_jobs()
            except StorageError as error:
                _log.warning("no job could be claimed", extra={"code": error.code})

    async def claim(self) -> None:
        """Renews the leases of this node and claims jobs that no node holds.

        Raises:
            StorageError: the database is down.
        """
        for kind, job in await self._leases.renew():
            if kind == ENGINES and (live := self._rooms.peek(job)) is not None:
                self._rooms.changed(live)
            for source in self.sources:
                source.lease_lost(kind, job)
        node, now_ms = self._leases.node, self._clock.now_ms()
        until_ms = now_ms + LEASE_MS
        for at_ms, room_id in await self._store.leases.claim_flags(node, now_ms, now_ms + FLAG_AHEAD_MS, until_ms):
            self._leases.note(Lease(FLAG, room_id, node, until_ms))
            self._rooms.schedule(room_id, at_ms)
        for source in self.sources:
            await source.claim_jobs()
        if not self._leases.has_engines:
            return
        for room_id in await self._store.leases.claim_engines(node, now_ms, until_ms, _MAX_ENGINE_ROOMS):
            if not self._leases.has(ENGINES, room_id):
                self._leases.note(Lease(ENGINES, room_id, node, until_ms))
                self._rooms.tasks.spawn(self._take_over(room_id))

    async def _take_over(self, room_id: str) -> None:
        """Lets the engines of a room act."""
        try:
            live = await self._rooms.get_latest(room_id)
            self._rooms.changed(live)
        except HedgemazeError as error:
            self._leases.forget(ENGINES, room_id)
            _log.warning("a room was not taken over", extra={"room": room_id, "code": error.code})
