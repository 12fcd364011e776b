"""The id of a request: in the response and in every line that is logged for it; from a proxy only if well-formed."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from hedgemaze.server.telemetry.logs import JsonLines
from tests.server.helpers.running import Running

pytestmark = pytest.mark.anyio
UUID = "3f0c6d6e-9a55-4a3c-8d8e-0d8c8f6f2f11"


@pytest.fixture
def written(caplog: pytest.LogCaptureFixture) -> Iterator[io.StringIO]:
    """The log as a server writes it."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    caplog.set_level(logging.INFO, "hedgemaze")
    logging.getLogger("hedgemaze").addHandler(handler)
    yield stream
    logging.getLogger("hedgemaze").removeHandler(handler)


async def test_a_proxy_may_give_the_id(running: Running) -> None:
    answer = await running.http.get("api/mazes", headers={"X-Request-Id": UUID})
    assert answer.headers["x-request-id"] == UUID


@pytest.mark.parametrize(
    "given", ["", "short", "x" * 65, 'a"b"c"d"e', "line\tline2", "../../etc/passwd", "日本語日本語日本"]
)
async def test_a_malformed_id_is_replaced(running: Running, given: str) -> None:
    answer = await running.http.get("api/mazes", headers={b"X-Request-Id": given.encode()})
    assert re.fullmatch("[0-9a-f]{12}", answer.headers["x-request-id"])


async def test_a_stranger_may_not_give_the_id(folder: Path) -> None:
    async with Running(folder, forwarded_allow_ips=["192.0.2.7"]) as running:
        answer = await running.http.get("api/mazes", headers={"X-Request-Id": UUID})
        assert answer.headers["x-request-id"] != UUID


async def test_the_handshake_of_a_socket_has_an_id(running: Running) -> None:
    url = f"{running.address.replace('http', 'ws', 1)}api/socket"
    async with connect(url, additional_headers={"X-Request-Id": UUID}) as socket:
        assert socket.response is not None
        assert socket.response.headers["X-Request-Id"] == UUID


async def test_every_line_of_a_request_has_its_id(
    running: Running, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def log_deep_inside(*_: object) -> None:
        logging.getLogger("hedgemaze.server").warning("deep inside")
        raise RuntimeError("a bug")

    monkeypatch.setattr(running.server.service.store.room_index, "listed", log_deep_inside)
    answer = await running.http.get("api/rooms", headers={"X-Request-Id": UUID})
    assert (answer.status_code, answer.json()["code"]) == (500, "server.fault")
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert [line["text"] for line in lines] == ["deep inside", "a request failed", "request"]
    assert {line["request"] for line in lines} == {UUID}
    assert (lines[-1]["status"], lines[-1]["code"]) == (500, "server.fault")


async def test_every_line_of_a_socket_has_the_id_of_its_handshake(
    running: Running, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def log_deep_inside(*_: object) -> None:
        logging.getLogger("hedgemaze.server").warning("deep inside")
        raise RuntimeError("a bug")

    opened = await running.open_table()
    client = running.client(opened["room"], token=opened["token"])
    client.headers["X-Request-Id"] = UUID
    async with client:
        monkeypatch.setattr(running.server.service, "execute", log_deep_inside)
        assert (await client.ask("say", "c", phrase="hello"))["code"] == "server.fault"
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    (deep,) = (line for line in lines if line["text"] == "deep inside")
    assert deep["request"] == UUID
