"""Hostile clients against a real server on loopback, while an honest player plays on."""

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
from tests.server.helpers.attacks import FRAMES, LATE, flood, hold_open
from tests.server.helpers.client import Client
from tests.server.helpers.running import Running

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

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
    """Waits until the server closes a connection; times out after 20 seconds."""
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
async def test_a_flood_of_frames_is_disconnected_unread(folder: Path, kind: str, parsed: Counter[Protocol]) -> None:
    frames = Rate(0, 0) if kind == "messages" else Limits().frames  # messages have their own limit
    limits = Limits(messages=Rate(50, 1), patience=50, frames=frames)
    async with Running(folder, limits) as running, honest(running) as ada:
        attack = asyncio.create_task(flood(running.address, ada.welcome["room"], kind, MANY))
        for _ in range(5):
            await move(ada)
        code, last = await attack
        await move(ada)
    assert (code, json.loads(last)) == (CLOSE_FLOOD, {"type": "closing", "reason": "flood"})
    assert max(parsed.values()) < 20_000, "of more than half a million bytes"


async def test_a_flood_after_the_closing_message_is_not_read(folder: Path, parsed: Counter[Protocol]) -> None:
    async with Running(folder, Limits()) as running, honest(running) as ada:
        head = "GET /api/socket HTTP/1.1", f"Host: 127.0.0.1:{port_of(running)}", "Connection: Upgrade"
        more = "Upgrade: websocket", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13"
        malformed = b"\x81\x81\0\0\0\0x"  # instead of hello: refused and closed
        start = "\r\n".join((*head, *more, "", "")).encode()
        ((reader, writer),) = await hold_open(port_of(running), start, 1)
        await reader.readuntil(b"\r\n\r\n")
        writer.write(malformed)
        await reader.readuntil(b'"refused"')
        writer.write(FRAMES["pongs"][1] * MANY)
        assert await is_ended(reader)
        await move(ada)
        writer.transport.abort()
    assert max(parsed.values()) < 20_000


@pytest.mark.parametrize("kind", LATE)
async def test_slow_clients_are_disconnected(folder: Path, kind: str) -> None:
    limits = Limits(head_seconds=0.3, body_seconds=0.3)
    async with Running(folder, limits) as running, honest(running) as ada:
        live = await hold_open(port_of(running), LATE[kind], 20)

        async def trickle() -> None:
            for _ in range(100):
                for _, writer in live:
                    if kind != "nothing" and not writer.is_closing():
                        writer.write(b"x")
                await asyncio.sleep(0.05)

        trickling = asyncio.create_task(trickle())
        await move(ada)
        assert all([await is_ended(reader) for reader, _ in live])
        trickling.cancel()
        assert (await running.http.get("api/health")).status_code == 200
        await move(ada)
        for _, writer in live:
            writer.close()


async def test_a_client_that_does_not_read_is_disconnected(folder: Path) -> None:
    async with Running(folder, Limits(unread_seconds=0.3, requests=Rate(0, 0))) as running, honest(running) as ada:
        ask = b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        ((reader, writer),) = await hold_open(port_of(running), ask * 1_000, 1)
        writer.transport.pause_reading()  # type: ignore[attr-defined]  # it is a read transport too
        opened = running.http_connections
        async with asyncio.timeout(20):
            while len(opened._http) > 1:  # the other one is `running.http`
                await asyncio.sleep(0.05)
        await move(ada)
        del reader
        writer.transport.abort()


async def test_a_slow_handler_does_not_count_as_a_slow_client(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Running(folder, Limits(head_seconds=0.1, body_seconds=0.1, unread_seconds=0.1)) as running:
        check = running.server.service.store.connections.check

        async def slow() -> None:
            await asyncio.sleep(1.0)
            await check()

        monkeypatch.setattr(running.server.service.store.connections, "check", slow)
        assert (await running.http.get("api/health")).status_code == 200


async def test_connections_per_address_are_limited(folder: Path) -> None:
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
    assert len(running.http_connections) == 0, "every connection was removed"


async def test_connections_of_a_trusted_proxy_are_not_limited(folder: Path) -> None:
    async with Running(folder, Limits(connections_at_once=5)) as running:  # loopback is trusted by default
        live = await hold_open(port_of(running), LATE["nothing"], 30)
        assert (await running.http.get("api/health")).status_code == 200
        assert len(running.http_connections._http) == 31
        for _, writer in live:
            writer.transport.abort()


async def test_a_full_server_drops_slow_connections(folder: Path) -> None:
    async with Running(folder, Limits()) as running, honest(running) as ada:
        running.http_connections._max_total = 20
        live = await hold_open(port_of(running), LATE["half the headers"], 60)
        for _ in range(3):
            await move(ada)
            assert (await running.http.get("api/health")).status_code == 200
        assert len(running.http_connections) <= 20
        assert await is_ended(live[0][0]), "the first has waited longest"
        for _, writer in live:
            writer.transport.abort()


@pytest.mark.parametrize("inner", ['"x":', '"id":', '"type":"nope","x":', '"type":"act","id":"1","actions":'])
async def test_deeply_nested_json_is_refused(running: Running, caplog: pytest.LogCaptureFixture, inner: str) -> None:
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


async def test_deeply_nested_json_over_the_rate_limit_is_refused(folder: Path) -> None:
    async with Running(folder, Limits(messages=Rate(3, 0.01))) as running:
        opened = await running.open_table()
        async with running.client(opened["room"]) as eve:
            for _ in range(5):
                await eve.send('{"type":"nope","x":' + "[" * 16_000)
            await eve.find(lambda message: message.get("code") == "server.too_many")


async def test_socket_errors_do_not_show_the_database_message(
    alone: Running, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object, **__: object) -> None:
        raise StorageError("storage.unavailable", "no route to postgres://ada@10.0.0.1/secret")

    async with honest(alone) as ada:
        monkeypatch.setattr(alone.server.service, "execute", fails)
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


async def test_http_errors_do_not_show_the_database_message(
    alone: Running, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise StorageError("storage.unavailable", "no route to postgres://ada@10.0.0.1/secret")

    monkeypatch.setattr(alone.server.service.store.room_index, "listed", fails)
    with caplog.at_level(logging.WARNING):
        answer = await alone.http.get("api/rooms")
    assert (answer.status_code, answer.json()["code"]) == (503, "storage.unavailable")
    assert "10.0.0.1" not in answer.text
    (record,) = [each for each in caplog.records if each.name == "hedgemaze.server"]
    assert vars(record)["request"] == answer.headers["X-Request-Id"]
    assert "10.0.0.1" in vars(record)["error"]
