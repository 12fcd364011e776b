"""SQLite: one file, in WAL mode with every commit flushed to the disk."""

from __future__ import annotations

import contextlib
import fcntl
import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hedgemaze.server.errors import StorageError
from hedgemaze.server.storage.database_thread import Values
from hedgemaze.server.storage.schema import upgrade

__all__ = ["SqliteDatabase", "backup", "lock_folder", "prepare"]

_PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=10000",
    "wal_autocheckpoint=8000",  # 32 MB: a thousand moves a second would fill the usual 4 MB several times a second
    "cache_size=-32768",  # so many KB hold the rows of thousands of rooms
)


class SqliteDatabase:
    """A connection to a file."""

    is_shared = False
    skip_locked = ""
    blob = "BLOB"
    without_rowid = " WITHOUT ROWID"

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=256)
        for pragma in _PRAGMAS:
            self._connection.execute(f"PRAGMA {pragma}")

    def begin(self) -> None:
        """Begins a transaction that may write."""
        self._connection.execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        """Ends it; when this returns everything is safe on the disk."""
        self._connection.execute("COMMIT")

    def rollback(self) -> None:
        """Forgets it."""
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    def execute(self, statement: str, values: Values = ()) -> int:
        """Carries out a statement and returns how many rows it changed."""
        return self._connection.execute(statement, values).rowcount

    def execute_many(self, statement: str, rows: Sequence[Values]) -> None:
        """Carries out a statement for each row."""
        self._connection.executemany(statement, rows)

    def rows(self, statement: str, values: Values = ()) -> list[tuple[Any, ...]]:
        """Returns what a query finds."""
        return self._connection.execute(statement, values).fetchall()

    def has_table(self, name: str) -> bool:
        """Returns whether a table exists."""
        return bool(self.rows("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", (name,)))

    def close(self) -> None:
        """Closes the connection."""
        self._connection.close()


def prepare(path: Path) -> None:
    """Makes the file and brings its schema up to date.

    Raises:
        StorageError: it cannot be written, or is no database of ours.
    """
    try:
        _prepare(path)
    except (sqlite3.Error, OSError) as error:
        raise StorageError("storage.unavailable", f"the database cannot be used ({error})", given=str(path)) from None


def _prepare(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    _touch(path)
    with contextlib.closing(SqliteDatabase(path)) as database:
        upgrade(database)


def _touch(path: Path) -> None:
    """Makes a file that its owner alone may read, unless it is there; SQLite gives its other files the same rights."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def lock_folder(folder: Path) -> int:
    """Makes sure that one server alone uses a folder; returns what is to be closed in the end.

    Raises:
        StorageError: another server runs there, or nobody can write there.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(folder / "running.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise StorageError("storage.unavailable", f"the folder cannot be used ({reason})", given=str(folder)) from None
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(descriptor)
        raise StorageError("storage.in_use", "another server uses this folder", given=str(folder)) from None
    return descriptor


def backup(source: Path, target: Path) -> None:
    """Copies the database of a server that may be running, as it stands at one moment.

    Raises:
        StorageError: there is no database, or the copy cannot be written.
    """
    if not source.is_file():
        raise StorageError("storage.missing", "there is no database", given=str(source))
    if target.exists() and target.samefile(source):
        raise StorageError("storage.backup_failed", "that is the database itself", given=str(target))
    draft = target.with_name(f".{target.name}.{os.getpid()}.tmp")
    try:
        _touch(draft)
        with (
            contextlib.closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as here,
            contextlib.closing(sqlite3.connect(draft)) as there,
        ):
            here.backup(there)  # in one go: between parts a server that writes would make it begin anew, for ever
        draft.replace(target)
    except (sqlite3.Error, OSError) as error:
        raise StorageError("storage.backup_failed", f"the copy failed ({error})", given=str(target)) from None
    finally:
        draft.unlink(missing_ok=True)
