"""Plays random games of every mode and prints how long they are, how wide, and who wins.

python examples/random_games.py --games 200 --seed 1
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from statistics import mean

from hedgemaze.core import Game
from hedgemaze.rules import MODES, Mode


def play(mode: Mode, chance: random.Random, most: int) -> tuple[Game, list[int]]:
    """Plays one random game; returns it with the number of legal actions in each position."""
    game, choices = Game(mode), list[int]()
    while game.outcome() is None and len(game.actions) < most:
        legal = game.position.legal_actions()
        choices.append(len(legal))
        game.play(chance.choice(legal))
    return game, choices


def main() -> None:
    """Prints one line per mode."""
    parser = argparse.ArgumentParser(description="Random self-play with statistics.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--most", type=int, default=2_000, help="actions after which a game is cut short")
    options = parser.parse_args()
    print("mode      actions  choices  results")
    for name in MODES:
        chance = random.Random(options.seed)
        games = [play(Mode.named(name), chance, options.most) for _ in range(options.games)]
        actions = mean(len(game.actions) for game, _ in games)
        choices = mean(count for _, counts in games for count in counts)
        ends = Counter(_end(game) for game, _ in games)
        results = ", ".join(f"{end} {100 * count / len(games):.0f}%" for end, count in ends.most_common())
        print(f"{name:<9} {actions:7.1f}  {choices:7.1f}  {results}")


def _end(game: Game) -> str:
    outcome = game.outcome()
    if outcome is None:
        return "cut short"
    return "draw" if outcome.winner is None else outcome.winner.name.lower()


if __name__ == "__main__":
    main()
