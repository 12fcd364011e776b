"""Puzzles in real Chromium: solved by mouse, keyboard and touch, a wrong try refuted, the puzzle of the day offline."""

from __future__ import annotations

import datetime
import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from hedgemaze.puzzles import Goal, Puzzle, PuzzleTheme, puzzle_of_day, shipped
from hedgemaze.puzzles.checker import refute
from hedgemaze.rules import Move
from tests.browser.helpers.app import DESKTOP, App, checked, opened
from tests.browser.helpers.pages import serve

pytestmark = pytest.mark.browser


@pytest.fixture
def desk(browser: Browser, address: str) -> Iterator[App]:
    with opened(browser, address, viewport=DESKTOP, reduced_motion="reduce") as app:
        yield app


def is_simple(puzzle: Puzzle) -> bool:
    """Whether a puzzle of classic for two is solved by one move or fence of South."""
    return puzzle.mode == "classic2" and len(puzzle.line) == 1 and puzzle.side.letter == "S"


def open_puzzle(app: App, name: str) -> None:
    app.open(f"puzzles/{name}")
    app.page.wait_for_selector('[data-puzzle][data-busy="0"] .hm-cell')


def typed(app: App, *tokens: str) -> None:
    """Types actions on the board."""
    app.page.locator('.hm-cell[tabindex="0"]').focus()
    for token in tokens:
        for key in (*token, "Enter"):
            app.page.keyboard.press(key)


def stored(app: App) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(app.page.evaluate("localStorage['hedgemaze.puzzles']"))
    return kept


def box(app: App) -> tuple[float, ...]:
    found = app.page.locator(".frame-board").bounding_box()
    assert found is not None
    return found["x"], found["y"], found["width"], found["height"]


def test_one_by_mouse_then_the_next(desk: App) -> None:
    puzzle = next(each for each in shipped() if is_simple(each) and each.theme is PuzzleTheme.FENCE)
    open_puzzle(desk, puzzle.id)
    before = box(desk)
    fence = puzzle.line[0]
    desk.page.mouse.move(*desk.groove(fence))
    desk.page.mouse.click(*desk.groove(fence))
    desk.page.wait_for_selector("[data-stage=solved]")
    expect(desk.page.locator(".bubble")).to_contain_text("The right fence")
    assert box(desk) == before
    times = {"day": 0, "days": 0, "changed": 0}
    assert stored(desk) | times == {"solved": [puzzle.id], "streak": 1, "best": 1} | times
    desk.page.locator("[data-action=next]").click()
    desk.page.wait_for_selector(f"[data-puzzle]:not([data-puzzle={puzzle.id}]) .hm-cell")
    expect(desk.page.locator('.hm-cell[tabindex="0"]')).to_be_focused()


def test_one_by_touch(phone: App) -> None:
    puzzle = next(each for each in shipped() if is_simple(each) and each.theme is PuzzleTheme.JUMP)
    open_puzzle(phone, puzzle.id)
    phone.page.touchscreen.tap(*phone.square(puzzle.line[0]))
    phone.page.wait_for_selector("[data-stage=solved]")
    assert stored(phone)["solved"] == [puzzle.id]
    assert phone.overflow() == 0
    assert phone.axe() == []


def test_a_wrong_try_by_keyboard_is_refuted_and_then_the_right_one_solves(desk: App) -> None:
    puzzle, wrong = next(
        (each, str(action))
        for each in shipped()
        if is_simple(each) and each.goal is Goal.HOLD and not each.also and each.theme is PuzzleTheme.FENCE
        for action in each.start.legal_actions()
        if isinstance(action, Move) and refute(each.start, action).proof is not None
    )
    open_puzzle(desk, puzzle.id)
    before = box(desk)
    typed(desk, wrong)
    desk.page.wait_for_selector("[data-stage=wrong]")
    expect(desk.page.locator(".said")).to_have_text(f"{wrong} is not the solution.")
    desk.page.locator("[data-action=why]").click()
    desk.page.wait_for_selector("[data-stage=refuted]")
    expect(desk.page.locator(".said")).to_have_text(
        re.compile("The game continues .+ Then North wins, whatever you do.")
    )
    assert box(desk) == before
    desk.page.locator("[data-action=again]").click()
    typed(desk, puzzle.line[0])
    desk.page.wait_for_selector("[data-stage=solved]")
    assert stored(desk)["streak"] == 0


