"""`ResultStore`: the finished games of an account on all its devices, and its progress with puzzles.

The page counts them on the device and sends them here, so that the other devices of the account have them too. The data
is JSON that this module does not read.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import NamedTuple

from hedgemaze.server.storage.connections import Connections
from hedgemaze.server.storage.database_thread import LAST, Database

_ORDER = f"{LAST}results"
"""Lock order: after rooms, leases, the lobby, notices and ratings."""
_LOCK = "UPDATE accounts SET name = name WHERE id = ?"
"""Takes the row of the account until the end of the transaction; changes none if there is no such account."""
_PUT = (
    "INSERT INTO results (account, game, at_ms, data) VALUES (?, ?, ?, ?)"
    " ON CONFLICT (account, game) DO UPDATE SET at_ms = excluded.at_ms, data = excluded.data"
)
_TRIM = (
    "DELETE FROM results WHERE account = ? AND game NOT IN"
    " (SELECT game FROM results WHERE account = ? ORDER BY at_ms DESC, game LIMIT ?)"
)
_PUT_PUZZLES = (
    "INSERT INTO puzzle_progress (account, data) VALUES (?, ?) ON CONFLICT (account) DO UPDATE SET data = excluded.data"
)
_GAMES = "SELECT game, at_ms, data FROM results WHERE account = ? ORDER BY at_ms DESC, game"
_PUZZLES = "SELECT data FROM puzzle_progress WHERE account = ?"

Merge = Callable[[str | None], str | None]
"""Returns the new progress with puzzles, given what is stored; called in the thread of the database."""


class StoredResult(NamedTuple):
    """A finished game of an account, in the order of its columns."""

    game: str
    """The id of the game on its device, or of its room."""
    at_ms: int
    data: str


class ResultStore:
    """Reads and writes results; accounts are given by their ids."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def add(self, account: str, games: Sequence[StoredResult], limit: int, merge: Merge) -> asyncio.Future[str | None]:
        """Adds games of an account, or replaces those that it has; deletes the oldest ones of too many.

        Args:
            account: the account; nothing is stored if it does not exist.
            games: the games.
            limit: how many games an account keeps.
            merge: changes the progress with puzzles.

        Returns:
            The progress with puzzles as it is stored.
        """

        def work(database: Database) -> str | None:
            if database.execute(_LOCK, (account,)) != 1:
                return None
            for each in sorted(games):
                database.execute(_PUT, (account, *each))
            if games:
                database.execute(_TRIM, (account, account, limit))
            before = _puzzles(database, account)
            after = merge(before)
            if after is not None and after != before:
                database.execute(_PUT_PUZZLES, (account, after))
            return after

        return self._connections.write(work, _ORDER)

    def of_account(self, account: str) -> asyncio.Future[tuple[list[StoredResult], str | None]]:
        """Returns the games of an account, the latest first, and its progress with puzzles."""

        def work(database: Database) -> tuple[list[StoredResult], str | None]:
            games = [StoredResult(row[0], int(row[1]), row[2]) for row in database.rows(_GAMES, (account,))]
            return games, _puzzles(database, account)

        return self._connections.read(work)

    def erase(self, account: str) -> asyncio.Future[None]:
        """Deletes the games and the progress of an account."""
        return self._connections.write(lambda database: erase_results(database, account), _ORDER)


def erase_results(database: Database, account: str) -> None:
    """Does what `ResultStore.erase` does, within a transaction."""
    database.execute("DELETE FROM results WHERE account = ?", (account,))
    database.execute("DELETE FROM puzzle_progress WHERE account = ?", (account,))


def _puzzles(database: Database, account: str) -> str | None:
    found = database.rows(_PUZZLES, (account,))
    return str(found[0][0]) if found else None
