"""`StopRule`: ends a search that plays by a clock before or after its soft budget."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

_SETTLED = 1.6
"""If the best action changed after t seconds, the search runs for at least this multiple of t."""
_CHECKS = 20
"""Number of checks within the soft budget."""
_MIN_PAUSE_S, _MAX_PAUSE_S = 0.002, 0.05

_Proved = tuple[int | None, int] | None
_Choice = tuple[int, int, float, list[float], _Proved, list[int]]
"""An action as the core reports it: number, visits, prior, values, proof, line."""


@dataclass(frozen=True, slots=True)
class RootSnapshot:
    """The state of the root at one moment of a search."""

    best: int
    """Number of the best action."""
    choices: int
    """Number of actions not proven to lose; of all actions if all of them lose."""
    lead: int
    """Visits of the best action minus those of the most visited rival."""
    visits: int
    """Sum over all actions."""


def root_snapshot(choices: Sequence[_Choice], mover: int) -> RootSnapshot:
    """Makes a snapshot of candidates, best first; `mover` is the index of the side to move."""

    def is_lost(found: _Proved) -> bool:
        return found is not None and found[0] is not None and found[0] != mover

    rivals = [visits for _, visits, _, _, found, _ in choices[1:] if not is_lost(found)]
    if not rivals and is_lost(choices[0][4]):
        rivals = [visits for _, visits, *_ in choices[1:]]
    best, most = choices[0][:2]
    return RootSnapshot(best, 1 + len(rivals), most - max(rivals, default=0), sum(choice[1] for choice in choices))


class StopRule:
    """Decides at each check whether a search should end. It reads no clock itself.

    A search ends at once if there is only one choice, early if the visits that fit into the rest of the time cannot
    change the best action, and late if that action has just changed; never after the hard budget.
    """

    def __init__(self, soft_s: float, hard_s: float, first: RootSnapshot) -> None:
        self._soft_s, self._hard_s = min(soft_s, hard_s), hard_s
        self._best = first.best
        self._visits = first.visits  # a reused tree already has some
        self._changed_s = 0.0

    @property
    def pause_s(self) -> float:
        """Seconds of search between two checks."""
        return min(max(self._soft_s / _CHECKS, _MIN_PAUSE_S), _MAX_PAUSE_S)

    @property
    def wanted_s(self) -> float:
        """Seconds after which the search ends if the best action stays the same."""
        return max(self._soft_s, min(_SETTLED * self._changed_s, self._hard_s))

    def is_enough(self, elapsed_s: float, now: RootSnapshot) -> bool:
        """Returns whether the search should end; records when the best action changed."""
        if now.best != self._best:
            self._best, self._changed_s = now.best, elapsed_s
        left_s = self.wanted_s - elapsed_s
        if now.choices == 1 or left_s <= 0:
            return True
        if elapsed_s <= 0:
            return False
        visits_per_s = (now.visits - self._visits) / elapsed_s
        return now.lead > visits_per_s * left_s
