"""Themes of the board pictures: colours, no shapes. The option `theme` of a picture names a theme.

Pieces differ by shape as well (`pieces`), so no theme relies on colour alone. ``contrast`` takes its colours from
the palette of Okabe and Ito, some of them lighter; colour-blind people can distinguish them. The board, its marks,
PAC-MAN and the ghosts have the colours of the page (`web/board/css/tokens.css`); fences, pawns and the status beside
the board are drawn in another way than there and have their own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from hedgemaze.rules.enums import Piece

ThemeName = Literal["arcade", "wood", "garden", "paper", "contrast"]


@dataclass(frozen=True, slots=True)
class Paint:
    """The colours of a piece: highlight, base and shade."""

    light: str
    base: str
    shade: str


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of one theme."""

    name: ThemeName
    page: str
    board_top: str
    board_bottom: str
    board_edge: str
    light: str
    """The lighter squares of the checkerboard."""
    dark: str
    """The darker squares."""
    square_edge: str
    text: str
    faint: str
    pill: str
    pill_edge: str
    pill_lit: str
    """The outline of the pill of the side to move."""
    fence: str
    fence_core: str
    chamber: str
    chamber_core: str
    stock: str
    """Fences in stock, beside the board."""
    pellet: str
    pellet_light: str
    tunnels: tuple[str, str]
    """The tunnel from north to south, and the one from west to east."""
    turn: str
    mark: str
    last: str
    preview: str
    refused: str
    badge: str
    boost: str
    leaf: str
    ink: str
    """Eyes, mouths and the text on badges."""
    outline: str | None
    """The outline of pieces; None for no outline."""
    is_flat: bool
    """Whether the theme has no gradients, shadows or glow."""
    paints: Mapping[Piece, Paint]


_ARCADE = Theme(
    name="arcade",
    page="#090a1c",
    board_top="#141846",
    board_bottom="#0a0b23",
    board_edge="#3443b4",
    light="#20265a",
    dark="#191d48",
    square_edge="#2c3373",
    text="#eceeff",
    faint="#9aa1dc",
    pill="#12142f",
    pill_edge="#353c7a",
    pill_lit="#fff2a8",
    fence="#49b6ff",
    fence_core="#0d2a5c",
    chamber="#ff6ad5",
    chamber_core="#4a124a",
    stock="#49b6ff",
    pellet="#ffcf86",
    pellet_light="#fffbe8",
    tunnels=("#5ef2c0", "#c79bff"),
    turn="#fff2a8",
    mark="#4fe0a4",
    last="#5b6cff",
    preview="#4fe0a4",
    refused="#ff5a6e",
    badge="#eceeff",
    boost="#ffd83d",
    leaf="#59d98c",
    ink="#141433",
    outline=None,
    is_flat=False,
    paints={
        Piece.SOUTH: Paint("#fff3a6", "#ffd83d", "#d99a12"),
        Piece.WEST: Paint("#c4fff1", "#3fe0c5", "#12907f"),
        Piece.NORTH: Paint("#ffc2bd", "#ff5d5d", "#b3213f"),
        Piece.EAST: Paint("#eadcff", "#b48cff", "#6a41c9"),
        Piece.PACMAN: Paint("#fff6ad", "#ffd83d", "#e69a10"),
        Piece.BLINKY: Paint("#ffb0a8", "#ff4f58", "#b81f40"),
        Piece.PINKY: Paint("#ffe3f4", "#ff9bd6", "#d1559d"),
        Piece.INKY: Paint("#d3f9ff", "#4fd3ff", "#1683c7"),
        Piece.CLYDE: Paint("#ffe2b8", "#ffa845", "#cc6a12"),
    },
)

_WOOD = Theme(
    name="wood",
    page="#f4ece1",
    board_top="#8a5732",
    board_bottom="#6a4021",
    board_edge="#4b2c14",
    light="#b98558",
    dark="#a87347",
    square_edge="#5a3619",
    text="#33210f",
    faint="#fae6c8",
    pill="#fbf6ee",
    pill_edge="#dccbb3",
    pill_lit="#c08a46",
    fence="#f6e0b5",
    fence_core="#d9b67e",
    chamber="#c2543a",
    chamber_core="#8f3522",
    stock="#c08a46",
    pellet="#f0c879",
    pellet_light="#fffaf0",
    tunnels=("#d7f5c8", "#fbd3ef"),
    turn="#fff0b8",
    mark="#e2ffd2",
    last="#ffcf6a",
    preview="#eaffdd",
    refused="#ff8468",
    badge="#fffaf0",
    boost="#ffd24a",
    leaf="#5b9a46",
    ink="#2a1a10",
    outline="#3a2212",
    is_flat=False,
    paints={
        Piece.SOUTH: Paint("#ffedb0", "#e9bd3c", "#a5741a"),
        Piece.WEST: Paint("#c5ead2", "#5aa67c", "#2c6349"),
        Piece.NORTH: Paint("#f3b3a4", "#c8483a", "#7d211c"),
        Piece.EAST: Paint("#cfd8f2", "#6c80bd", "#38487d"),
        Piece.PACMAN: Paint("#fff1b4", "#f2c53a", "#b5811a"),
        Piece.BLINKY: Paint("#f5a898", "#cf4637", "#84221e"),
        Piece.PINKY: Paint("#fde2e8", "#eaa0b5", "#ad5b75"),
        Piece.INKY: Paint("#dcf2f6", "#82c3d3", "#3d8197"),
        Piece.CLYDE: Paint("#fddcb0", "#e7953e", "#9a561a"),
    },
)

