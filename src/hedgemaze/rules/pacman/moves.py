"""Moves of the PAC-MAN variant: steps, sight, boost and frenzy, and where a move may end (A.3-5 to 22)."""

from __future__ import annotations

from typing import TypeVar

from hedgemaze.rules.actions import Step
from hedgemaze.rules.board.geometry import SQUARES, Direction, Square
from hedgemaze.rules.enums import GHOSTS, Piece
from hedgemaze.rules.pacman.turns import caught, eat
from hedgemaze.rules.pacman.walk import Continuation, Walk
from hedgemaze.rules.state import State, replace

AnyState = TypeVar("AnyState", bound=State)


def sees(state: State, ghost: Piece) -> bool:
    """Returns whether a ghost sees PAC-MAN: they are in line, with no fence between them (A.3-15, B8, B9)."""
    square, pacman = state.square_of(ghost), state.square_of(Piece.PACMAN)
    return square is not None and pacman is not None and bool(state.fences.line(square) >> pacman & 1)


def begun(state: AnyState, piece: Piece) -> AnyState:
    """Returns the position in which a piece begins its move; its speed is fixed now (A.3-15 to 17, B10)."""
    if piece is Piece.PACMAN:
        steps = state.mode.pacman_steps
    elif state.mode.frenzy_steps and sees(state, piece):
        steps = state.mode.frenzy_steps
    else:
        steps = state.mode.ghost_steps[state.taken]
    return replace(state, active=piece, origin=state.square_of(piece), steps=steps)


def first_steps(state: State, piece: Piece) -> list[Continuation]:
    """Returns the first steps of a piece that has not begun."""
    return _continuations(begun(state, piece))


def _continuations(state: State) -> list[Continuation]:
    """Returns the steps of the active piece into squares it may enter."""
    piece = state.active
    assert piece is not None, "a piece is moving"
    if not state.steps + state.boost:
        return []
    if piece is Piece.PACMAN:
        return [_pacman_step(state, square) for square in neighbours(state, piece) if _pacman_may_enter(state, square)]
    return [
        Continuation(Step(piece, square), _ghost_enters(state, piece, square))
        for square in neighbours(state, piece)
        if _ghost_may_enter(state, piece, square)
    ]


def neighbours(state: State, piece: Piece) -> list[Square]:
    """Returns the squares one open step away from a piece (A.3-5, 20; diagonals for ghosts by B22)."""
    square = state.square_of(piece)
    assert square is not None, "only pieces on the board step"
    near = [SQUARES[square + way.offset] for way in Direction if state.fences.is_open(square, way)]
    if piece is not Piece.PACMAN and state.mode.house.ghost_diagonal:
        near += _diagonals(state, square)
    return near


def _diagonals(state: State, square: Square) -> list[Square]:
    """Returns the diagonal neighbours that two open steps around the corner reach (B22)."""
    fences = state.fences
    return [
        SQUARES[square + rows.offset + files.offset]
        for rows in (Direction.NORTH, Direction.SOUTH)
        for files in (Direction.EAST, Direction.WEST)
        if (fences.is_open(square, rows) and fences.is_open(square + rows.offset, files))
        or (fences.is_open(square, files) and fences.is_open(square + files.offset, rows))
    ]


def _pacman_may_enter(state: State, square: Square) -> bool:
    """Returns whether PAC-MAN may enter a neighbouring square: ghosts block it without a boost (A.3-8, 11, B6, B7)."""
    house = state.mode.house
    if square == state.origin and not house.pac_may_return:
        return False
    return bool(state.boost) or not state.pieces_on(square) or house.pac_enters_ghost == "caught"


def _pacman_step(state: State, square: Square) -> Continuation:
    action = Step(Piece.PACMAN, square)
    if not state.boost and state.pieces_on(square):
        return Continuation(action, caught(state, Piece.PACMAN, square), is_sacrifice=True)
    after = _pacman_enters(state, square)
    gets_boost = after.boost > 0 and (not state.boost or after.boost >= state.boost)
    return Continuation(action, after, is_fulfilment=gets_boost)


