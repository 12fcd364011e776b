"""A benchmark reports missing packages in one line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, capture_output=True, encoding="utf-8", check=False, timeout=120
    )


@pytest.mark.parametrize(
    ("program", "missing", "said"),
    [
        (
            "core",
            "pyspiel",
            "bench: needs the package open_spiel; it is not part of ./play --install: .venv/bin/uv pip",
        ),
        (
            "rules",
            "pyquoridor",
            "bench: needs the package pyquoridor; it is not part of ./play --install: .venv/bin/uv",
        ),
        (
            "rules",
            "hedgemaze",
            "bench: needs the package hedgemaze; run it with .venv/bin/python after ./play --install",
        ),
    ],
)
def test_a_missing_package_is_reported_in_one_line(program: str, missing: str, said: str) -> None:
    code = f"import runpy, sys; sys.modules[{missing!r}] = None; sys.argv = ['-m']"
    done = run("-c", f"{code}; runpy.run_module('bench.{program}', run_name='__main__')")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1), done.stderr
    assert done.stderr.startswith(said)


def test_python_dash_m_reports_it_too() -> None:
    assert "invalid float value: 'x'" in run("-m", "bench.rules", "--seconds", "x").stderr
    assert run("-m", "bench.nothing").stderr.count("\n") == 1


def test_another_failure_is_a_traceback() -> None:
    broken = run("-c", "import sys; sys.argv = ['-m']; import bench; 1 / 0")
    assert "Traceback" in broken.stderr
    assert "ZeroDivisionError" in broken.stderr


@pytest.mark.slow
def test_the_solver_makes_the_same_table_in_every_build() -> None:
    done = run("-m", "bench.solve", "1", "--builds", "processor", "wasm")
    assert done.returncode == 0, done.stderr
    rows = [line.strip("| ").split(" | ") for line in done.stdout.splitlines() if line.startswith(("| proc", "| wasm"))]
    assert [row[0] for row in rows] == ["processor", "wasm"]
    assert rows[0][-1] == rows[1][-1] == "55e251dd"
    assert "the tables of all builds are equal" in done.stdout


@pytest.mark.slow
def test_the_environments_are_measured_beside_their_peers() -> None:
    done = run("-m", "bench.env", "--rounds", "1", "--steps", "2")
    assert done.returncode == 0, done.stderr
    table, threads = done.stdout.split("\n\n")
    steps = {line[:34].strip(): line.split()[-2] for line in table.splitlines()[1:]}
    ours = {f"VectorEnv, {mode}" for mode in ("classic2", "classic3", "classic4", "pacman", "advanced")}
    assert ours | {"PettingZoo, our classic2", "OpenSpiel, its Quoridor"} <= set(steps)
    assert all(int(each.replace(",", "")) > 0 for each in steps.values())
    assert [line.split()[0] for line in threads.splitlines()[2:]] == ["1", "2"]
