"""Games solved by brute force: every position of a small game, and short forced wins of any game."""

from __future__ import annotations

from hedgemaze import core
from hedgemaze.rules import Side

__all__ = ["can_win_in_turn", "forced_win", "solved"]


def solved(start: core.Position) -> dict[str, tuple[Side | None, int]]:
    """Returns the winner and the number of actions to the end for every position below this one, by key.

    The winner is None if both sides can play on for ever. The winner minimises the length, the loser maximises it.
    """
    parents: dict[str, list[str]] = {start.key: []}
    left: dict[str, int] = {}
    sides: dict[str, Side] = {}
    answers: dict[str, tuple[Side | None, int]] = {}
    waiting = [start]
    while waiting:
        position = waiting.pop()
        key = position.key
        sides[key] = position.side
        outcome = position.outcome()
        if outcome is not None:
            answers[key] = (outcome.winner, 0)
            continue
        after = [position.play_unchecked(action) for action in position.legal_actions()]
        left[key] = len(after)
        for child in after:
            if child.key not in parents:
                parents[child.key] = []
                waiting.append(child)
            parents[child.key].append(key)
    layer = list(answers)
    actions = 0
    while layer:  # all positions decided in the same number of actions
        actions += 1
        following = []
        for key in layer:
            winner = answers[key][0]
            for parent in parents[key]:
                if parent in answers or winner is None:
                    continue
                left[parent] -= 1
                if sides[parent] is winner or left[parent] == 0:
                    answers[parent] = (winner, actions)
                    following.append(parent)
        layer = following
    return {key: answers.get(key, (None, -1)) for key in parents}


def forced_win(position: core.Position, actions: int) -> Side | None:
    """Returns the side that can force a win within `actions` actions, or None; both sides are tried."""
    outcome = position.outcome()
    if outcome is not None:
        return outcome.winner
    if actions == 0:
        return None
    results = {forced_win(position.play_unchecked(action), actions - 1) for action in position.legal_actions()}
    if position.side in results:
        return position.side
    return results.pop() if len(results) == 1 else None


def can_win_in_turn(position: core.Position, depth: int) -> bool:
    """Returns whether the side to move can win within this number of its own actions."""
    side = position.side
    for action in position.legal_actions():
        after = position.play_unchecked(action)
        ended = after.outcome()
        if ended is not None:
            if ended.winner is side:
                return True
        elif depth > 1 and after.side is side and can_win_in_turn(after, depth - 1):
            return True
    return False
