"""Results on the device, pages of players, challenges, rematches and games to watch, in Chromium."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from hedgemaze.server.people.accounts import Account
from hedgemaze.server.storage import open_store
from tests.browser.helpers.app import App, opened
from tests.browser.helpers.online import TIMEOUT_MS, Host, Invite, Person
from tests.server.social.accounts import cookie_of, make_account

pytestmark = pytest.mark.browser
_ACCOUNTS: dict[str, Account] = {}


def history(count: int) -> list[dict[str, Any]]:
    """Returns games as the page keeps them, the latest first."""
    openings = (["e2", "e8", "e3", "e7"], ["e2", "e8h", "e3", "d3v"], ["d1v", "e8", "e2", "e7"])
    return [
        {
            "key": f"g{number}",
            "when": 1_790_000_000_000 - number * 86_400_000,
            "mode": "classic2" if number % 4 else "pacman",
            "side": "S" if number % 4 else "P",
            "result": ("won", "lost", "won", "drawn")[number % 4],
            "level": 1 + number % 5,
            "opening": openings[number % 3] if number % 4 else ["Pe6", "Pe7", "Be8", "Be7"],
            "accuracy": 0.9 - 0.02 * (number % 9),
        }
        for number in range(count)
    ]


def remember(app: App, count: int) -> None:
    app.page.add_init_script(f"localStorage['hedgemaze.history'] = {json.dumps(json.dumps(history(count)))}")


@pytest.fixture(scope="module")
def host(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server with three accounts."""
    data = tmp_path_factory.mktemp("data")

    async def prepare() -> None:
        store = open_store(data)
        await store.start()
        for name in ("Ada", "Bob", "Eve"):
            _ACCOUNTS[name] = await make_account(store, name)
        await store.stop()

    with ThreadPoolExecutor(1) as thread:  # this thread runs the loop of Playwright
        thread.submit(lambda: asyncio.run(prepare())).result()
    with Host(built, data) as found:
        yield found


def sign_in(who: Person) -> None:
    """Signs in without a passkey: what `test_account.py` is about."""
    account = _ACCOUNTS[who.name]
    name, _, value = cookie_of(account)["Cookie"].partition("=")
    who.context.add_cookies([{"name": name, "value": value, "url": who.address}])
    kept = json.dumps({"id": account.id, "name": account.name})
    who.page.add_init_script(f"localStorage['hedgemaze.account'] ??= {json.dumps(kept)}")


def test_results_are_counted_on_the_device(browser: Browser, address: str) -> None:
    with opened(browser, address, viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True) as app:
        remember(app, 30)
        app.open("me")
        expect(app.page.locator(".tiles").first).to_contain_text("30")
        expect(app.page.get_by_role("heading", name="Against the computer")).to_be_visible()
        expect(app.page.locator("figure svg")).to_have_count(1)
        expect(app.page.locator(".board svg").first).to_be_visible(timeout=TIMEOUT_MS)
        app.page.check("input[name=results-mode][value=pacman]")
        expect(app.page.get_by_text("You played: PAC-", exact=False).first).to_be_visible()
        assert app.page.evaluate("document.documentElement.scrollWidth") <= 360
        assert app.axe() == []


_HAS_ALL = "async () => (await (await fetch('api/people/results')).json()).games.length === 30"


def test_the_results_of_an_account_are_on_all_its_devices(person: Invite) -> None:
    laptop, phone = person("Eve"), person("Eve", is_phone=True)
    remember(laptop, 30)
    for each in (laptop, phone):
        sign_in(each)
        each.open("me")
        each.page.wait_for_function(_HAS_ALL)
        expect(each.page.locator(".tiles").first).to_contain_text("30", timeout=TIMEOUT_MS)
        expect(each.page.locator(".levels li").first).to_be_visible()
        expect(each.page.get_by_role("heading", name="On this device")).to_have_count(0)
        assert each.axe() == []
        assert each.overflow() <= 0
    laptop.page.close()
    phone.open("account")
    phone.press("Sign out")
    expect(phone.page.locator("#account-name")).to_be_visible(timeout=TIMEOUT_MS)
    phone.visit("me")
    expect(phone.page.get_by_text("Your finished games are counted here", exact=False)).to_be_visible()
    # A device that was signed out may still ask for its challenges.
    phone.errors[:] = [each for each in phone.errors if "401" not in each]


