"""`Studio`: takes the screenshots of one language and finds its layout faults."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Browser
from playwright.sync_api import Error as PlaywrightError

from tests.browser.helpers.app import SETTLED, App, game
from tests.browser.helpers.languages import MEASURE, PHONE, SMALL, cross, lose
from tests.browser.languages.sheets.scenes import CHALLENGED, DEVICE, SIGNED_IN, Scene
from tests.browser.languages.sheets.world import World
from tests.browser.people.test_people import history

LATEST_MS = 20_000
_NOW_MS = int(time.time() * 1000)
_KEPT = {
    "hedgemaze.history": history(30),
    "hedgemaze.puzzles": {"solved": [], "streak": 3, "best": 5, "day": 0, "days": 2},
}
_GAMES = {
    "again": game("classic2", "SN", {"N": 3}, "S", "e2 e8 e3 e7") | {"changed": _NOW_MS},
    "over": game("pacman", "PBKIC", {}, None, "Pd5 Pd6 G:resigned") | {"changed": _NOW_MS, "isOver": True},
}


class Studio:
    """The pages of one language: screenshots go into `folder`, faults into `found`."""

    def __init__(self, browser: Browser, world: World, folder: Path, code: str) -> None:
        self._browser = browser
        self._world = world
        self._folder = folder
        self._code = code
        self.taken: list[Path] = []
        self.found: list[str] = []

    def shoot(self) -> None:
        """Takes all screenshots: on a device without an account, of Ada and of Eve."""
        context = self._browser.new_context(
            viewport=PHONE, has_touch=True, is_mobile=True, service_workers="block", reduced_motion="reduce"
        )
        context.set_default_timeout(LATEST_MS)
        app = App(context.new_page(), self._world.address)
        app.open("", f"lang={self._code}")
        self._take(app, Scene("front", "", ".modes .learn"))
        self._play(app)
        self._all(app, DEVICE)
        context.close()
        for who, scenes in ((self._world.ada, SIGNED_IN), (self._world.eve, CHALLENGED)):
            who.page.set_viewport_size(PHONE)
            who.open("", f"lang={self._code}")
            who.errors.clear()
            self._all(who, scenes)

    def _play(self, app: App) -> None:
        """Plays the games of the sheets, and stores others as if they had been played."""
        cross(app)
        self._look(app, "refused")
        lose(app)
        app.page.wait_for_selector(".end [aria-busy=false]", timeout=60_000)
        self._look(app, "end")
        rows = {name: json.dumps(kept) for name, kept in _KEPT.items()}
        rows |= {f"hedgemaze.game.{name}": json.dumps(kept | {"id": name}) for name, kept in _GAMES.items()}
        rows["hedgemaze.games"] = json.dumps([*_GAMES, "crossed", "lost"])
        app.page.evaluate("rows => { Object.assign(localStorage, rows) }", rows)
        app.open("", f"lang={self._code}")

    def _all(self, app: App, scenes: Iterable[Scene]) -> None:
        for scene in scenes:
            try:
                self._take(app, scene)
            except PlaywrightError as error:
                self.found.append(f"{scene.name}: {error.message.splitlines()[0]}")
                self._picture(app, scene.name, is_whole=False)

    def _take(self, app: App, scene: Scene) -> None:
        route = scene.route.format(**self._world.ids)
        app.page.evaluate("route => { location.hash = '#/' + route }", route)
        app.page.wait_for_selector(f"main[data-page={scene.page}] {scene.selector}")
        if scene.prepare:
            scene.prepare(app)
        self._look(app, scene.name, is_whole=scene.is_whole)
        if not scene.is_whole:
            app.page.keyboard.press("Escape")
            app.page.evaluate("() => document.querySelector('.menu-sheet .close')?.click()")

    def _look(self, app: App, name: str, *, is_whole: bool = True) -> None:
        """Takes the picture and looks for faults, on two small phones."""
        for size in (PHONE, SMALL):
            app.page.set_viewport_size(size)
            faults = app.page.evaluate(MEASURE, ["", "main"])
            self.found += [f"{name}, {size['width']} px: {each}" for each in faults]
            if size == PHONE:
                self._picture(app, name, is_whole=is_whole)
        app.page.set_viewport_size(PHONE)
        self.found += [f"{name}: {each}" for each in app.errors]
        app.errors.clear()

    def _picture(self, app: App, name: str, *, is_whole: bool) -> None:
        app.page.evaluate("() => { document.activeElement.blur(); scrollTo(0, 0); }")
        app.page.evaluate(SETTLED)
        self.taken.append(self._folder / f"{self._code}-{name}.png")
        app.page.screenshot(path=self.taken[-1], full_page=is_whole)
