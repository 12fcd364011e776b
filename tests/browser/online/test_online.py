"""Online games in several Chromium contexts: lost connections, restarts, offers, flags, and seats on other devices."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from hedgemaze.rules import parse_record
from tests.browser.helpers.online import TIMEOUT_MS, Host, Invite, Person, turn_of
from tests.sample import sample

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def host(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with Host(built, tmp_path_factory.mktemp("data")) as found:
        yield found


def two_at_a_table(person: Invite, **settings: object) -> tuple[Person, Person]:
    """Returns Ada and Bob at a classic table, Ada to move."""
    ada, bob = person("Ada"), person("Bob", is_phone=True)
    link = ada.open_quickly(**settings)
    bob.sit(link)
    ada.page.goto(link)
    for each in (ada, bob):
        each.at_table()
    return ada, bob


def test_a_whole_game_with_a_spectator_a_cut_and_a_restart(person: Invite, host: Host) -> None:
    ada, bob, eve = person("Ada"), person("Bob", is_phone=True), person("Eve")
    link = ada.open_table(size="5", first="S", clock="5")
    expect(ada.page.get_by_text("Free", exact=True)).to_be_visible()
    bob.sit(link)
    for each in (ada, bob):
        each.at_table()
    eve.visit_table(f"{host.address}#/watch/{link.split('/')[-2]}")
    eve.at_table()
    eve.tab("info")
    expect(eve.page.get_by_text("You are watching")).to_be_visible()
    ada.tab("info")
    expect(ada.page.get_by_text("One person watching")).to_be_visible()
    expect(eve.page.get_by_role("button", name="Give up")).to_have_count(0)
    expect(eve.page.locator("#typed")).to_have_count(0)
    eve.tab("moves")

    ada.type("c2")
    bob.sees("c2")
    expect(bob.page.locator(".card.turn")).to_contain_text("You")
    bob.page.touchscreen.tap(*_seen_from_north(bob, "c4"))
    for each in (ada, bob, eve):
        each.sees("c2", "c4")
    assert [each.page.title() for each in (ada, eve)] == ["Table · Hedgemaze", "Watch · Hedgemaze"]

    # Ada is offline: she sees her own action at once, the others see it after she reconnects.
    ada.context.set_offline(True)
    expect(ada.page.locator(".lost")).to_be_visible(timeout=TIMEOUT_MS)
    ada.type("b2h")
    ada.sees("c2", "c4", "b2h")
    bob.sees("c2", "c4")
    ada.context.set_offline(False)
    for each in (ada, bob, eve):
        each.sees("c2", "c4", "b2h")
    expect(ada.page.locator(".lost")).to_have_count(0)

    # The server is restarted; Bob plays meanwhile.
    host.stop()
    for each in (ada, bob, eve):
        expect(each.page.locator(".lost")).to_be_visible(timeout=TIMEOUT_MS)
    bob.type("d4")
    host.start()
    for each in (ada, bob, eve):
        each.sees("c2", "c4", "b2h", "d4")
        expect(each.page.locator(".lost")).to_have_count(0)

    played = ["c2", "c4", "b2h", "d4"]
    for mover, move in [(ada, "d2"), (bob, "e4"), (ada, "d3"), (bob, "e3"), (ada, "d4"), (bob, "e2"), (ada, "d5")]:
        mover.type(move)
        played.append(move)
        bob.sees(*played)
    expect(ada.page.locator(".end h2")).to_have_text("You win!")
    for each in (bob, eve):
        expect(each.page.locator(".end h2")).to_have_text("Ada wins")


def _seen_from_north(bob: Person, name: str) -> tuple[float, float]:
    """Returns the point of a square for a player whose board is seen from the north; the board has five files."""
    return bob.at(4 - (ord(name[0]) - ord("a")), 5 - int(name[1]))


def test_take_back_draw_and_a_rematch_with_the_sides_exchanged(person: Invite) -> None:
    ada, bob = two_at_a_table(person)
    ada.type("e2")
    bob.sees("e2")
    ada.press("Take back")
    expect(bob.page.locator(".offer")).to_contain_text("Ada asks to take back the turn.")
    expect(ada.page.locator(".offer")).to_contain_text("You ask")
    bob.press("Yes")
    for each in (ada, bob):
        each.sees()
        expect(each.page.locator(".offer")).to_have_count(0)
    ada.type("d1")
    bob.sees("d1")
    bob.type("e8")
    ada.sees("d1", "e8")

    bob.press("Draw")
    expect(ada.page.locator(".offer")).to_contain_text("Bob offers a draw.")
    ada.press("No")
    expect(bob.page.locator(".offer")).to_have_count(0)
    expect(bob.page.locator(".status.notice.quiet")).to_have_text("Ada declines the draw.")
    expect(bob.page.locator(".hm-board [aria-live=polite]")).to_have_text("Ada declines the draw.")
    expect(ada.page.locator(".status.notice")).to_have_count(0)
    # Playing on also declines the offer.
    ada.press("Draw")
    expect(bob.page.locator(".offer")).to_contain_text("Ada offers a draw.")
    ada.type("c1")
    bob.type("e7")
    ada.sees("d1", "e8", "c1", "e7")
    expect(ada.page.locator(".status.notice.quiet")).to_have_text("Bob declines the draw.")
    expect(bob.page.locator(".status.notice")).to_have_count(0)
    ada.type("c2")
    bob.sees("d1", "e8", "c1", "e7", "c2")
    expect(ada.page.locator(".status.notice")).to_have_count(0)
    bob.press("Draw")
    ada.press("Yes")
    for each in (ada, bob):
        expect(each.page.locator(".end h2")).to_have_text("A draw")
        expect(each.page.locator(".end")).to_contain_text("agreed")

    before = ada.page.url
    ada.press("Rematch")
    expect(ada.page.locator(".end").get_by_role("button", name="Asked for a rematch")).to_be_disabled()
    bob.page.locator(".end").get_by_role("button", name="Rematch").click()
    for each in (ada, bob):
        expect(each.page.locator(".end")).to_have_count(0, timeout=TIMEOUT_MS)
        expect(each.page.locator(".moves")).to_contain_text("Moves will appear here.")
    assert ada.page.url != before
    expect(bob.page.locator(".status")).to_contain_text("Your turn")


def test_the_front_page_shows_a_running_game_with_its_turn_and_clock(person: Invite) -> None:
    ada, bob = person("Ada"), person("Bob", is_phone=True)
    bob.sit(ada.open_table(size="5", first="S", clock="5"))
    for each in (ada, bob):
        each.at_table()
    ada.type("c2")
    bob.sees("c2")
    for each, line in ((ada, "Bob’s turn"), (bob, "It is your turn")):
        each.page.evaluate("location.hash = '#/'")
        card = each.page.locator(".continue .card").first
        expect(card).to_contain_text(line)
        expect(card.locator(".clock")).to_contain_text(":")
        card.click()
        each.page.wait_for_selector(".table .hm-cell")


def test_resigning_asks_first_and_phrases_are_shown(person: Invite) -> None:
    ada, bob = two_at_a_table(person, timing={"base_ms": 300_000, "increment_ms": 2_000})
    ada.tab("talk")
    ada.press("Good luck!")
    expect(bob.page.locator(".bubble")).to_have_text(re.compile("Good luck!"))
    bob.tab("talk")
    bob.press("A smile")
    expect(ada.page.locator(".bubble svg.face")).to_be_visible()
    clock = bob.page.locator(".others [role=timer]")
    expect(clock).to_have_text("5:00")
    bob.press("Give 15 seconds")
    expect(clock).to_have_text("5:15")
    bob.choose("Give up")
    bob.page.get_by_role("dialog").get_by_role("button", name="No").click()
    bob.choose("Give up")
    bob.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(ada.page.locator(".end h2")).to_have_text("You win!")
    expect(bob.page.locator(".end h2")).to_have_text("Ada wins")


def test_a_finished_game_is_downloaded_and_reviewed(person: Invite) -> None:
    ada, bob = two_at_a_table(person)
    ada.type("e2")
    bob.sees("e2")
    ada.choose("Give up")
    ada.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(bob.page.locator(".end h2")).to_have_text("You win!")
    bob.press("Close")
    bob.tab("info")
    bob.page.get_by_text("Game file and picture").click()
    with bob.page.expect_download() as waiting:
        bob.press("Save the game file")
    text = Path(waiting.value.path()).read_text(encoding="utf-8")
    assert [str(entry) for entry in parse_record(text).entries] == ["e2", "S:resigned"]
    assert [line for line in text.splitlines() if line.startswith(("[Seat", "[Result"))] == [
        '[Seat1 "Ada"]',
        '[Seat2 "Bob"]',
        '[Result "N-wins"]',
    ]
    ada.press("Learn from your mistakes")
    expect(ada.page).to_have_url(re.compile(r"#/mistakes/~[^*]+\*S$"))
    expect(ada.page.locator(".mistakes .end, .mistakes .hm-board").first).to_be_visible(timeout=TIMEOUT_MS)


def test_a_flag_falls_after_a_warning(person: Invite) -> None:
    ada, bob = two_at_a_table(person, timing={"base_ms": 3_000})
    ada.type("e2")
    bob.sees("e2")
    bob.type("e8")
    ada.sees("e2", "e8")
    expect(ada.page.locator(".own .clock.low")).to_be_visible()
    expect(ada.page.get_by_text("Less than 10 seconds left")).to_be_attached()
    for each in (ada, bob):
        expect(each.page.locator(".end")).to_contain_text("Time is up.", timeout=TIMEOUT_MS)
    expect(bob.page.locator(".end h2")).to_have_text("You win!")


def test_a_seat_is_restored_after_closing_the_tab_and_on_another_device(person: Invite) -> None:
    ada, bob = two_at_a_table(person)
    room = bob.page.url
    ada.type("e2")
    bob.sees("e2")
    bob.page.close()
    expect(ada.page.locator(".others")).to_contain_text("Not connected")
    bob.page = bob.context.new_page()
    bob.visit_table(room)
    bob.at_table()
    expect(bob.page.locator(".status")).to_contain_text("Your turn")
    expect(ada.page.locator(".others")).not_to_contain_text("Not connected")

    bob.tab("info")
    bob.press("Show a code")
    code = bob.page.locator("strong.code").inner_text()
    tablet = person("Bob")
    tablet.open("code")
    tablet.page.fill("#code", "AAAA-AAAA")
    tablet.press("Continue")
    expect(tablet.page.get_by_role("alert")).to_contain_text("does not exist")
    tablet.errors.clear()  # the refusal is in the console
    tablet.page.fill("#code", code.lower())
    tablet.press("Continue")
    tablet.at_table()
    expect(bob.page.get_by_text("another device")).to_be_visible()
    tablet.type("e8")
    ada.sees("e2", "e8")


def test_ghosts_are_shared_dealt_again_and_steps_are_corrected(person: Invite) -> None:
    ada, bob, cleo = person("Ada"), person("Bob", is_phone=True), person("Cleo")
    link = ada.open_table(mode="pacman", count="3")
    ada.press("Deal again")
    bob.sit(link)
    expect(ada.page.locator(".seats")).to_contain_text("Bob")
    cleo.sit(link)
    for each in (ada, bob, cleo):
        each.at_table()
    turn = turn_of(ada.position, "P")
    ada.type(turn[0])
    expect(ada.page.locator(".moves .token")).to_contain_text(turn[0])
    bob.sees()
    ada.press("Correct")
    ada.sees()
    for step in turn:
        ada.type(step)
    for each in (ada, bob, cleo):
        expect(each.page.locator(".moves .token")).to_have_count(1, timeout=TIMEOUT_MS)
    for each in (bob, cleo):
        expect(each.page.locator(".status")).to_contain_text("Your turn")
    expect(ada.page.locator(".status")).to_contain_text("to move")


def test_my_games_and_my_stored_data(person: Invite) -> None:
    ada, bob = two_at_a_table(person)
    ada.type("e2")
    bob.sees("e2")
    bob.visit("games")
    expect(bob.page.locator("main")).to_contain_text("Your turn")
    expect(bob.page.locator("main")).to_contain_text("Ada and Bob")
    ada.visit("games")
    bob.visit("privacy")
    with bob.page.expect_download() as download:
        bob.press("Save a copy")
    assert b'"Bob"' in Path(download.value.path()).read_bytes()
    bob.press("Delete it")
    bob.page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(bob.page.get_by_text("Removed from one game.")).to_be_visible()
    bob.visit("games")
    expect(bob.page.locator("main")).not_to_contain_text("With friends")


QUERIES = ("theme=arcade", "theme=wood", "theme=contrast", "lang=en-XA", "lang=ar-XB")


@pytest.mark.parametrize("query", sample("theme=contrast", "lang=ar-XB", of=QUERIES))
def test_every_online_page_is_accessible(person: Invite, host: Host, query: str) -> None:
    """No findings of axe, and no horizontal overflow."""
    ada, bob = person("Ada"), person("Bob")
    wide: dict[tuple[str, int], int] = {}
    found: dict[str, list[str]] = {}

    def look(who: Person, name: str) -> None:
        found[name] = who.axe()
        for width in (360, 390, 768, 1440):
            who.page.set_viewport_size({"width": width, "height": 800})
            if who.overflow() > 0:
                wide[name, width] = who.overflow()

    link = ada.open_quickly(timing={"base_ms": 300_000})
    fragment = link.split("#")[1]
    ada.page.goto(f"{host.address}?{query}#/online/pacman")
    ada.page.wait_for_selector("#seat-0")
    look(ada, "set-up")
    ada.visit("code")
    look(ada, "code")
    ada.visit(fragment.lstrip("/"))
    ada.page.wait_for_selector("svg.code")
    look(ada, "waiting")
    bob.page.goto(f"{host.address}?{query}#{fragment}")
    bob.page.wait_for_selector("#me-name")
    look(bob, "invited")
    bob.page.locator(".seats button").click()
    for each in (ada, bob):
        each.at_table()
    ada.tab("talk")
    ada.page.locator(".talk .chip").first.click()
    ada.page.locator("[data-action=draw]").click()
    bob.page.wait_for_selector(".offer")
    look(bob, "table")
    bob.tab("info")
    look(bob, "about the table")
    ada.page.locator(".tool.menu").click()
    look(ada, "menu")
    assert {name: each for name, each in found.items() if each} == {}
    assert wide == {}
