"""Themes of the board pictures: colours, no shapes. The option `theme` of a picture names a theme.

Pieces differ by shape as well (`pieces`), so no theme relies on colour alone. ``contrast`` takes its colours from
the palette of Okabe and Ito, which colour-blind people can distinguish.
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
    page="#0a0b1e",
    board_top="#11143a",
    board_bottom="#0b0c24",
    board_edge="#2f3a8c",
    light="#1e2350",
    dark="#181b42",
    square_edge="#2a3068",
    text="#e8ebff",
    faint="#8a90c8",
    pill="#12142f",
    pill_edge="#353c7a",
    pill_lit="#fff2a8",
    fence="#49b6ff",
    fence_core="#0d2a5c",
    chamber="#ff6ad5",
    chamber_core="#4a124a",
    stock="#49b6ff",
    pellet="#ffd9a0",
    pellet_light="#fffbe8",
    tunnels=("#5ef2c0", "#c79bff"),
    turn="#fff2a8",
    mark="#4fe0a4",
    last="#5b6cff",
    preview="#4fe0a4",
    refused="#ff5a6e",
    badge="#e8ebff",
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
    page="#f3eadf",
    board_top="#7a4c2b",
    board_bottom="#613a1f",
    board_edge="#4a2b15",
    light="#9a6842",
    dark="#8a5935",
    square_edge="#6b4225",
    text="#3a2616",
    faint="#e3c8a6",
    pill="#fbf6ee",
    pill_edge="#dccbb3",
    pill_lit="#c08a46",
    fence="#f6e0b5",
    fence_core="#d9b67e",
    chamber="#c2543a",
    chamber_core="#8f3522",
    stock="#c08a46",
    pellet="#f3d9a0",
    pellet_light="#fffaf0",
    tunnels=("#8fd6a4", "#e8b6e0"),
    turn="#ffe9a3",
    mark="#a9e2a0",
    last="#e8b45a",
    preview="#a9e8b0",
    refused="#ff8f78",
    badge="#fffaf0",
    boost="#ffd24a",
    leaf="#5f9e4c",
    ink="#2a1a10",
    outline="#3a2212",
    is_flat=False,
    paints={
        Piece.SOUTH: Paint("#ffedb0", "#e9bd3c", "#a5741a"),
        Piece.WEST: Paint("#c5ead2", "#5aa67c", "#2c6349"),
        Piece.NORTH: Paint("#f3b3a4", "#c8483a", "#7d211c"),
        Piece.EAST: Paint("#cfd8f2", "#6c80bd", "#38487d"),
        Piece.PACMAN: Paint("#ffefad", "#efc231", "#b07d12"),
        Piece.BLINKY: Paint("#f2a494", "#cc4436", "#83221e"),
        Piece.PINKY: Paint("#fbdde3", "#e59aae", "#ab5a73"),
        Piece.INKY: Paint("#d6eef2", "#7dbccb", "#3d7f92"),
        Piece.CLYDE: Paint("#fbd9ab", "#e08f3a", "#98551a"),
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
    mark="#d9ff9c",
    last="#fff086",
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
    preview="#1f7a4d",
    refused="#c22a1f",
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
    dark="#ececec",
    square_edge="#9a9a9a",
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
    turn="#0050c8",
    mark="#00664a",
    last="#ffe08a",
    preview="#00664a",
    refused="#c00000",
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
        Piece.BLINKY: Paint("#d55e00", "#d55e00", "#d55e00"),
        Piece.PINKY: Paint("#cc79a7", "#cc79a7", "#cc79a7"),
        Piece.INKY: Paint("#56b4e9", "#56b4e9", "#56b4e9"),
        Piece.CLYDE: Paint("#e69f00", "#e69f00", "#e69f00"),
    },
)

THEMES: Mapping[ThemeName, Theme] = {theme.name: theme for theme in (_ARCADE, _WOOD, _GARDEN, _PAPER, _CONTRAST)}
"""The themes by name."""
