"""Why an action is illegal in the PAC-MAN variant."""

from __future__ import annotations

from hedgemaze.rules.actions import Action, Place, Step, Stop
from hedgemaze.rules.board.geometry import Square
from hedgemaze.rules.enums import Piece
from hedgemaze.rules.pacman.family import legal_actions
from hedgemaze.rules.pacman.moves import WALK, begun, neighbours, other_ghosts, why_not_straight
from hedgemaze.rules.pacman.step_reasons import why_not_piece, why_not_reached
from hedgemaze.rules.reasons import Illegality
from hedgemaze.rules.state import State


def why_illegal(state: State, action: Action) -> Illegality | None:
    """Returns the reason why an action is illegal, or None if it is legal."""
    if action in legal_actions(state):
        return None
    match action:
        case Step(piece, square):
            return why_not_piece(state, piece) or _why_not_step(state, piece, square)
        case Stop(piece):
            return why_not_piece(state, piece) or _why_not_stop(state)
        case Place():
            return Illegality("action.no_fences_in_mode")
        case _:
            return Illegality("action.wrong_mode")


def _why_not_step(state: State, piece: Piece, square: Square) -> Illegality:
    moving = state if state.active is not None else begun(state, piece)
    at = moving.square_of(piece)
    assert at is not None, "why_not_piece checks it"
    if square not in neighbours(moving, piece):
        return why_not_reached(state, at, square)
    ghosts = other_ghosts(moving, piece, square)
    if piece is Piece.PACMAN:
        if square == moving.origin and not state.mode.house.pac_may_return:
            return Illegality("action.returns", piece=piece)
        if ghosts and not moving.boost:
            return Illegality("action.ghost_in_way", piece=ghosts[0])
    else:
        code = why_not_straight(moving, piece, square)
        if code is not None:
            return Illegality(code, piece=piece)
        if moving.pellets & square.bit and not state.mode.house.ghost_pellet_pass:
            return Illegality("action.pellet_closed")
        if ghosts and state.mode.house.ghost_stack == "none":
            return Illegality("action.ghost_in_way", piece=ghosts[0])
    after = next(each.after for each in WALK.continuations(moving) if each.action == Step(piece, square))
    if WALK.can_end(after):
        return Illegality("action.more_steps_possible", piece=piece)
    if moving.pellets & square.bit:
        return Illegality("action.ends_on_pellet", piece=piece)
    return Illegality("action.ends_on_ghost", piece=ghosts[0])


def _why_not_stop(state: State) -> Illegality:
    if state.active is None:
        return Illegality("action.must_move")
    if WALK.may_end(state):
        return Illegality("action.more_steps_possible", piece=state.active)
    square = state.square_of(state.active)
    assert square is not None, "why_not_piece checks it"
    if state.pellets & square.bit:
        return Illegality("action.ends_on_pellet", piece=state.active)
    return Illegality("action.ends_on_ghost", piece=other_ghosts(state, state.active, square)[0])
