"""Glicko-2 by Mark Glickman ("Example of the Glicko-2 system", 2013), as pure functions.

The steps have the numbers of the paper. Two things differ: a rating period may be a fraction, so that every game can be
rated at its end, and deviation and volatility have limits, so that no rating freezes or runs away.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

TAU = 0.5
"""How much the volatility can change."""
MIN_DEVIATION, MAX_DEVIATION = 45.0, 350.0
MAX_VOLATILITY = 0.1
PROVISIONAL = 110.0
"""A rating with a larger deviation is provisional."""
PERIODS_PER_DAY = 0.21436
"""Rating periods per day: a deviation of 60 grows to 110 in one year without a game."""

_SCALE = 173.7178
_MIDDLE = 1500.0
_TOLERANCE = 1e-9
_DAY_MS = 86_400_000


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating, how uncertain it is, and how much its player's results vary.

    >>> Rating().is_provisional, Rating(1720.4, 80).shown
    (True, 1720)
    """

    rating: float = _MIDDLE
    deviation: float = MAX_DEVIATION
    volatility: float = 0.06

    @property
    def is_provisional(self) -> bool:
        """Whether the rating is still uncertain."""
        return self.deviation > PROVISIONAL

    @property
    def shown(self) -> int:
        """The rating as people see it."""
        return round(self.rating)


RatedResult = tuple[Rating, float]
"""An opponent, and the player's score: 1 for a win, 0.5 for a draw, 0 for a loss."""


def rate(player: Rating, results: Sequence[RatedResult], periods: float = 1.0) -> Rating:
    """Returns a player's rating after some results.

    Args:
        player: the rating before.
        results: all results of the time since then.
        periods: how many rating periods that time has.

    >>> results = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    >>> after = rate(Rating(1500, 200), results)
    >>> round(after.rating, 2), round(after.deviation, 2), round(after.volatility, 5)
    (1464.05, 151.52, 0.06)
    """
    if not results:
        return idle(player, periods)
    # Step 2. To the scale of the formulas.
    mu, phi = (player.rating - _MIDDLE) / _SCALE, player.deviation / _SCALE
    # Steps 3 and 4. The variance of the results, and the improvement that they suggest.
    precision = improvement = 0.0
    for opponent, score in results:
        weight = _weight(opponent.deviation / _SCALE)
        expected = 1 / (1 + math.exp(-weight * (mu - (opponent.rating - _MIDDLE) / _SCALE)))
        precision += weight**2 * expected * (1 - expected)
        improvement += weight * (score - expected)
    variance = 1 / precision
    # Steps 5 to 7. The new volatility, deviation and rating.
    volatility = min(MAX_VOLATILITY, _volatility(phi, variance, variance * improvement, player.volatility))
    before = phi**2 + periods * volatility**2
    phi = 1 / math.sqrt(1 / before + 1 / variance)
    # Step 8. Back to the scale that people see.
    rating = _MIDDLE + _SCALE * (mu + phi**2 * improvement)
    return Rating(rating, _limited(_SCALE * phi), volatility)


def idle(player: Rating, periods: float) -> Rating:
    """Returns a player's rating after some time without a game: it is less certain.

    >>> round(idle(Rating(1500, 60), 365 * PERIODS_PER_DAY).deviation)
    110
    """
    phi = math.hypot(player.deviation / _SCALE, player.volatility * math.sqrt(max(0.0, periods)))
    return Rating(player.rating, _limited(_SCALE * phi), player.volatility)


def periods_between(from_ms: int, until_ms: int) -> float:
    """Returns the rating periods between two times; none if they are in the wrong order."""
    return max(0, until_ms - from_ms) / _DAY_MS * PERIODS_PER_DAY


def expected_score(player: Rating, opponent: Rating) -> float:
    """Returns the score that a player may expect, from 0 to 1.

    >>> expected_score(Rating(1500, 50), Rating(1500, 50))
    0.5
    """
    weight = _weight(math.hypot(player.deviation, opponent.deviation) / _SCALE)
    return 1 / (1 + math.exp(-weight * (player.rating - opponent.rating) / _SCALE))


def _weight(phi: float) -> float:
    """Returns how much a result against an opponent with this deviation says: g of the paper."""
    return 1 / math.sqrt(1 + 3 * phi**2 / math.pi**2)


def _limited(deviation: float) -> float:
    return min(MAX_DEVIATION, max(MIN_DEVIATION, deviation))


def _volatility(phi: float, variance: float, delta: float, volatility: float) -> float:
    """Returns the new volatility: step 5, by the Illinois algorithm."""
    start = math.log(volatility**2)

    def f(x: float) -> float:
        ex = math.exp(x)
        total = phi**2 + variance + ex
        return ex * (delta**2 - total) / (2 * total**2) - (x - start) / TAU**2

    a = start
    if delta**2 > phi**2 + variance:
        b = math.log(delta**2 - phi**2 - variance)
    else:
        k = 1
        while f(start - k * TAU) < 0:
            k += 1
        b = start - k * TAU
    fa, fb = f(a), f(b)
    while abs(b - a) > _TOLERANCE:
        c = a + (a - b) * fa / (fb - fa)
        fc = f(c)
        if fc * fb <= 0:
            a, fa = b, fb
        else:
            fa /= 2
        b, fb = c, fc
    return math.exp(a / 2)
