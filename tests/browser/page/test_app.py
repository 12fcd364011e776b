"""The page in real Chromium: whole games by mouse, touch and keyboard, and accessibility of every page."""

from __future__ import annotations

import gzip
import random
import re
import urllib.parse
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from hedgemaze.core import Position
from hedgemaze.locales import LANGUAGES
from hedgemaze.rules import Mode, parse_mode
from tests.browser.helpers.app import App, checked, contrast_of, game
from tests.browser.helpers.pages import serve
from tests.sample import sample

pytestmark = pytest.mark.browser

ROUTES = (
    "",
    "new/classic2",
    "new/pacman",
    "rules/classic4",
    "rules/advanced",
    "settings",
    "games",
    "analysis",
    "about",
    "privacy",
    "missing",
)
THEMES = ("arcade", "wood", "garden", "paper", "contrast")
WIDTHS = (360, 390, 768, 1440)
MIDDLE = "e2 e8 e3 e7 e4 d5v c3h e6 g4v b6h e3h f6h"


def position_of(mode: str, entries: list[str]) -> Position:
    position = Position.start(parse_mode(mode))
    for entry in entries:
        position = position.play(entry)
    return position


# Whole games.


def test_from_the_front_page_to_a_game_against_the_computer(desk: App) -> None:
    desk.open()
    desk.page.get_by_role("button", name="Classic for two: more ways to play").click()
    desk.page.get_by_role("button", name="Play against the computer").click()
    desk.page.wait_for_selector(".table .hm-cell")
    expect(desk.page.locator(".status")).to_contain_text("Your turn")
    before = len(desk.entries)
    desk.type("e2")
    assert len(desk.wait_entries(before + 2)) == before + 2


def test_the_front_page_explains_the_goal_of_each_role(desk: App) -> None:
    desk.open()
    desk.page.locator(".mode[data-mode=pacman] .ways").click()
    about = desk.page.locator(".play .goal")
    expect(about).to_contain_text("before the ghosts catch you three times")
    desk.page.locator(".role").get_by_text("Ghosts").click()
    expect(about).to_contain_text("three times before he eats all four power pellets")


def test_a_level_above_the_highest_of_a_role_becomes_the_highest(desk: App) -> None:
    for mode, role, level in (("classic4", "", 8), ("advanced", "P", 4), ("advanced", "G", 5)):
        desk.open()
        desk.page.locator(f".mode[data-mode={mode}] .ways").click()
        if level == 8:
            desk.page.fill("#level", "8")
        if role:
            desk.page.check(f"input[name=role][value={role}]", force=True)
        expect(desk.page.locator("output[for=level]")).to_contain_text(f"{level} ·")
        desk.page.get_by_role("button", name="Play against the computer").click()
        desk.page.wait_for_selector(".table .hm-cell")
        assert {each["level"] for each in desk.kept["holders"].values() if each["kind"] == "engine"} == {level}


def test_a_whole_game_by_mouse_on_a_small_board(desk: App) -> None:
    desk.open("new/classic2")
    desk.page.get_by_text("Board and fences").click()
    desk.page.select_option("#size", "5")
    desk.page.select_option("#seat-N", "1")
    desk.page.select_option("#first", "S")
    desk.page.get_by_role("button", name="Start the game").click()
    desk.page.wait_for_selector(".table .hm-cell")
    mode = desk.kept["mode"]
    assert mode == "classic2;size=5;fences=4"
    desk.page.mouse.move(*desk.groove("a3h"))
    desk.page.mouse.click(*desk.groove("a3h"))
    entries = desk.wait_entries(2)
    assert entries[0] == "a3h"
    south = position_of(mode, []).side
    while (position := position_of(mode, entries)).outcome() is None:
        moves = [str(action) for action in position.legal_actions() if len(str(action)) == 2]
        best = min(moves, key=lambda move: (position.play(move).distance(south) or 0, move))
        desk.page.mouse.click(*desk.square(best))
        after = position.play(best)
        entries = desk.wait_entries(len(entries) + (1 if after.outcome() else 2))
    outcome = position.outcome()
    assert outcome
    expect(desk.page.locator(".end h2")).to_have_text("You win!" if outcome.winner == south else "North wins")
    assert desk.kept["isOver"] is True


