"""Tournaments in several Chromium contexts: joined by a link and played to the end; large ones on small screens."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.helpers.app import App
from tests.browser.helpers.online import TIMEOUT_MS, Host, Invite, Person
from tests.sample import sample

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def host(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with Host(built, tmp_path_factory.mktemp("data"), workers=1) as found:
        yield found


def make(who: Person, **more: Any) -> str:
    """Makes a tournament without the page; returns its id."""
    body = {"mode": "classic2;size=5;fences=1", "timing": {"base_ms": 300_000}, "name": who.name} | more
    answer = who.context.request.post(f"{who.address}api/tournaments", data=body)
    assert answer.status == 201, answer.text()
    return str(answer.json()["tournament"])


def begin(who: Person, tournament: str) -> None:
    answer = who.context.request.post(f"{who.address}api/tournaments/{tournament}/start")
    assert answer.status == 200, answer.text()


def join(who: Person, address: str) -> None:
    who.page.goto(address)
    who.page.fill("#join-name", who.name)
    who.page.get_by_role("button", name="Join").click()
    expect(who.page.get_by_text("You play in this tournament.")).to_be_visible(timeout=TIMEOUT_MS)


def is_clean(app: App) -> None:
    assert app.axe() == []
    assert app.overflow() <= 0


def test_friends_play_a_tournament_by_a_link(person: Invite) -> None:
    ada, bob, eve = person("Ada"), person("Bob", is_phone=True), person("Eve")
    ada.open("tournaments")
    ada.page.get_by_role("radio", name=re.compile("Knock-.?out")).check()
    ada.page.fill("#tournament-name", "Ada")
    is_clean(ada)
    ada.page.get_by_role("button", name="Make it").click()
    expect(ada.page.get_by_role("heading", name="Players: 1 of 8")).to_be_visible(timeout=TIMEOUT_MS)
    address = ada.page.input_value(".invite input")
    for each in (bob, eve):
        join(each, address)
    expect(ada.page.get_by_role("heading", name="Players: 3 of 8")).to_be_visible(timeout=TIMEOUT_MS)
    is_clean(bob)
    ada.page.get_by_role("button", name="Start now").click()
    tournament = address.rpartition("/")[2]
    playing: list[Person] = []
    before = ""
    for _ in range(2):
        playing, before = paired([ada, bob, eve], tournament, before)
        for each in playing:  # the page of the tournament goes to the table by itself
            each.page.wait_for_url(re.compile(f"#/table/{before}$"))
            each.at_table()
        playing[0].choose("Give up")
        playing[0].page.get_by_role("dialog").get_by_role("button", name="Give up").click()
        for each in playing:  # for the winner perhaps only for a moment: the final begins
            each.page.get_by_role("link", name="To the tournament").click()
    winner = f"{playing[1].name} wins the tournament!"
    expect(ada.page.locator(".podium h2")).to_have_text(winner, timeout=TIMEOUT_MS)
    is_clean(bob)


def paired(people: list[Person], tournament: str, before: str) -> tuple[list[Person], str]:
    """Waits until two people have a game in another room than before; returns them and the room."""
    for _ in range(100):
        rooms: dict[str, list[Person]] = {}
        for each in people:
            view = each.context.request.get(f"{each.address}api/tournaments/{tournament}").json()
            rooms.setdefault(view.get("me", {}).get("room") or "", []).append(each)
        found = next((room for room, both in rooms.items() if room not in {"", before} and len(both) == 2), None)
        if found is not None:
            return rooms[found], found
        people[0].page.wait_for_timeout(200)
    raise AssertionError("nobody is paired")


@pytest.mark.parametrize("kind", sample("round_robin", of=["round_robin", "knock_out", "arena"]))
def test_large_tournaments_fit_on_a_small_phone(person: Invite, kind: str) -> None:
    ada = person("Ada", is_phone=True)
    ada.page.set_viewport_size({"width": 360, "height": 740})
    tournament = make(ada, kind=kind, places=16 if kind == "round_robin" else 64, fill_level=1)
    begin(ada, tournament)
    ada.open(f"tournament/{tournament}")
    if kind != "arena":
        expect(ada.page.locator(".call")).to_be_visible(timeout=TIMEOUT_MS)
    is_clean(ada)
    ada.open(f"tournament/{tournament}", "lang=ar")
    expect(ada.page.locator("html")).to_have_attribute("dir", "rtl")
    ada.page.wait_for_selector(".standings, .bracket")
    is_clean(ada)
