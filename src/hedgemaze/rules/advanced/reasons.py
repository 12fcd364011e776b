"""Why an action is illegal in the advanced PAC-MAN variant."""

from __future__ import annotations

from hedgemaze.rules.actions import Action, Lift, Place, Respawn, Spend, Step, Stop
from hedgemaze.rules.advanced.family import is_waiting, legal_actions
from hedgemaze.rules.advanced.fences import is_opening, maze_of, sealed_off
from hedgemaze.rules.advanced.moves import WALK, neighbours, why_not_end, why_not_enter
from hedgemaze.rules.board.geometry import Fence, Square, squares_of
from hedgemaze.rules.classic import why_no_room
from hedgemaze.rules.enums import Piece, Side
from hedgemaze.rules.pacman.moves import begun, other_ghosts
from hedgemaze.rules.pacman.step_reasons import why_not_piece, why_not_reached
from hedgemaze.rules.reasons import Illegality
from hedgemaze.rules.state import State


def why_illegal(state: State, action: Action) -> Illegality | None:
    """Returns the reason why an action is illegal, or None if it is legal."""
    if action in legal_actions(state):
        return None
    match action:
        case Step(piece, square):
            return _why_not_moving(state, piece) or _why_not_step(state, piece, square)
        case Stop(piece):
            return _why_not_moving(state, piece) or _why_not_stop(state)
        case Spend():
            return _why_not_moving(state, Piece.PACMAN) or _why_not_spend(state)
        case Respawn(square):
            return _why_not_respawn(state, square)
        case Lift(fence):
            return _why_not_lift(state, fence)
        case Place(fence):
            return _why_no_place(state) or _why_not_fence(state, fence)
        case _:
            return Illegality("action.wrong_mode")


def _why_not_moving(state: State, piece: Piece) -> Illegality | None:
    """Returns the reason why a piece may not move at all now, or None."""
    if piece.side is state.side:
        if state.side is Side.PACMAN and is_waiting(state):
            return Illegality("action.must_respawn")
        if state.side is Side.GHOSTS and is_opening(state):
            return Illegality("action.chamber_first" if state.lifted is None else "action.lay_first")
    return why_not_piece(state, piece)


def _why_not_step(state: State, piece: Piece, square: Square) -> Illegality:
    moving = state if state.active is not None else begun(state, piece)
    at = moving.square_of(piece)
    assert at is not None, "_why_not_moving checks it"
    if not moving.steps + moving.boost:
        return Illegality("action.no_steps_left", piece=piece)
    if square not in neighbours(moving, piece):
        return why_not_reached(state, at, square)
    code = why_not_enter(moving, piece, square)
    if code is not None:
        ghosts = other_ghosts(moving, piece, square)
        return Illegality(code, piece=ghosts[0] if ghosts else piece)
    after = next(each.after for each in WALK.continuations(moving) if each.action == Step(piece, square))
    if WALK.can_end(after):
        return Illegality("action.more_steps_possible", piece=piece)
    return _end_reason(after, why_not_end(after) or "action.cannot_end")


def _why_not_stop(state: State) -> Illegality:
    if state.active is None:
        return Illegality("action.must_move")
    return _end_reason(state, why_not_end(state) or "action.more_steps_possible")


def _end_reason(state: State, code: str) -> Illegality:
    """Returns the reason with the piece that it concerns: the ghost in the way, or the moving piece."""
    piece = state.active
    if piece is not None and code == "action.ends_on_ghost":
        square = state.square_of(piece)
        assert square is not None, "it is on the board"
        piece = other_ghosts(state, piece, square)[0]
    return Illegality(code, piece=piece)


def _why_not_spend(state: State) -> Illegality:
    return Illegality("action.cannot_end" if state.reserve else "action.no_pellet")


def _why_not_respawn(state: State, square: Square) -> Illegality:
    if state.side is not Side.PACMAN:
        return Illegality("action.not_your_turn")
    if not is_waiting(state):
        return Illegality("action.not_waiting")
    if square not in maze_of(state).respawns:
        return Illegality("action.not_respawn_square")
    return Illegality("action.respawn_occupied", piece=state.pieces_on(square)[0])


def _why_not_lift(state: State, fence: Fence) -> Illegality:
    if not is_opening(state):
        return Illegality("action.not_lifting")
    if state.side is not Side.GHOSTS:
        return Illegality("action.not_your_turn")
    if state.lifted is not None:
        return Illegality("action.lay_first")
    return Illegality("action.cannot_lay" if fence in state.chamber else "action.not_chamber")


def _why_no_place(state: State) -> Illegality | None:
    """Returns the reason why no fence may be placed now, or None."""
    opening = is_opening(state)
    if state.side is Side.PACMAN and is_waiting(state):
        return Illegality("action.must_respawn")
    if state.side is Side.GHOSTS and opening:
        return Illegality("action.lift_first") if state.lifted is None else None
    if not state.stock(state.side):
        return Illegality("action.no_fences_left")
    if state.active is not None:
        if opening:
            return Illegality("action.one_action_only")
        if not WALK.may_stop(state):
            return _why_not_stop(state)
    elif not opening and not any(isinstance(action, Stop) for action in legal_actions(state)):
        return Illegality("action.move_first")
    return None


def _why_not_fence(state: State, fence: Fence) -> Illegality:
    reason = why_no_room(state, fence)
    if reason is not None:
        return reason
    if fence.slot == state.lifted:
        return Illegality("action.same_slot")
    area = sealed_off(state, state.fences.add(fence))
    return Illegality("action.fence_seals", squares=tuple(squares_of(area)))