def catching_game() -> list[str]:
    """Returns a short game of the fixed maze: PAC-MAN walks at random, the ghosts catch him whenever they can."""
    best: list[str] = []
    for seed in range(30):
        rng = random.Random(seed)
        position = Position.start(Mode.named("pacman"))
        played: list[str] = []
        while position.outcome() is None and len(played) < 120:
            tokens = [str(action) for action in position.legal_actions()]
            lives = position.text.split()[4][-1]
            catches = [token for token in tokens if position.play(token).text.split()[4][-1] < lives]
            token = catches[0] if catches else rng.choice(tokens)
            played.append(token)
            position = position.play(token)
        if position.outcome() is not None and (not best or len(played) < len(best)):
            best = played
    return best


def test_a_pacman_game_on_this_screen_to_its_end(desk: App) -> None:
    played = catching_game()
    assert played
    desk.play(game("pacman", "PBKIC"))
    for count, token in enumerate(played, 1):
        desk.type(token)
        if count % 10 == 0:
            desk.wait_entries(count)
    assert desk.wait_entries(len(played)) == played
    expect(desk.page.locator(".end h2")).to_have_text("The ghosts win")
    expect(desk.page.locator(".end .rank strong")).to_be_visible()
    desk.page.locator(".end").get_by_role("button", name="Close").click()
    expect(desk.page.locator(".end")).to_have_count(0)


def test_engines_play_an_advanced_opening_with_a_person(desk: App) -> None:
    desk.play(game("advanced", "PBKIC", dict.fromkeys("BKIC", 1)))
    desk.type("P@e1")
    desk.type("e7h")
    entries = desk.wait_entries(4)
    assert entries[:2] == ["P@e1", "e7h"]
    assert entries[2].startswith("~")
    expect(desk.page.locator(".status")).to_contain_text("Your turn")


# By keyboard and by touch.


def test_moves_and_fences_by_keyboard_alone(desk: App) -> None:
    desk.play(game("classic2", "SN", {}, "S"))
    page = desk.page
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # skips to the content
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('.hm-board') !== null"):
            break
    for key in (*"e2", "Enter", *"e8", "Enter"):
        page.keyboard.press(key)
    assert desk.wait_entries(2) == ["e2", "e8"]
    for key in ("f", "ArrowUp", "r", "Enter"):
        page.keyboard.press(key)
    assert len(desk.wait_entries(3)[2]) == 3
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Escape")


def test_moves_and_fences_by_touch(phone: App) -> None:
    phone.play(game("classic2", "SN", {}, "S"))
    phone.page.touchscreen.tap(*phone.square("e2"))
    assert phone.wait_entries(1) == ["e2"]
    phone.page.wait_for_timeout(300)
    phone.page.touchscreen.tap(*phone.groove("c6h"))
    phone.page.wait_for_timeout(300)
    assert phone.entries == ["e2"]  # it waits for confirmation
    phone.page.get_by_role("button", name="Place").tap()
    assert phone.wait_entries(2) == ["e2", "c6h"]


# Undo, hints, reasons, reload.


def test_a_reload_restores_the_game_and_undo_works(desk: App) -> None:
    desk.play(game("classic2", "SN", {"N": 1}, "S"))
    desk.type("e2")
    entries = desk.wait_entries(2)
    desk.page.reload()
    desk.page.wait_for_selector(".table .hm-cell")
    assert desk.entries == entries
    expect(desk.page.locator(".moves .newest")).to_contain_text(entries[1])
    desk.page.get_by_role("button", name="Undo").click()
    assert desk.entries == []
    expect(desk.page.get_by_role("button", name="Undo")).to_be_disabled()


def test_a_hint_is_legal_and_drawn(desk: App) -> None:
    desk.play(game("classic2", "SN", {"N": 1}, "S", MIDDLE))
    desk.page.get_by_role("button", name="Hint").click()
    notice = desk.page.locator(".status.notice")
    expect(notice).to_contain_text("Try ")
    token = (notice.text_content() or "").removeprefix("Try ").strip()
    assert token in [str(action) for action in position_of("classic2", MIDDLE.split()).legal_actions()]


@pytest.mark.parametrize("theme", sample("wood", of=THEMES))
def test_a_hint_does_not_look_like_an_error(desk: App, theme: str) -> None:
    desk.play(game("classic2", "SN", {"N": 1}, "S", MIDDLE), f"theme={theme}")
    desk.page.get_by_role("button", name="Hint").click()
    notice = desk.page.locator(".status.notice")
    expect(notice).to_contain_text("Try ")
    hint = contrast_of(notice)
    desk.type("a9")
    expect(notice).to_have_text("That is too far.")
    error = contrast_of(notice)
    assert hint.colour != error.colour
    assert min(hint.contrast, error.contrast) >= 4.5


