"""Hostile clients for tests and for `bench.server.attack`; on loopback only, bounded in time."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

__all__ = ["ATTACKS", "FRAMES", "LATE", "deep_json", "flood", "hold_open"]

FRAMES = {
    "empty pieces": (b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0"),
    "pongs": (b"", b"\x8a\x80\0\0\0\0"),
    "pings": (b"", b"\x89\x80\0\0\0\0"),
    "messages": (b"", b"\x81\x8e\0\0\0\0" + b'{"type":"hi!"}'),
}
"""The first frame of a flood and the frame that it repeats; the mask is zero."""
LATE = {
    "nothing": b"",
    "half a request line": b"GET / HT",
    "half the headers": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: ",
    "half a body": b'POST /api/rooms HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n{"mode": ',
    "a body for an unknown path": b"POST /api/none HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n{",
}
"""Incomplete requests: the client sends this and keeps the connection open."""
_AT_ONCE = 10
"""Concurrent connections of one attacker."""


async def connect_spectator(address: str, room: str) -> ClientConnection:
    """Returns the socket of a spectator, after the welcome message."""
    socket = await connect(f"{address.replace('http', 'ws', 1)}api/socket", compression=None, max_size=None)
    await socket.send(json.dumps({"type": "hello", "room": room, "watch": True}))
    while json.loads(await socket.recv())["type"] != "ping":
        pass
    return socket


async def flood(address: str, room: str, kind: str, frames: int) -> tuple[int | None, str]:
    """Sends at most `frames` frames of one kind; returns the close code and the last message received."""
    first, repeated = FRAMES[kind]
    socket = await connect_spectator(address, room)
    last = ""

    async def read() -> None:
        nonlocal last
        with contextlib.suppress(ConnectionClosed):
            async for text in socket:
                last = str(text)

    reader = asyncio.create_task(read())
    socket.transport.write(first)
    for _ in range(frames // 1_000):
        if reader.done() or socket.transport.is_closing():
            break
        socket.transport.write(repeated * 1_000)
        await asyncio.sleep(0)
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(asyncio.shield(reader), 10)
    code = socket.close_code
    socket.transport.abort()
    await reader
    return code, last


async def hold_open(port: int, data: bytes, count: int) -> list[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """Opens `count` connections that send the beginning of a request."""
    found = []
    for _ in range(count):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(data)
        found.append((reader, writer))
    return found


async def deep_json(address: str, room: str, messages: int) -> None:
    """Sends deeply nested messages until the server disconnects."""
    socket = await connect_spectator(address, room)
    text = '{"type":"nope","id":"1","x":' + "[" * 16_000
    with contextlib.suppress(ConnectionClosed):
        for _ in range(messages):
            await socket.send(text)
            await asyncio.sleep(0)
    socket.transport.abort()


async def _late(address: str, kind: str, count: int) -> None:
    port = int(address.rstrip("/").rpartition(":")[2])
    live = await hold_open(port, LATE[kind], count)
    await asyncio.sleep(1.0)
    for _, writer in live:
        writer.transport.abort()


async def _requests(address: str, count: int) -> None:
    """Sends more requests per connection than it reads responses."""
    port = int(address.rstrip("/").rpartition(":")[2])
    ask = f"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode() * 100
    live = await hold_open(port, ask, count)
    for reader, writer in live:
        with contextlib.suppress(ConnectionError):
            await reader.read(65_536)
        writer.transport.abort()


def _flooding(kind: str) -> Callable[[str, str], Awaitable[object]]:
    return lambda address, room: asyncio.gather(
        *(flood(address, room, kind, 200_000) for _ in range(_AT_ONCE)), return_exceptions=True
    )


ATTACKS: dict[str, Callable[[str, str], Awaitable[object]]] = {
    **{f"flood of {kind}": _flooding(kind) for kind in FRAMES},
    "deep JSON": lambda address, room: deep_json(address, room, 1_000),
    "400 half-open requests": lambda address, _: _late(address, "half the headers", 400),
    "requests without end": lambda address, _: _requests(address, _AT_ONCE),
}
"""One round of each attack, given an address and a room; takes about a second."""
