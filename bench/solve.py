"""Measures the solver of the PAC-MAN variant: time, memory, file, probes and the checksum of each table.

Equal tables have equal checksums on every machine and in every build. Four ghosts take minutes and 2.6 GB of memory,
so they are measured only when asked for: ``python -m bench.solve 4``. Processor seconds are those of all threads
together; on a machine with other work they say more than the seconds on the clock.
"""

from __future__ import annotations

import argparse
import resource
import sys
import time
from random import Random

from hedgemaze import core
from hedgemaze.rules import Mode
from hedgemaze.rules.modes.house_rules import HouseRules
from hedgemaze.solve import Table, needed_memory, solve
from hedgemaze.solve.start import start_position
from hedgemaze.solve.table_file import BLOCKS_BEGIN, stride

_COLUMNS = (
    *("maze", "ghosts", "lives", "seconds", "processor seconds", "memory planned, MB", "peak memory, MB"),
    *("file, MB", "a probe, µs", "checksum"),
)


def main() -> int:
    """Prints one row per number of ghosts."""
    parser = argparse.ArgumentParser(description="Measures the solver of the PAC-MAN variant.")
    parser.add_argument("ghosts", nargs="*", type=int, default=[1, 2, 3], help="numbers of ghosts (1 2 3)")
    parser.add_argument("--maze", default="A1")
    parser.add_argument("--lives", type=int, default=3)
    parser.add_argument("--threads", type=int, default=None, help="all processors by default")
    options = parser.parse_args()
    mode = Mode.named("pacman", maze=options.maze, house=HouseRules(lives=options.lives))
    print(f"| {' | '.join(_COLUMNS)} |\n|{'---|' * len(_COLUMNS)}")
    for ghosts in options.ghosts:
        start, used = time.perf_counter(), time.process_time()
        table = solve(mode, ghosts=ghosts, threads=options.threads)
        seconds, processor = time.perf_counter() - start, time.process_time() - used
        planned, peak = needed_memory(mode, ghosts) / 1e6, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e3
        cells = [options.maze, ghosts, options.lives, f"{seconds:.2f}", f"{processor:.2f}", f"{planned:.0f}"]
        cells += [f"{peak:.0f}", f"{file_size(table) / 1e6:.1f}", f"{probe_time(table) * 1e6:.1f}", table.checksum]
        print(f"| {' | '.join(map(str, cells))} |", flush=True)
    return 0


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
