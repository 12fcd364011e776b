"""The board in real Chromium: mouse, touch and keyboard on its demo page, and what it reports."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.helpers.demo import Demo
from tests.browser.helpers.pages import AXE
from tests.sample import sample

pytestmark = pytest.mark.browser


@pytest.fixture
def address(demo_address: str) -> str:
    return demo_address


@pytest.fixture
def desk(browser: Browser) -> Iterator[Page]:
    page = browser.new_page(viewport={"width": 1200, "height": 900})
    yield page
    page.close()


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    yield context.new_page()
    context.close()


# The mouse.


def test_pawn_by_click_and_by_drag(desk: Page, address: str) -> None:
    demo = Demo(desk, address, scene="start2")
    demo.click(demo.square("e2"))
    desk.mouse.move(*demo.square("e9"))
    desk.mouse.down()
    desk.mouse.move(*demo.square("e8"), steps=5)
    desk.mouse.up()
    demo.click(demo.square("a5"))  # not a target
    assert demo.intents == [
        {"type": "enter", "piece": "S", "square": "e2"},
        {"type": "enter", "piece": "N", "square": "e8"},
        {"type": "unreachable", "square": "a5", "piece": "S"},
    ]
    assert demo.actions == [{"number": 13, "seat": 1}, {"number": 67, "seat": 2}]
    assert demo.text.startswith("classic2 - Se2Ne8 ")
    assert not demo.errors


def test_a_fence_previews_turns_and_is_placed(desk: Page, address: str) -> None:
    demo = Demo(desk, address, scene="start2")
    desk.mouse.move(*demo.groove("c3h"))
    assert demo.held() == "legal"
    demo.click(demo.groove("c3h"))
    desk.mouse.move(*demo.groove("c3v"))  # crosses a placed fence
    assert demo.held() == "illegal"
    demo.click(demo.groove("c3v"))
    desk.mouse.move(*demo.groove("g6h"))
    desk.keyboard.press("r")
    demo.click(demo.groove("g6h"))
    desk.mouse.move(*demo.groove("b7v"))
    desk.mouse.wheel(0, 100)
    demo.click(demo.groove("b7v"))
    desk.mouse.move(*demo.groove("e7h"))
    demo.click(demo.groove("e7h"), button="right")
    demo.click(demo.groove("e7h"))
    assert [(each["type"], each["fence"]) for each in demo.intents] == [
        ("place", "c3h"),
        ("illegal", "c3v"),
        ("place", "g6v"),
        ("place", "b7h"),
        ("place", "e7v"),
    ]
    assert desk.locator(".hm-fences > .hm-fence").count() == 4


def test_an_illegal_fence_shows_what_it_shuts_in(desk: Page, address: str) -> None:
    demo = Demo(desk, address, scene="cut off")
    desk.mouse.move(*demo.groove("h1v"))
    demo.click(demo.groove("h1v"))
    assert demo.intents == [{"type": "illegal", "fence": "h1v"}]
    assert desk.locator(".hm-shut-in").count() == 16
    assert desk.locator("[aria-live=assertive]").inner_text().strip() == "Not allowed: action.fence_blocks_path"


def test_a_path_is_drawn_step_by_step(desk: Page, address: str) -> None:
    demo = Demo(desk, address, scene="pacman")
    desk.mouse.move(*demo.square("e5"))
    desk.mouse.down()
    for name in ("e6", "f6"):
        desk.mouse.move(*demo.square(name), steps=6)
    desk.mouse.up()
    assert demo.intents == [{"type": "path", "piece": "P", "squares": ["e6", "f6"]}]
    assert " Pf6B" in demo.text


def test_picking_one_of_several_pieces(desk: Page, address: str) -> None:
    demo = Demo(desk, address, scene="ghosts")
    assert desk.locator(".hm-target:not(.hm-anyones)").count() == 0
    demo.click(demo.square("e2"))
    assert desk.locator(".hm-target").count() > 0
    assert desk.locator(".hm-target.hm-anyones").count() == 0
    demo.click(demo.square("e1"))
    assert demo.intents == [{"type": "enter", "piece": "C", "square": "e1"}]


def test_lifting_placing_and_respawning(desk: Page, address: str) -> None:
    demo = Demo(desk, address, scene="lift")
    demo.click(demo.groove("e4v"))
    demo.click(demo.groove("b2h"))
    assert demo.intents == [{"type": "lift", "fence": "e4v"}, {"type": "place", "fence": "b2h"}]
    demo = Demo(desk, address, scene="respawn")
    demo.click(demo.square("i5"))
    assert demo.intents == [{"type": "respawn", "square": "i5"}]


def test_pressing_a_piece_stops_it(desk: Page, address: str) -> None:
    demo = Demo(desk, address, scene="frenzy")
    demo.click(demo.square("e8"))
    assert demo.intents == [{"type": "stop", "piece": "B"}]


def test_arrows_are_drawn_with_the_right_button_or_alt(desk: Page, address: str) -> None:
    demo = Demo(desk, address, scene="analysis")
    desk.mouse.move(*demo.square("b2"))
    desk.mouse.down(button="right")
    desk.mouse.move(*demo.square("b7"), steps=4)
    desk.mouse.up(button="right")
    desk.keyboard.down("Alt")
    demo.click(demo.square("h8"))
    desk.keyboard.up("Alt")
    assert demo.intents == [{"type": "arrow", "from": "b2", "to": "b7"}, {"type": "arrow", "from": "h8", "to": "h8"}]


def test_every_square_and_slot_is_clickable_in_the_editor(desk: Page, address: str) -> None:
    demo = Demo(desk, address, scene="editor")
    demo.click(demo.square("h8"))
    demo.click(demo.groove("h8v"))
    demo.click(demo.square("b4"), button="right")
    assert demo.intents == [
        {"type": "square", "square": "h8", "button": "main"},
        {"type": "fence", "fence": "h8v", "button": "main"},
        {"type": "square", "square": "b4", "button": "other"},
    ]


@pytest.mark.parametrize("bottom", ["N", "W", "E"])
def test_a_rotated_board_maps_pointer_positions(desk: Page, address: str, bottom: str) -> None:
    demo = Demo(desk, address, scene="start2", bottom=bottom)
    target = desk.locator(".hm-target[data-square=e2]").bounding_box()
    cell = desk.locator(".hm-cell[data-square=e2]").bounding_box()
    assert target
    assert cell
    middle = target["x"] + target["width"] / 2, target["y"] + target["height"] / 2
    assert middle == pytest.approx((cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] / 2), abs=2)
    demo.click(middle)
    assert demo.intents == [{"type": "enter", "piece": "S", "square": "e2"}]


# Touch.


def test_a_fence_waits_for_a_second_tap(phone: Page, address: str) -> None:
    demo = Demo(phone, address, scene="start2")
    demo.tap(demo.groove("c3h"))
    assert (demo.held(), demo.intents) == ("legal waiting", [])
    demo.tap(demo.square("e2"))  # only puts the fence back
    assert (demo.held(), demo.intents) == (None, [])
    demo.tap(demo.groove("c3h"))
    demo.tap(demo.groove("c3h"))
    assert demo.intents == [{"type": "place", "fence": "c3h"}]
    assert phone.get_by_role("button", name="Place").is_disabled()


def test_two_quick_taps_are_not_two_actions(phone: Page, address: str) -> None:
    demo = Demo(phone, address, scene="start2")
    point = demo.groove("c3h")
    phone.touchscreen.tap(*point)
    phone.touchscreen.tap(*point)
    assert demo.intents == []


def test_buttons_turn_place_and_cancel(phone: Page, address: str) -> None:
    demo = Demo(phone, address, scene="start2")
    demo.tap(demo.groove("f5h"))
    for name in ("Turn", "Place", "Cancel"):
        box = phone.get_by_role("button", name=name).bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
        assert 0 <= box["x"] <= 360 - box["width"]
    phone.get_by_role("button", name="Turn").tap()
    phone.get_by_role("button", name="Place").tap()
    demo.tap(demo.groove("b8h"))
    phone.get_by_role("button", name="Cancel").tap()
    assert demo.intents == [{"type": "place", "fence": "f5v"}]
    assert demo.held() is None


def _drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Drags by touch from one point to another."""
    session = page.context.new_cdp_session(page)
    steps = 8
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": start[0], "y": start[1]}]})
    for step in range(1, steps + 1):
        x, y = (start[axis] + (end[axis] - start[axis]) * step / steps for axis in (0, 1))
        session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y}]})
        page.wait_for_timeout(16)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(500)  # Chromium treats a tap soon after a swipe as the end of a scroll


