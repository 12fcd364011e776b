"""A client of the server for tests: a socket that keeps the received messages."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

__all__ = ["Client"]


class Client:
    """A WebSocket client; applies events as the page does."""

    path = "api/socket"
    first = "welcome"
    """The type of the first message from the server."""
    patience_seconds = 20.0
    """How long it waits for a message."""

    def __init__(self, address: str, room: str, **hello: Any) -> None:
        self.address = address
        self.hello: dict[str, Any] = {"type": "hello", "room": room, **hello}
        self.headers: dict[str, str] = {}
        self.received: list[dict[str, Any]] = []
        self.version = 0
        self.entries: list[str] = []
        self.events: list[dict[str, Any]] = []
        self.welcome: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.does_pong = True
        self.close_code: int | None = None
        self._changed = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        await self.open()
        await self.wait_for(self.first)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def open(self) -> None:
        url = f"{self.address.replace('http', 'ws', 1)}{self.path}"
        self._socket = await connect(url, additional_headers=self.headers, compression=None, ping_interval=None)
        self._reader = asyncio.create_task(self._read(self._socket))
        if self.hello:
            await self.send(self.hello)

    async def close(self) -> None:
        assert self._socket is not None
        assert self._reader is not None
        await self._socket.close()
        await self._reader

    async def send(self, message: dict[str, Any] | str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def ask(self, type: str, id: str, **fields: Any) -> dict[str, Any]:  # noqa: A002  # field names of the messages
        """Sends a command and returns its ack or error."""
        await self.send({"type": type, "id": id, **fields})
        return await self.answer(id)

    async def answer(self, id: str) -> dict[str, Any]:  # noqa: A002
        return await self.find(lambda message: message["type"] in ("ack", "error", "pong") and message.get("id") == id)

    async def wait_for(self, kind: str) -> dict[str, Any]:
        return await self.find(lambda message: message["type"] == kind)

    async def wait_version(self, version: int) -> None:
        async with self._changed, asyncio.timeout(20):
            await self._changed.wait_for(lambda: self.version >= version)

    async def wait_until(self, condition: Callable[[], bool], seconds: float = 20) -> None:
        """Waits until a condition holds; checks it after every message; fails when the socket is closed."""
        async with self._changed, asyncio.timeout(seconds):
            while not condition():
                if self._reader is not None and self._reader.done():
                    raise ConnectionError(f"closed with {self.close_code}")
                await self._changed.wait()

    async def wait_closed(self) -> int | None:
        assert self._reader is not None
        await asyncio.wait_for(asyncio.shield(self._reader), 20)
        return self.close_code

    async def find(self, wanted: Any) -> dict[str, Any]:
        """Removes and returns the first matching message, received before or yet to come."""
        async with self._changed, asyncio.timeout(self.patience_seconds):
            while True:
                for message in self.received:
                    if wanted(message):
                        self.received.remove(message)
                        return message
                if self._reader is not None and self._reader.done():
                    raise ConnectionError(f"closed with {self.close_code}; received {self.received}")
                await self._changed.wait()

    async def _read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "ping":
                    if self.does_pong:
                        await self.send({"type": "pong", "number": message["number"]})
                    continue
                self._apply(message)
                async with self._changed:
                    self.received.append(message)
                    self._changed.notify_all()
        self.close_code = socket.close_code
        async with self._changed:
            self._changed.notify_all()

    def _apply(self, message: dict[str, Any]) -> None:
        if message["type"] == "welcome":
            self.welcome = message
        if message["type"] not in ("welcome", "events"):
            return
        if "snapshot" in message:
            self.entries = list(message["snapshot"].get("entries", []))
        if "entries" in message:
            self.entries = self.entries[: message["entries"]["keep"]] + message["entries"].get("add", [])
        self.events += message.get("events", [])
        self.table = message["table"]
        self.version = message["table"]["version"]
