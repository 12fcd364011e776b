"""The WebAssembly core compared with the native one in many games; `tools/web.py test` compares fewer."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.full
@pytest.mark.slow
def test_webassembly_replays_many_games() -> None:
    command = [sys.executable, "tools/web.py", "test", "--games", "200", "core/tests/games.test.ts"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "classic2 200, classic3 200, classic4 200, pacman 200, advanced 200, " in done.stdout
    assert "advanced;adv_move=exact 20, " in done.stdout


@pytest.mark.full
@pytest.mark.slow
def test_webassembly_makes_the_same_tables_with_three_ghosts() -> None:
    command = [sys.executable, "tools/web.py", "test", "--games", "1", "core/tests/exactTable.test.ts"]
    environment = os.environ | {"HEDGEMAZE_SOLVED_GHOSTS": "3"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "pacman with 3 ghosts" in done.stdout
