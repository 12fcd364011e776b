"""Nanoseconds per call of the core's evaluation, by mode: ``python -m bench.engine.knowledge``.

Positions come from random games with fewer fences than uniform play would place; every figure is the best of several
rounds. Priors are timed together with the legal list that they need; another column has the list alone.
"""

from __future__ import annotations

import argparse
import random
import time

from hedgemaze import core
from hedgemaze.core._choose import native
from hedgemaze.rules import MODES, Mode

_POSITIONS = 400
_LONGEST = 150

_ALL = ("evaluate", "legal actions", "legal actions and priors", "win in this turn")
_HUNT = ("catch in this phase", "is safe")
_RACE = ("race, by running", "race, known layout", "race, solved")


def positions_of(mode: Mode, fences: float, *, bare: bool = False) -> list[core.Position]:
    """Returns positions from random games; `bare` ones have no fences in stock."""
    rng, found = random.Random(mode.name), list[core.Position]()
    limit = mode.size**2 * (1 if mode.name.startswith("classic") else 5)
    while len(found) < _POSITIONS:
        board = core.Board(core.Position.start(mode))
        for _ in range(_LONGEST):
            if board.is_over():
                break
            if (not bare or native.race(board.handle())) and rng.random() < 0.2:
                found.append(board.position)
            numbers = list(board.legal_numbers())
            steps = [number for number in numbers if number < limit]
            board.play_unchecked(rng.choice(steps if steps and rng.random() > fences else numbers))
    return found[:_POSITIONS]


def nanoseconds(work: str, positions: list[core.Position], rounds: int) -> float:
    """Returns the time per position of the best round."""
    natives = [position._native for position in positions]
    repeat = 1 if work == "race, solved" else 5
    best = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        native.knowledge_work(work, natives, repeat)
        best = min(best, time.perf_counter() - start)
    return best / (repeat * len(natives)) * 1e9


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description="Nanoseconds of the core's knowledge, by mode.")
    parser.add_argument("--rounds", type=int, default=7, help="number of rounds; the best is kept (default 7)")
    rounds = parser.parse_args().rounds
    print(f"{'mode':<10} {'work':<26} {'ns':>10}")
    for name in MODES:
        positions = positions_of(Mode.named(name), 0.35)
        for work in _ALL + (() if name.startswith("classic") else _HUNT):
            print(f"{name:<10} {work:<26} {nanoseconds(work, positions, rounds):>10,.0f}", flush=True)
    bare = positions_of(Mode.named("classic2"), 0.9, bare=True)
    for work in _RACE:
        print(f"{'classic2':<10} {work:<26} {nanoseconds(work, bare, min(rounds, 3)):>10,.0f}", flush=True)
    share = sum(native.race_by_running(position._native) is not None for position in bare) / len(bare)
    print(f"races that running decides: {share:.0%}")


if __name__ == "__main__":
    main()
