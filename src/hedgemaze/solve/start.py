"""`start_position`: the position after the set-up or after a catch."""

from __future__ import annotations

from dataclasses import replace

from hedgemaze import core
from hedgemaze.rules import Mode, Position
from hedgemaze.rules.board.geometry import square_set
from hedgemaze.rules.enums import GHOSTS


def start_position(mode: Mode, ghosts: int, pellets: int = 15, lives: int = 1) -> core.Position:
    """Returns the position with all pieces on their start squares, some ghosts left out and some pellets eaten.

    Args:
        mode: a mode of the PAC-MAN variant.
        ghosts: how many ghosts play, Blinky first.
        pellets: the pellets left, as bits by their number in the maze.
        lives: the lives left.
    """
    assert mode.maze is not None, "the PAC-MAN variant has a maze"
    start = Position.start(mode)
    left = [square for number, square in enumerate(mode.maze.pellets) if pellets >> number & 1]
    squares = tuple(
        None if piece in GHOSTS[ghosts:] else square for piece, square in zip(mode.pieces, start.squares, strict=True)
    )
    spent = len(mode.maze.pellets) - len(left)
    return core.Position.from_rules(replace(start, squares=squares, pellets=square_set(left), spent=spent, lives=lives))