def _pacman_enters(state: State, square: Square) -> State:
    """Returns the position after PAC-MAN's step, in which it eats a pellet and ghosts (A.3-9 to 13)."""
    house, was_boosted = state.mode.house, state.boost > 0
    after = replace(
        state,
        squares=state.with_square(Piece.PACMAN, square),
        steps=state.steps - (not was_boosted),
        boost=state.boost - was_boosted,
    )
    if state.pellets & square.bit:
        boost = after.boost if was_boosted and not house.boost_chains else state.mode.boost_steps
        steps = after.steps if not house.pellet_stops else 0
        after = replace(
            after,
            pellets=state.pellets & ~square.bit,
            spent=state.spent + 1,
            steps=steps,
            boost=boost,
            progress=state.round,
        )
        if not after.pellets:
            return replace(after, active=None, origin=None, steps=0, boost=0)
    if was_boosted and (house.eat_in_passing or not after.boost):
        after = eat(after)
    return after


def _ghost_may_enter(state: State, ghost: Piece, square: Square) -> bool:
    """Returns whether a ghost may enter a neighbouring square, even if only to pass over it (A.3-17 to 19)."""
    house = state.mode.house
    if why_not_straight(state, ghost, square):
        return False
    if state.pellets & square.bit and not house.ghost_pellet_pass:
        return False
    return not (house.ghost_stack == "none" and other_ghosts(state, ghost, square))


def why_not_straight(state: State, ghost: Piece, square: Square) -> str | None:
    """Returns the code of the direction rule (B11) that forbids a frenzied ghost's step, or None."""
    house, at, pacman = state.mode.house, state.square_of(ghost), state.square_of(Piece.PACMAN)
    assert at is not None and state.origin is not None and pacman is not None
    if state.steps + (at != state.origin) < state.mode.frenzy_steps:
        return None  # not in frenzy
    if house.frenzy_toward_only and not _is_towards(at, square, pacman):
        return "action.towards_only"
    if not house.frenzy_turn and at != state.origin and square - at != at - state.origin:
        return "action.straight_on"
    return None


def _is_towards(at: Square, square: Square, pacman: Square) -> bool:
    """Returns whether a step goes straight towards PAC-MAN, which is in line with the ghost."""

    def sign(number: int) -> int:
        return (number > 0) - (number < 0)

    step = (square.file - at.file, square.row - at.row)
    return step == (sign(pacman.file - at.file), sign(pacman.row - at.row))


def other_ghosts(state: State, ghost: Piece, square: Square) -> tuple[Piece, ...]:
    """Returns the ghosts on a square, except the given one."""
    return tuple(piece for piece in state.pieces_on(square) if piece in GHOSTS and piece is not ghost)


def _ghost_enters(state: State, ghost: Piece, square: Square) -> State:
    """Returns the position after a ghost's step; a step onto PAC-MAN is a catch (A.3-22)."""
    if square == state.square_of(Piece.PACMAN):
        return caught(state, ghost, square)
    return replace(state, squares=state.with_square(ghost, square), steps=state.steps - 1)


def _may_end(state: State) -> bool:
    """Returns whether the active piece may end its move here: a ghost not on a pellet or another ghost (A.3-18, 19)."""
    piece = state.active
    assert piece is not None, "a piece is moving"
    if piece is Piece.PACMAN:
        return True
    square = state.square_of(piece)
    assert square is not None, "it is on the board"
    stacked = other_ghosts(state, piece, square) and state.mode.house.ghost_stack != "free"
    return not state.pellets & square.bit and not stacked


def _unmade(state: State) -> int:
    """Returns the number of compulsory steps that the active piece has not made (A.3-6, 10, 17)."""
    house = state.mode.house
    if state.active is not Piece.PACMAN:
        return state.steps if house.frenzy_steps == "exact_2" else 0
    if state.boost:
        return 0 if house.boost_partial else state.boost + (state.steps if house.pac_move == "exact" else 0)
    return state.steps if house.pac_move == "exact" else 0


WALK = Walk(_continuations, _may_end, _unmade)
