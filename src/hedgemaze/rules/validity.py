"""`check_position`: checks that the rules allow a position; `Position.parse` calls it.

The checks do not prove that the position can be reached. They ensure that play can continue: every piece and fence
is on an allowed square, and an unfinished position has a legal action.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from hedgemaze.errors import NotationError
from hedgemaze.rules.actions import Stop
from hedgemaze.rules.advanced.fences import sealed_off
from hedgemaze.rules.board.fences import FenceSet
from hedgemaze.rules.board.geometry import Square, square_set, squares_of
from hedgemaze.rules.board.paths import distance
from hedgemaze.rules.enums import GHOSTS, Family, Piece, Side
from hedgemaze.rules.modes.maze import Maze
from hedgemaze.rules.state import State

if TYPE_CHECKING:
    from hedgemaze.rules.position import Position

_MAX_FENCES = 99
_SQUARES_SHOWN = 8


@dataclass(frozen=True, slots=True)
class _Fault:
    about: str
    """The wrong field of the text, or ``impossible`` for the whole position."""
    message: str
    reason: str
    """The code of the reason, as in `HedgemazeError.reason`."""
    details: Mapping[str, str | int] = field(default_factory=dict)
    """The names and numbers of the reason, for translations."""


def check_position(position: Position) -> None:
    """Checks that the rules allow a position.

    Raises:
        NotationError: they do not; the error names the first fault.
    """
    for fault in _faults(position):
        details = {"about": fault.about, **fault.details}
        raise NotationError(
            "position.impossible", fault.message, given=position.text, details=details, reason=fault.reason
        )


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
            yield _Fault("turn", "the game is over in mid-move", "over_in_move")
        return
    if position.side in position.retired:
        message, side = "a side that has left the game is to move", position.side.letter
        yield _Fault("turn", f"{message}: {side}", "left_to_move", {"side": side})
    actions = position.legal_actions()
    if not actions:
        yield _Fault("impossible", "the side to move has no action", "no_action")
    if position.active is not None and actions == [Stop(position.active)]:
        yield _Fault("turn", "the move is already over", "move_over")


def _fence_faults(state: State) -> Iterator[_Fault]:
    """Yields faults of the fences: each must fit among those before it."""
    placed = FenceSet(state.mode.size)
    for fence in state.fences:
        if placed.overlapped_by(fence) or placed.crossed_by(fence):
            message = f"the fence {fence} overlaps or crosses another"
            yield _Fault("fences", message, "fence_conflict", {"fence": str(fence)})
        placed = placed.add(fence)
    if max(state.stocks, default=0) > _MAX_FENCES:
        yield _too_many("stocks", "too many fences in stock", max(state.stocks), _MAX_FENCES)


def _too_many(about: str, message: str, found: int, most: int, reason: str = "more_than") -> _Fault:
    return _Fault(about, f"{message}, {found} instead of at most {most}", reason, {"found": found, "most": most})


def _classic_faults(state: State) -> Iterator[_Fault]:
    squares = [square for square in state.squares if square is not None]
    shared = [str(square) for number, square in enumerate(squares) if square in squares[:number]]
    if shared:
        yield _Fault("pieces", f"two pawns share a square, {shared[0]}", "same_square", {"square": shared[0]})
    if len(state.retired) == len(state.mode.sides):
        yield _Fault("turn", "all sides have left the game", "all_left")
    at_goal = 0
    for side, square in zip(state.mode.sides, squares, strict=True):
        at_goal += state.mode.goal(side) >> square & 1
        if side not in state.retired and distance(state.fences, square, state.mode.goal(side)) is None:
            yield _Fault("fences", f"{side.letter} has no way to its goal", "no_path", {"side": side.letter})
    if at_goal > 1:
        yield _Fault("pieces", "two pawns have reached their goals", "two_winners")


def _maze_faults(state: State, maze: Maze) -> Iterator[_Fault]:
    """Yields faults of the fences, pellets, lives and squares of a PAC-MAN mode."""
    mode = state.mode
    if mode.family is Family.PACMAN and state.fences != maze.start_fences:
        yield _Fault("fences", "the fences of a fixed maze do not change", "maze_fences")
    if mode.family is Family.ADVANCED:
        yield from _advanced_fence_faults(state, maze)
    yield from _count_faults(state, maze)
    if state.square_of(Piece.PACMAN) is None and not maze.respawns:
        yield _Fault("pieces", "PAC-MAN is never off the board in this mode", "off_board", {"piece": "P"})
    for piece, square in zip(mode.pieces, state.squares, strict=True):
        if square is not None:
            yield from _sharing_faults(state, piece, square)
    if mode.house.no_return == "off" and any(square is not None for square in state.previous):
        yield _Fault("memory", "nothing is remembered by these house rules", "no_memory")
    for piece, at, remembered in zip(mode.pieces, state.squares, state.previous, strict=False):
        if at is None and remembered is not None:
            message = f"{piece.letter} is off the board and remembers a square"
            yield _Fault("memory", message, "off_board_memory", {"piece": piece.letter})


def _advanced_fence_faults(state: State, maze: Maze) -> Iterator[_Fault]:
    """Yields faults of the fences of the advanced variant."""
    for fence in state.chamber:
        if fence not in maze.chamber:
            message = f"a fence is marked that is not of the chamber: {fence}"
            yield _Fault("fences", message, "not_of_chamber", {"fence": str(fence)})
    for fence in maze.fences:
        if fence not in state.fences:
            message = f"a fence of the maze is missing: {fence}"
            yield _Fault("fences", message, "fence_missing", {"fence": str(fence)})
    names = [str(square) for square in squares_of(sealed_off(state, state.fences))]
    if names:
        sealed = " ".join(names[:_SQUARES_SHOWN]) + (" …" if len(names) > _SQUARES_SHOWN else "")
        yield _Fault("fences", f"squares are cut off: {sealed}", "cut_off", {"squares": sealed})
    for stock, start in zip(state.stocks, state.mode.fences, strict=True):
        if stock > start:
            yield _too_many("stocks", "more fences in stock than at the start", stock, start)


def _count_faults(state: State, maze: Maze) -> Iterator[_Fault]:
    """Yields faults of the pellets, lives and counters."""
    for square in squares_of(state.pellets & ~square_set(maze.pellets)):
        message = f"a pellet lies where the maze has none, on {square}"
        yield _Fault("pellets", message, "pellet_place", {"square": str(square)})
    count = len(maze.pellets)
    if state.pellets.bit_count() + state.taken != count or (state.reserve and not maze.respawns):
        yield _Fault("pellets", f"{count} pellets are expected in all", "pellet_count", {"n": count})
    if state.lives > state.mode.house.lives:
        yield _too_many("impossible", "impossible number of lives", state.lives, state.mode.house.lives, "lives")
    if not (state.lives or state.pellets):
        yield _Fault("impossible", "impossible number of lives, with no pellet left", "nothing_left")
    if not state.round >= 1 or not state.progress <= state.round:
        message = "impossible counters: the round is at least 1, and the last progress is not after it"
        yield _Fault("counters", message, "round_counters")
    if len(state.retired) > 1:
        yield _Fault("turn", "both sides have left the game", "all_left")


def _sharing_faults(state: State, piece: Piece, square: Square) -> Iterator[_Fault]:
    """Yields faults of a shared square, and of a ghost that has ended its move on a pellet."""
    house, shared = state.mode.house, {"square": str(square)}
    others = [other for other in state.pieces_on(square) if other is not piece]
    if piece is Piece.PACMAN:
        passing = state.active is piece and state.boost and not house.eat_in_passing
        if others and not passing and state.lives:
            yield _Fault("pieces", f"PAC-MAN shares a square with a ghost, {square}", "same_square", shared)
        return
    resting = [other for other in others if other in GHOSTS and state.active not in (piece, other)]
    if resting and house.ghost_stack != "free":
        yield _Fault("pieces", f"two ghosts share a square, {square}", "same_square", shared)
    if state.pellets & square.bit and state.active is not piece:
        yield _Fault("pieces", f"a ghost stands on a pellet, on {square}", "ghost_on_pellet", shared)


def _turn_faults(state: State, maze: Maze) -> Iterator[_Fault]:
    """Yields faults of the turn: active piece, steps, ghosts that have moved, lifted fence."""
    active = state.active
    own = (Piece.PACMAN,) if state.side is Side.PACMAN else GHOSTS
    if (state.moved and state.side is Side.PACMAN) or any(ghost not in state.ghosts for ghost in state.moved):
        yield _Fault("turn", "a ghost has moved that could not", "ghost_moved")
    if active is None:
        if state.origin is not None or state.steps or state.boost:
            yield _Fault("turn", "steps are left to nobody", "steps_of_nobody")
    else:
        if active not in own or active in state.moved or state.square_of(active) is None:
            message = f"the moving piece cannot be moving: {active.letter}"
            yield _Fault("turn", message, "wrong_mover", {"piece": active.letter})
        yield from _step_faults(state, maze, active)
    if state.lifted is not None:
        slots = [fence.slot for fence in maze.chamber if fence not in state.chamber]
        if state.side is not Side.GHOSTS or active is not None or state.moved or state.lifted not in slots:
            yield _Fault("turn", "no such fence can be in the ghosts' hand", "not_in_hand")
    if (len(state.chamber) or state.lifted is not None) and state.side is Side.GHOSTS and (state.moved or active):
        yield _Fault("turn", "ghosts do not move while the chamber stands", "chamber_stands")


def _step_faults(state: State, maze: Maze, active: Piece) -> Iterator[_Fault]:
    """Yields faults of a move that has begun: where it began, and the steps that are left."""
    mode = state.mode
    if active is Piece.PACMAN:
        speed, boost = mode.pacman_steps, mode.boost_steps * (len(maze.pellets) if maze.respawns else 1)
    else:
        speed, boost = max(mode.frenzy_steps, mode.ghost_steps[min(state.taken, 3)]), 0
    if state.origin is None and not (mode.house.respawn_uses_move and active is Piece.PACMAN and not state.steps):
        yield _Fault("turn", "it is not said where the move began", "no_origin")
    if state.steps > speed:
        yield _too_many("turn", "too many steps are left", state.steps, speed, "steps_left")
    if state.boost > boost:
        yield _too_many("turn", "too many boost steps are left", state.boost, boost, "steps_left")
