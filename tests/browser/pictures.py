"""Reference pictures of the board, drawn by the real component: ``python -m tests.browser.pictures [NAME ...]``.

The command draws those that are named, or all, and keeps them in `tests/browser/kept`: run it after a change that is
meant to be seen, and look at the pictures. `test_pictures.py` draws them again and compares. Text is left out, because
machines differ in their fonts; the rest Chromium draws alike wherever it draws by software. Colours are rounded, which
nobody sees and which halves the files.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page

from tests.browser.demo import Demo
from tests.browser.pages import build_demo, chromium, serve
from tests.browser.png import Pixels, format_png, parse_png

__all__ = ["ACCEPT", "KEPT", "REFERENCES", "Reference", "changes", "draw", "show_changes"]

KEPT = Path(__file__).parent / "kept"
ACCEPT = "python -m tests.browser.pictures"

TOLERANCE = 24
"""By how much of 255 a colour may differ: more than rounding and a smoothed edge drawn by another processor."""
STEP = 8
"""Colours are rounded to multiples of this."""

_NO_TEXT = "#boards text { visibility: hidden }"


@dataclass(frozen=True, slots=True)
class Reference:
    """A picture: a scene of the demo page, how it is looked at, and what a pointer does there first."""

    scene: str
    look: str
    width: int = 390
    bottom: str | None = None
    aims: str | None = None
    """A fence that the pointer rests on."""
    clicks: str | None = None
    """A square or a fence that is clicked."""


REFERENCES = {
    "start": Reference("start2", "arcade"),
    "middle": Reference("classic2", "wood"),
    "middle-desk": Reference("classic2", "arcade", width=1440),
    "three": Reference("classic3", "contrast"),
    "four-turned": Reference("classic4", "wood", bottom="E"),
    "pacman-sight": Reference("pacman", "arcade"),
    "pacman-desk": Reference("ghosts", "contrast", width=1440),
    "frenzy": Reference("frenzy", "arcade"),
    "respawn": Reference("respawn", "wood"),
    "chamber": Reference("lift", "arcade"),
    "advanced": Reference("advanced", "contrast"),
    "legal-fence": Reference("start2", "wood", aims="c3h"),
    "crossing-fence": Reference("crossed", "arcade", aims="d4v"),
    "shut-in": Reference("cut off", "wood", clicks="h1v"),
    "ways": Reference("ways", "arcade"),
    "arrows-flipped": Reference("analysis", "contrast", bottom="N"),
}


def draw(page: Page, address: str, reference: Reference) -> Pixels:
    """Draws a reference."""
    page.set_viewport_size({"width": reference.width, "height": 844 if reference.width < 768 else 900})
    page.mouse.move(0, 0)
    turned = {} if reference.bottom is None else {"bottom": reference.bottom}
    demo = Demo(page, address, scene=reference.scene, look=reference.look, **turned)
    page.add_style_tag(content=_NO_TEXT)
    if reference.aims:
        page.mouse.move(*demo.groove(reference.aims))
    if reference.clicks:
        is_square = len(reference.clicks) == 2
        demo.click(demo.square(reference.clicks) if is_square else demo.groove(reference.clicks))
    drawn = parse_png(page, page.locator(".hm-live").screenshot(animations="disabled"))
    assert demo.errors == []
    return np.minimum((drawn.astype(np.uint16) + STEP // 2) // STEP * STEP, 255).astype(np.uint8)


def changes(kept: Pixels, drawn: Pixels) -> float:
    """The share of pixels that differ, from 0 to 1; 1 if the pictures are not of one size."""
    return 1.0 if kept.shape != drawn.shape else float(_is_changed(kept, drawn).mean())


def show_changes(kept: Pixels, drawn: Pixels) -> Pixels:
    """The new picture, pale, with what differs from the old one of that size in red."""
    pale = (192 + drawn.mean(axis=2, keepdims=True) / 4).astype(np.uint8)
    return np.where(_is_changed(kept, drawn)[:, :, None], np.array([224, 0, 64], dtype=np.uint8), pale)


def _is_changed(kept: Pixels, drawn: Pixels) -> NDArray[np.bool_]:
    apart: NDArray[np.int16] = np.abs(kept.astype(np.int16) - drawn.astype(np.int16)).max(axis=2)
    return apart > TOLERANCE


def main() -> None:
    """Keeps new pictures."""
    KEPT.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, serve(Path(folder)) as address, chromium() as browser:
        build_demo(Path(folder))
        page = browser.new_page()
        for name in sys.argv[1:] or REFERENCES:
            path = KEPT / f"{name}.png"
            path.write_bytes(format_png(draw(page, address, REFERENCES[name])))
            print(f"{path.relative_to(Path.cwd())}  {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
