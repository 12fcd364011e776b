"""What a table takes while it is made: memory, the disk and time; and what remains of a run that is broken off."""

from __future__ import annotations

import errno
import mmap
import shutil
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Self

import pytest

from hedgemaze.errors import TableError
from hedgemaze.rules import Mode
from hedgemaze.rules.modes.house_rules import HouseRules
from hedgemaze.rules.notation.mode_text import parse_mode
from hedgemaze.solve import Progress, load, needed_memory, solve
from hedgemaze.solve import limits as solve_limits
from hedgemaze.solve import memory as solve_memory
from hedgemaze.solve.limits import least_memory
from hedgemaze.solve.memory import available_memory

MODE = Mode.named("pacman", house=HouseRules(lives=1))


def have_memory(monkeypatch: pytest.MonkeyPatch, free: int) -> None:
    monkeypatch.setattr(solve_limits, "available_memory", lambda: free)


# Memory.


def test_four_ghosts_are_within_six_gigabytes() -> None:
    assert needed_memory(Mode.named("pacman")) < 3_000_000_000
    assert least_memory(Mode.named("pacman")) < 1_000_000_000


def test_short_memory_makes_a_file_in_smaller_pieces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = solve(MODE, ghosts=1).checksum
    have_memory(monkeypatch, needed_memory(MODE, 1) - 1)
    with pytest.raises(TableError, match="GB of memory") as error:
        solve(MODE, ghosts=1)
    assert error.value.code == "solve.memory"
    assert solve(MODE, ghosts=1, path=tmp_path / "one.hmtable").checksum == wanted


def test_too_little_memory_for_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    have_memory(monkeypatch, least_memory(MODE, 1) - 1)
    with pytest.raises(TableError, match="GB of memory"):
        solve(MODE, ghosts=1, path=tmp_path / "one.hmtable")
    assert list(tmp_path.iterdir()) == []


def write_group(folder: Path, limit: str, used: str, values: tuple[str, int, int]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / limit).write_text(f"{values[0]}\n")
    (folder / used).write_text(f"{values[1]}\n")
    (folder / "memory.stat").write_text(f"anon 5\ninactive_file {values[2]}\nactive_file 10\n")


def test_a_control_group_limits_memory(tmp_path: Path) -> None:
    listing, root = tmp_path / "cgroup", tmp_path / "fs"
    new, old = ("memory.max", "memory.current"), ("memory.limit_in_bytes", "memory.usage_in_bytes")
    listing.write_text("0::/a/b\n")
    assert solve_memory._of_group(root, listing) is None
    write_group(root / "a" / "b", *new, ("max", 400, 100))
    assert solve_memory._of_group(root, listing) is None
    write_group(root / "a", *new, ("1000", 400, 100))
    assert solve_memory._of_group(root, listing) == 710
    write_group(root / "a" / "b", *new, ("600", 400, 100))
    assert solve_memory._of_group(root, listing) == 310
    listing.write_text("9:cpu:/\n4:memory:/c\n")
    write_group(root / "memory" / "c", *old, ("2000", 500, 0))
    assert solve_memory._of_group(root, listing) == 1510
    assert solve_memory._of_group(root, tmp_path / "missing") is None


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="only Linux says how large the address space is")
def test_the_limit_of_the_address_space_counts() -> None:
    code = (
        "import resource; from hedgemaze.solve import available_memory; "
        "resource.setrlimit(resource.RLIMIT_AS, (3_000_000_000, -1)); print(available_memory())"
    )
    ran = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, timeout=120)
    assert 0 < int(ran.stdout) < 3_000_000_000
    assert (available_memory() or 0) > 0