_GARDEN = Theme(
    name="garden",
    page="#0f1d16",
    board_top="#d9c79c",
    board_bottom="#c6b183",
    board_edge="#5f4f2d",
    light="#74a860",
    dark="#659a54",
    square_edge="#4c7d40",
    text="#eef7ea",
    faint="#43361a",
    pill="#16291f",
    pill_edge="#3c5f4b",
    pill_lit="#fff6b8",
    fence="#2a6430",
    fence_core="#0c2c14",
    chamber="#c56a3c",
    chamber_core="#5a1d0a",
    stock="#63a544",
    pellet="#ffd79a",
    pellet_light="#fffdf0",
    tunnels=("#0f3d66", "#641049"),
    turn="#fff6b8",
    mark="#f0ffc4",
    last="#fff27a",
    preview="#0b55b5",
    refused="#c4200f",
    badge="#fdfff6",
    boost="#ffdc4a",
    leaf="#b6ee6a",
    ink="#14241a",
    outline="#10261a",
    is_flat=False,
    paints={
        Piece.SOUTH: Paint("#fff6b0", "#ffd83d", "#d0941a"),
        Piece.WEST: Paint("#d3fff4", "#5fe0c8", "#1d8f7c"),
        Piece.NORTH: Paint("#ffb6a8", "#f0503f", "#98241c"),
        Piece.EAST: Paint("#eee2ff", "#bda0f5", "#7450b8"),
        Piece.PACMAN: Paint("#fff6b0", "#ffd83d", "#d0941a"),
        Piece.BLINKY: Paint("#ffb6a8", "#f0503f", "#98241c"),
        Piece.PINKY: Paint("#ffe6f1", "#f7a6cd", "#b85f8c"),
        Piece.INKY: Paint("#dcf6ff", "#7fd0f2", "#2f86b0"),
        Piece.CLYDE: Paint("#ffe0b4", "#ffa53f", "#b8661a"),
    },
)

_PAPER = Theme(
    name="paper",
    page="#f7f6f2",
    board_top="#ffffff",
    board_bottom="#ffffff",
    board_edge="#8d8b84",
    light="#efede6",
    dark="#e6e3d9",
    square_edge="#d3cfc2",
    text="#22242a",
    faint="#55575e",
    pill="#fdfdfb",
    pill_edge="#cfcdc4",
    pill_lit="#2554b0",
    fence="#2b2f38",
    fence_core="#2b2f38",
    chamber="#6b3fa0",
    chamber_core="#e4d8f4",
    stock="#2b2f38",
    pellet="#c98a00",
    pellet_light="#ffe9a8",
    tunnels=("#1c7a52", "#7446b8"),
    turn="#2554b0",
    mark="#2e8b57",
    last="#ffe39a",
    preview="#1f9d61",
    refused="#d63a2f",
    badge="#ffffff",
    boost="#ffd23f",
    leaf="#4f9d4f",
    ink="#22242a",
    outline="#2b2f38",
    is_flat=True,
    paints={
        Piece.SOUTH: Paint("#f5bd1f", "#f5bd1f", "#f5bd1f"),
        Piece.WEST: Paint("#2f9e77", "#2f9e77", "#2f9e77"),
        Piece.NORTH: Paint("#d94848", "#d94848", "#d94848"),
        Piece.EAST: Paint("#6a7fd0", "#6a7fd0", "#6a7fd0"),
        Piece.PACMAN: Paint("#f5bd1f", "#f5bd1f", "#f5bd1f"),
        Piece.BLINKY: Paint("#d94848", "#d94848", "#d94848"),
        Piece.PINKY: Paint("#e58abb", "#e58abb", "#e58abb"),
        Piece.INKY: Paint("#3f9fd0", "#3f9fd0", "#3f9fd0"),
        Piece.CLYDE: Paint("#ec8a35", "#ec8a35", "#ec8a35"),
    },
)

_CONTRAST = Theme(
    name="contrast",
    page="#ffffff",
    board_top="#ffffff",
    board_bottom="#ffffff",
    board_edge="#000000",
    light="#ffffff",
    dark="#ededed",
    square_edge="#8a8a8a",
    text="#000000",
    faint="#000000",
    pill="#ffffff",
    pill_edge="#767676",
    pill_lit="#0050c8",
    fence="#000000",
    fence_core="#000000",
    chamber="#000000",
    chamber_core="#ffffff",
    stock="#000000",
    pellet="#000000",
    pellet_light="#ffffff",
    tunnels=("#000000", "#000000"),
    turn="#0046b8",
    mark="#005a3c",
    last="#ffe08a",
    preview="#00794f",
    refused="#d00000",
    badge="#ffffff",
    boost="#ffe600",
    leaf="#009e73",
    ink="#000000",
    outline="#000000",
    is_flat=True,
    paints={
        Piece.SOUTH: Paint("#f0e442", "#f0e442", "#f0e442"),
        Piece.WEST: Paint("#009e73", "#009e73", "#009e73"),
        Piece.NORTH: Paint("#d55e00", "#d55e00", "#d55e00"),
        Piece.EAST: Paint("#56b4e9", "#56b4e9", "#56b4e9"),
        Piece.PACMAN: Paint("#f0e442", "#f0e442", "#f0e442"),
        Piece.BLINKY: Paint("#e8641b", "#e8641b", "#e8641b"),
        Piece.PINKY: Paint("#e19cc2", "#e19cc2", "#e19cc2"),
        Piece.INKY: Paint("#56b4e9", "#56b4e9", "#56b4e9"),
        Piece.CLYDE: Paint("#f0b429", "#f0b429", "#f0b429"),
    },
)

THEMES: Mapping[ThemeName, Theme] = {theme.name: theme for theme in (_ARCADE, _WOOD, _GARDEN, _PAPER, _CONTRAST)}
"""The themes by name."""
