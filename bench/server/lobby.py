"""Measures the lobby: ``python -m bench.server.lobby [--people 5000] [--pairings 200] [--seconds 20] [--rated 0.2]``.

The server is `hedgemaze serve` with SQLite and flushed commits, without rate limits; the client is a separate process
on the same machine. All people have a socket in the lobby and receive what changes in it. Pairs of them ask for the
same game at random moments (exponential gaps). A share of the people is signed in, with ratings near each other; they
ask for rated games, as often as their share says. The time of a pairing runs from just before the bytes of the request
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

from bench.server.light_client import LightSocket, message
from bench.server.moves import percentile
from hedgemaze.rooms import POOLS
from hedgemaze.server.storage import open_store
from hedgemaze.server.storage.database_thread import Database
from tests.server.helpers.process import ServerProcess
from tests.server.social.accounts import cookie_of, make_account

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

    def __init__(self, sockets: list[LightSocket], rated: int) -> None:
        self.rated = list(range(rated))
        """Idle people who are signed in."""
        self.casual = list(range(rated, len(sockets)))
        """Idle people without an account."""
        self._rated_count = rated
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
        """Lets a person ask for a partner; a person who is signed in wants a rated game."""
        ticket = secrets.token_urlsafe(20)
        more = {"is_rated": True} if number < self._rated_count else {}
        data = message(type="seek", id="s", preset=preset, role=role, ticket=ticket, **more)
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
        (self.rated if number < self._rated_count else self.casual).append(number)
        if len(people) == 2:
            del self._rooms[room]
            last_asked, last_heard = (max(times) for times in zip(*people, strict=True))
            self.figures.times_ms.append((last_heard - last_asked) * 1_000)


async def measure(people: int, pairings: float, seconds: float, warm: float, rated: float = 0.2) -> Figures:
    """Runs the load.

    Args:
        people: sockets in the lobby.
        pairings: pairings per second.
        seconds: how long.
        warm: seconds before that are not counted.
        rated: share of the people who are signed in, and of the pairings that are rated.
    """
    with tempfile.TemporaryDirectory() as folder:
        cookies = await _sign_up(Path(folder), round(people * rated))
        async with ServerProcess(Path(folder)) as server:
            sockets: list[LightSocket] = []
            while len(sockets) < people:
                count = min(_AT_ONCE, people - len(sockets))
                numbers = range(len(sockets), len(sockets) + count)
                with_cookies = (cookies[number] if number < len(cookies) else "" for number in numbers)
                sockets += await asyncio.gather(*(LightSocket.open_lobby(server.port, each) for each in with_cookies))
            print(f"{people} people are in the lobby", file=sys.stderr, flush=True)
            crowd, rng = Crowd(sockets, len(cookies)), random.Random(1)
            await _come(crowd, rng, pairings, warm, rated)
            crowd.figures = Figures()
            cpu, began = server.cpu_seconds, time.perf_counter()
            await _come(crowd, rng, pairings, seconds, rated)
            figures = crowd.figures
            figures.seconds = time.perf_counter() - began
            figures.server_seconds = server.cpu_seconds - cpu
            figures.memory_bytes = server.memory_bytes
            await asyncio.sleep(1.0)
            figures.unpaired = crowd.waiting
            for socket in sockets:
                socket.close()
    return figures


async def _sign_up(folder: Path, count: int) -> list[str]:
    """Adds people with accounts, sessions and ratings to a new database; returns their cookies."""
    if not count:
        return []
    store, rng = open_store(folder), random.Random(2)
    await store.start()
    people = await asyncio.gather(*(make_account(store, f"Person{number:05}") for number in range(count)))

    def rate(database: Database) -> None:
        pools = [(person.id, pool) for person in people for pool in POOLS]
        rows = [(*each, rng.randint(1_460, 1_540), 60.0, 0.06, 20, time.time_ns() // 1_000_000) for each in pools]
        columns = "account, pool, rating, deviation, volatility, games, at_ms"
        database.execute_many(f"INSERT INTO ratings ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?)", rows)

    await store.connections.write(rate)
    await store.stop()
    return [cookie_of(person)["Cookie"] for person in people]


async def _come(crowd: Crowd, rng: random.Random, pairings: float, seconds: float, rated: float) -> None:
    """Lets pairs of people ask for games at random moments."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    at = loop.time()
    while at < end:
        at += rng.expovariate(pairings)
        await asyncio.sleep(max(0.0, at - loop.time()))
        preset, roles = rng.choice(_GAMES)
        idle = crowd.rated if rng.random() < rated else crowd.casual
        for role in roles:
            index = rng.randrange(len(idle))
            idle[index], idle[-1] = idle[-1], idle[index]
            crowd.ask(idle.pop(), preset, role)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measures quick pairing in a full lobby.")
    parser.add_argument("--people", type=int, default=5_000)
    parser.add_argument("--pairings", type=float, default=200.0, help="per second")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rated", type=float, default=0.2, help="share of people with accounts, and of rated games")
    parser.add_argument("--warm", type=float, default=5.0, help="seconds that are not counted")
    options = parser.parse_args()
    least = options.people + 2_400  # the server keeps 2,200 free
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < least:
        print(f"open files are limited to {hard}; ulimit -n {least} is needed", file=sys.stderr)
        return 2
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, least), hard))
    figures = asyncio.run(measure(options.people, options.pairings, options.seconds, options.warm, options.rated))
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
