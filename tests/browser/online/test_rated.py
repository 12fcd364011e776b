"""Rated games in Chromium with passkeys: from anonymous to a new rating, a friend's table, a game nobody begins."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.helpers.online import TIMEOUT_MS, Host, Person
from tests.browser.people.test_account import Owner

pytestmark = pytest.mark.browser

_PRESET = "[id='preset-classic2-5+5']"


@pytest.fixture(scope="module")
def host(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with Host(built, tmp_path_factory.mktemp("data")) as found:
        yield found


def enter(who: Owner) -> None:
    """Opens the lobby and waits until games can be started."""
    who.open("lobby/classic2")
    expect(who.page.locator(_PRESET)).to_be_enabled(timeout=TIMEOUT_MS)


def seek_rated(who: Owner) -> None:
    enter(who)
    who.page.get_by_text("Rated", exact=True).click()
    expect(who.page.locator(".rated")).to_contain_text(re.compile("first rated game|Your rating"))
    who.page.locator(_PRESET).click()


def play_and_resign(ada: Owner, bob: Owner) -> Owner:
    """Plays two turns each, then one resigns; returns the winner."""
    room = ada.page.url.split("/table/")[1].split("/")[0]
    table = ada.context.request.get(f"{ada.address}api/rooms/{room}").json()["table"]
    by_side = {seat["side"]: ada if seat["name"] == "Ada" else bob for seat in table["seats"]}
    squares = {"S": ["e2", "e3"], "N": ["e8", "e7"]}
    side, played = table["clocks"]["running"], []
    for _ in range(4):
        move = squares[side].pop(0)
        by_side[side].type(move)
        played.append(move)
        side = {"S": "N", "N": "S"}[side]
        by_side[side].sees(*played)
    loser, winner = by_side[side], by_side[{"S": "N", "N": "S"}[side]]
    loser.choose("Give up")
    loser.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    return winner


def test_from_anonymous_to_a_new_rating(browser: Browser, host: Host) -> None:
    ada, bob = Owner(browser, host, "Ada", is_phone=True), Owner(browser, host, "Bob")
    enter(ada)
    expect(ada.page.get_by_role("radio", name="Rated")).to_be_disabled()
    ada.page.get_by_role("link", name="Create an account to play rated games.").click()
    expect(ada.page.locator("#account-name")).to_be_visible()
    for each in (ada, bob):
        each.sign_up()
    seek_rated(ada)
    expect(ada.page.locator(".search")).to_contain_text("Looking for ratings from 1400 to 1600")
    assert ada.axe() == []
    assert ada.overflow() <= 0
    seek_rated(bob)
    for each in (ada, bob):
        each.at_table()
        expect(each.page.locator(".card .rating")).to_have_count(2)
        expect(each.page.locator(".card .rating").first).to_contain_text("1500?")
    winner = play_and_resign(ada, bob)
    for each in (ada, bob):
        ratings = each.page.locator(".end .ratings")
        expect(ratings).to_contain_text("(+", timeout=TIMEOUT_MS)
        expect(ratings).to_contain_text("(\u2212")
        assert each.axe() == []
        assert each.overflow() <= 0
    found = winner.context.request.get(f"{winner.address}api/players/{winner.name}/ratings").json()
    rating = found["pools"][0]["rating"]
    assert rating > 1500
    winner.open(f"player/{winner.name}")
    expect(winner.page.locator("main")).to_contain_text(f"{rating}?", timeout=TIMEOUT_MS)
    enter(winner)
    winner.page.get_by_text("Rated", exact=True).click()
    expect(winner.page.locator(".rated")).to_contain_text(f"Your rating: {rating}?")
    for each in (ada, bob):
        assert each.faults == []
        each.context.close()


def test_a_rated_table_with_a_friend(browser: Browser, host: Host) -> None:
    eve, dan = Owner(browser, host, "Eve", is_phone=True), Owner(browser, host, "Dan")
    for each in (eve, dan):
        each.sign_up()
    eve.open("online/classic2")
    rated = eve.page.get_by_role("radio", name="Rated")
    expect(rated).to_be_disabled()
    about = eve.page.locator("#rated-about")
    expect(about).to_have_text("A rated game needs a clock, the usual rules, and people in all seats.")
    eve.page.select_option("#clock", "3")
    expect(rated).to_be_enabled()
    eve.page.select_option("#seat-1", "here")
    expect(about).to_have_text("In a rated game every player needs a device of their own.")
    eve.page.select_option("#seat-1", "elsewhere")
    eve.page.get_by_text("Rated", exact=True).click()
    eve.page.select_option("#size", "7")
    expect(rated).not_to_be_checked()
    eve.page.select_option("#size", "9")
    expect(rated).to_be_checked()
    assert eve.axe() == []
    assert eve.overflow() <= 0
    eve.press("Open the table")
    eve.page.wait_for_selector("svg.code")
    link = eve.page.input_value(".invite input")
    stranger = Person(browser, eve.address, "Fay", is_phone=True)
    stranger.visit_table(link)
    expect(stranger.page.get_by_role("link", name="Create an account to play rated games.")).to_be_visible()
    expect(stranger.page.get_by_role("button", name="Sit here")).to_have_count(0)
    assert stranger.axe() == []
    dan.visit_table(link)
    dan.page.get_by_role("button", name="Sit here").click()
    for each in (eve, dan):
        each.at_table()
    room = link.split("/table/")[1].split("/")[0]
    table = eve.context.request.get(f"{eve.address}api/rooms/{room}").json()["table"]
    assert {(seat["name"], seat["rating"]) for seat in table["seats"]} == {("Eve", 1500), ("Dan", 1500)}
    for person in (eve, dan, stranger):
        assert person.faults == []
        person.context.close()


@pytest.mark.full
def test_a_game_that_nobody_begins_is_called_off(browser: Browser, host: Host) -> None:
    gil, hal = (Person(browser, host.address, name, is_phone=name == "Gil") for name in ("Gil", "Hal"))
    link = gil.open_quickly(timing={"base_ms": 300_000, "first_turn_ms": 10_000})
    gil.page.goto(link)
    hal.sit(link)
    for each in (gil, hal):
        each.at_table()
    expect(gil.page.locator(".status")).to_contain_text("Begin within 0:0")
    expect(hal.page.locator(".status")).to_contain_text("left to begin")
    for each in (gil, hal):
        end = each.page.locator(".end")
        expect(end).to_contain_text("The game was called off", timeout=TIMEOUT_MS)
        expect(end.get_by_role("button")).to_have_count(1)  # closes the result; there is nothing to analyse
        assert each.axe() == []
        assert each.overflow() <= 0
    hal.page.get_by_role("link", name="Find another player").click()
    expect(hal.page).to_have_title(re.compile("Play with others"))
    assert hal.page.evaluate("localStorage.getItem('hedgemaze.history')") in (None, "[]"), "it is nobody's result"
    for each in (gil, hal):
        assert each.faults == []
        each.context.close()
