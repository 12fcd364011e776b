"""What hostile clients do to a real server on loopback, while an honest player moves and is answered."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.protocol import Protocol, Side

from hedgemaze.server.errors import StorageError
from hedgemaze.server.limits import Limits, Rate
from hedgemaze.server.socket.connection import CLOSE_FLOOD
from tests.server.attacks import FRAMES, LATE, flood, hold_open
from tests.server.client import Client
from tests.server.running import Running

pytestmark = pytest.mark.anyio

MANY = 100_000
"""Frames of a flood."""


@contextlib.asynccontextmanager
async def honest(running: Running) -> AsyncIterator[Client]:
    """A table whose two seats are Ada's; `move` plays there."""
    opened = await running.open_table(seats=[{"holder": "here"}, {"holder": "here"}])
    async with running.client(opened["room"], token=opened["token"]) as ada:
        yield ada


async def move(ada: Client) -> None:
    """Moves a pawn forward or back, for the side whose turn it is."""
    number = len(ada.entries)
    seat, there, back = (1, "e2", "e1") if number % 2 == 0 else (2, "e8", "e9")
    action = there if number % 4 < 2 else back
    answer = await ada.ask("act", f"m{number}", seat=seat, actions=[action])
    assert answer["type"] == "ack", answer
    await ada.wait_version(answer["version"])


def port_of(running: Running) -> int:
    return int(running.address.rstrip("/").rpartition(":")[2])


async def is_ended(reader: asyncio.StreamReader) -> bool:
    """Tells whether the server ends a connection within some seconds, whatever it says before."""
    with contextlib.suppress(ConnectionError):
        async with asyncio.timeout(20):
            while await reader.read(65_536):
                pass
    return True


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> Counter[Protocol]:
    """How many bytes each WebSocket of the server has parsed."""
    counted: Counter[Protocol] = Counter()
    receive = Protocol.receive_data

    def counting(self: Protocol, data: bytes) -> None:
        if self.side is Side.SERVER:
            counted[self] += len(data)
        receive(self, data)

    monkeypatch.setattr(Protocol, "receive_data", counting)
    return counted


@pytest.mark.parametrize("kind", FRAMES)
async def test_a_flood_of_frames_is_cut_off_and_not_even_read(
    folder: Path, kind: str, parsed: Counter[Protocol]
) -> None:
    frames = Rate(0, 0) if kind == "messages" else Limits().frames  # those are counted themselves
    limits = Limits(messages=Rate(50, 1), patience=50, frames=frames)
    async with Running(folder, limits) as running, honest(running) as ada:
        attack = asyncio.create_task(flood(running.address, ada.welcome["room"], kind, MANY))
        for _ in range(5):
            await move(ada)
        code, last = await attack
        await move(ada)
    assert (code, json.loads(last)) == (CLOSE_FLOOD, {"type": "closing", "reason": "flood"})
    assert max(parsed.values()) < 20_000, "of more than half a million bytes"


async def test_a_flood_after_the_goodbye_is_not_read_either(folder: Path, parsed: Counter[Protocol]) -> None:
    async with Running(folder, Limits()) as running, honest(running) as ada:
        head = "GET /api/socket HTTP/1.1", f"Host: 127.0.0.1:{port_of(running)}", "Connection: Upgrade"
        more = "Upgrade: websocket", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13"
        rubbish = b"\x81\x81\0\0\0\0x"  # where hello is expected: it is refused and closed
        start = "\r\n".join((*head, *more, "", "")).encode() + rubbish
        ((reader, writer),) = await hold_open(port_of(running), start, 1)
        await reader.readuntil(b'"refused"')
        writer.write(FRAMES["pongs"][1] * MANY)
        assert await is_ended(reader)
        await move(ada)
        writer.transport.abort()
    assert max(parsed.values()) < 20_000


