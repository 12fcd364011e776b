"""What the client makes of a server that sends malformed messages or speaks another protocol."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from hedgemaze.client import BadMessageError, ClientError, RoomClient, RoomLink, create, record

pytestmark = pytest.mark.anyio


@contextlib.asynccontextmanager
async def sending(message: str | bytes, later: str = "") -> AsyncIterator[RoomLink]:
    """A server that answers the first message of a client with one message, and the next one with `later`."""

    async def handle(socket: ServerConnection) -> None:
        await socket.recv()
        await socket.send(message)
        with contextlib.suppress(ConnectionClosed):
            await socket.recv()
            await socket.send(later)
        await socket.wait_closed()

    async with serve(handle, "127.0.0.1", 0) as server:
        yield RoomLink(f"http://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}/", "abc")


@pytest.mark.parametrize(
    "message",
    [
        "hello",
        b"\xff\xfe",
        "[]",
        "{}",
        '{"type": "surprise"}',
        '{"type": "welcome"}',
        '{"type": "welcome", "seats": [1], "now_ms": 1, "table": {"version": "one"}}',
        '{"type": "events", "events": [], "table": null}',
        '{"type": "ping", "number": "x"}',
        "[" * 10_000,
    ],
)
async def test_rubbish_is_one_typed_error(message: str | bytes) -> None:
    async with sending(message) as link:
        with pytest.raises(BadMessageError) as error:
            await asyncio.wait_for(RoomClient(link).__aenter__(), 5)
        assert error.value.code == "client.bad_message"


async def test_rubbish_after_the_welcome_ends_waiting_commands() -> None:
    table = '{"version": 1, "stage": "waiting", "mode": "classic2", "seats": []}'
    welcome = f'{{"type": "welcome", "seats": [1], "now_ms": 1, "table": {table}}}'
    async with sending(welcome, later="rubbish") as link, RoomClient(link) as client:
        with pytest.raises(BadMessageError):
            await client.act("e2")


async def test_an_event_of_an_unknown_form_is_passed_on() -> None:
    table = '"table": {"version": 1, "stage": "playing", "mode": "classic2", "seats": []}'
    snapshot = '"snapshot": {"settings": {}, "entries": ["e2"]}'
    welcome = f'{{"type": "welcome", "seats": [1], "now_ms": 1, {table}, {snapshot}}}'
    events = f'{{"type": "events", "events": [{{}}], "entries": {{"keep": 0}}, {table.replace("1", "2", 1)}}}'
    seen: list[dict[str, Any]] = []
    async with sending(welcome, later=events) as link, RoomClient(link, on_event=seen.append) as client:
        waiting = asyncio.create_task(client.resign())
        await asyncio.wait_for(client.wait_for(lambda: client.table.version == 2), 5)
        assert (seen, client.entries, waiting.done()) == ([{}], [], False)
        waiting.cancel()


@contextlib.asynccontextmanager
async def answering(answer: bytes) -> AsyncIterator[str]:
    """The address of a server with one answer to every request."""

    async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 " + answer)
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(handle, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"


async def test_a_record_that_is_no_text_is_one_error() -> None:
    async with answering(b"200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\n\xff\xfe") as address:
        with pytest.raises(ClientError, match="can't decode"):
            await record(RoomLink(address, "abc"))


async def test_an_http_server_of_another_kind_is_one_error() -> None:
    async with answering(b"404 Not Found\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello") as address:
        with pytest.raises(BadMessageError, match="status 404"):
            await create(address, {"mode": "classic2", "seats": []})
        with pytest.raises(ClientError, match="cannot be reached"):
            await RoomClient(RoomLink(address, "abc")).__aenter__()


@pytest.mark.parametrize(
    "text",
    [
        *("", "abc", "http://x/", "http://x/#/table", "http://x/#/table/", "http://x/#/new/classic2"),
        *("ftp://x/#/table/abc", "http://x/#/table/a/b/c", "http://x/#/table/a/b/2/3", "http:///#/table/abc"),
        *("http://[/#/table/abc", "http://x:port/#/table/abc", "http://x/#/table/a/b/-1", "http://x/#/table/a/b/9"),
    ],
)
def test_what_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(ClientError) as error:
        RoomLink.parse(text)
    assert error.value.code == "client.bad_link"


def test_links_are_read_and_written() -> None:
    for text in ("http://x:1/#/table/abc", "https://x/games/#/table/abc/secret", "http://x/#/table/abc/secret/2"):
        assert str(RoomLink.parse(text)) == text
    assert RoomLink.parse("http://x/#/watch/abc") == RoomLink("http://x/", "abc")
    assert RoomLink.parse("http://x#/table/abc").server == "http://x/"


async def test_only_web_addresses_are_asked(tmp_path: Path) -> None:
    with pytest.raises(ClientError) as error:
        await create(tmp_path.as_uri(), {"mode": "classic2", "seats": []})
    assert error.value.code == "client.bad_link"
    with pytest.raises(ClientError, match="cannot be reached"):
        await create("http://[", {"mode": "classic2", "seats": []})
    with pytest.raises(ClientError, match="cannot be reached"):
        await RoomClient(RoomLink("http://x:port", "abc")).__aenter__()
