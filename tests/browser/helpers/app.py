"""`App`: drives the page in Chromium by squares and tokens; used by its tests and screenshots."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, ViewportSize

from tests.browser.helpers.pages import AXE, ROOT
from tests.browser.helpers.points import Points
from tools.web import PAGE, is_page_current

PERSON = {"kind": "person"}
DESKTOP: ViewportSize = {"width": 1200, "height": 900}
SETTLED = """() => Promise.race([
    new Promise(done => setTimeout(done, 3000)),
    Promise.allSettled(document.getAnimations()
        .filter(each => each.effect?.getComputedTiming().iterations !== Infinity)
        .map(each => each.finished)),
])"""
"""Waits until nothing moves any more, except what moves for ever."""


def build_page(folder: Path) -> None:
    """Copies the built page into a folder of the caller, or builds it there if that is not up to date."""
    if is_page_current():
        shutil.copytree(PAGE, folder, dirs_exist_ok=True)
        return
    command = [sys.executable, "tools/web.py", "build", "--outDir", str(folder.resolve())]
    subprocess.run(command, cwd=ROOT, check=True)


def game(
    mode: str, pieces: str, engines: dict[str, int] | None = None, first: str | None = None, played: str = ""
) -> Any:
    """Returns a game as the page stores it: the holder of each piece, and the played entries."""
    levels = engines or {}
    holders = {each: {"kind": "engine", "level": levels[each]} if each in levels else PERSON for each in pieces}
    rest = {"entries": played.split(), "seed": "7", "changed": 1_700_000_000_000, "isOver": False}
    return {"version": 1, "id": "tested", "mode": mode, "first": first, "holders": holders} | rest


class App(Points):
    """A driver of the page with one stored game; collects errors and requests."""

    live = ".board-host .hm-live"

    def __init__(self, page: Page, address: str, **settings: Any) -> None:
        self.page = page
        self.address = address
        self.errors: list[str] = []
        self.hosts: set[str] = set()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        page.on("request", lambda request: self.hosts.add(request.url.split("/")[2]))
        kept = json.dumps({"motion": "none", "sounds": False} | settings)
        page.add_init_script(f"localStorage['hedgemaze.settings'] ??= {json.dumps(kept)}")

    def open(self, route: str = "", query: str = "") -> None:
        self.page.goto(f"{self.address}?{query}#/{route}")
        self.page.wait_for_selector("[data-ready] main *")

    def visit(self, route: str) -> None:
        """Navigates to another route without a reload; waits until it is shown."""
        self.page.evaluate("route => { location.hash = '#/' + route }", route)
        name = route.split("/", maxsplit=1)[0] or "front"
        self.page.wait_for_selector(f"main[data-page={name}] h1", state="attached")

    def wait_offline(self, language: str = "en") -> None:
        """Waits until the service worker controls the page and has cached both catalogue files of a language."""
        self.page.evaluate(
            """async code => {
                const isCached = async () => {
                    const listed = (await caches.keys()).map(async name => (await caches.open(name)).keys());
                    const cached = await Promise.all(listed);
                    return cached.flat().filter(({ url }) => url.includes(`/language-${code}.`)).length >= 2;
                };
                for (let tries = 0; tries < 200; tries++) {
                    if (navigator.serviceWorker.controller && await isCached()) return;
                    await new Promise(done => setTimeout(done, 50));
                }
                throw new Error(`${code} is not cached`);
            }""",
            language,
        )

    def play(self, kept: Any, query: str = "") -> None:
        """Opens a game as if it had been stored on this device."""
        self.page.add_init_script(
            f"if (!localStorage['hedgemaze.games']) {{ localStorage['hedgemaze.games'] = '[\"tested\"]';"
            f" localStorage['hedgemaze.game.tested'] = {json.dumps(json.dumps(kept))}; }}"
        )
        self.open("game/tested", query)
        self.page.wait_for_selector(".table .hm-cell")

    @property
    def kept(self) -> Any:
        """Returns the game that the page has stored."""
        found = self.page.evaluate("localStorage[`hedgemaze.game.${location.hash.split('/').pop()}`]")
        return json.loads(found)

    @property
    def entries(self) -> list[str]:
        found: list[str] = self.kept["entries"]
        return found

    def wait_entries(self, count: int) -> list[str]:
        """Waits until at least `count` entries have been played."""
        name = "localStorage[`hedgemaze.game.${location.hash.split('/').pop()}`]"
        self.page.wait_for_function(f"count => JSON.parse({name}).entries.length >= count", arg=count)
        return self.entries

    def type(self, text: str) -> None:
        """Types an action in the panel and plays it; the panel shows the moves again afterwards."""
        self.tab("info")
        self.page.fill("#typed", text)
        self.page.press("#typed", "Enter")
        if self.page.locator("[data-tab=moves]").count():
            self.tab("moves")
        self.page.evaluate("() => document.querySelector('.panel-open[aria-expanded=true]')?.click()")

    def tab(self, name: str) -> None:
        """Shows a tab of the panel; opens the panel where it is closed."""
        self.page.wait_for_selector(f"[data-tab={name}]", state="attached")
        self.page.evaluate(
            """name => {
                const tab = document.querySelector(`[data-tab=${name}]`);
                if (!tab.checkVisibility()) document.querySelector('.panel-open').click();
                tab.click();
            }""",
            name,
        )

    def choose(self, name: str) -> None:
        """Chooses an item of the menu of a page with a board."""
        self.page.locator(".tool.menu").click()
        self.page.locator(".menu-sheet").get_by_text(name, exact=True).click()

    def overflow(self) -> int:
        """Returns the number of pixels by which the page is wider than its window, once the board has been resized."""
        root = "document.documentElement"
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        return int(self.page.evaluate(f"{root}.scrollWidth - {root}.clientWidth"))

    def axe(self) -> list[str]:
        """Returns the findings of axe: rule and element; waits for transitions, whose colours are on their way."""
        self.page.evaluate(SETTLED)
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [f"{rule['id']}: {node['html'][:160]}" for rule in found["violations"] for node in rule["nodes"]]


@dataclass(frozen=True, slots=True)
class Written:
    """The colour of a text, and its contrast ratio to the background, 1 to 21."""

    colour: str
    contrast: float


def contrast_of(text: Locator) -> Written:
    """Returns the colour and contrast of a text on the nearest painted background."""
    colour, ground = text.evaluate(
        """text => {
            let at = text;
            const ground = () => getComputedStyle(at).backgroundColor;
            while (ground() === 'rgba(0, 0, 0, 0)' && at.parentElement) at = at.parentElement;
            return [getComputedStyle(text).color, ground()];
        }"""
    )
    low, high = sorted(_luminance(each) for each in (colour, ground))
    return Written(colour, round((high + 0.05) / (low + 0.05), 2))


def _luminance(colour: str) -> float:
    """Returns the relative luminance (WCAG) of a colour such as `rgb(1, 2, 3)`."""
    shares = [int(each) / 255 for each in re.findall(r"\d+", colour)[:3]]
    red, green, blue = (s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def checked(app: App) -> None:
    """Checks that there were no errors and no requests to other hosts."""
    assert app.errors == []
    assert app.hosts == {app.address.split("/")[2]}


@contextmanager
def opened(browser: Browser, address: str, settings: dict[str, Any] | None = None, /, **context: Any) -> Iterator[App]:
    """Opens the page in a new context without a service worker; checks at the end that there were no errors."""
    made = browser.new_context(service_workers="block", **context)
    app = App(made.new_page(), address, **(settings or {}))
    yield app
    checked(app)
    made.close()
