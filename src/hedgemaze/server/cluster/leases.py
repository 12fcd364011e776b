"""`ClusterLeases`: the jobs of one of several nodes.

A lease lasts a few seconds and is renewed while it is held. If its holder dies, it runs out and another node claims the
job.
"""

from __future__ import annotations

import asyncio

from hedgemaze.server.clock import TimeSource
from hedgemaze.server.live.live_room import PendingAppend
from hedgemaze.server.storage import ENGINES, FLAG, Lease, Store

FLAG_AHEAD_MS = 3_000
"""How long before it falls a flag is claimed, so that it falls on time."""
LEASE_MS = 5_000
"""Lifetime of a lease; also the longest pause of a job after its node dies."""


class ClusterLeases:
    """The leases of one node, as far as it knows; implements `live.coordinator.Leases`."""

    def __init__(self, store: Store, clock: TimeSource, node: str) -> None:
        self.node = node
        self.has_engines = False
        """Whether this node can play engine seats."""
        self.claim_soon = asyncio.Event()
        """Set to let `JobClaims.run` claim jobs soon."""
        self._store = store
        self._clock = clock
        self._until: dict[tuple[str, str], int] = {}
        """Per kind and job: when the lease runs out."""

    def __len__(self) -> int:
        return len(self._until)

    async def claim(self, kind: str, job: str) -> bool:
        """Takes the lease of a job; False if another node holds it. `renew` keeps it until it is released."""
        lease = self.lease(kind, job)
        is_mine = await self._store.leases.claim(lease, self._clock.now_ms())
        if is_mine:
            self.note(lease)
        return is_mine

    async def release(self, kind: str, job: str) -> None:
        """Releases the lease of a job, finished or not."""
        if self._until.pop((kind, job), None) is not None:
            await self._store.leases.release(self.node, (kind, job))

    def has(self, kind: str, job: str) -> bool:
        """Returns whether this node holds the lease of a job now."""
        return self._until.get((kind, job), 0) > self._clock.now_ms()

    def enable_engines(self) -> None:
        """Lets this node claim engine seats."""
        self.has_engines = True

    def engine_lease(self, room_id: str, pending: PendingAppend) -> Lease | None:
        """Returns a lease to store with events after which engines must act, if this node has engines."""
        is_new = pending.summary.is_engines_turn and not pending.is_same_engine_work
        return self.lease(ENGINES, room_id) if self.has_engines and is_new else None

    def may_flag(self, room_id: str, at_ms: int) -> bool:
        """Returns whether this node holds the lease of a room's flag; claims it soon if it falls soon."""
        if at_ms > self._clock.now_ms() + FLAG_AHEAD_MS:
            return False
        if self.has(FLAG, room_id):
            return True
        self.claim_soon.set()
        return False

    def lease(self, kind: str, job: str) -> Lease:
        """Returns a lease that begins now; it is not stored."""
        return Lease(kind, job, self.node, self._clock.now_ms() + LEASE_MS)

    def note(self, lease: Lease) -> None:
        """Records a lease that was stored together with something else."""
        self._until[lease.kind, lease.job] = lease.until_ms

    def forget(self, kind: str, job: str) -> None:
        """Forgets a lease: it runs out in the database."""
        self._until.pop((kind, job), None)

    async def renew(self) -> list[tuple[str, str]]:
        """Renews all leases but those of flags, which are claimed again; returns the leases that this node has lost.

        Raises:
            StorageError: they could not be renewed.
        """
        now_ms = self._clock.now_ms()
        for kind, job in [each for each, until_ms in self._until.items() if each[0] == FLAG and until_ms <= now_ms]:
            self.forget(kind, job)
        wanted = [each for each in self._until if each[0] != FLAG]
        if not wanted:
            return []
        lost = await self._store.leases.renew(self.node, wanted, now_ms + LEASE_MS)
        for each in wanted:
            if each in self._until:
                self._until[each] = now_ms + LEASE_MS
        for kind, job in lost:
            self.forget(kind, job)
        return lost
