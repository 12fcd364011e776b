"""`Alarms`: when something falls due in which room, soonest first."""

from __future__ import annotations

import asyncio
import heapq

__all__ = ["Alarms"]

_MOST_STALE = 1_000
"""Alarms beside those that are set: what was replaced or turned off is taken out later, all at once.

Where clocks have days every move would leave one for days otherwise.
"""


class Alarms:
    """One alarm a room at most; setting another replaces it.

    >>> alarms = Alarms()
    >>> alarms.set("a", 5), alarms.set("b", 3), alarms.set("b", 9)
    (None, None, None)
    >>> alarms.due(6), alarms.next_ms
    (['a'], 9)
    """

    def __init__(self) -> None:
        self._at: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        self._changed = asyncio.Event()

    def __len__(self) -> int:
        return len(self._at)

    def set(self, room: str, at_ms: int | None) -> None:
        """Sets a room's alarm, or turns it off."""
        if self._at.get(room) == at_ms:
            return
        if at_ms is None:
            del self._at[room]
            return
        is_soonest = self.next_ms is None or at_ms < self.next_ms
        self._at[room] = at_ms
        heapq.heappush(self._heap, (at_ms, room))
        if len(self._heap) > 2 * len(self._at) + _MOST_STALE:
            self._heap = [(at, each) for each, at in self._at.items()]
            heapq.heapify(self._heap)
        if is_soonest:
            self._changed.set()

    @property
    def next_ms(self) -> int | None:
        """When the next one is due."""
        while self._heap and self._at.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        return self._heap[0][0] if self._heap else None

    def due(self, now_ms: int) -> list[str]:
        """Takes out what is due."""
        found = []
        while (at_ms := self.next_ms) is not None and at_ms <= now_ms:
            room = heapq.heappop(self._heap)[1]
            del self._at[room]
            found.append(room)
        return found

    async def wait(self, now_ms: int) -> None:
        """Waits until one is due, a nearer one is set, or a while has passed."""
        self._changed.clear()
        at_ms = self.next_ms
        timeout = 60.0 if at_ms is None else min(60.0, max(0.0, (at_ms - now_ms) / 1_000))
        try:
            await asyncio.wait_for(self._changed.wait(), timeout)
        except TimeoutError:
            return
