"""`TimeControl`: the time agreed for a match; `MatchClocks`: the running clocks of one game of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hedgemaze.engine.players.clock import Clock
from hedgemaze.errors import Between, EngineError
from hedgemaze.rules import Mode, Side


@dataclass(frozen=True, slots=True)
class TimeControl:
    """The time control of a match. In the PAC-MAN modes `move_ms` is the time for one action, not for a turn.

    >>> TimeControl.parse("60+1")
    TimeControl(move_ms=None, base_ms=60000, increment_ms=1000, nodes=None, margin_ms=500, patience_ms=60000)
    """

    move_ms: int | None = None
    base_ms: int | None = None
    """Time on each clock at the start."""
    increment_ms: int = 0
    """Added to a clock after each turn of its side."""
    nodes: int | None = None
    margin_ms: int = 500
    """Grace period: an action that exceeds its time by more than this loses the game."""
    patience_ms: int = 60_000
    """Longest time for one action, with or without clocks."""

    def __post_init__(self) -> None:
        """Raises: EngineError, if a time is not positive."""
        for value in (self.move_ms, self.base_ms, self.nodes, self.patience_ms):
            if value is not None and value <= 0:
                message = "a time or a number of nodes is more than 0"
                raise EngineError("match.bad_time", message, given=value, allowed=Between(least=1))
        if self.margin_ms < 0 or self.increment_ms < 0:
            given = min(self.margin_ms, self.increment_ms)
            message = "a margin or an increment is not less than 0"
            raise EngineError("match.bad_time", message, given=given, allowed=Between(least=0))

    @classmethod
    def parse(cls, text: str, **others: Any) -> TimeControl:
        """Reads ``SECONDS+INCREMENT`` or ``SECONDS``.

        Raises:
            EngineError: the text has another form.
        """
        base, plus, increment = text.partition("+")
        try:
            times = float(base), float(increment) if plus else 0.0
            base_ms, increment_ms = (round(1000 * seconds) for seconds in times)
        except (ValueError, OverflowError):
            message, allowed = "clocks are given as SECONDS+INCREMENT", ("SECONDS", "SECONDS+INCREMENT")
            raise EngineError("match.bad_time", message, given=text, allowed=allowed) from None
        return cls(base_ms=base_ms, increment_ms=increment_ms, **others)

    def to_data(self) -> dict[str, Any]:
        """Returns the time control as plain data for the log."""
        return {name: getattr(self, name) for name in self.__slots__}


class MatchClocks:
    """The clocks of one game, kept by the referee."""

    def __init__(self, control: TimeControl, mode: Mode) -> None:
        self._control = control
        self._left_ms = {} if control.base_ms is None else dict.fromkeys(mode.sides, float(control.base_ms))

    def clock(self) -> Clock:
        """Returns the clocks as the player to move sees them."""
        increments = dict.fromkeys(self._left_ms, self._control.increment_ms)
        left = {side: max(1, int(ms)) for side, ms in self._left_ms.items()}
        return Clock(self._control.move_ms, left, increments, self._control.nodes)

    def allowed_s(self, side: Side) -> float:
        """Returns the seconds after which an action of a side loses on time, with the margin included."""
        limits = [float(self._control.patience_ms)]
        if self._control.move_ms is not None:
            limits.append(self._control.move_ms + self._control.margin_ms)
        if side in self._left_ms:
            limits.append(self._left_ms[side] + self._control.margin_ms)
        return min(limits) / 1000

    def spend(self, side: Side, seconds: float) -> None:
        """Subtracts the time of an action from a side's clock."""
        if side in self._left_ms:
            self._left_ms[side] -= 1000 * seconds

    def turn_ends(self, side: Side) -> None:
        """Adds the increment to a side's clock."""
        if side in self._left_ms:
            self._left_ms[side] += self._control.increment_ms

    def left_ms(self, side: Side) -> int | None:
        """Returns the time left on a side's clock, or None without clocks."""
        return max(0, int(self._left_ms[side])) if side in self._left_ms else None
