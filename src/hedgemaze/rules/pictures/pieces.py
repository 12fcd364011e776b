"""Drawings of the pieces: four pawns, PAC-MAN and four ghosts.

Each is drawn around the origin and fits into a square of 48 by 48. The shapes distinguish the pieces without colour.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hedgemaze.rules.enums import GHOSTS, Piece
from hedgemaze.rules.pictures.markup import Attributes, stroke, tag
from hedgemaze.rules.pictures.themes import Theme

SQUARE = 48
"""Width of a square in the units of a picture."""

Gaze = tuple[float, float]
"""The direction in which a ghost looks: a vector no longer than 1."""


def piece_art(piece: Piece, theme: Theme, *, gaze: Gaze = (0, 0), scared: bool = False, mirrored: bool = False) -> str:
    """Returns the markup of a piece.

    Args:
        piece: the piece.
        theme: the colours.
        gaze: the direction of a ghost's eyes.
        scared: whether a ghost has the mouth of one that can be eaten.
        mirrored: whether PAC-MAN looks to the left.
    """
    if piece is Piece.PACMAN:
        return _pacman(theme, mirrored)
    if piece in GHOSTS:
        return _ghost(piece, theme, gaze, scared)
    return _pawn(piece, theme)


def piece_gradients(pieces: Iterable[Piece], theme: Theme) -> str:
    """Returns the gradients that the drawings refer to; their ids depend on theme and piece alone."""
    if theme.is_flat:
        return ""
    gradients = []
    for piece in pieces:
        paint = theme.paints[piece]
        stops = (("0", paint.light), (".45", paint.base), ("1", paint.shade))
        gradients.append(
            tag(
                "radialGradient",
                *(tag("stop", offset=offset, stop_color=colour) for offset, colour in stops),
                id=_gradient(piece, theme),
                cx=".36",
                cy=".22",
                r=".85",
            )
        )
    return "".join(gradients)


def _gradient(piece: Piece, theme: Theme) -> str:
    return f"hedgemaze-{theme.name}-{piece.letter}"


def _fill(piece: Piece, theme: Theme) -> str:
    return theme.paints[piece].base if theme.is_flat else f"url(#{_gradient(piece, theme)})"


def _body(piece: Piece, theme: Theme, *shapes: str) -> str:
    """Returns the shapes in the piece's colour and outline, on a soft shadow."""
    shadow = "" if theme.is_flat else tag("ellipse", cy=20, rx=14, ry=3.4, fill="#000", opacity=".28")
    width = None if theme.outline is None else 2 if theme.is_flat else 1
    painted = tag(
        "g", *shapes, fill=_fill(piece, theme), stroke=theme.outline, stroke_width=width, stroke_linejoin="round"
    )
    return shadow + painted


def _line(path: str, colour: str, width: float = 1.6, opacity: str | None = None) -> str:
    return tag("path", d=path, opacity=opacity, **stroke(colour, width))


# The pawns.

_HEADS: dict[Piece, str] = {
    Piece.SOUTH: tag("circle", cy=-13, r=8.2),
    Piece.WEST: tag("rect", x=-7.6, y=-21, width=15.2, height=15.2, rx=2.6),
    Piece.NORTH: tag("path", d="M0-23.5L9-13.8 0-4.5-9-13.8Z"),
    Piece.EAST: tag("path", d="M-8-5L-10.4-20.4-4.4-14.4 0-22.4 4.4-14.4 10.4-20.4 8-5Z"),
}
"""The heads of the pawns: a ball, a die, a lozenge and a crown."""


def _pawn(piece: Piece, theme: Theme) -> str:
    skirt = tag("path", d="M-12.4 16.6C-11 9.4-5.4 8.4-4.6-4H4.6C5.4 8.4 11 9.4 12.4 16.6Z")
    foot = tag("rect", x=-13.6, y=14.6, width=27.2, height=5.6, rx=2.8)
    collar = tag("rect", x=-8, y=-6, width=16, height=4.2, rx=2.1)
    art = _body(piece, theme, skirt, foot, _HEADS[piece], collar)
    if theme.is_flat:
        return art
    gleam = tag(
        "ellipse", cx=-3.2, cy=-13.6, rx=1.6, ry=2.8, fill="#fff", opacity=".55", transform="rotate(24 -3.2 -13.6)"
    )
    return art + gleam + _line("M-6.6 12.4C-3.8 9-2.6 5.4-2.2 1", "#fff", 1.4, ".35")


# PAC-MAN.


def _pacman(theme: Theme, mirrored: bool) -> str:
    head = tag("path", d="M-4.5 3.2L14.6-7.4A17.6 17.6 0 1 0 14.6 12.6Z")
    sprout = tag(
        "g",
        _line("M-1.6-14.8C-1.8-16.8-1.4-18.4-.4-19.8", theme.leaf, 2),
        tag("path", d="M-.8-19C.2-23.6 4.8-25 9-23.6 8.2-19.4 3.6-17 -.8-19Z"),
        tag("path", d="M-.8-19C-2-22.4-6-23.6-9-22.2-8.2-18.8-4.2-17.2-.8-19Z"),
        fill=theme.leaf,
        stroke=theme.outline,
        stroke_width=None if theme.outline is None else 0.8,
        stroke_linejoin="round",
    )
    eye = tag("ellipse", cx=3.6, cy=-6.6, rx=2.5, ry=3.3, fill=theme.ink) + tag(
        "circle", cx=4.5, cy=-7.8, r=1, fill="#fff"
    )
    art = sprout + _body(Piece.PACMAN, theme, head) + eye
    if not theme.is_flat:
        art += tag("ellipse", cx=-1, cy=-0.6, rx=2.6, ry=1.7, fill="#ff6b3d", opacity=".4")
    return tag("g", art, transform="scale(-1 1)") if mirrored else art


