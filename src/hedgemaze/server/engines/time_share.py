"""Divides time between moves under load: each search gets an equal share of the time until the deadlines."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["SHORTEST_S", "share_of_next", "share_of_running"]

SHORTEST_S = 0.002
"""Shortest search; a move that is late even so gets the fallback answer."""


def share_of_next(now: float, deadlines: Sequence[float], workers: int) -> float:
    """Returns the seconds of the next search, so that it and all waiting ones can meet their deadlines.

    With equal shares the n-th job ends in wave ⌈n / workers⌉, so each deadline bounds the share.

    >>> share_of_next(0.0, [1.0], 2), share_of_next(0.0, [1.0] * 50, 2)
    (1.0, 0.04)

    Args:
        now: the time, by the clock of the deadlines.
        deadlines: of the next search, then of the waiting ones in order.
        workers: number of parallel searches.
    """
    return _share(now, deadlines, workers, waves_before=0)


def share_of_running(now: float, deadlines: Sequence[float], workers: int) -> float:
    """Returns the seconds that running searches may still take, so that all waiting ones can meet their deadlines.

    >>> share_of_running(0.0, [0.5], 2)
    0.25
    """
    return _share(now, deadlines, workers, waves_before=1)


def _share(now: float, deadlines: Sequence[float], workers: int, waves_before: int) -> float:
    share = min((end - now) / (number // workers + 1 + waves_before) for number, end in enumerate(deadlines))
    return max(share, SHORTEST_S)
