"""The scenes of the contact sheets: every route, and what can be opened on it."""

from __future__ import annotations

import urllib.parse
from collections.abc import Callable
from dataclasses import dataclass

from tests.browser.helpers.app import App
from tests.browser.helpers.languages import SCENES
from tests.browser.languages.sheets.world import TOKEN


@dataclass(frozen=True, slots=True)
class Scene:
    """A page to inspect.

    Rooms and tournaments in the route are named in braces. The selector is present once the page is shown; then
    `prepare` opens or chooses something. `is_whole` is false for what covers the page: the rest of it is not shown.
    """

    name: str
    route: str
    selector: str
    prepare: Callable[[App], object] | None = None
    is_whole: bool = True

    @property
    def page(self) -> str:
        """The name of the route."""
        return self.route.split("/", maxsplit=1)[0] or "front"


def press(selector: str, shown: str = "") -> Callable[[App], None]:
    """Returns a step: click an element, then wait for another one."""

    def step(app: App) -> None:
        app.page.locator(selector).first.click()
        if shown:
            app.page.wait_for_selector(shown)

    return step


def tab(name: str, shown: str = ".panel") -> Callable[[App], None]:
    """Returns a step: show a tab of the panel."""

    def step(app: App) -> None:
        app.tab(name)
        app.page.wait_for_selector(shown)

    return step


def _shortcuts(app: App) -> None:
    app.page.evaluate("() => dispatchEvent(new KeyboardEvent('keydown', { key: '?' }))")
    app.page.wait_for_selector("dialog .groups")


def _solve(app: App) -> None:
    app.page.locator("[data-action=solution]").click()
    app.page.wait_for_selector('[data-stage=shown][data-busy="0"]')


def _unfold(app: App) -> None:
    app.page.evaluate("() => document.querySelectorAll('main details').forEach(each => (each.open = true))")


def _arena(app: App) -> None:
    app.page.locator("input[name=kind][value=arena]").check(force=True)
    _unfold(app)


def _enter(app: App) -> None:
    if app.page.locator("#admin-token").count():
        app.page.fill("#admin-token", TOKEN)
        app.page.locator(".token button").click()
    app.page.wait_for_selector(".sections")


def _section(number: int) -> Callable[[App], None]:
    """Returns a step: show a section of the page of hosts."""

    def step(app: App) -> None:
        _enter(app)
        if number == 0:  # it is shown already
            app.page.locator(".sections button").nth(1).click()
        with app.page.expect_response("**/api/admin/**"):
            app.page.locator(".sections button").nth(number).click()
        app.page.wait_for_function("() => !document.querySelector('main [aria-busy=true]')")
        app.page.wait_for_load_state("networkidle")

    return step


def _offer(app: App) -> None:
    """Waits for the offer of the computer, with a clock that is put forward."""
    app.page.evaluate("() => { const now = Date.now; window.realNow = now; Date.now = () => now() + 30_000; }")
    app.page.wait_for_selector(".offer")
    app.page.evaluate("() => { Date.now = window.realNow; }")


def _code(app: App) -> None:
    app.page.locator("#recovery-title ~ .buttons button").first.click()
    app.page.wait_for_selector(".card.new code")


_BOARD = ".hm-cell"
_DIALOG = "dialog[open]"
_SHARED = "*classic2*" + "e2 e8 e3 e7 d3 e6 d2 e5 d1 e4 c1 e3 b1 e2 a1 e1".replace(" ", ".") + "*S"
"""A short game in which South turns back half-way and loses."""
_EXACT = urllib.parse.quote("pacman d3hg5hb7hg2vc4ve7v Pe5Be9K*I*C* - i1a9i9/0/1/3 P - 0/1/0", safe="")
_STUDY = urllib.parse.quote(_SHARED, safe="")

