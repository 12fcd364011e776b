"""`PostgresDatabase`: a connection to PostgreSQL, by psycopg 3."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from hedgemaze.server.errors import StorageError
from hedgemaze.server.storage.database_thread import Values
from hedgemaze.server.storage.schema import upgrade


class PostgresDatabase:
    """A connection by a URL such as ``postgresql://host/name``."""

    is_shared = True
    skip_locked = "FOR UPDATE SKIP LOCKED"
    blob = "BYTEA"
    without_rowid = ""

    def __init__(self, url: str) -> None:
        self._connection = psycopg.connect(_with_timeouts(url), autocommit=True, prepare_threshold=2)
        # A node that disappears during a transaction must not block the others.
        for setting in ("idle_in_transaction_session_timeout = '5s'", "lock_timeout = '5s'"):
            self._connection.execute(f"SET {setting}".encode())

    def begin(self) -> None:
        """Begins a transaction."""
        self._connection.execute("BEGIN")

    def commit(self) -> None:
        """Commits the transaction; returns when it is flushed to the disk."""
        self._connection.execute("COMMIT")

    def rollback(self) -> None:
        """Rolls the transaction back, if there is one."""
        if self._connection.info.transaction_status != psycopg.pq.TransactionStatus.IDLE:
            self._connection.execute("ROLLBACK")

    def execute(self, statement: str, values: Values = ()) -> int:
        """Runs a statement and returns the number of changed rows."""
        return self._connection.execute(_with_placeholders(statement), values).rowcount

    def execute_many(self, statement: str, rows: Sequence[Values]) -> None:
        """Runs a statement once per row of values."""
        with self._connection.cursor() as cursor:
            cursor.executemany(_with_placeholders(statement), rows)

    def rows(self, statement: str, values: Values = ()) -> list[tuple[Any, ...]]:
        """Returns the rows of a query."""
        return self._connection.execute(_with_placeholders(statement), values).fetchall()

    def has_table(self, name: str) -> bool:
        """Returns whether a table exists."""
        return bool(self.rows("SELECT 1 FROM pg_class WHERE oid = to_regclass(?) AND relkind = 'r'", (name,)))

    def close(self) -> None:
        """Closes the connection."""
        self._connection.close()


def prepare(url: str) -> None:
    """Creates or upgrades the schema; several nodes may do it at once.

    Raises:
        StorageError: the URL is wrong, or the database cannot be used.
    """
    try:
        if not url.startswith(("postgresql://", "postgres://")):
            raise psycopg.ProgrammingError
        _with_timeouts(url)
    except psycopg.Error:  # its text shows the URL with the password
        raise StorageError("storage.unavailable", "the URL of a database is postgresql://HOST/NAME") from None
    try:
        _prepare(url)
    except psycopg.Error as error:
        reason = str(error).strip().partition("\n")[0]
        raise StorageError("storage.unavailable", f"the database cannot be used ({reason})") from error


def _with_timeouts(url: str) -> str:
    """Returns the connection settings of a URL, with timeouts so that a dead server is noticed; the URL wins."""
    timeouts = {"connect_timeout": "5", "keepalives_idle": "10", "keepalives_interval": "3", "keepalives_count": "3"}
    return make_conninfo("", **(timeouts | {"tcp_user_timeout": "15000"} | conninfo_to_dict(url)))


def _prepare(url: str) -> None:
    with contextlib.closing(PostgresDatabase(url)) as database:
        database.execute("SET lock_timeout = 0")
        database.rows("SELECT pg_advisory_lock(7260154)")  # released when the connection is closed
        upgrade(database)


@lru_cache(maxsize=256)
def _with_placeholders(statement: str) -> bytes:
    return statement.replace("?", "%s").encode()
