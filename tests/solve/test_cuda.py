"""The solver on a CUDA device makes the same tables, bit for bit: ``pytest -m gpu tests/solve/test_cuda.py``."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hedgemaze.rules.notation.mode_text import parse_mode
from hedgemaze.solve import solve

ROOT = Path(__file__).resolve().parents[2]

pytestmark = [
    pytest.mark.gpu,
    pytest.mark.skipif(shutil.which("nvcc") is None or shutil.which("nvidia-smi") is None, reason="no CUDA device"),
]


@pytest.fixture(scope="module")
def executable() -> Path:
    """The executable, built for this machine."""
    subprocess.run([sys.executable, ROOT / "tools" / "build_cuda.py"], check=True)
    return ROOT / "build" / "solve_cuda"


@pytest.mark.parametrize(
    "text", ["pacman", "pacman;maze=A2;lives=2", "pacman;frenzy_steps=exact_2", "pacman;ghost_stack=none"]
)
@pytest.mark.parametrize("ghosts", [1, 2, pytest.param(3, marks=pytest.mark.full)])
def test_tables_are_equal(executable: Path, text: str, ghosts: int) -> None:
    ran = subprocess.run([executable, text, str(ghosts)], check=True, capture_output=True, text=True)
    found = re.search(r"table checksum ([0-9a-f]{8})", ran.stdout)
    assert found
    assert found[1] == solve(parse_mode(text), ghosts=ghosts).checksum


def test_what_cannot_be_solved_is_refused(executable: Path) -> None:
    for arguments in (["classic2", "2"], ["pacman", "5"], ["pacman;ghost_order=fixed", "2"], ["nonsense", "1"], []):
        ran = subprocess.run([executable, *arguments], check=False, capture_output=True, text=True)
        assert ran.returncode == 1
        assert re.fullmatch(r"(solve_cuda|usage): .*[\w\]]\n", ran.stderr), "it says why"
