"""Grading: how often each level finds the right turn, and the difficulty that follows from it."""

from __future__ import annotations

from hedgemaze import core
from hedgemaze.core import stream_seed
from hedgemaze.engine import Level, LevelPlayer, levels
from hedgemaze.puzzles.turns import is_turn_over, result_key

TRIES = 6
_ENOUGH = 2 / 3
"""A level solves a puzzle if it finds the right turn in this share of its tries."""


def solved_by(position: core.Position, right: set[str], seed: int) -> tuple[float, ...]:
    """Returns the share of tries in which each level finds one of the right turns, level 1 first.

    Args:
        position: the position before the turn.
        right: the keys of the positions after the right turns.
        seed: seed of the tries.
    """
    shares = []
    for level in levels(position.mode, position.side):
        tries = TRIES if _is_random(level) else 1
        found = sum(
            _result_of(position, LevelPlayer(level, stream_seed(seed, level.number, number))) in right
            for number in range(tries)
        )
        shares.append(round(found / tries, 2))
    return tuple(shares)


def difficulty_of(solved: tuple[float, ...]) -> int:
    """Returns the difficulty, 1 to 5, by the weakest level that solves the puzzle and has only solvers above it.

    >>> difficulty_of((1.0, 1.0, 1.0, 1.0, 1.0)), difficulty_of((0.0, 0.5, 1.0, 1.0, 1.0)), difficulty_of((1.0, 0.0))
    (1, 3, 5)
    """
    weakest = len(solved)
    while weakest > 0 and solved[weakest - 1] >= _ENOUGH - 0.01:
        weakest -= 1
    return 5 if weakest == len(solved) else 1 + 4 * weakest // (len(solved) - 1)


def _is_random(level: Level) -> bool:
    return bool(level.skill.overlook or level.skill.noise or level.skill.looseness)


def _result_of(position: core.Position, player: LevelPlayer) -> str:
    """Returns the key of the position after the turn that a player plays."""
    while True:
        after = position.play(player.choose(position))
        if is_turn_over(position, after):
            return result_key(after)
        position = after
