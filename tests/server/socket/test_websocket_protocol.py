"""The fast path of messages, through real sockets."""

from __future__ import annotations

import asyncio
import json
import logging

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from hedgemaze.server.socket.endpoint import MAX_WAITING
from hedgemaze.server.socket.websocket_protocol import whole_text
from tests.server.running import Running

pytestmark = pytest.mark.anyio


async def greeted(running: Running, socket: ClientConnection, room: str) -> None:
    await socket.send(json.dumps({"type": "hello", "room": room}))
    while json.loads(await socket.recv())["type"] != "ping":
        pass


def connected(running: Running) -> connect:
    return connect(f"{running.address.replace('http', 'ws', 1)}api/socket", compression=None, max_size=None)


async def test_a_fragmented_message_is_received_whole(running: Running) -> None:
    opened = await running.open_table()
    async with connected(running) as socket:
        await greeted(running, socket, opened["room"])
        await socket.send(['{"type": "pi', 'ng", "id"', ': "ä"}'])
        assert json.loads(await socket.recv())["id"] == "ä"


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 1_000, 4_000])
def test_a_whole_text_frame_is_read(size: int) -> None:
    text = ("xyä" * size)[: size - size // 3] if size > 4 else "x" * size
    frame = Frame(Opcode.TEXT, text.encode()).serialize(mask=True)
    assert whole_text(frame) == text


def test_any_other_input_is_left_to_the_general_parser() -> None:
    whole = Frame(Opcode.TEXT, b"x" * 127).serialize(mask=True)
    long_length = b"\x81\xff" + (117).to_bytes(8, "big") + b"\0\0\0\0" + b"x" * 117  # 133 bytes: 6 + 127
    for data in (
        b"",
        whole[:-1],
        whole + b"x",
        whole + whole,
        long_length,
        b"\x81\xfe\0\x02\0\0\0\0hi",  # a longer length than needed
        Frame(Opcode.TEXT, b"hi").serialize(mask=False),
        Frame(Opcode.TEXT, b"hi", fin=False).serialize(mask=True),
        b"\xc1\x82\0\0\0\0hi",  # an extension's bit
        Frame(Opcode.BINARY, b"hi").serialize(mask=True),
        Frame(Opcode.PING, b"hi").serialize(mask=True),
        Frame(Opcode.TEXT, b"\xff").serialize(mask=True),
        Frame(Opcode.TEXT, b"x" * 16_000).serialize(mask=True),
    ):
        assert whole_text(data) is None, data[:20]


async def test_a_frame_in_pieces_and_whole_frames_after_it_are_received(running: Running) -> None:
    """The second piece looks like a whole frame; the general parser must read it."""
    opened = await running.open_table()
    async with connected(running) as socket:
        await greeted(running, socket, opened["room"])
        inner = Frame(Opcode.TEXT, b'{"type": "ping", "id": "no"}').serialize(mask=True)
        outer = Frame(Opcode.BINARY, inner).serialize(mask=True)
        head, mask = outer[: -4 - len(inner)], b"\0\0\0\0"
        socket.transport.write(head)
        await asyncio.sleep(0.05)
        socket.transport.write(mask)
        await asyncio.sleep(0.05)
        socket.transport.write(inner)
        assert json.loads(await socket.recv())["code"] == "server.unreadable", "it is one binary message"
        await socket.send('{"type": "ping", "id": "yes"}')
        assert json.loads(await socket.recv())["id"] == "yes"


async def test_many_messages_at_once_are_answered_in_their_order(running: Running) -> None:
    opened = await running.open_table()
    async with connected(running) as socket:
        await greeted(running, socket, opened["room"])
        wanted = [str(number) for number in range(10 * MAX_WAITING)]
        for each in wanted:
            kind = {"type": "ping"} if int(each) % 3 else {"type": "say", "phrase": "hello"}
            await socket.send(json.dumps(kind | {"id": each}))
        assert [json.loads(await socket.recv())["id"] for _ in wanted] == wanted


async def test_binary_messages_are_refused_and_invalid_utf8_closes_the_socket(
    running: Running, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logging.getLogger("uvicorn.error"), "handlers", [caplog.handler])
    opened = await running.open_table()
    async with connected(running) as socket:
        await greeted(running, socket, opened["room"])
        await socket.send(b"{}")
        assert json.loads(await socket.recv())["code"] == "server.unreadable"
        await socket.send(b'{"type": "\xff"}', text=True)
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        assert socket.close_code == 1007
    assert [record for record in caplog.records if record.exc_info] == [], "no trace for what others do wrong"


async def test_invalid_utf8_after_the_close_frame_is_ignored(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = await running.open_table()
    failed: list[object] = []
    monkeypatch.setattr(asyncio.get_running_loop(), "call_exception_handler", failed.append)
    async with connected(running) as socket:
        await greeted(running, socket, opened["room"])
        goodbye, no_text = b"\x88\x82\0\0\0\0\x03\xe8", b"\x81\x81\0\0\0\0\xff"  # masked with nothing
        socket.transport.write(no_text + goodbye + no_text)
        with pytest.raises(ConnectionClosed):
            await socket.recv()
    async with connected(running) as socket:
        await greeted(running, socket, opened["room"])
        socket.transport.write(goodbye + no_text)
        with pytest.raises(ConnectionClosed):
            await socket.recv()
    assert failed == []


async def test_messages_of_every_length_arrive(alone: Running) -> None:
    opened = await alone.open_table()
    async with connected(alone) as socket:
        await greeted(alone, socket, opened["room"])
        (connection,) = alone.server.sockets._connections
        sizes = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000]
        for size in sizes:
            connection.deliver(b"x" * size)
        async with asyncio.timeout(20):
            assert [len(await socket.recv()) for _ in sizes] == sizes
