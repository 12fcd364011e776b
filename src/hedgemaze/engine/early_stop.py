"""`StopRule`: when a search that plays by a clock has thought enough, sooner or later than its soft budget."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Standing", "StopRule"]

_SETTLED = 1.6
"""A new best action has to stand until this multiple of the moment when it became the best."""
_LOOKS = 20
"""How often the rule is asked within the soft budget."""
_LEAST_PAUSE_S, _MOST_PAUSE_S = 0.002, 0.05


@dataclass(frozen=True, slots=True)
class Standing:
    """How the actions at the root stand."""

    best: int
    """Number of the action that would be played now."""
    choices: int
    """Actions that are not proven to lose; if all are, all of them."""
    lead: int | None
    """Visits of the best action beyond those of the next one; None where visits do not decide."""
    visits: int
    """Of all actions together."""


class StopRule:
    """Says after each look at a search whether it should end; has no clock of its own.

    A search ends at once where there is nothing to choose, early when the visits that still fit into the time could
    not change the best action, and late when that action has changed shortly before; never after the hard budget.
    """

    def __init__(self, soft_s: float, hard_s: float, first: Standing) -> None:
        self._soft_s, self._hard_s = min(soft_s, hard_s), hard_s
        self._best = first.best
        self._visits = first.visits  # a tree that was kept has some
        self._changed_s = 0.0

    @property
    def pause_s(self) -> float:
        """Seconds of search between two looks."""
        return min(max(self._soft_s / _LOOKS, _LEAST_PAUSE_S), _MOST_PAUSE_S)

    @property
    def wanted_s(self) -> float:
        """When the search ends if nothing changes."""
        return max(self._soft_s, min(_SETTLED * self._changed_s, self._hard_s))

    def is_enough(self, elapsed_s: float, now: Standing) -> bool:
        """Tells whether the search should end, and remembers when the best action changed."""
        if now.best != self._best:
            self._best, self._changed_s = now.best, elapsed_s
        left_s = self.wanted_s - elapsed_s
        if now.choices == 1 or left_s <= 0:
            return True
        if now.lead is None or elapsed_s <= 0:
            return False
        visits_per_s = (now.visits - self._visits) / elapsed_s
        return now.lead > visits_per_s * left_s
