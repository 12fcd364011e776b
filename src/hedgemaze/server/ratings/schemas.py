"""Bodies of the HTTP responses about ratings."""

from __future__ import annotations

from typing import Literal

import msgspec


class _Struct(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    pass


class PoolRating(_Struct, frozen=True, kw_only=True):
    """A person's rating in one pool, now."""

    pool: str
    rating: int
    deviation: int
    is_provisional: bool = False
    """Whether the rating is still uncertain."""
    games: int
    at_ms: int
    """Time of the last game."""


class RatingPoint(_Struct, frozen=True, kw_only=True):
    """A rating after one game."""

    pool: str
    room: str
    at_ms: int
    before: int
    rating: int
    place: int
    """1 for the winner; in a draw both are first."""


class PlayerRatings(_Struct, frozen=True, kw_only=True):
    """All ratings of a person, and their history."""

    name: str
    pools: list[PoolRating]
    """Only pools with rated games."""
    history: list[RatingPoint]
    """The oldest first; at most the last 1,000 games."""


class LeaderboardRow(_Struct, frozen=True, kw_only=True):
    """A person in the list of the highest ratings."""

    name: str
    rating: int
    games: int


class Leaderboard(_Struct, frozen=True, kw_only=True):
    """The highest ratings of a pool; provisional ones are left out."""

    pool: str
    people: list[LeaderboardRow]


class SeatChange(_Struct, frozen=True, kw_only=True):
    """What a game changed for the person in one seat."""

    seat: int
    before: int
    rating: int
    is_provisional: bool = False


class GameRatings(_Struct, frozen=True, kw_only=True):
    """What became of a rated game."""

    state: Literal["waiting", "counted", "void"]
    """Waiting: it is not over, or was over a moment ago."""
    reason: str | None = None
    """Why it does not count: ``short``, ``closed`` or ``account``."""
    changes: list[SeatChange] = []
