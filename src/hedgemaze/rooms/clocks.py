"""The clocks of a room: one a side, all arithmetic on times that are passed in.

The rules (`docs/rooms.md` tells them in words): time runs for the side to move; with a Fischer clock a side's first
turn is not charged and has its own limit; an increment, or the days, come after each turn; lag is allowed for up to a
cap for each message and a budget that each turn refills.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from hedgemaze.rooms.frozen import changed
from hedgemaze.rooms.settings import Timing

__all__ = ["FIRST_TURN_MS", "LAG_BUDGET_MS", "LAG_REFILL_MS", "LONGEST_MS", "MOST_LAG_MS", "Clocks"]

_T = TypeVar("_T")

FIRST_TURN_MS = 120_000
"""How long the first turn of a side may take where it is not charged, unless the base is longer."""
MOST_LAG_MS = 500
"""The most that is allowed for one message."""
LAG_BUDGET_MS = 2_000
"""What a side has at the start, and at most."""
LAG_REFILL_MS = 200
"""What each turn brings back."""
LONGEST_MS = 5_000 * 3_600_000
"""No clock shows more."""


@dataclass(frozen=True, slots=True)
class Clocks:
    """All clocks of a game at the time of its last event; sides are counted as the mode lists them."""

    timing: Timing
    left_ms: tuple[int, ...]
    lag_ms: tuple[int, ...]
    """The lag that can still be allowed for; 0 for sides that nobody plays from elsewhere."""
    lag_full_ms: tuple[int, ...]
    """What `lag_ms` is refilled to."""
    turned: tuple[bool, ...]
    """Whether the side has finished a turn."""
    running: int | None
    """Whose time is running; None if nobody's does."""
    since_ms: int
    """From when it is still to be charged."""

    @classmethod
    def start(cls, timing: Timing, remote: tuple[bool, ...], side: int, at_ms: int) -> Clocks:
        """Returns the clocks at the start of a game; `remote` tells which sides people elsewhere play."""
        lag = tuple(LAG_BUDGET_MS if each else 0 for each in remote)
        sides = len(remote)
        running = side if timing.is_on else None
        return cls(timing, (timing.start_ms,) * sides, lag, lag, (False,) * sides, running, at_ms)

    @property
    def is_free(self) -> bool:
        """Whether the turn under way is not charged: a side's first, with a Fischer clock."""
        return self.running is not None and self.timing.is_fischer and not self.turned[self.running]

    def allowance(self, lag_ms: int) -> int:
        """Returns how much of a measured lag is allowed for now."""
        if self.running is None or self.is_free:
            return 0
        return max(0, min(lag_ms, MOST_LAG_MS, self.lag_ms[self.running]))

    def remaining(self, now_ms: int, lag_ms: int = 0) -> tuple[int, ...]:
        """Returns what every clock shows at a time; never below 0."""
        if self.running is None or self.is_free:
            return self.left_ms
        gone = max(0, now_ms - self.since_ms - lag_ms)
        return _with(self.left_ms, self.running, max(0, self.left_ms[self.running] - gone))

    @property
    def deadline_ms(self) -> int | None:
        """When the running side's flag falls: its time, and what could still be allowed for lag."""
        if self.running is None:
            return None
        if self.is_free:
            return self.since_ms + max(FIRST_TURN_MS, self.timing.base_ms)
        return self.since_ms + self.left_ms[self.running] + self.allowance(MOST_LAG_MS)

    def charged(self, at_ms: int, lag_ms: int) -> Clocks:
        """Returns the clocks after a message of the running side, whose turn goes on."""
        if self.running is None or self.is_free:
            return self
        left = self.remaining(at_ms, lag_ms)
        lag = _with(self.lag_ms, self.running, self.lag_ms[self.running] - lag_ms)
        return Clocks(self.timing, left, lag, self.lag_full_ms, self.turned, self.running, at_ms)

    def turned_over(self, at_ms: int, side: int) -> Clocks:
        """Returns the clocks after the end of a turn that has been charged; `side` is next."""
        mover = self.running
        if mover is None:
            return self
        left = self.left_ms[mover]
        if self.timing.days:
            left = self.timing.start_ms
        elif self.turned[mover]:
            left = min(LONGEST_MS, left + self.timing.increment_ms)
        lag = min(self.lag_full_ms[mover], self.lag_ms[mover] + LAG_REFILL_MS)
        return Clocks(
            self.timing,
            _with(self.left_ms, mover, left),
            _with(self.lag_ms, mover, lag),
            self.lag_full_ms,
            _with(self.turned, mover, True),
            side,
            at_ms,
        )

    def handed_over(self, at_ms: int, side: int, lag_ms: int = 0) -> Clocks:
        """Returns the clocks after the running side has left the game; `side` is next."""
        if self.running in (None, side):
            return self
        return changed(self.charged(at_ms, lag_ms), running=side, since_ms=at_ms)

    def stopped(self, at_ms: int) -> Clocks:
        """Returns the clocks of a game that is over."""
        return changed(self.charged(at_ms, 0), running=None, since_ms=at_ms)

    def given(self, side: int, ms: int) -> Clocks:
        """Returns the clocks after somebody gave a side time."""
        return changed(self, left_ms=_with(self.left_ms, side, min(LONGEST_MS, self.left_ms[side] + ms)))

    def spared(self, at_ms: int, ms: int) -> Clocks:
        """Returns the clocks with some of the time that has passed uncharged to the running side."""
        return changed(self, since_ms=max(self.since_ms, min(self.since_ms + ms, at_ms)))


def _with(values: tuple[_T, ...], index: int, value: _T) -> tuple[_T, ...]:
    return (*values[:index], value, *values[index + 1 :])
