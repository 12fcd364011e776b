"""SPRT: a sequential test on pairs of games whether one player is stronger than another by a number of Elo.

A pair is two games from one opening with seats exchanged. The frequencies of its five results (0, ½, 1, 1½, 2 points)
are the pentanomial counts. The log-likelihood ratio compares the maximum-likelihood distributions of the five results
with the means of the two hypotheses.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from hedgemaze.arena.elo import expected_score
from hedgemaze.errors import EngineError

_VALUES = (0.0, 0.25, 0.5, 0.75, 1.0)
_MIN_COUNT = 1e-3


@dataclass(frozen=True, slots=True)
class Bounds:
    """The hypotheses, that the first player is `elo0` or `elo1` stronger, and the probabilities of the two errors.

    >>> bounds = Bounds(elo0=0, elo1=10)
    >>> round(bounds.lower, 2), round(bounds.upper, 2)
    (-2.94, 2.94)
    """

    elo0: float = 0.0
    elo1: float = 10.0
    alpha: float = 0.05
    """Probability of accepting `elo1` if `elo0` is true."""
    beta: float = 0.05
    """Probability of accepting `elo0` if `elo1` is true."""

    def __post_init__(self) -> None:
        """Raises: EngineError: the values are out of order or out of range."""
        if not (self.elo0 < self.elo1 and 0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise EngineError("match.bad_sprt", "elo0 is less than elo1, alpha and beta are between 0 and 0.5")

    @property
    def lower(self) -> float:
        """`elo0` is accepted at or below this ratio."""
        return math.log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """`elo1` is accepted at or above this ratio."""
        return math.log((1 - self.beta) / self.alpha)


@dataclass(frozen=True, slots=True)
class Sprt:
    """The state of a test.

    >>> Sprt(3.1, Bounds(elo0=0, elo1=10)).decision
    'elo1'
    """

    llr: float
    """The log-likelihood ratio."""
    bounds: Bounds

    @property
    def decision(self) -> Literal["elo0", "elo1"] | None:
        """The accepted hypothesis, or None while the test continues."""
        if self.llr >= self.bounds.upper:
            return "elo1"
        return "elo0" if self.llr <= self.bounds.lower else None


def sprt(counts: Sequence[int], bounds: Bounds) -> Sprt:
    """Returns the state of the test, given the number of pairs with 0, ½, 1, 1½ and 2 points.

    >>> sprt([2, 10, 60, 40, 8], Bounds(0, 20)).decision
    'elo1'
    """
    total = sum(counts)
    if total == 0:
        return Sprt(0.0, bounds)
    weights = [max(float(count), _MIN_COUNT) for count in counts]
    whole = sum(weights)
    shares = [weight / whole for weight in weights]
    low, high = (_with_mean(shares, expected_score(each)) for each in (bounds.elo0, bounds.elo1))
    return Sprt(sum(weight * math.log(b / a) for weight, a, b in zip(weights, low, high, strict=True)), bounds)


def _with_mean(shares: Sequence[float], mean: float) -> list[float]:
    """Returns the maximum-likelihood distribution with a given mean, from the observed shares.

    It is ``share / (1 + t·(value − mean))``; t is found by bisection.
    """
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(60):
        middle = (low + high) / 2
        surplus = sum(
            share * (value - mean) / (1 + middle * (value - mean)) for share, value in zip(shares, _VALUES, strict=True)
        )
        low, high = (middle, high) if surplus > 0 else (low, middle)
    middle = (low + high) / 2
    return [share / (1 + middle * (value - mean)) for share, value in zip(shares, _VALUES, strict=True)]