@pytest.mark.parametrize("kind", LATE)
async def test_a_client_that_is_late_is_disconnected(folder: Path, kind: str) -> None:
    limits = Limits(head_seconds=0.3, body_seconds=0.3)
    async with Running(folder, limits) as running, honest(running) as ada:
        live = await hold_open(port_of(running), LATE[kind], 20)

        async def trickle() -> None:
            for _ in range(100):
                for _, writer in live:
                    if kind != "nothing" and not writer.is_closing():
                        writer.write(b"x")
                await asyncio.sleep(0.05)

        dripping = asyncio.create_task(trickle())
        await move(ada)
        assert all([await is_ended(reader) for reader, _ in live])
        dripping.cancel()
        assert (await running.http.get("api/health")).status_code == 200
        await move(ada)
        for _, writer in live:
            writer.close()


async def test_an_answer_that_nobody_reads_is_given_up(folder: Path) -> None:
    async with Running(folder, Limits(unread_seconds=0.3, requests=Rate(0, 0))) as running, honest(running) as ada:
        ask = b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        ((reader, writer),) = await hold_open(port_of(running), ask * 1_000, 1)
        writer.transport.pause_reading()  # type: ignore[attr-defined]  # a transport that reads, too
        opened = running.http_connections
        async with asyncio.timeout(20):
            while len(opened._http) > 1:  # ours is the other
                await asyncio.sleep(0.05)
        await move(ada)
        del reader
        writer.transport.abort()


