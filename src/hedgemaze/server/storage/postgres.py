"""PostgreSQL by psycopg 3, behind the same face as SQLite."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import psycopg

from hedgemaze.server.storage.migrate import HEAD, upgrade
from hedgemaze.server.storage.worker import Values

__all__ = ["PostgresDatabase", "prepare"]


class PostgresDatabase:
    """A connection to a server, by a URL such as ``postgresql://host/name``."""

    def __init__(self, url: str) -> None:
        self._connection = psycopg.connect(url, autocommit=True, prepare_threshold=2)

    def begin(self) -> None:
        """Begins a transaction."""
        self._connection.execute("BEGIN")

    def commit(self) -> None:
        """Ends it; when this returns everything is safe on the disk."""
        self._connection.execute("COMMIT")

    def rollback(self) -> None:
        """Forgets it."""
        if self._connection.info.transaction_status != psycopg.pq.TransactionStatus.IDLE:
            self._connection.execute("ROLLBACK")

    def execute(self, statement: str, values: Values = ()) -> int:
        """Carries out a statement and returns how many rows it changed."""
        return self._connection.execute(_translated(statement), values).rowcount

    def execute_many(self, statement: str, rows: Sequence[Values]) -> None:
        """Carries out a statement for each row."""
        with self._connection.cursor() as cursor:
            cursor.executemany(_translated(statement), rows)

    def rows(self, statement: str, values: Values = ()) -> list[tuple[Any, ...]]:
        """Returns what a query finds."""
        return self._connection.execute(_translated(statement), values).fetchall()

    def close(self) -> None:
        """Closes the connection."""
        self._connection.close()


def prepare(url: str) -> None:
    """Brings the schema up to date; several nodes may do it at once."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("SELECT pg_advisory_lock(7260154)")  # held until the connection is closed
        there = connection.execute("SELECT to_regclass('alembic_version')").fetchone()
        found = connection.execute("SELECT version_num FROM alembic_version").fetchall() if there and there[0] else []
        if found != [(HEAD,)]:
            upgrade(url.replace("postgresql://", "postgresql+psycopg://", 1))


@lru_cache(maxsize=256)
def _translated(statement: str) -> bytes:
    return statement.replace("?", "%s").encode()
