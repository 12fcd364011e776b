"""Turns of several actions in real Chromium: ghosts one after another, far squares, end of turn, undo, path changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.helpers.app import App, game
from tests.browser.helpers.languages import said
from tests.browser.helpers.online import TIMEOUT_MS, Host, Invite

pytestmark = [pytest.mark.browser, pytest.mark.slow]

GHOSTS = "advanced a2ha7hb4vg4v Ph6Bd5Ke5Id4Ce4 12,4 a1i1a9i9/0/0/3 G Pi7 20/5/4"
"""Advanced, the ghosts' turn: their speed is 1, all four stand in the middle."""
ENDED = ["Bc5", "B-", "Kf5", "K-", "Id3", "I-", "Cf4", "C-"]
TAPS_OF_A_GHOST_TURN = 6
TAPS_OF_A_FENCE = 3


@pytest.fixture(scope="module")
def host(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with Host(built, tmp_path_factory.mktemp("data")) as found:
        yield found


@pytest.fixture
def app(request: pytest.FixtureRequest, is_touch: bool) -> App:
    """The page on a phone or on a desktop."""
    found = request.getfixturevalue("phone" if is_touch else "desk")
    assert isinstance(found, App)
    return found


def advanced() -> Any:
    return game("advanced", "PBKIC") | {"start": GHOSTS}


class Taps:
    """Taps or clicks on the board and on buttons, and counts them."""

    def __init__(self, app: App, *, is_touch: bool) -> None:
        self._app = app
        self._page = app.page
        self._is_touch = is_touch
        self.count = 0

    def square(self, name: str) -> None:
        self._at(lambda: self._app.square(name))

    def groove(self, name: str) -> None:
        self._at(lambda: self._app.groove(name))

    def button(self, message: str, **values: Any) -> None:
        button = self._page.get_by_role("button", name=said("en", message, **values))
        if self._is_touch:
            button.tap()
        else:
            button.click()
        self.count += 1

    def _at(self, where: Callable[[], tuple[float, float]]) -> None:
        self._page.locator(".board-host").scroll_into_view_if_needed()
        if self._is_touch:
            self._page.touchscreen.tap(*where())
        else:
            self._page.mouse.click(*where())
        self.count += 1


@pytest.mark.parametrize("is_touch", [False, True], ids=["mouse", "touch"])
def test_a_turn_of_four_ghosts_needs_few_taps(app: App, is_touch: bool) -> None:
    app.play(advanced())
    taps = Taps(app, is_touch=is_touch)
    for square in ("c5", "f5", "d3", "f4"):
        taps.square(square)
    taps.button("action-end-turn")
    assert app.wait_entries(len(ENDED)) == ENDED
    assert taps.count <= TAPS_OF_A_GHOST_TURN


def test_a_turn_of_four_ghosts_by_keyboard(desk: App) -> None:
    desk.play(advanced())
    keyboard = desk.page.keyboard
    desk.page.locator(".hm-cell[tabindex='0']").focus()
    for token in ("Bc5", "B-", "Kf5", "Id3", "Cf4"):
        keyboard.type(token)
        keyboard.press("Enter")
        if token == "B-":
            keyboard.press("Backspace")
            assert desk.wait_entries(0) == []
            keyboard.type("Bc5")
            keyboard.press("Enter")
            assert desk.wait_entries(1) == ["Bc5"]
            keyboard.press("-")
        elif token[0] in "KI":
            keyboard.press("-")
    keyboard.press(".")
    assert desk.wait_entries(len(ENDED)) == ENDED


def test_the_next_ghost_ends_the_move_of_the_last_when_it_is_picked(desk: App) -> None:
    desk.play(advanced())
    taps = Taps(desk, is_touch=False)
    taps.square("c5")
    taps.square("e5")
    assert desk.entries == ["Bc5"]
    taps.square("f5")
    assert desk.wait_entries(3) == ["Bc5", "B-", "Kf5"]
    taps.button("action-undo")
    expect(desk.page.locator(".hm-cell[aria-label^='e5, Pinky']")).to_have_count(1)
    assert desk.entries == ["Bc5", "B-"]
    taps.button("action-undo")
    expect(desk.page.locator(".hm-cell[aria-label^='d5, Blinky']")).to_have_count(1)
    assert desk.entries == []


def test_the_strip_names_the_last_ghost(desk: App) -> None:
    desk.play(advanced())
    taps = Taps(desk, is_touch=False)
    status = desk.page.locator(".status")
    expect(status).to_have_text(said("en", "turn-pick", own="no", side="Ghosts"))
    for square in ("c5", "f5"):
        taps.square(square)
    expect(status).to_have_text(said("en", "turn-place", next="yes"))
    taps.square("d3")
    taps.button("action-stop", piece="Inky")
    expect(status).to_have_text(said("en", "turn-last", own="no", side="Ghosts", piece="Clyde"))


@pytest.mark.parametrize("is_touch", [False, True], ids=["mouse", "touch"])
def test_two_steps_of_pacman_are_one_tap(app: App, is_touch: bool) -> None:
    app.play(game("pacman", "PBKIC"))
    far = app.page.locator(".hm-target.hm-far")
    expect(far).to_have_count(6)
    if not is_touch:
        app.page.mouse.move(*app.square("d6"))
        expect(app.page.locator(".hm-walk line")).to_have_count(2)
        app.page.mouse.move(*app.square("e6"))
        expect(app.page.locator(".hm-walk")).to_have_count(0)
    Taps(app, is_touch=is_touch).square("d6")
    first, second = app.wait_entries(2)
    assert first in ("Pe6", "Pd5")
    assert second == "Pd6"
    expect(app.page.locator(".hm-last-square")).to_have_count(3)


def test_far_squares_by_keyboard(desk: App) -> None:
    desk.play(game("pacman", "PBKIC"))
    cell = desk.page.locator(".hm-cell[data-square='d6']")
    expect(cell).to_have_attribute("aria-label", f"d6, {said('en', 'square-via', squares='d5')}")
    desk.page.locator(".hm-cell[tabindex='0']").focus()
    for key in ("ArrowLeft", "ArrowUp"):
        desk.page.keyboard.press(key)
    expect(desk.page.locator(".hm-walk line")).to_have_count(2)
    desk.page.keyboard.press("Enter")
    assert desk.wait_entries(2) == ["Pd5", "Pd6"]


def test_a_square_out_of_reach_says_why(phone: App) -> None:
    phone.play(game("pacman", "PBKIC"))
    Taps(phone, is_touch=True).square("a1")
    expect(phone.page.locator(".status.notice")).to_have_text(said("en", "why-action-too_far"))
    assert phone.entries == []


def test_a_fence_tells_the_change_of_both_ways(desk: App) -> None:
    desk.play(game("classic2", "SN", first="S") | {"start": "classic2 - Sa5Ne9 10,10 - S - 20"})
    labels = desk.page.locator(".hm-changes .hm-label-text")
    desk.page.mouse.move(*desk.groove("e8h"))
    expect(labels).to_have_text(["0", "+1"])
    expect(desk.page.locator(".status")).to_have_text("South 0, North +1")
    desk.page.mouse.move(*desk.groove("h4h"))
    expect(labels).to_have_text(["0", "0"])
    desk.page.mouse.move(*desk.square("a6"))
    expect(labels).to_have_count(0)


@pytest.mark.parametrize("fence", ["a8h", "h8v", "d4h", "a1v"])
def test_a_fence_by_touch_needs_few_taps(phone: App, fence: str) -> None:
    phone.play(game("classic2", "SN", first="S"))
    taps = Taps(phone, is_touch=True)
    taps.groove(fence)
    held = phone.page.locator(".hm-held-bar").bounding_box()
    label = phone.page.locator(".hm-changes").bounding_box()
    board = phone.page.locator(phone.live).bounding_box()
    assert held
    assert label
    assert board
    is_apart = label["y"] + label["height"] <= held["y"] or label["y"] >= held["y"] + held["height"]
    assert is_apart
    assert board["x"] <= label["x"]
    assert label["x"] + label["width"] <= board["x"] + board["width"]
    spoken = phone.page.locator(".hm-unseen[aria-live='polite']")
    expect(spoken).to_contain_text("North")
    phone.page.wait_for_timeout(300)  # a second tap at once is a tremble
    taps.groove(fence)
    assert phone.wait_entries(1) == [fence]
    assert taps.count <= TAPS_OF_A_FENCE


def test_a_fence_by_touch_that_closes_a_way_says_so_at_once(phone: App) -> None:
    phone.play(game("classic2", "SN", first="S") | {"start": "classic2 b1v Sa1Ne9 9,10 - S - 20"})
    Taps(phone, is_touch=True).groove("a1h")
    expect(phone.page.locator(".status.notice")).to_have_text(
        said("en", "why-action-fence_blocks_path", piece=said("en", "piece-S"))
    )
    expect(phone.page.locator(".hm-changes")).to_have_count(0)


def test_an_online_turn_of_the_ghosts(person: Invite) -> None:
    ada, bob = person("Ada"), person("Bob", is_phone=True)
    bob.sit(ada.open_table(mode="pacman", count="2"))
    for each in (ada, bob):
        each.at_table()
    Taps(ada, is_touch=False).square("g5")
    bob.sees("Pf5g5")
    taps = Taps(bob, is_touch=True)
    for _ in range(2):
        taps.square("i4")
        bob.sees("Pf5g5", "Ki4")
        ada.sees("Pf5g5")  # a step that can still be corrected is not sent
        if taps.count == 1:
            taps.button("action-correct")
            bob.sees("Pf5g5")
    taps.square("d9")
    ada.sees("Pf5g5", "Ki4- Bd9")
    for square in ("a6", "e2"):
        taps.square(square)
    for each in (ada, bob):
        each.sees("Pf5g5", "Ki4- Bd9 Ia6 Ce2")
    expect(ada.page.locator(".status")).to_contain_text("Your turn", timeout=TIMEOUT_MS)
