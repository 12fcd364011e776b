"""Lessons, analysis, mistakes and the position editor in real Chromium."""

from __future__ import annotations

import json
import re
import urllib.parse
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.helpers.app import DESKTOP, App, contrast_of, game, opened
from tests.browser.helpers.pages import ROOT
from tests.sample import sample

pytestmark = pytest.mark.browser

LOST = "e2 e8 e3 e7 d3 e6 d2 e5 d1 e4 c1 e3 b1 e2 a1 e1"
"""A game in which South turns back half-way and loses."""
LESSONS = ROOT / "web" / "app" / "lessons" / "content"


@pytest.fixture
def desk(browser: Browser, address: str) -> Iterator[App]:
    with opened(browser, address, viewport=DESKTOP, permissions=["clipboard-read", "clipboard-write"]) as app:
        yield app


def quoted(text: str) -> str:
    return urllib.parse.quote(text, safe="")


# Lessons.


def lessons() -> dict[str, list[list[str]]]:
    """Returns the solutions of every lesson's tasks, from its data."""
    found: dict[str, list[list[str]]] = {}
    for name in ("classic", "pacman", "advanced"):
        text = (LESSONS / f"{name}.ts").read_text(encoding="utf-8")
        for lesson, solution in re.findall(r"\bid: '(\w+)'|\bsolution: \[(.*?)\]", text):
            if lesson:
                found[lesson] = []
            else:
                found[list(found)[-1]].append(re.findall(r"'(.+?)'", solution))
    return found


def act(app: App, token: str) -> None:
    """Plays an action on the board by mouse, or with the button next to it."""
    page = app.page
    if token.endswith("-"):
        page.get_by_role("button", name="Stop").click()
    elif token == "P+":
        page.get_by_role("button", name="Spend the power pellet").click()
    elif token[-1] in "hv":
        page.mouse.move(*app.groove(token.removeprefix("~")))
        page.mouse.click(*app.groove(token.removeprefix("~")))
    else:
        if token[0] in "BKIC" and page.locator(".hm-cell[aria-selected]").count() > 1:
            page.mouse.click(*app.square(where(app, token[0])))
        page.mouse.click(*app.square(token[-2:]))


def where(app: App, piece: str) -> str:
    """Returns the name of a ghost's square."""
    name = {"B": "Blinky", "K": "Pinky", "I": "Inky", "C": "Clyde"}[piece]
    cell = app.page.locator(f'.hm-cell[aria-label*="{name}"]')
    return cell.get_attribute("data-square") or ""


def test_every_lesson_to_its_end_by_mouse(desk: App) -> None:
    solutions = lessons()
    assert len(solutions) >= 15
    desk.open("learn")
    desk.page.get_by_role("link", name="Begin").click()
    for lesson, tasks in solutions.items():
        for number, solution in enumerate(tasks, 1):
            desk.page.wait_for_selector(f'[data-lesson={lesson}][data-task="{number}"][data-said=ask] .hm-cell')
            for count, token in enumerate(solution, 1):
                act(desk, token)
                desk.page.wait_for_selector(f'[data-lesson={lesson}][data-tries="{count}"]', timeout=5000)
            desk.page.wait_for_selector("[data-said=right]")
            desk.page.locator("[data-action=onward]").click()
    desk.page.wait_for_selector("main[data-page=front]")
    assert json.loads(desk.page.evaluate("localStorage['hedgemaze.lessons']")) == list(solutions)
    desk.visit("learn")
    expect(desk.page.locator("li .done")).to_have_count(len(solutions))


def test_a_lesson_by_keyboard_explains_a_refusal(desk: App) -> None:
    desk.open("learn/jump")
    desk.page.wait_for_selector("[data-said=ask] .hm-cell")
    desk.page.locator('.hm-cell[tabindex="0"]').focus()
    for keys, said in (("c3", "why"), ("b2", "wrong"), ("c4", "right")):
        for key in (*keys, "Enter"):
            desk.page.keyboard.press(key)
        desk.page.wait_for_selector(f"[data-said={said}]")
    expect(desk.page.locator(".bubble")).to_contain_text("A jump saves a step")


