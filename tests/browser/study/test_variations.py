"""Variations on the analysis page: made, promoted and deleted by mouse, touch and keyboard; steps by keys and wheel."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from hedgemaze.rules import parse_record
from tests.browser.helpers.app import DESKTOP, App, opened

pytestmark = pytest.mark.browser

GAME = "1. e2 e8 2. e3 e7 3. e4 e6"
VARIED = "1. e2 e8 2. e3 (2. e3h e7 (2. d8 3. d2) 3. d2) (2. d2 {quiet}) e7 3. e4 *"
LONG = "e2 e8 d2 d8 c2 c8 b2 b8 a2 a8 a3 a7 b3 b7 c3 c7 d3 d7 e3 e7 f3 f7 g3 g7 h3 h7 i3 i7 i4 i6"


@pytest.fixture
def desk(browser: Browser, address: str) -> Iterator[App]:
    with opened(browser, address, viewport=DESKTOP, permissions=["clipboard-read", "clipboard-write"]) as app:
        yield app


def show(app: App, text: str) -> None:
    """Opens a record on the analysis page."""
    app.open("analysis")
    app.tab("share")
    app.page.fill("#pasted", text)
    app.page.get_by_role("button", name="Show it").click()
    app.tab("moves")
    app.page.wait_for_selector(".tree .move")


def current(app: App) -> Locator:
    return app.page.locator(".tree [aria-current]")


def main_line(app: App) -> list[str]:
    """The moves of the main line, without the names of sides and signs of mistakes."""
    texts = app.page.locator(".tree .move-row .move").all_inner_texts()
    return [re.findall(r"[a-i][1-9][hv]?", text)[-1] for text in texts]


def variations(app: App) -> list[str]:
    """The moves of each variation, those of its own variations left out."""
    lines = app.page.locator(".variation > .line").all()
    return [" ".join(move.inner_text() for move in line.locator(".move").all()) for line in lines]


def record(app: App) -> str:
    """The record that the page copies, without tags."""
    app.tab("share")
    app.page.get_by_role("button", name="Copy the moves").click()
    expect(app.page.locator(".sources [role=status]")).to_have_text("Copied.")
    app.tab("moves")
    text: str = app.page.evaluate("navigator.clipboard.readText()")
    parse_record(text)
    return " ".join(text.split("\n\n")[1].split())


def test_by_mouse(desk: App) -> None:
    show(desk, GAME)
    page = desk.page
    page.locator(".tree .move-row .move").nth(1).click()
    page.mouse.click(*desk.square("d2"))
    page.mouse.click(*desk.square("d8"))
    assert variations(desk) == ["d2 d8"]
    page.get_by_role("button", name="Back to the game").click()
    page.mouse.click(*desk.square("f2"))
    assert variations(desk) == ["d2 d8", "f2"]
    promote = page.get_by_role("button", name="Move up")
    promote.click()
    assert variations(desk) == ["f2", "d2 d8"]
    promote.click()
    assert main_line(desk) == ["e2", "e8", "f2"]
    assert variations(desk) == ["e3 e7 e4 e6", "d2 d8"]
    expect(promote).to_have_attribute("aria-disabled", "true")
    promote.click(force=True)
    assert record(desk) == "1. e2 e8 2. f2 (2. e3 e7 3. e4 e6) (2. d2 d8) *"
    # A right click goes to the variation and to the buttons.
    page.locator(".variation .move", has_text="d8").click(button="right")
    expect(current(desk)).to_have_text("d8")
    expect(promote).to_be_focused()
    page.get_by_role("button", name="Delete this variation").click()
    assert variations(desk) == ["e3 e7 e4 e6"]
    expect(current(desk)).to_contain_text("e8")


def test_by_touch(phone: App) -> None:
    show(phone, VARIED)
    page = phone.page
    for button in (*page.locator(".tree .move").all(), *page.locator(".tree .tools button").all()):
        box = button.bounding_box()
        assert box
        assert box["height"] >= 44
    page.locator(".variation .move", has_text="d8").tap()
    page.get_by_role("button", name="Move up").tap()
    assert variations(phone) == ["e3h d8 d2", "e7 d2", "d2"]
    page.get_by_role("button", name="Delete this variation").tap()
    assert variations(phone) == ["d2"]
    assert phone.overflow() == 0


def test_by_keyboard(desk: App) -> None:
    show(desk, VARIED)
    page = desk.page
    page.locator("#panel-body").focus()
    expect(current(desk)).to_contain_text("e4")
    for key, text in (
        ("Home", None),
        ("ArrowRight", "e2"),
        ("ArrowRight", "e8"),
        ("ArrowRight", "e3"),
        ("ArrowDown", "e3h"),
        ("ArrowRight", "e7"),
        ("ArrowDown", "d8"),
        ("ArrowUp", "e7"),
        ("ArrowLeft", "e3h"),
        ("ArrowDown", "d2"),
        ("ArrowUp", "e3h"),
        ("ArrowUp", "e3"),
        ("End", "e4"),
    ):
        page.keyboard.press(key)
        if text is None:
            expect(current(desk)).to_have_count(0)
        else:
            expect(current(desk)).to_contain_text(text)
    page.locator(".variation .move", has_text="d8").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Delete")
    assert variations(desk) == ["e3h e7 d2", "d2"]
    page.locator(".variation .move", has_text="e3h").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Move up").focus()
    page.keyboard.press("Enter")
    assert main_line(desk) == ["e2", "e8", "e3h", "e7", "d2"]
    # The board keeps its own keys.
    page.locator('.hm-cell[tabindex="0"]').focus()
    page.keyboard.press("ArrowUp")
    expect(current(desk)).to_contain_text("e3h")


def test_the_wheel_steps_over_the_board(desk: App) -> None:
    show(desk, VARIED)
    desk.page.mouse.move(*desk.square("e5"))
    before = desk.page.evaluate("scrollY")
    desk.page.mouse.wheel(0, -100)
    expect(current(desk)).to_contain_text("e7")
    desk.page.wait_for_timeout(300)
    desk.page.mouse.wheel(0, -100)
    expect(current(desk)).to_contain_text("e3")
    desk.page.wait_for_timeout(300)
    desk.page.mouse.wheel(0, 100)
    expect(current(desk)).to_contain_text("e7")
    assert desk.page.evaluate("scrollY") == before


def test_a_record_is_saved_and_opened_with_its_variations(desk: App, tmp_path: Path) -> None:
    show(desk, f'[Mode "classic2"] [Seat1 "Ada"] {VARIED}')
    desk.tab("share")
    with desk.page.expect_download() as waiting:
        desk.page.get_by_role("button", name="Download").click()
    path = tmp_path / "game.hedge"
    waiting.value.save_as(path)
    game = parse_record(path.read_text(encoding="utf-8"))
    assert game == parse_record(f'[Mode "classic2"] [Seat1 "Ada"] {VARIED}')
    desk.open("analysis")
    desk.tab("share")
    desk.page.set_input_files("#file", path)
    desk.tab("moves")
    desk.page.wait_for_selector(".variation")
    assert variations(desk) == ["e3h e7 d2", "d8 d2", "d2"]
    assert main_line(desk) == ["e2", "e8", "e3", "e7", "e4"]


def test_a_link_and_a_game_of_this_device_keep_their_variations(desk: App, tmp_path: Path) -> None:
    page = desk.page
    show(desk, VARIED)
    page.locator(".variation .move", has_text="d8").click()
    desk.tab("share")
    link = page.locator("#link").get_attribute("href")
    assert link
    desk.open()
    desk.visit(link.removeprefix("#/"))
    page.wait_for_selector(".variation")
    assert variations(desk) == ["e3h e7 d2", "d8 d2", "d2"]
    expect(current(desk)).to_have_text("d8")
    # A file becomes a game of this device, whose analysis goes on where it was left.
    path = tmp_path / "game.hedge"
    path.write_text(VARIED, encoding="utf-8")
    desk.open("games")
    page.set_input_files("input[type=file]", path)
    page.wait_for_selector(".game .about")
    name = page.evaluate("JSON.parse(localStorage['hedgemaze.games'])[0]")
    desk.visit(f"analysis/~{name}")
    page.wait_for_selector(".variation")
    assert variations(desk) == ["e3h e7 d2", "d8 d2", "d2"]
    page.locator(".tree .move-row .move").nth(1).click()
    page.mouse.click(*desk.square("f2"))
    page.get_by_role("button", name="Note", exact=True).click()
    page.get_by_role("textbox", name="Note on the position shown").fill("a try {or two}")
    page.get_by_role("button", name="Note", exact=True).click()
    expect(page.locator(".variation .note", has_text="a try {or two}")).to_be_visible()
    desk.visit("")
    desk.visit(f"analysis/~{name}")
    page.wait_for_selector(".variation")
    assert variations(desk) == ["e3h e7 d2", "d8 d2", "d2", "f2"]
    assert record(desk) == VARIED.replace("{quiet}) e7", r"{quiet}) (2. f2 {a try \{or two\}}) e7")


def test_notes_are_shown_where_they_belong(desk: App) -> None:
    show(desk, "{Before} 1. e2 {[%clk 0:05:00] First\\nsecond} e8 2. e3 ({Or:} 2. d2 {quiet}) e7 *")
    assert [note.inner_text() for note in desk.page.locator(".tree .note").all()] == [
        "Before",
        "e2 First\nsecond",
        "Or:",
        "quiet",
    ]
    assert desk.axe() == []


def test_a_side_that_left_is_shown_in_words(desk: App) -> None:
    show(desk, '[Mode "classic4"] e2 b5 S:resigned e8 E:flagged b6 *')
    texts = desk.page.locator(".tree .move").all_inner_texts()
    assert [text for text in texts if ":" in text] == []
    assert " ".join(texts).count("gave up") == 1
    assert " ".join(texts).count("ran out of time") == 1


def test_the_current_move_is_in_view_and_readable(desk: App) -> None:
    show(desk, LONG)
    scrollers = """() => [...document.querySelectorAll('.frame-panel *')].filter(each =>
        /auto|scroll/.test(getComputedStyle(each).overflowY)).map(each => each.id)"""
    assert desk.page.evaluate(scrollers) == ["panel-body"]
    inside = """() => {
        const [list, move] = [document.querySelector('#panel-body'), document.querySelector('.tree [aria-current]')];
        const [outer, inner] = [list.getBoundingClientRect(), move.getBoundingClientRect()];
        const isUncovered = [inner.top + 3, inner.bottom - 3].every(y =>
            move.contains(document.elementFromPoint(inner.left + 8, y)));
        return isUncovered && inner.top >= outer.top && inner.bottom <= outer.bottom;
    }"""
    assert desk.page.evaluate(inside)
    scrolled = desk.page.evaluate("scrollY")
    for _ in range(27):
        desk.page.keyboard.press("ArrowLeft")
        assert desk.page.evaluate(inside)
    assert desk.page.evaluate("scrollY") == scrolled
    here = current(desk)
    colours = "node => [getComputedStyle(node).color, getComputedStyle(node).backgroundColor]"
    before = here.evaluate(colours)
    here.hover()
    assert here.evaluate(colours) == before
    # Each number stands on the line of its first move.
    assert desk.page.evaluate(
        """() => [...document.querySelectorAll('.tree li .move-row')].every(row => {
            const [number, move] = [row.querySelector('.number'), row.querySelector('.move')];
            return Math.abs(number.getBoundingClientRect().top + number.getBoundingClientRect().height / 2
                - move.getBoundingClientRect().top - move.getBoundingClientRect().height / 2) < 4;
        })"""
    )
