"""`Outages`: when nobody could play here; and `Backoff`: how long a room rests after writes to it have failed."""

from __future__ import annotations

from collections.abc import Iterable

__all__ = ["Backoff", "Outages", "lost_ms", "running_since"]

_MOST_REMEMBERED = 50
_FIRST_MS = 1_000
_LONGEST_MS = 60_000

Outage = tuple[int, int]
"""From and until, in milliseconds."""


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
    """Returns since when there was as much time as wanted that lies in no outage.

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
    """The last outages of a server that is alone: while it stood still, and while nothing could be stored."""

    def __init__(self) -> None:
        self._known: list[Outage] = []
        self.last_ms = 0
        """When the last one ended: rooms whose last event is older are to be credited."""

    def add(self, from_ms: int, until_ms: int) -> None:
        """Takes note of one."""
        self._known = [*self._known[1 - _MOST_REMEMBERED :], (from_ms, until_ms)]
        self.last_ms = max(self.last_ms, until_ms)

    def since(self, at_ms: int) -> list[Outage]:
        """Returns those that ended after a moment."""
        return [each for each in self._known if each[1] > at_ms]


class Backoff:
    """By room: how often in a row a write has failed, and when it may be tried again without anybody asking for it.

    >>> backoff = Backoff()
    >>> backoff.failed("a", 5_000), backoff.earliest_ms("a", 0), backoff.earliest_ms("b", 7)
    (None, 6000, 7)
    >>> backoff.failed("a", 6_000), backoff.earliest_ms("a", 0), backoff.tries("a")
    (None, 8000, 2)
    """

    def __init__(self) -> None:
        self._rooms: dict[str, tuple[int, int]] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    def failed(self, room: str, now_ms: int) -> None:
        """Takes note of a failed write."""
        tries = self.tries(room) + 1
        wait_ms = min(_LONGEST_MS, _FIRST_MS << min(tries - 1, 16))
        self._rooms[room] = tries, now_ms + wait_ms

    def succeeded(self, room: str) -> None:
        """Takes note of a write that did not fail."""
        if self._rooms:
            self._rooms.pop(room, None)

    def clear(self) -> None:
        """Forgets all failures: what caused them is over."""
        self._rooms.clear()

    def sweep(self, before_ms: int) -> None:
        """Forgets rooms that could have been tried again before a time, and were not."""
        for room in [room for room, (_, at_ms) in self._rooms.items() if at_ms < before_ms]:
            del self._rooms[room]

    def tries(self, room: str) -> int:
        """Returns how many writes have failed in a row."""
        return self._rooms.get(room, (0, 0))[0]

    def earliest_ms(self, room: str, at_ms: int) -> int:
        """Returns a time, or a later one if the room rests until then."""
        return max(at_ms, self._rooms.get(room, (0, 0))[1])
