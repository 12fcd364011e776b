"""Premoves in online games in real Chromium: made, shown, cancelled by a tap, played at once, dropped with a notice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.helpers.languages import said
from tests.browser.helpers.online import TIMEOUT_MS, Host, Invite, Person

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.fixture(scope="module")
def host(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with Host(built, tmp_path_factory.mktemp("data")) as found:
        yield found


def waits(person: Person, shown: str, text: str) -> None:
    """Waits until a premove is drawn and the strip says so."""
    expect(person.page.locator(".hm-premove")).to_have_attribute("data-premove", shown)
    expect(person.page.locator(".status")).to_have_text(said("en", "premove-waits", text=text))


def no_premove(person: Person) -> None:
    expect(person.page.locator(".hm-premove")).to_have_count(0)
    expect(person.page.get_by_role("button", name=said("en", "premove-cancel"))).to_have_count(0)


def test_premoves_of_a_pawn_and_of_fences(person: Invite) -> None:
    ada, bob = person("Ada"), person("Bob", is_phone=True)
    link = ada.open_quickly()
    bob.sit(link)
    ada.page.goto(link)
    for each in (ada, bob):
        each.at_table()

    # By mouse: no targets are marked, but a square of the next turn can be chosen.
    ada.page.mouse.click(*ada.square("e2"))
    bob.sees("e2")
    expect(ada.page.locator(".hm-target")).to_have_count(0)
    ada.page.mouse.click(*ada.square("e3"))
    waits(ada, "e3", "e3")
    expect(ada.page.locator(".hm-cell[data-square=e3]")).to_have_attribute(
        "aria-label", f"e3, {said('en', 'square-premove')}"
    )
    assert ada.axe() == []
    no_premove(bob)
    bob.type("e8")
    for each in (ada, bob):
        each.sees("e2", "e8", "e3")
    no_premove(ada)

    # A fence by keyboard that becomes illegal.
    ada.page.locator(".hm-cell[tabindex='0']").focus()
    ada.page.keyboard.type("d5h")
    ada.page.keyboard.press("Enter")
    waits(ada, "d5h", "d5h")
    bob.type("e5h")
    expect(ada.page.locator(".status.notice.error")).to_have_text(
        said("en", "premove-dropped", why=said("en", "why-action-fence_overlaps")), timeout=TIMEOUT_MS
    )
    no_premove(ada)
    ada.sees("e2", "e8", "e3", "e5h")

    # By touch: a tap on the premove cancels it, on a square and on a fence.
    bob.page.touchscreen.tap(*_seen_from_north(bob, 4, 6))
    waits(bob, "e7", "e7")
    bob.page.touchscreen.tap(*_seen_from_north(bob, 4, 6))
    no_premove(bob)
    groove = _seen_from_north(bob, 1.5, 1.5, 0.15)
    bob.page.touchscreen.tap(*groove)
    bob.press("Place")
    waits(bob, "b2h", "b2h")
    bob.page.touchscreen.tap(*groove)
    no_premove(bob)
    # The button and the key do the same.
    bob.type("e7")
    bob.press(said("en", "premove-cancel"))
    expect(bob.page.locator(".status.notice.quiet")).to_have_text(said("en", "premove-cancelled"))
    bob.type("b2h")
    waits(bob, "b2h", "b2h")
    bob.page.keyboard.press("Escape")
    no_premove(bob)
    ada.type("d3")
    for each in (ada, bob):
        each.sees("e2", "e8", "e3", "e5h", "d3")


def _seen_from_north(bob: Person, file: float, row: float, beside: float = 0) -> tuple[float, float]:
    """Returns the point of a place, counted from a1, on a board that is seen from the north."""
    return bob.at(8 - file + beside, 8 - row)


def test_a_premove_of_both_steps_of_pacman(person: Invite) -> None:
    ada, bob = person("Ada"), person("Bob", is_phone=True)
    bob.sit(ada.open_table(mode="pacman", count="2"))
    for each in (ada, bob):
        each.at_table()
    ada.page.mouse.click(*ada.square("g5"))
    bob.sees("Pf5g5")
    ada.page.mouse.click(*ada.square("g3"))
    waits(ada, "g4 g3", "Pg4g3")
    bob.type("Ki4- Bd9 Ia6 Ce2")
    for each in (ada, bob):
        each.sees("Pf5g5", "Ki4- Bd9 Ia6 Ce2", "Pg4g3")
    no_premove(ada)
