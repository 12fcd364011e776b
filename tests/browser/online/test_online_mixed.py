"""Tables with people and engines, and correspondence games, on a server with an engine in real Chromium."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.helpers.online import TIMEOUT_MS, Host, Invite, turn_of

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def host(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with Host(built, tmp_path_factory.mktemp("data"), workers=1) as found:
        yield found


def test_an_engine_sits_between_two_people(person: Invite) -> None:
    ada, bob = person("Ada"), person("Bob", is_phone=True)
    link = ada.open_table(mode="classic3", first="S", seat_1="2")
    expect(ada.page.locator(".seats li").nth(1)).to_contain_text("2 · Sprout")
    bob.sit(link)
    for each in (ada, bob):
        each.at_table()
        expect(each.page.locator(".card", has_text="West")).to_contain_text("2 · Sprout")
    ada.type("e2")
    tokens = bob.page.locator(".moves .token")
    expect(tokens).to_have_count(2, timeout=TIMEOUT_MS)
    played = ["e2", tokens.nth(1).inner_text()]
    ada.sees(*played)
    expect(ada.page.locator(".status")).to_have_text("Bob to move")
    expect(bob.page.locator(".status")).to_contain_text("Your turn")
    answer = str(bob.position.legal_actions()[0])
    bob.type(answer)
    ada.sees(*played, answer)
    expect(ada.page.locator(".status")).to_contain_text("Your turn")


def test_a_person_and_an_engine_share_the_ghosts(person: Invite) -> None:
    ada, bob = person("Ada"), person("Bob", is_phone=True)
    link = ada.open_table(mode="pacman", count="3", seat_2="2", maze="A2")
    bob.sit(link)
    for each in (ada, bob):
        each.at_table()
    mates = ada.page.locator(".others .mates > li")
    expect(mates).to_have_count(2)
    assert [_ghosts(text) for text in mates.all_inner_texts()] == [("Bob", 2), ("2 · Sprout", 2)]
    assert [_ghosts(text) for text in bob.page.locator(".own .mates > li").all_inner_texts()] == [
        ("You", 2),
        ("2 · Sprout", 2),
    ]
    for step in ("Pd5", "Pd4"):  # out of sight, so that no ghost of the engine can catch PAC-MAN and therefore go first
        ada.type(step)
    expect(bob.page.locator(".status")).to_contain_text("Your turn")
    for step in turn_of(bob.position, "BK"):
        bob.type(step)
    # The engine's ghosts move after Bob's, and then it is PAC-MAN's turn again.
    for each in (ada, bob):
        expect(each.page.locator(".moves .token")).to_have_count(2, timeout=TIMEOUT_MS)
    expect(ada.page.locator(".status")).to_contain_text("Your turn", timeout=TIMEOUT_MS)
    assert ada.position.text.startswith("pacman;deal=P.BK.IC;maze=A2 ")


def _ghosts(text: str) -> tuple[str, int]:
    """Parses a name and the number of its ghosts; each ghost has a line for screen readers."""
    name, *ghosts = [line for line in text.replace("\u00a0", " ").splitlines() if line]
    return name, len(ghosts)


def test_a_correspondence_game_waits_for_the_side_to_move(person: Invite, host: Host) -> None:
    ada, bob = person("Ada"), person("Bob", is_phone=True)
    link = ada.open_table(first="S", clock="8")
    expect(ada.page.locator(".facts")).to_contain_text("3 days per turn")
    bob.sit(link)
    for each in (ada, bob):
        each.at_table()
        expect(each.page.get_by_role("timer")).to_have_text(["3 days", "3 days"])
        expect(each.page.get_by_role("button", name="Give 15 seconds")).to_have_count(0)
    ada.type("e2")
    bob.sees("e2")
    running = ada.page.locator(".clock.running")
    expect(running).to_have_text("3 days")
    expect(running).to_have_attribute("title", re.compile(r"\d"))

    # Both leave: "my games" lists the game with its side to move, and it continues after a restart.
    bob.visit("games")
    expect(bob.page.locator("main .row")).to_contain_text("Your turn")
    expect(bob.page.locator("main")).not_to_contain_text("No games yet")
    ada.visit("games")
    expect(ada.page.locator("main .row")).to_contain_text("Waiting for the others")
    host.stop()
    host.start()
    bob.page.locator("main .row a").click()
    bob.at_table()
    expect(bob.page.locator(".own .clock.running")).to_have_text("3 days")
    bob.type("e8")
    ada.page.locator("main .row a").click()
    ada.sees("e2", "e8")
    expect(ada.page.locator(".own .clock.running")).to_have_text("3 days")
