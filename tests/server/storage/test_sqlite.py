"""SQLite only: backups, the lock of the data folder, and files of other kinds."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import threading
from pathlib import Path

import pytest

from hedgemaze.server.errors import StorageError
from hedgemaze.server.storage import DATABASE
from hedgemaze.server.storage.sqlite import SqliteDatabase, backup, lock_folder, prepare

TIMEOUT_S = 60
ADD = "INSERT INTO events (room, version, at_ms, data) VALUES (?, ?, 0, ?)"


def test_backup_during_writes_is_consistent(folder: Path, tmp_path: Path) -> None:
    source, target = folder / DATABASE, tmp_path / "copy.db"
    writer = SqliteDatabase(source)
    writer.begin()
    writer.execute_many(ADD, [(f"old{number}", 1, "x" * 4_000) for number in range(4_000)])
    writer.commit()
    is_done = threading.Event()

    def copy() -> None:
        backup(source, target)
        is_done.set()

    copying = threading.Thread(target=copy, daemon=True)
    written = 0
    while not is_done.wait(0.001) and written < 800:
        writer.begin()
        writer.execute(ADD, ("new", written, "y"))  # one transaction
        writer.execute(ADD, ("newer", written, "y"))
        writer.commit()
        if written == 0:
            copying.start()
        written += 1
    has_ended = is_done.is_set()
    writer.close()
    copying.join(TIMEOUT_S)
    assert has_ended, "the backup ended only after the last write"
    with contextlib.closing(sqlite3.connect(target)) as copied:
        assert copied.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        counts = dict(copied.execute("SELECT substr(room, 1, 3), count(*) FROM events GROUP BY 1"))
        ((new, newer),) = copied.execute("SELECT sum(room = 'new'), sum(room = 'newer') FROM events")
    assert counts["old"] == 4_000
    assert 1 <= new == newer <= written, "a consistent snapshot"
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


def test_a_failed_backup_leaves_no_files(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(StorageError) as caught:
        backup(folder / DATABASE, tmp_path / "nowhere" / "copy.db")
    assert caught.value.code == "storage.backup_failed"
    target = tmp_path / "kept.db"
    target.write_text("what was there before")
    with pytest.raises(StorageError, match="itself"):
        backup(folder / DATABASE, folder / "." / DATABASE)
    (folder / "broken.db").write_text("no database at all, but long enough to be looked at" * 100)
    with pytest.raises(StorageError) as caught:
        backup(folder / "broken.db", target)
    assert caught.value.code == "storage.backup_failed"
    assert target.read_text() == "what was there before"


def test_folder_names_with_special_characters(folder: Path, tmp_path: Path) -> None:
    odd = tmp_path / "50% ? #1"
    odd.mkdir()
    (folder / DATABASE).rename(odd / DATABASE)
    backup(odd / DATABASE, odd / "copy.db")
    assert (odd / "copy.db").is_file()


def test_a_folder_is_locked_by_one_server(tmp_path: Path) -> None:
    live = lock_folder(tmp_path)
    with pytest.raises(StorageError) as caught:
        lock_folder(tmp_path)
    assert caught.value.code == "storage.in_use"
    os.close(live)
    os.close(lock_folder(tmp_path))


def test_other_files_are_refused(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_text("no database at all, but long enough to be looked at" * 100)
    with pytest.raises(StorageError, match="not a database"):
        prepare(tmp_path / DATABASE)
    with pytest.raises(StorageError, match="cannot be used"):
        prepare(tmp_path / DATABASE / "below a file" / DATABASE)
    with pytest.raises(StorageError, match="the folder cannot be used"):
        lock_folder(tmp_path / DATABASE)


def test_files_are_readable_only_by_the_owner(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        prepare(tmp_path / DATABASE)
        database = SqliteDatabase(tmp_path / DATABASE)
        database.execute(ADD, ("r", 1, "x"))
        backup(tmp_path / DATABASE, tmp_path / "copy.db")
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
        database.close()
    finally:
        os.umask(before)
    names = (DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", "copy.db")
    assert modes == dict.fromkeys(names, 0o600)