def test_a_lesson_by_touch(phone: App) -> None:
    phone.open("learn/fences")
    phone.page.wait_for_selector("[data-said=ask] .hm-cell")
    phone.page.touchscreen.tap(*phone.square("d1"))
    expect(phone.page.locator(".said")).to_have_text("That is too far.")
    phone.page.touchscreen.tap(*phone.groove("d2h"))
    phone.page.get_by_role("button", name="Place").tap()
    phone.page.wait_for_selector("[data-said=right]")
    assert phone.overflow() == 0


# Analysis.


def test_a_game_is_reviewed_and_its_graph_navigates(desk: App) -> None:
    desk.open("analysis")
    desk.tab("share")
    record = f"{LOST} N-wins".encode()
    desk.page.set_input_files("#file", {"name": "lost.hedge", "mimeType": "text/plain", "buffer": record})
    desk.tab("moves")
    expect(desk.page.locator(".moves [aria-current]")).to_contain_text("e1")
    newest = desk.page.locator(".moves [aria-current]")
    plain = contrast_of(newest)
    newest.hover()
    assert contrast_of(newest) == plain
    assert plain.contrast >= 4.5
    graph = desk.page.get_by_role("slider")
    expect(graph).to_have_attribute("aria-valuenow", "16")
    expect(desk.page.locator(".moves .blunder, .moves .mistake").first).to_be_visible()
    graph.focus()
    desk.page.keyboard.press("Home")
    expect(graph).to_have_attribute("aria-valuenow", "0")
    box = graph.bounding_box()
    assert box
    desk.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 20)
    expect(graph).to_have_attribute("aria-valuenow", "8")
    # Clicking through a line creates a variation; the game does not change.
    desk.page.locator(".lines li").first.get_by_role("button").nth(1).click()
    expect(desk.page.locator(".variation [aria-current]")).to_have_count(1)
    desk.page.get_by_role("button", name="Back to the game").click()
    expect(graph).to_have_attribute("aria-valuenow", "8")
    desk.page.locator(".variation .move").first.click()
    desk.page.get_by_role("button", name="Delete this variation").click()
    expect(desk.page.locator(".variation")).to_have_count(0)
    expect(graph).to_have_attribute("aria-valuenow", "8")
    # The link contains the game and survives a reload.
    desk.page.get_by_role("button", name="To the end").click()
    desk.tab("share")
    desk.page.get_by_role("button", name="Copy the link").click()
    expect(desk.page.locator(".sources [role=status]")).to_have_text("Copied.")
    address = desk.page.evaluate("navigator.clipboard.readText()")
    assert "#/analysis/" in address
    desk.page.goto(address)
    desk.page.reload()
    expect(desk.page.locator(".moves [aria-current]")).to_contain_text("e1")
    desk.tab("share")
    desk.page.fill("#pasted", "e2 e8 e2")
    desk.page.get_by_role("button", name="Show it").click()
    expect(desk.page.locator("#pasted-wrong")).to_contain_text("Move 3, e2, cannot be played")


