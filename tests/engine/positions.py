"""Random positions for tests of the engine, from games with random house rules and mazes."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hedgemaze import core
from hedgemaze.rules import Mode
from tests.rules.random_modes import random_mode

LONGEST_GAME = 250


def play_randomly(board: core.Board, rng: random.Random, fences: float) -> None:
    """Plays one action; a fence only with some probability, if there is anything else."""
    numbers = list(board.legal_numbers())
    squares = board.mode.size**2 * (1 if board.mode.name.startswith("classic") else 5)
    steps = [number for number in numbers if number < squares]
    board.play_unchecked(rng.choice(steps if steps and rng.random() > fences else numbers))


def random_game(mode: Mode, rng: random.Random, fences: float = 0.3) -> Iterator[core.Position]:
    """All positions of a random game, including the last."""
    board = core.Board(core.Position.start(mode))
    for _ in range(LONGEST_GAME):
        yield board.position
        if board.is_over():
            return
        play_randomly(board, rng, fences)


def random_positions(name: str, seed: int, games: int, share: float = 1.0) -> Iterator[core.Position]:
    """A share of the positions of random games of a mode, each game with random house rules."""
    for number in range(games):
        rng = random.Random(f"{name} {seed} {number}")
        for position in random_game(random_mode(name, rng), rng, rng.choice((0.1, 0.3, 0.6))):
            if rng.random() < share:
                yield position
