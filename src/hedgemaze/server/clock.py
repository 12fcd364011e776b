"""The wall clock, behind a face that tests can replace."""

from __future__ import annotations

import time
from typing import Protocol

__all__ = ["Clock", "WallClock"]


class Clock(Protocol):
    """Tells the time."""

    def now_ms(self) -> int:
        """Returns milliseconds since 1970."""
        ...


class WallClock:
    """The machine's own clock: times of events must mean something after a restart."""

    def now_ms(self) -> int:
        """Returns milliseconds since 1970."""
        return time.time_ns() // 1_000_000
