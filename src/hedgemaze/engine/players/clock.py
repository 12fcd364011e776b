"""How long a player may think: what was agreed for a match, and what one player is told before a move."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from hedgemaze.engine import OVERHEAD_S, Budget, Limit, budget_for, expected_actions, turn_actions
from hedgemaze.errors import EngineError
from hedgemaze.rules import Mode, Position, Side

__all__ = ["Clock", "Clocks", "TimeControl"]

_LEAST_S = 0.001
"""A search cannot be given less."""


@dataclass(frozen=True, slots=True)
class Clock:
    """What a player is told before it chooses: everything may be missing, and then it may take its time."""

    move_ms: int | None = None
    """For this one action."""
    remaining_ms: dict[Side, int] = field(default_factory=dict)
    """What every side's clock shows, where the match is played by clocks."""
    increment_ms: dict[Side, int] = field(default_factory=dict)
    """Added after each turn of the side."""
    nodes: int | None = None

    def budget(self, position: Position, overhead_s: float = OVERHEAD_S) -> Budget | None:
        """Returns what a sensible player takes for one action of the side to move, or None if nothing is said.

        >>> from hedgemaze.rules import Mode
        >>> Clock(move_ms=200).budget(Position.start(Mode.named("classic2")))
        Budget(soft_s=0.2, hard_s=0.2)
        """
        side = position.side
        budgets: list[Budget] = []
        if self.move_ms is not None:
            budgets.append(Budget(self.move_ms / 1000, self.move_ms / 1000))
        if side in self.remaining_ms:
            left_s, increment_s = self.remaining_ms[side] / 1000, self.increment_ms.get(side, 0) / 1000
            actions, per_turn = expected_actions(position), turn_actions(position)
            budgets.append(
                budget_for(left_s, increment_s, actions_left=actions, actions_per_turn=per_turn, overhead_s=overhead_s)
            )
        if not budgets:
            return None
        return Budget(min(each.soft_s for each in budgets), min(each.hard_s for each in budgets))

    def limit(self, position: Position, spent_s: float = 0.0, overhead_s: float = OVERHEAD_S) -> Limit:
        """Returns the same as the limit of a search; a time for one move alone is taken in full.

        Args:
            position: where the game stands.
            spent_s: seconds of the move that are already gone.
            overhead_s: what each action costs beside its search.
        """
        budget = self.budget(position, overhead_s)
        if budget is None:
            return Limit(nodes=self.nodes)
        hard_s = max(budget.hard_s - spent_s, _LEAST_S)
        if position.side not in self.remaining_ms:
            return Limit(nodes=self.nodes, seconds=hard_s)
        return Limit(nodes=self.nodes, seconds=hard_s, soft_seconds=max(budget.soft_s - spent_s, _LEAST_S))


@dataclass(frozen=True, slots=True)
class TimeControl:
    """How a match is timed; in the PAC-MAN modes the time for a move is that for one action.

    >>> TimeControl.parse("60+1")
    TimeControl(move_ms=None, base_ms=60000, increment_ms=1000, nodes=None, margin_ms=500, patience_ms=60000)
    """

    move_ms: int | None = None
    base_ms: int | None = None
    """On every side's clock at the start."""
    increment_ms: int = 0
    """Added after each turn."""
    nodes: int | None = None
    margin_ms: int = 500
    """What a move may take longer than agreed before the game is lost."""
    patience_ms: int = 60_000
    """The most that a move may ever take, also where nothing was agreed."""

    def __post_init__(self) -> None:
        """Raises: EngineError, if a time is not positive."""
        for value in (self.move_ms, self.base_ms, self.nodes, self.patience_ms):
            if value is not None and value <= 0:
                raise EngineError("match.bad_time", "a time or a number of nodes is more than 0", given=value)
        if self.margin_ms < 0 or self.increment_ms < 0:
            given = min(self.margin_ms, self.increment_ms)
            raise EngineError("match.bad_time", "a margin or an increment is not less than 0", given=given)

    @classmethod
    def parse(cls, text: str, **others: Any) -> TimeControl:
        """Reads clocks as ``SECONDS+INCREMENT``, or ``SECONDS`` alone.

        Raises:
            EngineError: it cannot be read.
        """
        base, plus, increment = text.partition("+")
        try:
            times = float(base), float(increment) if plus else 0.0
            base_ms, increment_ms = (round(1000 * seconds) for seconds in times)
        except (ValueError, OverflowError):
            raise EngineError("match.bad_time", "clocks are given as SECONDS+INCREMENT", given=text) from None
        return cls(base_ms=base_ms, increment_ms=increment_ms, **others)

    def to_data(self) -> dict[str, Any]:
        """Returns the plain data that a log holds."""
        return {name: getattr(self, name) for name in self.__slots__}


class Clocks:
    """The running clocks of one game."""

    def __init__(self, control: TimeControl, mode: Mode) -> None:
        self._control = control
        self._left_ms = {} if control.base_ms is None else dict.fromkeys(mode.sides, float(control.base_ms))

    def clock(self) -> Clock:
        """Returns what the player to move is told."""
        increments = dict.fromkeys(self._left_ms, self._control.increment_ms)
        left = {side: max(1, int(ms)) for side, ms in self._left_ms.items()}
        return Clock(self._control.move_ms, left, increments, self._control.nodes)

    def allowed_s(self, side: Side) -> float:
        """Returns after how many seconds a move of that side is lost, the margin included."""
        limits = [float(self._control.patience_ms)]
        if self._control.move_ms is not None:
            limits.append(self._control.move_ms + self._control.margin_ms)
        if side in self._left_ms:
            limits.append(self._left_ms[side] + self._control.margin_ms)
        return min(limits) / 1000

    def spend(self, side: Side, seconds: float) -> None:
        """Takes the time of an action from a side's clock."""
        if side in self._left_ms:
            self._left_ms[side] -= 1000 * seconds

    def turn_ends(self, side: Side) -> None:
        """Adds the increment."""
        if side in self._left_ms:
            self._left_ms[side] += self._control.increment_ms

    def left_ms(self, side: Side) -> int | None:
        """Returns what a side's clock shows, or None without clocks."""
        return max(0, int(self._left_ms[side])) if side in self._left_ms else None
