"""Takes screenshots of the board's demo page: ``python -m tests.browser.board.screenshots FOLDER``.

By default every reference position in every look at three widths; ``--scene`` and ``--theme`` restrict that.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.browser.helpers.pages import build_demo, chromium, serve

SIZES = ((390, 844), (768, 1024), (1440, 900))
THEMES = ("arcade", "wood", "garden", "paper", "contrast")


def main() -> None:
    """Writes the screenshots."""
    parser = argparse.ArgumentParser(description="Takes pictures of the board's demo page.")
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--scene", action="append", help="a reference position; all of them on one page if missing")
    parser.add_argument("--theme", action="append", choices=THEMES, help="all themes if missing")
    parser.add_argument("--width", action="append", type=int, help="390, 768 and 1440 pixels if missing")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    sizes = [size for size in SIZES if not options.width or size[0] in options.width]
    with TemporaryDirectory() as demo, serve(Path(demo)) as address, chromium() as browser:
        build_demo(Path(demo))
        for width, height in sizes:
            page = browser.new_page(viewport={"width": width, "height": height}, device_scale_factor=2)
            for theme in options.theme or THEMES:
                for scene in options.scene or [""]:
                    page.goto(f"{address}?theme={theme}&motion=none&" + (f"scene={scene}" if scene else "all"))
                    page.wait_for_selector("[data-ready]")
                    name = f"{theme}-{scene.replace(' ', '-') or 'all'}-{width}.png"
                    page.screenshot(path=options.folder / name, full_page=not scene)
                    print(options.folder / name)
            page.close()


if __name__ == "__main__":
    main()
