"""How levels walk, counted in the logs of matches: ``python -m bench.manner LOG...``.

A step that goes straight back, to the square before, though nobody has placed a fence since, is what no child does; a
step that leads no nearer to the goal is a detour. Openings, which are drawn, are counted with the rest.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from hedgemaze.arena.log import read_log
from hedgemaze.arena.referee import GameResult
from hedgemaze.rules import Move, Place, Side, Square, parse_record


@dataclass(slots=True)
class Manner:
    """What one player did in a match."""

    seats: int = 0
    steps: int = 0
    back: int = 0
    astray: int = 0
    fences: int = 0

    def __str__(self) -> str:
        """Returns the counts as shares, for a table."""
        steps, seats = max(self.steps, 1), max(self.seats, 1)
        return (
            f"{self.back / steps:.1%} of {self.steps} steps straight back, {self.astray / steps:.1%} no nearer, "
            f"{self.steps / seats:.1f} steps and {self.fences / seats:.1f} fences a game"
        )


def manners(results: Iterable[GameResult]) -> dict[str, Manner]:
    """Counts how each player of a match in classic walked."""
    found: dict[str, Manner] = {}
    for result in results:
        for name in result.seats.values():
            found.setdefault(name, Manner()).seats += 1
        _count(result, found)
    return found


def _count(result: GameResult, found: dict[str, Manner]) -> None:
    game = parse_record(result.record)
    stood: dict[Side, tuple[Square, int]] = {}
    for position, after, entry in zip(game.positions[:-1], game.positions[1:], game.entries, strict=True):
        side = position.side
        manner = found[result.seats[side.letter]]
        fences = len(position.fences)
        if isinstance(entry, Move):
            manner.steps += 1
            manner.back += stood.get(side) == (entry.square, fences)
            manner.astray += len(after.shortest_path(side)) >= len(position.shortest_path(side))
            stood[side] = position.shortest_path(side)[0], fences
        elif isinstance(entry, Place):
            manner.fences += 1


def main() -> None:
    """Prints a line for every player of every log."""
    for name in sys.argv[1:]:
        _, results = read_log(Path(name))
        draws = sum(result.result == "draw" for result in results)
        print(f"{Path(name).name}: {len(results)} games, {draws} drawn")
        for player, manner in sorted(manners(results).items()):
            print(f"  {player}: {manner}", flush=True)


if __name__ == "__main__":
    main()