def test_pieces_need_room_in_the_address_space(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The finished sets stay in it, though not in memory."""
    path, needed, wanted = tmp_path / "one.hmtable", needed_memory(MODE, 1), solve(MODE, ghosts=1).checksum
    have_memory(monkeypatch, needed - 1)
    monkeypatch.setattr(solve_limits, "address_space_left", lambda: needed - 1)
    with pytest.raises(TableError, match="GB of memory") as error:
        solve(MODE, ghosts=1, path=path)
    assert error.value.code == "solve.memory"
    assert list(tmp_path.iterdir()) == []
    monkeypatch.setattr(solve_limits, "address_space_left", lambda: needed)
    assert solve(MODE, ghosts=1, path=path).checksum == wanted


def test_an_address_space_that_is_used_up_is_told_and_the_run_is_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, made, seen = tmp_path / "one.hmtable", list[int](), list[Progress]()

    class Six(mmap.mmap):
        """Room for the work space and five sets of pellets."""

        def __new__(cls, file: int, size: int, **settings: int) -> Self:
            made.append(file)
            if len(made) > 6:
                raise OSError(errno.ENOMEM, "Cannot allocate memory")
            return super().__new__(cls, file, size, **settings)

    with monkeypatch.context() as patched:
        patched.setattr(mmap, "mmap", Six)
        with pytest.raises(TableError, match="are not to be had") as error:
            solve(MODE, ghosts=1, path=path)
    assert (error.value.code, path.exists(), made[0]) == ("solve.memory", False, -1)
    solve(MODE, ghosts=1, progress=seen.append, path=path)
    assert seen[0].pellets == 2, "the four sets of one pellet were finished"


# The disk.


def test_a_full_disk_is_told_before_work_begins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=1000))
    path = tmp_path / "new" / "one.hmtable"
    with pytest.raises(TableError, match="GB on the disk") as error:
        solve(MODE, ghosts=1, path=path)
    assert error.value.code == "table.file"
    assert list(tmp_path.iterdir()) == []


# Whole or not at all.


def test_a_run_that_is_killed_leaves_no_table_and_is_resumed(tmp_path: Path) -> None:
    path = tmp_path / "one.hmtable"
    code = (
        "import os; from pathlib import Path; from hedgemaze.rules import Mode; from hedgemaze.solve import solve\n"
        "def end(step):\n    if step.pellets == 2: os._exit(9)\n"
        f"solve(Mode.named('pacman'), ghosts=1, progress=end, path=Path({str(path)!r}))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=120).returncode == 9
    assert sorted(file.name for file in tmp_path.iterdir()) == ["one.hmtable.journal", "one.hmtable.part"]
    seen = list[Progress]()
    solve(Mode.named("pacman"), ghosts=1, progress=seen.append, path=path)
    assert seen[0].pellets == 2
    assert load(path).checksum == solve(Mode.named("pacman"), ghosts=1).checksum
    assert [file.name for file in tmp_path.iterdir()] == ["one.hmtable"]


# The estimate.


def last_of_first_life(mode: Mode, ghosts: int) -> Progress:
    seen = list[Progress]()
    solve(mode, ghosts=ghosts, progress=seen.append)
    assert [step.done for step in seen] == sorted(step.done for step in seen)
    return [step for step in seen if step.lives == 1][-1]


def test_lives_that_share_their_blocks_count_nothing() -> None:
    differs = Mode.named("pacman", house=HouseRules(lives=5))
    assert last_of_first_life(differs, 1).done < 0.5
    shares = parse_mode(
        "pacman;maze=d3hg5hb7hg2vc4ve7v/g9h9g8h8/Pa1Ba3Kc1Ia5Ce9;ghost_diagonal=true;stall_result=ghosts;lives=5"
    )
    assert last_of_first_life(shares, 1).done > 0.9


def test_the_time_left_is_estimated_from_the_sets_that_are_finished() -> None:
    """Nothing is said before the first one; in the last one at most a fourteenth of the time so far is left."""
    seen, begin = list[Progress](), time.monotonic()
    solve(MODE, ghosts=1, progress=seen.append)
    elapsed = time.monotonic() - begin
    assert seen[0].seconds_left is None
    last = [step.seconds_left for step in seen if step.pellets == 4]
    assert last
    assert all(left is not None and 0 < left <= elapsed / 14 for left in last)
