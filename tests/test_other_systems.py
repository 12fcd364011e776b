"""Windows and macOS: what those systems lack is replaced, or refused in one line. The tests take it away."""

from __future__ import annotations

import contextlib
import fcntl
import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from hedgemaze.arena import Match
from hedgemaze.arena.log import MatchLog
from hedgemaze.errors import EngineError
from hedgemaze.file_lock import lock_file
from hedgemaze.protocols.engine_process import EngineProcess
from hedgemaze.rules import Mode
from hedgemaze.server.errors import StorageError
from hedgemaze.server.http import open_connections
from hedgemaze.server.storage.sqlite import backup, lock_folder
from hedgemaze.solve import memory

POSIX_ONLY = ("fcntl", "grp", "posix", "pwd", "resource", "termios", "tty")
IMPORT_ALL = f"""if True:
    import importlib, pkgutil, sys
    import hedgemaze

    def import_all():
        for module in pkgutil.walk_packages(hedgemaze.__path__, "hedgemaze."):
            if module.name.split(".")[1] not in ("__main__", "learn"):
                importlib.import_module(module.name)

    import_all()  # with what other packages need of this system
    for name in [name for name in sys.modules if name.startswith("hedgemaze.") and "._core" not in name]:
        del sys.modules[name]
    for name in {POSIX_ONLY!r}:
        sys.modules[name] = None
    sys.platform = "win32"
    import_all()
    print(sys.modules["fcntl"], "hedgemaze.server.storage.sqlite" in sys.modules)
"""


class FakeMsvcrt(SimpleNamespace):
    """Windows' module for locks: remembers the place of each locked byte, and refuses to lock one twice."""

    LK_NBLCK = 2

    def __init__(self) -> None:
        super().__init__()
        self.locked: list[tuple[int, int, int]] = []

    def locking(self, descriptor: int, mode: int, count: int) -> None:
        state = os.fstat(descriptor)
        place = (state.st_ino, os.lseek(descriptor, 0, os.SEEK_CUR), mode)
        assert count == 1
        if place in self.locked:
            raise PermissionError(13, "Permission denied")
        self.locked.append(place)


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> FakeMsvcrt:
    fake = FakeMsvcrt()
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "msvcrt", fake)
    for name in POSIX_ONLY[:1]:
        monkeypatch.setitem(sys.modules, name, None)
    return fake


def test_a_file_is_locked_once(tmp_path: Path) -> None:
    with (tmp_path / "x").open("wb") as one, (tmp_path / "x").open("rb") as other:
        assert lock_file(one.fileno())
        assert not lock_file(other.fileno())


def test_windows_locks_a_byte_behind_the_end_and_keeps_the_place(tmp_path: Path, windows: FakeMsvcrt) -> None:
    path = tmp_path / "log"
    path.write_bytes(b"line\n")
    with path.open("rb+") as one, path.open("rb+") as other:
        one.seek(3)
        assert lock_file(one.fileno())
        assert one.read() == b"e\n"
        assert not lock_file(other.fileno())
    ((_, place, mode),) = windows.locked
    assert place > 1_000_000
    assert mode == FakeMsvcrt.LK_NBLCK


def test_windows_refuses_a_second_match_on_a_log_and_a_second_server_on_a_folder(
    tmp_path: Path, windows: FakeMsvcrt
) -> None:
    log = MatchLog(tmp_path / "log", {})
    with pytest.raises(EngineError) as refused:
        MatchLog(tmp_path / "log", {})
    assert refused.value.code == "match.log_in_use"
    log.close()
    lock = lock_folder(tmp_path)
    with pytest.raises(StorageError) as in_use:
        lock_folder(tmp_path)
    assert in_use.value.code == "storage.in_use"
    os.close(lock)
    assert len(windows.locked) == 2


def test_a_backup_is_flushed_by_a_descriptor_that_may_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows refuses to flush a file that was opened for reading."""
    flushed: list[tuple[bool, int]] = []

    def fsync(descriptor: int) -> None:
        access = fcntl.fcntl(descriptor, fcntl.F_GETFL) & os.O_ACCMODE
        flushed.append((stat.S_ISREG(os.fstat(descriptor).st_mode), access))

    monkeypatch.setattr(os, "fsync", fsync)
    with contextlib.closing(sqlite3.connect(tmp_path / "games.db")) as database:
        database.execute("CREATE TABLE games (number)")
    backup(tmp_path / "games.db", tmp_path / "copy.db")
    assert [access for is_file, access in flushed if is_file] == [os.O_RDWR]


def test_windows_has_no_limit_of_open_files(monkeypatch: pytest.MonkeyPatch, windows: FakeMsvcrt) -> None:
    monkeypatch.delattr(open_connections, "resource")
    open_connections.raise_file_limit()
    assert open_connections.max_connections() == 65_536 - 2_200


def test_windows_plays_a_match_in_one_process(monkeypatch: pytest.MonkeyPatch, windows: FakeMsvcrt) -> None:
    monkeypatch.setattr("hedgemaze.arena.match.MatchWorker", None)
    standings = Match(Mode.named("classic2", size=3), ["greedy", "random"], rounds=1, concurrency=2).run()
    assert len(standings.results) == 2


def test_a_system_without_fork_refuses_outside_engines_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "fork")
    with pytest.raises(EngineError, match="run on Linux and macOS alone") as refused:
        EngineProcess(["my-engine", "--fast"])
    assert refused.value.code == "engine.no_start"
    assert refused.value.given == "my-engine --fast"


def test_memory_is_unknown_where_the_system_does_not_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "sysconf")
    monkeypatch.setitem(sys.modules, "resource", None)
    monkeypatch.setattr(Path, "read_text", lambda *_, **__: (_ for _ in ()).throw(FileNotFoundError()))
    assert memory.available_memory() is None


@pytest.mark.slow
def test_every_module_imports_without_the_modules_that_windows_lacks() -> None:
    done = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL], capture_output=True, encoding="utf-8", check=False, timeout=300
    )
    assert (done.returncode, done.stdout) == (0, "None True\n"), done.stderr[-2000:]
