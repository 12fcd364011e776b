"""The server's clock, behind a face that tests can replace."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

__all__ = ["Clock", "Heartbeat", "SteadyClock"]

_STEP_NS = 2_000_000_000
"""A wall clock this far ahead has jumped, or the machine was asleep; less is caught up slowly."""
_SLEW = 100
"""While it catches up the clock is one part in this many too fast or too slow."""


class Clock(Protocol):
    """Tells the time."""

    def now_ms(self) -> int:
        """Returns milliseconds since 1970; never less than before."""
        ...


class SteadyClock:
    """Wall time for events, which must mean something after a restart, but moved by the monotonic clock.

    A wall clock that is set does not move it at once. `align` brings the two together again: slowly where the
    difference is small or the wall clock was set back, in one step where the wall clock is far ahead. `Heartbeat` sees
    such a step as a gap, for which clocks of games are credited.
    """

    def __init__(
        self, wall_ns: Callable[[], int] = time.time_ns, steady_ns: Callable[[], int] = time.monotonic_ns
    ) -> None:
        self._wall_ns = wall_ns
        self._steady_ns = steady_ns
        self._aligned_ns = steady_ns()
        self._offset_ns = wall_ns() - self._aligned_ns
        self._last_ms = 0

    def now_ms(self) -> int:
        """Returns milliseconds since 1970; never less than before."""
        now_ms = (self._steady_ns() + self._offset_ns) // 1_000_000
        self._last_ms = max(self._last_ms, now_ms)
        return self._last_ms

    def align(self) -> None:
        """Comes nearer to the wall clock; called a few times per second."""
        steady = self._steady_ns()
        passed, self._aligned_ns = steady - self._aligned_ns, steady
        ahead = self._wall_ns() - (steady + self._offset_ns)
        most = passed // _SLEW
        self._offset_ns += ahead if ahead >= _STEP_NS else max(-most, min(most, ahead))


class Heartbeat:
    """Notices when a process stood still: stopped, asleep, or its clock stepped forward.

    >>> class Fixed:
    ...     ms = 0
    ...     def now_ms(self) -> int:
    ...         return self.ms
    >>> clock = Fixed()
    >>> heartbeat = Heartbeat(clock, 2_000)
    >>> clock.ms = 1_000
    >>> heartbeat.beat()
    >>> clock.ms = 9_000
    >>> heartbeat.beat()
    (1000, 9000)
    """

    def __init__(self, clock: Clock, least_ms: int) -> None:
        self._clock = clock
        self._least_ms = least_ms
        self._at_ms = clock.now_ms()

    @property
    def is_late(self) -> bool:
        """Whether the process stood still since the last beat, as `beat` will say."""
        return self._clock.now_ms() - self._at_ms >= self._least_ms

    def beat(self) -> tuple[int, int] | None:
        """Returns from when until when the process stood still since the beat before, or None."""
        now_ms = self._clock.now_ms()
        before_ms, self._at_ms = self._at_ms, now_ms
        return (before_ms, now_ms) if now_ms - before_ms >= self._least_ms else None
