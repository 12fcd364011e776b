"""Small games solved exhaustively, backwards from their ends: what a search may prove, and must not miss."""

from __future__ import annotations

from collections import defaultdict, deque

from hedgemaze import core

Solution = dict[int, int | None]
"""By hash of the position: index of the side that wins by force; None where neither can."""


def solve(start: core.Position) -> Solution:
    """Solves every position that can be reached from here: two sides, no limits, repetition as a draw."""
    held = {start.hash: start._native}
    children: dict[int, list[int]] = {}
    parents: dict[int, list[int]] = defaultdict(list)
    won: dict[int, int] = {}
    waiting = [start.hash]
    while waiting:
        key = waiting.pop()
        position = held[key]
        ended = position.outcome()
        if ended is not None:
            assert ended[1] is not None
            won[key] = ended[1]
            children[key] = []
            continue
        below = set()
        for number in position.legal_numbers():
            after = position.play_unchecked(number)
            below.add(after.hash)
            if after.hash not in held:
                held[after.hash] = after
                waiting.append(after.hash)
        children[key] = sorted(below)
        for child in children[key]:
            parents[child].append(key)

    open_children = {key: len(below) for key, below in children.items()}
    queue = deque(won)
    while queue:
        key = queue.popleft()
        for parent in parents[key]:
            if parent in won:
                continue
            open_children[parent] -= 1
            mover = held[parent].side
            if won[key] == mover:
                won[parent] = mover
            elif open_children[parent] == 0:
                won[parent] = won[key]
            else:
                continue
            queue.append(parent)
    return {key: won.get(key) for key in held}


def can_win_in_turn(position: core.Position, depth: int) -> bool:
    """Tells whether the side to move can end the game as its winner in so many actions of its own."""
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
