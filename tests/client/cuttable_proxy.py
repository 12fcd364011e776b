"""`CuttableProxy`: a TCP proxy before a server on loopback that can be cut, and that can lose what the server sends."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Self
from urllib.parse import urlsplit

__all__ = ["CuttableProxy"]


class CuttableProxy:
    """Passes bytes on in both directions, until a test changes that."""

    def __init__(self, address: str) -> None:
        self._port = urlsplit(address).port
        self.is_deaf = False
        """Whether everything that the server sends is lost."""
        self.is_unplugged = False
        """Whether new connections are refused."""
        self.connections = 0
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}/"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.cut()
        self._server.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """Breaks all connections, without a farewell of WebSocket."""
        for writer in self._writers:
            writer.transport.abort()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_unplugged:
            writer.transport.abort()
            return
        self.connections += 1
        there, back = await asyncio.open_connection("127.0.0.1", self._port)
        self._writers |= {writer, back}
        for task in (self._pass_on(reader, back), self._pass_on(there, writer, is_answer=True)):
            self._tasks.add(asyncio.create_task(task))

    async def _pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, is_answer: bool = False
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                if not (is_answer and self.is_deaf):
                    writer.write(data)
                    await writer.drain()
        self._writers.discard(writer)
        writer.close()
