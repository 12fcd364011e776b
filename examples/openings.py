"""Counts the openings in a file of records: how often each was played, and how it scored for the side that began.

Without a file it makes a thousand records first: games of hasty players, who mostly take the shortest way.

    python examples/openings.py --make games.hedge --games 1000
    python examples/openings.py games.hedge --depth 2
"""

from __future__ import annotations

import argparse
import random
import tempfile
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from hedgemaze.core import Game, format_record, parse_records
from hedgemaze.errors import HedgemazeError
from hedgemaze.rules import Mode


def hasty_game(mode: Mode, chance: random.Random) -> Game:
    """Plays a game in which both sides take the shortest way, but place a random fence now and then."""
    game = Game(mode)
    while game.outcome() is None:
        position = game.position
        legal = position.legal_actions()
        steps = [action for action in legal if len(str(action)) == 2]
        best = min(steps, key=lambda step: position.play_unchecked(step).distance(position.side) or 0, default=legal[0])
        game.play(chance.choice(legal) if chance.random() < 0.3 else best)
    return game


def write_games(path: Path, count: int, seed: int) -> None:
    """Writes a file of records."""
    chance, mode = random.Random(seed), Mode.named("classic2", size=7, fences=4)
    with path.open("w", encoding="utf-8") as file:
        for _ in range(count):
            file.write(format_record(hasty_game(mode, chance)) + "\n")


def count_openings(games: Iterable[Game], depth: int) -> dict[tuple[str, ...], list[float]]:
    """Returns, by the first actions, the points of the side that began in each game."""
    found: dict[tuple[str, ...], list[float]] = defaultdict(list)
    for game in games:
        outcome = game.outcome()
        if outcome is not None and len(game.actions) >= depth:
            points = 0.5 if outcome.winner is None else float(outcome.winner is game.start.side)
            found[tuple(map(str, game.actions[:depth]))].append(points)
    return found


def main() -> None:
    """Prints the most frequent openings."""
    parser = argparse.ArgumentParser(description="Opening statistics of a file of records.")
    parser.add_argument("file", type=Path, nargs="?", help="a file of records; games are made if it is missing")
    parser.add_argument("--make", type=Path, metavar="FILE", help="only make a file of records")
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--depth", type=int, default=2, help="actions of an opening")
    parser.add_argument("--top", type=int, default=8, help="how many openings to print")
    options = parser.parse_args()
    if options.make is not None:
        write_games(options.make, options.games, options.seed)
        return
    with tempfile.TemporaryDirectory() as folder:
        path = options.file or Path(folder) / "games.hedge"
        if options.file is None:
            write_games(path, options.games, options.seed)
        bad: list[HedgemazeError] = []
        with path.open(encoding="utf-8") as file:
            found = count_openings(parse_records(file, on_error=bad.append), options.depth)
    total = sum(map(len, found.values()))
    print(f"{total} games, {len(found)} openings of {options.depth} actions, {len(bad)} games cannot be read")
    for opening, points in sorted(found.items(), key=lambda each: -len(each[1]))[: options.top]:
        score = 100 * sum(points) / len(points)
        print(f"{' '.join(opening):<12} {len(points):5} games  {score:5.1f}% for the side that began")


if __name__ == "__main__":
    main()
