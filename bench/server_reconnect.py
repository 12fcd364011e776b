"""How soon a client is back after the network returns.

Clients reach the server through a relay that can be cut: all connections are lost at once and new ones refused, until
it is mended. A client waits between its tries as the page's does (`web/app/online/link.ts`): not at all the first time,
then longer and longer. Where the system tells it that the network is back, as browsers do by ``online``, it tries at
once; where it is not told, it waits to the end.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time

from bench.light_client import LightSocket, message, post_json
from tests.server.process import ServerProcess

__all__ = ["Relay", "reconnect_seconds"]

_FIRST_WAIT_S = 0.4
_LONGEST_WAIT_S = 5.0
_TABLE = {"mode": "classic2", "seats": [{"holder": "here"}, {"holder": "here"}]}


class Relay:
    """A network that can be cut."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()
        self.port = 0

    async def mend(self) -> None:
        """Lets connections through."""
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", self.port, backlog=1_000)
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """Loses all connections, and takes no more."""
        assert self._server is not None
        self._server.close()
        for writer in self._open:
            writer.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there_reader, there_writer = await asyncio.open_connection("127.0.0.1", self._target)
        pair = {writer, there_writer}
        self._open |= pair
        try:
            await asyncio.gather(_copy(reader, there_writer), _copy(there_reader, writer))
        finally:
            self._open -= pair


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(ConnectionError):
        while data := await reader.read(65_536):
            writer.write(data)
    writer.transport.abort()


class _Client:
    """Comes back by itself."""

    def __init__(self, port: int, hello: bytes, seed: int) -> None:
        self._port, self._hello = port, hello
        self._draw = random.Random(seed)
        self.is_back = asyncio.Event()
        self.nudge = asyncio.Event()
        self.welcomed = 0.0

    async def live(self) -> None:
        tries = 0
        while True:
            with contextlib.suppress(OSError, AssertionError):
                socket = await LightSocket.open(self._port, self._hello)
                self.welcomed, tries = time.perf_counter(), 0
                self.is_back.set()
                await socket.gone
                self.is_back.clear()
            wait = 0.0 if not tries else min(_LONGEST_WAIT_S, _FIRST_WAIT_S * 2 ** (tries - 1))
            tries += 1
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.nudge.wait(), wait * (0.5 + self._draw.random() / 2))


async def reconnect_seconds(server: ServerProcess, clients: int, outages: list[float], *, is_told: bool) -> list[float]:
    """Cuts the network again and again; returns how long each client took from its return to the server's welcome."""
    relay = Relay(server.port)
    await relay.mend()
    opened = await post_json(server.port, "/api/rooms", [_TABLE] * clients)
    hellos = [message(type="hello", room=each["room"], token=each["token"]) for each in opened]
    crowd = [_Client(relay.port, hello, number) for number, hello in enumerate(hellos)]
    lives = [asyncio.create_task(client.live()) for client in crowd]
    found: list[float] = []
    for outage in outages:
        await asyncio.gather(*(client.is_back.wait() for client in crowd))
        for client in crowd:
            client.nudge.clear()
        relay.cut()
        await asyncio.sleep(outage)
        await relay.mend()
        mended = time.perf_counter()
        if is_told:
            for client in crowd:
                client.nudge.set()
        await asyncio.gather(*(client.is_back.wait() for client in crowd))
        found += [client.welcomed - mended for client in crowd]
    for life in lives:
        life.cancel()
    await asyncio.gather(*lives, return_exceptions=True)
    relay.cut()
    return found
