"""Time management: a soft and a hard budget for one action, from the clock and the expected rest of the game.

Pure functions that read no clock. ``early_stop`` ends a search before or after its soft budget.
"""

from __future__ import annotations

from dataclasses import dataclass

from hedgemaze.rules import Family, Position, Side

OVERHEAD_S = 0.012
"""Default reserve per action besides the search: pipes, reports, a busy machine."""

_MAX_SHARE_OF_FREE = 0.25
"""Upper bound of the hard budget, as a share of the time that is not reserved."""
_EARLY_STOPS = 1.4
"""The soft budget is this multiple of an even share of the clock, because many searches end early."""
_STRETCH = 3.0
"""The hard budget as a multiple of the soft budget."""
_MIN_ACTIONS = 8.0
"""Lower bound of the expected actions: fences make a race longer than its distance."""
_DETOURS = 1.25
"""Classic: actual actions per expected action, measured in games between levels."""
_TURN_ACTIONS = {
    (Family.PACMAN, Side.PACMAN): 2.1,
    (Family.PACMAN, Side.GHOSTS): 3.8,
    (Family.ADVANCED, Side.PACMAN): 2.5,
    (Family.ADVANCED, Side.GHOSTS): 6.3,
}
"""Average actions per turn, measured in games between levels; a classic turn is one action."""
_TURNS = {Family.PACMAN: (6.0, 10.0), Family.ADVANCED: (4.0, 4.7)}
"""Turns until the end of the game: a constant, and turns per pellet left, fitted to games between levels. The advanced
mode gets three turns more than measured, because its last pellet may take long."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Seconds for one action, both 0 or more.

    >>> budget = Budget(soft_s=2.0, hard_s=6.0)
    >>> budget.hard_s / budget.soft_s
    3.0
    """

    soft_s: float
    """Usual time of an action."""
    hard_s: float
    """Upper bound; at least `soft_s`."""


def budget_for(
    left_s: float,
    increment_s: float = 0.0,
    *,
    actions_left: float,
    actions_per_turn: float = 1.0,
    overhead_s: float = OVERHEAD_S,
) -> Budget:
    """Returns the budget of one action.

    The clock does not run out, even if every action takes its hard budget, provided that no action costs more than the
    overhead besides its search, and that the game has no more actions than expected or the increment covers the
    overhead.

    Args:
        left_s: time left on the clock.
        increment_s: added after each turn.
        actions_left: own actions until the end of the game, including this one; see `expected_actions`.
        actions_per_turn: own actions per increment.
        overhead_s: reserve per action besides its search; more than 0.

    >>> budget_for(60.0, actions_left=30)
    Budget(soft_s=2.782..., hard_s=8.346...)
    >>> budget_for(0.005, 10.0, actions_left=30)
    Budget(soft_s=0.0, hard_s=0.0)
    """
    actions = max(actions_left, _MIN_ACTIONS)
    share_s = increment_s / actions_per_turn
    # The increment comes at the end of a turn; until then the reserve covers two usual turns.
    reserve_s = overhead_s * (2 * actions_per_turn + actions * max(0.0, 1 - share_s / overhead_s))
    free_s = max(0.0, left_s - reserve_s)
    ceiling_s = _MAX_SHARE_OF_FREE * free_s
    soft_s = min(ceiling_s, _EARLY_STOPS * free_s / actions + max(0.0, share_s - overhead_s))
    return Budget(soft_s, min(ceiling_s, _STRETCH * soft_s))


def turn_actions(position: Position) -> float:
    """Returns the usual number of actions per turn of the side to move.

    >>> from hedgemaze.rules import Mode
    >>> turn_actions(Position.start(Mode.named("classic2"))), turn_actions(Position.start(Mode.named("pacman")))
    (1.0, 2.1)
    """
    return _TURN_ACTIONS.get((position.mode.family, position.side), 1.0)


def expected_actions(position: Position) -> float:
    """Returns the expected number of actions of the side to move until the end of the game, including this one.

    Classic: the steps to its goal, its fences, and one step per fence of an average rival. PAC-MAN modes: estimated
    from the number of pellets left.

    >>> from hedgemaze.rules import MODES, Mode
    >>> [round(expected_actions(Position.start(Mode.named(name)))) for name in MODES]
    [35, 25, 22, 97, 57]
    """
    family, side = position.mode.family, position.side
    if family is Family.CLASSIC:
        rivals = [position.stock(other) for other in position.playing if other is not side]
        steps = position.distance(side) or 0
        return _DETOURS * (steps + position.stock(side) + sum(rivals) / max(1, len(rivals)))
    always, per_pellet = _TURNS[family]
    return (always + per_pellet * position.pellets.bit_count()) * turn_actions(position)
