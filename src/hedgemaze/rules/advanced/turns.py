"""Turns of the advanced variant: which piece is next, the no-return memory, the end of the game."""

from __future__ import annotations

from typing import TypeVar

from hedgemaze.rules.advanced.fences import is_opening, liftable
from hedgemaze.rules.board.geometry import Square
from hedgemaze.rules.enums import GHOSTS, Piece, Side
from hedgemaze.rules.outcome import Outcome, Reason
from hedgemaze.rules.pacman.turns import lacks_progress, stalled
from hedgemaze.rules.state import State, replace

AnyState = TypeVar("AnyState", bound=State)


def outcome(state: State) -> Outcome | None:
    """Returns how the game ended, or None: by pellets, lives (C.1-1, 2), ghosts (C-y), a side that left or C-za."""
    mode = state.mode
    if not state.pellets:
        return Outcome.of(mode, Reason.ALL_PELLETS, Side.PACMAN)
    if not state.lives:
        return Outcome.of(mode, Reason.NO_LIVES, Side.GHOSTS)
    if not state.ghosts:
        return Outcome.of(mode, Reason.NO_GHOSTS, Side.PACMAN)
    if state.retired:
        return Outcome.of(mode, Reason.OTHERS_LEFT, state.playing[0])
    return stalled(state.mode, Reason.NO_PROGRESS, None) if lacks_progress(state) else None


def finished(state: AnyState, piece: Piece) -> AnyState:
    """Returns the position after a piece's turn, with its move in the no-return memory."""
    state = remembering(state, piece)
    if piece is Piece.PACMAN:
        return passed_on(closed(state))
    moved = tuple(ghost for ghost in GHOSTS if ghost in state.moved or ghost is piece)
    done = replace(closed(state), moved=moved)
    return next_round(done) if all(ghost in moved for ghost in done.ghosts) else done


def remembering(state: AnyState, piece: Piece) -> AnyState:
    """Returns the position with the origin of a finished move in memory; a skipped move clears it (C-e, C-x)."""
    if state.active is None or state.square_of(piece) is None:
        return replace(state, previous=remember(state, piece, None))
    if state.mode.house.no_return == "end_square":
        return replace(state, previous=remember(state, piece, state.origin))
    return state


def remember(state: State, piece: Piece, square: Square | None) -> tuple[Square | None, ...]:
    """Returns the no-return memory with the square of one piece changed."""
    return tuple(
        square if other is piece else old for other, old in zip(state.mode.pieces, state.previous, strict=True)
    )


def closed(state: AnyState) -> AnyState:
    """Returns the position with no piece in mid-move."""
    return replace(state, active=None, origin=None, steps=0, boost=0)


def passed_on(state: AnyState) -> AnyState:
    """Returns the position with the ghosts to move; skips an opening turn in which they can lift no fence."""
    passed = replace(state, side=Side.GHOSTS)
    return next_round(passed) if is_opening(passed) and not liftable(passed) else passed


def next_round(state: AnyState) -> AnyState:
    """Returns the position at the start of the next round."""
    return replace(state, side=Side.PACMAN, moved=(), round=state.round + 1)
