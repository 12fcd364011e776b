"""Helpers for tests with outside engines: fake engines, and a list of their processes."""

from __future__ import annotations

import sys
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hedgemaze.arena import EngineConfig, Opening
from hedgemaze.rules import Mode

ENGINES = Path(__file__).parent / "engines"
TIMEOUT_S = 60
_MARK = "HEDGEMAZE_TEST_MARK"
_WITHOUT_RULES = {
    "crashes_at_start",
    "talks_rubbish",
    "says_nothing_in_bestmove",
    "plays_illegally",
    "closes_its_output",
    "talks_without_end",
    "talks_in_one_line",
    "complains_without_end",
    "is_silent",
    "is_slow",
    "is_never_ready",
    "ignores_quit",
    "leaves_children",
}


def fake(
    how: str, protocol: str = "ugi", *, mark: str = "", name: str = "fake", startup_s: float = 30.0
) -> EngineConfig:
    script = "qtp_engine.py" if protocol == "qtp" else "ugi_engine.py"
    fast = ("-I", "-S") if how in _WITHOUT_RULES and protocol != "qtp" else ()  # a bare Python starts fast
    command = (sys.executable, *fast, str(ENGINES / script), how, protocol)
    dialect = "qtp" if protocol == "qtp" else "standard"
    return EngineConfig(name, command, protocol, dialect, startup_s=startup_s, environment={_MARK: mark})


def opening(*actions: str, mode: str = "classic2") -> Opening:
    return Opening(Mode.named(mode), actions)


def marked(mark: str) -> list[str]:
    """Returns the command lines of all processes with a mark in their environment."""
    return [command for _, command in processes(mark)]


def processes(mark: str) -> list[tuple[int, str]]:
    """Returns the processes with a mark in their environment, and their command lines."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            if folder.name.isdigit() and f"{_MARK}={mark}".encode() in (folder / "environ").read_bytes().split(b"\0"):
                command = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode()
                found.append((int(folder.name), command))
        except OSError:  # the process has just ended, or belongs to another user
            continue
    return found


def wait_until_gone(mark: str) -> None:
    deadline = time.monotonic() + TIMEOUT_S
    while left := marked(mark):
        assert time.monotonic() < deadline, left
        time.sleep(0.01)


@contextmanager
def nothing_left_behind() -> Iterator[str]:
    """Yields a mark for engines, and checks that none of them outlives the block."""
    mark = uuid.uuid4().hex
    yield mark
    wait_until_gone(mark)