# The ghosts.

_GHOST_BODY = (
    "M-17 13V-1C-17-12.4-9.4-18-0-18S17-12.4 17-1V13"
    "C15.8 20.4 7.2 20 5.6 14.4 4 20-4 20-5.6 14.4-7.2 20-15.8 20.4-17 13Z"
)


def _ghost(ghost: Piece, theme: Theme, gaze: Gaze, scared: bool) -> str:
    hat, face, mouth = _GHOST_FEATURES[ghost](theme)
    body = tag("path", d=_GHOST_BODY)
    dark = theme.paints[ghost].shade
    mouth = _line("M-7.5 8.6Q-5.6 5.8-3.8 8.6T0 8.6 3.8 8.6 7.5 8.6", theme.ink) if scared else mouth
    art = _body(ghost, theme, hat, body) + _eyes(theme, gaze) + face + mouth
    if theme.is_flat:
        return art
    return art + _line("M13.4 9.6V-.6C13.4-6 11.4-9.8 8.4-12", dark, 1.6, ".5")


def _eyes(theme: Theme, gaze: Gaze) -> str:
    right, down = gaze[0] * 2, gaze[1] * 2.4
    outline: Attributes = {"stroke": theme.ink, "stroke_width": 1.0} if theme.is_flat else {}
    eyes = []
    for x in (-6.3, 6.3):
        eyes.append(tag("ellipse", cx=x, cy=-3.4, rx=4.7, ry=5.4, fill="#fff", **outline))
        eyes.append(tag("circle", cx=x + right, cy=-3.4 + down, r=2.4, fill=theme.ink))
    return "".join(eyes)


def _blinky(theme: Theme) -> tuple[str, str, str]:
    """Returns Blinky's features: horns and a frown."""
    horns = tag("path", d="M-14.6-9.6L-16.4-21 -6-16.6Z") + tag("path", d="M14.6-9.6L16.4-21 6-16.6Z")
    brows = _line("M-11.6-10.6L-2.6-7.2M11.6-10.6L2.6-7.2", theme.ink, 2.4)
    return horns, brows, _line("M-4.8 9.4Q0 5 4.8 9.4", theme.ink, 2)


def _pinky(theme: Theme) -> tuple[str, str, str]:
    """Returns Pinky's features: a bow, lashes and a smile."""
    lashes = _line("M-10.6-6.6L-13.4-8.4M-11.2-3.6L-14-3.8M10.6-6.6L13.4-8.4M11.2-3.6L14-3.8", theme.ink, 1.5)
    bow = tag(
        "g",
        tag("path", d="M7.4-17.4L-.8-22.4-.4-12.6Z"),
        tag("path", d="M7.4-17.4L15.8-22 15.2-12.4Z"),
        tag("circle", cx=7.4, cy=-17.4, r=2.7),
        fill=theme.paints[Piece.PINKY].shade,
        stroke="#fff" if not theme.is_flat else theme.ink,
        stroke_width=1,
        stroke_linejoin="round",
    )
    return "", lashes + bow, _line("M-4.6 6.2Q0 11 4.6 6.2", theme.ink, 2)


def _inky(theme: Theme) -> tuple[str, str, str]:
    """Returns Inky's features: a curl, round glasses and an open mouth."""
    dark = theme.ink if theme.is_flat else theme.paints[Piece.INKY].base
    curl = _line("M0-17.4C-1.4-24.6 8.4-25.4 7.8-20.6 7.4-18 3.8-18.8 4.8-20.8", dark, 2.4)
    rims = "".join(
        tag("ellipse", cx=x, cy=-3.4, rx=5.6, ry=6.3, fill="none", stroke=theme.ink, stroke_width=1.5)
        for x in (-6.3, 6.3)
    )
    return "", curl + rims, tag("ellipse", cy=8.2, rx=2.5, ry=2.9, fill=theme.ink)


def _clyde(theme: Theme) -> tuple[str, str, str]:
    """Returns Clyde's features: a nightcap, heavy lids and a tongue."""
    paint = theme.paints[Piece.CLYDE]
    lids = "".join(
        tag("path", d=f"M{x}-3.8A4.9 5.6 0 0 1 {x + 9.8:.1f}-3.8Z", fill=paint.base, stroke=theme.ink, stroke_width=1.3)
        for x in (-11.2, 1.4)
    )
    cap = tag(
        "g",
        tag("path", d="M-13.6-11.6C-10.4-22.6 4-26.4 17.4-17.4 12.6-18 10.8-15.6 11.4-12.8 3-17.4-6-16.4-13.6-11.6Z"),
        tag("circle", cx=18, cy=-16.4, r=3.2, fill="#fff"),
        fill=paint.shade,
        stroke=theme.outline,
        stroke_width=None if theme.outline is None else 1,
        stroke_linejoin="round",
    )
    mouth = tag(
        "path", d="M-.6 8.2H4.4V10.2A2.5 2.5 0 0 1-.6 10.2Z", fill="#ff6b7d", stroke=theme.ink, stroke_width=0.8
    )
    return "", lids + cap, mouth + _line("M-5.6 7.6Q0 9 5.6 7.6", theme.ink, 2)


_GHOST_FEATURES: dict[Piece, Callable[[Theme], tuple[str, str, str]]] = {
    Piece.BLINKY: _blinky,
    Piece.PINKY: _pinky,
    Piece.INKY: _inky,
    Piece.CLYDE: _clyde,
}
"""For each ghost the markup behind its body, the markup on its face, and its mouth."""
