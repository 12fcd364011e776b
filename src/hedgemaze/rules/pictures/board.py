"""The board in a picture: squares, coordinates, tunnels, pellets."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from hedgemaze.rules.board.geometry import SQUARES, STRIDE, Direction, Square, board_mask, squares_of
from hedgemaze.rules.pictures.frame import PITCH, Frame
from hedgemaze.rules.pictures.markup import group, grown, label, number, rect, stroke, tag
from hedgemaze.rules.pictures.pieces import SQUARE
from hedgemaze.rules.pictures.themes import Theme
from hedgemaze.rules.state import State


def board_gradient(theme: Theme) -> str:
    """Returns the gradient of the board."""
    if theme.is_flat:
        return ""
    stops = tag("stop", offset="0", stop_color=theme.board_top) + tag("stop", offset="1", stop_color=theme.board_bottom)
    return tag("linearGradient", stops, id=f"hedgemaze-{theme.name}-board", x2="0", y2="1")


# The board.


def draw_board(frame: Frame, theme: Theme, *, coordinates: bool, last: Iterable[Square]) -> Iterator[str]:
    """Yields the board with its squares; `last` lists those to highlight."""
    box = (frame.left, frame.above, frame.board, frame.board)
    fill = theme.board_top if theme.is_flat else f"url(#hedgemaze-{theme.name}-board)"
    if theme.name == "arcade":
        for spread, opacity in ((16, ".06"), (10, ".1"), (4, ".18")):
            yield rect(box, 22, opacity=opacity, **stroke(theme.fence, spread))
    yield rect(box, 22, fill=fill, stroke=theme.board_edge, stroke_width=2.5, class_="board")
    if theme.name == "wood":
        yield from _grain(frame, theme)
    yield from _squares(frame, theme, set(last))
    if coordinates:
        yield from _coordinates(frame, theme)


def _grain(frame: Frame, theme: Theme) -> Iterator[str]:
    """Yields the wood grain: waves that look random but are deterministic."""
    half = (frame.board - 16) / 2
    for vein in range(9, frame.board - 3, 13):
        bend, thick = 5 * math.sin(vein * 1.7), 1 + 0.7 * math.cos(vein)
        start, wave = (frame.left + 8, frame.above + vein), (half / 2, bend, half, 0)
        path = "M{} {}q{} {} {} {}t{} 0".format(*map(number, (*start, *wave, half)))
        yield tag("path", d=path, opacity=".28", **stroke(theme.board_edge, thick))


def _squares(frame: Frame, theme: Theme, last: set[Square]) -> Iterator[str]:
    radius = {"arcade": 10, "wood": 6, "garden": 9, "paper": 6, "contrast": 3}[theme.name]
    for square in squares_of(board_mask(frame.size)):
        box, at = frame.square(square), str(square)
        fill = theme.light if (square.row + square.file) % 2 else theme.dark
        yield rect(box, radius, fill=fill, stroke=theme.square_edge, stroke_width=1.2, class_="square", data_at=at)
        if square in last:
            opacity = None if theme.is_flat else ".42"
            yield rect(box, radius, fill=theme.last, opacity=opacity, class_="last", data_at=at)


def _coordinates(frame: Frame, theme: Theme) -> Iterator[str]:
    for index in range(frame.size):
        file, row = SQUARES[index], SQUARES[STRIDE * index]
        below, beside = frame.centre(file)[0], frame.centre(row)[1]
        yield label(str(file)[0], below, frame.above + frame.board - 14, 14, theme.faint, class_="coordinate")
        yield label(str(row)[1], frame.left + 14, beside, 14, theme.faint, class_="coordinate")


# The advanced mode's respawn squares and tunnels (C.1-3, 10).

_TUNNEL_DIRECTIONS = (Direction.NORTH, Direction.SOUTH, Direction.WEST, Direction.EAST)


def draw_tunnels(state: State, frame: Frame, theme: Theme) -> Iterator[str]:
    """Yields a ring with an arrow on every respawn square, and a gate in the edge where its tunnel begins."""
    respawns = state.mode.maze.respawns if state.mode.maze else ()
    for place, (square, way) in enumerate(zip(respawns, _TUNNEL_DIRECTIONS, strict=False)):
        x, y = frame.centre(square)
        right, down = frame.vector(way)
        angle = {(1, 0): 0, (0, 1): 90, (-1, 0): 180, (0, -1): 270}[round(right), round(down)]
        turned = f"translate({number(x)} {number(y)}) rotate({angle})"
        is_at_edge = not frame.has(x + right * PITCH, y + down * PITCH)
        art = _respawn(theme, place // 2, is_taken=bool(state.pieces_on(square)))
        if is_at_edge:
            art += _gate(theme, place // 2, frame.rim)
        yield tag("g", art, transform=turned, class_="respawn", data_at=str(square))


def _respawn(theme: Theme, pair: int, *, is_taken: bool) -> str:
    """Returns a ring with arrows to the right; the two tunnels differ in colour, dashes and number of arrows."""
    colour, dashes = theme.tunnels[pair], ("7 4.87", "1 4.93")[pair]
    if is_taken:
        return rect((-21, -21, 42, 42), 8, opacity=".8", **stroke(colour, 2.4, dashes))
    ring = tag("circle", r=17, opacity=".8", **stroke(colour, 2.4, dashes))
    arrows = ("M-4-7L4 0-4 7", "M-8-7L0 0-8 7M1-7L9 0 1 7")[pair]
    return ring + tag("path", d=arrows, opacity=".8", **stroke(colour, 2.4))


def _gate(theme: Theme, pair: int, rim: float) -> str:
    box, colour = (SQUARE / 2 + rim - 3.5, -21, 7, 42), theme.tunnels[pair]
    glow = "" if theme.is_flat else rect(grown(box, 3.5), 7, fill=colour, opacity=".22")
    return glow + rect(box, 3.5, fill=colour, class_="gate")


# Pellets.


def pellet_art(theme: Theme) -> str:
    """Returns a pellet around the origin."""
    if theme.is_flat:
        return tag("circle", r=9, fill=theme.pellet) + tag("circle", r=3.5, fill=theme.pellet_light)
    glow = "".join(
        tag("circle", r=radius, fill=theme.pellet, opacity=opacity)
        for radius, opacity in ((18, ".09"), (15, ".13"), (12, ".2"))
    )
    gleam = tag("circle", cx=-2.4, cy=-2.8, r=3.6, fill=theme.pellet_light)
    return glow + tag("circle", r=9, fill=theme.pellet) + gleam


def draw_pellets(state: State, frame: Frame, theme: Theme) -> Iterator[str]:
    """Yields the pellets; one under a piece is drawn small beside it."""
    for square in squares_of(state.pellets):
        x, y = frame.centre(square)
        aside, scale = (15, 0.55) if state.pieces_on(square) else (0, 1)
        yield group(pellet_art(theme), x=x - aside, y=y + aside, scale=scale, class_="pellet", data_at=str(square))
