"""Measures how long clients need to reconnect after the network returns.

Clients reach the server through a relay. When it is cut, all connections are lost and new ones refused until it is
restored. A client waits between attempts as the page does (`web/app/online/connection.ts`), with exponential backoff.
Where the system reports that the network is back, as browsers do by the event ``online``, it attempts at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time

from bench.server.light_client import LightSocket, message, post_json
from tests.server.helpers.process import ServerProcess

__all__ = ["Relay", "reconnect_seconds"]

_FIRST_WAIT_S = 0.4
_LONGEST_WAIT_S = 5.0
_TABLE = {"mode": "classic2", "seats": [{"holder": "here"}, {"holder": "here"}]}


class Relay:
    """A TCP relay that can be cut."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()
        self.port = 0

    async def restore(self) -> None:
        """Accepts connections."""
        self._server = await asyncio.start_server(self._relay, "127.0.0.1", self.port, backlog=1_000)
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """Aborts all connections and accepts no more."""
        assert self._server is not None
        self._server.close()
        for writer in self._open:
            writer.transport.abort()

    async def _relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        server_reader, server_writer = await asyncio.open_connection("127.0.0.1", self._target)
        pair = {writer, server_writer}
        self._open |= pair
        try:
            await asyncio.gather(_copy(reader, server_writer), _copy(server_reader, writer))
        finally:
            self._open -= pair


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(ConnectionError):
        while data := await reader.read(65_536):
            writer.write(data)
    writer.transport.abort()


class _Client:
    """A client that reconnects by itself."""

    def __init__(self, port: int, hello: bytes, seed: int) -> None:
        self._port, self._hello = port, hello
        self._rng = random.Random(seed)
        self.is_connected = asyncio.Event()
        self.network_is_back = asyncio.Event()
        self.connected_at = 0.0

    async def run(self) -> None:
        attempts = 0
        while True:
            with contextlib.suppress(OSError, AssertionError):
                socket = await LightSocket.open(self._port, self._hello)
                self.connected_at, attempts = time.perf_counter(), 0
                self.is_connected.set()
                await socket.closed
                self.is_connected.clear()
            wait = 0.0 if not attempts else min(_LONGEST_WAIT_S, _FIRST_WAIT_S * 2 ** (attempts - 1))
            attempts += 1
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.network_is_back.wait(), wait * (0.5 + self._rng.random() / 2))


async def reconnect_seconds(
    server: ServerProcess, clients: int, outages: list[float], *, is_reported: bool
) -> list[float]:
    """Cuts the network once per outage; returns the time of each client from its return to the welcome.

    Args:
        server: the server.
        clients: number of clients.
        outages: lengths of the outages, in seconds.
        is_reported: whether the system reports that the network is back.
    """
    relay = Relay(server.port)
    await relay.restore()
    opened = await post_json(server.port, "/api/rooms", [_TABLE] * clients)
    hellos = [message(type="hello", room=each["room"], token=each["token"]) for each in opened]
    users = [_Client(relay.port, hello, number) for number, hello in enumerate(hellos)]
    tasks = [asyncio.create_task(client.run()) for client in users]
    found: list[float] = []
    for outage in outages:
        await asyncio.gather(*(client.is_connected.wait() for client in users))
        for client in users:
            client.network_is_back.clear()
        relay.cut()
        await asyncio.sleep(outage)
        await relay.restore()
        restored_at = time.perf_counter()
        if is_reported:
            for client in users:
                client.network_is_back.set()
        await asyncio.gather(*(client.is_connected.wait() for client in users))
        found += [client.connected_at - restored_at for client in users]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    relay.cut()
    return found
