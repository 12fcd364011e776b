"""`OverheadMeter`: estimates what an action costs the clock besides its search.

Pipes, the other program, the network and a busy machine take time that the engine cannot measure during its search. The
meter compares the clock before and after an action instead.
"""

from __future__ import annotations

from dataclasses import dataclass

from hedgemaze.engine.limits import Limit
from hedgemaze.engine.players.clock import Clock
from hedgemaze.rules import Game, Position

_FIRST_S, _MIN_S = 0.006, 0.004
_SPIKE_S, _SPIKE = 0.05, 4.0
"""One measured overhead is capped at the larger of `_SPIKE_S` and `_SPIKE` times the mean: an outlier says little."""
_NEWEST_WEIGHT = 0.2
"""Weight of the last action in the moving average."""
_SAFETY = 2.0
"""Factor on the mean, because the mean lags behind bursts of load."""


@dataclass(slots=True)
class _Request:
    """The state of the game and of the clock when an action was requested."""

    index: int
    position: Position
    left_ms: int
    increment_ms: int
    search_s: float | None = None


class OverheadMeter:
    """Moving average of the overhead of one engine, updated from action to action."""

    def __init__(self) -> None:
        self._mean_s = _FIRST_S
        self._last: _Request | None = None

    @property
    def overhead_s(self) -> float:
        """Seconds to reserve per action."""
        return _SAFETY * self._mean_s

    def limit(self, game: Game, clock: Clock, spent_s: float = 0.0) -> Limit:
        """Returns the limit of the next search: `Clock.limit` with the current estimate of the overhead."""
        position, index = game.position, len(game.entries)
        left_ms = clock.remaining_ms.get(position.side)
        if left_ms is None:
            self._last = None
        else:
            self._learn(game, left_ms)
            self._last = _Request(index, position, left_ms, clock.increment_ms.get(position.side, 0))
        return clock.limit(position, spent_s, self.overhead_s)

    def searched(self, seconds: float) -> None:
        """Records how long the search ran that `limit` was asked for last."""
        if self._last is not None:
            self._last.search_s = seconds

    def _learn(self, game: Game, left_ms: int) -> None:
        last, positions = self._last, game.positions
        if last is None or last.search_s is None or len(positions) < last.index + 2:
            return
        after = positions[last.index + 1 :]
        own = [position.side is last.position.side for position in after]
        if positions[last.index] != last.position or not own[-1] or any(own[:-1]):
            return  # another game, or more actions of this engine in between
        # The increment is added at the end of a turn only.
        spent_ms = last.left_ms - left_ms + (last.increment_ms if len(after) > 1 else 0)
        most_s = max(_SPIKE_S, _SPIKE * self._mean_s)
        overhead_s = min(max(spent_ms / 1000 - last.search_s, _MIN_S), most_s)
        self._mean_s += _NEWEST_WEIGHT * (overhead_s - self._mean_s)
