"""`FairPlayStore`: how the play of people in rated games compares with the engine's; for the hosts."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

from hedgemaze.server.storage.connections import Connections
from hedgemaze.server.storage.database_thread import Database
from hedgemaze.server.storage.locks import Lock, take_lock
from hedgemaze.server.storage.ratings.ratings import ORDER

WAITING, DONE, FAILED = 0, 1, 2
"""States of a review, in `rated_games.review`; games that do not count have none."""
_COLUMNS = "account, room, at_ms, accuracy, best_share, average_loss, actions"
_PUT = (
    f"INSERT INTO fair_play ({_COLUMNS}) SELECT ?, ?, ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM accounts WHERE id = ?)"
    " ON CONFLICT DO NOTHING"
)
_SUMMARY = (
    "SELECT fair_play.account, accounts.name, count(*), sum(fair_play.accuracy * actions) / sum(actions),"
    " sum(best_share * actions) / sum(actions), sum(average_loss * actions) / sum(actions), sum(actions)"
    " FROM fair_play JOIN accounts ON accounts.id = fair_play.account WHERE at_ms >= ?"
    " GROUP BY fair_play.account, accounts.name ORDER BY 5 DESC, accounts.name LIMIT ?"
)


class PlayFigures(NamedTuple):
    """One person's play in one game, in the order of its columns."""

    account: str
    room: str
    at_ms: int
    accuracy: float
    """0 to 1: how little of the point the turns gave away."""
    best_share: float
    """Share of the actions that cost nothing."""
    average_loss: float
    """What an action cost on average, in shares of the point."""
    actions: int
    """Actions that were judged."""


class PlaySummary(NamedTuple):
    """One person's play in all games since a time; the figures are means, weighted by actions."""

    account: str
    name: str
    games: int
    accuracy: float
    best_share: float
    average_loss: float
    actions: int


class FairPlayStore:
    """Reads and writes figures of fair play."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def next_to_review(self, skipped: Sequence[str] = ()) -> asyncio.Future[str | None]:
        """Returns the oldest counted game that waits for its review."""
        query = f"SELECT room FROM rated_games WHERE review = {WAITING} ORDER BY at_ms LIMIT ?"

        def work(database: Database) -> str | None:
            rows = database.rows(query, (len(skipped) + 1,))
            return next((str(room) for (room,) in rows if room not in skipped), None)

        return self._connections.read(work)

    def reviewed(self, room: str, figures: Sequence[PlayFigures], *, is_done: bool) -> asyncio.Future[None]:
        """Records the review of a game, once; or that it cannot be reviewed."""
        update = f"UPDATE rated_games SET review = ? WHERE room = ? AND review = {WAITING}"

        def work(database: Database) -> None:
            take_lock(database, Lock.RATINGS)  # an account that is erased at the same moment gets no row
            if database.execute(update, (DONE if is_done else FAILED, room)) != 1:
                return
            for each in figures:
                database.execute(_PUT, (*each, each.account))

        return self._connections.write(work, ORDER)

    def of_account(self, account: str, limit: int = 100) -> asyncio.Future[list[PlayFigures]]:
        """Returns a person's play in single games, the latest first."""
        query = f"SELECT {_COLUMNS} FROM fair_play WHERE account = ? ORDER BY at_ms DESC, room LIMIT ?"

        def work(database: Database) -> list[PlayFigures]:
            return [
                PlayFigures(row[0], row[1], int(row[2]), float(row[3]), float(row[4]), float(row[5]), int(row[6]))
                for row in database.rows(query, (account, limit))
            ]

        return self._connections.read(work)

    def summary(self, since_ms: int = 0, limit: int = 200) -> asyncio.Future[list[PlaySummary]]:
        """Returns everyone's play since a time, those with the most best actions first: a plain table for hosts."""

        def work(database: Database) -> list[PlaySummary]:
            return [_to_summary(row) for row in database.rows(_SUMMARY, (since_ms, limit))]

        return self._connections.read(work)


def _to_summary(row: Sequence[Any]) -> PlaySummary:
    return PlaySummary(row[0], row[1], int(row[2]), float(row[3]), float(row[4]), float(row[5]), int(row[6]))
