"""How long a move may be thought about when others wait: an equal share of what is left until the deadlines."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["SHORTEST_S", "share_of_next", "share_of_running"]

SHORTEST_S = 0.002
"""A search gets at least this; the parent's own answer is for those that are too late even so."""


def share_of_next(now: float, deadlines: Sequence[float], workers: int) -> float:
    """Returns the seconds for the next search, so that it and those behind it can all end in time.

    With equal shares the n-th job ends in wave ⌈n / workers⌉, so each deadline bounds the share.

    >>> share_of_next(0.0, [1.0], 2), share_of_next(0.0, [1.0] * 50, 2)
    (1.0, 0.04)

    Args:
        now: by the clock of the deadlines.
        deadlines: when each must have ended, the next one first, then those that wait by deadline.
        workers: how many searches run at once.
    """
    return _share(now, deadlines, workers, waves_before=0)


def share_of_running(now: float, deadlines: Sequence[float], workers: int) -> float:
    """Returns the seconds that searches under way may go on at most, so that those that wait can end in time.

    >>> share_of_running(0.0, [0.5], 2)
    0.25
    """
    return _share(now, deadlines, workers, waves_before=1)


def _share(now: float, deadlines: Sequence[float], workers: int, waves_before: int) -> float:
    least = min((end - now) / (number // workers + 1 + waves_before) for number, end in enumerate(deadlines))
    return max(least, SHORTEST_S)