async def test_a_request_that_takes_long_is_no_late_client(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Running(folder, Limits(head_seconds=0.1, body_seconds=0.1, unread_seconds=0.1)) as running:
        check = running.server.service.store.check

        async def slow() -> None:
            await asyncio.sleep(1.0)
            await check()

        monkeypatch.setattr(running.server.service.store, "check", slow)
        assert (await running.http.get("api/health")).status_code == 200


async def test_an_address_has_so_many_connections_and_others_none_the_less(folder: Path) -> None:
    limits = Limits(connections_at_once=5)
    async with Running(folder, limits, forwarded_allow_ips=[]) as running, honest(running) as ada:
        live = await hold_open(port_of(running), LATE["half the headers"], 30)
        ended = [asyncio.create_task(is_ended(reader)) for reader, _ in live]
        async with asyncio.timeout(20):
            while sum(each.done() for each in ended) < 25:
                await asyncio.sleep(0.02)
        await move(ada)
        assert len(running.http_connections._http) <= 5
        for _, writer in live:
            writer.transport.abort()
        await asyncio.gather(*ended)
        assert (await running.http.get("api/health")).status_code == 200
        assert running.http_connections._sockets == 1
    assert len(running.http_connections) == 0, "all are counted out again"


async def test_a_proxy_may_have_as_many_as_it_likes(folder: Path) -> None:
    async with Running(folder, Limits(connections_at_once=5)) as running:  # loopback is believed by itself
        live = await hold_open(port_of(running), LATE["nothing"], 30)
        assert (await running.http.get("api/health")).status_code == 200
        assert len(running.http_connections._http) == 31
        for _, writer in live:
            writer.transport.abort()


async def test_where_all_places_are_taken_the_slowest_gives_way(folder: Path) -> None:
    async with Running(folder, Limits()) as running, honest(running) as ada:
        running.http_connections._most = 20
        live = await hold_open(port_of(running), LATE["half the headers"], 60)
        for _ in range(3):
            await move(ada)
            assert (await running.http.get("api/health")).status_code == 200
        assert len(running.http_connections) <= 20
        assert await is_ended(live[0][0]), "the first has waited longest"
        for _, writer in live:
            writer.transport.abort()


NEIGHBOURS = [
    'x={"a":1}; {}',
    "flag; {}",
    "a[b]=1; {}",
    "{}; flag",
    '{}; y="a;b',
    "=; ;;{}",
    "hedgemaze_player=short; {}",
]


@pytest.mark.parametrize("neighbour", NEIGHBOURS)
async def test_a_neighbours_cookie_does_not_cost_the_seat(running: Running, neighbour: str) -> None:
    opened = await running.open_table()
    ours = f"hedgemaze_player={running.http.cookies['hedgemaze_player']}"
    running.http.cookies.clear()
    headers = {"Cookie": neighbour.replace("{}", ours)}
    answer = await running.http.get("api/me", headers=headers)
    assert "set-cookie" not in answer.headers
    assert [game["room"] for game in answer.json()["games"]] == [opened["room"]]
    back = running.client(opened["room"])
    back.headers = headers
    async with back:
        assert back.welcome["seats"] == [1]


async def test_of_two_cookies_of_ours_the_first_counts(running: Running) -> None:
    opened = await running.open_table()
    ours = f"hedgemaze_player={running.http.cookies['hedgemaze_player']}"
    other = "hedgemaze_player=" + "x" * 27
    running.http.cookies.clear()
    for header, seats in ((f"{ours}; {other}", [1]), (f"{other}; {ours}", [])):
        client = running.client(opened["room"])
        client.headers = {"Cookie": header}
        async with client:
            assert client.welcome["seats"] == seats


@pytest.mark.parametrize("inner", ['"x":', '"id":', '"type":"nope","x":', '"type":"act","id":"1","actions":'])
async def test_deep_json_is_refused_like_any_other_rubbish(
    running: Running, caplog: pytest.LogCaptureFixture, inner: str
) -> None:
    text = "{" + inner + "[" * 16_000
    with caplog.at_level(logging.WARNING):
        async with honest(running) as ada, running.client(ada.welcome["room"]) as eve:
            for _ in range(5):
                await eve.send(text)
                assert (await eve.wait_for("error"))["code"] == "server.unreadable"
                await move(ada)
            assert (await eve.ask("ping", "still here"))["type"] == "pong"
            for path in ("api/rooms", "api/resume", "api/analyses", f"api/rooms/{ada.welcome['room']}/code"):
                answer = await running.http.post(path, content=text)
                assert (answer.status_code, answer.json()["code"]) == (400, "server.unreadable")
    assert caplog.records == []


async def test_deep_json_beyond_the_rate_is_refused_as_well(folder: Path) -> None:
    async with Running(folder, Limits(messages=Rate(3, 0.01))) as running:
        opened = await running.open_table()
        async with running.client(opened["room"]) as eve:
            for _ in range(5):
                await eve.send('{"type":"nope","x":' + "[" * 16_000)
            await eve.find(lambda message: message.get("code") == "server.too_many")


async def test_a_socket_tells_nothing_of_the_databases_error(
    alone: Running, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object, **__: object) -> None:
        raise StorageError("storage.unavailable", "no route to postgres://ada@10.0.0.1/secret")

    async with honest(alone) as ada:
        monkeypatch.setattr(alone.server.service, "carry_out", fails)
        with caplog.at_level(logging.WARNING):
            answer = await ada.ask("act", "a", seat=1, actions=["e2"])
    words, _, fault = answer["message"].partition(" (")
    assert (answer["code"], words, answer["retry_after_ms"]) == (
        "storage.unavailable",
        "the storage cannot be used now",
        1_000,
    )
    (record,) = [each for each in caplog.records if each.name == "hedgemaze.server"]
    assert vars(record)["request"] == fault.rstrip(")")
    assert "10.0.0.1" in vars(record)["error"]


async def test_nor_does_http_and_the_log_has_the_requests_id(
    alone: Running, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise StorageError("storage.unavailable", "no route to postgres://ada@10.0.0.1/secret")

    monkeypatch.setattr(alone.server.service.store, "listed", fails)
    with caplog.at_level(logging.WARNING):
        answer = await alone.http.get("api/rooms")
    assert (answer.status_code, answer.json()["code"]) == (503, "storage.unavailable")
    assert "10.0.0.1" not in answer.text
    (record,) = [each for each in caplog.records if each.name == "hedgemaze.server"]
    assert vars(record)["request"] == answer.headers["X-Request-Id"]
    assert "10.0.0.1" in vars(record)["error"]
