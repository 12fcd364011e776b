"""`RatingStore`: ratings, their history, and which rated games have been counted.

A game is counted in one transaction: its row in `rated_games`, the new ratings and the history. Every such transaction
first takes one lock, so that two nodes never change the same rating at the same time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple

from hedgemaze.server.storage.connections import Connections
from hedgemaze.server.storage.database_thread import LAST, Database
from hedgemaze.server.storage.locks import Lock, take_lock

ORDER = f"{LAST}ratings"
"""Lock order: after rooms, leases and the lobby."""
_COLUMNS = "account, pool, rating, deviation, volatility, games, at_ms"
_PUT = (
    f"INSERT INTO ratings ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (account, pool)"
    " DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility,"
    " games = excluded.games, at_ms = excluded.at_ms"
)
_HISTORY = "account, pool, room, seat, place, before, rating, deviation, at_ms"
_ADD_HISTORY = f"INSERT INTO rating_history ({_HISTORY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
_ADD_GAME = "INSERT INTO rated_games (room, at_ms, void, review) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
_UNCOUNTED = (
    "SELECT id FROM rooms WHERE is_rated AND stage = 'ended' AND touched_ms >= ?"
    " AND NOT EXISTS (SELECT 1 FROM rated_games WHERE rated_games.room = rooms.id) ORDER BY touched_ms LIMIT ?"
)
_TOP = (
    "SELECT accounts.name, ratings.rating, ratings.deviation, ratings.volatility, ratings.games, ratings.at_ms"
    " FROM ratings JOIN accounts ON accounts.id = ratings.account"
    " WHERE pool = ? AND deviation <= ? AND NOT is_banned ORDER BY rating DESC, accounts.name LIMIT ?"
)


class StoredRating(NamedTuple):
    """A rating, in the order of its columns."""

    account: str
    pool: str
    rating: float
    deviation: float
    volatility: float
    games: int
    at_ms: int
    """Time of the last game."""


class RatingChange(NamedTuple):
    """One game in the history of a rating, in the order of its columns."""

    account: str
    pool: str
    room: str
    seat: int
    place: int
    before: float
    rating: float
    deviation: float
    at_ms: int


class RatedGame(NamedTuple):
    """What became of a rated game."""

    void: str
    """Why it does not count; empty if it does."""
    changes: tuple[RatingChange, ...]


class TopRating(NamedTuple):
    """A row of the list of the highest ratings."""

    name: str
    rating: float
    deviation: float
    volatility: float
    games: int
    at_ms: int


RatingPlanner = Callable[[Mapping[tuple[str, str], StoredRating]], Sequence[tuple[StoredRating, RatingChange]]]
"""Returns the new ratings and their history, given those before; called in the thread of the database."""


class RatingStore:
    """Reads and writes ratings."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def count(self, room: str, at_ms: int, accounts: Sequence[str], plan: RatingPlanner) -> asyncio.Future[bool]:
        """Counts a rated game, once; False if it was counted before. A game without one of its accounts is void."""

        def work(database: Database) -> bool:
            take_lock(database, Lock.RATINGS)
            marks = ", ".join("?" for _ in accounts)
            known = database.rows(f"SELECT id FROM accounts WHERE id IN ({marks})", accounts)
            is_void = len(known) < len(accounts)
            if database.execute(_ADD_GAME, (room, at_ms, "account" if is_void else "", None if is_void else 0)) != 1:
                return False
            if is_void:
                return True
            rows = database.rows(f"SELECT {_COLUMNS} FROM ratings WHERE account IN ({marks})", accounts)
            found = [_to_rating(row) for row in rows]
            for rating, change in plan({(each.account, each.pool): each for each in found}):
                database.execute(_PUT, rating)
                database.execute(_ADD_HISTORY, change)
            return True

        return self._connections.write(work, ORDER)

    def void(self, room: str, at_ms: int, reason: str) -> asyncio.Future[None]:
        """Records that a rated game does not count."""

        def work(database: Database) -> None:
            take_lock(database, Lock.RATINGS)
            database.execute(_ADD_GAME, (room, at_ms, reason, None))

        return self._connections.write(work, ORDER)

    def uncounted(self, since_ms: int, limit: int, skipped: Collection[str] = ()) -> asyncio.Future[list[str]]:
        """Returns rated games that are over and not counted, oldest first; only those that ended since a time."""

        def work(database: Database) -> list[str]:
            found = database.rows(_UNCOUNTED, (since_ms, limit + len(skipped)))
            return [str(room) for (room,) in found if room not in skipped][:limit]

        return self._connections.read(work)

    def game(self, room: str) -> asyncio.Future[RatedGame | None]:
        """Returns what became of a rated game; None while it is not counted."""
        query = f"SELECT {_HISTORY} FROM rating_history WHERE room = ? ORDER BY seat"

        def work(database: Database) -> RatedGame | None:
            found = database.rows("SELECT void FROM rated_games WHERE room = ?", (room,))
            if not found:
                return None
            return RatedGame(found[0][0], tuple(_to_change(row) for row in database.rows(query, (room,))))

        return self._connections.read(work)

    def of_account(self, account: str) -> asyncio.Future[list[StoredRating]]:
        """Returns all ratings of an account."""
        return self.of_accounts((account,))

    def of_accounts(self, accounts: Sequence[str]) -> asyncio.Future[list[StoredRating]]:
        """Returns all ratings of some accounts."""
        marks = ", ".join("?" for _ in accounts)
        query = f"SELECT {_COLUMNS} FROM ratings WHERE account IN ({marks}) ORDER BY account, pool"

        def work(database: Database) -> list[StoredRating]:
            return [_to_rating(row) for row in database.rows(query, accounts)] if accounts else []

        return self._connections.read(work)

    def history(self, account: str, limit: int) -> asyncio.Future[list[RatingChange]]:
        """Returns the last changes of an account's ratings, the latest first."""
        query = f"SELECT {_HISTORY} FROM rating_history WHERE account = ? ORDER BY at_ms DESC, room LIMIT ?"

        def work(database: Database) -> list[RatingChange]:
            return [_to_change(row) for row in database.rows(query, (account, limit))]

        return self._connections.read(work)

    def top(self, pool: str, max_deviation: float, limit: int) -> asyncio.Future[list[TopRating]]:
        """Returns the highest ratings of a pool with at most a deviation."""

        def work(database: Database) -> list[TopRating]:
            rows = database.rows(_TOP, (pool, max_deviation, limit))
            return [
                TopRating(row[0], float(row[1]), float(row[2]), float(row[3]), int(row[4]), int(row[5])) for row in rows
            ]

        return self._connections.read(work)

    def erase(self, account: str) -> asyncio.Future[None]:
        """Deletes the ratings of an account, their history and what is known of its play."""
        return self._connections.write(lambda database: erase_ratings(database, account), ORDER)


def erase_ratings(database: Database, account: str) -> None:
    """Does what `RatingStore.erase` does, within a transaction."""
    take_lock(database, Lock.RATINGS)
    for table in ("ratings", "rating_history", "fair_play"):
        database.execute(f"DELETE FROM {table} WHERE account = ?", (account,))


def _to_rating(row: Sequence[Any]) -> StoredRating:
    account, pool, rating, deviation, volatility, games, at_ms = row
    return StoredRating(account, pool, float(rating), float(deviation), float(volatility), int(games), int(at_ms))


def _to_change(row: Sequence[Any]) -> RatingChange:
    account, pool, room, seat, place, before, rating, deviation, at_ms = row
    numbers = float(before), float(rating), float(deviation)
    return RatingChange(account, pool, room, int(seat), int(place), *numbers, int(at_ms))
