"""`World`: a server with accounts, games, challenges, tournaments and reports, prepared once for all languages."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import APIRequestContext, Browser

from tests.browser.helpers.online import Host, Person
from tests.browser.people.test_account import Owner

TOKEN = "a-token-for-the-sheets-of-hosts"
DAYS = {"days": 3}
HOUR = {"base_ms": 3_600_000, "increment_ms": 10_000}
_SEND = """([room, messages]) => new Promise((done, failed) => {
    const socket = new WebSocket(location.origin.replace('http', 'ws') + '/api/socket');
    let sent = 0;
    let seats = [];
    const next = () => {
        if (sent === messages.length) { socket.close(); done(); return; }
        socket.send(JSON.stringify({seat: seats[0], id: `s${Date.now()}${sent}`, ...messages[sent++]}));
    };
    socket.onopen = () => socket.send(JSON.stringify({type: 'hello', room}));
    socket.onmessage = ({data}) => {
        const message = JSON.parse(data);
        if (message.type === 'welcome') { seats = message.seats; next(); }
        if (message.type === 'ack') next();
        if (message.type === 'error') failed(new Error(`${message.code} ${data}`));
    };
})"""
"""Sends commands to a room from the seat of this browser."""
_OPENING = ("e2", "e8", "e3", "e7", "d3h", "e6")


class World:
    """A server and its people: Ada and Eve, whose pages are shown, and Bob, who plays with them.

    `ids` has the rooms and tournaments by their names in the routes of scenes.
    """

    def __init__(self, browser: Browser, host: Host) -> None:
        self._browser = browser
        self.ids: dict[str, str] = {}
        self.ada, self.bob, self.eve = (Owner(browser, host, name, is_phone=True) for name in ("Ada", "Bob", "Eve"))

    def prepare(self) -> None:
        """Makes the accounts and their data, in English."""
        for each in (self.ada, self.bob, self.eve):
            each.sign_up()
        self._rooms()
        self._people()
        self._tournaments()
        self._hosts()
        self._notices()
        for each in (self.bob, self.eve):
            each.page.goto("about:blank")

    @property
    def address(self) -> str:
        return self.ada.address

    def _rooms(self) -> None:
        ada, bob, eve = self.ada, self.bob, self.eve
        two = [{"holder": "here", "name": "Ada"}, {"holder": "elsewhere"}]
        four = [*two, {"holder": "elsewhere"}, {"holder": "engine", "level": 3}]
        waiting = {"mode": "classic4", "seats": four, "timing": DAYS}
        self.ids["waiting"], join = ada.open_quickly(**waiting).rsplit("/", 2)[-2:]
        self.ids["invited"] = f"{self.ids['waiting']}/{join}"
        bob.open_quickly(timing=DAYS, visibility="listed")
        eve.open_quickly(mode="pacman", timing=DAYS, visibility="listed", first="drawn", first_side=None)
        self.ids["running"] = self._game(ada, bob, {"days": 3, "is_rated": True})
        self._play(self.ids["running"], _OPENING, 5)
        self.ids["offered"] = self._game(ada, bob, DAYS)
        self._play(self.ids["offered"], _OPENING, 4)
        send(bob, self.ids["offered"], {"type": "offer", "kind": "draw"})
        self.ids["watched"] = self._game(bob, eve, {"days": 3, "is_rated": True, "mode": "pacman", "role": "pacman"})
        send(bob, self.ids["watched"], {"type": "act", "actions": ["Pd5", "Pd6"]})
        self.ids["ended"] = self._game(ada, bob, {**HOUR, "is_rated": True})
        self._play(self.ids["ended"], _OPENING, 6)
        send(bob, self.ids["ended"], {"type": "resign"})

    def _game(self, one: Person, other: Person, wanted: dict[str, Any]) -> str:
        """Makes a game by an accepted challenge; returns its room."""
        made = post(one.context.request, one, "challenges", {"name": other.name, "mode": "classic2"} | wanted)
        return str(post(other.context.request, other, f"challenges/{made['id']}/accept")["room"])

    def _play(self, room: str, moves: tuple[str, ...], count: int) -> None:
        """Plays an opening; the moves of North begin the game if North has the first turn."""
        table = self.ada.context.request.get(f"{self.address}api/rooms/{room}").json()["table"]
        by_side = {seat["side"]: self.ada if seat["name"] == "Ada" else self.bob for seat in table["seats"]}
        side = str(table["clocks"]["running"])
        own = {"S": list(moves[::2]), "N": list(moves[1::2])}
        for _ in range(count):
            send(by_side[side], room, {"type": "act", "actions": [own[side].pop(0)]})
            side = {"S": "N", "N": "S"}[side]

    def _people(self) -> None:
        for name in ("Bob", "Eve"):
            post(self.ada.context.request, self.ada, f"players/{name}/follow")
        days = {"mode": "classic2", "days": 3}
        post(self.bob.context.request, self.bob, "challenges", days | {"name": "Eve", "is_rated": True})
        post(self.eve.context.request, self.eve, "challenges", days | {"name": "Bob", "mode": "advanced"})

    def _tournaments(self) -> None:
        players = [self._browser.new_context().request for _ in range(3)]
        wanted = {"mode": "classic2", "timing": HOUR, "is_listed": True, "name": "Ada"}
        for kind in ("round_robin", "knock_out", "arena", "waiting"):
            body = wanted | {"kind": "round_robin" if kind == "waiting" else kind}
            made = post(self.ada.context.request, self.ada, "tournaments", body | {"minutes": 240})["tournament"]
            for request, name in zip(players, ("Max", "Mia", "Zoe"), strict=True):
                post(request, self.ada, f"tournaments/{made}/join", {"name": name})
            if kind != "waiting":
                post(self.ada.context.request, self.ada, f"tournaments/{made}/start")
            self.ids["waiting_tournament" if kind == "waiting" else kind] = str(made)

    def _hosts(self) -> None:
        post(self.bob.context.request, self.bob, "reports", {"reason": "stalling", "name": "Eve"})
        post(self.eve.context.request, self.eve, "reports", {"reason": "name", "name": "Bob"})
        until = {"until_ms": int(time.time() * 1000) + 86_400_000}
        later = {"from_ms": until["until_ms"] - 1_000}
        self._admin("announcements", {"texts": {"*": "The server is updated at nine."}} | until | later)
        self._admin("sanctions", {"kind": "ban", "network": "192.0.2.7", "reason": "spam"} | until)
        self._admin("names", {"word": "rude"})
        self._admin("backups", {})
        self._admin("tokens", {"label": "weekend"})

    def _notices(self) -> None:
        """Turns on Ada's notices as the page remembers it; without a push service none arrives."""
        self.ada.context.grant_permissions(["notifications"], origin=self.address.rstrip("/"))
        kept = json.dumps({"id": "sheets", "games": "days", "invitations": True})
        self.ada.page.add_init_script(f"localStorage['hedgemaze.notices'] = {json.dumps(kept)}")

    def _admin(self, path: str, body: dict[str, Any]) -> None:
        post(self.ada.context.request, self.ada, f"admin/{path}", body, {"Authorization": f"Bearer {TOKEN}"})


@contextmanager
def prepared(browser: Browser, page: Path, data: Path) -> Iterator[World]:
    """Runs a server with a built page and prepares its data in a folder of the caller."""
    (data / "token").write_text(TOKEN, encoding="utf-8")
    options = ("--admin-token-file", str(data / "token"), "--backup-folder", str(data / "backups"))
    with Host(page, data, *options) as host:
        world = World(browser, host)
        world.prepare()
        yield world


def post(
    request: APIRequestContext,
    who: Person,
    path: str,
    body: dict[str, Any] | None = None,
    headers: dict[str, str] | None = None,
) -> Any:
    """Sends a request to the server; returns its answer."""
    url = f"{who.address}api/{path}"
    plain = {"Content-Type": "application/json"} | (headers or {})
    answer = request.post(url, data=json.dumps(body or {}), headers=plain)
    assert answer.ok, f"{path}: {answer.text()}"
    return answer.json()


def send(who: Person, room: str, *messages: dict[str, Any]) -> None:
    """Sends commands to a room from the seat of a person."""
    who.page.evaluate(_SEND, [room, list(messages)])
