"""`StopRule`: when a search that plays by a clock has thought enough, sooner or later than its soft budget."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

__all__ = ["Standing", "StopRule", "standing_of"]

_SETTLED = 1.6
"""A new best action has to stand until this multiple of the moment when it became the best."""
_LOOKS = 20
"""How often the rule is asked within the soft budget."""
_LEAST_PAUSE_S, _MOST_PAUSE_S = 0.002, 0.05

_Proved = tuple[int | None, int] | None
_Choice = tuple[int, int, float, list[float], _Proved, list[int]]
"""An action as the core reports it: number, visits, prior, values, proof, line."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How the actions at the root stand."""

    best: int
    """Number of the action that would be played now."""
    choices: int
    """Actions that are not proven to lose; if all are, all of them."""
    lead: int
    """Visits of the best action beyond those of the next one."""
    visits: int
    """Of all actions together."""


def standing_of(choices: Sequence[_Choice], mover: int) -> Standing:
    """Returns how candidates stand, which are given best first; the mover is the index of the side to move."""

    def is_lost(found: _Proved) -> bool:
        return found is not None and found[0] is not None and found[0] != mover

    rivals = [visits for _, visits, _, _, found, _ in choices[1:] if not is_lost(found)]
    if not rivals and is_lost(choices[0][4]):
        rivals = [visits for _, visits, *_ in choices[1:]]
    best, most = choices[0][:2]
    return Standing(best, 1 + len(rivals), most - max(rivals, default=0), sum(choice[1] for choice in choices))


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
        if elapsed_s <= 0:
            return False
        visits_per_s = (now.visits - self._visits) / elapsed_s
        return now.lead > visits_per_s * left_s
