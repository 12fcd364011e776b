"""The clocks of a room, one per side: arithmetic on times that the caller passes in.

The rules (`docs/rooms.md` explains them): time runs for the side to move; with a Fischer clock a side's first turn is
not charged and has its own limit; the increment, or the days, are added after each turn; lag is compensated up to a
limit per message and a budget that each turn refills.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from hedgemaze.rooms.dataclass_replace import fast_replace
from hedgemaze.rooms.settings import Timing

_T = TypeVar("_T")

FIRST_TURN_MS = 120_000
"""The limit of a side's first turn if it is not charged, unless the base is longer."""
MAX_LAG_MS = 500
"""The most lag that is compensated per message."""
LAG_BUDGET_MS = 2_000
"""Each side's budget at the start, and at most."""
LAG_REFILL_MS = 200
"""Added to the budget after each turn."""
LONGEST_MS = 5_000 * 3_600_000
"""The most that a clock shows."""


@dataclass(frozen=True, slots=True)
class GameClocks:
    """All clocks of a game at the time of its last event; sides are counted as the mode lists them.

    >>> clocks = GameClocks.start(Timing(base_ms=60_000), (False, False), side=0, at_ms=0).turned_over(5_000, 0, side=1)
    >>> clocks.turned_over(9_000, 0, side=0).remaining(now_ms=12_000)
    (57000, 60000)
    """

    timing: Timing
    left_ms: tuple[int, ...]
    lag_ms: tuple[int, ...]
    """The lag that can still be compensated; 0 for sides without people elsewhere."""
    lag_full_ms: tuple[int, ...]
    """The most that `lag_ms` is refilled to."""
    turned: tuple[bool, ...]
    """Whether the side has finished a turn."""
    running: int | None
    """The side whose time runs; None if no clock runs."""
    since_ms: int
    """The time from which that side has not been charged yet."""
    has_begun: bool = False
    """Whether the running side has played a part of its first turn, where that turn has a limit of its own."""

    @classmethod
    def start(cls, timing: Timing, remote: tuple[bool, ...], side: int, at_ms: int) -> GameClocks:
        """Returns the clocks at the start of a game; `remote` says which sides people elsewhere play."""
        lag = tuple(LAG_BUDGET_MS if each else 0 for each in remote)
        sides = len(remote)
        running = side if timing.is_on else None
        return cls(timing, (timing.start_ms,) * sides, lag, lag, (False,) * sides, running, at_ms)

    @property
    def is_free(self) -> bool:
        """Whether the current turn is not charged: a side's first, with a Fischer clock."""
        return self.running is not None and not self.turned[self.running] and self.timing.is_fischer

    def allowance(self, lag_ms: int) -> int:
        """Returns how much of a measured lag is compensated now."""
        if self.running is None or self.is_free:
            return 0
        return max(0, min(lag_ms, MAX_LAG_MS, self.lag_ms[self.running]))

    def remaining(self, now_ms: int) -> tuple[int, ...]:
        """Returns every clock's time; never below 0."""
        if self.running is None or self.is_free:
            return self.left_ms
        return _with(self.left_ms, self.running, self.running_ms(now_ms))

    def running_ms(self, now_ms: int, lag_ms: int = 0) -> int:
        """Returns the running side's time, 0 at least; `lag_ms` of the time since its last charge does not count."""
        assert self.running is not None
        left = self.left_ms[self.running]
        return left if self.is_free else max(0, left - max(0, now_ms - self.since_ms - lag_ms))

    @property
    def deadline_ms(self) -> int | None:
        """When the running side's flag falls: after its time, and the lag that could still be compensated."""
        if self.running is None:
            return None
        if self.is_free:
            return self.since_ms + self._first_turn_ms
        return self.since_ms + self.left_ms[self.running] + min(MAX_LAG_MS, self.lag_ms[self.running])

    @property
    def _first_turn_ms(self) -> int:
        """The limit of a turn that is not charged: one limit to begin it, if the table has that, and one to finish."""
        limit = self.timing.first_turn_ms
        if limit:
            return max(limit, FIRST_TURN_MS) if self.has_begun else limit
        return max(FIRST_TURN_MS, self.timing.base_ms)

    def charged(self, at_ms: int, lag_ms: int) -> GameClocks:
        """Returns the clocks after actions of the running side, whose turn continues."""
        mover = self.running
        if mover is None or self.is_free:
            return fast_replace(self, has_begun=True) if self.timing.first_turn_ms and mover is not None else self
        left = _with(self.left_ms, mover, self.running_ms(at_ms, lag_ms))
        lag = _with(self.lag_ms, mover, self.lag_ms[mover] - lag_ms)
        return GameClocks(self.timing, left, lag, self.lag_full_ms, self.turned, mover, at_ms)

    def turned_over(self, at_ms: int, lag_ms: int, side: int) -> GameClocks:
        """Returns the clocks after the last action of a turn; `side` is next."""
        mover = self.running
        if mover is None:
            return self
        left = self.running_ms(at_ms, lag_ms)
        if self.timing.days:
            left = self.timing.start_ms
        elif self.turned[mover]:
            left = min(LONGEST_MS, left + self.timing.increment_ms)
        lag = self.lag_ms[mover] if self.is_free else self.lag_ms[mover] - lag_ms
        return GameClocks(
            self.timing,
            _with(self.left_ms, mover, left),
            _with(self.lag_ms, mover, min(self.lag_full_ms[mover], lag + LAG_REFILL_MS)),
            self.lag_full_ms,
            self.turned if self.turned[mover] else _with(self.turned, mover, True),
            side,
            at_ms,
        )

    def handed_over(self, at_ms: int, side: int) -> GameClocks:
        """Returns the clocks after a side has left the game; it is now the turn of `side`."""
        if self.running in (None, side):
            return self
        return fast_replace(self.charged(at_ms, 0), running=side, since_ms=at_ms, has_begun=False)

    def stopped(self, at_ms: int) -> GameClocks:
        """Returns the clocks of a game that is over."""
        return fast_replace(self.charged(at_ms, 0), running=None, since_ms=at_ms)

    def given(self, side: int, ms: int) -> GameClocks:
        """Returns the clocks after a side was given time."""
        return fast_replace(self, left_ms=_with(self.left_ms, side, min(LONGEST_MS, self.left_ms[side] + ms)))

    def spared(self, at_ms: int, ms: int) -> GameClocks:
        """Returns the clocks with some of the time that has passed not charged to the running side."""
        return fast_replace(self, since_ms=max(self.since_ms, min(self.since_ms + ms, at_ms)))


def _with(values: tuple[_T, ...], index: int, value: _T) -> tuple[_T, ...]:
    return (*values[:index], value, *values[index + 1 :])
