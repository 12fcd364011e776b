"""The fast path of messages, through real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from hedgemaze.server.limits import Limits, Rate
from hedgemaze.server.socket.connection import CLOSE_FLOOD
from hedgemaze.server.socket.endpoint import MAX_WAITING
from hedgemaze.server.socket.websocket_protocol import whole_texts
from tests.server.helpers.running import Running

pytestmark = pytest.mark.anyio


async def greeted(running: Running, socket: ClientConnection, room: str, token: str | None = None) -> None:
    await socket.send(json.dumps({"type": "hello", "room": room} | ({} if token is None else {"token": token})))
    while json.loads(await socket.recv())["type"] != "ping":
        pass


def frames(*messages: dict[str, Any]) -> bytes:
    return b"".join(Frame(Opcode.TEXT, json.dumps(each).encode()).serialize(mask=True) for each in messages)


def act(id: str, *actions: str) -> dict[str, Any]:  # noqa: A002  # the message's word for it
    return {"type": "act", "id": id, "actions": actions}


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
    assert whole_texts(frame) == [text]
    other = Frame(Opcode.TEXT, b"other").serialize(mask=True)
    assert whole_texts(other + frame + other) == ["other", text, "other"]


def test_any_other_input_is_left_to_the_general_parser() -> None:
    whole = Frame(Opcode.TEXT, b"x" * 127).serialize(mask=True)
    long_length = b"\x81\xff" + (117).to_bytes(8, "big") + b"\0\0\0\0" + b"x" * 117  # 133 bytes: 6 + 127
    for data in (
        b"",
        whole[:-1],
        whole + b"x",
        whole + whole[:-1],
        whole + Frame(Opcode.PING, b"hi").serialize(mask=True),
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
        assert whole_texts(data) == [], data[:20]


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


async def test_actions_that_arrive_together_are_judged_one_by_one(running: Running) -> None:
    opened = await running.open_table()
    async with running.client(opened["room"], token=opened["join"]) as bob, connected(running) as ada:
        await bob.ask("sit", "sit", seat=2)
        await greeted(running, ada, opened["room"], opened["token"])
        ada.transport.write(frames(act("1", "e2"), act("2", "e3"), act("1", "e2"), act("3", "no")))
        answers: list[dict[str, Any]] = []
        async with asyncio.timeout(20):
            while len(answers) < 4:
                message = json.loads(await ada.recv())
                if message["type"] in ("ack", "error"):
                    answers.append(message)
        assert [(each["type"], each["id"]) for each in answers] == [
            ("ack", "1"),
            ("error", "2"),  # not the seat's turn any more
            ("ack", "1"),  # sent again
            ("error", "3"),
        ]
        assert answers[0]["version"] == answers[2]["version"]
        assert (await bob.ask("act", "4", actions=["e8"]))["type"] == "ack"
        await bob.wait_until(lambda: len(bob.entries) >= 2)
        assert bob.entries == ["e2", "e8"]


async def test_a_fault_in_one_room_does_not_concern_the_others(alone: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with contextlib.AsyncExitStack() as stack:
        tables = [await alone.open_table() for _ in range(3)]
        for opened in tables:
            bob = await stack.enter_async_context(alone.client(opened["room"], token=opened["join"]))
            await bob.ask("sit", "sit", seat=2)
        players = [
            await stack.enter_async_context(alone.client(opened["room"], token=opened["token"])) for opened in tables
        ]
        rooms = alone.server.service.store.rooms
        append, broken = rooms.append, tables[0]["room"]

        def fail_once(room: str, *arguments: Any) -> asyncio.Future[bool]:
            if room == broken:
                monkeypatch.undo()
                raise ValueError("a fault of ours")
            return append(room, *arguments)

        monkeypatch.setattr(rooms, "append", fail_once)
        answers = await asyncio.gather(*(ada.ask("act", "1", actions=["e2"]) for ada in players))
        assert [each["type"] for each in answers] == ["error", "ack", "ack"]
        assert answers[0]["code"] == "server.fault"
        assert (await players[0].ask("act", "2", actions=["e2"]))["type"] == "ack", "the room can be used again"


async def test_an_action_counts_although_its_client_is_gone_at_once(running: Running) -> None:
    opened = await running.open_table()
    async with running.client(opened["room"], token=opened["join"]) as bob:
        await bob.ask("sit", "sit", seat=2)
        async with connected(running) as ada:
            await greeted(running, ada, opened["room"], opened["token"])
            ada.transport.write(frames(act("1", "e2")))
            ada.transport.close()
        await bob.wait_until(lambda: bob.entries == ["e2"])
        async with running.client(opened["room"], token=opened["token"]) as ada_again:
            assert ada_again.welcome["snapshot"]["entries"] == ["e2"]
            assert (await ada_again.ask("act", "1", actions=["e2"]))["type"] == "ack", "sent again"


async def test_messages_that_arrive_together_count_towards_the_rate(folder: Path) -> None:
    async with Running(folder, Limits(frames=Rate(20, 1))) as running:
        opened = await running.open_table()
        async with connected(running) as socket:
            await greeted(running, socket, opened["room"])
            socket.transport.write(frames(*({"type": "ping", "id": str(number)} for number in range(30))))
            assert json.loads(await socket.recv())["type"] == "closing", "none is answered"
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == CLOSE_FLOOD


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
        (connection,) = alone.server.sockets.open
        sizes = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000]
        for size in sizes:
            connection.deliver(b"x" * size)
        async with asyncio.timeout(20):
            assert [len(await socket.recv()) for _ in sizes] == sizes
