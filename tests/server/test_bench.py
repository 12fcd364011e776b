"""`bench.server`: medians of runs, and busy loops that always end."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from bench.server.busy_loops import busy_loops
from bench.server.moves import Measured, MoveFigures, median_of
from tests.server.engines.helpers import is_alive, until

ROOT = Path(__file__).resolve().parents[2]


def test_busy_loops_end_with_the_block() -> None:
    found: list[int] = []

    def fail() -> None:
        with busy_loops(2) as pids:
            assert len(pids) == 2
            assert all(map(is_alive, pids))
            found.extend(pids)
            raise RuntimeError("the benchmark failed")

    with pytest.raises(RuntimeError):
        fail()
    assert not any(map(is_alive, found))


def test_busy_loops_end_when_the_benchmark_is_killed() -> None:
    code = """
import time
from bench.server.busy_loops import busy_loops
with busy_loops(1) as pids:
    print(*pids, flush=True)
    time.sleep(60)
"""
    with subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, stdout=subprocess.PIPE, encoding="ascii") as parent:
        assert parent.stdout is not None
        pid = int(parent.stdout.readline())
        assert is_alive(pid)
        parent.kill()
    assert until(lambda: not is_alive(pid))


def test_medians_of_figures_and_sums_of_failures() -> None:
    measured = Measured(sent=5, acknowledged=4, skipped=1, seconds=[0.001, 0.002, 0.003, 0.009], late=[0.0] * 4)
    run = MoveFigures.of(measured, seconds=2.0, server_seconds=0.4, client_seconds=0.2, memory_bytes=2**20)
    assert (run.p50_ms, run.p99_ms, run.longest_ms, run.per_second) == (3.0, 9.0, 9.0, 2.0)
    assert (run.server_ms, run.client_ms, run.memory_mb) == (100.0, 50.0, 1.0)
    runs = [run, replace(run, p50_ms=1.0, unacknowledged=0, refused=2), replace(run, p50_ms=50.0, unacknowledged=0)]
    median = median_of(runs)
    assert median.p50_ms == 3.0
    assert (median.unacknowledged, median.refused, median.skipped) == (1, 2, 3)


@pytest.mark.full
def test_moves_with_busy_loops_and_repeats() -> None:
    options = ["--sockets", "8", "--rate", "20", "--seconds", "1", "--warm", "0.2", "--idle", "0", "--busy", "1"]
    done = subprocess.run(
        [sys.executable, "-m", "bench.server", "moves", *options, "--repeat", "3"],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=180,
    )
    assert done.stderr.count("run ") == 3, done.stderr
    rows = [line.split(" | ") for line in done.stdout.splitlines() if line.startswith("| 8 sockets")]
    assert [row[0].partition(": ")[0] for row in rows] == [
        "| 8 sockets, 20 moves/s, one process, 1 busy loop beside it"
    ] * 2
    assert all("(median of 3 runs)" in row[2] for row in rows)
    assert "| 0, 0, " in done.stdout