DEVICE = (
    *(Scene(name, *scene) for name, scene in SCENES.items() if name != "front"),
    Scene("front-again", "", ".modes .learn"),
    Scene("mode-sheet-classic", "", ".modes", press("[data-mode=classic2] .ways", _DIALOG), is_whole=False),
    Scene("mode-sheet-pacman", "", ".modes", press("[data-mode=pacman] .ways", _DIALOG), is_whole=False),
    Scene("site-menu", "", ".modes", press(".menu-button", "#site-menu:popover-open"), is_whole=False),
    Scene("shortcuts", "", ".modes", _shortcuts, is_whole=False),
    Scene("new-classic", "new/classic4", ".set-up", _unfold),
    Scene("new-advanced", "new/advanced", ".mazes .make", _unfold),
    Scene("game-menu", "game/crossed", _BOARD, press(".tool.menu", ".menu-sheet"), is_whole=False),
    Scene("game-info", "game/crossed", _BOARD, tab("info")),
    Scene("puzzles", "puzzles", ".puzzles ol a", is_whole=False),
    Scene("puzzle", "puzzles/daily", '[data-puzzle][data-busy="0"] .hm-cell'),
    Scene("puzzle-solution", "puzzles/daily", '[data-puzzle][data-busy="0"] .hm-cell', _solve),
    Scene("mazes", "mazes", ".gallery .cards li"),
    Scene("maze-pacman", "maze/pacman", ".editor .tools"),
    Scene("maze-start", "maze/pacman", ".editor .hm-cell", tab("mazes")),
    Scene("maze-save", "maze/pacman", ".editor .hm-cell", tab("save")),
    Scene("analysis-moves", f"analysis/{_STUDY}", ".analysis .hm-cell", tab("moves", ".moves [aria-current]")),
    Scene("analysis-graph", f"analysis/{_STUDY}", ".analysis .hm-cell", tab("graph", "[role=slider]")),
    Scene("analysis-share", f"analysis/{_STUDY}", ".analysis .hm-cell", tab("share", "#pasted")),
    Scene("analysis-exact", f"analysis/{_EXACT}", ".analysis .hm-cell", tab("lines", ".exact strong")),
    Scene("mistakes", f"mistakes/{_STUDY}", ".mistakes[data-stage=asked] .hm-cell"),
    Scene("results", "me", ".tiles"),
    Scene("rules-classic3", "rules/classic3", ".chip.on[href='#/rules/classic3']"),
    Scene("rules-classic4", "rules/classic4", ".chip.on[href='#/rules/classic4']"),
    Scene("privacy", "privacy", "h1"),
    Scene("missing", "missing", "h1"),
    Scene("code", "code", "form"),
    Scene("account-out", "account", "#account-name", _unfold),
    Scene("lobby", "lobby/classic2", ".preset:enabled"),
    Scene("invited", "table/{invited}", "#me-name"),
    Scene("watch", "watch/{watched}", ".table .hm-cell", tab("info")),
    Scene("admin-token", "admin", "#admin-token"),
)
"""Without an account."""

SIGNED_IN = (
    Scene("account", "account", "#devices"),
    Scene("account-code", "account", "#devices", _code),
    Scene("me", "me", ".rows .person", _unfold),
    Scene("player", "player/Bob", ".player .game"),
    Scene("challenge", "player/Bob", ".player .game", press(".player .buttons .main", _DIALOG), is_whole=False),
    Scene("watching", "watching", ".watching .game"),
    Scene("settings-notices", "settings", "#notice-games"),
    Scene("lobby-rated", "lobby/pacman", ".preset:enabled", press(".rated label:last-of-type")),
    Scene("lobby-search", "lobby/classic2", ".preset:enabled", press(".preset", ".search")),
    Scene("lobby-offer", "lobby/classic2", ".search", _offer),
    Scene("online-pacman", "online/pacman", "form .button", _unfold),
    Scene("waiting", "table/{invited}", "svg.code", _unfold),
    Scene("table-menu", "table/{running}", ".table .hm-cell", press(".tool.menu", ".menu-sheet"), is_whole=False),
    Scene("table", "table/{running}", ".table .hm-cell", tab("moves", ".moves .token")),
    Scene("table-talk", "table/{running}", ".table .hm-cell", tab("talk", ".talk")),
    Scene("table-info", "table/{running}", ".table .hm-cell", tab("info")),
    Scene("table-offer", "table/{offered}", ".status.offer"),
    Scene("table-end", "table/{ended}", ".end .ratings"),
    Scene("tournaments", "tournaments", ".tournaments .row-link"),
    Scene("tournament-new", "tournaments", ".tournaments .row-link", _arena),
    Scene("tournament-waiting", "tournament/{waiting_tournament}", ".invite input"),
    Scene("tournament-round", "tournament/{round_robin}", ".standings"),
    Scene("tournament-knock-out", "tournament/{knock_out}", ".bracket"),
    Scene("tournament-arena", "tournament/{arena}", ".standings"),
    *(Scene(f"admin-{number + 1}", "admin", "h1", _section(number)) for number in range(8)),
)
"""Of Ada, who is signed in."""

CHALLENGED = (Scene("challenges", "", ".modes", lambda app: app.page.wait_for_selector(".challenges li")),)
"""Of Eve, who has challenges."""
