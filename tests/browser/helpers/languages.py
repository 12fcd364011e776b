"""The page in one language: its scenes, and layout faults of its texts."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import ViewportSize

from hedgemaze.locales import catalogue
from tests.browser.helpers.app import App, game

PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL: ViewportSize = {"width": 360, "height": 780}
SHORT_PARTS = re.compile(r"(?<![^\W\d_])(?<!-)([^\W\d_]{1,3})-(?=[^\W\d_])|-(?=[^\W\d_]{1,3}(?![^\W\d_]|-))")
SEARCH = (Path(__file__).parent / "faults.js").read_text(encoding="utf-8")
"""A JavaScript function that returns the layout faults of the page."""
MEASURE = (
    """async ([address, selector]) => {
  if (address) location.hash = address;
  const frame = () => new Promise(done => requestAnimationFrame(done));
  for (const latest = performance.now() + 30_000; !document.querySelector(selector); await frame())
    if (performance.now() > latest) throw new Error(`there is no ${selector}`);
  await frame();
  await new Promise(done => setTimeout(done)); // the layout is done and the board is resized
  return ("""
    + SEARCH
    + """)();
}"""
)


class Scene(NamedTuple):
    """A page to inspect: its route, and a selector that is present once it is shown."""

    route: str
    selector: str


SCENES = {
    "front": Scene("", ".modes .learn"),
    "new": Scene("new/pacman", ".mazes .make"),
    "settings": Scene("settings", ".device"),
    "lesson": Scene("learn/fences", ".lesson .hm-cell"),
    "rules-pacman": Scene("rules/pacman", ".chip.on[href='#/rules/pacman']"),
    "learn": Scene("learn", ".subjects .rules"),
    "games": Scene("games", ".games .button"),
    "about": Scene("about", "p .button"),
    "online": Scene("online", "form .button"),
    "position": Scene("position", ".setting .hm-cell"),
    "maze": Scene("maze/advanced", ".editor .tools"),
    "analysis": Scene("analysis", ".analysis .hm-cell"),
    "rules": Scene("rules/classic2", ".chip.on[href='#/rules/classic2']"),
    "rules-advanced": Scene("rules/advanced", ".chip.on[href='#/rules/advanced']"),
}


LOST = """
Pe4 Pd4 Ki4 Bf9 Ib5 Cd1 Pd5 Pd4 Ib6 Bf8 Ki5 Kh5 Cc1 Pd5 Pd6 Bf9 Ia6 Ia7 Kg5 Cd1 Pc6 Pc7 Cc1 Kf5 Ia8
Ib8 Bg9 Pb7 Pa7 Bh9 Cd1 Kg5 Ic8 Pa8 Pa9 Pa8 Pa7 Pa6 Ic9 Cd2 Kg4 Bh8 Pa5 Pa4 Id9 Kf4 Bi8 Cc2 Pa3 Pa2
Cd2 C- Kf5 Bh8 Ic9 Pa1 P- Cd1 Bh7 Kf6 Ib9 Pa2 Pa1 Cd2 Cd1 Bh6 Kg6 Ia9 Pb1 Pa1 Kf6 Ib9 I- Cd2 Cc2 Bi6
Pb1 Pc1 Cc1 Pe4 Pf4 Kh5 Ib5 Cf1 Bd9 Pe4 Pf4 Bd8 Ib4 Cf2 Ce2 Kh4 Pg4 Pf4 Bc8 Kg4 Kf4 Pf5 Pf6 Cf1 Ia4
Bd9 Ki6 Pg6 Ph6 Kh6"""
"""A whole PAC-MAN game: he eats two pellets and is caught three times."""


def sit(app: App, name: str, kept: Any) -> None:
    """Opens a game as if it had been stored on this device, without reloading the page."""
    keep = "([name, kept]) => { localStorage['hedgemaze.game.' + name] = kept; }"
    app.page.evaluate(keep, [name, json.dumps(kept | {"id": name})])
    app.visit(f"game/{name}")
    app.page.wait_for_selector(".table .hm-cell")


def cross(app: App) -> None:
    """Tries to place a fence across another one."""
    sit(app, "crossed", game("classic2", "SN", {}, "S", "e2 e8 e3h"))
    app.type("e3v")
    app.page.wait_for_selector(".status.notice")


def lose(app: App) -> None:
    """Plays the last action of `LOST`; the reached rank is the second."""
    *before, last = LOST.split()
    sit(app, "lost", game("pacman", "PBKIC", {}, None, " ".join(before)))
    app.type(last)
    app.page.wait_for_selector(".end .rank")


def look(app: App, name: str) -> list[str]:
    """Opens a scene without reloading the page; returns its :func:`faults`."""
    route, selector = SCENES[name]
    page = route.split("/", maxsplit=1)[0] or "front"
    return faults(app, f"#/{route}", f"main[data-page={page}] {selector}")


def faults(app: App, address: str = "", selector: str = "main") -> list[str]:
    """Returns the layout faults of visible texts on two small phones; the page keeps the last size."""
    found: list[str] = []
    for size in (PHONE, SMALL) if app.page.viewport_size == PHONE else (SMALL, PHONE):
        if app.page.viewport_size != size:
            app.page.set_viewport_size(size)
        found += [f"{size['width']} px, {each}" for each in app.page.evaluate(MEASURE, [address, selector])]
    return found


def said(code: str, name: str, **values: Any) -> str:
    """Returns a message of a language as a browser shows it: short parts joined, without bidi isolation marks."""
    return SHORT_PARTS.sub(lambda found: f"{found[1] or ''}-\u2060", plain(catalogue(code).text(name, **values)))


def plain(text: str | None) -> str:
    """Returns a text without bidi isolation marks and no-break spaces."""
    return (text or "").translate({0x2068: None, 0x2069: None, 0xA0: " "})
