"""Moves of the advanced variant: steps, tunnels, collisions, and where a move may end (C.1-9 to 13, 23 to 27)."""

from __future__ import annotations

from hedgemaze.rules.actions import Spend, Step
from hedgemaze.rules.advanced.fences import maze_of
from hedgemaze.rules.advanced.turns import closed, finished, outcome, remember, remembering
from hedgemaze.rules.board.geometry import SQUARES, Direction, Square
from hedgemaze.rules.enums import Piece
from hedgemaze.rules.pacman.moves import other_ghosts
from hedgemaze.rules.pacman.walk import Continuation, Walk
from hedgemaze.rules.state import State, replace


def _continuations(state: State) -> list[Continuation]:
    """Returns the steps of the active piece into squares it may enter; for PAC-MAN also spending a pellet."""
    piece = state.active
    assert piece is not None, "a piece is moving"
    following: list[Continuation] = []
    if state.steps + state.boost:
        for square in neighbours(state, piece):
            if why_not_enter(state, piece, square) is None:
                after = _pacman_enters(state, square) if piece is Piece.PACMAN else _ghost_enters(state, piece, square)
                following.append(Continuation(Step(piece, square), after, is_sacrifice=_is_sacrifice(state, square)))
    # A respawn that uses up the MOVE (C-j) has no origin, and no pellet can be spent in it.
    if piece is Piece.PACMAN and state.reserve and state.origin is not None:
        boost = state.boost + state.mode.boost_steps
        after = replace(state, reserve=state.reserve - 1, spent=state.spent + 1, boost=boost, progress=state.round)
        following.append(Continuation(Spend(), after, is_spending=True))
    return following


def neighbours(state: State, piece: Piece) -> list[Square]:
    """Returns the squares one open step away from a piece, the far end of a tunnel included (C.1-9, 10)."""
    square = state.square_of(piece)
    assert square is not None, "only pieces on the board step"
    near = [SQUARES[square + way.offset] for way in Direction if state.fences.is_open(square, way)]
    if piece is Piece.PACMAN or state.mode.house.ghost_tunnels:
        near += [there for link in maze_of(state).tunnels for here, there in (link, link[::-1]) if here == square]
    return near


def why_not_enter(state: State, piece: Piece, square: Square) -> str | None:
    """Returns the code of the rule that keeps a piece out of a neighbouring square, or None."""
    house = state.mode.house
    if house.no_return == "no_backtrack_step" and square == previous_of(state, piece):
        return "action.returns"
    if piece is not Piece.PACMAN and house.ghost_stack == "none" and other_ghosts(state, piece, square):
        return "action.ghost_in_way"
    return None


def previous_of(state: State, piece: Piece) -> Square | None:
    """Returns the square that a piece may not return to (C.1-12)."""
    return state.previous[state.mode.pieces.index(piece)]


def _stepped(state: State, piece: Piece, square: Square | None) -> State:
    """Returns the position after a step; a boost step is used up before an ordinary one."""
    boosted = state.boost > 0
    after = replace(
        state,
        squares=state.with_square(piece, square),
        steps=state.steps - (not boosted),
        boost=state.boost - boosted,
    )
    if state.mode.house.no_return == "no_backtrack_step":
        return replace(after, previous=remember(state, piece, state.square_of(piece)))
    return after


def _is_sacrifice(state: State, square: Square) -> bool:
    """Returns whether a step is never compulsory: into a ghost, if pieces must use their whole speed (C-f)."""
    return state.mode.house.adv_move == "exact" and state.active is Piece.PACMAN and _collides(state, square)


def _collides(state: State, square: Square) -> bool:
    """Returns whether PAC-MAN's step is a collision: a ghost is there, and no boost is left (C.1-13, 25)."""
    return not state.boost and bool(state.pieces_on(square))


def _pacman_enters(state: State, square: Square) -> State:
    """Returns the position after PAC-MAN's step, which may eat ghosts, collide or take a pellet (C.1-13, 24, 25)."""
    if _collides(state, square):
        return _collided(state, Piece.PACMAN)
    ghosts = state.pieces_on(square)
    after = _stepped(state, Piece.PACMAN, square)
    if ghosts:
        at = tuple(
            None if piece in ghosts else old for piece, old in zip(state.mode.pieces, after.squares, strict=True)
        )
        memory = tuple(
            None if piece in ghosts else old for piece, old in zip(state.mode.pieces, after.previous, strict=True)
        )
        after = replace(after, squares=at, previous=memory, progress=state.round)
    if state.pellets & square.bit:
        after = replace(after, pellets=state.pellets & ~square.bit, reserve=state.reserve + 1, progress=state.round)
    return closed(after) if outcome(after) is not None else after


def _ghost_enters(state: State, ghost: Piece, square: Square) -> State:
    """Returns the position after a ghost's step; a step onto PAC-MAN is a collision (C.1-13)."""
    if square == state.square_of(Piece.PACMAN):
        return _collided(_stepped(state, ghost, square), ghost)
    return _stepped(state, ghost, square)


def _collided(state: State, mover: Piece) -> State:
    """Returns the position after a collision: PAC-MAN loses a life and is off the board; the turn ends (C-g)."""
    after = replace(
        state,
        lives=state.lives - 1,
        squares=state.with_square(Piece.PACMAN, None),
        previous=remember(state, Piece.PACMAN, None),
        progress=state.round,
    )
    if outcome(after) is not None:
        return closed(remembering(after, mover))
    return finished(after, mover)


def _may_end(state: State) -> bool:
    """Returns whether the active piece may end its move on its square (C.1-11, 12, 27, C-v)."""
    return why_not_end(state) is None


def why_not_end(state: State) -> str | None:
    """Returns the code of the rule that forbids the active piece to end its move on its square, or None."""
    piece, house = state.active, state.mode.house
    assert piece is not None, "a piece is moving"
    square = state.square_of(piece)
    assert square is not None, "it is on the board"
    if square == state.origin:
        return "action.ends_on_origin"
    if house.no_return == "end_square" and square == previous_of(state, piece):
        return "action.returns"
    if piece is Piece.PACMAN:
        return None
    if state.pellets & square.bit:
        return "action.ends_on_pellet"
    if house.ghost_stack != "free" and other_ghosts(state, piece, square):
        return "action.ends_on_ghost"
    return None


def _unmade(state: State) -> int:
    """Returns the number of compulsory steps that the active piece has not made (C-f)."""
    return state.steps if state.mode.house.adv_move == "exact" else 0


WALK = Walk(_continuations, _may_end, _unmade)
