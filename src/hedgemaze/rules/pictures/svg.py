"""`draw`: a position as one self-contained SVG document, in one of five themes.

The same position with the same options gives the same text. Each element on the board has a ``class`` (``square``,
``fence``, ``piece`` or ``pellet``) and its place in our notation as ``data-at``.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from hedgemaze.errors import NotationError, no_such
from hedgemaze.rules.board.geometry import Fence, Square, board_mask
from hedgemaze.rules.enums import GHOSTS, Piece
from hedgemaze.rules.pictures.board import board_gradient, draw_board, draw_pellets, draw_tunnels
from hedgemaze.rules.pictures.captions import absences, mode_caption, movers, supplies, turn_caption
from hedgemaze.rules.pictures.fences import draw_fences, draw_preview
from hedgemaze.rules.pictures.frame import Frame, Point, frame_of
from hedgemaze.rules.pictures.hints import draw_marks, draw_paths, draw_turn
from hedgemaze.rules.pictures.markup import FONT, Attributes, escape, group, label, tag
from hedgemaze.rules.pictures.pieces import piece_art, piece_gradients
from hedgemaze.rules.pictures.status import draw_status
from hedgemaze.rules.pictures.themes import THEMES, Theme, ThemeName
from hedgemaze.rules.state import State


def draw(
    state: State,
    *,
    theme: ThemeName = "arcade",
    size: int = 640,
    coordinates: bool = True,
    flip: bool = False,
    marks: Iterable[Square] = (),
    last: Iterable[Square] = (),
    preview: Fence | None = None,
    paths: Iterable[Sequence[Square]] = (),
    title: str | None = None,
    description: str | None = None,
) -> str:
    """Returns a picture of a position as an SVG document.

    Squares and fences off the board are left out.

    Args:
        state: the position.
        theme: ``arcade``, ``wood``, ``garden``, ``paper`` or ``contrast``.
        size: the width in pixels; the height follows from the mode.
        coordinates: letters below and numbers beside the board.
        flip: north is below and east is left.
        marks: squares with a soft dot, such as targets of a move.
        last: squares to highlight, such as those of the last move.
        preview: a fence that might be placed.
        paths: sequences of squares, drawn as dotted lines.
        title: title of the document; the mode by default.
        description: text for screen readers; the side to move and the supplies by default, in English.

    Raises:
        NotationError: there is no such theme.

    >>> from hedgemaze.rules.modes.mode import Mode
    >>> from hedgemaze.rules.state import start_fields
    >>> picture = draw(State(**start_fields(Mode.named("classic2"))), theme="wood")
    >>> picture.count('class="square"'), picture.count('class="piece"')
    (81, 2)
    """
    if theme not in THEMES:
        raise no_such(NotationError, "theme.unknown", "theme", theme, THEMES)
    colours = THEMES[theme]
    mode = state.mode
    frame = frame_of(mode, coordinates=coordinates, flip=flip)
    board = board_mask(mode.size)
    shown = [square for square in dict.fromkeys(marks) if board >> square & 1]
    lines = [[square for square in path if board >> square & 1] for path in paths]
    drawn = [
        tag("title", escape(title or mode_caption(mode))),
        tag("desc", escape(description or _description(state))),
        tag("defs", board_gradient(colours) + piece_gradients(mode.pieces, colours)),
        tag("rect", width=frame.width, height=frame.height, rx=28, fill=colours.page),
        *draw_board(frame, colours, coordinates=coordinates, last=last),
        *draw_tunnels(state, frame, colours),
        *draw_turn(state, frame, colours),
        *draw_paths(state, frame, colours, lines),
        *draw_fences(state, frame, colours),
        *_pieces(state, frame, colours),
        *draw_pellets(state, frame, colours),
        *draw_marks(state, frame, colours, shown),
        *(draw_preview(state, frame, colours, preview) if preview else ()),
        *draw_status(state, frame, colours),
    ]
    return tag(
        "svg",
        "\n",
        "\n".join(drawn),
        "\n",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {frame.width} {frame.height}",
        width=size,
        height=round(size * frame.height / frame.width),
        role="img",
        font_family=FONT,
        class_=f"hedgemaze {theme}",
    )


def _description(state: State) -> str:
    sentences = [turn_caption(state), ", ".join((*absences(state), *supplies(state)))]
    return f"{mode_caption(state.mode)}. " + ". ".join(each[0].upper() + each[1:] for each in sentences if each) + "."


# The pieces.

_SHARED: tuple[Point, ...] = ((-11, -9), (11, 9), (11, -11), (-11, 11), (0, 0))
"""Offsets of pieces that share a square."""


def _pieces(state: State, frame: Frame, theme: Theme) -> Iterator[str]:
    pacman = state.square_of(Piece.PACMAN) if Piece.PACMAN in state.mode.pieces else None
    for piece, square in zip(state.mode.pieces, state.squares, strict=True):
        if square is None:
            continue
        x, y = frame.centre(square)
        together = state.pieces_on(square)
        scale = 1.0
        if len(together) > 1:
            right, down = _SHARED[together.index(piece)]
            x, y, scale = x + right, y + down, 0.62
        looks_back = False
        if piece is state.active and state.origin is not None:
            looks_back = frame.centre(state.origin)[0] > frame.centre(square)[0]
        art = piece_art(
            piece,
            theme,
            gaze=_gaze((x, y), None if pacman is None else frame.centre(pacman)),
            scared=state.boost > 0,
            mirrored=looks_back,
        )
        body = group(art, opacity=_opacity(state, piece))
        badge = _badges(state, theme) if piece is state.active else ""
        yield group(body, badge, x=x, y=y, scale=scale, class_="piece", data_piece=piece.letter, data_at=str(square))


def _gaze(eyes: Point, target: Point | None) -> Point:
    """Returns the gaze of a ghost: towards PAC-MAN, or ahead if it is off the board."""
    if target is None:
        return 0, 0
    right, down = target[0] - eyes[0], target[1] - eyes[1]
    far = math.hypot(right, down) or 1
    return right / far, down / far


def _opacity(state: State, piece: Piece) -> str | None:
    if piece.side in state.retired:
        return ".35"
    if piece in GHOSTS and piece in state.moved and piece not in movers(state):
        return ".6"
    return None


_STAR = (
    "M0-11.5L2.9-7.2 7.9-8.4 7.4-3.2 11.5 0 7.4 3.2 7.9 8.4 2.9 7.2"
    " 0 11.5-2.9 7.2-7.9 8.4-7.4 3.2-11.5 0-7.4-3.2-7.9-8.4-2.9-7.2Z"
)


def _badges(state: State, theme: Theme) -> str:
    """Returns badges with the steps left to the active piece: ordinary steps on a disc, boost steps on a star."""
    edge: Attributes = {"stroke": theme.ink, "stroke_width": 1.2}
    badges = []
    if state.boost:
        star = tag("path", d=_STAR, fill=theme.boost, stroke_linejoin="round", **edge)
        digits = label(str(state.boost), 0, 0, 11.5, theme.ink, font_weight="bold")
        badges.append(group(star, digits, x=18, y=-17, class_="boost"))
    if state.steps:
        disc = tag("circle", r=8, fill=theme.badge, **edge)
        digits = label(str(state.steps), 0, 0, 11.5, theme.ink, font_weight="bold")
        badges.append(group(disc, digits, x=18, y=17 if state.boost else -17, class_="steps"))
    return "".join(badges)
