"""Turns of the PAC-MAN variant: which piece is next, catches, the end of the game (A.3, "Round" and "End")."""

from __future__ import annotations

from typing import TypeVar

from hedgemaze.rules.board.geometry import Square, square_set
from hedgemaze.rules.enums import GHOSTS, Piece, Side
from hedgemaze.rules.modes.mode import Mode
from hedgemaze.rules.outcome import Outcome, Reason
from hedgemaze.rules.state import State, replace

AnyState = TypeVar("AnyState", bound=State)


def outcome(state: State) -> Outcome | None:
    """Returns how the game ended, or None: by pellets, lives, ghosts (A.3-24, 26), a side that left, B28's limit."""
    mode = state.mode
    rank = state.taken or None
    if not state.pellets:
        return Outcome.of(mode, Reason.ALL_PELLETS, Side.PACMAN, rank)
    if not state.lives:
        return Outcome.of(mode, Reason.NO_LIVES, Side.GHOSTS, rank)
    if not state.ghosts and mode.house.auto_win_no_ghosts:
        return Outcome.of(mode, Reason.NO_GHOSTS, Side.PACMAN, rank)
    if state.retired:
        return Outcome.of(mode, Reason.OTHERS_LEFT, state.playing[0], rank)
    return stalled(state.mode, Reason.NO_PROGRESS, rank) if lacks_progress(state) else None


def lacks_progress(state: State) -> bool:
    """Returns whether too many whole rounds have passed without progress (B28, decision 0004)."""
    limit = state.mode.house.no_progress_limit
    return 0 < limit <= state.round - 1 - state.progress


def stalled(mode: Mode, reason: Reason, rank: int | None) -> Outcome:
    """Returns the outcome of a game without progress, which the house rule `stall_result` decides (B28)."""
    winner = {"draw": None, "ghosts": Side.GHOSTS, "pacman": Side.PACMAN}[mode.house.stall_result]
    return Outcome.of(mode, reason, winner, rank)


def movable_ghosts(state: State) -> tuple[Piece, ...]:
    """Returns the ghosts that may begin a move: any not yet moved, unless a house rule sets the order (A.3-14, B15)."""
    waiting = tuple(ghost for ghost in state.ghosts if ghost not in state.moved)
    match state.mode.house.ghost_order:
        case "fixed":
            return waiting[:1]
        case "seats":
            for held in state.mode.deal[1:]:
                of_seat = tuple(ghost for ghost in waiting if ghost in held)
                if of_seat:
                    return of_seat
            return ()
        case _:
            return waiting


def eat(state: AnyState) -> AnyState:
    """Returns the position after PAC-MAN has eaten the ghosts on its square (A.3-11)."""
    square = state.square_of(Piece.PACMAN)
    squares = tuple(
        None if piece in GHOSTS and at == square else at
        for piece, at in zip(state.mode.pieces, state.squares, strict=True)
    )
    if squares == state.squares:
        return state
    after = replace(state, squares=squares, progress=state.round)
    if outcome(after) is not None:
        return replace(after, active=None, origin=None, steps=0, boost=0)
    return after


def caught(state: AnyState, mover: Piece, square: Square) -> AnyState:
    """Returns the position after a catch: one life fewer, all pieces at the start, a new round (A.3-22, 23, B18)."""
    after = replace(
        state, lives=state.lives - 1, active=None, origin=None, steps=0, boost=0, moved=(), progress=state.round
    )
    if not after.lives:
        return replace(after, squares=state.with_square(mover, square))  # the last catch stays visible
    back = replace(
        after, squares=tuple(map(state.mode.start, state.mode.pieces)), side=Side.PACMAN, round=state.round + 1
    )
    if state.mode.maze is not None and state.mode.house.pellets_reset:
        return replace(back, pellets=square_set(state.mode.maze.pellets), spent=0)
    return back


def finished(state: AnyState, piece: Piece) -> AnyState:
    """Returns the position after a piece's turn: the next ghost or the next side moves (A.3, "Round")."""
    done = replace(state, active=None, origin=None, steps=0, boost=0)
    if piece is Piece.PACMAN:
        done = replace(done, side=Side.GHOSTS)
    else:
        done = replace(done, moved=tuple(ghost for ghost in GHOSTS if ghost in state.moved or ghost is piece))
    if all(ghost in done.moved for ghost in done.ghosts):
        done = replace(done, side=Side.PACMAN, moved=(), round=state.round + 1)
    return done
