"""How long the two readers of records take: ``python -m bench.records``.

Each set has 1,000 games of at most 60 actions. In classic a side walks along its shortest path once in three times,
so that the games resemble those of people; otherwise, and in the PAC-MAN modes, actions are drawn at random. The time
is processor time, because the work is done by one thread.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable, Iterable

from hedgemaze import core, rules
from hedgemaze.rules import MODES, Mode, Move

GAMES = 1_000
LONGEST_GAME = 60
_LONGEST_TEXT = 10_000_000


def random_game(mode: Mode, rng: random.Random) -> core.Game:
    """Plays a game that has at most `LONGEST_GAME` actions."""
    game = core.Game(mode, {"Event": "Bench", "Seat1": "Ada", "Seat2": "Bob"})
    while game.outcome() is None and len(game.positions) <= LONGEST_GAME:
        position = game.position
        actions = position.legal_actions()
        path = position.shortest_path(position.side)
        ahead = [action for action in actions if isinstance(action, Move) and action.square in path]
        game.play(rng.choice(ahead if ahead and rng.random() < 1 / 3 else actions))
    return game


def records(names: Iterable[str], games: int) -> str:
    """Returns a file of games, in these modes in turn."""
    rng = random.Random(1)
    modes = [Mode.named(name) for name in names]
    return core.format_records(random_game(modes[index % len(modes)], rng) for index in range(games))


def seconds(parse: Callable[..., Iterable[object]], text: str, games: int, repeats: int) -> float:
    """Returns the shortest processor time of several readings."""
    best = float("inf")
    for _ in range(repeats):
        start = time.process_time()
        read = sum(1 for _ in parse(text, longest=_LONGEST_TEXT))
        best = min(best, time.process_time() - start)
        assert read == games
    return best


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description="Speed of the readers of records.")
    parser.add_argument("--games", type=int, default=GAMES, help=f"games in each set (default {GAMES})")
    games = parser.parse_args().games
    print(f"{'games':<16} {'actions':>8} {'reader':<12} {'seconds':>8} {'µs per action':>14}")
    for label, names in {"classic2": ["classic2"], "all modes": MODES}.items():
        text = records(names, games)
        actions = sum(len(game.actions) for game in core.parse_records(text, longest=_LONGEST_TEXT))
        for reader, parse, repeats in (("core", core.parse_records, 3), ("rules", rules.parse_records, 1)):
            print(f"  {reader}: {label} ...", file=sys.stderr)
            spent = seconds(parse, text, games, repeats)
            print(f"{label:<16} {actions:>8,} {reader:<12} {spent:>8.3f} {spent / actions * 1e6:>14.1f}")


if __name__ == "__main__":
    main()
