"""`Leases`: the jobs of one of several nodes.

A lease lasts a few seconds and is renewed while it is held. If its holder dies, it runs out and another node claims the
job.
"""

from __future__ import annotations

from hedgemaze.server.clock import Clock
from hedgemaze.server.storage import FLAG, Lease, Store

__all__ = ["LEASE_MS", "Leases"]

LEASE_MS = 5_000
"""Lifetime of a lease; also the longest pause of a job after its node dies."""


class Leases:
    """The leases of one node, as far as it knows; implements `live.coordinator.LeaseBook`."""

    def __init__(self, store: Store, clock: Clock, node: str) -> None:
        self.node = node
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
