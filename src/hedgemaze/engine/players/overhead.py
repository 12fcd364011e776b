"""`OverheadMeter`: what an action costs the clock beside its search, learned from the clock itself.

Pipes, the other program, the network and a busy machine all take time that the engine cannot see while it thinks. What
its clock shows the next time tells.
"""

from __future__ import annotations

from dataclasses import dataclass

from hedgemaze.engine import Limit
from hedgemaze.engine.players.clock import Clock
from hedgemaze.rules import Game, Position

__all__ = ["OverheadMeter"]

_FIRST_S, _LEAST_S = 0.006, 0.004
_SPIKE_S, _SPIKE = 0.05, 4.0
"""An action counts for no more than the larger of seconds and a multiple of the mean: a single delay says little."""
_NEWS = 0.2
"""Weight of the last action in the mean."""
_SAFETY = 2.0
"""A busy machine is not busy all the time: the mean lags behind."""


@dataclass(slots=True)
class _Question:
    """What was known when an action was asked for."""

    index: int
    position: Position
    left_ms: int
    increment_ms: int
    search_s: float | None = None


class OverheadMeter:
    """Follows the clock of one engine from action to action."""

    def __init__(self) -> None:
        self._mean_s = _FIRST_S
        self._last: _Question | None = None

    @property
    def overhead_s(self) -> float:
        """Seconds to set aside for one action."""
        return _SAFETY * self._mean_s

    def limit(self, game: Game, clock: Clock, spent_s: float = 0.0) -> Limit:
        """Returns the limit of the search for the next action: `Clock.limit` with the overhead as it is known now."""
        position, index = game.position, len(game.entries)
        left_ms = clock.remaining_ms.get(position.side)
        if left_ms is None:
            self._last = None
        else:
            self._learn(game, left_ms)
            self._last = _Question(index, position, left_ms, clock.increment_ms.get(position.side, 0))
        return clock.limit(position, spent_s, self.overhead_s)

    def searched(self, seconds: float) -> None:
        """Takes how long the search for that action ran."""
        if self._last is not None:
            self._last.search_s = seconds

    def _learn(self, game: Game, left_ms: int) -> None:
        last, positions = self._last, game.positions
        if last is None or last.search_s is None or len(positions) < last.index + 2:
            return
        after = positions[last.index + 1 :]
        own = [position.side is last.position.side for position in after]
        if positions[last.index] != last.position or not own[-1] or any(own[:-1]):
            return  # another game, or other actions of ours in between
        # Where the turn went on, the clock was not filled up in between.
        spent_ms = last.left_ms - left_ms + (last.increment_ms if len(after) > 1 else 0)
        most_s = max(_SPIKE_S, _SPIKE * self._mean_s)
        overhead_s = min(max(spent_ms / 1000 - last.search_s, _LEAST_S), most_s)
        self._mean_s += _NEWS * (overhead_s - self._mean_s)
