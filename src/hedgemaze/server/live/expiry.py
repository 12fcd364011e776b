"""`Expiry`: which rooms are deleted because nobody uses them, and how: in small pieces, so that no move waits."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hedgemaze.server.live.outages import running_since

if TYPE_CHECKING:
    from hedgemaze.server.live.service import Service

__all__ = ["EXPIRY", "Expiry"]

EXPIRY = "expiry"
"""The kind of the lease: one server deletes."""
_DAY_MS = 86_400_000
_ROOMS_AT_ONCE = 20
_EVENTS_AT_ONCE = 1_000
_PAUSE_SECONDS = 0.05


@dataclass(frozen=True, slots=True)
class Expiry:
    """After how many days without an event or a connection rooms are deleted; 0 for never.

    Days in which no server ran do not count, nor does a jump of the clock. A game whose flag can fall does not expire:
    it ends by itself.
    """

    unfinished_days: int = 90
    """Tables whose game has not begun, and games that were not played to the end."""
    finished_days: int = 0

    async def run(self, service: Service) -> int:
        """Deletes what has expired, with pauses in between; returns how many rooms that were.

        Raises:
            StorageError: the database is away.
        """
        ages = {"waiting": self.unfinished_days, "playing": self.unfinished_days, "ended": self.finished_days}
        count, outages = 0, await service.store.outages()
        for stage, days in ages.items():
            before_ms = running_since(service.clock.now_ms(), days * _DAY_MS, outages)
            while days and (gone := await self._some(service, stage, before_ms)):
                count += gone
        while await service.store.purge(_EVENTS_AT_ONCE):  # also what was left of the last time
            await asyncio.sleep(_PAUSE_SECONDS)
        return count

    async def _some(self, service: Service, stage: str, before_ms: int) -> int:
        used = frozenset(live.id for live in service.all_in_memory() if live.listeners or live.lock.locked())
        gone = await service.store.expire(stage, before_ms, _ROOMS_AT_ONCE, used)
        for room in gone:
            service.forget_expired(room)
        await asyncio.sleep(_PAUSE_SECONDS)
        return len(gone)