def test_a_waiting_fence_slides_and_the_page_does_not(phone: Page, address: str) -> None:
    demo = Demo(phone, address, scene="start2")
    demo.tap(demo.groove("c3h"))
    _drag(phone, demo.groove("c3h"), demo.groove("f6h"))
    assert demo.held() == "legal waiting"
    assert phone.evaluate("scrollY") == 0
    phone.get_by_role("button", name="Place").tap()
    assert demo.intents == [{"type": "place", "fence": "f6h"}]


def test_the_page_scrolls_from_the_board(phone: Page, address: str) -> None:
    demo = Demo(phone, address, scene="start2")
    phone.evaluate("document.body.style.minHeight = '2000px'")
    x, y = demo.square("c6")
    _drag(phone, (x, y), (x, y - 150))
    assert phone.evaluate("scrollY") > 50
    assert (demo.intents, demo.held()) == ([], None)


def test_steps_by_finger_drawn_and_tapped(phone: Page, address: str) -> None:
    demo = Demo(phone, address, scene="pacman")
    demo.tap(demo.square("e6"))
    _drag(phone, demo.square("e6"), demo.square("f6"))
    assert demo.intents == [
        {"type": "enter", "piece": "P", "square": "e6"},
        {"type": "enter", "piece": "P", "square": "f6"},
    ]


