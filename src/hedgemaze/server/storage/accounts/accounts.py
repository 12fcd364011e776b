"""`AccountStore`: accounts, their names, and the filter list of names; `credentials` has their passkeys."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

from hedgemaze.server.storage.connections import Connections
from hedgemaze.server.storage.database_thread import Database
from hedgemaze.server.storage.locks import Lock, take_lock
from hedgemaze.server.storage.ratings.ratings import ORDER, erase_ratings
from hedgemaze.server.storage.social.results import erase_results

COLUMNS = "id, name, made_ms, renamed_ms, is_muted, is_banned, recovery_hash IS NOT NULL"
"""The columns of `StoredAccount`."""


class StoredAccount(NamedTuple):
    """An account, in the order of `COLUMNS`."""

    id: str
    name: str
    made_ms: int
    renamed_ms: int | None
    """When the name was last changed; None if never."""
    is_muted: bool
    is_banned: bool
    has_recovery: bool
    """Whether it has a recovery code that was not used."""


class AccountStore:
    """Reads and writes accounts."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def of_session(self, secret: bytes, used_since_ms: int) -> asyncio.Future[tuple[StoredAccount, int] | None]:
        """Returns the account of a session, by the hash of its secret, and when the session was last used.

        Args:
            secret: the hash.
            used_since_ms: a session that was last used before this time has expired.
        """
        columns = ", ".join(f"accounts.{each}" for each in COLUMNS.split(", "))
        query = (
            f"SELECT {columns}, sessions.used_ms FROM sessions JOIN accounts ON accounts.id = sessions.account"
            " WHERE secret_hash = ? AND sessions.used_ms >= ?"
        )

        def work(database: Database) -> tuple[StoredAccount, int] | None:
            found = database.rows(query, (secret, used_since_ms))
            return (to_account(found[0][:-1]), int(found[0][-1])) if found else None

        return self._connections.read(work)

    def by_ids(self, ids: Sequence[str]) -> asyncio.Future[list[StoredAccount]]:
        """Returns the accounts with these ids, in any order."""
        marks = ", ".join("?" for _ in ids)
        query = f"SELECT {COLUMNS} FROM accounts WHERE id IN ({marks})"
        return self._connections.read(lambda database: [to_account(row) for row in database.rows(query, ids)])

    def by_name(self, name_key: str) -> asyncio.Future[StoredAccount | None]:
        """Returns the account whose name has this key (`people.names.name_key`)."""
        query = f"SELECT {COLUMNS} FROM accounts WHERE name_key = ?"

        def work(database: Database) -> StoredAccount | None:
            found = database.rows(query, (name_key,))
            return to_account(found[0]) if found else None

        return self._connections.read(work)

    def rename(self, account: str, name: str, name_key: str, now_ms: int, before_ms: int) -> asyncio.Future[bool]:
        """Changes a name; False if another account has it, or if it was changed after `before_ms`."""
        statement = (
            "UPDATE accounts SET name = ?, name_key = ?, renamed_ms = ? WHERE id = ?"
            " AND (renamed_ms IS NULL OR renamed_ms <= ?)"
            " AND NOT EXISTS (SELECT 1 FROM accounts other WHERE other.name_key = ? AND other.id <> ?)"
        )

        def work(database: Database) -> bool:
            take_lock(database, Lock.NAMES)
            values = (name, name_key, now_ms, account, before_ms, name_key, account)
            return database.execute(statement, values) == 1

        return self._connections.write(work)

    def erase(self, account: str) -> asyncio.Future[None]:
        """Deletes an account with its passkeys and sessions, its ratings and its results.

        These have been erased before; a game that was counted since then must not leave rows without an account.
        """

        def work(database: Database) -> None:
            take_lock(database, Lock.RATINGS)
            for statement in (
                "DELETE FROM sessions WHERE account = ?",
                "DELETE FROM passkeys WHERE account = ?",
                "DELETE FROM challenges WHERE account = ?",
                "DELETE FROM accounts WHERE id = ?",
            ):
                database.execute(statement, (account,))
            erase_ratings(database, account)
            erase_results(database, account)

        return self._connections.write(work, ORDER)

    def name_filters(self) -> asyncio.Future[list[tuple[str, int]]]:
        """Returns the words that no name may contain, as hosts wrote them, and when they were added."""
        query = "SELECT word, made_ms FROM name_filters ORDER BY word"
        return self._connections.read(
            lambda database: [(str(word), int(made_ms)) for word, made_ms in database.rows(query)]
        )


def to_account(row: Sequence[Any]) -> StoredAccount:
    """Returns a row of `COLUMNS` as a value; SQLite has numbers for booleans."""
    id_, name, made_ms, renamed_ms, is_muted, is_banned, has_recovery = row
    return StoredAccount(id_, name, made_ms, renamed_ms, bool(is_muted), bool(is_banned), bool(has_recovery))


def put_name_filter(database: Database, word: str, now_ms: int) -> bool:
    """Adds a word to the filter list; False if it is there already."""
    statement = "INSERT INTO name_filters (word, made_ms) VALUES (?, ?) ON CONFLICT DO NOTHING"
    return database.execute(statement, (word, now_ms)) == 1


def delete_name_filter(database: Database, word: str) -> bool:
    """Deletes a word from the filter list; False if it is not there."""
    return database.execute("DELETE FROM name_filters WHERE word = ?", (word,)) == 1
