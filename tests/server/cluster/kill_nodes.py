"""Several nodes on one database, killed at random while games are played across them.

``python -m tests.server.cluster.kill_nodes --games 300 --kills 10`` starts PostgreSQL, NATS and three nodes.
Every seat is a client of its own, connected to any node; some tables have an engine. Nodes are killed with SIGKILL one
after another, on request NATS too, and restarted a little later. In the end every acknowledged message must be in the
log once, and every client must have received what the log says.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import functools
import json
import random
import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import psycopg

from hedgemaze.rooms import event_from_data, replay
from tests.server.cluster.games import Game
from tests.server.helpers.nats import Nats
from tests.server.helpers.postgres import Postgres
from tests.server.helpers.process import ServerProcess

__all__ = ["Cluster", "Kill", "Report", "play_and_kill"]


@dataclass
class Kill:
    """A node that was killed."""

    at: float
    rooms: int
    """Games in progress with a client connected to it."""
    seconds: list[float]
    """By room: time until the next message in it was acknowledged."""


@dataclass
class Report:
    """The result."""

    games: int = 0
    kills: list[Kill] = field(default_factory=list)
    acknowledged: int = 0
    sent_again: int = 0
    snapshots: int = 0
    faults: list[str] = field(default_factory=list)
    seconds: float = 0.0


class Cluster:
    """PostgreSQL, NATS and nodes."""

    def __init__(self, nodes: int = 3, workers: int = 1, log: str = "error") -> None:
        self._folder = tempfile.TemporaryDirectory()
        self._stack = contextlib.ExitStack()
        self._count, self._workers, self._log = nodes, workers, log
        self.nats = Nats()
        self.url = ""
        self.nodes: list[ServerProcess] = []
        self.up: set[int] = set()

    async def __aenter__(self) -> Self:
        self.url = self._stack.enter_context(Postgres()).new_database()
        self._stack.enter_context(self.nats)
        options = ("--database", self.url, "--nats", self.nats.url, "--log", self._log)
        folder = Path(self._folder.name)
        self.nodes = [ServerProcess(folder, *options, workers=self._workers) for _ in range(self._count)]
        try:
            for number in range(self._count):
                await self.start(number)
        except BaseException:
            await self._close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._close()

    async def _close(self) -> None:
        for number in tuple(self.up):
            await self.end(number, signal.SIGTERM)
        self._stack.close()
        self._folder.cleanup()

    async def start(self, number: int) -> None:
        await self.nodes[number].start()
        self.up.add(number)

    async def end(self, number: int, how: signal.Signals) -> None:
        self.up.discard(number)
        await self.nodes[number].end(how)

    def address(self, chance: random.Random) -> str:
        """Returns the address of a node that is up, as far as is known."""
        return self.nodes[chance.choice(sorted(self.up))].address

    def logs(self, rooms: Sequence[str]) -> dict[str, list[dict[str, Any]]]:
        """Reads the logs of rooms from the database."""
        query = "SELECT room, data FROM events WHERE room = ANY(%s) ORDER BY room, version"
        found: dict[str, list[dict[str, Any]]] = {}
        with psycopg.connect(self.url) as connection:
            for room, data in connection.execute(query, (list(rooms),)):
                found.setdefault(room, []).append(json.loads(data))
        return found


async def play_and_kill(
    games: int,
    kills: int,
    seed: int,
    at_once: int = 24,
    engines: int = 4,
    think_seconds: float = 0.1,
    *,
    with_nats: bool = False,
) -> Report:
    """Plays games across three nodes and kills them one after another.

    Args:
        games: how many at least; more until the kills are done.
        kills: how many.
        seed: of all random choices.
        at_once: tables at a time.
        engines: every n-th table has an engine.
        think_seconds: how long a seat waits before it acts, on average.
        with_nats: kills NATS as well, every other time.
    """
    report, chance = Report(), random.Random(seed)
    began = time.monotonic()
    async with Cluster() as cluster:
        played: list[Game] = []
        running: set[Game] = set()
        is_done = asyncio.Event()

        async def table() -> None:
            while not is_done.is_set() or len(played) < games:
                kind = "engine" if engines and len(played) % engines == engines - 1 else "people"
                own = random.Random(chance.random())
                game = await Game.open(kind, functools.partial(cluster.address, own), own, think_seconds)
                played.append(game)
                running.add(game)
                await game.play()
                running.discard(game)

        async with asyncio.TaskGroup() as group:
            for _ in range(at_once):
                group.create_task(table())
            await asyncio.sleep(1.0)
            for number in range(kills):
                await asyncio.sleep(chance.uniform(0.2, 1.5))
                report.kills.append(await _kill(cluster, chance, running, with_nats=with_nats and number % 2 == 1))
            is_done.set()
        logs = cluster.logs([game.room for game in played])
    report.games = len(played)
    for game in played:
        stored = logs[game.room]
        room = replay([event_from_data(event) for event in stored])
        assert room is not None
        assert room.play is not None
        report.faults += game.faults(stored, list(room.play.entries))
        report.acknowledged += sum(len(player.acknowledged) for player in game.players)
        report.sent_again += sum(player.sent_again for player in game.players)
        report.snapshots += game.missed(stored)
    report.seconds = time.monotonic() - began
    return report


async def _kill(cluster: Cluster, chance: random.Random, running: set[Game], *, with_nats: bool) -> Kill:
    """Kills a node, waits until all its games continue elsewhere, and starts it again."""
    used = {player.address for game in running for player in game.players}
    numbers = sorted(number for number in cluster.up if cluster.nodes[number].address in used)
    number = chance.choice(numbers or sorted(cluster.up))
    address = cluster.nodes[number].address
    hit = [game for game in running if any(player.address == address for player in game.players)]
    kill = Kill(time.monotonic(), len(hit), [])
    if with_nats:
        cluster.nats.kill()
    await cluster.end(number, signal.SIGKILL)
    left = set(hit)
    while left:
        await asyncio.sleep(0.01)
        for game in tuple(left):
            later = [at for player in game.players for at in player.acknowledged.values() if at > kill.at]
            if later or game not in running:
                left.discard(game)
                kill.seconds.append(min(later, default=time.monotonic()) - kill.at)
        assert time.monotonic() - kill.at < 180, f"{[game.room for game in left]} do not continue"
    await cluster.start(number)
    if with_nats:
        await asyncio.sleep(1.0)
        cluster.nats.start()
    return kill


def main() -> int:
    parser = argparse.ArgumentParser(description="Kills nodes of a cluster repeatedly.")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at-once", type=int, default=40)
    parser.add_argument("--engines", type=int, default=4, help="every n-th table has an engine; 0 for none")
    parser.add_argument("--think", type=float, default=0.1, help="seconds before a seat acts, on average")
    parser.add_argument("--nats", action="store_true", help="kill NATS as well, every other time")
    options = parser.parse_args()
    report = asyncio.run(
        play_and_kill(
            options.games,
            options.kills,
            options.seed,
            options.at_once,
            options.engines,
            options.think,
            with_nats=options.nats,
        )
    )
    print("kill  rooms  continued after: median  longest")
    for number, kill in enumerate(report.kills, 1):
        times = sorted(kill.seconds) or [0.0]
        print(f"{number:4}  {kill.rooms:5}  {times[len(times) // 2]:22.2f} s  {times[-1]:6.2f} s")
    print(f"{report.games} games, {report.acknowledged} messages acknowledged in {report.seconds:.0f} s")
    print(f"{report.sent_again} messages sent again, {report.snapshots} events received in snapshots")
    print(f"{len(report.faults)} lost or different", *report.faults[:20], sep="\n")
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
