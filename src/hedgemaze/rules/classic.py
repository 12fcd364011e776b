"""Classic rules for two, three and four pawns (`docs/rules.md`, A.1 and A.2): steps, jumps, fences, goals."""

from __future__ import annotations

from typing import TypeVar

from hedgemaze.rules.actions import MOVES, PLACES, Action, Move, Pass, Place
from hedgemaze.rules.board.fences import FenceSet
from hedgemaze.rules.board.geometry import (
    SQUARES,
    Axis,
    Direction,
    Fence,
    Square,
    SquareSet,
    board_mask,
    fences_of,
    slot_mask,
    squares_of,
)
from hedgemaze.rules.board.paths import cutting_slots, shortest_path
from hedgemaze.rules.enums import Piece, Side
from hedgemaze.rules.outcome import Outcome, Reason
from hedgemaze.rules.reasons import Illegality
from hedgemaze.rules.state import Phase, State, Turn, replace

AnyState = TypeVar("AnyState", bound=State)


def turn(state: State) -> Turn:
    """Returns the turn: one pawn move or one fence (A.1-4)."""
    return Turn(state.side, state.mode.seats_of(state.side), Phase.ACT, 0)


def pawn_of(side: Side) -> Piece:
    """Returns a side's pawn."""
    return Piece(side.value)


def _pawn_square(state: State, side: Side) -> Square:
    square = state.square_of(pawn_of(side))
    assert square is not None, "a pawn is always on the board"
    return square


def outcome(state: State) -> Outcome | None:
    """Returns how the game ended, or None: a goal reached (A.1-19), all others left, `max_ply` (B42), in this order."""
    mode = state.mode
    for side in mode.sides:
        if mode.goal(side) >> _pawn_square(state, side) & 1:
            return Outcome.of(mode, Reason.REACHED_GOAL, side)
    if len(state.playing) == 1:
        return Outcome.of(mode, Reason.OTHERS_LEFT, state.playing[0])
    if 0 < mode.house.max_ply <= state.ply:
        return Outcome.of(mode, Reason.MOVE_LIMIT, None)
    return None


def legal_actions(state: State) -> list[Action]:
    """Returns the legal actions by number; a side that has none passes (A.2-7, B46)."""
    actions: list[Action] = [MOVES[square] for square in squares_of(_targets(state))]
    if state.stock(state.side):
        horizontal, vertical = _legal_slots(state)
        actions += [PLACES[Axis.HORIZONTAL][slot] for slot in squares_of(horizontal)]
        actions += [PLACES[Axis.VERTICAL][slot] for slot in squares_of(vertical)]
    return actions or [Pass()]


def _targets(state: State) -> SquareSet:
    """Returns the squares that the pawn may move to, by the formal generator below A.1-13."""
    fences, occupied, house = state.fences, state.occupied, state.mode.house
    square = _pawn_square(state, state.side)
    targets = 0
    for direction in Direction:
        if not fences.is_open(square, direction):
            continue
        neighbour = square + direction.offset
        if not occupied >> neighbour & 1:
            targets |= 1 << neighbour
            continue
        behind = neighbour + direction.offset
        if fences.is_open(neighbour, direction):
            if not occupied >> behind & 1:
                targets |= 1 << behind  # straight jump, A.1-8
                continue
            if not house.pawn_side_jump:
                continue  # B36
        elif not house.edge_side_jump and fences.closing(SQUARES[neighbour], direction) is None:
            continue  # B35: the edge closes the step, not a fence
        for sideways in direction.sideways:  # side jump, A.1-9
            beside = neighbour + sideways.offset
            if fences.is_open(neighbour, sideways) and not occupied >> beside & 1:
                targets |= 1 << beside
    return targets


def _legal_slots(state: State) -> tuple[SquareSet, SquareSet]:
    """Returns the slots where a horizontal, and where a vertical, fence is legal (A.1-14 to 17).

    A fence that leaves a shortest path of every side open cuts no side off; only the others are tested.
    """
    fences, mode = state.fences, state.mode
    (horizontal, vertical), (h_suspects, v_suspects) = fences.room(), fences.suspects()
    for side in state.playing:
        square, goal = _pawn_square(state, side), mode.goal(side)
        h_cuts, v_cuts = cutting_slots(shortest_path(fences, square, goal))
        for fence in fences_of(horizontal & h_cuts & h_suspects, vertical & v_cuts & v_suspects):
            if not fences.add(fence).reach(square.bit, until=goal) & goal:
                if fence.axis is Axis.HORIZONTAL:
                    horizontal &= ~fence.slot.bit
                else:
                    vertical &= ~fence.slot.bit
    return horizontal, vertical


