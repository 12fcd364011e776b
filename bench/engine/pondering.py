"""How often pondering hits: ``python -m bench.engine.pondering``.

A level of the computer stands for the person. Before each of its turns the expected lines are found as
`hedgemaze.engine.players.pondering` finds them; the turn hits if it follows one of them. Nothing is timed, so the
result does not depend on the machine.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field

from hedgemaze import core
from hedgemaze.engine import LevelPlayer, Limit, Search
from hedgemaze.engine.players.pondering import expected_lines
from hedgemaze.rules import Action, Mode

NODES = 4_000
LINES = 3
LONGEST = 300


@dataclass(slots=True)
class Hits:
    """Turns, and how many of them followed the first, second and third line."""

    turns: int = 0
    by_rank: Counter[int] = field(default_factory=Counter)

    def share(self, lines: int) -> float:
        """Returns the share of turns that one of the first lines expected."""
        return sum(self.by_rank[rank] for rank in range(lines)) / max(1, self.turns)


def play(mode: str, level: int, seed: int, hits: Hits) -> None:
    """Plays one game of a level against itself and counts the hits before the last side's turns."""
    game = core.Game(Mode.named(mode))
    side = game.mode.sides[-1]
    player = LevelPlayer(level, seed)
    while not game.outcome() and len(game.entries) < LONGEST:
        before = game.position.side
        expected: list[tuple[Action, ...]] = []
        if before is not side:
            report = Search(game, network="small", memory_mb=16).run(Limit(nodes=NODES))
            expected = list(expected_lines(game, report, side, LINES))
        count = len(game.actions)
        game.play(player.choose(game))
        while not game.outcome() and game.position.side is before and len(game.mode.sides) == 2 and before is not side:
            game.play(player.choose(game))
        if before is not side and not game.outcome() and game.position.side is side:
            hits.turns += 1
            turn = game.actions[count:]
            hits.by_rank[next((rank for rank, line in enumerate(expected) if line == turn), -1)] += 1


def main() -> None:
    """Prints one line per mode and level."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--modes", nargs="*", default=["classic2", "classic4", "pacman", "advanced"])
    parser.add_argument("--levels", nargs="*", type=int, default=[2, 4, 7])
    parser.add_argument("--games", type=int, default=4)
    options = parser.parse_args()
    print(f"{'mode':10}{'level':>6}{'turns':>7}{'first line':>12}{'three lines':>13}")
    for mode in options.modes:
        for level in options.levels:
            hits = Hits()
            for seed in range(options.games):
                play(mode, level, seed, hits)
            print(f"{mode:10}{level:6}{hits.turns:7}{hits.share(1):12.0%}{hits.share(LINES):13.0%}", flush=True)


if __name__ == "__main__":
    main()
