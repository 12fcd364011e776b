"""How levels walk, counted from match logs: ``python -m bench.engine.walking_style LOG...``.

Two kinds of steps look inhuman: a step straight back to the previous square without a new fence in between, and a
detour, which does not shorten the path to the goal. The random actions of openings are counted too.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from hedgemaze.arena.log import read_log
from hedgemaze.arena.referee import GameResult
from hedgemaze.rules import Move, Piece, Place, Side, Square, parse_record


@dataclass(slots=True)
class WalkingStyle:
    """The steps and fences of one player in a match."""

    seats: int = 0
    steps: int = 0
    back: int = 0
    detours: int = 0
    fences: int = 0

    def __str__(self) -> str:
        """Returns the counts as shares, for a table."""
        steps, seats = max(self.steps, 1), max(self.seats, 1)
        return (
            f"{self.back / steps:.1%} of {self.steps} steps straight back, {self.detours / steps:.1%} no nearer, "
            f"{self.steps / seats:.1f} steps and {self.fences / seats:.1f} fences per game"
        )


def walking_styles(results: Iterable[GameResult]) -> dict[str, WalkingStyle]:
    """Counts the steps of each player in the games of a classic match."""
    found: dict[str, WalkingStyle] = {}
    for result in results:
        for name in result.seats.values():
            found.setdefault(name, WalkingStyle()).seats += 1
        _count(result, found)
    return found


def _count(result: GameResult, found: dict[str, WalkingStyle]) -> None:
    game = parse_record(result.record)
    previous: dict[Side, tuple[Square | None, int]] = {}  # the square before the last step, and the number of fences
    for position, after, entry in zip(game.positions[:-1], game.positions[1:], game.entries, strict=True):
        side = position.side
        style = found[result.seats[side.letter]]
        fences = len(position.fences)
        if isinstance(entry, Move):
            style.steps += 1
            style.back += previous.get(side) == (entry.square, fences)
            style.detours += (after.distance(side) or 0) >= (position.distance(side) or 0)
            previous[side] = position.square_of(Piece(side.value)), fences
        elif isinstance(entry, Place):
            style.fences += 1


def main() -> None:
    """Prints a line per player and log."""
    for name in sys.argv[1:]:
        _, results = read_log(Path(name))
        draws = sum(result.result == "draw" for result in results)
        print(f"{Path(name).name}: {len(results)} games, {draws} drawn")
        for player, style in sorted(walking_styles(results).items()):
            print(f"  {player}: {style}", flush=True)


if __name__ == "__main__":
    main()