def test_learn_from_mistakes(desk: App) -> None:
    desk.play(game("classic2", "SN", {"N": 1}, "S", LOST) | {"isOver": True})
    desk.visit("mistakes/~tested")
    page = desk.page
    page.wait_for_selector(".mistakes[data-stage=asked] .hm-cell", timeout=60_000)
    total = int((page.locator(".status").text_content() or "").split()[-1])
    assert total >= 2
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hm-mark, .hm-mark-fill").first).to_be_attached()
    solutions: list[str] = []
    for number in range(total):
        expect(page.locator(".status")).to_contain_text(f"Moment {number + 1} of {total}")
        page.get_by_role("button", name="Show the solution").click()
        best = (page.locator(".said").text_content() or "").split()[0]
        assert re.fullmatch(r"[a-i][1-9][hv]?", best)
        solutions.append(best)
        page.locator("[data-action=onward]").click()
    page.wait_for_selector(".mistakes[data-stage=end]")
    page.get_by_role("button", name="Once more").click()
    # The played action is rejected, the best one is accepted.
    played = (page.locator(".bubble p").first.text_content() or "").split()[0]
    page.locator('.hm-cell[tabindex="0"]').focus()
    for token in (played, solutions[0]):
        for key in (*token, "Enter"):
            page.keyboard.press(key)
        stage = "asked" if token == played else "found"
        page.wait_for_selector(f".mistakes[data-stage={stage}] .said")
    expect(page.locator(".said")).to_contain_text("exactly!")


# Positions.


def test_a_position_is_set_up_analysed_and_played(desk: App) -> None:
    desk.open("position")
    page = desk.page
    page.wait_for_selector(".hm-cell")
    page.mouse.click(*desk.square("c4"))
    page.mouse.click(*desk.square("e9"))  # picks North
    page.mouse.click(*desk.square("f6"))
    page.mouse.click(*desk.groove("c4h"))
    page.fill("#stock-S", "7")
    page.press("#stock-S", "Tab")
    page.locator("input[name=turn][value=N]").check(force=True)
    text = "classic2 c4h Sc4Nf6 7,10 - N - 0"
    expect(page.locator("#position")).to_have_value(text)
    expect(page.locator(".status")).to_have_text("Everything is fine.")
    page.locator("[data-action=analyse]").click()
    page.wait_for_selector("main[data-page=analysis] .lines li")
    desk.tab("share")
    expect(page.locator("#position")).to_have_value(text)
    desk.visit("position/" + quoted(text))
    page.locator("[data-action=here]").click()
    page.wait_for_selector(".table .hm-cell")
    desk.type("f5")
    assert desk.wait_entries(1) == ["f5"]
    assert desk.kept["start"] == text


def test_an_impossible_position_is_refused_with_an_explanation(desk: App) -> None:
    desk.open("position/" + quoted("classic2;size=5;fences=3 a1h Sa1Nc5 3,3 - S - 0"))
    page = desk.page
    page.wait_for_selector(".hm-cell")
    page.locator('.hm-cell[data-square="b1"]').focus()
    page.mouse.click(*desk.groove("b1v"))
    expect(page.locator(".status")).to_have_text("A piece has no path to its goal.")
    expect(page.locator("[data-action=here]")).to_be_disabled()
    page.select_option("#game", "pacman")
    page.locator("input[value=pellet]").check(force=True)
    page.mouse.click(*desk.square("a1"))
    expect(page.locator("#position")).to_have_value(re.compile(r" i1a9i9/0/1/3 P "))


@pytest.mark.parametrize("theme", sample("contrast", of=("arcade", "wood", "garden", "paper", "contrast")))
def test_axe_finds_nothing_and_nothing_is_too_wide(desk: App, theme: str) -> None:
    found: dict[str, list[str]] = {}
    wide: dict[tuple[str, int], int] = {}
    shared = quoted("*classic2*" + LOST[:23].replace(" ", ".") + "*S")
    desk.open(
        "", f"theme={theme}" + ("&lang=en-XA" if theme == "wood" else "&lang=ar-XB" if theme == "contrast" else "")
    )
    for route in ("learn", "learn/way", "position", f"analysis/{shared}", f"mistakes/{shared}"):
        desk.visit(route)
        if route.startswith("mistakes"):
            desk.page.wait_for_selector(".mistakes .hm-cell", timeout=60_000)
        found[route] = desk.axe()
        for width in (360, 390, 768, 1440):
            desk.page.set_viewport_size({"width": width, "height": 800})
            if desk.overflow() > 0:
                wide[route, width] = desk.overflow()
    assert {route: each for route, each in found.items() if each} == {}
    assert wide == {}
