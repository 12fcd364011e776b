"""A WebSocket client that needs little processor time, so that a load test measures the server.

`LightSocket` is an asyncio protocol that parses frames by hand and reads only the first letters of a message. Messages
are encoded beforehand. Games are random, legal and known in advance.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable, Iterable
from typing import Any

from hedgemaze.rules import Game, Mode

__all__ = ["LightSocket", "frame", "message", "post_json", "random_actions"]

_HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{cookie}\r\n"
)
_KIND = slice(9, 11)
"""Position of the first two letters of the type in ``{"type":"events"``."""

OnMessage = Callable[["LightSocket", bytes, float], None]


def frame(payload: bytes) -> bytes:
    """Returns a text frame of a client, with a mask of zeros."""
    size = len(payload)
    head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
    return head + b"\0\0\0\0" + payload


def message(**fields: Any) -> bytes:
    """Returns a message as a text frame."""
    return frame(json.dumps(fields, separators=(",", ":")).encode())


class LightSocket(asyncio.Protocol):
    """One socket; calls `on_message` with every message except pings, and the time when its bytes arrived."""

    __slots__ = (
        "_buffer",
        "_closed",
        "_cookie",
        "_path",
        "_port",
        "_ready",
        "_transport",
        "_waiting",
        "number",
        "on_message",
    )

    def __init__(self, port: int, path: str = "/api/socket", cookie: str = "") -> None:
        self.number = 0
        self._cookie = cookie
        self._path = path
        self.on_message: OnMessage | None = None
        self._port = port
        self._buffer = b""
        self._ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None
        self._waiting: tuple[bytes, asyncio.Future[bytes]] | None = None
        self._closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def open(cls, port: int, hello: bytes) -> LightSocket:
        """Connects and sends hello; returns after the welcome."""
        _, socket = await asyncio.get_running_loop().create_connection(lambda: cls(port), "127.0.0.1", port)
        await asyncio.wait({socket._ready, socket.closed}, return_when=asyncio.FIRST_COMPLETED)
        await socket.ask(hello, b"we")
        return socket

    @classmethod
    async def open_lobby(cls, port: int, cookie: str = "") -> LightSocket:
        """Connects to the lobby, signed in with a cookie if there is one; returns after its first message."""
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: cls(port, "/api/lobby", cookie), "127.0.0.1", port)
        future: asyncio.Future[bytes] = loop.create_future()
        socket._waiting = b"lo", future
        await asyncio.wait_for(future, 60)
        return socket

    @property
    def closed(self) -> asyncio.Future[None]:
        """Done when the connection is closed."""
        return self._closed

    def send(self, data: bytes) -> None:
        """Sends a frame."""
        assert self._transport is not None
        self._transport.write(data)

    async def ask(self, data: bytes, kind: bytes) -> bytes:
        """Sends a frame and returns the next message whose type starts with these two letters."""
        future: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._waiting = kind, future
        self.send(data)
        return await asyncio.wait_for(future, 60)

    def close(self) -> None:
        """Aborts the connection."""
        if self._transport is not None:
            self._transport.abort()

    # Called by asyncio.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        cookie = f"Cookie: {self._cookie}\r\n" if self._cookie else ""
        transport.write(_HANDSHAKE.format(port=self._port, path=self._path, cookie=cookie).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._closed.done():
            self._closed.set_result(None)
        if self._waiting is not None and not self._waiting[1].done():
            self._waiting[1].set_exception(exc or ConnectionError("the server has closed the socket"))

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        data = self._buffer + data if self._buffer else data
        if not self._ready.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._ready.set_result(None)
        at, size = 0, len(data)
        while size - at >= 2:
            length, begin = data[at + 1], at + 2
            if length == 126:
                if size - at < 4:
                    break
                length, begin = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            if size < begin + length:
                break
            if data[at] == 0x81:
                self._handle(data[begin : begin + length], now)
            at = begin + length
        self._buffer = data[at:] if at < size else b""

    def _handle(self, payload: bytes, now: float) -> None:
        kind = payload[_KIND]
        if kind == b"pi":
            self.send(frame(b'{"type":"pong","number":' + payload[payload.rindex(b":") + 1 :]))
            return
        if self._waiting is not None and self._waiting[0] == kind:
            future, self._waiting = self._waiting[1], None
            if not future.done():
                future.set_result(payload)
        elif self.on_message is not None:
            self.on_message(self, payload, now)


async def post_json(port: int, path: str, bodies: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Posts bodies one after another over one connection; returns the responses."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    answers = []
    for body in bodies:
        data = json.dumps(body).encode()
        writer.write(f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Length: {len(data)}\r\n\r\n".encode())
        writer.write(data)
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        size = int(head.partition("content-length:")[2].partition("\r\n")[0])
        answer = json.loads(await reader.readexactly(size))
        assert " 201 " in head, answer
        answers.append(answer)
    writer.close()
    return answers


def random_actions(mode: Mode, seed: int, count: int) -> list[str]:
    """Returns the first `count` actions of a random game that is then not over."""
    rng = random.Random(seed)
    while True:
        game = Game(mode)
        while len(game.entries) < count and not game.outcome():
            game.play(rng.choice(game.position.legal_actions()))
        if not game.outcome():
            return [str(entry) for entry in game.entries]
