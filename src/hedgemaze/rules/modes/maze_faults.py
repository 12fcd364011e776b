"""`maze_faults`: finds every fault of a maze."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from hedgemaze.errors import Fault
from hedgemaze.rules.board.fences import FenceSet
from hedgemaze.rules.board.geometry import Square, SquareSet, board_mask, squares_of
from hedgemaze.rules.enums import GHOSTS, Family, Piece

if TYPE_CHECKING:
    from hedgemaze.rules.modes.maze import Maze

MAZE_SIZE = 9
MAZE_PIECES = (Piece.PACMAN, *GHOSTS)
"""The pieces in the order of `Maze.starts`."""
_PELLETS = 4
_CHAMBER_FENCES = 4
_RESPAWNS = 4
_FENCES_IN_THE_BOX = 20


def maze_faults(maze: Maze) -> Iterator[Fault]:
    """Yields the faults of a maze; none for a valid one."""
    yield from _fence_faults(maze)
    yield from _square_faults(maze)
    if maze.family is Family.ADVANCED and len(maze.respawns) != _RESPAWNS:
        return  # connections cannot be checked without the tunnels
    yield from _connection_faults(maze)


def _fence_faults(maze: Maze) -> Iterator[Fault]:
    fences = (*maze.fences, *maze.chamber)
    if len(fences) > _FENCES_IN_THE_BOX:
        message = f"{len(fences)} fences, the box has {_FENCES_IN_THE_BOX}"
        yield Fault("maze.too_many_fences", message, {"n": len(fences)})
        return  # a hostile file could make thousands of pairs
    for one, other in combinations(fences, 2):
        alone, both = FenceSet.of((one,), MAZE_SIZE), {"one": str(one), "other": str(other)}
        if alone.overlapped_by(other):
            yield Fault("maze.fence_overlaps", f"{one} and {other} overlap", both)
        if alone.crossed_by(other):
            yield Fault("maze.fence_crosses", f"{one} and {other} cross", both)
    wanted = _CHAMBER_FENCES if maze.family is Family.ADVANCED else 0
    if len(maze.chamber) != wanted:
        yield _count_fault("maze.chamber_count", "chamber fences", len(maze.chamber), wanted)


def _square_faults(maze: Maze) -> Iterator[Fault]:
    advanced = maze.family is Family.ADVANCED
    if len(maze.pellets) != _PELLETS:
        yield _count_fault("maze.pellet_count", "pellets", len(maze.pellets), _PELLETS)
    for piece, start in zip(MAZE_PIECES, maze.starts, strict=True):
        if (start is None) != (advanced and piece is Piece.PACMAN):
            message = f"{piece.letter} has {'no' if start is None else 'a'} start square"
            yield Fault("maze.start", message, {"piece": piece.letter, "wanted": int(start is None)})
    wanted = _RESPAWNS if advanced else 0
    if len(maze.respawns) != wanted:
        yield _count_fault("maze.respawn_count", "respawn squares", len(maze.respawns), wanted)
    for one, other in zip(maze.respawns[::2], maze.respawns[1::2], strict=False):
        if abs(one.file - other.file) + abs(one.row - other.row) == 1:
            message = f"{one} and {other} are neighbours without a tunnel"
            yield Fault("maze.tunnel_too_short", message, {"one": str(one), "other": str(other)})
    used: dict[Square, str] = {}
    labelled = [("a pellet", square) for square in maze.pellets]
    labelled += [("a respawn square", square) for square in maze.respawns]
    labelled += [
        (piece.letter, square) for piece, square in zip(MAZE_PIECES, maze.starts, strict=True) if square is not None
    ]
    for label, square in labelled:
        if square in used:
            message = f"{used[square]} and {label} are both on {square}"
            yield Fault("maze.square_shared", message, {"squares": str(square)})
        used[square] = label


def _count_fault(code: str, what: str, count: int, wanted: int) -> Fault:
    return Fault(code, f"{count} {what} instead of {wanted}", {"n": count, "wanted": wanted})


def _connection_faults(maze: Maze) -> Iterator[Fault]:
    board = board_mask(MAZE_SIZE)
    links = maze.tunnels
    if maze.family is Family.PACMAN:
        missing = board & ~maze.start_fences.reach(1)
        if missing:
            yield _unconnected_fault("from a1", missing)
        return
    lasting = FenceSet.of(maze.fences, MAZE_SIZE)
    missing = board & ~lasting.reach(maze.respawns[0].bit, links)
    if missing:
        yield _unconnected_fault("even without the chamber", missing)
    sealed = maze.sealed
    if not sealed:
        return
    for square in maze.respawns:
        if sealed >> square & 1:
            message = f"the respawn square {square} lies inside the sealed chamber"
            yield Fault("maze.respawn_sealed", message, {"squares": str(square)})
    for piece, start in zip(MAZE_PIECES, maze.starts, strict=True):
        if piece in GHOSTS and start is not None and not sealed >> start & 1:
            message = f"{piece.letter} starts outside the sealed chamber"
            yield Fault("maze.ghost_outside", message, {"piece": piece.letter})
    standing = maze.start_fences
    if maze.chamber and not any(standing.remove(fence).reach(1, links) == board for fence in maze.chamber):
        yield Fault("maze.chamber_stuck", "no single fence of the chamber opens it")


def _unconnected_fault(how: str, squares: SquareSet) -> Fault:
    names = [str(square) for square in squares_of(squares)]
    listed = " ".join(names[:8]) + (" …" if len(names) > 8 else "")
    return Fault("maze.not_connected", f"cut off {how}: {listed}", {"squares": listed})
