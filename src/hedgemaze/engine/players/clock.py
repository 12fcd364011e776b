"""`Clock`: the time and the nodes that a player may use for one action."""

from __future__ import annotations

from dataclasses import dataclass, field

from hedgemaze.engine.limits import Limit
from hedgemaze.engine.time_manager import OVERHEAD_S, Budget, budget_for, expected_actions, turn_actions
from hedgemaze.rules import Position, Side

_MIN_S = 0.001
"""The smallest budget of a search."""


@dataclass(frozen=True, slots=True)
class Clock:
    """The clocks as a player sees them before an action. Every field is optional; without any, time is unlimited.

    >>> from hedgemaze.rules import Mode
    >>> clock = Clock(remaining_ms={Side.SOUTH: 60_000, Side.NORTH: 60_000})
    >>> clock.budget(Position.start(Mode.named("classic2"))).soft_s < 60
    True
    >>> Clock(nodes=500).limit(Position.start(Mode.named("classic2"))).nodes
    500
    """

    move_ms: int | None = None
    """Time for this action alone."""
    remaining_ms: dict[Side, int] = field(default_factory=dict)
    """Time left on each side's clock; empty in a match without clocks."""
    increment_ms: dict[Side, int] = field(default_factory=dict)
    """Added to a side's clock after each of its turns."""
    nodes: int | None = None

    def budget(self, position: Position, overhead_s: float = OVERHEAD_S) -> Budget | None:
        """Returns a sensible budget for one action of the side to move, or None without any time limit.

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
        """Returns the budget as the limit of a search. `move_ms` is used in full.

        Args:
            position: the current position.
            spent_s: seconds already used for this action.
            overhead_s: cost of an action besides its search.
        """
        budget = self.budget(position, overhead_s)
        if budget is None:
            return Limit(nodes=self.nodes)
        hard_s = max(budget.hard_s - spent_s, _MIN_S)
        if position.side not in self.remaining_ms:
            return Limit(nodes=self.nodes, seconds=hard_s)
        return Limit(nodes=self.nodes, seconds=hard_s, soft_seconds=max(budget.soft_s - spent_s, _MIN_S))
