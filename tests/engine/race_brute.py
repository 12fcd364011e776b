"""The race without fences, solved by iterating over all placements of two pawns until nothing changes."""

from __future__ import annotations

import random

from tests.brute.board import DIRECTIONS, Square, Ways, all_squares, reachable, room_for, shift, ways_between

State = tuple[int, Square, Square]
"""Side to move (0 runs up, 1 down), its square, its rival's square."""


def pawn_moves(ways: Ways, here: Square, rival: Square, *, edge_side_jump: bool) -> list[Square]:
    """The formal generator of A.1 for two pawns; a pawn that cannot move stays (it passes)."""
    found = []
    for direction in DIRECTIONS:
        near = shift(here, direction)
        if near not in ways[here]:
            continue
        if near != rival:
            found.append(near)
            continue
        behind = shift(near, direction)
        if behind in ways[near]:
            found.append(behind)
        elif behind in ways or edge_side_jump:
            sides = (shift(near, (direction[1], direction[0])), shift(near, (-direction[1], -direction[0])))
            found += [side for side in sides if side in ways[near]]
    return found or [here]


def solve(size: int, fences: frozenset[str], *, edge_side_jump: bool) -> dict[State, int]:
    """Actions to the end with best play: odd if the side to move wins, even if its rival does, 0 for a draw."""
    ways = ways_between(size, fences)
    goals = (size - 1, 0)
    squares = all_squares(size)
    states = [
        (side, here, rival)
        for side in (0, 1)
        for here in squares
        for rival in squares
        if here != rival and here[1] != goals[side] and rival[1] != goals[1 - side]
    ]
    moves = {
        (side, here, rival): pawn_moves(ways, here, rival, edge_side_jump=edge_side_jump)
        for side, here, rival in states
    }
    ends: dict[State, int] = {}
    open_states, actions = states, 0
    while open_states:
        actions += 1
        decided: dict[State, int] = {}
        for state in open_states:
            side, _, rival = state
            if actions % 2 == 1:
                is_found = any(
                    to[1] == goals[side] or ends.get((1 - side, rival, to), 0) == actions - 1 > 0 for to in moves[state]
                )
            else:
                is_found = all(ends.get((1 - side, rival, to), 0) % 2 == 1 for to in moves[state])
            if is_found:
                decided[state] = actions
        if not decided and actions > 1:
            break
        ends |= decided
        open_states = [state for state in open_states if state not in decided]
    return {state: ends.get(state, 0) for state in states}


def random_layout(size: int, rng: random.Random) -> frozenset[str]:
    """Some fences that leave each square a path to both goal rows."""
    fences: frozenset[str] = frozenset()
    for _ in range(rng.randrange(2 * size + 3)):
        rooms = list(room_for(size, fences))
        if not rooms:
            break
        more = fences | {rng.choice(rooms)}
        if len(reachable(ways_between(size, more), (0, 0))) == size * size:
            fences = more
    return fences
