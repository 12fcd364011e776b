"""The advanced PAC-MAN variant (`docs/rules.md`, C.1): turns, legal actions and their effects.

`docs/decisions/0003` lists the turns action by action.
"""

from __future__ import annotations

import functools
from typing import TypeVar

from hedgemaze.rules.actions import Action, Lift, Place, Respawn, Spend, Step, Stop, to_number
from hedgemaze.rules.advanced.fences import is_opening, legal_fences, lift, liftable, maze_of
from hedgemaze.rules.advanced.moves import WALK
from hedgemaze.rules.advanced.turns import finished, next_round, outcome, passed_on
from hedgemaze.rules.board.geometry import Fence, Square
from hedgemaze.rules.enums import GHOSTS, Family, Piece, Side
from hedgemaze.rules.pacman.moves import begun
from hedgemaze.rules.pacman.turns import movable_ghosts
from hedgemaze.rules.pacman.walk import Continuation
from hedgemaze.rules.state import Phase, State, Turn, replace

__all__ = ["is_waiting", "legal_actions", "outcome", "play", "turn"]

AnyState = TypeVar("AnyState", bound=State)


def is_waiting(state: State) -> bool:
    """Returns whether PAC-MAN is off the board (C.1-6, 13)."""
    return state.square_of(Piece.PACMAN) is None


def turn(state: State) -> Turn:
    """Returns the turn: side, seats, phase and steps left."""
    mode = state.mode
    steps, phase = state.steps + state.boost, Phase.MOVE
    holders: tuple[Piece, ...] = (state.active,) if state.active else movable_ghosts(state)
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
    return list(_sorted_actions(state))


@functools.lru_cache(maxsize=4)
def _sorted_actions(state: State) -> tuple[Action, ...]:
    """Returns the legal actions by number. Cached, because `why_illegal` needs them for every action it explains."""
    return tuple(sorted(_legal(state), key=lambda action: to_number(action, Family.ADVANCED)))


def _legal(state: State) -> list[Action]:
    if state.active is not None:
        return _continuing_actions(state) + ([Stop(state.active)] if WALK.may_stop(state) else [])
    if state.side is Side.PACMAN:
        return _pacman_begins(state)
    if state.lifted is not None:
        return legal_fences(state)
    if is_opening(state):
        return list(map(Lift, liftable(state)))
    return _ghosts_begin(state)


def _continuing_actions(state: State) -> list[Action]:
    """Returns the active piece's actions except the stop: steps, a spent pellet, a fence after its move (C.1-21)."""
    actions = [each.action for each in WALK.legal(WALK.continuations(state))]
    if WALK.may_stop(state) and not is_opening(state):
        actions += legal_fences(state)
    return actions


def _pacman_begins(state: State) -> list[Action]:
    if is_waiting(state):
        respawns = [Respawn(square) for square in maze_of(state).respawns if not state.pieces_on(square)]
        return [*respawns] or [Stop(Piece.PACMAN)]  # C-k: all four are occupied
    first = first_actions(state, Piece.PACMAN)
    moves: list[Action] = [each.action for each in first]
    must_move = any(not each.is_sacrifice for each in first)  # C-f
    if must_move and not is_opening(state):
        return moves
    fences = legal_fences(state)  # C.1-17, C-x
    may_stay = not must_move and not (is_opening(state) and fences)
    return [*moves, *fences, *([Stop(Piece.PACMAN)] if may_stay else [])]


def _ghosts_begin(state: State) -> list[Action]:
    """Returns the first actions of all ghosts that may begin; a stuck one stops or places a fence (C-x)."""
    actions: list[Action] = []
    stuck = stuck_ghosts(state)
    for ghost in movable_ghosts(state):
        actions += [each.action for each in first_actions(state, ghost)]
    actions += map(Stop, stuck)
    if stuck:
        actions += legal_fences(state)
    return actions


def stuck_ghosts(state: State) -> tuple[Piece, ...]:
    """Returns the ghosts that may begin a move but have no legal step (C-x)."""
    return tuple(ghost for ghost in movable_ghosts(state) if not first_actions(state, ghost))


def first_actions(state: State, piece: Piece) -> list[Continuation]:
    """Returns the actions with which a piece may begin its MOVE: steps, and for PAC-MAN spending a pellet."""
    return WALK.legal(WALK.continuations(begun(state, piece)))


# Playing.


def play(state: AnyState, action: Action) -> AnyState:
    """Returns the position after an action, without checking that it is legal."""
    after = _played(replace(state, ply=state.ply + 1), action)
    assert isinstance(after, type(state))
    if after.active is not None and not _continuing_actions(after):
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
    """Returns the position after PAC-MAN's respawn, which uses up its MOVE under one house rule (C-j)."""
    after = replace(state, squares=state.with_square(Piece.PACMAN, square))
    if not state.mode.house.respawn_uses_move or state.round == 1:
        return after
    if is_opening(state):
        return finished(after, Piece.PACMAN)
    return replace(after, active=Piece.PACMAN)


def _placed(state: State, fence: Fence) -> State:
    """Returns the position after a fence was placed, which ends the turn of the piece (C.1-16 to 21)."""
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
