"""Highlights in a picture: the pieces to move, marked squares, paths."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from hedgemaze.rules.board.geometry import Square
from hedgemaze.rules.pictures.captions import movers
from hedgemaze.rules.pictures.frame import PITCH, Frame
from hedgemaze.rules.pictures.markup import group, number, rect, stroke, tag
from hedgemaze.rules.pictures.themes import Theme
from hedgemaze.rules.state import State

_CORNERS = "M-22-11V-17Q-22-22-17-22H-11M11-22H17Q22-22 22-17V-11M22 11V17Q22 22 17 22H11M-11 22H-17Q-22 22-22 17V11"


def draw_turn(state: State, frame: Frame, theme: Theme) -> Iterator[str]:
    """Yields an outline around the square of every piece that may move now, or that has won."""
    for square in dict.fromkeys(map(state.square_of, movers(state))):
        if square is None:
            continue
        box, radius = frame.square(square), 4 if theme.is_flat else 11
        glow = "" if theme.is_flat else rect(box, radius, opacity=".2", **stroke(theme.turn, 9))
        tint = rect(box, radius, fill=theme.turn, opacity=".12")
        yield tag("g", glow, tint, rect(box, radius, **stroke(theme.turn, 2.6)), class_="turn", data_at=str(square))


def draw_marks(state: State, frame: Frame, theme: Theme, marks: Iterable[Square]) -> Iterator[str]:
    """Yields a dot on every marked square, or corners if the square is occupied."""
    dot = tag("circle", r=11, fill=theme.mark, opacity=".22") + tag("circle", r=7, fill=theme.mark, opacity=".9")
    corners = tag("path", d=_CORNERS, **stroke(theme.mark, 3.6))
    for square in marks:
        x, y = frame.centre(square)
        is_taken = (state.occupied | state.pellets) >> square & 1
        yield group(corners if is_taken else dot, x=x, y=y, class_="mark", data_at=str(square))


def draw_paths(state: State, frame: Frame, theme: Theme, paths: Iterable[Sequence[Square]]) -> Iterator[str]:
    """Yields a dotted line for every path, in the colour of the piece on its first square."""
    for squares in paths:
        if not squares:
            continue
        owners = state.pieces_on(squares[0])
        colour = theme.paints[owners[0]].base if owners and not theme.is_flat else theme.turn
        line = stroke(colour, 4.6, "0.1 9")
        yield tag("path", d=_path_data(frame, squares), opacity=".9", class_="path", **line)


def _path_data(frame: Frame, squares: Sequence[Square]) -> str:
    """Returns a path through the squares; at a tunnel it leaves the board and comes back at the other end."""
    points = [frame.centre(square) for square in squares]
    drawn = "M{} {}".format(*map(number, points[0]))
    for (x, y), (to_x, to_y) in pairwise(points):
        far = math.hypot(to_x - x, to_y - y)
        if far > 2.5 * PITCH:  # farther than any jump
            right, down = 0.6 * PITCH * (to_x - x) / far, 0.6 * PITCH * (to_y - y) / far
            drawn += "L{} {}M{} {}".format(*map(number, (x - right, y - down, to_x + right, to_y + down)))
        drawn += "L{} {}".format(*map(number, (to_x, to_y)))
    return drawn
