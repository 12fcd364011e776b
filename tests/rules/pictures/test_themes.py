"""The themes of the pictures: where they mean the same as the page's, their colours are equal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hedgemaze.rules.enums import Piece
from hedgemaze.rules.pictures.themes import THEMES, Theme

TOKENS = Path(__file__).parents[3] / "web/board/css/tokens.css"
SAME = {
    "page": "page",
    "board_top": "board-top",
    "board_bottom": "board-bottom",
    "board_edge": "board-edge",
    "light": "square-light",
    "dark": "square-dark",
    "square_edge": "square-edge",
    "text": "text",
    "faint": "coordinate",
    "turn": "turn",
    "mark": "target",
    "preview": "held-legal",
    "refused": "held-illegal",
    "badge": "badge",
    "boost": "boost",
    "leaf": "leaf",
    "ink": "ink",
}
"""By field of `Theme`: the token of the page."""
SAME_UNLESS_FLAT = {"pellet": "pellet", "pellet_light": "pellet-light", "last": "last"}
"""Those that the flat pictures draw in another way."""
FIGURES = {
    Piece.PACMAN: "eater",
    Piece.BLINKY: "horns",
    Piece.PINKY: "bow",
    Piece.INKY: "curl",
    Piece.CLYDE: "nightcap",
}
"""By piece: how its tokens begin."""


def tokens(theme: Theme) -> dict[str, str]:
    """Returns the colours of a theme of the page by name, as six digits without their opacity."""
    css = TOKENS.read_text("utf-8")
    (block,) = re.findall(rf"\[data-theme='{theme.name}'\] {{(.*?)}}", css, re.DOTALL)
    return {name: six_digits(value) for name, value in re.findall(r"--([\w-]+): #([0-9a-f]+);", block)}


def six_digits(digits: str) -> str:
    return f"#{''.join(digit * 2 for digit in digits)[:6] if len(digits) in (3, 4) else digits[:6]}"


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_a_picture_has_the_colours_of_the_page(theme: Theme) -> None:
    page = tokens(theme)
    same = SAME if theme.is_flat else SAME | SAME_UNLESS_FLAT
    assert {name: getattr(theme, name) for name in same} == {name: page[token] for name, token in same.items()}
    assert theme.tunnels == (page["tunnel-0"], page["tunnel-1"])


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_pacman_and_the_ghosts_have_the_colours_of_the_page(theme: Theme) -> None:
    page = tokens(theme)
    for piece, figure in FIGURES.items():
        paint = theme.paints[piece]
        assert paint.base == page[f"{figure}-base"], piece
        if not theme.is_flat:
            assert (paint.light, paint.shade) == (page[f"{figure}-light"], page[f"{figure}-shade"]), piece
