"""Screenshots of the page in every language: ``python -m tests.browser.language_screenshots FOLDER [LANGUAGE ...]``.

For each language it saves every scene, and contact sheets, `fr-sheet-1.png` and so on, with the scenes side
by side. Layout faults are printed.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser

from hedgemaze.locales import LANGUAGES
from tests.browser.app import App, build_page
from tests.browser.languages import PHONE, SCENES, cross, faults, look, lose
from tests.browser.pages import chromium, serve

COLUMNS, TALLEST, GAP = 4, 1520, 8


def shoot(browser: Browser, address: str, folder: Path, code: str) -> None:
    """Takes the screenshots of one language, and prints its layout faults."""
    context = browser.new_context(viewport=PHONE, has_touch=True, service_workers="block")
    app = App(context.new_page(), address)
    taken: list[Path] = []

    def take(name: str, found: list[str]) -> None:
        for fault in (*found, *app.errors):
            print(f"{code} {name}: {fault}", flush=True)
        app.errors.clear()
        app.page.set_viewport_size(PHONE)
        app.page.evaluate("() => { document.activeElement.blur(); scrollTo(0, 0); }")
        app.page.wait_for_timeout(200)
        taken.append(folder / f"{code}-{name}.png")
        app.page.screenshot(path=taken[-1], full_page=True)

    app.open("", f"lang={code}")
    take("front", look(app, "front"))
    cross(app)
    take("refused", faults(app))
    lose(app)
    take("end", faults(app))
    for name in SCENES:
        if name != "front":
            take(name, look(app, name))
    context.close()
    for number, picture in enumerate(sheets(browser, taken), 1):
        (folder / f"{code}-sheet-{number}.png").write_bytes(picture)


def sheets(browser: Browser, taken: list[Path]) -> Iterator[bytes]:
    """Arranges screenshots side by side; a tall one continues in the next column."""
    page = browser.new_page(viewport={"width": COLUMNS * (PHONE["width"] + GAP), "height": TALLEST})
    columns: list[str] = []
    for path in taken:
        data = path.read_bytes()
        height = int.from_bytes(data[20:24], "big")  # of a PNG
        place = "url(data:image/png;base64," + base64.b64encode(data).decode() + ")"
        for top in range(0, height, TALLEST):
            size = f"width: {PHONE['width']}px; height: {min(TALLEST, height - top)}px"
            columns.append(f'<div style="{size}; background: 0 {-top}px {place}"></div>')
    for start in range(0, len(columns), COLUMNS):
        some = columns[start : start + COLUMNS]
        page.set_content(f'<body style="margin: 0; display: flex; gap: {GAP}px; background: #888">' + "".join(some))
        yield page.screenshot()
    page.close()


def main() -> None:
    """Builds the page and takes screenshots, of all languages with a catalogue if none is named."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    locales = Path(__file__).parents[2] / "src" / "hedgemaze" / "locales"
    wanted = sys.argv[2:] or [code for code in LANGUAGES if any((locales / code).glob("*.ftl"))]
    with tempfile.TemporaryDirectory() as built:
        build_page(Path(built))
        with serve(Path(built)) as address, chromium() as browser:
            for code in wanted:
                shoot(browser, address, folder, code)


if __name__ == "__main__":
    main()
