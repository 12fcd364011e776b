"""Measures the lobby: ``python -m bench.lobby [--people 5000] [--pairings 200] [--seconds 20]``.

The server is `hedgemaze serve` with SQLite and flushed commits, without rate limits; the client is a separate process
on the same machine. All people have a socket in the lobby and receive what changes in it. Pairs of them ask for the
same game at random moments (exponential gaps). The time of a pairing runs from just before the bytes of the request
that completes the table are written until the last of its people has received `found`, as seen by the client's event
loop, so it includes the delays of the client. In that time the server stores the pairing and the room of the game.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import secrets
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from bench.light_client import LightSocket, message
from bench.server_moves import percentile
from tests.server.process import ServerProcess

__all__ = ["Figures", "main", "measure"]

_GAMES = (
    ("classic2-3+2", ("either", "either")),
    ("classic2-5+5", ("either", "either")),
    ("classic2-10+5", ("either", "either")),
    ("pacman-5+5", ("pacman", "ghosts")),
    ("advanced-5+5", ("either", "ghosts")),
)
_TARGET_MS = 200.0
_AT_ONCE = 100
"""Sockets that are opened at the same time."""


@dataclass
class Figures:
    """What was measured."""

    seconds: float = 0.0
    times_ms: list[float] = field(default_factory=list)
    """By pairing."""
    refused: int = 0
    lobby_bytes: int = 0
    """Bytes of messages about changes in the lobby, to all people together."""
    server_seconds: float = 0.0
    memory_bytes: int = 0
    unpaired: int = 0


class Crowd:
    """All people, and the times of their requests and answers."""

    def __init__(self, sockets: list[LightSocket]) -> None:
        self.idle = list(range(len(sockets)))
        self.figures = Figures()
        self._sockets = sockets
        self._sent: dict[int, float] = {}
        """By person who waits: when the request was sent."""
        self._rooms: dict[str, list[tuple[float, float]]] = {}
        """By room: for each person, when they asked and when they heard of it."""
        for number, socket in enumerate(sockets):
            socket.number = number
            socket.on_message = self._heard

    @property
    def waiting(self) -> int:
        """People without an answer."""
        return len(self._sent)

    def ask(self, number: int, preset: str, role: str) -> None:
        """Lets a person ask for a partner."""
        ticket = secrets.token_urlsafe(20)
        data = message(type="seek", id="s", preset=preset, role=role, ticket=ticket)
        self._sent[number] = time.perf_counter()
        self._sockets[number].send(data)

    def _heard(self, socket: LightSocket, payload: bytes, now: float) -> None:
        kind = payload[9:11]
        if kind == b"fo":
            self._found(socket.number, json.loads(payload)["room"], now)
        elif kind == b"ch":
            self.figures.lobby_bytes += len(payload)
        elif kind == b"er":
            self.figures.refused += 1

    def _found(self, number: int, room: str, now: float) -> None:
        people = self._rooms.setdefault(room, [])
        people.append((self._sent.pop(number), now))
        self.idle.append(number)
        if len(people) == 2:
            del self._rooms[room]
            last_asked, last_heard = (max(times) for times in zip(*people, strict=True))
            self.figures.times_ms.append((last_heard - last_asked) * 1_000)


async def measure(people: int, pairings: float, seconds: float, warm: float) -> Figures:
    """Runs the load.

    Args:
        people: sockets in the lobby.
        pairings: pairings per second.
        seconds: how long.
        warm: seconds before that are not counted.
    """
    with tempfile.TemporaryDirectory() as folder:
        async with ServerProcess(Path(folder)) as server:
            sockets: list[LightSocket] = []
            while len(sockets) < people:
                count = min(_AT_ONCE, people - len(sockets))
                sockets += await asyncio.gather(*(LightSocket.open_lobby(server.port) for _ in range(count)))
            print(f"{people} people are in the lobby", file=sys.stderr, flush=True)
            crowd, rng = Crowd(sockets), random.Random(1)
            await _come(crowd, rng, pairings, warm)
            crowd.figures = Figures()
            cpu, began = server.cpu_seconds, time.perf_counter()
            await _come(crowd, rng, pairings, seconds)
            figures = crowd.figures
            figures.seconds = time.perf_counter() - began
            figures.server_seconds = server.cpu_seconds - cpu
            figures.memory_bytes = server.memory_bytes
            await asyncio.sleep(1.0)
            figures.unpaired = crowd.waiting
            for socket in sockets:
                socket.close()
    return figures


async def _come(crowd: Crowd, rng: random.Random, pairings: float, seconds: float) -> None:
    """Lets pairs of people ask for games at random moments."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    at = loop.time()
    while at < end:
        at += rng.expovariate(pairings)
        await asyncio.sleep(max(0.0, at - loop.time()))
        preset, roles = rng.choice(_GAMES)
        for role in roles:
            index = rng.randrange(len(crowd.idle))
            crowd.idle[index], crowd.idle[-1] = crowd.idle[-1], crowd.idle[index]
            crowd.ask(crowd.idle.pop(), preset, role)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measures quick pairing in a full lobby.")
    parser.add_argument("--people", type=int, default=5_000)
    parser.add_argument("--pairings", type=float, default=200.0, help="per second")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--warm", type=float, default=5.0, help="seconds that are not counted")
    options = parser.parse_args()
    least = options.people + 2_400  # the server keeps 2,200 free
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < least:
        print(f"open files are limited to {hard}; ulimit -n {least} is needed", file=sys.stderr)
        return 2
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, least), hard))
    figures = asyncio.run(measure(options.people, options.pairings, options.seconds, options.warm))
    count = len(figures.times_ms)
    p99 = percentile(figures.times_ms, 0.99)
    per_person = figures.lobby_bytes / options.people / figures.seconds
    rows = [
        ("people in the lobby", f"{options.people:,}"),
        ("pairings per second", f"{count / figures.seconds:.0f}"),
        ("a pairing, p50", f"{percentile(figures.times_ms, 0.5):.0f} ms"),
        ("a pairing, p99", f"{p99:.0f} ms (target: below {_TARGET_MS:.0f} ms)"),
        ("the longest", f"{max(figures.times_ms):.0f} ms"),
        ("refused, or without an answer after a second", f"{figures.refused}, {figures.unpaired}"),
        ("the server's processor time per pairing", f"{figures.server_seconds / count * 1_000:.1f} ms"),
        ("the server's share of a core", f"{figures.server_seconds / figures.seconds:.0%}"),
        ("news of the lobby per person and second", f"{per_person:.0f} bytes"),
        ("the server's memory", f"{figures.memory_bytes / 1e6:.0f} MB"),
    ]
    width = max(len(name) for name, _ in rows)
    for name, value in rows:
        print(f"{name:{width}}  {value}")
    return 0 if p99 < _TARGET_MS and not figures.refused else 1


if __name__ == "__main__":
    sys.exit(main())
