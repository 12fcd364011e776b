"""The frame round the board at every window size: the board stays in place, is never covered, all buttons are in reach.

One page is resized to all window sizes of a shape. `./test` runs a sample in which every shape, mode and language
occurs; `./test --full` runs all combinations.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from hedgemaze.core import Position
from hedgemaze.rules import parse_mode
from tests.browser.helpers.app import App, game
from tests.browser.helpers.games import GAMES
from tests.browser.helpers.online import TIMEOUT_MS, Host, Invite
from tests.sample import sample

pytestmark = pytest.mark.browser

SIZES = {
    "upright": ("360x640", "360x740", "390x844", "412x915"),
    # The last two are desktops at 200 %: 1280 by 720 and 1440 by 900.
    "sideways": ("740x360", "844x390", "640x360", "720x450"),
    "large": ("768x1024", "1024x768", "1280x720", "1440x900", "2560x1440"),
}
"""Window sizes by shape; the first two shapes are used by touch."""
MODES = ("classic2", "classic3", "classic4", "pacman", "advanced")
LANGUAGES = ("en", "de", "ar", "ja")
EVERY = list(itertools.product(SIZES, MODES, LANGUAGES))
SAMPLE = [
    ("upright", "classic2", "de"),
    ("upright", "pacman", "ja"),
    ("sideways", "classic4", "ar"),
    ("sideways", "advanced", "en"),
    ("large", "classic3", "ja"),
]
PAGES = ("learn/jump", "analysis", "position", "maze/advanced")
LONG = "Bartholomew Featherstonehaugh"
FAULTS = (Path(__file__).parent / "frame.js").read_text(encoding="utf-8")
MIDDLE = {"classic2": 1, "classic3": 6, "classic4": 8, "pacman": 7, "advanced": 4}
"""How many actions of each of `GAMES` are played before the test begins."""


def viewport(size: str) -> ViewportSize:
    width, height = map(int, size.split("x"))
    return {"width": width, "height": height}


@pytest.fixture
def app(browser: Browser, address: str, shape: str) -> Iterator[App]:
    is_touch = shape != "large"
    window = viewport(SIZES[shape][0])
    context = browser.new_context(viewport=window, has_touch=is_touch, is_mobile=is_touch, service_workers="block")
    found = App(context.new_page(), address, confirm="always")
    yield found
    assert found.errors == []
    context.close()


class Frame:
    """Watches the board's box at several window sizes; collects what is wrong, by situation and size."""

    def __init__(self, page: Page, *shapes: str) -> None:
        self.page = page
        self.sizes = [size for shape in shapes for size in SIZES[shape]]
        self.boxes: dict[str, Any] = {}
        self.faults: dict[str, list[str]] = {}

    def look(self, situation: str, *, is_open: bool = False) -> None:
        """Checks at every size that the board is where it was, and that nothing is covered, cut off or too small."""
        for size in self.each_size():
            self.look_at(size, situation, is_open=is_open)

    def each_size(self) -> Iterator[str]:
        """Resizes the window to every size; backwards the next time, which saves one change."""
        for size in self.sizes:
            if self.page.viewport_size != viewport(size):
                self.page.set_viewport_size(viewport(size))
            yield size
        self.sizes.reverse()

    def look_at(self, size: str, situation: str, *, is_open: bool = False) -> None:
        """Checks the size that the window has now."""
        box, found = self.page.evaluate(FAULTS, is_open)
        if self.boxes.setdefault(size, box) != box:
            found.append(f"the board was at {self.boxes[size]} and is at {box}")
        if found:
            self.faults[f"{situation}, {size}"] = found


def saved(mode: str, count: int | None) -> Any:
    """Returns a stored game of people with long names, after `count` actions of `GAMES`."""
    played = GAMES[mode]
    first = "S" if mode.startswith("classic") else None
    kept = game(played.mode, played.pieces, None, first, " ".join(played.actions.split()[:count]))
    for number, piece in enumerate(played.pieces):
        if number % 2 == 0:
            kept["holders"][piece] = {"kind": "person", "name": LONG}
    return kept


def legal_fence(mode: str, count: int) -> str | None:
    position = Position.start(parse_mode(GAMES[mode].mode))
    for token in GAMES[mode].actions.split()[:count]:
        position = position.play(token)
    fences = [token for token in map(str, position.legal_actions()) if token[-1] in "hv" and token[0] != "~"]
    return fences[len(fences) // 2] if fences else None


@pytest.mark.parametrize(("shape", "mode", "language"), sample(*SAMPLE, of=EVERY))
def test_a_game_keeps_its_board_in_place(app: App, shape: str, mode: str, language: str) -> None:
    page = app.page
    app.play(saved(mode, MIDDLE[mode]), f"lang={language}")
    frame = Frame(page, shape)
    frame.look("a turn")
    fence = legal_fence(mode, MIDDLE[mode])
    if fence:
        page.mouse.click(*app.groove(fence))
        expect(page.locator("[data-action=place]")).to_be_enabled()
        frame.look("a fence in the hand")
        page.locator("[data-action=cancel]").click()
        expect(page.locator("[data-action=place]")).to_have_count(0)
    app.type("a9a9")
    expect(page.locator(".status.notice")).to_have_count(1)
    frame.look("a refusal")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".frame-board.past")).to_have_count(1)
    frame.look("an earlier position")
    page.locator("[data-action=now]").click()
    page.locator(".tool.menu").click()
    frame.look("the menu", is_open=True)
    page.keyboard.press("Escape")
    opener = page.locator(".panel-open")
    for size in frame.each_size():
        if opener.is_visible():
            opener.click()
            frame.look_at(size, "the panel", is_open=True)
            opener.click()
    page.locator("[data-action=undo]").click()
    frame.look("a turn taken back")
    last = GAMES[mode].actions.split()
    kept = saved(mode, len(last) - 1)
    page.evaluate("kept => { localStorage['hedgemaze.game.last'] = kept; }", json.dumps(kept | {"id": "last"}))
    app.visit("game/last")
    page.wait_for_selector(".table .hm-cell")
    app.type(last[-1])
    expect(page.locator(".end h2")).to_be_visible()
    page.wait_for_timeout(450)  # the banner rises
    frame.look("the end", is_open=True)
    page.locator(".end .round").click()
    frame.look("after the end")
    assert frame.faults == {}


