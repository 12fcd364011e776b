"""Reference images of the board, by the real component: ``python -m tests.browser.board.reference_images [NAME ...]``.

The command draws the named ones, or all, and saves them in the folder `reference`: run it after an intended visual
change, and inspect the images. `test_reference_images.py` draws them again and compares. Text is left out, because
fonts differ between machines; with software rendering Chromium draws the rest identically. Colours are rounded: the
difference is invisible and halves the file size.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page

from tests.browser.helpers.demo import Demo
from tests.browser.helpers.pages import build_demo, chromium, serve
from tests.browser.helpers.png import Pixels, format_png, parse_png

__all__ = ["ACCEPT", "FOLDER", "REFERENCES", "Reference", "changes", "draw", "show_changes"]

FOLDER = Path(__file__).parent / "reference"
ACCEPT = "python -m tests.browser.board.reference_images"

TOLERANCE = 24
"""Permitted difference of a colour channel (0 to 255): more than rounding and anti-aliasing on another processor."""
STEP = 8
"""Colours are rounded to multiples of this."""

_NO_TEXT = "#boards text { visibility: hidden }"


@dataclass(frozen=True, slots=True)
class Reference:
    """A reference image: a scene of the demo page, its view settings, and a pointer action before the screenshot."""

    scene: str
    theme: str
    width: int = 390
    bottom: str | None = None
    pieces: str = "characters"
    fences: str = "theme"
    aims: str | None = None
    """A fence under the pointer."""
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
    "pawns-owners": Reference("classic4", "garden", pieces="pawns", fences="owners"),
    "counters": Reference("ghosts", "paper", pieces="counters"),
}


def draw(page: Page, address: str, reference: Reference) -> Pixels:
    """Takes the screenshot of a reference."""
    page.set_viewport_size({"width": reference.width, "height": 844 if reference.width < 768 else 900})
    page.mouse.move(0, 0)
    turned = {} if reference.bottom is None else {"bottom": reference.bottom}
    looks = {"theme": reference.theme, "pieces": reference.pieces, "fences": reference.fences}
    demo = Demo(page, address, scene=reference.scene, **looks, **turned)
    page.add_style_tag(content=_NO_TEXT)
    if reference.aims:
        page.mouse.move(*demo.groove(reference.aims))
    if reference.clicks:
        is_square = len(reference.clicks) == 2
        demo.click(demo.square(reference.clicks) if is_square else demo.groove(reference.clicks))
    drawn = parse_png(page, page.locator(".hm-live").screenshot(animations="disabled"))
    assert demo.errors == []
    return np.minimum((drawn.astype(np.uint16) + STEP // 2) // STEP * STEP, 255).astype(np.uint8)


def changes(reference: Pixels, drawn: Pixels) -> float:
    """Returns the share of pixels that differ, from 0 to 1; 1 if the sizes differ."""
    return 1.0 if reference.shape != drawn.shape else float(_is_changed(reference, drawn).mean())


def show_changes(reference: Pixels, drawn: Pixels) -> Pixels:
    """Returns the new image, pale, with the differences from the old one of that size in red."""
    pale = (192 + drawn.mean(axis=2, keepdims=True) / 4).astype(np.uint8)
    return np.where(_is_changed(reference, drawn)[:, :, None], np.array([224, 0, 64], dtype=np.uint8), pale)


def _is_changed(reference: Pixels, drawn: Pixels) -> NDArray[np.bool_]:
    apart: NDArray[np.int16] = np.abs(reference.astype(np.int16) - drawn.astype(np.int16)).max(axis=2)
    return apart > TOLERANCE


def main() -> None:
    """Saves new reference images."""
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, serve(Path(folder)) as address, chromium() as browser:
        build_demo(Path(folder))
        page = browser.new_page()
        for name in sys.argv[1:] or REFERENCES:
            path = FOLDER / f"{name}.png"
            path.write_bytes(format_png(draw(page, address, REFERENCES[name])))
            print(f"{path.relative_to(Path.cwd())}  {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