def test_an_illegal_fence_is_explained(desk: App) -> None:
    desk.play(game("classic2", "SN", {}, "S", "a2h c2h e2h g2h"))
    desk.page.mouse.move(*desk.groove("h1v"))
    desk.page.mouse.click(*desk.groove("h1v"))
    expect(desk.page.locator(".status.notice")).to_have_text("This would cut South off from the goal.")
    desk.type("a2h")
    expect(desk.page.locator(".status.notice")).to_have_text("There is already a fence there.")
    assert len(desk.entries) == 4


def test_an_illegal_fence_is_explained_by_touch(phone: App) -> None:
    phone.play(game("classic2", "SN", {}, "S", "a2h c2h e2h g2h"))
    notice = phone.page.locator(".status.notice")
    phone.page.touchscreen.tap(*phone.groove("h1v"))
    expect(notice).to_have_text("This would cut South off from the goal.")
    expect(phone.page.locator(".hm-board [aria-live=assertive]")).to_have_text(
        "This would cut South off from the goal."
    )
    phone.page.wait_for_timeout(300)
    phone.page.touchscreen.tap(*phone.groove("c8v"))
    expect(notice).to_have_count(0)
    phone.page.wait_for_timeout(300)
    phone.page.touchscreen.tap(*phone.groove("c2h"))
    expect(notice).to_have_text("There is already a fence there.")
    phone.page.get_by_role("button", name="Turn", exact=True).tap()
    expect(notice).to_have_text("Fences may not cross.")
    assert len(phone.entries) == 4


def test_a_long_game_leaves_no_blank_below_the_page(phone: App) -> None:
    rng = random.Random(9)
    position = Position.start(parse_mode("classic2"))
    played: list[str] = []
    while len(played) < 54:
        moves = [str(each) for each in position.legal_actions() if len(str(each)) == 2]
        move = rng.choice(moves)
        if position.play(move).outcome() is None:
            position = position.play(move)
            played.append(move)
    phone.play(game("classic2", "SN", {}, "S", " ".join(played)))
    expect(phone.page.locator(".moves .token")).to_have_count(54)
    height, end = phone.page.evaluate(
        "[document.documentElement.scrollHeight, scrollY + app.getBoundingClientRect().bottom]"
    )
    assert height <= round(end) + 1


def test_a_catch_is_announced_in_words(desk: App) -> None:
    """A message explains the reset of the pieces to new players, and disappears shortly afterwards."""
    desk.play(game("pacman", "PBKIC", {}, None, "Pe6 Pe7 Be8"))
    desk.type("Be7")
    expect(desk.page.locator(".status")).to_contain_text("is caught and loses a life!")
    expect(desk.page.locator(".board-host [aria-live=polite]")).to_contain_text("is caught and loses a life!")
    expect(desk.page.locator(".status")).to_contain_text("2 steps left")


def test_walking_into_a_ghost_asks_first(desk: App) -> None:
    desk.play(game("advanced", "PBKIC", {}, None, "P@e9 Pe8 Pe7 ~d3h a1h Pe6 P- ~d5h a3h"))
    before = len(desk.entries)
    desk.type("Pe5")
    desk.page.get_by_role("button", name="No").click()
    assert len(desk.entries) == before
    desk.type("Pe5")
    desk.page.get_by_role("button", name="Go anyway").click()
    desk.wait_entries(before + 1)
    expect(desk.page.locator(".own, .others").get_by_text("2 lives")).to_be_visible()


def test_resigning_and_playing_again(desk: App) -> None:
    desk.play(game("classic2", "SN", {"N": 1}, "S", "e2 e8"))
    desk.choose("Give up")
    desk.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(desk.page.locator(".end h2")).to_have_text("North wins")
    expect(desk.page.locator(".moves .token").last).to_contain_text("gave up")
    expect(desk.page.locator(".moves, .line")).not_to_contain_text(["S:resigned"] * 2)
    desk.page.locator(".end").get_by_role("button", name="Play again").click()
    desk.page.wait_for_function("() => !location.hash.endsWith('tested')")
    assert desk.kept["first"] == "N"


# Analysis.