def play(state: AnyState, action: Action) -> AnyState:
    """Returns the position after an action, without checking that it is legal."""
    side = state.side
    after = replace(state, side=next_side(state), ply=state.ply + 1)
    match action:
        case Move(square):
            return replace(after, squares=state.with_square(pawn_of(side), square))
        case Place(fence):
            return replace(after, fences=state.fences.add(fence), stocks=state.with_stock(side, -1))
        case _:
            return after


def next_side(state: State) -> Side:
    """Returns the side that moves next, clockwise; sides that have left are skipped (A.2-3, decision 0005)."""
    sides = state.mode.sides
    here = sides.index(state.side)
    for side in (*sides[here + 1 :], *sides[:here]):
        if side not in state.retired:
            return side
    return state.side


# Why an action is illegal.


def why_illegal(state: State, action: Action) -> Illegality | None:
    """Returns the reason why an action is illegal, or None if it is legal."""
    match action:
        case Move(square):
            return _why_not_move(state, square)
        case Place(fence):
            return _why_not_fence(state, fence)
        case Pass():
            return None if legal_actions(state) == [action] else Illegality("action.must_act")
        case _:
            return Illegality("action.wrong_mode")


def _why_not_move(state: State, target: Square) -> Illegality | None:
    if _targets(state) >> target & 1:
        return None
    fences, square = state.fences, _pawn_square(state, state.side)
    if not board_mask(state.mode.size) >> target & 1:
        return Illegality("action.too_far")
    if target == square:
        return Illegality("action.same_square")
    files, rows = target.file - square.file, target.row - square.row
    straight = [way for way in Direction if way.value in ((files, rows), (files / 2, rows / 2))]
    if straight:
        return _why_not_straight(state, fences, square, target, straight[0])
    if abs(files) == 1 and abs(rows) == 1:
        return _why_not_diagonal(state, fences, square, target)
    return Illegality("action.too_far")


def _why_not_straight(state: State, fences: FenceSet, square: Square, target: Square, way: Direction) -> Illegality:
    """Returns the reason against a step or straight jump: a fence, a pawn on the target, or no pawn to jump over."""
    at = square
    while at != target:
        fence = fences.closing(at, way)
        if fence is not None:
            return Illegality("action.fence_in_way", fences=(fence,))
        at = SQUARES[at + way.offset]
        if at != target and not state.pieces_on(at):
            return Illegality("action.too_far")
    return Illegality("action.square_occupied", piece=state.pieces_on(target)[0])


def _why_not_diagonal(state: State, fences: FenceSet, square: Square, target: Square) -> Illegality:
    """Returns the reason against a side jump; it names the adjacent pawn to jump over, if there is one."""
    for way in Direction:
        neighbour = square + way.offset
        if not fences.is_open(square, way) or not state.pieces_on(neighbour):
            continue
        over = SQUARES[neighbour]
        sideways = next((side for side in way.sideways if neighbour + side.offset == target), None)
        if sideways is None:
            continue
        if fences.is_open(over, way) and not state.pieces_on(over + way.offset):
            return Illegality("action.straight_jump_possible", piece=state.pieces_on(over)[0])
        fence = fences.closing(over, sideways)
        if fence is not None:
            return Illegality("action.fence_in_way", fences=(fence,))
        if state.pieces_on(target):
            return Illegality("action.square_occupied", piece=state.pieces_on(target)[0])
        return Illegality("action.side_jump_not_allowed", piece=state.pieces_on(over)[0])
    return Illegality("action.diagonal")


def why_no_room(state: State, fence: Fence) -> Illegality | None:
    """Returns the reason why a fence does not fit among the others, or None if it does (A.1-14 to 16)."""
    if not slot_mask(state.mode.size) >> fence.slot & 1:
        return Illegality("action.fence_off_board")
    overlapped = state.fences.overlapped_by(fence)
    if overlapped:
        return Illegality("action.fence_overlaps", fences=overlapped)
    crossed = state.fences.crossed_by(fence)
    if crossed:
        return Illegality("action.fence_crosses", fences=crossed)
    return None


def _why_not_fence(state: State, fence: Fence) -> Illegality | None:
    if not state.stock(state.side):
        return Illegality("action.no_fences_left")
    reason = why_no_room(state, fence)
    if reason is not None:
        return reason
    fenced = state.fences.add(fence)
    for side in state.playing:
        area = fenced.reach(_pawn_square(state, side).bit)
        if not area & state.mode.goal(side):
            return Illegality("action.fence_blocks_path", piece=pawn_of(side), squares=tuple(squares_of(area)))
    return None