@pytest.mark.parametrize(
    ("shape", "language"),
    sample(("upright", "de"), ("large", "ar"), of=itertools.product(SIZES, LANGUAGES)),
)
def test_every_page_with_a_board_has_the_same_frame(app: App, shape: str, language: str) -> None:
    faults: dict[str, Any] = {}
    app.open("", f"lang={language}")
    for route in PAGES:
        app.visit(route)
        app.page.wait_for_selector(".frame .hm-cell")
        frame = Frame(app.page, shape)
        frame.look(f"{route}, as it opens")
        for tab in app.page.locator("[role=tab]").all()[1:]:
            tab.click()
            frame.look(f"{route}, {tab.get_attribute('data-tab')}")
        faults |= frame.faults
    assert faults == {}


# Moves as navigation.


@pytest.mark.parametrize("shape", ["large"])
def test_moves_are_navigation_during_a_game(app: App, shape: str) -> None:
    page = app.page
    page.set_viewport_size(viewport("1280x720"))
    app.play(game("classic2", "SN", {}, "S", "e2 e8 e3 e7"))
    newest = page.locator(".moves .newest")
    piece = page.locator(".hm-live [data-piece=N]")
    here = piece.get_attribute("transform")
    page.locator(".moves .token").nth(1).click()
    expect(newest).to_contain_text("e8")
    assert piece.get_attribute("transform") != here
    expect(page.locator(".hm-target")).to_have_count(0)  # the past cannot be played
    page.keyboard.press("ArrowRight")
    expect(newest).to_contain_text("e3")
    page.keyboard.press("Home")
    expect(newest).to_have_count(0)
    page.mouse.move(*app.square("c5"))
    page.mouse.wheel(0, 100)
    expect(newest).to_contain_text("e2")
    page.locator("[data-action=now]").click()
    expect(newest).to_contain_text("e7")
    assert piece.get_attribute("transform") == here
    # After a click on the board the arrow keys step through the moves, too.
    page.mouse.click(*app.square("a5"))
    page.keyboard.press("ArrowLeft")
    expect(newest).to_contain_text("e3")


@pytest.mark.parametrize("shape", ["upright"])
def test_the_list_scrolls_to_the_current_move_and_the_page_does_not(app: App, shape: str) -> None:
    page = app.page
    moves = ["e2", "e8", "d2", "d8", "c2", "c8", "b2", "b8", "a2", "a8", "a3", "a7", "b3", "b7", "c3", "c7"]
    app.play(game("classic2", "SN", {}, "S", " ".join(moves)))
    inside = """each => {
        const [list, one] = [each.closest('.turns').getBoundingClientRect(), each.getBoundingClientRect()];
        return one.left >= list.left - 1 && one.right <= list.right + 1;
    }"""
    current = page.locator(".line .newest")
    expect(current).to_have_text("c7")
    assert current.evaluate(inside)
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(current).to_have_text("e2")
    assert current.evaluate(inside)
    assert page.evaluate("[scrollX, scrollY]") == [0, 0]


# Online: offers, a lost connection, phrases.


@pytest.fixture(scope="module")
def host(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with Host(built, tmp_path_factory.mktemp("data")) as found:
        yield found


@pytest.mark.parametrize(
    "shapes",
    [("upright", "sideways"), pytest.param(("large",), marks=pytest.mark.full)],
    ids=["phone", "desk"],
)
def test_an_online_game_keeps_its_board_in_place(person: Invite, shapes: tuple[str, ...]) -> None:
    ada, bob = person("Ada Augusta King-Noel"), person("Bartholomew Feather", is_phone="upright" in shapes)
    link = ada.open_quickly(timing={"base_ms": 600_000})
    bob.sit(link)
    ada.page.goto(link)
    for each in (ada, bob):
        each.at_table()
    frame = Frame(bob.page, *shapes)
    frame.look("the start")
    ada.type("e2")
    bob.sees("e2")
    frame.look("a turn")
    ada.press("Draw")
    expect(bob.page.locator(".status.offer")).to_be_visible()
    frame.look("an offer")
    bob.page.locator("[data-action=decline]").click()
    expect(bob.page.locator(".status.offer")).to_have_count(0)
    ada.tab("talk")
    ada.press("Good luck!")
    expect(bob.page.locator(".bubble")).to_be_visible()
    frame.look("a phrase")
    bob.context.set_offline(True)
    expect(bob.page.locator(".status.lost")).to_be_visible(timeout=TIMEOUT_MS)
    frame.look("a lost connection")
    bob.context.set_offline(False)
    expect(bob.page.locator(".status.lost")).to_have_count(0, timeout=TIMEOUT_MS)
    ada.choose("Give up")
    ada.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(bob.page.locator(".end h2")).to_have_text("You win!")
    bob.page.wait_for_timeout(450)  # the banner rises
    frame.look("the end", is_open=True)
    assert [*bob.axe(), *ada.axe()] == []
    assert frame.faults == {}
