"""The server's clock, as a Protocol that tests can replace, and a detector of stalls."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

_STEP_NS = 2_000_000_000
"""A wall clock this far ahead has jumped, or the machine was asleep; a smaller difference is slewed."""
_SLEW = 100
"""While it is slewed, the clock is one part in this many too fast or too slow."""


class TimeSource(Protocol):
    """A clock."""

    def now_ms(self) -> int:
        """Returns milliseconds since 1970; never less than before."""
        ...


class SteadyClock:
    """Wall-clock time, which keeps its meaning after a restart, but driven by the monotonic clock.

    When the wall clock is set, this clock does not jump. `align` brings the two together: slowly if the difference is
    small or the wall clock was set back, in one step if the wall clock is far ahead. `StallDetector` reports such a
    step as a stall, for which the clocks of games are credited.
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
        """Moves closer to the wall clock; called a few times per second."""
        steady = self._steady_ns()
        passed, self._aligned_ns = steady - self._aligned_ns, steady
        ahead = self._wall_ns() - (steady + self._offset_ns)
        most = passed // _SLEW
        self._offset_ns += ahead if ahead >= _STEP_NS else max(-most, min(most, ahead))


class StallDetector:
    """Notices when the process did not run for a while: it was stopped, asleep, or its clock stepped forward.

    >>> class Fixed:
    ...     ms = 0
    ...     def now_ms(self) -> int:
    ...         return self.ms
    >>> clock = Fixed()
    >>> stalls = StallDetector(clock, 2_000)
    >>> clock.ms = 1_000
    >>> stalls.check()
    >>> clock.ms = 9_000
    >>> stalls.check()
    (1000, 9000)
    """

    def __init__(self, clock: TimeSource, min_ms: int) -> None:
        self._clock = clock
        self._min_ms = min_ms
        self._at_ms = clock.now_ms()

    @property
    def is_stalled(self) -> bool:
        """Whether `check` would report a stall now."""
        return self._clock.now_ms() - self._at_ms >= self._min_ms

    def check(self) -> tuple[int, int] | None:
        """Returns begin and end of a stall since the previous check, or None."""
        now_ms = self._clock.now_ms()
        before_ms, self._at_ms = self._at_ms, now_ms
        return (before_ms, now_ms) if now_ms - before_ms >= self._min_ms else None
