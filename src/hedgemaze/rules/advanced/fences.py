"""Fences of the advanced variant: legal placements, and the Chamber fences that the ghosts move (C.1-14 to 19)."""

from __future__ import annotations

from typing import TypeVar

from hedgemaze.rules.actions import PLACES, Action
from hedgemaze.rules.board.fences import FenceSet
from hedgemaze.rules.board.geometry import Axis, Direction, Fence, Square, SquareSet, board_mask, fences_of, squares_of
from hedgemaze.rules.modes.maze import Maze
from hedgemaze.rules.state import State, replace

AnyState = TypeVar("AnyState", bound=State)


def maze_of(state: State) -> Maze:
    """Returns the maze, which every advanced game has."""
    assert state.mode.maze is not None
    return state.mode.maze


def is_opening(state: State) -> bool:
    """Returns whether it is one of turns 1–4, before the ghosts have moved every Chamber fence (C.1-17 to 19)."""
    return len(state.chamber) > 0 or state.lifted is not None


def legal_fences(state: State) -> list[Action]:
    """Returns the legal placements for the side to move, or for the fence that the ghosts have lifted."""
    if state.lifted is None and not state.stock(state.side):
        return []
    fences = state.fences
    (horizontal, vertical), (h_suspects, v_suspects) = fences.room(), fences.suspects()
    if sealed_off(state, fences):
        return []  # the lift did not open the Chamber, and no further fence can
    if state.lifted is not None:
        horizontal, vertical = horizontal & ~state.lifted.bit, vertical & ~state.lifted.bit
    for fence in fences_of(horizontal & h_suspects, vertical & v_suspects):
        if sealed_off(state, fences.add(fence)):
            if fence.axis is Axis.HORIZONTAL:
                horizontal &= ~fence.slot.bit
            else:
                vertical &= ~fence.slot.bit
    return [
        *(PLACES[Axis.HORIZONTAL][slot] for slot in squares_of(horizontal)),
        *(PLACES[Axis.VERTICAL][slot] for slot in squares_of(vertical)),
    ]


def sealed_off(state: State, fences: FenceSet) -> SquareSet:
    """Returns the squares that these fences cut off, by the house rule `seal_test` (C.1-15, C-c, C-d)."""
    maze, board = maze_of(state), board_mask(state.mode.size)
    if len(state.chamber) == len(maze.chamber):
        board &= ~maze.sealed
    test = state.mode.house.seal_test
    links = maze.tunnels if test != "connected_no_tunnels" else ()
    if test == "open_side":
        return _enclosed_squares(fences, links, board)
    return board & ~fences.reach(maze.respawns[0].bit, links)


def _enclosed_squares(fences: FenceSet, links: tuple[tuple[Square, Square], ...], board: SquareSet) -> SquareSet:
    """Returns the squares without any open step."""
    closed = 0
    for square in squares_of(board):
        if any(square in link for link in links):
            continue
        if not any(fences.is_open(square, way) for way in Direction):
            closed |= square.bit
    return closed


def liftable(state: State) -> list[Fence]:
    """Returns the Chamber fences that may be lifted: those that can then be placed elsewhere (C.1-19, C-r, C-s)."""
    return [fence for fence in state.chamber if legal_fences(lift(state, fence))]


def lift(state: AnyState, fence: Fence) -> AnyState:
    """Returns the position after the ghosts have lifted a Chamber fence."""
    return replace(state, fences=state.fences.remove(fence), chamber=state.chamber.remove(fence), lifted=fence.slot)
