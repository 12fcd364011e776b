"""Reasons against a step or a stop that both PAC-MAN families share."""

from __future__ import annotations

from hedgemaze.rules.board.geometry import SQUARES, Direction, Fence, Square
from hedgemaze.rules.enums import Piece, Side
from hedgemaze.rules.pacman.turns import movable_ghosts
from hedgemaze.rules.reasons import Illegality
from hedgemaze.rules.state import State


def why_not_piece(state: State, piece: Piece) -> Illegality | None:
    """Returns the reason why a piece may not act now, or None."""
    if piece.side is not state.side:
        return Illegality("action.not_your_turn")
    if state.square_of(piece) is None:
        return Illegality("action.piece_off_board", piece=piece)
    if piece in state.moved:
        return Illegality("action.already_moved", piece=piece)
    if state.active is not None and state.active is not piece:
        return Illegality("action.other_piece_moving", piece=state.active)
    if state.active is None and piece is not Piece.PACMAN and piece not in movable_ghosts(state):
        return Illegality("action.ghost_order", piece=movable_ghosts(state)[0])
    return None


def why_not_reached(state: State, at: Square, square: Square) -> Illegality:
    """Returns the reason why a square is not one open step away."""
    if square == at:
        return Illegality("action.same_square")
    files, rows = square.file - at.file, square.row - at.row
    for way in Direction:
        fence = state.fences.closing(at, way)
        if way.value == (files, rows) and fence is not None:
            return Illegality("action.fence_in_way", fences=(fence,))
    if not abs(files) == abs(rows) == 1:
        return Illegality("action.too_far")
    if state.side is Side.GHOSTS and state.mode.house.ghost_diagonal:
        return Illegality("action.fence_in_way", fences=_fences_around_corner(state, at, files, rows))
    return Illegality("action.diagonal")


def _fences_around_corner(state: State, at: Square, files: int, rows: int) -> tuple[Fence, ...]:
    """Returns the first fence on each of the two paths around a corner (B22)."""
    across = Direction.EAST if files > 0 else Direction.WEST
    along = Direction.NORTH if rows > 0 else Direction.SOUTH
    found = [
        state.fences.closing(at, first) or state.fences.closing(SQUARES[at + first.offset], second)
        for first, second in ((along, across), (across, along))
    ]
    return tuple(dict.fromkeys(fence for fence in found if fence is not None))
