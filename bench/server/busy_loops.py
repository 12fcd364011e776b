"""`busy_loops`: processes that spin beside a benchmark, to measure on a loaded machine."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator

__all__ = ["busy_loops"]

_PROGRAM = """
import os, sys
while os.getppid() == int(sys.argv[1]):
    for _ in range(1_000_000):
        pass
"""


@contextlib.contextmanager
def busy_loops(count: int) -> Iterator[list[int]]:
    """Runs `count` processes at the benchmark's own priority, each of which keeps one core busy.

    A loop also ends by itself when the benchmark is killed.

    Yields:
        Their process ids.
    """
    command = [sys.executable, "-I", "-S", "-c", _PROGRAM, str(os.getpid())]
    loops = [subprocess.Popen(command, stdin=subprocess.DEVNULL) for _ in range(count)]
    try:
        yield [loop.pid for loop in loops]
    finally:
        for loop in loops:
            loop.kill()
        for loop in loops:
            loop.wait()
