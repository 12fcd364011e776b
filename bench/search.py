"""Speed of the best-first search: ``python -m bench.search``.

Nodes per second by wall-clock time for every mode, on one thread and on two; the best of several rounds, because
machines are noisy. Then the time of a first answer, from a position to a report, and the memory of the tree.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass

from hedgemaze import core
from hedgemaze.engine import Limit, Search
from hedgemaze.rules import MODES, Mode

_FIRST_NODES = 100
"""Node limit of a weak level."""


@dataclass(frozen=True, slots=True)
class Row:
    """The figures of one mode."""

    mode: str
    one: float
    """Nodes per second on one thread."""
    two: float
    """Nodes per second on two threads."""
    first_ms: float
    """Time of a weak level's answer, including the setup of the search."""
    bytes_a_node: float


def speed(position: core.Position, threads: int, seconds: float, rounds: int) -> float:
    """Returns the nodes per second of the best round."""
    limit = Limit(seconds=seconds)
    return max(Search(position, threads=threads, memory_mb=1024).run(limit).nodes_per_second for _ in range(rounds))


def first_answer(position: core.Position, rounds: int) -> float:
    """Returns the milliseconds of the best round."""
    best = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        Search(position).run(Limit(nodes=_FIRST_NODES))
        best = min(best, time.perf_counter() - start)
    return 1000 * best


def memory(position: core.Position, nodes: int) -> float:
    """Returns the bytes of the tree per node."""
    search = Search(position, memory_mb=1024)
    found = search.run(Limit(nodes=nodes)).nodes
    return search.used_bytes / found


def measure(name: str, seconds: float, rounds: int) -> Row:
    """Runs the benchmarks of one mode."""
    print(f"  {name} ...", file=sys.stderr)
    position = core.Position.start(Mode.named(name))
    one, two = (speed(position, threads, seconds, rounds) for threads in (1, 2))
    return Row(name, one, two, first_answer(position, 5 * rounds), memory(position, 200_000))


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description="Speed of the best-first search.")
    parser.add_argument("--rounds", type=int, default=5, help="number of rounds; the best is kept (default 5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="of every round (default 1)")
    options = parser.parse_args()
    print(
        f"{'mode':<10} {'nodes/s, 1 thread':>18} {'2 threads':>12} {'first answer, ms':>17} {'MB a million nodes':>19}"
    )
    for name in MODES:
        row = measure(name, options.seconds, options.rounds)
        print(f"{row.mode:<10} {row.one:>18,.0f} {row.two:>12,.0f} {row.first_ms:>17.2f} {row.bytes_a_node:>19.1f}")


if __name__ == "__main__":
    main()
