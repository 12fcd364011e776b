"""Perft: counts action sequences, the standard test that two programs implement the same rules."""

from __future__ import annotations

from hedgemaze.rules.actions import Action
from hedgemaze.rules.base_position import BasePosition


def perft(position: BasePosition, depth: int) -> int:
    """Returns the number of action sequences of that length; a finished game has no children.

    >>> from hedgemaze.rules import Mode, Position
    >>> perft(Position.start(Mode.named("classic2", size=3, fences=1)), 4)
    1172
    """
    if depth == 0:
        return 1
    actions = position.legal_actions()
    if depth == 1:
        return len(actions)
    return sum(perft(position.play_unchecked(action), depth - 1) for action in actions)


def divide(position: BasePosition, depth: int) -> dict[Action, int]:
    """Returns the perft count below each action, to find where two programs disagree.

    >>> from hedgemaze.rules import Mode, Position
    >>> counts = divide(Position.start(Mode.named("classic2", size=3, fences=1)), 3)
    >>> len(counts), sum(counts.values())
    (11, 316)
    """
    return {action: perft(position.play_unchecked(action), depth - 1) for action in position.legal_actions()}
