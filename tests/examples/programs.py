"""Runs a program of `examples/` as its own process, as a reader would."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

__all__ = ["EXAMPLES", "run_example"]

EXAMPLES = Path(__file__).parents[2] / "examples"


def run_example(name: str, *arguments: str, seconds: float = 300) -> list[str]:
    """Returns the lines that a program prints; it must end well and complain about nothing."""
    command = [sys.executable, "-W", "error", str(EXAMPLES / name), *arguments]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=seconds, check=False)
    assert (ended.returncode, ended.stderr) == (0, ""), ended.stderr
    return ended.stdout.splitlines()