def test_hint_and_solution_of_a_longer_line(desk: App) -> None:
    puzzle = next(each for each in shipped() if each.mode == "pacman" and len(each.line) > 1)
    open_puzzle(desk, puzzle.id)
    desk.page.locator("[data-action=hint]").click()
    expect(desk.page.locator(".hm-arrow, .hm-mark").first).to_be_attached()
    desk.page.locator("[data-action=solution]").click()
    desk.page.wait_for_selector('[data-stage=shown][data-busy="0"]')
    expect(desk.page.locator(".said")).to_contain_text("This is the solution")
    expect(desk.page.locator("[data-action=next]")).to_be_focused()
    assert desk.axe() == []


def test_the_puzzle_of_the_day_from_the_front_page(desk: App) -> None:
    puzzle = puzzle_of_day(datetime.datetime.now().astimezone().date())
    desk.open()
    desk.page.get_by_role("link", name="Puzzle of the day").click()
    desk.page.wait_for_selector(f'[data-puzzle={puzzle.id}][data-busy="0"] .hm-cell')
    for turn in puzzle.line[::2]:
        desk.page.wait_for_selector('[data-stage=asked][data-busy="0"]')
        typed(desk, *turn.split(" "))
    desk.page.wait_for_selector("[data-stage=solved]")
    assert (stored(desk)["solved"], stored(desk)["days"]) == ([puzzle.id], 1)
    desk.visit("")
    expect(desk.page.get_by_role("link", name="Puzzle of the day")).to_contain_text("Solved!")


def test_the_puzzle_of_the_day_without_a_connection(browser: Browser, built: Path) -> None:
    """After one visit of the front page, with the same puzzle as online, also where the clock says another day."""
    context = browser.new_context(viewport=DESKTOP, reduced_motion="reduce", timezone_id="Pacific/Auckland")
    with ExitStack() as stack:
        app = App(context.new_page(), stack.enter_context(serve(built)))
        app.open()
        app.wait_offline()
    year, month, day = map(int, app.page.evaluate("new Date().toLocaleDateString('sv')").split("-"))
    puzzle = puzzle_of_day(datetime.date(year, month, day))
    app.page.reload()  # the server is stopped
    app.page.wait_for_selector("[data-ready] main *")
    app.visit("puzzles/daily")
    app.page.wait_for_selector(f'[data-puzzle={puzzle.id}][data-busy="0"] .hm-cell')
    app.page.locator("[data-action=solution]").click()
    app.page.wait_for_selector('[data-stage=shown][data-busy="0"]')
    checked(app)
    context.close()


def test_the_overview_filters_and_marks_what_is_solved(phone: App) -> None:
    first = shipped()[0]
    kept = {"solved": [first.id], "streak": 1, "best": 1, "day": 0, "days": 0}
    phone.page.add_init_script(f"localStorage['hedgemaze.puzzles'] = {json.dumps(json.dumps(kept))}")
    phone.open("puzzles")
    rows = phone.page.locator(".puzzles ol a")
    expect(rows).to_have_count(len(shipped()))
    expect(phone.page.locator(".puzzles ol a.done")).to_have_count(1)
    phone.page.get_by_role("combobox", name="Game").select_option("pacman")
    phone.page.get_by_role("combobox", name="Difficulty").select_option("1")
    expect(rows).to_have_count(sum(each.mode == "pacman" and each.difficulty == 1 for each in shipped()))
    assert phone.overflow() == 0
    assert phone.axe() == []
    phone.visit("puzzles/nowhere")
    expect(phone.page.get_by_role("alert")).to_contain_text("no such puzzle")
