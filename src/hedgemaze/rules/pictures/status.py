"""The status pills beside the board: each side's stock, and in a maze lives, pellets and ghosts.

Each side has one pill; that of the side to move is outlined. In classic it is beyond the side's edge, in a maze below
the board.
"""

from __future__ import annotations

from collections.abc import Iterator

from hedgemaze.rules.enums import GHOSTS, Family, Piece, Side
from hedgemaze.rules.pictures.board import pellet_art
from hedgemaze.rules.pictures.captions import lit_side
from hedgemaze.rules.pictures.frame import STRIP, Frame
from hedgemaze.rules.pictures.markup import Attributes, group, label, number, rect, stroke, tag
from hedgemaze.rules.pictures.pieces import piece_art
from hedgemaze.rules.pictures.themes import Theme
from hedgemaze.rules.state import State

_HIGH = 34
_END = 17
"""Radius of the half circle at either end."""
_BAR = 9
_MAX_BARS = 12
"""A larger stock is shown as one bar and a number."""

_HEART = "M0 6.4C-9-.4-6.6-6.6-3.2-6.6-1.6-6.6-.4-5.6 0-4.2.4-5.6 1.6-6.6 3.2-6.6 6.6-6.6 9-.4 0 6.4Z"


def draw_status(state: State, frame: Frame, theme: Theme) -> Iterator[str]:
    """Yields the pills of all sides."""
    lit = lit_side(state)
    if state.mode.family is Family.CLASSIC:
        for side in state.mode.sides:
            yield _classic_pill(state, frame, theme, side, is_lit=side is lit)
        return
    y = frame.above + frame.board + STRIP / 2
    for side, parts in ((Side.PACMAN, _pacman_parts(state, theme)), (Side.GHOSTS, _ghost_parts(state, theme))):
        wide = _width(parts)
        x = frame.left + (wide / 2 if side is Side.PACMAN else frame.board - wide / 2)
        pill = _pill(parts, theme, is_lit=side is lit, turn=0)
        yield group(pill, x=x, y=y, class_="status", data_side=side.letter, data_fences=state.stock(side))


_Part = tuple[float, str]
"""A part of a pill: its width, and its markup around the origin."""


def _width(parts: list[_Part]) -> float:
    return 2 * _END - 8 + sum(wide for wide, _ in parts)


def _pill(parts: list[_Part], theme: Theme, *, is_lit: bool, turn: int) -> str:
    """Returns a pill around the origin, rotated by `turn` degrees; its parts stay upright."""
    wide = _width(parts)
    box = (-wide / 2, -_HIGH / 2, wide, _HIGH)
    edge, thick = (theme.pill_lit, 2.6) if is_lit else (theme.pill_edge, 1.4)
    drawn = [rect(box, _END, fill=theme.pill, stroke=edge, stroke_width=thick)]
    if is_lit and not theme.is_flat:
        drawn.insert(0, rect(box, _END, opacity=".2", **stroke(edge, 8)))
    x = -wide / 2 + _END - 4
    for room, markup in parts:
        upright = f" rotate({-turn})" if turn else ""
        drawn.append(tag("g", markup, transform=f"translate({number(x + room / 2)} 0){upright}"))
        x += room
    return tag("g", *drawn, transform=f"rotate({turn})" if turn else None)


# Classic.


def _classic_pill(state: State, frame: Frame, theme: Theme, side: Side, *, is_lit: bool) -> str:
    (x, y), (right, _) = frame.home(side)
    turn = 90 if right else 0
    stock, first = state.stock(side), state.mode.fences[state.mode.sides.index(side)]
    bars = max(stock, first)
    parts = [_icon(Piece(side.value), theme)]
    if bars <= _MAX_BARS:
        parts += [_bar(theme, is_left=nth < stock, turn=turn) for nth in range(bars)]
    else:
        parts.append(_bar(theme, is_left=stock > 0, turn=turn))
    parts.append((22, label(str(stock), 0, 0, 15, theme.text, font_weight="bold")))
    faded = ".38" if side in state.retired else None
    pill = _pill(parts, theme, is_lit=is_lit, turn=turn)
    return group(pill, x=x, y=y, class_="status", data_side=side.letter, data_fences=stock, opacity=faded)


def _icon(piece: Piece, theme: Theme, opacity: str | None = None) -> _Part:
    return 28, group(piece_art(piece, theme), scale=0.56, opacity=opacity)


def _bar(theme: Theme, *, is_left: bool, turn: int = 0) -> _Part:
    fill, edge = (theme.stock, theme.stock) if is_left else (theme.pill, theme.pill_edge)
    turned = f"rotate({turn})" if turn else None
    return _BAR, rect((-2.6, -8, 5.2, 16), 2.2, fill=fill, stroke=edge, transform=turned)


# A maze.


def _stock(state: State, theme: Theme, side: Side) -> list[_Part]:
    if not any(state.mode.fences):
        return []
    stock = state.stock(side)
    return [(8, ""), _bar(theme, is_left=stock > 0), (22, label(str(stock), 0, 0, 15, theme.text, font_weight="bold"))]


def _pacman_parts(state: State, theme: Theme) -> list[_Part]:
    waits = state.square_of(Piece.PACMAN) is None
    wide, icon = _icon(Piece.PACMAN, theme, ".45" if waits else None)
    if waits:
        icon += tag("circle", r=13.5, class_="waiting", **stroke(theme.pill_lit, 2, "4 4.48"))
    parts: list[_Part] = [(wide, icon), (4, "")]
    red = theme.paints[Piece.BLINKY].base
    for life in range(max(state.lives, state.mode.house.lives)):
        if life < state.lives:
            heart = tag("path", d=_HEART, fill=red, class_="life")
        else:
            heart = tag("path", d=_HEART, class_="lost", **stroke(theme.pill_edge, 1.4))
        parts.append((18, heart))
    parts.append((8, ""))
    parts += [(16, _token(theme, nth, state)) for nth in range(state.taken + state.pellets.bit_count())]
    return parts + _stock(state, theme, Side.PACMAN)


def _token(theme: Theme, nth: int, state: State) -> str:
    """Returns one pellet of the row: first those in reserve, then those spent, then those on the board."""
    if nth < state.reserve:
        rim = tag("circle", r=6.4, **stroke(theme.stock, 1.4))
        return group(group(pellet_art(theme), scale=0.6), rim, class_="reserve")
    if nth < state.taken:
        disc = tag("circle", r=6, fill=theme.dark if theme.is_flat else theme.pellet, stroke=theme.stock)
        tick = tag("path", d="M-2.8.2L-.8 2.4 3-2.4", **stroke(theme.ink, 1.8))
        return group(disc, tick, class_="spent")
    return tag("circle", r=5, class_="wanted", **stroke(theme.pill_edge, 1.8))


def _ghost_parts(state: State, theme: Theme) -> list[_Part]:
    parts: list[_Part] = []
    for ghost in GHOSTS:
        if state.square_of(ghost) is None:
            wide, icon = _icon(ghost, theme, ".22")
            cross = tag("path", d="M-7-7L7 7M7-7L-7 7", class_="eaten", **stroke(theme.refused, 2.4))
            parts.append((wide, icon + cross))
        else:
            parts.append(_icon(ghost, theme, ".5" if ghost in state.moved else None))
    if state.lifted is not None:
        paint: Attributes = {"fill": theme.chamber_core, "stroke": theme.chamber, "stroke_width": 1.6}
        held = rect((-3, -10, 6, 20), 2.4, transform="rotate(24)", class_="held", **paint)
        parts.append((20, held))
    return parts + _stock(state, theme, Side.GHOSTS)
