"""Contact sheets: screenshots with their names, side by side in columns."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.helpers.languages import PHONE

COLUMNS, GAP, NAME = 5, 8, 22
TALLEST = 2 * (PHONE["height"] + NAME + GAP)
"""The height of a column: two screenshots of a phone."""
SHORTEST = 500
"""The least part of a tall screenshot that begins below another one."""
STYLE = f"""
    body {{ margin: 0; display: flex; gap: {GAP}px; background: #888 }}
    section {{ width: {PHONE["width"]}px }}
    div {{ margin-bottom: {GAP}px }}
    .name {{ height: {NAME}px; margin: 0; font: bold 14px/{NAME}px sans-serif }}
"""


def sheets(browser: Browser, taken: list[Path]) -> Iterator[bytes]:
    """Arranges screenshots in their own size; a tall one continues in the next column."""
    page = browser.new_page(viewport={"width": COLUMNS * (PHONE["width"] + GAP), "height": TALLEST})
    columns: list[str] = []
    left = 0
    for path in taken:
        data = path.read_bytes()
        height = int.from_bytes(data[20:24], "big")  # of a PNG
        place = "url(data:image/png;base64," + base64.b64encode(data).decode() + ")"
        top = 0
        while top < height:
            if left < NAME + GAP + min(height - top, SHORTEST):
                columns.append("")
                left = TALLEST
            part = min(left - NAME - GAP, height - top)
            name = f'<div class="name">{path.stem}{" …" if top else ""}</div>'
            columns[-1] += f'{name}<div style="height: {part}px; background: 0 {-top}px {place}"></div>'
            left -= part + NAME + GAP
            top += part
    for start in range(0, len(columns), COLUMNS):
        some = "".join(f"<section>{each}</section>" for each in columns[start : start + COLUMNS])
        page.set_content(f"<style>{STYLE}</style><body>{some}")
        yield page.screenshot()
    page.close()
