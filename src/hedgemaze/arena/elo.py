"""Elo ratings from results: Bradley–Terry by maximum likelihood, with draws as half a win, and 95 % intervals.

The intervals come from the observed variance of pairs of games (the sandwich estimator), so that draws and unbalanced
openings make them narrower, as they should. Three pairs with the variance of the model are added, because a few pairs
say little about their variance. As a prior, each player gets half a drawn game against an average player: so a player
who won every game has a finite rating, and players who never met can be compared.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hedgemaze.errors import EngineError

_SCALE = 400 / math.log(10)
_PRIOR = 0.5
_EXPECTED_PAIRS = 3
Z95 = 1.959963984540054
"""Half-width of a 95 % interval, in standard deviations."""
_MAX_STEPS = 200
_LARGEST_STEP = 2.0

_Totals = defaultdict[tuple[int, int, float], list[float]]
"""Number of games and points, by the two players and the advantage of the first."""


class Meeting(NamedTuple):
    """One game between two players.

    >>> Meeting("ada", "bob", 0.5).score
    0.5
    """

    one: str
    other: str
    score: float
    """The score of `one`: 1, 0.5 or 0."""
    pair: int | None = None
    """Number of the pair: two games with the same opening and seats exchanged; None for a single game."""
    edge: float = 0.0
    """Advantage of `one` in Elo, for example with two of three seats."""


@dataclass(frozen=True, slots=True)
class EloRating:
    """A player's rating in Elo, with the ends of its 95 % interval.

    >>> games = [Meeting("ada", "bob", 1.0), Meeting("ada", "bob", 0.5)]
    >>> best = elo(games).table()[0]
    >>> best.name, best.games, best.points
    ('ada', 2, 1.5)
    """

    name: str
    elo: float
    low: float
    high: float
    games: int
    points: float


def expected_score(difference: float) -> float:
    """Returns the expected score of a player who is `difference` Elo stronger than the other.

    >>> round(expected_score(100), 3)
    0.64
    """
    return 1 / (1 + 10 ** (-difference / 400))


def to_elo(score: float) -> float:
    """Returns the difference in Elo for an expected score between 0 and 1, both excluded.

    >>> round(to_elo(0.64))
    100
    """
    return 400 * math.log10(score / (1 - score))


class EloRatings:
    """The ratings of all players, best first, relative to their mean or to one of them.

    >>> ratings = elo([Meeting("ada", "bob", score) for score in (1, 1, 0, 0.5)])
    >>> difference, low, high = ratings.difference("ada", "bob")
    >>> low < difference < high
    True
    """

    def __init__(
        self,
        names: Sequence[str],
        strengths: Sequence[float],
        spread: list[list[float]],
        played: dict[str, list[float]],
    ) -> None:
        self._names = list(names)
        self._strengths, self._spread, self._played = list(strengths), spread, played

    def table(self, anchor: str | None = None) -> list[EloRating]:
        """Returns one rating per player, best first.

        Args:
            anchor: the player with rating 0; None to set the mean to 0.
        """
        size = len(self._names)
        base = [1 / size] * size if anchor is None else [float(name == anchor) for name in self._names]
        rows = []
        for number, name in enumerate(self._names):
            contrast = [float(number == other) - base[other] for other in range(size)]
            middle, half = self._interval(contrast)
            results = self._played[name]
            rows.append(EloRating(name, middle, middle - half, middle + half, len(results), sum(results)))
        return sorted(rows, key=lambda row: -row.elo)

    def difference(self, one: str, other: str) -> tuple[float, float, float]:
        """Returns the difference between two players in Elo, with the ends of its 95 % interval."""
        contrast = [float(name == one) - float(name == other) for name in self._names]
        middle, half = self._interval(contrast)
        return middle, middle - half, middle + half

    def _interval(self, contrast: Sequence[float]) -> tuple[float, float]:
        middle = sum(weight * strength for weight, strength in zip(contrast, self._strengths, strict=True))
        variance = sum(
            mine * theirs * self._spread[row][column]
            for row, mine in enumerate(contrast)
            for column, theirs in enumerate(contrast)
        )
        return _SCALE * middle, _SCALE * Z95 * math.sqrt(max(variance, 0.0))


def elo(meetings: Iterable[Meeting]) -> EloRatings:
    """Rates all players of some games.

    Raises:
        EngineError: there are no games.

    >>> games = [Meeting("a", "b", 1.0)] * 64 + [Meeting("a", "b", 0.0)] * 36
    >>> round(elo(games).difference("a", "b")[0])
    100
    """
    games = list(meetings)
    names = list(dict.fromkeys(name for game in games for name in (game.one, game.other)))
    if not names:
        raise EngineError("match.no_games", "no games to rate")
    index = {name: number for number, name in enumerate(names)}
    totals: _Totals = defaultdict(lambda: [0.0, 0.0])
    played: dict[str, list[float]] = {name: [] for name in names}
    for game in games:
        total = totals[index[game.one], index[game.other], game.edge / _SCALE]
        total[0] += 1
        total[1] += game.score
        played[game.one].append(game.score)
        played[game.other].append(1 - game.score)
    strengths, curvature = _most_likely(len(names), totals)
    inverse = _inverse(curvature)
    meat = _meat(games, index, strengths, curvature)
    return EloRatings(names, strengths, _product(_product(inverse, meat), inverse), played)


def _most_likely(size: int, totals: _Totals) -> tuple[list[float], list[list[float]]]:
    """Returns the maximum-likelihood strengths in natural units, and the curvature there; by damped Newton steps."""
    strengths = [0.0] * size
    curvature: list[list[float]] = []
    for _ in range(_MAX_STEPS):
        gradient = [_PRIOR * (0.5 - _sigmoid(strength)) for strength in strengths]
        curvature = [[0.0] * size for _ in range(size)]
        for number, strength in enumerate(strengths):
            curvature[number][number] = _PRIOR * _sigmoid(strength) * _sigmoid(-strength)
        for (one, other, edge), (games, points) in totals.items():
            expected = _sigmoid(strengths[one] - strengths[other] + edge)
            gradient[one] += points - games * expected
            gradient[other] -= points - games * expected
            weight = games * expected * (1 - expected)
            curvature[one][one] += weight
            curvature[other][other] += weight
            curvature[one][other] -= weight
            curvature[other][one] -= weight
        step = [sum(row[at] * gradient[at] for at in range(size)) for row in _inverse(curvature)]
        largest = max(map(abs, step))
        damping = min(1.0, _LARGEST_STEP / largest) if largest > 0 else 1.0
        strengths = [strength + damping * change for strength, change in zip(strengths, step, strict=True)]
        if largest < 1e-10:
            break
    return strengths, curvature


def _meat(
    games: list[Meeting], index: dict[str, int], strengths: list[float], curvature: list[list[float]]
) -> list[list[float]]:
    """Returns the observed variance of the pairs around their expectation, mixed with the variance of the model."""
    surprises: defaultdict[object, defaultdict[int, float]] = defaultdict(lambda: defaultdict(float))
    for number, game in enumerate(games):
        one, other = index[game.one], index[game.other]
        surprise = game.score - _sigmoid(strengths[one] - strengths[other] + game.edge / _SCALE)
        cluster = surprises[("alone", number) if game.pair is None else game.pair]
        cluster[one] += surprise
        cluster[other] -= surprise
    pairs = len(surprises)
    seen = pairs / (pairs + _EXPECTED_PAIRS)
    correction = seen * pairs / max(1, pairs - 1)
    meat = [[(1 - seen) * value for value in row] for row in curvature]
    for cluster in surprises.values():
        for row, mine in cluster.items():
            for column, theirs in cluster.items():
                meat[row][column] += correction * mine * theirs
    for number, strength in enumerate(strengths):  # each player's half game of the prior, as half a win and half a loss
        meat[number][number] += (_PRIOR / 2) ** 2 * (_sigmoid(strength) ** 2 + _sigmoid(-strength) ** 2)
    return meat


def _sigmoid(value: float) -> float:
    return 1 / (1 + math.exp(-value)) if value >= 0 else math.exp(value) / (1 + math.exp(value))


def _product(left: list[list[float]], right: list[list[float]]) -> list[list[float]]:
    columns = list(zip(*right, strict=True))
    return [[sum(a * b for a, b in zip(row, column, strict=True)) for column in columns] for row in left]


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Returns the inverse of a positive definite matrix, by Gauss-Jordan elimination with pivoting."""
    size = len(matrix)
    rows = [[*row, *(float(number == at) for at in range(size))] for number, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        scale = rows[column][column]
        rows[column] = [value / scale for value in rows[column]]
        for row in range(size):
            if row != column and (factor := rows[row][column]):
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [row[size:] for row in rows]
