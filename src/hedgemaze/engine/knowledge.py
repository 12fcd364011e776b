"""Evaluation without search: values, priors, solved races, and wins and catches within the current turn.

The functions are implemented in C++, where the search uses them; this module exposes them to tests, analysis and play
without search.
"""

from __future__ import annotations

from collections.abc import Iterable

from hedgemaze.core import Position
from hedgemaze.core._choose import native
from hedgemaze.core.position import check_position
from hedgemaze.engine.report import Proof
from hedgemaze.engine.search_root import piece_bits
from hedgemaze.rules import Action, Piece, Side, from_number


def evaluate(position: Position) -> dict[Side, float]:
    """Returns each side's expected share of the point, by the static evaluation.

    >>> from hedgemaze.rules import Mode
    >>> values = evaluate(Position.start(Mode.named("classic2")))
    >>> round(sum(values.values()), 5), values[Side.SOUTH] > 0.5
    (1.0, True)
    """
    return dict(zip(position.mode.sides, native.values(_inner(position)), strict=True))


def final_shares(position: Position, winner: Side | None) -> dict[Side, float]:
    """Returns each side's share of the point if the game ends here with that winner; None is a draw.

    >>> from hedgemaze.rules import Mode
    >>> list(final_shares(Position.start(Mode.named("classic2")), Side.NORTH).values())
    [0.0, 1.0]
    """
    sides = position.mode.sides
    found = native.final_shares(_inner(position), None if winner is None else sides.index(winner))
    return dict(zip(sides, found, strict=True))


def open_winner(position: Position) -> Side | None:
    """Returns the winner of a game in which nobody can force a result, by the house rules; None is a draw."""
    index = native.open_winner(_inner(position))
    return None if index is None else position.mode.sides[index]


def priors(position: Position) -> dict[Action, float]:
    """Returns the prior probability of each legal action: positive, with sum 1. Empty if the game is over."""
    return dict(zip(position.legal_actions(), native.priors(_inner(position)), strict=True))


def race(position: Position) -> Proof | None:
    """Returns the exact result of a classic race of two pawns without fences in stock, ignoring repetition.

    None if the position is no such race. The first call per fence layout costs a few hundred microseconds.

    >>> race(Position.parse("classic2 - Se5Na5 0,0 - S - 40"))
    Proof(winner=<Side.SOUTH: 'S'>, actions=7)
    """
    return _proof(position, native.race(_inner(position)))


def race_by_running(position: Position) -> Proof | None:
    """Returns the winner of a race in which the pawns cannot get in each other's way; `actions` is an upper bound."""
    return _proof(position, native.race_by_running(_inner(position)))


def winning_action(position: Position, pieces: Iterable[Piece] | None = None) -> Action | None:
    """Returns the first of the actions that win the game within this turn, or None.

    ``pieces`` are the pieces that may be moved; None for all.
    """
    return _action(position, native.winning_action(_inner(position), piece_bits(position.mode, pieces)))


def catching_action(position: Position, pieces: Iterable[Piece] | None = None) -> Action | None:
    """Returns the ghosts' next action towards a catch that they can force in this phase, or None.

    ``pieces`` are the ghosts that may be moved; None for all.
    """
    return _action(position, native.catching_action(_inner(position), piece_bits(position.mode, pieces)))


def is_safe(position: Position) -> bool:
    """Returns whether PAC-MAN survives the ghosts' next phase; on PAC-MAN's turn, after the best rest of the turn."""
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