def test_every_square_and_slot_is_a_target_of_24_pixels(phone: Page, address: str) -> None:
    demo = Demo(phone, address, scene="start2")
    (x0, _), (x1, _) = demo.square("a1"), demo.square("b1")
    # Squares take a circle of 0.37, crossings what is left of the diagonal; `hit.test.ts` proves the shares.
    assert min(0.37, 0.5**0.5 - 0.37) * 2 * (x1 - x0) >= 24
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360


# Keyboard.


def test_a_game_by_keyboard(desk: Page, address: str) -> None:
    demo = Demo(desk, address, scene="start2")
    desk.locator("select").last.focus()
    demo.keys("Tab", "Tab")
    focused = desk.locator(":focus")
    assert focused.get_attribute("aria-label") == "e1, the eater (S), picked"
    demo.keys("ArrowUp")
    assert desk.locator(":focus").get_attribute("aria-label") == "e2, can be entered"
    demo.keys("Enter", "f", "ArrowUp", "r", "Enter")
    demo.keys("f", "Escape", "Home", "PageUp")
    assert desk.locator(":focus").get_attribute("aria-label") == "a9"
    assert demo.intents == [
        {"type": "enter", "piece": "S", "square": "e2"},
        {"type": "place", "fence": "e3v"},
    ]


def test_fences_are_announced(desk: Page, address: str) -> None:
    demo = Demo(desk, address, scene="crossed")
    desk.locator(".hm-cell[tabindex='0']").focus()
    demo.keys("f", "ArrowDown", "ArrowLeft")
    assert desk.locator("[aria-live=polite]").inner_text() == "Fence d7h"
    demo.keys(*["ArrowDown"] * 3)
    assert desk.locator("[aria-live=polite]").inner_text() == "Fence d4h, not allowed"


def test_typed_actions(desk: Page, address: str) -> None:
    demo = Demo(desk, address, scene="start2")
    desk.locator(".hm-cell[tabindex='0']").focus()
    demo.keys("e", "2")
    assert desk.locator(".hm-typed").inner_text() == "e2"
    demo.keys("Enter", "f", "7", "h", "Enter", "d", "4", "Backspace", "3", "v", "Enter")
    assert [each["text"] for each in demo.intents] == ["e2", "f7h", "d3v"]
    assert demo.text.startswith("classic2 f7hd3v Se2Ne9 ")


def test_stop_and_spend_by_key(desk: Page, address: str) -> None:
    demo = Demo(desk, address, scene="frenzy")
    desk.locator(".hm-cell[tabindex='0']").focus()
    demo.keys("+", "-")
    assert demo.intents == [{"type": "stop", "piece": "B"}]


# Accessibility.


@pytest.mark.parametrize("theme", sample("wood", of=("arcade", "wood", "garden", "paper", "contrast")))
def test_axe_finds_nothing(desk: Page, address: str, theme: str) -> None:
    demo = Demo(desk, address, theme=theme, scene="advanced")
    desk.add_script_tag(path=AXE)
    found = desk.evaluate("axe.run({ resultTypes: ['violations'] })")
    assert [(each["id"], each["nodes"][0]["html"]) for each in found["violations"]] == []
    demo = Demo(desk, address, theme=theme, scene="start2", confirm="always")
    demo.click(demo.groove("d5h"))
    assert desk.get_by_role("button", name="Place").is_enabled()
    desk.add_script_tag(path=AXE)
    found = desk.evaluate("axe.run({ resultTypes: ['violations'] })")
    assert [(each["id"], each["nodes"][0]["html"]) for each in found["violations"]] == []
    assert not demo.errors


def test_the_system_chooses_the_look(browser: Browser, address: str) -> None:
    for scheme, contrast, theme in (
        ("dark", "no-preference", "arcade"),
        ("light", "no-preference", "wood"),
        ("dark", "more", "contrast"),
    ):
        page = browser.new_page()
        page.emulate_media(color_scheme=scheme, contrast=contrast)  # type: ignore[arg-type]  # literals in a tuple
        Demo(page, address, scene="start2")
        assert page.evaluate("document.documentElement.dataset.theme") == theme
        page.close()


def test_animations_end_in_the_same_picture_as_reduced_motion(browser: Browser, address: str) -> None:
    """The same game with and without motion gives the same picture; reduced motion has no animation at all."""
    pictures = []
    for wish in ("no-preference", "reduce"):
        page = browser.new_page(viewport={"width": 700, "height": 900})
        page.emulate_media(reduced_motion=wish)
        demo = Demo(page, address, scene="boost", motion="system")
        demo.click(demo.square("b9"))
        running = page.evaluate("document.getAnimations().length")
        assert (running > 0) == (wish == "no-preference")
        page.evaluate("window.table.board.settled()")
        demo.click(demo.square("c9"))
        page.evaluate("window.table.board.settled()")
        assert demo.text.split()[2].startswith("Pc9B*")
        page.wait_for_timeout(50)
        pictures.append(page.locator(".hm-pieces").inner_html())
        assert not demo.errors
        page.close()
    assert pictures[0] == pictures[1]
