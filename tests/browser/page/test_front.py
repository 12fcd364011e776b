"""The front page: play in one tap above the fold, running games, the level that follows the player, the summary."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.helpers.app import App, checked, game, opened
from tests.sample import sample

pytestmark = pytest.mark.browser

MODES = ("classic2", "classic3", "classic4", "pacman", "advanced")
FIRST_MOVES = {"classic2": "e2", "classic3": "e2", "classic4": "e2", "pacman": "d5", "advanced": "e1"}
SIZES = ((360, 640), (390, 844), (768, 1024), (844, 390), (1440, 900))


@pytest.fixture
def small(browser: Browser, address: str) -> Iterator[App]:
    """A small phone."""
    with opened(browser, address, viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True) as app:
        yield app


def store(app: App, *games: dict[str, Any]) -> None:
    """Stores games as if they had been played on this device."""
    ids = [f"g{number}" for number in range(len(games))]
    rows = {f"hedgemaze.game.{each}": json.dumps({**kept, "id": each}) for each, kept in zip(ids, games, strict=True)}
    rows["hedgemaze.games"] = json.dumps(ids)
    app.page.add_init_script(f"Object.assign(localStorage, {json.dumps(rows)})")


@pytest.mark.parametrize("mode", MODES)
def test_two_taps_to_the_first_own_move(small: App, mode: str) -> None:
    small.open()
    taps = 1
    small.page.locator(f".mode[data-mode={mode}] .start").tap()
    small.page.wait_for_selector(".table .hm-cell")
    if mode.startswith("classic"):
        expect(small.page.locator(".status")).to_contain_text("Your turn")
    before = len(small.entries)
    taps += 1
    small.page.touchscreen.tap(*small.square(FIRST_MOVES[mode]))
    assert small.wait_entries(before + 1)[before].endswith(FIRST_MOVES[mode])
    assert taps <= 2


@pytest.mark.parametrize(
    ("size", "running"),
    sample(((360, 640), 2), ((844, 390), 0), ((1440, 900), 2), of=[(size, n) for size in SIZES for n in (0, 2)]),
)
def test_every_mode_can_be_started_without_scrolling(
    browser: Browser, address: str, size: tuple[int, int], running: int
) -> None:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, service_workers="block")
    app = App(context.new_page(), address)
    store(app, *[game("classic2", "SN", {"N": 2}, "S", "e2 e8")] * running)
    app.open()
    starts = app.page.locator(".mode[data-mode] .start")
    assert starts.count() == len(MODES)
    for start in starts.all():
        box = start.bounding_box()
        assert box
        assert box["y"] + box["height"] <= size[1]
    for button in app.page.locator(".mode .start, .mode .ways, .continue .card").all():
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    assert app.overflow() == 0
    assert app.axe() == []
    app.page.locator(".mode[data-mode=pacman] .ways").click()
    for name in ("Play against the computer", "Play on this screen"):
        expect(app.page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    for name in ("Play with friends", "Set up a game"):
        expect(app.page.get_by_role("link", name=name)).to_be_in_viewport(ratio=1)
    assert app.axe() == []
    app.page.keyboard.press("Escape")
    expect(app.page.locator("dialog")).to_have_count(0)
    checked(app)
    context.close()


def test_a_running_game_goes_on_from_the_front_page(small: App) -> None:
    store(small, game("classic2", "SN", {"N": 2}, "S", "e2 e8"), game("pacman", "PBKIC", {}, None, ""))
    small.open()
    cards = small.page.locator(".continue .card")
    assert cards.count() == 1  # a game without a move is not listed
    cards.tap()
    small.page.wait_for_selector(".table .hm-cell")
    assert small.entries == ["e2", "e8"]


def test_the_remembered_set_up_is_used(small: App) -> None:
    small.open("new/classic2")
    small.page.get_by_text("Board and fences").click()
    small.page.select_option("#size", "5")
    small.page.get_by_role("button", name="Start the game").click()
    small.page.wait_for_selector(".table .hm-cell")
    small.open()
    small.page.locator(".mode[data-mode=classic2] .start").tap()
    small.page.wait_for_selector(".table .hm-cell")
    assert small.kept["mode"] == "classic2;size=5;fences=4"
    assert small.kept["holders"]["N"]["kind"] == "engine"


def test_the_level_follows_the_results(small: App) -> None:
    small.open()
    level = small.page.locator(".mode[data-mode=classic2] .about").last
    expect(level).to_contain_text("1 ·")
    won = game("classic2", "SN", {"N": 1}, "S", "e2 d9 e3 c9 e4 b9 e5 a9 e6 a8 e7 a7 e8 a6") | {"id": "won"}
    small.page.evaluate("kept => { localStorage['hedgemaze.game.won'] = JSON.stringify(kept); }", won)
    small.visit("game/won")
    small.page.wait_for_selector(".table .hm-cell")
    small.type("e9")
    expect(small.page.locator(".end h2")).to_have_text("You win!")
    expect(small.page.locator(".end .next")).to_have_text("Play level 2")
    small.visit("")
    expect(level).to_contain_text("2 ·")
    small.page.locator(".mode[data-mode=classic2] .start").tap()
    small.page.wait_for_selector(".table .hm-cell")
    assert small.kept["holders"]["N"] == {"kind": "engine", "level": 2}


def test_the_summary_of_a_game(browser: Browser, address: str) -> None:
    context = browser.new_context(viewport={"width": 1200, "height": 900}, service_workers="block")
    app = App(context.new_page(), address)
    app.play(game("classic2;size=3;fences=0", "SN", {}, "S", "a1 b2 a2 c2 a1"))
    app.type("c1")
    summary = app.page.locator(".summary")
    expect(summary).to_have_attribute("aria-busy", "false", timeout=30_000)
    expect(summary.locator(".side")).to_have_count(2)
    for accuracy in summary.locator(".accuracy").all():
        expect(accuracy).to_contain_text("%")
    assert app.axe() == []
    summary.locator(".kind:enabled").first.click()
    summary.locator(".moves button").first.click()
    app.page.wait_for_selector(".frame-board.past")
    checked(app)
    context.close()
