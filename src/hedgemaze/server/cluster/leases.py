"""`Leases`: what this server has taken on itself, of the work that one of several servers is enough for.

A lease lasts a few seconds and is renewed while it is held. If its holder dies, it runs out and another server takes
the work. Where one server is alone there is nothing to ask: everything is its own (`LocalLeases`).
"""

from __future__ import annotations

from typing import Protocol

from hedgemaze.server.clock import Clock
from hedgemaze.server.storage import FLAG, Lease, Store

__all__ = ["LocalLeases", "Leases", "LeaseBook", "LEASE_MS"]

LEASE_MS = 5_000
"""How long a lease lasts that is not renewed: so long work stands still after its holder has died."""


class LeaseBook(Protocol):
    """Who does what; `Leases` among several servers, `LocalLeases` for one alone."""

    async def claim(self, kind: str, job: str) -> bool:
        """Takes a job; False if another server has it. A job that is held is renewed by itself until it is released."""
        ...

    async def release(self, kind: str, job: str) -> None:
        """Gives a job back, done or not."""

    def has(self, kind: str, job: str) -> bool:
        """Tells whether a job is this server's now."""
        ...


class LocalLeases:
    """For a server that is alone with its database: every job is its own, and nothing is written."""

    async def claim(self, kind: str, job: str) -> bool:  # noqa: ARG002
        """Takes a job."""
        return True

    async def release(self, kind: str, job: str) -> None:
        """Gives a job back."""

    def has(self, kind: str, job: str) -> bool:  # noqa: ARG002
        """Tells whether a job is this server's: it is."""
        return True


class Leases:
    """The leases of one server among several."""

    def __init__(self, store: Store, clock: Clock, node: str) -> None:
        self._store = store
        self._clock = clock
        self._node = node
        self._until: dict[tuple[str, str], int] = {}

    def __len__(self) -> int:
        return len(self._until)

    async def claim(self, kind: str, job: str) -> bool:
        """Takes a job; False if another server has it. A job that is held is renewed by itself until it is released."""
        lease = self.lease(kind, job)
        is_mine = await self._store.claim(lease, self._clock.now_ms())
        if is_mine:
            self.note(lease)
        return is_mine

    async def release(self, kind: str, job: str) -> None:
        """Gives a job back, done or not."""
        if self._until.pop((kind, job), None) is not None:
            await self._store.release(self._node, (kind, job))

    def has(self, kind: str, job: str) -> bool:
        """Tells whether a job is this server's now."""
        return self._until.get((kind, job), 0) > self._clock.now_ms()

    def lease(self, kind: str, job: str) -> Lease:
        """Returns a lease as it would be written now."""
        return Lease(kind, job, self._node, self._clock.now_ms() + LEASE_MS)

    def note(self, lease: Lease) -> None:
        """Takes note of a lease that was written along with something else."""
        self._until[lease.kind, lease.job] = lease.until_ms

    def forget(self, kind: str, job: str) -> None:
        """Lets a lease run out."""
        self._until.pop((kind, job), None)

    async def renew(self) -> list[tuple[str, str]]:
        """Makes all leases last longer, except flags' (their rooms are found again); returns what others have by now.

        Raises:
            StorageError: they could not be renewed.
        """
        now_ms = self._clock.now_ms()
        for kind, job in [each for each, until_ms in self._until.items() if each[0] == FLAG and until_ms <= now_ms]:
            self.forget(kind, job)
        wanted = [each for each in self._until if each[0] != FLAG]
        if not wanted:
            return []
        lost = await self._store.renew(self._node, wanted, now_ms + LEASE_MS)
        for each in wanted:
            if each in self._until:
                self._until[each] = now_ms + LEASE_MS
        for kind, job in lost:
            self.forget(kind, job)
        return lost
