"""Pictures of the page in every language: ``python -m tests.browser.language_shots FOLDER [LANGUAGE ...]``."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from hedgemaze.locales import LANGUAGES
from tests.browser.app import App, build_page
from tests.browser.languages import PHONE, ROUTES, cross, faults, lose
from tests.browser.pages import chromium, serve


def shoot(browser: Browser, address: str, folder: Path, code: str) -> None:
    """Takes the pictures of one language, and prints what is wrong with its layout."""
    context = browser.new_context(viewport=PHONE, has_touch=True, service_workers="block")
    app = App(context.new_page(), address)

    def take(name: str) -> None:
        for fault in (*faults(app), *app.errors):
            print(f"{code} {name}: {fault}")
        app.page.evaluate("() => { document.activeElement.blur(); scrollTo(0, 0); }")
        app.page.wait_for_timeout(200)
        app.page.screenshot(path=folder / f"{code}-{name}.png", full_page=True)

    app.open("", f"lang={code}")
    for name, route in ROUTES.items():
        app.visit(route)
        take(name)
    cross(app)
    take("refused")
    lose(app)
    take("end")
    context.close()


def main() -> None:
    """Builds the page and takes its pictures; of all languages that have begun if none is named."""
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
