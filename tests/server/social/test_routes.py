"""The routes and the socket on a running server: who may see, sit and watch."""

from __future__ import annotations

from typing import Any

import pytest

from hedgemaze.server.people.accounts import Account
from hedgemaze.server.socket import spectator_delay
from tests.server.helpers.client import Client
from tests.server.helpers.running import Running
from tests.server.social.accounts import cookie_of, make_account

pytestmark = pytest.mark.anyio
_FAST = {"base_ms": 300_000, "increment_ms": 5_000}


class People:
    """Ada, Bob and Eve, signed in at a running server."""

    def __init__(self, running: Running, accounts: list[Account]) -> None:
        self.running = running
        self.ada, self.bob, self.eve = accounts

    async def ask(self, who: Account | None, method: str, path: str, status: int = 200, **body: Any) -> Any:
        headers = {} if who is None else cookie_of(who)
        answer = await self.running.http.request(method, f"api/{path}", headers=headers, json=body or None)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def rated_game(self) -> str:
        sent = await self.ask(self.ada, "POST", "challenges", 201, name="Bob", mode="classic2", is_rated=True, **_FAST)
        accepted = await self.ask(self.bob, "POST", f"challenges/{sent['id']}/accept")
        room: str = accepted["room"]
        return room

    def client(self, room: str, who: Account | None, **hello: Any) -> Client:
        client = self.running.client(room, **hello)
        client.headers = {} if who is None else cookie_of(who)
        return client


@pytest.fixture
async def people(alone: Running) -> People:
    return People(alone, [await make_account(alone.server.service.store, name) for name in ("Ada", "Bob", "Eve")])


async def test_everything_but_looking_needs_an_account(people: People) -> None:
    assert (await people.ask(None, "GET", "players/ada"))["name"] == "Ada"
    assert (await people.ask(None, "GET", "watching"))["games"] == []
    for method, path in (
        ("GET", "people"),
        ("GET", "people/wishes"),
        ("GET", "challenges"),
        ("POST", "players/Ada/follow"),
        ("POST", "challenges/x/accept"),
    ):
        assert (await people.ask(None, method, path, 401))["code"] == "people.sign_in_first"
    assert (await people.ask(None, "GET", "players/Nobody", 404))["code"] == "people.unknown_player"


async def test_follow_challenge_and_play(people: People) -> None:
    assert (await people.ask(people.bob, "POST", "players/Ada/follow"))["relation"] == "follow"
    room = await people.rated_game()
    waiting = await people.ask(people.ada, "GET", "challenges")
    assert waiting["challenges"][0]["room"] == room
    async with people.client(room, people.ada) as ada, people.client(room, people.bob) as bob:
        assert ada.welcome["seats"]
        assert bob.welcome["seats"]
        await people.running.server.presences.tick()
        [followed] = (await people.ask(people.bob, "GET", "people"))["followed"]
        assert followed == {"name": "Ada", "is_here": True, "room": room}
        assert [game["room"] for game in (await people.ask(None, "GET", "watching"))["games"]] == [room]
        assert (await people.ask(None, "GET", "players/Ada"))["playing"][0]["room"] == room


@pytest.mark.slow
async def test_spectators_are_behind_on_the_socket_and_in_requests(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(spectator_delay, "DELAY_MS", 3_000)
    await people.ask(people.bob, "POST", "people/wishes", is_delayed=True)
    room = await people.rated_game()
    players = people.client(room, people.ada), people.client(room, people.bob)
    async with players[0] as ada, players[1] as bob, people.client(room, people.eve, watch=True) as eve:
        assert eve.welcome["table"]["delay_ms"] == 3_000
        mover = ada if ada.table["seats"][ada.welcome["seats"][0] - 1]["side"] == _to_move(ada.table) else bob
        move = {"S": "e2", "N": "e8"}[_to_move(ada.table)]
        ack = await mover.ask("act", "a1", actions=[move])
        assert ack["type"] == "ack", ack
        assert eve.version < ack["version"]
        for who in (None, people.eve):
            seen = await people.ask(who, "GET", f"rooms/{room}")
            assert seen["snapshot"].get("entries", []) == []
            headers = {} if who is None else cookie_of(who)
            record = await people.running.http.get(f"api/rooms/{room}/record", headers=headers)
            assert move not in record.text
        own = await people.ask(people.ada, "GET", f"rooms/{room}")
        assert own["snapshot"]["entries"] == [move]
        await eve.wait_version(ack["version"])
        assert eve.entries == [move]
        assert (await people.ask(None, "GET", f"rooms/{room}"))["snapshot"]["entries"] == [move]


async def test_a_blocked_person_cannot_sit_down(people: People) -> None:
    seats = [{"holder": "here"}, {"holder": "elsewhere"}]
    opened = await people.ask(
        people.ada, "POST", "rooms", 201, mode="classic2", seats=seats, visibility="listed", timing={"days": 1}
    )
    await people.ask(people.ada, "POST", "players/Bob/block")
    async with people.client(opened["room"], people.bob) as bob:
        refused = await bob.ask("sit", "s1", seat=2)
        assert refused["code"] == "people.not_welcome"
    async with people.client(opened["room"], people.eve) as eve:
        assert (await eve.ask("sit", "s1", seat=2))["seats"] == [2]


def _to_move(table: dict[str, Any]) -> str:
    side: str = table["clocks"]["running"]
    return side
