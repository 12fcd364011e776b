"""The advanced PAC-MAN variant (section C of the law): one against all, with fences in play.

`docs/decisions/0003` lists the turns action by action.
"""

from __future__ import annotations

import functools
from dataclasses import replace
from typing import TypeVar

from hedgemaze.rules.actions import Action, Lift, Place, Respawn, Spend, Step, Stop, to_number
from hedgemaze.rules.advanced.fences import is_opening, legal_fences, lift, liftable, maze_of
from hedgemaze.rules.advanced.moves import WALK
from hedgemaze.rules.advanced.turns import finished, next_round, outcome, passed_on
from hedgemaze.rules.board.geometry import Fence, Square
from hedgemaze.rules.enums import GHOSTS, Family, Piece, Side
from hedgemaze.rules.pacman.moves import begun
from hedgemaze.rules.pacman.turns import beginners
from hedgemaze.rules.state import Phase, State, Turn
from hedgemaze.rules.walk import Continuation

__all__ = ["is_waiting", "legal_actions", "outcome", "play", "turn"]

AnyState = TypeVar("AnyState", bound=State)


def is_waiting(state: State) -> bool:
    """Tells whether PAC-MAN is off the board (C.1-6, 13)."""
    return state.square_of(Piece.PACMAN) is None


def turn(state: State) -> Turn:
    """Returns whose turn it is, the phase and the steps left."""
    mode = state.mode
    steps, phase = state.steps + state.boost, Phase.MOVE
    holders: tuple[Piece, ...] = (state.active,) if state.active else beginners(state)
    if state.side is Side.PACMAN:
        holders = (Piece.PACMAN,)
        if is_waiting(state):
            phase = Phase.RESPAWN
        elif state.active is None:
            phase, steps = Phase.ACT if is_opening(state) else Phase.MOVE, mode.pacman_steps
        elif state.boost:
            phase = Phase.BOOST
    elif is_opening(state):
        holders, phase = GHOSTS, Phase.LIFT if state.lifted is None else Phase.LAY
    if state.active and not steps and not is_opening(state) and state.stock(state.side) and WALK.may_end(state):
        phase = Phase.PLACE
    held = zip(mode.seats_of(state.side), mode.deal[:1] if state.side is Side.PACMAN else mode.deal[1:], strict=True)
    seats = tuple(seat for seat, pieces in held if any(piece in pieces for piece in holders))
    return Turn(state.side, seats, phase, steps)


def legal_actions(state: State) -> list[Action]:
    """Returns the legal actions by number."""
    return list(_in_order(state))


@functools.lru_cache(maxsize=4)
def _in_order(state: State) -> tuple[Action, ...]:
    """Cached: a caller that asks why many actions are illegal needs the legal ones each time."""
    return tuple(sorted(_legal(state), key=lambda action: to_number(action, Family.ADVANCED)))


def _legal(state: State) -> list[Action]:
    if state.active is not None:
        return _going_on(state) + ([Stop(state.active)] if WALK.may_stop(state) else [])
    if state.side is Side.PACMAN:
        return _pacman_begins(state)
    if state.lifted is not None:
        return legal_fences(state)
    if is_opening(state):
        return list(map(Lift, liftable(state)))
    return _ghosts_begin(state)


def _going_on(state: State) -> list[Action]:
    """Returns what the active piece may do other than stop: step, spend, or end its move with a fence (C.1-21)."""
    actions = [each.action for each in WALK.legal(WALK.continuations(state))]
    if WALK.may_stop(state) and not is_opening(state):
        actions += legal_fences(state)
    return actions


def _pacman_begins(state: State) -> list[Action]:
    if is_waiting(state):
        respawns = [Respawn(square) for square in maze_of(state).respawns if not state.pieces_on(square)]
        return [*respawns] or [Stop(Piece.PACMAN)]  # C-k: all four occupied, he waits
    first = first_actions(state, Piece.PACMAN)
    moves: list[Action] = [each.action for each in first]
    must_move = any(not each.is_sacrifice for each in first)  # C-f
    if must_move and not is_opening(state):
        return moves
    fences = legal_fences(state)  # C.1-17, C-x
    may_stay = not must_move and not (is_opening(state) and fences)
    return [*moves, *fences, *([Stop(Piece.PACMAN)] if may_stay else [])]


def _ghosts_begin(state: State) -> list[Action]:
    """Returns the first actions of all ghosts that may begin; a stuck one stays or places at once (C-x)."""
    actions: list[Action] = []
    stuck = stuck_ghosts(state)
    for ghost in beginners(state):
        actions += [each.action for each in first_actions(state, ghost)]
    actions += map(Stop, stuck)
    if stuck:
        actions += legal_fences(state)
    return actions


def stuck_ghosts(state: State) -> tuple[Piece, ...]:
    """Returns the ghosts that may begin and have no legal step (C-x)."""
    return tuple(ghost for ghost in beginners(state) if not first_actions(state, ghost))


def first_actions(state: State, piece: Piece) -> list[Continuation]:
    """Returns the steps, and for PAC-MAN the spending, with which a piece may begin its MOVE."""
    return WALK.legal(WALK.continuations(begun(state, piece)))


# Playing.


def play(state: AnyState, action: Action) -> AnyState:
    """Returns the position after a legal action; whether it is legal is not checked."""
    after = _played(replace(state, ply=state.ply + 1), action)
    assert isinstance(after, type(state))
    if after.active is not None and not _going_on(after):
        after = finished(after, after.active)  # nothing but a stop is left
    return after


def _played(state: State, action: Action) -> State:
    match action:
        case Step(piece) | Stop(piece):
            pass
        case Spend():
            piece = Piece.PACMAN
        case Respawn(square):
            return _respawned(state, square)
        case Lift(fence):
            return lift(state, fence)
        case Place(fence):
            return _placed(state, fence)
        case _:
            raise AssertionError(f"{action} is no action of this family")
    if isinstance(action, Stop):
        return finished(state, piece)
    moving = state if state.active is not None else begun(state, piece)
    return next(each.after for each in WALK.continuations(moving) if each.action == action)


def _respawned(state: State, square: Square) -> State:
    """Returns the position with PAC-MAN back on the board; his turn follows, or has been used for it (C-j)."""
    after = replace(state, squares=state.with_square(Piece.PACMAN, square))
    if not state.mode.house.respawn_uses_move or state.round == 1:
        return after
    if is_opening(state):
        return finished(after, Piece.PACMAN)
    return replace(after, active=Piece.PACMAN)


def _placed(state: State, fence: Fence) -> State:
    """Returns the position with one more fence, and the turn of the piece that placed it over (C.1-16 to 21)."""
    fenced = replace(state, fences=state.fences.add(fence), progress=state.round)
    if state.lifted is not None:
        return next_round(replace(fenced, lifted=None))
    fenced = replace(fenced, stocks=state.with_stock(state.side, -1))
    if state.active is not None:
        return finished(fenced, state.active)
    if state.side is Side.GHOSTS:
        return finished(fenced, stuck_ghosts(state)[0])
    if is_opening(state):
        return passed_on(fenced)  # a PLACE instead of a MOVE: the memory stays
    return finished(fenced, Piece.PACMAN)
