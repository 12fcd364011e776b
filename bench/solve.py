"""Measures the solver of the PAC-MAN variant, in each build: time, memory, file, probes and the checksum of each table.

The builds are the core on the processor, the same as WebAssembly in Node (one thread, up to three ghosts), and
``build/solve_cuda`` where it was built. Equal tables have equal checksums in every build; the exit status is 1 if they
differ. Four ghosts take minutes and 2.6 GB of memory, so they are measured only when asked for: ``python -m bench.solve
4``. Processor seconds are those of all threads together; on a machine with other work they say more than the seconds on
the clock.
"""

from __future__ import annotations

import argparse
import json
import re
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from hedgemaze import core
from hedgemaze.rules import Mode, format_mode
from hedgemaze.rules.modes.house_rules import HouseRules
from hedgemaze.solve import Table, needed_memory, solve
from hedgemaze.solve.start import start_position
from hedgemaze.solve.table_file import BLOCKS_BEGIN, stride

ROOT = Path(__file__).resolve().parents[1]
CUDA = ROOT / "build" / "solve_cuda"
BUILDS = ("processor", "wasm", "cuda")
_COLUMNS = (
    *("build", "maze", "ghosts", "lives", "seconds", "processor seconds", "memory planned, MB", "peak memory, MB"),
    *("file, MB", "a probe, µs", "checksum"),
)
_MOST_GHOSTS_WASM = 3


def main() -> int:
    """Prints one row per number of ghosts and build."""
    parser = argparse.ArgumentParser(description="Measures the solver of the PAC-MAN variant.")
    parser.add_argument("ghosts", nargs="*", type=int, default=[1, 2, 3], help="numbers of ghosts (1 2 3)")
    parser.add_argument("--maze", default="A1")
    parser.add_argument("--lives", type=int, default=3)
    parser.add_argument("--threads", type=int, default=None, help="all processors by default")
    parser.add_argument("--builds", nargs="+", choices=BUILDS, default=BUILDS, help="all that there are by default")
    options = parser.parse_args()
    mode = Mode.named("pacman", maze=options.maze, house=HouseRules(lives=options.lives))
    builds = _find_builds(options.builds, options.threads)
    print(f"| {' | '.join(_COLUMNS)} |\n|{'---|' * len(_COLUMNS)}", flush=True)
    agrees = True
    for ghosts in options.ghosts:
        sums = set()
        for name, measure in builds.items():
            if name == "wasm" and ghosts > _MOST_GHOSTS_WASM:
                continue
            cells = measure(mode, ghosts)
            print(f"| {name} | {options.maze} | {ghosts} | {options.lives} | {' | '.join(cells)} |", flush=True)
            sums.add(cells[-1])
        agrees &= len(sums) == 1
    print("the tables of all builds are equal" if agrees else "THE TABLES DIFFER")
    return 0 if agrees else 1


def _find_builds(wanted: list[str], threads: int | None) -> dict[str, Callable[[Mode, int], list[str]]]:
    """Returns what measures each build: the last columns of its row."""
    found: dict[str, Callable[[Mode, int], list[str]]] = {}
    if "processor" in wanted:
        found["processor"] = lambda mode, ghosts: _by_processor(mode, ghosts, threads)
    if "wasm" in wanted:
        from tools.web import compile_bench, prepare  # noqa: PLC0415  # builds the page's tools, which others do not need

        node = prepare()
        compile_bench(node)
        found["wasm"] = lambda mode, ghosts: _by_wasm(mode, ghosts, node.node)
    if "cuda" in wanted and CUDA.exists():
        found["cuda"] = _by_cuda
    return found


def _by_processor(mode: Mode, ghosts: int, threads: int | None) -> list[str]:
    start, used = time.perf_counter(), time.process_time()
    table = solve(mode, ghosts=ghosts, threads=threads)
    seconds, processor = time.perf_counter() - start, time.process_time() - used
    planned, peak = needed_memory(mode, ghosts) / 1e6, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e3
    sizes = [f"{planned:.0f}", f"{peak:.0f}", f"{file_size(table) / 1e6:.1f}", f"{probe_time(table) * 1e6:.1f}"]
    return [f"{seconds:.2f}", f"{processor:.2f}", *sizes, table.checksum]


def _by_wasm(mode: Mode, ghosts: int, node: str) -> list[str]:
    program = ROOT / "web" / "build" / "core" / "solveBench.js"
    command = [node, str(program), format_mode(mode), str(ghosts)]
    report = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return [f"{report['seconds']:.2f}", f"{report['processor']:.2f}", "", "", "", "", report["checksum"]]


def _by_cuda(mode: Mode, ghosts: int) -> list[str]:
    command = [str(CUDA), format_mode(mode), str(ghosts)]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found = re.search(r"table checksum ([0-9a-f]{8})\s+solved in ([\d.]+) s", output)
    assert found, output
    return [found[2], "", "", "", "", "", found[1]]


def file_size(table: Table) -> int:
    """Returns the bytes of the table as a file."""
    blocks = {number for level in table.levels for number in level.blocks.values()}
    return BLOCKS_BEGIN + len(blocks) * stride(len(table.block(15)))


def probe_time(table: Table, count: int = 2000) -> float:
    """Returns the processor seconds of one probe: value and distance of a position at the beginning of a turn."""
    positions, random = list[core.Position](), Random(17)
    position = start = start_position(table.mode, table.ghosts, lives=len(table.levels))
    while len(positions) < count:
        after = position.play(random.choice(position.legal_actions()))
        if after.outcome() is not None or after.lives < start.lives:
            position = start
            continue
        if after.begins_turn_after(position):
            positions.append(after)
        position = after
    table.result(start)
    used = time.process_time()
    for each in positions:
        table.result(each)
    return (time.process_time() - used) / count


if __name__ == "__main__":
    sys.exit(main())