def test_a_record_is_analysed_and_shared(desk: App) -> None:
    desk.open("analysis")
    desk.tab("share")
    desk.page.fill("#pasted", '[Mode "classic2"]\n\n1. e2 e8 2. e3 {a comment} e7 3. e4 e6 *')
    desk.page.get_by_role("button", name="Show it").click()
    desk.tab("moves")
    expect(desk.page.locator(".lines li")).to_have_count(3)
    expect(desk.page.locator(".moves [aria-current]")).to_contain_text("e6")
    desk.page.get_by_role("button", name="Back").click()
    desk.page.mouse.click(*desk.square("d7"))
    expect(desk.page.locator(".moves [aria-current]")).to_contain_text("d7")
    desk.tab("share")
    text = desk.page.input_value("#position")
    assert text == position_of("classic2", ["e2", "e8", "e3", "e7", "e4", "d7"]).text
    desk.page.get_by_role("button", name="Share a picture").click()
    dialog = desk.page.get_by_role("dialog", name="Share")
    dialog.get_by_role("radio", name="Picture (SVG)").check(force=True)
    with desk.page.expect_download() as waiting:
        dialog.get_by_role("button", name="Save").click()
    assert Path(waiting.value.path()).read_text(encoding="utf-8").startswith("<svg")
    desk.visit("analysis/" + urllib.parse.quote(text, safe=""))
    desk.tab("share")
    expect(desk.page.locator("#position")).to_have_value(text)
    desk.page.fill("#pasted", "classic2 nonsense")
    desk.page.get_by_role("button", name="Show it").click()
    expect(desk.page.locator("#pasted-wrong")).to_be_visible()


# Accessibility and layout of every page.


@pytest.mark.parametrize("theme", sample("arcade", of=THEMES))
def test_axe_finds_nothing(desk: App, theme: str) -> None:
    found: dict[str, list[str]] = {}
    desk.play(game("pacman", "PBKIC", {}, None, "Pe6 Pd6"), f"theme={theme}")
    found["pacman"] = desk.axe()
    for route in ROUTES:
        desk.visit(route)
        found[route] = desk.axe()
    assert {route: each for route, each in found.items() if each} == {}


@pytest.mark.parametrize("language", sample("en-XA", of=("en", "en-XA", "ar-XB")))
def test_no_page_is_wider_than_its_window(desk: App, language: str) -> None:
    wide: dict[tuple[str, int], int] = {}
    desk.play(game("advanced", "PBKIC", {"B": 3}, None, "P@e9 Pe8"), f"lang={language}")
    for route in ("game/tested", *ROUTES):
        desk.visit(route)
        for width in WIDTHS:
            desk.page.set_viewport_size({"width": width, "height": 800})
            if desk.overflow() > 0:
                wide[route, width] = desk.overflow()
    assert wide == {}
    direction, lang = desk.page.evaluate("[document.documentElement.dir, document.documentElement.lang]")
    assert (direction, lang) == ("rtl" if language == "ar-XB" else "ltr", language)


def test_no_text_of_the_page_is_outside_the_catalogues(desk: App) -> None:
    """In the pseudo-locale every word has an accent; a word without one is hard-coded in a component."""
    desk.play(game("classic2", "SN", {"N": 2}, "S", "e2 e8"), "lang=en-XA")
    for route in ("game/tested", *ROUTES):
        desk.visit(route)
        text = desk.page.evaluate("document.body.innerText")
        plain = [line for line in text.splitlines() if len(line) > 3 and line.isascii() and any(map(str.isalpha, line))]
        languages = {each.name for each in LANGUAGES.values()}
        assert [line for line in plain if line not in languages and not is_tokens(line)] == [], route


def is_tokens(line: str) -> bool:
    return all(len(part) <= 3 or not part.isalpha() for part in line.split())


def test_settings_apply_immediately_and_after_a_reload(desk: App) -> None:
    desk.open("settings")
    looks = (
        "Object.values((({ theme, pieces, fences }) => ({ theme, pieces, fences }))(document.documentElement.dataset))"
    )
    for name in ("Garden", "Plain pieces", "In their owner’s colour"):
        desk.page.get_by_role("radio", name=name).check(force=True)
    assert desk.page.evaluate(looks) == ["garden", "pawns", "owners"]
    desk.page.reload()
    expect(desk.page.get_by_role("radio", name="Garden")).to_be_checked()
    assert desk.page.evaluate(looks) == ["garden", "pawns", "owners"]


