"""What the core knows of a position without search: values, priors, solved races, and what this turn holds for certain.

All of it is in C++ (`native/knowledge`: evaluation, race, tactics), where the search uses it; this is its face
for tests, analysis and play without search.
"""

from __future__ import annotations

from collections.abc import Iterable

from hedgemaze.core import Position
from hedgemaze.core._choose import native
from hedgemaze.core.position import check_position
from hedgemaze.engine.report import Proof
from hedgemaze.engine.search_root import piece_bits
from hedgemaze.rules import Action, Piece, Side, from_number

__all__ = ["catching_action", "evaluate", "is_safe", "priors", "race", "race_by_running", "winning_action"]


def evaluate(position: Position) -> dict[Side, float]:
    """Returns what each side may expect of the game's one point, judged without looking ahead.

    >>> from hedgemaze.rules import Mode
    >>> values = evaluate(Position.start(Mode.named("classic2")))
    >>> round(sum(values.values()), 5), values[Side.SOUTH] > 0.5
    (1.0, True)
    """
    return dict(zip(position.mode.sides, native.values(_inner(position)), strict=True))


def priors(position: Position) -> dict[Action, float]:
    """Returns how promising each legal action looks; all together 1, and none 0. Empty when the game is over."""
    return dict(zip(position.legal_actions(), native.priors(_inner(position)), strict=True))


def race(position: Position) -> Proof | None:
    """Returns how a classic game of two ends when nobody has a fence left: exact, repetition left aside.

    None if the position is no such race. The first question of a layout costs a few hundred microseconds.

    >>> race(Position.parse("classic2 - Se5Na5 0,0 - S - 40"))
    Proof(winner=<Side.SOUTH: 'S'>, actions=7)
    """
    return _proof(position, native.race(_inner(position)))


def race_by_running(position: Position) -> Proof | None:
    """Returns who wins a race by running out of the other's reach, if it is so simple; `actions` is an upper bound."""
    return _proof(position, native.race_by_running(_inner(position)))


def winning_action(position: Position, pieces: Iterable[Piece] | None = None) -> Action | None:
    """Returns the first action of a run that wins in this turn, or None if there is none.

    ``pieces`` are those that may be moved; all, if it is left out.
    """
    return _action(position, native.winning_action(_inner(position), piece_bits(position.mode, pieces)))


def catching_action(position: Position, pieces: Iterable[Piece] | None = None) -> Action | None:
    """Returns the ghosts' next action on the way to a catch that they can force in this phase, or None."""
    return _action(position, native.catching_action(_inner(position), piece_bits(position.mode, pieces)))


def is_safe(position: Position) -> bool:
    """Tells whether PAC-MAN can come through the ghosts' next phase; on his turn, by some way of finishing it."""
    return native.is_safe(_inner(position))


def _inner(position: Position) -> native.Position:
    check_position(position)
    return position._native


def _action(position: Position, number: int | None) -> Action | None:
    return None if number is None else from_number(number, position.mode.family, position.mode.size)


def _proof(position: Position, found: tuple[int | None, int] | None) -> Proof | None:
    if found is None:
        return None
    winner, actions = found
    return Proof(None if winner is None else position.mode.sides[winner], actions)
