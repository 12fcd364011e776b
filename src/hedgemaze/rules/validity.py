"""`check_position`: checks that the rules allow a position; `Position.parse` calls it.

The checks do not prove that the position can be reached. They ensure that play can continue: every piece and fence
is on an allowed square, and an unfinished position has a legal action.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hedgemaze.errors import NotationError
from hedgemaze.rules.actions import Stop
from hedgemaze.rules.advanced.fences import sealed_off
from hedgemaze.rules.board.fences import FenceSet
from hedgemaze.rules.board.geometry import Square, square_set
from hedgemaze.rules.board.paths import distance
from hedgemaze.rules.enums import GHOSTS, Family, Piece, Side
from hedgemaze.rules.modes.maze import Maze
from hedgemaze.rules.state import State

if TYPE_CHECKING:
    from hedgemaze.rules.position import Position

_MAX_FENCES = 99

_Fault = tuple[str, str]
"""The wrong field of the text, or ``impossible`` for the whole position, and a message."""


def check_position(position: Position) -> None:
    """Checks that the rules allow a position.

    Raises:
        NotationError: they do not; the error names the first fault.
    """
    for about, fault in _faults(position):
        raise NotationError("position.impossible", fault, given=position.text, details={"about": about})


def _faults(position: Position) -> Iterator[_Fault]:
    yield from _fence_faults(position)
    if position.mode.maze is None:
        yield from _classic_faults(position)
    else:
        yield from _maze_faults(position, position.mode.maze)
        yield from _turn_faults(position, position.mode.maze)
    if position.outcome() is not None:
        is_in_mid_move = position.active is not None or position.lifted is not None
        if is_in_mid_move and not position.retired:  # only a side that leaves can end a game in mid-move
            yield "turn", "the game is over in mid-move"
        return
    if position.side in position.retired:
        yield "turn", "a side that has left the game is to move"
    actions = position.legal_actions()
    if not actions:
        yield "impossible", "the side to move has no action"
    if position.active is not None and actions == [Stop(position.active)]:
        yield "turn", "the move is already over"


def _fence_faults(state: State) -> Iterator[_Fault]:
    """Yields faults of the fences: each must fit among those before it."""
    placed = FenceSet(state.mode.size)
    for fence in state.fences:
        if placed.overlapped_by(fence) or placed.crossed_by(fence):
            yield "fences", f"the fence {fence} overlaps or crosses another"
        placed = placed.add(fence)
    if max(state.stocks, default=0) > _MAX_FENCES:
        yield "stocks", "too many fences in stock"


def _classic_faults(state: State) -> Iterator[_Fault]:
    squares = [square for square in state.squares if square is not None]
    if len(set(squares)) != len(squares):
        yield "pieces", "two pawns share a square"
    if len(state.retired) == len(state.mode.sides):
        yield "turn", "all sides have left the game"
    at_goal = 0
    for side, square in zip(state.mode.sides, squares, strict=True):
        at_goal += state.mode.goal(side) >> square & 1
        if side not in state.retired and distance(state.fences, square, state.mode.goal(side)) is None:
            yield "fences", f"{side.letter} has no way to its goal"
    if at_goal > 1:
        yield "pieces", "two pawns have reached their goals"


def _maze_faults(state: State, maze: Maze) -> Iterator[_Fault]:
    """Yields faults of the fences, pellets, lives and squares of a PAC-MAN mode."""
    mode = state.mode
    if mode.family is Family.PACMAN and state.fences != maze.start_fences:
        yield "fences", "the fences of a fixed maze do not change"
    if mode.family is Family.ADVANCED:
        if any(fence not in maze.chamber for fence in state.chamber):
            yield "fences", "a fence is marked that is not of the chamber"
        if any(fence not in state.fences for fence in maze.fences):
            yield "fences", "a fence of the maze is missing"
        if sealed_off(state, state.fences):
            yield "fences", "squares are cut off"
        if any(stock > start for stock, start in zip(state.stocks, mode.fences, strict=True)):
            yield "stocks", "more fences in stock than at the start"
    yield from _count_faults(state, maze)
    if state.square_of(Piece.PACMAN) is None and not maze.respawns:
        yield "pieces", "PAC-MAN is never off the board in this mode"
    for piece, square in zip(mode.pieces, state.squares, strict=True):
        if square is not None:
            yield from _sharing_faults(state, piece, square)
    if mode.house.no_return == "off" and any(square is not None for square in state.previous):
        yield "memory", "nothing is remembered by these house rules"
    for piece, at, remembered in zip(mode.pieces, state.squares, state.previous, strict=False):
        if at is None and remembered is not None:
            yield "memory", f"{piece.letter} is off the board and remembers a square"


def _count_faults(state: State, maze: Maze) -> Iterator[_Fault]:
    """Yields faults of the pellets, lives and counters."""
    if state.pellets & ~square_set(maze.pellets):
        yield "pellets", "a pellet lies where the maze has none"
    if state.pellets.bit_count() + state.taken != len(maze.pellets) or (state.reserve and not maze.respawns):
        yield "pellets", f"{len(maze.pellets)} pellets are expected in all"
    if state.lives > state.mode.house.lives or not (state.lives or state.pellets):
        yield "impossible", "impossible number of lives"
    if not state.round >= 1 or not state.progress <= state.round:
        yield "counters", "impossible counters"
    if len(state.retired) > 1:
        yield "turn", "both sides have left the game"


def _sharing_faults(state: State, piece: Piece, square: Square) -> Iterator[_Fault]:
    """Yields faults of a shared square, and of a ghost that has ended its move on a pellet."""
    house = state.mode.house
    others = [other for other in state.pieces_on(square) if other is not piece]
    if piece is Piece.PACMAN:
        passing = state.active is piece and state.boost and not house.eat_in_passing
        if others and not passing and state.lives:
            yield "pieces", "PAC-MAN shares a square with a ghost"
        return
    resting = [other for other in others if other in GHOSTS and state.active not in (piece, other)]
    if resting and house.ghost_stack != "free":
        yield "pieces", "two ghosts share a square"
    if state.pellets & square.bit and state.active is not piece:
        yield "pieces", "a ghost stands on a pellet"


def _turn_faults(state: State, maze: Maze) -> Iterator[_Fault]:
    """Yields faults of the turn: active piece, steps, ghosts that have moved, lifted fence."""
    mode, active = state.mode, state.active
    own = (Piece.PACMAN,) if state.side is Side.PACMAN else GHOSTS
    if (state.moved and state.side is Side.PACMAN) or any(ghost not in state.ghosts for ghost in state.moved):
        yield "turn", "a ghost has moved that could not"
    if active is None:
        if state.origin is not None or state.steps or state.boost:
            yield "turn", "steps are left to nobody"
    else:
        if active not in own or active in state.moved or state.square_of(active) is None:
            yield "turn", "the moving piece cannot be moving"
        speed = (
            mode.pacman_steps
            if active is Piece.PACMAN
            else max(mode.frenzy_steps, mode.ghost_steps[min(state.taken, 3)])
        )
        if state.origin is None and not (mode.house.respawn_uses_move and active is Piece.PACMAN and not state.steps):
            yield "turn", "it is not said where the move began"
        if state.steps > speed or (state.boost and active is not Piece.PACMAN):
            yield "turn", "too many steps are left"
        if state.boost > mode.boost_steps * (1 if not maze.respawns else len(maze.pellets)):
            yield "turn", "too many boost steps are left"
    if state.lifted is not None:
        slots = [fence.slot for fence in maze.chamber if fence not in state.chamber]
        if state.side is not Side.GHOSTS or active is not None or state.moved or state.lifted not in slots:
            yield "turn", "no such fence can be in the ghosts' hand"
    if (len(state.chamber) or state.lifted is not None) and state.side is Side.GHOSTS and (state.moved or active):
        yield "turn", "ghosts do not move while the chamber stands"
