"""The lobby in several Chromium contexts: quick games, open tables, the offer of the computer, small screens."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.helpers.online import TIMEOUT_MS, Host, Invite, Person
from tests.sample import sample

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def host(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with Host(built, tmp_path_factory.mktemp("data")) as found:
        yield found


def enter(who: Person, mode: str = "classic2", query: str = "") -> None:
    """Opens the lobby with a mode chosen, and waits until games can be started."""
    who.open(f"lobby/{mode}", query)
    expect(who.page.locator(".preset").first).to_be_enabled(timeout=TIMEOUT_MS)
    who.page.fill("#lobby-name", who.name)


def seek(who: Person, preset: str) -> None:
    who.page.locator(f"[id='preset-{preset}']").click()


def test_two_strangers_find_each_other_and_play(person: Invite) -> None:
    ada, bob = person("Ada"), person("Bob", is_phone=True)
    ada.open("")
    ada.page.get_by_role("link", name=re.compile("Play with others")).click()
    expect(ada.page).to_have_title(re.compile("Play with others"))
    enter(ada)
    enter(bob)
    seek(ada, "classic2-5+5")
    expect(ada.page.get_by_role("heading", name="Looking for someone to play")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Stop looking")).to_be_focused()
    expect(bob.page.locator("[id='preset-classic2-5+5']")).to_contain_text("One waiting", timeout=TIMEOUT_MS)
    seek(bob, "classic2-5+5")
    for each in (ada, bob):
        each.at_table()
        expect(each.page.locator("[role=timer]").first).to_have_text("5:00")
    assert ada.page.url == bob.page.url
    room = ada.page.url.split("/table/")[1]
    table = ada.context.request.get(f"{ada.address}api/rooms/{room}").json()["table"]
    side = table["clocks"]["running"]
    name = next(seat["name"] for seat in table["seats"] if seat["side"] == side)
    mover, other = (ada, bob) if name == "Ada" else (bob, ada)
    move = {"S": "e2", "N": "e8"}[side]
    mover.type(move)
    other.sees(move)
    expect(other.page.locator(".card", has_text=mover.name)).to_have_count(1)


def test_the_search_survives_a_lost_connection_and_can_be_stopped(person: Invite) -> None:
    ada, bob = person("Ada", is_phone=True), person("Bob")
    enter(ada)
    enter(bob)
    seek(ada, "classic2-3+2")
    ada.context.set_offline(True)
    expect(ada.page.locator(".search")).to_contain_text("Not connected", timeout=TIMEOUT_MS)
    ada.context.set_offline(False)
    expect(bob.page.locator("[id='preset-classic2-3+2']")).to_contain_text("One waiting", timeout=TIMEOUT_MS)
    expect(ada.page.locator(".search")).not_to_contain_text("Not connected", timeout=TIMEOUT_MS)
    ada.press("Stop looking")
    expect(ada.page.locator("[id='preset-classic2-3+2']")).to_be_focused()
    expect(bob.page.locator("[id='preset-classic2-3+2']")).not_to_contain_text("One waiting", timeout=TIMEOUT_MS)


def test_roles_of_a_team_fill_seat_by_seat(person: Invite) -> None:
    ada, bob, eve = person("Ada"), person("Bob", is_phone=True), person("Eve")
    for each, role in ((ada, "ghosts"), (bob, "pacman"), (eve, "either")):
        enter(each, "pacman")
        each.page.check(f"input[name=lobby-role][value={role}]")
    seek(ada, "pacman-10+5-team")
    expect(ada.page.locator(".search")).to_contain_text("1 of 3 are here")
    seek(bob, "pacman-10+5-team")
    expect(ada.page.locator(".search")).to_contain_text("2 of 3 are here", timeout=TIMEOUT_MS)
    seek(eve, "pacman-10+5-team")
    for each in (ada, bob, eve):
        each.at_table()
    expect(bob.page.locator(".status")).to_contain_text("Your turn")


def test_an_open_table_is_joined_with_one_tap(person: Invite) -> None:
    ada, bob = person("Ada"), person("Bob", is_phone=True)
    enter(bob)
    expect(bob.page.locator(".open")).to_contain_text("Nobody is waiting")
    ada.open("online/classic2")
    ada.page.fill("#seat-0-name", "Ada")
    ada.page.get_by_label("Strangers may find and join this table").check()
    ada.press("Open the table")
    ada.page.wait_for_selector("svg.code")
    row = bob.page.locator(".open li", has_text="Ada")
    expect(row).to_contain_text("One free seat", timeout=TIMEOUT_MS)
    row.get_by_role("button", name="Join").click()
    for each in (ada, bob):
        each.at_table()
    expect(ada.page.locator(".card", has_text="Bob")).to_have_count(1)


def test_the_computer_is_offered_after_a_while(person: Invite) -> None:
    ada = person("Ada", is_phone=True)
    ada.page.clock.install()
    enter(ada, "advanced")
    seek(ada, "advanced-5+5")
    search = ada.page.locator(".search")
    expect(search.get_by_role("timer")).to_have_text("0:00")
    ada.page.clock.run_for(19_000)
    expect(search.get_by_role("timer")).to_have_text("0:19")
    expect(search.get_by_role("button", name="Play against the computer")).to_have_count(0)
    ada.page.clock.run_for(2_000)
    expect(search).to_contain_text("You can play against the computer right away; level 1 suits you.")
    search.get_by_role("button", name="Keep waiting").click()
    expect(search.get_by_role("button", name="Play against the computer")).to_have_count(0)
    expect(search).to_contain_text("Looking for someone to play")
    ada.press("Stop looking")
    seek(ada, "advanced-5+5")
    ada.page.clock.run_for(21_000)
    search.get_by_role("button", name="Play against the computer").click()
    ada.page.wait_for_selector(".table .hm-cell")
    assert "#/game/" in ada.page.url
    expect(ada.page.locator(".card", has_text="Seed")).to_have_count(1)


QUERIES = ("theme=arcade", "theme=wood", "theme=contrast", "lang=en-XA", "lang=ar-XB")


@pytest.mark.parametrize("query", sample("theme=wood", "lang=ar-XB", of=QUERIES))
def test_the_lobby_is_accessible_and_fits_every_width(person: Invite, host: Host, query: str) -> None:
    ada, bob = person("Ada"), person("Bob with quite a long name, as people do")
    link = ada.open_quickly(visibility="listed", timing={"base_ms": 300_000, "increment_ms": 5_000})
    ada.page.goto(link)
    ada.page.wait_for_selector("svg.code")
    bob.page.clock.install()
    enter(bob, "advanced", query)
    bob.page.wait_for_selector(".open li")
    found: dict[str, list[str]] = {}
    wide: dict[tuple[str, int], int] = {}

    def look(name: str) -> None:
        found[name] = bob.axe()
        for width in (320, 360, 390, 768, 1440):
            bob.page.set_viewport_size({"width": width, "height": 800})
            if bob.overflow() > 0:
                wide[name, width] = bob.overflow()

    look("choice")
    seek(bob, "advanced-10+5-team")
    look("search")
    bob.page.clock.run_for(21_000)
    bob.page.wait_for_selector(".offer")
    look("offer")
    assert (found, wide) == ({"choice": [], "search": [], "offer": []}, {})
    assert host.address in bob.page.url
