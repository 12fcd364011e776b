"""The turns of a side: every position that a turn can end in, and one way to each of them."""

from __future__ import annotations

from collections.abc import Iterable

from hedgemaze import core
from hedgemaze.rules import Action

Results = dict[str, tuple[core.Position, tuple[Action, ...]]]
"""The positions in which a turn can end, by key, each with one way to it."""


def results(position: core.Position, limit: int) -> Results:
    """Returns the positions in which a turn that begins or goes on here can end, by key, each with one way to it.

    Ways to the same position count once: the ghosts move in any order, and a piece may go round a fence on either side.
    The dictionary is empty if there are more than `limit`.
    """
    found: Results = {}
    seen = {position.key}
    waiting: list[tuple[core.Position, tuple[Action, ...]]] = [(position, ())]
    for here, way in waiting:
        for action in here.legal_actions():
            after = here.play_unchecked(action)
            if is_turn_over(here, after):
                found.setdefault(result_key(after), (after, (*way, action)))
            elif after.key not in seen:
                seen.add(after.key)
                waiting.append((after, (*way, action)))
        if len(found) > limit or len(seen) > 4 * limit:
            return {}
    return found


def play_way(position: core.Position, way: Iterable[Action]) -> core.Position:
    """Returns the position after the actions of a turn, which must be legal."""
    for action in way:
        position = position.play_unchecked(action)
    return position


def is_turn_over(before: core.Position, after: core.Position) -> bool:
    """Returns whether an action has ended the turn, or the game."""
    return after.outcome() is not None or after.begins_turn_after(before)


def result_key(position: core.Position) -> str:
    """Returns what identifies the position after a turn: its key, or who has won."""
    outcome = position.outcome()
    return position.key if outcome is None else f"won {outcome.winner.letter if outcome.winner else '-'}"
