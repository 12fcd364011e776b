"""Counts the leaves of the game tree; depth counts actions and a finished game has no children.

Run from `tests/`: `python -m brute.perft pacman A1 5`, `python -m brute.perft classic2 9 10 2`.
"""

from __future__ import annotations

import sys
import time
from typing import Protocol, Self

from .advanced import Advanced
from .classic import Classic
from .mazes import MAZES
from .pacman import Pacman


class Position(Protocol):
    """The common interface of the three position classes."""

    def tokens(self) -> list[str]:
        """All legal actions."""

    def play(self, token: str) -> Self:
        """The position after an action."""

    def over(self) -> tuple[str, str | None] | None:
        """Reason and winner, or None."""

    def turn(self) -> str:
        """The side to move."""

    def state(self) -> dict[str, object]:
        """Plain data for comparing."""


def perft(position: Position, depth: int) -> int:
    """Returns the number of sequences of `depth` legal actions."""
    if depth == 0:
        return 1
    tokens = position.tokens()
    if depth == 1:
        return len(tokens)
    return sum(perft(position.play(token), depth - 1) for token in tokens)


def divide(position: Position, depth: int) -> dict[str, int]:
    """Returns the same count per first action."""
    return {token: perft(position.play(token), depth - 1) for token in position.tokens()}


def make(words: list[str]) -> Position:
    """Returns the start position that the command line names: `pacman A1`, `advanced chamber`, `classic2 9 10`."""
    if words[0] == "pacman":
        return Pacman(MAZES[words[1]])
    if words[0] == "advanced":
        return Advanced(MAZES[words[1]])
    return Classic(words[0], int(words[1]), int(words[2]))


def main(words: list[str]) -> None:
    """Prints the counts for every depth up to the last argument."""
    position = make(words[:-1])
    for depth in range(1, int(words[-1]) + 1):
        begin = time.perf_counter()
        print(depth, perft(position, depth), f"{time.perf_counter() - begin:.1f} s", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
