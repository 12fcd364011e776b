"""`Standings`: points, ratings, pairs and the mean score per role, from the results of a match."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from hedgemaze.arena.elo import Z95, EloRatings, Meeting, elo
from hedgemaze.arena.referee import GameResult


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its 95 % interval.

    >>> estimate = Estimate.share(points=55, games=100)
    >>> estimate.mean, estimate.low < estimate.mean < estimate.high
    (0.55, True)
    """

    games: int
    mean: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Estimate:
        """Returns the mean of some values, with the interval by the normal approximation."""
        games = len(values)
        mean = sum(values) / games
        variance = sum((value - mean) ** 2 for value in values) / max(1, games - 1)
        half = Z95 * math.sqrt(variance / games)
        return cls(games, mean, mean - half, mean + half)

    @classmethod
    def share(cls, points: float, games: int) -> Estimate:
        """Returns a share of games with its Wilson interval; half points for draws make it slightly too wide.

        >>> Estimate.share(5, 10)
        Estimate(games=10, mean=0.5, low=0.236593090512564, high=0.7634069094874361)
        """
        square = Z95 * Z95
        share = points / games
        middle = (share + square / (2 * games)) / (1 + square / games)
        half = Z95 * math.sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
        return cls(games, share, middle - half, middle + half)


@dataclass(frozen=True, slots=True)
class Row:
    """One player in the table.

    >>> from hedgemaze.arena import Match
    >>> from hedgemaze.rules import Mode
    >>> standings = Match(Mode.named("classic2", size=3), ["greedy", "random"], rounds=1, concurrency=0).run()
    >>> [(row.name, row.games) for row in standings.rows()]
    [('greedy', 2), ('random', 2)]
    """

    name: str
    games: int
    points: float
    """A win is one point; a draw divides it equally."""
    won: Estimate
    """Share of games won."""
    draws: int
    failures: int
    """Games lost by a crash, on time, or by an unreadable or illegal action."""
    elo: tuple[float, float, float] | None
    """Rating and the ends of its interval, relative to the mean of the players; only in modes with two sides."""
    roles: dict[str, Estimate]
    """Mean points per side."""
    taken: dict[str, Estimate]
    """PAC-MAN modes: mean number of pellets that PAC-MAN took, by the side of this player."""


class Standings:
    """Statistics of the results of a match.

    >>> from hedgemaze.arena import Match
    >>> from hedgemaze.rules import Mode
    >>> standings = Match(Mode.named("classic2", size=3), ["greedy", "random"], rounds=1, concurrency=0).run()
    >>> standings.is_for_two, sum(standings.pairs("greedy", "random"))
    (True, 1)
    """

    def __init__(self, results: Iterable[GameResult]) -> None:
        self.results = sorted(results, key=lambda result: result.number)

    @property
    def is_for_two(self) -> bool:
        """Whether all games have two sides, which ratings need."""
        return all(len(result.seats) == 2 for result in self.results)

    def meetings(self) -> list[Meeting]:
        """Returns the games between two different players."""
        found = []
        for result in self.results:
            (one, first), (other, _) = result.seats.items()
            if first != result.seats[other]:
                found.append(Meeting(first, result.seats[other], result.points[one], result.pair))
        return found

    def ratings(self) -> EloRatings | None:
        """Returns the ratings, or None with more than two sides or without games."""
        meetings = self.meetings() if self.is_for_two else []
        return elo(meetings) if meetings else None

    def pairs(self, one: str, other: str) -> list[int]:
        """Returns the number of complete pairs in which `one` scored 0, ½, 1, 1½ and 2 points."""
        points: defaultdict[int, list[float]] = defaultdict(list)
        for meeting in self.meetings():
            if {meeting.one, meeting.other} == {one, other} and meeting.pair is not None:
                points[meeting.pair].append(meeting.score if meeting.one == one else 1 - meeting.score)
        counts = [0] * 5
        for scores in points.values():
            if len(scores) == 2:
                counts[round(2 * sum(scores))] += 1
        return counts

    def rows(self) -> list[Row]:
        """Returns the table, best player first: by rating if there is one, otherwise by points per game."""
        ratings = self.ratings()
        rated = {} if ratings is None else {row.name: (row.elo, row.low, row.high) for row in ratings.table()}
        played: defaultdict[str, list[tuple[GameResult, str]]] = defaultdict(list)
        for result in self.results:
            for side, name in result.seats.items():
                played[name].append((result, side))
        rows = [self._row(name, games, rated.get(name)) for name, games in played.items()]
        return sorted(rows, key=lambda row: (-row.elo[0] if row.elo else 0.0, -row.points / row.games, row.name))

    def _row(self, name: str, games: list[tuple[GameResult, str]], rating: tuple[float, float, float] | None) -> Row:
        points = [result.points[side] for result, side in games]
        by_side: defaultdict[str, list[GameResult]] = defaultdict(list)
        for result, side in games:
            by_side[side].append(result)
        wins = sum(result.result == f"{side}-wins" for result, side in games)
        return Row(
            name,
            len(games),
            sum(points),
            Estimate.share(wins, len(games)),
            sum(result.result == "draw" for result, _ in games),
            sum(failure.side == side for result, side in games for failure in result.failures),
            rating,
            {
                side: Estimate.share(sum(each.points[side] for each in found), len(found))
                for side, found in sorted(by_side.items())
            },
            {
                side: Estimate.of([float(each.taken) for each in found])
                for side, found in sorted(by_side.items())
                if side in "PG"
            },
        )
