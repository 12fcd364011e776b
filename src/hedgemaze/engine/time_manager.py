"""How much of a clock one action may take: a soft and a hard budget, from the clock and from what is left to play.

Pure numbers, no clock of its own. What ends a search before or after its soft budget is in ``early_stop``.
"""

from __future__ import annotations

from dataclasses import dataclass

from hedgemaze.rules import Family, Position, Side

__all__ = ["OVERHEAD_S", "Budget", "budget_for", "expected_actions", "turn_actions"]

OVERHEAD_S = 0.012
"""Set aside for each action beside the search, where nothing better is known: pipes, reports, a busy machine."""

_MOST_OF_FREE = 0.25
"""The hard budget's share of what is not reserved."""
_EARLY_STOPS = 1.4
"""An even share of the clock, times this, is the soft budget: searches that end early leave the rest unused."""
_STRETCH = 3.0
"""The hard budget in soft budgets."""
_FEWEST_ACTIONS = 8.0
"""Fences still make a race longer than it looks, and a game may end later than expected."""
_DETOURS = 1.25
"""Classic: actions that games between levels take for one that is expected."""
_TURN_ACTIONS = {
    (Family.PACMAN, Side.PACMAN): 2.1,
    (Family.PACMAN, Side.GHOSTS): 3.8,
    (Family.ADVANCED, Side.PACMAN): 2.5,
    (Family.ADVANCED, Side.GHOSTS): 6.3,
}
"""On the average of games between levels; in classic a turn is one action."""
_TURNS = {Family.PACMAN: (6.0, 10.0), Family.ADVANCED: (4.0, 4.7)}
"""Turns until the end of the game: always, and for each pellet that is left; games between levels took as many, in the
advanced mode three fewer, but there the last pellet may take long."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Seconds for one action, both 0 or more."""

    soft_s: float
    """What an action usually takes."""
    hard_s: float
    """What it never exceeds; not below `soft_s`."""


def budget_for(
    left_s: float,
    increment_s: float = 0.0,
    *,
    actions_left: float,
    actions_per_turn: float = 1.0,
    overhead_s: float = OVERHEAD_S,
) -> Budget:
    """Returns what one action may take of a clock.

    If no action costs more than the overhead beside its search, and no more actions are played than expected or the
    increment covers that overhead, the clock does not run out, even when every action takes its hard budget.

    Args:
        left_s: what the clock shows.
        increment_s: added after each turn.
        actions_left: own actions until the end of the game, this one included, as `expected_actions` has them.
        actions_per_turn: own actions that share one increment.
        overhead_s: set aside for each action beside its search; more than 0.

    >>> budget_for(60.0, actions_left=30)
    Budget(soft_s=2.782..., hard_s=8.346...)
    >>> budget_for(0.005, 10.0, actions_left=30)
    Budget(soft_s=0.0, hard_s=0.0)
    """
    actions = max(actions_left, _FEWEST_ACTIONS)
    share_s = increment_s / actions_per_turn
    # The increment comes at the end of a turn: until then twice a usual turn has to be paid for.
    reserve_s = overhead_s * (2 * actions_per_turn + actions * max(0.0, 1 - share_s / overhead_s))
    free_s = max(0.0, left_s - reserve_s)
    ceiling_s = _MOST_OF_FREE * free_s
    soft_s = min(ceiling_s, _EARLY_STOPS * free_s / actions + max(0.0, share_s - overhead_s))
    return Budget(soft_s, min(ceiling_s, _STRETCH * soft_s))


def turn_actions(position: Position) -> float:
    """Returns how many actions a turn of the side to move usually has."""
    return _TURN_ACTIONS.get((position.mode.family, position.side), 1.0)


def expected_actions(position: Position) -> float:
    """Returns how many actions of its own the side to move may expect until the game ends, this one included.

    Classic: the steps to its goal, the fences that it has left, and a step for each fence of one rival. PAC-MAN modes:
    the turns that the pellets on the board usually last.

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
