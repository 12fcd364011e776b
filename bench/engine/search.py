"""Speed of the best-first search: ``python -m bench.engine.search``.

Nodes per second by wall-clock time for every mode, on one thread and on two, with the handcrafted evaluation and with
the shipped network where there is one. Rounds of one and of two threads alternate, and the best of each counts, because
machines are noisy. Then the time of a first answer, from a position to a report, and the memory of the tree.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass

from hedgemaze import core
from hedgemaze.engine import Limit, Search
from hedgemaze.engine.networks import HAND, SHIPPED, NetworkChoice, shipped_network
from hedgemaze.rules import MODES, Mode

_FIRST_NODES = 100
"""Node limit of a weak level."""


@dataclass(frozen=True, slots=True)
class Row:
    """The figures of one mode with one evaluation."""

    mode: str
    network: NetworkChoice
    one: float
    """Nodes per second on one thread."""
    two: float
    """Nodes per second on two threads."""
    first_ms: float
    """Time of a weak level's answer, including the setup of the search."""
    bytes_a_node: float


def speeds(position: core.Position, network: NetworkChoice, seconds: float, rounds: int) -> tuple[float, float]:
    """Returns the nodes per second of the best round on one thread, and on two."""
    best = {1: 0.0, 2: 0.0}
    for _ in range(rounds):
        for threads in (1, 2):
            search = Search(position, threads=threads, memory_mb=1024, network=network)
            best[threads] = max(best[threads], search.run(Limit(seconds=seconds)).nodes_per_second)
    return best[1], best[2]


def first_answer(position: core.Position, network: NetworkChoice, rounds: int) -> float:
    """Returns the milliseconds of the best round."""
    best = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        Search(position, network=network).run(Limit(nodes=_FIRST_NODES))
        best = min(best, time.perf_counter() - start)
    return 1000 * best


def memory(position: core.Position, network: NetworkChoice, nodes: int) -> float:
    """Returns the bytes of the tree per node."""
    search = Search(position, memory_mb=1024, network=network)
    found = search.run(Limit(nodes=nodes)).nodes
    return search.used_bytes / found


def measure(name: str, network: NetworkChoice, seconds: float, rounds: int) -> Row:
    """Runs the benchmarks of one mode with one evaluation."""
    print(f"  {name}, {network} ...", file=sys.stderr)
    position = core.Position.start(Mode.named(name))
    one, two = speeds(position, network, seconds, rounds)
    first_ms = first_answer(position, network, 5 * rounds)
    return Row(name, network, one, two, first_ms, memory(position, network, 200_000))


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description="Speed of the best-first search.")
    parser.add_argument("--rounds", type=int, default=5, help="number of rounds; the best is kept (default 5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="of every round (default 1)")
    options = parser.parse_args()
    print(
        f"{'mode':<10} {'evaluation':<10} {'nodes/s, 1 thread':>18} {'2 threads':>12} {'times':>6} "
        f"{'first answer, ms':>17} {'MB a million nodes':>19}"
    )
    for name in MODES:
        for network in (HAND, SHIPPED):
            if network == SHIPPED and shipped_network(Mode.named(name)) is None:
                continue
            row = measure(name, network, options.seconds, options.rounds)
            print(
                f"{row.mode:<10} {row.network:<10} {row.one:>18,.0f} {row.two:>12,.0f} {row.two / row.one:>6.2f} "
                f"{row.first_ms:>17.2f} {row.bytes_a_node:>19.1f}"
            )


if __name__ == "__main__":
    main()
