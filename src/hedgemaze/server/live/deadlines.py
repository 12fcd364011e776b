"""`Deadlines`: when each room needs attention; `Backoff`: how long a room waits after failed writes."""

from __future__ import annotations

import asyncio
import heapq

_MAX_STALE = 1_000
"""Stale heap entries that are tolerated besides the current ones before the heap is rebuilt.

A replaced deadline leaves its entry in the heap. With clocks of several days these would otherwise pile up for days.
"""
_MAX_WAIT_SECONDS = 60.0
_FIRST_BACKOFF_MS = 1_000
_MAX_BACKOFF_MS = 60_000


class Deadlines:
    """At most one deadline per room, soonest first; a new one replaces the old one.

    >>> deadlines = Deadlines()
    >>> deadlines.set("a", 5), deadlines.set("b", 3), deadlines.set("b", 9)
    (None, None, None)
    >>> deadlines.pop_due(6), deadlines.next_ms
    (['a'], 9)
    """

    def __init__(self) -> None:
        self._at: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        self._changed = asyncio.Event()

    def __len__(self) -> int:
        return len(self._at)

    def set(self, room: str, at_ms: int | None) -> None:
        """Sets a room's deadline; None removes it."""
        if self._at.get(room) == at_ms:
            return
        if at_ms is None:
            del self._at[room]
            return
        is_soonest = self.next_ms is None or at_ms < self.next_ms
        self._at[room] = at_ms
        heapq.heappush(self._heap, (at_ms, room))
        if len(self._heap) > 2 * len(self._at) + _MAX_STALE:
            self._heap = [(at, each) for each, at in self._at.items()]
            heapq.heapify(self._heap)
        if is_soonest:
            self._changed.set()

    @property
    def next_ms(self) -> int | None:
        """The soonest deadline."""
        while self._heap and self._at.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        return self._heap[0][0] if self._heap else None

    def pop_due(self, now_ms: int) -> list[str]:
        """Removes and returns the rooms whose deadline has come."""
        found = []
        while (at_ms := self.next_ms) is not None and at_ms <= now_ms:
            room = heapq.heappop(self._heap)[1]
            del self._at[room]
            found.append(room)
        return found

    async def wait(self, now_ms: int) -> None:
        """Waits until the soonest deadline, until a sooner one is set, or for a minute."""
        self._changed.clear()
        at_ms = self.next_ms
        timeout = _MAX_WAIT_SECONDS if at_ms is None else min(_MAX_WAIT_SECONDS, max(0.0, (at_ms - now_ms) / 1_000))
        try:
            await asyncio.wait_for(self._changed.wait(), timeout)
        except TimeoutError:
            return


class Backoff:
    """Exponential backoff: counts failed writes in a row per room, and says when the node may retry on its own.

    A client's command is tried at any time; only retries without a request wait.

    >>> backoff = Backoff()
    >>> backoff.failed("a", 5_000), backoff.earliest_ms("a", 0), backoff.earliest_ms("b", 7)
    (None, 6000, 7)
    >>> backoff.failed("a", 6_000), backoff.earliest_ms("a", 0), backoff.failures("a")
    (None, 8000, 2)
    """

    def __init__(self) -> None:
        self._rooms: dict[str, tuple[int, int]] = {}
        """Per room: failures in a row, and when the next retry is allowed."""

    def __len__(self) -> int:
        return len(self._rooms)

    def failed(self, room: str, now_ms: int) -> None:
        """Records a failed write."""
        failures = self.failures(room) + 1
        wait_ms = min(_MAX_BACKOFF_MS, _FIRST_BACKOFF_MS << min(failures - 1, 16))
        self._rooms[room] = failures, now_ms + wait_ms

    def succeeded(self, room: str) -> None:
        """Records a successful write."""
        if self._rooms:
            self._rooms.pop(room, None)

    def clear(self) -> None:
        """Forgets all failures, because their cause is gone."""
        self._rooms.clear()

    def sweep(self, before_ms: int) -> None:
        """Forgets rooms whose retry was allowed before a time and did not happen."""
        for room in [room for room, (_, at_ms) in self._rooms.items() if at_ms < before_ms]:
            del self._rooms[room]

    def failures(self, room: str) -> int:
        """Returns how many writes have failed in a row."""
        return self._rooms.get(room, (0, 0))[0]

    def earliest_ms(self, room: str, at_ms: int) -> int:
        """Returns `at_ms`, or the later time at which the room's next retry is allowed."""
        return max(at_ms, self._rooms.get(room, (0, 0))[1])
