"""`Histogram`: counts durations in buckets; `metrics` collects them for Prometheus.

The histogram of prometheus_client takes locks and costs about six times as much per call. This one is for the path of
every move: a bisection and two additions. Each histogram has one writing thread; readers may see a duration counted but
not yet summed.
"""

from __future__ import annotations

from bisect import bisect_left

BOUNDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper bounds of the buckets in seconds; a last bucket has the rest."""


class Histogram:
    """Durations since the start of the process.

    >>> taken = Histogram()
    >>> for seconds in (0.0004, 0.003, 60.0):
    ...     taken.observe(seconds)
    >>> taken.count, taken.total, taken.buckets()[3], taken.buckets()[-1]
    (3, 60.0034, ('0.005', 2.0), ('+Inf', 3.0))
    """

    __slots__ = ("_counts", "total")

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0
        """The sum of all durations in seconds."""

    def observe(self, seconds: float) -> None:
        """Counts a duration."""
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    @property
    def count(self) -> int:
        """How many durations were counted."""
        return sum(self._counts)

    def buckets(self) -> list[tuple[str, float]]:
        """Returns, per upper bound, how many durations are at most that long, as Prometheus wants them."""
        found, below = list[tuple[str, float]](), 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), tuple(self._counts), strict=True):
            below += count
            found.append((bound, float(below)))
        return found
