"""Rated games on three nodes that are killed at random: every game counts exactly once.

``python -m tests.server.ratings.kill_settlement --games 60 --kills 6`` starts PostgreSQL, NATS and three nodes. People
with accounts play short rated games, each message at any node, again at another one if a node dies. In the end every
game has one row, and the history of every person is one unbroken chain from 1500 to the stored rating: no game is
missing or counted twice, and none was computed from an old rating.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import psycopg

from hedgemaze.server.people.accounts import Account
from hedgemaze.server.storage import open_store
from tests.server.cluster.games import BROKEN
from tests.server.cluster.kill_nodes import Cluster
from tests.server.helpers.client import Client
from tests.server.social.accounts import cookie_of, make_account

__all__ = ["Report", "play_and_kill"]

_PEOPLE = 6
_PATIENCE_SECONDS = 60.0
_TABLE = {"mode": "classic2", "timing": {"base_ms": 600_000}, "is_rated": True, "first": "chosen", "first_side": "S"}


@dataclass
class Report:
    """The result."""

    games: int = 0
    kills: int = 0
    sent_again: int = 0
    faults: list[str] = field(default_factory=list)


async def _until_done(work: Callable[[], Awaitable[bool]], chance: random.Random, report: Report) -> None:
    """Repeats what a dying node has interrupted."""
    while True:
        try:
            async with asyncio.timeout(10):
                if await work():
                    return
        except (*BROKEN, httpx.HTTPError):
            pass
        report.sent_again += 1
        await asyncio.sleep(chance.uniform(0.02, 0.2))


async def _play(cluster: Cluster, pair: tuple[Account, Account], chance: random.Random, report: Report) -> str:
    """Plays one rated game of four turns; returns its room."""
    opened: dict[str, Any] = {}

    async def open_table() -> bool:
        seats = [{"holder": "here"}, {"holder": "elsewhere"}]
        async with httpx.AsyncClient(base_url=cluster.address(chance), headers=cookie_of(pair[0])) as http:
            answer = await http.post("api/rooms", json=_TABLE | {"seats": seats})
        if answer.status_code == 201:
            opened.update(answer.json())
        return bool(opened)

    await _until_done(open_table, chance, report)
    loser = chance.choice((1, 2))
    steps: list[tuple[int, str, dict[str, Any]]] = [(2, "sit", {"seat": 2})]
    steps += [(seat, "act", {"actions": [action]}) for seat, action in ((1, "e2"), (2, "e8"), (1, "e3"), (2, "e7"))]
    steps.append((loser, "resign", {}))
    for number, (seat, kind, fields) in enumerate(steps):

        async def send(number: int = number, seat: int = seat, kind: str = kind, fields: Any = fields) -> bool:
            client = Client(cluster.address(chance), opened["room"], token=opened["token" if seat == 1 else "join"])
            client.headers = cookie_of(pair[seat - 1])
            async with client:
                answer = await client.ask(kind, f"s{number}", **fields)
            return bool(answer["type"] == "ack")

        await _until_done(send, chance, report)
    return str(opened["room"])


async def play_and_kill(games: int, kills: int, seed: int) -> Report:
    """Plays rated games while nodes are killed one after another.

    Args:
        games: how many, six at a time.
        kills: how many nodes are killed.
        seed: of all random choices.
    """
    report, chance = Report(games=games), random.Random(seed)
    async with Cluster(workers=0) as cluster:
        store = open_store(cluster.url)
        await store.start()
        people = [await make_account(store, f"Person{number}") for number in range(_PEOPLE)]
        await store.stop()
        at_once, rooms = asyncio.Semaphore(6), []

        async def one() -> None:
            async with at_once:
                one, other = chance.sample(people, 2)
                rooms.append(await _play(cluster, (one, other), random.Random(chance.random()), report))

        async def kill() -> None:
            for _ in range(kills):
                await asyncio.sleep(chance.uniform(0.3, 1.5))
                number = chance.choice(sorted(cluster.up))
                await cluster.end(number, signal.SIGKILL)
                report.kills += 1
                await asyncio.sleep(chance.uniform(0.1, 0.8))
                await cluster.start(number)

        await asyncio.gather(kill(), *(one() for _ in range(games)))
        await _wait_until_counted(cluster.url, rooms)
        _judge(report, rooms, cluster.url)
    return report


async def _wait_until_counted(url: str, rooms: list[str]) -> None:
    end = time.monotonic() + _PATIENCE_SECONDS
    while time.monotonic() < end:
        with psycopg.connect(url) as connection:
            found = connection.execute("SELECT count(*) FROM rated_games WHERE room = ANY(%s)", (rooms,)).fetchone()
        if found == (len(rooms),):
            return
        await asyncio.sleep(0.5)


def _judge(report: Report, rooms: list[str], url: str) -> None:
    with psycopg.connect(url) as connection:
        games: dict[str, str] = dict(connection.execute("SELECT room, void FROM rated_games").fetchall())
        history = connection.execute("SELECT account, room, before, rating FROM rating_history").fetchall()
        ratings = connection.execute("SELECT account, rating, games FROM ratings").fetchall()
    report.faults += [f"{room} is {games.get(room, 'not counted')}" for room in rooms if games.get(room) != ""]
    for account, rating, count in ratings:
        rows = {before: after for each, _, before, after in history if each == account}
        if len(rows) != count or count != sum(each == account for each, *_ in history):
            report.faults.append(f"{account}: {count} games, {len(rows)} in the history")
        at, steps = 1500.0, 0
        while at in rows and steps < len(rows):
            at, steps = rows[at], steps + 1
        if at != rating or steps != count:
            report.faults.append(f"{account}: the chain ends after {steps} of {count} games at {at}, not {rating}")
    if len(history) != 2 * len(rooms):
        report.faults.append(f"{len(history)} changes of {len(rooms)} games")


def main() -> int:
    parser = argparse.ArgumentParser(description="Kills nodes of a cluster while rated games end.")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--kills", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    report = asyncio.run(play_and_kill(options.games, options.kills, options.seed))
    print(f"{report.games} rated games, {report.kills} kills, {report.sent_again} messages sent again")
    print(f"{len(report.faults)} faults", *report.faults[:20], sep="\n")
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