def test_a_fence_has_the_colour_of_its_owner_if_the_setting_says_so(browser: Browser, address: str) -> None:
    fill = "getComputedStyle(document.querySelector('[data-fence={}] .hm-bar')).fill"
    own = "getComputedStyle(document.querySelector('.hm-live .hm-{}')).getPropertyValue('--base').trim()"
    for fences in ("theme", "owners"):
        context = browser.new_context(service_workers="block")
        app = App(context.new_page(), address, theme="paper", fences=fences)
        app.play(game("classic2", "SN", {}, "S", "e3h d6v e2"))
        fills = [app.page.evaluate(fill.format(fence)) for fence in ("e3h", "d6v")]
        if fences == "theme":
            assert all("url" in each for each in fills)
        else:
            hexes = ["#" + "".join(f"{int(part):02x}" for part in re.findall(r"\d+", each)) for each in fills]
            assert hexes == [app.page.evaluate(own.format(who)) for who in ("eater", "horns")]
        checked(app)
        context.close()


@pytest.mark.parametrize("pieces", ["characters", "pawns", "counters"])
def test_pieces_of_every_set_differ_by_shape(browser: Browser, address: str, pieces: str) -> None:
    context = browser.new_context(service_workers="block")
    app = App(context.new_page(), address, pieces=pieces)
    app.play(game("pacman", "PBKIC", {}))
    shapes = app.page.evaluate(
        """() => [...document.querySelectorAll('.hm-live .hm-piece')].map(piece =>
            [...piece.querySelectorAll('.hm-figure path')].filter(each => each.checkVisibility())
                .map(each => each.getAttribute('d')).join())"""
    )
    assert len(shapes) == len(set(shapes)) == 5
    assert all(shapes)
    checked(app)
    context.close()


def test_a_question_mark_shows_the_keyboard_shortcuts(desk: App) -> None:
    desk.play(game("classic2", "SN", {}, "S", "e2"))
    page = desk.page
    card = page.get_by_role("dialog", name="Keyboard shortcuts")
    page.locator(".hm-cell[tabindex='0']").focus()
    page.keyboard.press("?")
    expect(card).to_be_visible()
    assert desk.axe() == []
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    desk.tab("info")
    page.locator("#typed").press("?")
    expect(card).to_have_count(0)
    desk.visit("settings")
    page.get_by_role("button", name="Keyboard shortcuts").click()
    expect(card.get_by_text("Turn the fence")).to_be_visible()
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)


def test_the_game_goes_on_without_a_connection(browser: Browser, built: Path) -> None:
    context = browser.new_context(viewport={"width": 1200, "height": 900})
    with serve(built) as address:
        app = App(context.new_page(), address)
        app.open()
        app.wait_offline()
        app.play(game("classic2", "SN", {"N": 1}, "S"), "again")
    app.page.reload()  # the server is stopped
    app.page.wait_for_selector(".table .hm-cell")
    app.type("e2")
    assert len(app.wait_entries(2)) == 2
    app.visit("rules/pacman")
    checked(app)
    context.close()


def test_a_page_that_cannot_be_loaded_says_so(browser: Browser, address: str) -> None:
    context = browser.new_context(service_workers="block")
    app = App(context.new_page(), address)
    app.open()
    context.set_offline(True)
    app.page.evaluate("location.hash = '#/rules'")
    expect(app.page.get_by_role("alert")).to_have_text(
        "This page could not be loaded. Are you connected to the internet?"
    )
    assert app.axe() == []
    app.page.get_by_role("link", name="Back to the front page").click()
    app.page.wait_for_selector("main[data-page=front] .mode")
    app.page.evaluate("location.hash = '#/rules'")
    expect(app.page.get_by_role("alert")).to_be_visible()
    context.set_offline(False)  # the page loads itself again
    expect(app.page.locator("main[data-page=rules] h1")).to_be_visible()
    context.close()


def test_the_first_load_is_small(browser: Browser, address: str) -> None:
    """At most 150 KB compressed without core and engine, which the front page does not request."""
    page: Page = browser.new_page(service_workers="block")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address)
    page.wait_for_selector("[data-ready] .mode .hm-live", state="attached")
    assert not [url for url in asked if url.endswith(".wasm")]
    bodies = [urllib.request.urlopen(url).read() for url in sorted(set(asked))]
    assert sum(len(gzip.compress(body)) for body in bodies) <= 150_000
    page.close()
