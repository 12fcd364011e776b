"""Screenshots of every page in every theme: ``python -m tests.browser.page.screenshots FOLDER [NAME ...]``."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.browser.helpers.app import App, build_page, game
from tests.browser.helpers.pages import chromium, serve

THEMES = ("arcade", "wood", "garden", "paper", "contrast")
SIZES = {"phone": (390, 844), "tablet": (768, 1024), "desk": (1440, 900)}
ROUTES = {
    "front": "",
    "new": "new/pacman",
    "rules": "rules/advanced",
    "settings": "settings",
    "games": "games",
    "analysis": "analysis/classic2%20b6he3hf6hd5vg4v%20Se4Nd6%208%2C7%20-%20S%20-%2012",
    "about": "about",
    "learn": "learn",
    "lesson": "learn/jump",
    "maze": "maze",
    "position": "position",
    "online": "online",
    "set-up": "new/classic4",
}
MIDDLE = "e2 e8 e3 e7 e4 d5v c3h e6 g4v b6h e3h f6h"
GAMES: dict[str, Any] = {
    "classic2": game("classic2", "SN", {"N": 3}, "S", MIDDLE),
    "classic4": game("classic4", "SWNE", {"W": 2, "N": 4, "E": 6}, "S", "e2 b5 e8 h5"),
    "pacman": game("pacman", "PBKIC", dict.fromkeys("BKIC", 3)),
    "advanced": game("advanced", "PBKIC", {}, None, "P@e9 Pe8 ~d3h a1h"),
    "end": game("classic2;size=3;fences=1", "SN", {"N": 1}, "S", "a1 c3 a2 c2 a3"),
}


def shoot(browser: Browser, address: str, folder: Path, wanted: list[str]) -> None:
    """Takes the named screenshots; all if none is named."""
    for size, (width, height) in SIZES.items():
        for theme in THEMES:
            for name in (*ROUTES, *GAMES):
                if wanted and not {name, theme, size} & set(wanted):
                    continue
                context = browser.new_context(
                    viewport={"width": width, "height": height}, has_touch=size == "phone", service_workers="block"
                )
                app = App(context.new_page(), address, theme=theme)
                if name in GAMES:
                    app.play(GAMES[name])
                else:
                    app.open(ROUTES[name])
                app.page.wait_for_timeout(400)
                app.page.screenshot(path=folder / f"{name}-{theme}-{size}.png", full_page=size != "desk")
                if app.errors:
                    print(name, theme, size, app.errors)
                context.close()


def main() -> None:
    """Builds the page and takes screenshots."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as built:
        build_page(Path(built))
        with serve(Path(built)) as address, chromium() as browser:
            shoot(browser, address, folder, sys.argv[2:])


if __name__ == "__main__":
    main()
