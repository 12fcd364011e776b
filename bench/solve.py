"""Measures the solver of the PAC-MAN variant: time, memory and the checksum of each table.

Equal tables have equal checksums on every machine and in every build. Four ghosts take minutes and 2.5 GB of memory,
so they are measured only when asked for: ``python -m bench.solve 4``.
"""

from __future__ import annotations

import argparse
import resource
import sys
import time

from hedgemaze.rules import Mode
from hedgemaze.rules.modes.house_rules import HouseRules
from hedgemaze.solve import needed_memory, solve


def main() -> int:
    """Prints one row per number of ghosts."""
    parser = argparse.ArgumentParser(description="Measures the solver of the PAC-MAN variant.")
    parser.add_argument("ghosts", nargs="*", type=int, default=[1, 2, 3], help="numbers of ghosts (1 2 3)")
    parser.add_argument("--maze", default="A1")
    parser.add_argument("--lives", type=int, default=3)
    parser.add_argument("--threads", type=int, default=None, help="all processors by default")
    options = parser.parse_args()
    mode = Mode.named("pacman", maze=options.maze, house=HouseRules(lives=options.lives))
    print("| maze | ghosts | lives | seconds | processor seconds | memory planned, MB | peak memory, MB | checksum |")
    print("|---|---|---|---|---|---|---|---|")
    for ghosts in options.ghosts:
        start, used = time.perf_counter(), time.process_time()
        table = solve(mode, ghosts=ghosts, threads=options.threads)
        seconds, processor = time.perf_counter() - start, time.process_time() - used
        planned, peak = needed_memory(mode, ghosts) / 1e6, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e3
        cells = [options.maze, ghosts, options.lives, f"{seconds:.2f}", f"{processor:.2f}", f"{planned:.0f}"]
        print(f"| {' | '.join(map(str, [*cells, f'{peak:.0f}', table.checksum]))} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
