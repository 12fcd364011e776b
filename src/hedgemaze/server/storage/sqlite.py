"""`SqliteDatabase`: a connection to an SQLite file in WAL mode; every commit is flushed to the disk."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hedgemaze.errors import system_reason
from hedgemaze.file_lock import lock_file
from hedgemaze.server.errors import StorageError
from hedgemaze.server.storage.database_thread import Values
from hedgemaze.server.storage.schema import upgrade

_PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=10000",
    "wal_autocheckpoint=8000",  # pages, 32 MB: 1,000 moves per second fill the default 4 MB several times per second
    "cache_size=-32768",  # KB; holds the rows of thousands of rooms
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
        """Commits the transaction; returns when it is flushed to the disk."""
        self._connection.execute("COMMIT")

    def rollback(self) -> None:
        """Rolls the transaction back, if there is one."""
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    def execute(self, statement: str, values: Values = ()) -> int:
        """Runs a statement and returns the number of changed rows."""
        return self._connection.execute(statement, values).rowcount

    def execute_many(self, statement: str, rows: Sequence[Values]) -> None:
        """Runs a statement once per row of values."""
        self._connection.executemany(statement, rows)

    def rows(self, statement: str, values: Values = ()) -> list[tuple[Any, ...]]:
        """Returns the rows of a query."""
        return self._connection.execute(statement, values).fetchall()

    def has_table(self, name: str) -> bool:
        """Returns whether a table exists."""
        return bool(self.rows("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", (name,)))

    def close(self) -> None:
        """Closes the connection."""
        self._connection.close()


def prepare(path: Path) -> None:
    """Creates the file, and creates or upgrades its schema.

    Raises:
        StorageError: the file cannot be written, or is another kind of file.
    """
    try:
        _prepare(path)
    except (sqlite3.Error, OSError) as error:
        message, reason = f"the database cannot be used ({error})", system_reason(error)
        raise StorageError("storage.unavailable", message, given=str(path), reason=reason) from None


def _prepare(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    _touch(path)
    with contextlib.closing(SqliteDatabase(path)) as database:
        upgrade(database)


def _touch(path: Path) -> None:
    """Creates a file that only its owner may read, if it does not exist; SQLite copies the mode to its other files."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def lock_folder(folder: Path) -> int:
    """Locks a data folder for one server; returns the file descriptor of the lock, to be closed at the end.

    Raises:
        StorageError: another server uses the folder, or it is not writable.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(folder / "running.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        message = f"the folder cannot be used ({(error.strerror or str(error)).lower()})"
        raise StorageError("storage.unavailable", message, given=str(folder), reason=system_reason(error)) from None
    if not lock_file(descriptor):
        os.close(descriptor)
        raise StorageError("storage.in_use", "another server uses this folder", given=str(folder))
    return descriptor


def backup(source: Path, target: Path) -> None:
    """Copies a database consistently, also while a server writes to it.

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
            contextlib.closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as original,
            contextlib.closing(sqlite3.connect(draft)) as copy,
        ):
            original.backup(copy)  # in one step: with pauses, every write of the server would restart it
            copy.execute("PRAGMA journal_mode=DELETE")  # the copy is one file; a server sets WAL mode again
            check_copy(copy)
        _flush(draft)
        draft.replace(target)
        _flush(target.absolute().parent)
    except (sqlite3.Error, OSError) as error:
        message, reason = f"the copy failed ({error})", system_reason(error)
        raise StorageError("storage.backup_failed", message, given=str(target), reason=reason) from None
    finally:
        for suffix in ("", "-wal", "-shm", "-journal"):
            draft.with_name(draft.name + suffix).unlink(missing_ok=True)


def check_copy(copy: sqlite3.Connection) -> None:
    """Checks a copied database.

    Raises:
        StorageError: it is damaged.
    """
    found = [text for (text,) in copy.execute("PRAGMA quick_check(3)")]
    if found != ["ok"]:
        raise StorageError("storage.backup_failed", f"the copy is damaged ({'; '.join(found)[:300]})")


def _flush(path: Path) -> None:
    """Flushes a file, or the names in a folder, to the disk."""
    if os.name == "nt" and path.is_dir():  # Windows opens no folders
        return
    descriptor = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)  # Windows flushes only what it may write
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
