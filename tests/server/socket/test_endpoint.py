"""The endpoint on a real server on loopback: playing, reconnecting, and everything that is refused."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from hedgemaze.rooms import Holder, SeatPlan, Settings
from hedgemaze.server.limits import Limits, Rate
from hedgemaze.server.live.service import Service
from hedgemaze.server.socket import connection as connections
from hedgemaze.server.socket import endpoint as socket
from hedgemaze.server.socket import websocket_protocol
from hedgemaze.server.socket.client_messages import CLIENT
from hedgemaze.server.socket.connection import (
    CLOSE_FLOOD,
    CLOSE_MOVED,
    CLOSE_REFUSED,
    CLOSE_RESTART,
    CLOSE_SLOW,
    Connection,
)
from hedgemaze.server.socket.endpoint import SocketEndpoint
from tests.server.helpers.client import Client
from tests.server.helpers.fakes import FakeChannel
from tests.server.helpers.running import Running

pytestmark = pytest.mark.anyio


class Table:
    """A game in progress: Ada, Bob and a spectator."""

    def __init__(self, running: Running, opened: dict[str, Any]) -> None:
        self.room: str = opened["room"]
        self.opened = opened
        self.ada = running.client(self.room, token=opened["token"])
        self.bob = running.client(self.room, token=opened["join"])
        self.eve = running.client(self.room)
        self.bobs_token = ""

    async def __aenter__(self) -> Table:
        for each in (self.ada, self.bob, self.eve):
            await each.__aenter__()
        ack = await self.bob.ask("sit", "sit", seat=2, name="Bob")
        self.bobs_token = ack["token"]
        await self.ada.wait_version(3)
        return self

    async def __aexit__(self, *_: object) -> None:
        for each in (self.ada, self.bob, self.eve):
            await each.close()


async def table(running: Running, **settings: Any) -> Table:
    return Table(running, await running.open_table(**settings))


def short_table(*holders: Holder) -> Settings:
    return Settings("classic2;size=5;fences=2", tuple(SeatPlan(holder) for holder in holders))


def code(answer: dict[str, Any]) -> str:
    assert answer["type"] == "error", answer
    return str(answer["code"])


async def test_two_people_play_and_a_third_watches(running: Running) -> None:
    async with await table(running) as game:
        assert game.ada.welcome["seats"] == [1]
        assert (game.bob.welcome["seats"], game.bob.welcome["may_sit"]) == ([], True)
        assert (game.eve.welcome["seats"], game.eve.welcome.get("may_sit")) == ([], None)
        assert await game.ada.ask("act", "a1", version=3, actions=["e2"]) == {"type": "ack", "id": "a1", "version": 4}
        assert await game.bob.ask("act", "b1", version=4, actions=["e8"]) == {"type": "ack", "id": "b1", "version": 5}
        for each in (game.ada, game.bob, game.eve):
            await each.wait_version(5)
            assert each.entries == ["e2", "e8"]
            assert each.table["position"] == "classic2 - Se2Ne8 10,10 - S - 2"
            assert [event["version"] for event in each.events if event["event"] == "acted"] == [4, 5]


async def test_everything_that_may_not_be_done(running: Running) -> None:
    async with await table(running) as game:
        ada, bob, eve = game.ada, game.bob, game.eve
        assert code(await bob.ask("act", "1", seat=1, actions=["e2"])) == "server.not_your_seat"
        assert code(await bob.ask("act", "2", actions=["e8"])) == "room.not_your_turn"
        assert code(await eve.ask("act", "3", actions=["e2"])) == "room.spectator"
        assert code(await eve.ask("act", "4", seat=1, actions=["e2"])) == "server.not_your_seat"
        assert code(await eve.ask("sit", "5", seat=2)) == "server.not_invited"
        assert code(await ada.ask("act", "6", actions=["e9"])) == "action.too_far"
        assert code(await ada.ask("act", "7", version=99, actions=["e2"])) == "room.future_version"
        assert (await ada.ask("act", "8", version=3, actions=["e2"]))["version"] == 4
        assert (await ada.ask("act", "8", version=3, actions=["e2"]))["version"] == 4
        assert code(await ada.ask("act", "9", version=3, actions=["e3"])) == "room.stale"
        assert (await bob.ask("act", "10", version=4, actions=["e8"]))["version"] == 5
        assert code(await bob.ask("act", "11", version=4, actions=["e7"])) == "room.stale"
        assert code(await ada.ask("act", "12", actions=["e3", "e4"])) == "room.turn_over"
        assert (await ada.ask("resign", "13"))["version"] == 7
        assert code(await ada.ask("act", "14", actions=["e3"])) == "room.over"
        assert code(await bob.ask("act", "15", actions=["e7"])) == "room.over"
        assert code(await bob.ask("hello", "16", room=game.room)) == "server.unreadable"
        await bob.send({"type": "hello", "room": game.room})
        assert code(await bob.find(lambda message: message.get("code") == "server.hello_twice")) == "server.hello_twice"
        await eve.wait_version(7)
        assert eve.entries == ["e2", "e8", "S:resigned"]


async def test_every_kind_of_command(running: Running) -> None:
    async with await table(running, timing={"base_ms": 600_000}) as game:
        ada, bob = game.ada, game.bob
        assert code(await ada.ask("dress", "1", name="Eva")) == "room.started"
        assert code(await ada.ask("deal", "2", deal="P.BKIC")) == "room.bad_deal"
        assert (await ada.ask("say", "3", phrase="hello"))["type"] == "ack"
        assert (await ada.ask("give_time", "4", side="N"))["type"] == "ack"
        assert code(await ada.ask("undo", "5")) == "room.no_undo"
        assert code(await ada.ask("hint", "6")) == "room.no_hints"
        assert code(await ada.ask("flag", "7")) == "room.flag_not_fallen"
        offer = await ada.ask("offer", "8", kind="draw")
        assert (await bob.ask("answer", "9", offer=offer["version"], agree=False))["type"] == "ack"
        left = await bob.ask("leave", "10")
        assert left["seats"] == [2]
        await ada.wait_version(left["version"])
        assert ada.table["outcome"] == {"reason": "resigned", "winner": "S"}


async def test_one_screen_with_two_seats_says_which(running: Running) -> None:
    seats = [{"holder": "here", "name": "Ada"}, {"holder": "here", "name": "Bob"}]
    opened = await running.open_table(seats=seats)
    assert "join" not in opened
    async with running.client(opened["room"], token=opened["token"]) as both:
        assert both.welcome["seats"] == [1, 2]
        assert code(await both.ask("act", "1", actions=["e2"])) == "server.which_seat"
        assert (await both.ask("act", "2", seat=1, actions=["e2"]))["type"] == "ack"
        assert (await both.ask("act", "3", seat=2, actions=["e8"]))["type"] == "ack"


async def test_coming_back_with_a_gap_and_with_a_snapshot(running: Running) -> None:
    async with await table(running) as game:
        await game.ada.ask("act", "1", actions=["e2"])
        await game.bob.close()
        away = running.client(game.room, token=game.bobs_token, version=4)
        async with away:
            assert away.welcome["seats"] == [2]
            assert "snapshot" not in away.welcome
            assert "events" not in away.welcome
            await away.ask("act", "2", actions=["e8"])
        await game.ada.ask("act", "3", actions=["e3"])
        gap = running.client(game.room, token=game.bobs_token, version=4)
        gap.entries = ["e2"]
        async with gap:
            assert [event["version"] for event in gap.welcome["events"]] == [5, 6]
            assert gap.entries == ["e2", "e8", "e3"]
        fresh = running.client(game.room, token=game.bobs_token)
        async with fresh:
            assert fresh.entries == ["e2", "e8", "e3"]
            assert fresh.welcome["snapshot"]["settings"]["mode"] == "classic2"
        await game.bob.open()


async def test_the_cookie_brings_the_seat_back_and_a_watch_link_does_not_act(running: Running) -> None:
    opened = await running.open_table()
    cookie = f"hedgemaze_player={running.http.cookies['hedgemaze_player']}"
    back = running.client(opened["room"])
    back.headers = {"Cookie": cookie}
    async with back:
        assert back.welcome["seats"] == [1]
    watching = running.client(opened["room"], watch=True)
    watching.headers = {"Cookie": cookie}
    async with watching:
        assert watching.welcome["seats"] == []
        assert code(await watching.ask("resign", "1")) == "room.spectator"
        assert code(await watching.ask("resign", "2", seat=1)) == "server.not_your_seat"


async def test_a_listed_table_takes_anybody(running: Running) -> None:
    opened = await running.open_table(visibility="listed")
    async with running.client(opened["room"]) as stranger:
        assert stranger.welcome["may_sit"]
        assert (await stranger.ask("sit", "1", seat=2, name="Bob"))["seats"] == [2]
        assert (await stranger.ask("sit", "1", seat=2, name="Bob")) == {
            "type": "ack",
            "id": "1",
            "version": 3,
            "seats": [2],
        }


async def test_a_client_that_watches_cannot_sit(running: Running) -> None:
    opened = await running.open_table(visibility="listed")
    async with running.client(opened["room"], watch=True) as watching:
        assert watching.welcome.get("may_sit") is None
        assert code(await watching.ask("sit", "1", seat=2, name="Eve")) == "room.spectator"
        assert watching.table["seats"][1]["presence"] == "empty"


async def test_a_seat_is_not_lost_with_the_answer_to_sit(running: Running) -> None:
    """The client chooses the secret, comes back without a cookie, and asks again."""
    opened = await running.open_table()
    token = "of-my-own-choice-0123456789"
    wish = {"seat": 2, "name": "Bob", "token": token}
    async with running.client(opened["room"], token=opened["join"]) as bob:
        first = await bob.ask("sit", "b1", **wish)
    assert (first["seats"], first["token"]) == ([2], token)
    for secret in (opened["join"], token):  # whatever it says hello with
        async with running.client(opened["room"], token=secret) as again:
            assert again.welcome["seats"] == ([2] if secret == token else [])
            repeated = await again.ask("sit", "b1", **wish)
            assert {**repeated, "version": first["version"]} == first
            assert (await again.ask("say", f"b {secret}", phrase="hello"))["type"] == "ack"


async def test_the_id_of_another_client_gives_no_seat(running: Running) -> None:
    opened = await running.open_table()
    async with running.client(opened["room"], token=opened["join"]) as bob:
        assert (await bob.ask("sit", "b1", seat=2, name="Bob"))["seats"] == [2]
        async with running.client(opened["room"], token=opened["join"]) as eve:
            for more in ({}, {"token": "x" * 22}):
                assert code(await eve.ask("sit", "b1", seat=2, name="Bob", **more)) == "room.seat_taken"
            assert code(await eve.ask("act", "e1", seat=2, actions=["e8"])) == "server.not_your_seat"


@pytest.mark.parametrize("token", ["x" * 21, "x" * 65, "x" * 22 + "!", "x" * 21 + " "])
async def test_a_seats_secret_is_long_enough(running: Running, token: str) -> None:
    opened = await running.open_table()
    async with running.client(opened["room"], token=opened["join"]) as bob:
        await bob.send({"type": "sit", "id": "b1", "seat": 2, "token": token})
        assert code(await bob.wait_for("error")) == "server.unreadable"


async def test_a_resume_code_moves_the_seat(running: Running) -> None:
    async with await table(running) as game:
        asked = await running.http.post(f"api/rooms/{game.room}/code", json={"token": game.bobs_token, "seat": 2})
        typed = asked.json()["code"].lower().replace("-", " ")
        moved = (await running.http.post("api/resume", json={"code": typed})).json()
        assert (moved["room"], moved["seats"]) == (game.room, [2])
        assert await game.bob.wait_closed() == CLOSE_MOVED
        assert (await running.http.post("api/resume", json={"code": typed})).json()["code"] == "server.bad_code"
        async with running.client(game.room, token=game.bobs_token) as old:
            assert old.welcome["seats"] == []
        async with running.client(game.room, token=moved["token"]) as new:
            assert 2 in new.welcome["seats"]
        await game.bob.open()


async def test_a_foreign_page_gets_no_socket(running: Running) -> None:
    opened = await running.open_table()
    for origin in ("https://elsewhere.example", "null", f"ftp://{running.address[7:-1]}"):
        foreign = running.client(opened["room"])
        foreign.headers = {"Origin": origin}
        with pytest.raises(InvalidStatus) as caught:
            await foreign.open()
        assert caught.value.response.status_code == 403
    own = running.client(opened["room"])
    own.headers = {"Origin": running.address.rstrip("/")}
    async with own:
        assert own.welcome["room"] == opened["room"]


@pytest.mark.parametrize(
    "rubbish",
    [
        "",
        "{",
        "[]",
        "null",
        '"hello"',
        '{"type": "jump"}',
        '{"type": "act", "id": "1"}',
        '{"type": "act", "id": "1", "actions": []}',
        '{"type": "act", "id": "1", "actions": [7]}',
        '{"type": "act", "id": "", "actions": ["e2"]}',
        '{"type": "act", "id": "1", "seat": -1, "actions": ["e2"]}',
        '{"type": "act", "id": "1", "actions": ["e2"], "more": 1}',
        '{"type": "act", "id": "1", "version": 1e400, "actions": ["e2"]}',
        "[" * 10_000,
        b"\x00\x01",
    ],
)
async def test_unreadable_messages_get_an_error_and_change_nothing(running: Running, rubbish: str | bytes) -> None:
    async with await table(running) as game:
        await game.ada.send(rubbish)
        answer = await game.ada.wait_for("error")
        assert answer["code"] == "server.unreadable"
        assert (await game.ada.ask("act", "2", actions=["e2"]))["version"] == 4


@pytest.mark.parametrize(
    ("first", "wanted"),
    [
        ({"type": "hello", "room": "nowhere"}, "server.no_such_room"),
        ({"type": "act", "id": "1", "actions": ["e2"]}, "server.no_hello"),
        ("rubbish", "server.unreadable"),
    ],
)
async def test_a_client_that_does_not_begin_with_hello_is_closed(running: Running, first: Any, wanted: str) -> None:
    client = running.client("x")
    client.hello = {}
    await client.open()
    await client.send(first)
    assert code(await client.wait_for("error")) == wanted
    assert (await client.wait_for("closing"))["reason"] == "refused"
    assert await client.wait_closed() == CLOSE_REFUSED


async def test_a_client_that_sends_nothing_is_closed(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "HELLO_SECONDS", 0.05)
    client = running.client("x")
    client.hello = {}
    await client.open()
    assert await client.wait_closed() == CLOSE_REFUSED


async def test_a_huge_message_closes_its_own_socket_only(running: Running) -> None:
    async with await table(running) as game:
        await game.bob.send("x" * 1_000_000)
        assert await game.bob.wait_closed() == 1009
        assert (await game.ada.ask("act", "1", actions=["e2"]))["version"] == 4
        await game.bob.open()


async def test_a_flood_is_slowed_and_then_closed(folder: Path) -> None:
    limits = Limits(messages=Rate(20, 0.1), patience=30)
    async with Running(folder, limits) as running, await table(running) as game:
        for number in range(60):
            await game.eve.send({"type": "ping", "id": str(number)})
        refused = await game.eve.find(lambda message: message.get("code") == "server.too_many")
        assert refused["retry_after_ms"] > 0
        assert await game.eve.wait_closed() == CLOSE_FLOOD
        assert (await game.ada.ask("act", "1", actions=["e2"]))["version"] == 4
        await game.eve.open()


async def test_the_rate_of_a_seat_counts_all_its_sockets(folder: Path) -> None:
    limits = Limits(messages=Rate(20, 0.01))
    async with Running(folder, limits) as running, await table(running) as game:
        answers: list[dict[str, Any]] = []
        for _ in range(3):
            token = game.ada.hello["token"]
            async with running.client(game.ada.hello["room"], token=token) as another:
                answers += [await another.ask("ping", str(number)) for number in range(10)]
        refused = [each for each in answers if each["type"] == "error"]
        assert len(refused) >= 10, "of thirty, and what its first socket has said"
        assert all(code(each) == "server.too_many" and each["retry_after_ms"] > 0 for each in refused)
        assert (await game.bob.ask("ping", "x"))["type"] == "pong", "nobody else is slowed"


async def test_open_sockets_per_address_are_limited(folder: Path) -> None:
    async with Running(folder, Limits(sockets_at_once=2)) as running:
        opened = await running.open_table()
        async with running.client(opened["room"]), running.client(opened["room"]) as second:
            third = running.client(opened["room"])
            await third.open()
            assert code(await third.wait_for("error")) == "server.too_many"
            assert await third.wait_closed() == CLOSE_REFUSED
            await second.close()
            async with running.client(opened["room"]):
                pass


async def test_too_many_sockets_of_one_address_are_refused(folder: Path) -> None:
    async with Running(folder, Limits(sockets=Rate(2, 0.01))) as running:
        opened = await running.open_table()
        for _ in range(2):
            async with running.client(opened["room"]):
                pass
        third = running.client(opened["room"])
        await third.open()
        assert code(await third.wait_for("error")) == "server.too_many"
        assert await third.wait_closed() == CLOSE_REFUSED


@pytest.mark.slow
async def test_a_client_that_does_not_read_is_closed_as_slow_and_delays_nobody(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket_protocol, "_CUT_SECONDS", 20.0)  # it may read late on a busy machine
    async with Running(folder, Limits(backlog=100_000, messages=Rate(0, 0))) as running, await table(running) as game:
        assert game.eve._socket is not None
        game.eve._socket.transport.pause_reading()
        (slow,) = [each for each in running.server.sockets.open if not each.seats]
        filler = json.dumps({"type": "filler", "text": "x" * 100_000}).encode()
        for _ in range(200):
            slow.deliver(filler)
            await asyncio.sleep(0)
        assert slow.is_closed
        assert (await game.ada.ask("act", "1", actions=["e2"]))["version"] == 4
        await game.bob.wait_version(4)
        assert len(running.server.sockets.open) == 2
        game.eve._socket.transport.resume_reading()
        assert (await game.eve.wait_for("closing"))["reason"] == "slow"
        assert await game.eve.wait_closed() == CLOSE_SLOW


async def test_the_server_measures_the_lag_and_drops_silent_clients(
    alone: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await alone.open_table()
    async with alone.client(opened["room"], token=opened["token"]) as ada:
        pong = await ada.ask("ping", "1")
        assert 0 <= pong["lag_ms"] < 5_000
        (connection,) = alone.server.sockets.open
        connection._pings.append((99, asyncio.get_running_loop().time() - 0.3))
        connection._measured.clear()
        connection.pong(99)
        connection.pong(7)
        assert 150 <= connection.lag_ms < 200
        monkeypatch.setattr(connections, "SILENT_SECONDS", -1.0)
        connection.check()
        assert await ada.wait_closed() == 1006


async def test_a_client_is_pinged_if_a_side_is_silent_or_its_lag_is_old(alone: Running) -> None:
    opened = await alone.open_table()
    async with alone.client(opened["room"], token=opened["token"]):
        (connection,) = alone.server.sockets.open
        now = asyncio.get_running_loop().time()

        def is_pinged(received: float, sent: float, pinged: float) -> bool:
            """Returns whether a client is pinged, by the seconds since each of these."""
            connection.received_at, connection.sent_at = now - received, now - sent
            connection._pings = [(7, now - pinged)]
            connection.check()
            return len(connection._pings) > 1

        assert not is_pinged(received=5, sent=5, pinged=20)
        assert is_pinged(received=11, sent=5, pinged=20), "the client is silent"
        assert is_pinged(received=5, sent=11, pinged=20), "the client has heard nothing"
        assert is_pinged(received=5, sent=5, pinged=31), "the lag is old"
        connection._pings = []
        connection.check()
        assert connection._pings == [], "the first ping follows hello"


async def test_what_is_sent_and_received_counts_for_pings(alone: Running) -> None:
    opened = await alone.open_table()
    async with alone.client(opened["room"], token=opened["token"]) as ada:
        (connection,) = alone.server.sockets.open
        connection.received_at = connection.sent_at = asyncio.get_running_loop().time() - 20
        await ada.ask("ping", "1")
        assert asyncio.get_running_loop().time() - min(connection.received_at, connection.sent_at) < 10


async def test_a_graceful_stop_sends_closing_to_all_clients(folder: Path) -> None:
    async with Running(folder) as running:
        game = await table(running)
        await game.__aenter__()
        await running.stop()
        for each in (game.ada, game.bob, game.eve):
            assert (await each.wait_for("closing"))["reason"] == "restart"
            assert await each.wait_closed() == CLOSE_RESTART
    async with Running(folder) as again, Client(again.address, game.room, token=game.bobs_token, version=3) as bob:
        assert bob.welcome["seats"] == [2]
        assert "snapshot" not in bob.welcome


async def test_any_message_is_answered_and_none_causes_a_server_fault(service: Service) -> None:
    """Random messages of every kind, valid and invalid, from a client with a seat and one that may sit."""
    chance = random.Random(6)
    sockets, heard = SocketEndpoint(service, Limits.none()), list[dict[str, Any]]()

    async def send(client: Connection, message: dict[str, Any] | str) -> None:
        sockets.on_message(client, message if isinstance(message, str) else json.dumps(message))
        while client.worker is not None:
            await asyncio.wait({client.worker})
        await asyncio.sleep(0)

    for _ in range(12):
        opened = await service.open_table(short_table(Holder.HERE, Holder.ELSEWHERE), None)
        ada, bob = (Connection(FakeChannel(heard), FakeChannel.close, Limits()) for _ in range(2))
        await send(ada, {"type": "hello", "room": opened.room, "token": opened.token})
        await send(bob, {"type": "hello", "room": opened.room, "token": opened.join})
        if chance.random() < 0.8:
            await send(bob, {"type": "sit", "id": "sit", "seat": 2})
        for number in range(100):
            await send(chance.choice((ada, bob)), random_message(chance, number))
        live = await service.live_room(opened.room)
        service.unsubscribe(ada)
        service.unsubscribe(bob)
        service.cache.drop(live)
        assert (await service.live_room(opened.room)).room == live.room
    codes = {each["code"] for each in heard if each["type"] == "error"}
    assert "server.fault" not in codes
    assert len(codes) > 20, codes
    kinds = {event["event"] for each in heard if each["type"] == "events" for event in each["events"]}
    assert {"seated", "started", "acted", "said", "offered", "resigned", "ended", "left"} <= kinds


SOUND: dict[str, list[Any]] = {
    "room": ["r"],
    "token": [""],
    "seat": [0, 1, 2],
    "version": [None],
    "actions": [["c2"], ["c4"], ["c1"], ["c5"], ["b2h"], ["c3v"]],
    "name": ["Bob", ""],
    "character": [None, "P"],
    "kind": ["draw", "take_back", "rematch"],
    "offer": list(range(1, 20)),
    "agree": [True, False],
    "side": ["S", "N"],
    "phrase": ["hello", "face_sad"],
    "deal": ["P.BKIC"],
    "number": [1],
    "watch": [False],
}
UNSOUND: list[Any] = [
    None,
    "",
    "x" * 90,
    " x",
    "\u202e",
    "\u0000",
    -1,
    7,
    10**9,
    10**30,
    1.5,
    True,
    [],
    [""],
    ["e9"],
    {},
]


ACT, ANSWER = (next(kind for kind in CLIENT if kind.__name__ == name) for name in ("Act", "Answer"))


def random_message(chance: random.Random, number: int) -> str:
    kind: Any = chance.choice((*CLIENT, ACT, ACT, ACT, ANSWER))
    fields = {}
    for name in kind.__struct_fields__:
        sound = SOUND.get(name, [str(number), str(number), str(number - 1)])
        if chance.random() < 0.95 or kind is ANSWER:
            fields[name] = chance.choice(sound) if chance.random() < 0.95 else chance.choice(UNSOUND)
    text = json.dumps({"type": kind.__struct_config__.tag, **fields})
    if chance.random() < 0.03:
        position = chance.randrange(len(text))
        text = text[:position] + chance.choice('{}[]",:\x00é') + text[position + chance.randrange(2) :]
    return text


async def test_presence_is_sent(running: Running) -> None:
    async with await table(running) as game:
        await game.ada.find(lambda message: message["type"] == "presence" and message["seats"] == [1, 2])
        await game.bob.close()
        gone = {"type": "presence", "seats": [1], "watching": 1}
        assert await game.ada.find(lambda message: message == gone)
        await game.bob.open()
