"""`TimeCredit`: gives the running side back the time that outages cost it; `Outages`: when they were."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from hedgemaze.rooms import Cause, Credit, advance
from hedgemaze.server.clock import TimeSource
from hedgemaze.server.live.live_room import LiveRoom, PendingAppend
from hedgemaze.server.storage import Store

if TYPE_CHECKING:
    from hedgemaze.server.live.coordinator import Coordinator

_MAX_REMEMBERED = 50

Outage = tuple[int, int]
"""Begin and end, in milliseconds."""


def lost_ms(since_ms: int, outages: Iterable[Outage]) -> int:
    """Returns how much of the time since a moment lies in outages, which may overlap.

    >>> lost_ms(100, [(0, 150), (120, 200), (300, 310)])
    110
    """
    total, end_ms = 0, since_ms
    for from_ms, until_ms in sorted(outages):
        total += max(0, until_ms - max(from_ms, end_ms))
        end_ms = max(end_ms, until_ms)
    return total


def running_since(now_ms: int, wanted_ms: int, outages: Iterable[Outage]) -> int:
    """Returns the latest moment since which at least `wanted_ms` lie outside all outages.

    >>> running_since(1_000, 100, [(950, 990), (800, 850)])
    860
    >>> running_since(1_000, 200, [(950, 990), (800, 850)])
    710
    """
    for from_ms, until_ms in sorted(outages, key=_until, reverse=True):
        if now_ms - until_ms >= wanted_ms:
            break
        if from_ms < now_ms:
            wanted_ms -= max(0, now_ms - until_ms)
            now_ms = from_ms
    return now_ms - wanted_ms


def _until(outage: Outage) -> int:
    return outage[1]


class Outages:
    """The last outages of a single node: stalls of the process, and times without a working database."""

    def __init__(self) -> None:
        self._known: list[Outage] = []
        self.last_ms = 0
        """End of the last outage: a running room whose last event is older needs a credit."""

    def add(self, from_ms: int, until_ms: int) -> None:
        """Records an outage."""
        self._known = [*self._known[1 - _MAX_REMEMBERED :], (from_ms, until_ms)]
        self.last_ms = max(self.last_ms, until_ms)

    def since(self, at_ms: int) -> list[Outage]:
        """Returns the outages that ended after a moment."""
        return [each for each in self._known if each[1] > at_ms]


class TimeCredit:
    """Credits clocks, by an event in the room's log."""

    def __init__(
        self, store: Store, clock: TimeSource, coordinator: Coordinator, randbelow: Callable[[int], int]
    ) -> None:
        self.outages = Outages()
        """Outages of this process; those of earlier ones are in the database."""
        self._store = store
        self._clock = clock
        self._coordinator = coordinator
        self._randbelow = randbelow

    def is_owed(self, live: LiveRoom) -> bool:
        """Returns whether there was an outage since a room's last event."""
        return self.outages.last_ms > live.room.at_ms

    async def give(self, live: LiveRoom, stored: Sequence[Outage] = ()) -> bool:
        """Credits a room, whose lock is held, with the outages since its last event; False after a lost race.

        Args:
            live: the room.
            stored: outages that the database knows.
        """
        since_ms = live.room.at_ms
        ms = lost_ms(since_ms, {*stored, *self.outages.since(since_ms)})
        if not ms:
            return True
        command = Credit(ms=ms, cause=Cause.RESTART)
        after, events = advance(live.room, command, self._clock.now_ms(), self._randbelow)
        if not events:
            return True
        pending = PendingAppend(after, events, live)
        lease = self._coordinator.leases.engine_lease(live.id, pending)
        if not await self._store.rooms.append(live.id, pending.stored, pending.summary, lease=lease):
            return False
        live.stored_summary = pending.summary
        self._coordinator.sync.appended(live, pending, lease, seats_changed=False)
        live.apply_stored(pending)
        return True
