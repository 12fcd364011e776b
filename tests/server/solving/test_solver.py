"""The solver process makes tables, continues interrupted ones, and keeps to the space that the host allows."""

import json
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from hedgemaze.errors import TableError
from hedgemaze.file_lock import lock_file
from hedgemaze.rules import HouseRules, Mode, format_mode
from hedgemaze.server.solving.messages import FromSolver, SolveTask, Solving, line
from hedgemaze.server.solving.solver import make
from hedgemaze.solve import load, solve

MODE = Mode.named("pacman", house=HouseRules(lives=1))
PLENTY = 10**12


def task(path: Path, ghosts: int = 1, space: int = PLENTY, mode: Mode = MODE) -> SolveTask:
    return SolveTask(mode=format_mode(mode), ghosts=ghosts, path=str(path), space=space)


def test_a_table_is_made_once(tmp_path: Path) -> None:
    path = tmp_path / "tables" / "one.hmtable"
    sent: list[FromSolver] = []
    make(task(path), sent.append)
    done = [each.done for each in sent if isinstance(each, Solving)]
    assert len(done) == len(sent) > 0
    assert done == sorted(done)
    assert 0 <= done[0] <= done[-1] <= 1
    state = path.stat()
    sent.clear()
    make(task(path), sent.append)
    assert (sent, path.stat().st_mtime_ns) == ([], state.st_mtime_ns)


def test_a_damaged_table_is_made_again_and_a_foreign_file_stays(tmp_path: Path) -> None:
    path = tmp_path / "one.hmtable"
    make(task(path), lambda _: None)
    good = path.read_bytes()
    path.write_bytes(good[:-1] + bytes([good[-1] ^ 1]) if good[-1] else good[:70_000] + b"\7" + good[70_001:])
    make(task(path), lambda _: None)
    load(path).check()
    with pytest.raises(TableError) as other:
        make(task(path, mode=Mode.named("pacman")), lambda _: None)
    assert other.value.code == "table.exists"
    path.write_bytes(b"a letter")
    with pytest.raises(TableError) as foreign:
        make(task(path), lambda _: None)
    assert foreign.value.code == "table.foreign"
    assert path.read_bytes() == b"a letter"


def test_all_tables_together_keep_to_the_space(tmp_path: Path) -> None:
    path = tmp_path / "one.hmtable"
    make(task(path), lambda _: None)
    size = path.stat().st_size
    other = tmp_path / "other.hmtable"
    with pytest.raises(TableError, match="may be used") as refused:
        make(task(other, space=2 * size - 1), lambda _: None)
    assert (refused.value.code, refused.value.reason) == ("table.file", "disk_full")
    with pytest.raises(TableError, match="may be used"):  # each number of lives may need blocks of its own
        make(task(other, space=3 * size, mode=Mode.named("pacman")), lambda _: None)
    make(task(other, space=2 * size + 10), lambda _: None)


def test_two_servers_do_not_write_the_same_table(tmp_path: Path) -> None:
    path = tmp_path / "one.hmtable"
    sent: list[FromSolver] = []
    with (tmp_path / "solving.lock").open("wb") as held:
        assert lock_file(held.fileno())
        thread = threading.Thread(target=make, args=(task(path), sent.append))
        thread.start()
        while not sent:
            time.sleep(0.01)
        assert not path.exists()
        solve(MODE, ghosts=1, path=path)
        state = path.stat()
    thread.join(30)
    assert path.stat().st_mtime_ns == state.st_mtime_ns


@contextmanager
def process(wanted: SolveTask) -> Iterator[subprocess.Popen[bytes]]:
    """The solver process; its input is open until the end of the block."""
    command = [sys.executable, "-m", "hedgemaze.server.solving.solver"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as started:
        assert started.stdin is not None
        started.stdin.write(line(wanted))
        started.stdin.flush()
        yield started


def messages(started: subprocess.Popen[bytes]) -> Iterator[dict[str, Any]]:
    assert started.stdout is not None
    return map(json.loads, started.stdout)


@pytest.mark.slow
def test_the_process_reports_and_ends(tmp_path: Path) -> None:
    with process(task(tmp_path / "one.hmtable")) as started:
        found = list(messages(started))
    assert {each["type"] for each in found[:-1]} == {"solving"}
    assert found[-1] == {"type": "made"}
    with process(task(tmp_path / "two.hmtable", space=1)) as started:
        (failed,) = messages(started)
    assert (failed["type"], failed["code"], started.returncode) == ("failed", "table.file", 0)


@pytest.mark.slow
def test_the_process_ends_with_its_input_and_the_next_one_continues(tmp_path: Path) -> None:
    path = tmp_path / "three.hmtable"
    with process(task(path, ghosts=3)) as started:
        for each in messages(started):
            if each["done"] > 0.1:
                break
        assert started.stdin is not None
        started.stdin.close()
        begun = time.monotonic()
        assert started.wait(10) == 0
        assert time.monotonic() - begun < 5
    assert not path.exists(), "no half table"
    assert {each.suffix for each in tmp_path.glob("three*")} == {".part", ".journal"}
    with process(task(path, ghosts=3)) as started:
        first = next(messages(started))
        assert started.stdin is not None
        started.stdin.close()
    assert first["done"] > 0.05, "the finished sets of pellets count"
