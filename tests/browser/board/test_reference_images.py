"""Visual regression tests of the board: reference positions in Chromium, compared with saved images."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest
from playwright.sync_api import Browser, Page

from tests.browser.board.reference_images import ACCEPT, FOLDER, REFERENCES, Reference, changes, draw, show_changes
from tests.browser.helpers.png import Pixels, format_png, parse_png
from tests.sample import sample

pytestmark = pytest.mark.browser

MOST = 0.001
"""The share of pixels that may differ: a moved piece or fence changes several times this share."""


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    found = browser.new_page()
    yield found
    found.close()


def saved(page: Page, name: str) -> Pixels:
    return parse_png(page, (FOLDER / f"{name}.png").read_bytes())


@pytest.mark.parametrize("name", REFERENCES)
def test_a_reference_position_matches_its_image(page: Page, demo_address: str, name: str) -> None:
    before, after = saved(page, name), draw(page, demo_address, REFERENCES[name])
    share = changes(before, after)
    new, difference = FOLDER / f"{name}.new.png", FOLDER / f"{name}.difference.png"
    for path in (new, difference):
        path.unlink(missing_ok=True)
    if share > MOST:
        new.write_bytes(format_png(after))
        message = f"{name}: {before.shape[:2]} pixels are saved, {after.shape[:2]} drawn; see {new}"
        if before.shape == after.shape:
            difference.write_bytes(format_png(show_changes(before, after)))
            message = f"{name}: {share:.2%} of the pixels differ; see {new} and {difference}"
        pytest.fail(f"{message}. If the change is intended: {ACCEPT} {name}", pytrace=False)


SMALL_CHANGES = [
    ("start", replace(REFERENCES["start"], clicks="e2")),
    ("start", replace(REFERENCES["start"], clicks="c3h")),
    ("start", replace(REFERENCES["start"], bottom="N")),
    ("legal-fence", replace(REFERENCES["legal-fence"], aims="d3h")),
    ("crossing-fence", replace(REFERENCES["crossing-fence"], aims="e4v")),
    ("shut-in", replace(REFERENCES["shut-in"], clicks=None)),
    ("pacman-sight", replace(REFERENCES["pacman-sight"], scene="editor")),
    ("chamber", replace(REFERENCES["chamber"], clicks="e4v")),
    ("respawn", replace(REFERENCES["respawn"], clicks="i5")),
    ("arrows-flipped", replace(REFERENCES["arrows-flipped"], scene="ways")),
]


@pytest.mark.parametrize(
    ("name", "changed"), sample(SMALL_CHANGES[0], SMALL_CHANGES[3], SMALL_CHANGES[6], of=SMALL_CHANGES)
)
def test_a_small_change_is_detected(page: Page, demo_address: str, name: str, changed: Reference) -> None:
    """A moved pawn, a fence, a moved preview, a missing sight line: each exceeds the permitted difference."""
    assert changes(saved(page, name), draw(page, demo_address, changed)) > 2 * MOST


def test_there_is_one_small_image_per_reference() -> None:
    paths = [path for path in FOLDER.glob("*.png") if path.suffixes == [".png"]]
    assert {path.stem for path in paths} == set(REFERENCES)
    assert sum(path.stat().st_size for path in paths) < 500_000


def test_png_files_round_trip(page: Page) -> None:
    pixels = np.arange(5 * 7 * 3, dtype=np.uint8).reshape(5, 7, 3)
    assert np.array_equal(parse_png(page, format_png(pixels)), pixels)
    changed = pixels.copy()
    changed[2, 3, 1] += 25
    assert changes(pixels, changed) == pytest.approx(1 / 35)
    assert changes(pixels, pixels[:4]) == 1
    assert (show_changes(pixels, changed)[2, 3] == [224, 0, 64]).all()
