"""What a reader wants pointed out in a picture: squares to go to, ways to the goal, whose turn it is."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from hedgemaze.rules.captions import movers
from hedgemaze.rules.geometry import Square
from hedgemaze.rules.looks import Look
from hedgemaze.rules.state import State
from hedgemaze.rules.svg_frame import GAP, PITCH, Frame
from hedgemaze.rules.svg_markup import group, number, tag
from hedgemaze.rules.svg_pieces import SQUARE

__all__ = ["draw_marks", "draw_paths", "draw_turn"]


def draw_marks(state: State, frame: Frame, look: Look, marks: Iterable[Square]) -> Iterator[str]:
    """Yields a soft dot for every square, a ring round what stands there already."""
    for square in marks:
        x, y = frame.centre(square)
        if state.pieces_on(square) or state.pellets >> square & 1:
            shape = tag("circle", r=21.5, fill="none", stroke=look.mark, stroke_width=3, opacity=".9")
        else:
            shape = tag("circle", r=11, fill=look.mark, opacity=".22") + tag("circle", r=7, fill=look.mark, opacity=".9")
        yield group(shape, x=x, y=y, class_="mark", data_at=str(square))


def draw_paths(state: State, frame: Frame, look: Look, paths: Iterable[Sequence[Square]]) -> Iterator[str]:
    """Yields a dotted line for every way, in the colour of the piece that stands at its beginning."""
    for squares in paths:
        if not squares:
            continue
        owners = state.pieces_on(squares[0])
        colour = look.paints[owners[0]].base if owners else look.mark
        if look.is_flat:
            colour = look.turn
        yield tag(
            "path", d=_way_path(frame, squares), fill="none", stroke=colour, stroke_width=4.6, stroke_linecap="round",
            stroke_linejoin="round", stroke_dasharray="0.1 9", opacity=".9", class_="path",
        )  # fmt: skip


def _way_path(frame: Frame, squares: Sequence[Square]) -> str:
    """Returns the line through the squares; one that goes through a tunnel leaves the board and comes back."""
    points = [frame.centre(square) for square in squares]
    drawn = "M{} {}".format(*map(number, points[0]))
    for (x, y), (to_x, to_y) in zip(points, points[1:], strict=False):
        if math.hypot(to_x - x, to_y - y) > 2.5 * PITCH:
            out = SQUARE / 2 + GAP
            right, down = (math.copysign(out, to_x - x) if to_x != x else 0), (math.copysign(out, to_y - y) if to_y != y else 0)
            drawn += "L{} {}M{} {}".format(*map(number, (x - right, y - down, to_x + right, to_y + down)))
        drawn += "L{} {}".format(*map(number, (to_x, to_y)))
    return drawn


def draw_turn(state: State, frame: Frame, look: Look) -> Iterator[str]:
    """Yields an outline round the square of every piece that may move now, or that has won."""
    for piece in movers(state):
        square = state.square_of(piece)
        assert square is not None
        x, y = frame.centre(square)
        radius = 4 if look.is_flat else 11
        box = {"x": x - SQUARE / 2, "y": y - SQUARE / 2, "width": SQUARE, "height": SQUARE, "rx": radius}
        glow = "" if look.is_flat else tag("rect", **box, fill="none", stroke=look.turn, stroke_width=9, opacity=".2")
        line = tag("rect", **box, fill=look.turn, fill_opacity=".12", stroke=look.turn, stroke_width=2.6)
        yield tag("g", glow, line, class_="turn", data_at=str(square))