def test_nothing_is_counted_yet(phone: App) -> None:
    phone.open("me")
    expect(phone.page.get_by_text("Your finished games are counted here", exact=False)).to_be_visible()
    assert phone.axe() == []


def test_a_finished_game_is_counted(desk: App) -> None:
    game = {
        "version": 1,
        "id": "over",
        "mode": "classic2",
        "first": "S",
        "holders": {"S": {"kind": "person"}, "N": {"kind": "engine", "level": 2}},
        "entries": ["e2", "e8", "e3", "e7", "e4", "e6", "e5", "d6", "N:resigned"],
        "seed": "7",
        "changed": 1_790_000_000_000,
        "isOver": True,
    }
    kept = {"hedgemaze.games": ["over"], "hedgemaze.game.over": game}
    for name, value in kept.items():
        desk.page.add_init_script(f"localStorage[{json.dumps(name)}] ??= {json.dumps(json.dumps(value))}")
    desk.open("me")
    expect(desk.page.locator(".levels li")).to_contain_text("1 won", timeout=TIMEOUT_MS)


def test_challenge_play_watch_and_rematch(person: Invite) -> None:
    ada, bob, guest = person("Ada"), person("Bob", is_phone=True), person("Guest", is_phone=True)
    sign_in(ada)
    sign_in(bob)
    bob.open("")
    ada.open("player/bob")
    ada.press("Follow")
    expect(ada.page.get_by_role("button", name="Following")).to_be_visible()
    assert ada.axe() == []
    ada.press("Challenge")
    ada.page.get_by_text("5 min + 5 s").click()
    ada.page.get_by_label("Rated game").check()
    assert ada.axe() == []
    ada.press("Send the challenge")
    expect(ada.page.get_by_text("Waiting for Bob")).to_be_visible()
    expect(bob.page.get_by_text("Ada wants to play with you")).to_be_visible(timeout=TIMEOUT_MS)
    assert bob.axe() == []
    bob.press("Play")
    for each in (ada, bob):
        each.at_table()
    room = bob.page.url.split("/table/")[1]
    assert ada.page.url.endswith(room)

    guest.open("watching")
    row = guest.page.locator(".game", has_text="Ada")
    expect(row).to_contain_text("rated", timeout=TIMEOUT_MS)
    assert guest.axe() == []
    row.click()
    guest.page.wait_for_selector(".table .hm-cell")

    ada.open("me")
    expect(ada.page.locator(".rows", has_text="Bob")).to_contain_text("Playing now", timeout=TIMEOUT_MS)
    assert ada.axe() == []
    ada.open(f"table/{room}")
    ada.at_table()
    bob.visit("settings")  # Bob leaves the table; then Ada gives up and asks for another game
    answer = _resign_and_offer(ada, room)
    assert answer == "offered"
    expect(bob.page.get_by_text("A rematch is offered: Ada")).to_be_visible(timeout=TIMEOUT_MS)
    bob.page.get_by_role("link", name="To the table").click()
    bob.page.wait_for_selector(".table .hm-cell")
    bob.page.get_by_role("button", name=re.compile("Accept|Rematch")).first.click()
    expect(bob.page).not_to_have_url(re.compile(room), timeout=TIMEOUT_MS)
    bob.at_table()


def _resign_and_offer(who: Person, room: str) -> str:
    """Resigns and offers a rematch through a socket of the page's browser."""
    script = """room => new Promise((done, failed) => {
        const socket = new WebSocket(location.origin.replace('http', 'ws') + '/api/socket');
        const send = message => socket.send(JSON.stringify(message));
        socket.onopen = () => send({type: 'hello', room});
        socket.onmessage = ({data}) => {
            const message = JSON.parse(data);
            if (message.type === 'welcome') send({type: 'resign', id: 't1', seat: message.seats[0]});
            if (message.type === 'ack' && message.id === 't1') send({type: 'offer', id: 't2', kind: 'rematch'});
            if (message.type === 'ack' && message.id === 't2') done('offered');
            if (message.type === 'error') failed(message.code);
        };
    })"""
    found: str = who.page.evaluate(script, room)
    return found
