"""Quick pairing on three nodes that are killed at random.

``python -m tests.server.lobby.kill_pairing --people 300 --kills 6`` starts PostgreSQL, NATS and three nodes. People
ask any node for a partner; one whose node is killed asks another with the same ticket. Some stop looking, some close
their socket. In the end everyone who looked on sits at exactly one table, and every table is full of people who chose
its game.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sys
import time
from collections import Counter
from dataclasses import dataclass, field

import psycopg

from hedgemaze.server.credentials import hashed
from hedgemaze.server.lobby.presets import PRESETS
from tests.server.cluster.games import BROKEN
from tests.server.cluster.kill_nodes import Cluster
from tests.server.lobby.lobby_client import LobbyClient

__all__ = ["Report", "pair_and_kill"]

_KINDS = (
    ("classic2-5+5", "either"),
    ("classic2-5+5", "either"),
    ("classic4-5+5", "either"),
    ("pacman-10+5-team", "pacman"),
    ("pacman-10+5-team", "ghosts"),
    ("pacman-10+5-team", "either"),
)
_PARTNERS = {"pacman": ("ghosts", "ghosts"), "ghosts": ("pacman", "ghosts"), "either": ("pacman", "ghosts")}
"""Who completes the table of a person with a role: no second one of a role that is taken, who would be left over."""
_ROUNDS = 60
_PATIENCE_SECONDS = 900.0
_ATTEMPT_SECONDS, _LONGEST_ATTEMPT_SECONDS = 15.0, 240.0
"""How long a person waits at a node before asking another one: twice as long each time, for slow machines."""


@dataclass
class Report:
    """The result."""

    people: int = 0
    cancelled: int = 0
    tables: int = 0
    kills: int = 0
    asked_again: int = 0
    slowest_seconds: float = 0.0
    faults: list[str] = field(default_factory=list)


@dataclass
class Person:
    """A person who looks for a partner until one is found, on any node."""

    preset: str
    role: str
    ticket: str
    gives_up: bool
    rooms: set[str] = field(default_factory=set)
    has_cancelled: bool = False
    has_vanished: bool = False
    """Whether the person closed the socket without a message: a table may have been found at the same moment."""
    asked: int = 0
    seconds: float = 0.0

    @property
    def is_looking(self) -> bool:
        """Whether the person has neither found a table nor stopped looking."""
        return not self.rooms and not self.has_cancelled

    async def look(self, cluster: Cluster, chance: random.Random) -> None:
        began, patience = time.monotonic(), _ATTEMPT_SECONDS
        while self.is_looking:
            self.asked += 1
            client = LobbyClient(cluster.address(chance), self.preset, role=self.role, ticket=self.ticket)
            client.patience_seconds = patience
            try:
                async with asyncio.timeout(patience), client:
                    await self._wait(client)
            except BROKEN:
                patience = min(2 * patience, _LONGEST_ATTEMPT_SECONDS)
                await asyncio.sleep(chance.uniform(0.05, 0.4))
        self.seconds = time.monotonic() - began

    async def _wait(self, client: LobbyClient) -> None:
        answer = await client.seek()
        if answer["type"] == "error":  # the node stops, or lost the database for a moment
            raise ConnectionError(answer["code"])
        if answer["type"] == "seeking" and self.gives_up:
            answer = await client.ask("cancel", "c")
            self.has_cancelled = answer["type"] == "cancelled"
        if answer["type"] == "seeking":
            answer = await client.found()
        if answer["type"] == "found":
            self.rooms.add(answer["room"])


async def pair_and_kill(people: int, kills: int, seed: int, per_second: float = 60.0) -> Report:
    """Lets people look for partners while nodes are killed one after another.

    Args:
        people: how many.
        kills: how many nodes are killed.
        seed: of all random choices.
        per_second: how many people come.
    """
    report, chance = Report(people=people), random.Random(seed)
    crowd = [
        Person(*chance.choice(_KINDS), chance.randbytes(20).hex(), gives_up=chance.random() < 0.1)
        for _ in range(people)
    ]
    async with Cluster(workers=0) as cluster:
        looking: list[asyncio.Task[None]] = []

        async def come() -> None:
            for person in crowd:
                await asyncio.sleep(chance.expovariate(per_second))
                looking.append(asyncio.create_task(person.look(cluster, random.Random(chance.random()))))

        async def kill() -> None:
            for _ in range(kills):
                await asyncio.sleep(chance.uniform(0.3, 1.5))
                number = chance.choice(sorted(cluster.up))
                await cluster.end(number, signal.SIGKILL)
                report.kills += 1
                await asyncio.sleep(chance.uniform(0.1, 0.8))
                await cluster.start(number)

        await asyncio.gather(come(), kill())
        late = await _fill_up(cluster, crowd, chance, looking)
        await _wait_for(looking, report)
        _judge(report, crowd + late, cluster)
    report.asked_again = sum(person.asked - 1 for person in crowd)
    report.slowest_seconds = max(person.seconds for person in crowd)
    report.cancelled = sum(person.has_cancelled for person in crowd)
    return report


async def _wait_for(looking: list[asyncio.Task[None]], report: Report) -> None:
    """Waits until nobody looks for a partner any more."""
    _, pending = await asyncio.wait(looking, timeout=_PATIENCE_SECONDS)
    report.faults += ["a person waits for ever"] * len(pending)
    for task in pending:
        task.cancel()
    await asyncio.gather(*looking, return_exceptions=True)


async def _fill_up(
    cluster: Cluster, crowd: list[Person], chance: random.Random, looking: list[asyncio.Task[None]]
) -> list[Person]:
    """Waits until nobody new finds a partner; then sends partners for those who are left over."""
    late: list[Person] = []
    waiting = crowd
    for _ in range(_ROUNDS):
        before = len(waiting)
        await asyncio.sleep(1.0)
        waiting = [person for person in crowd if person.is_looking]
        if not waiting:
            break
        if len(waiting) < before:
            continue
        left = waiting[0]
        for role in _PARTNERS[left.role] if "team" in left.preset else ("either",):
            person = Person(left.preset, role, chance.randbytes(20).hex(), gives_up=False)
            late.append(person)
            looking.append(asyncio.create_task(_look_for_a_while(person, cluster, chance, crowd)))
    return late


async def _look_for_a_while(person: Person, cluster: Cluster, chance: random.Random, crowd: list[Person]) -> None:
    """Looks for a partner until none of the crowd is waiting any more; then closes the socket without a message."""
    looking = asyncio.create_task(person.look(cluster, chance))
    try:
        while not looking.done() and any(each.is_looking for each in crowd):
            await asyncio.wait([looking], timeout=0.5)
        await asyncio.wait([looking], timeout=2.0)
        person.has_vanished = not looking.done()
    finally:
        looking.cancel()
        await asyncio.gather(looking, return_exceptions=True)


def _judge(report: Report, people: list[Person], cluster: Cluster) -> None:
    """Compares what the clients received with the database."""
    by_ticket = {hashed(person.ticket): person for person in people}
    seats: dict[str, list[Person]] = {}
    held: Counter[bytes] = Counter()
    with psycopg.connect(cluster.url) as connection:
        for room, token in connection.execute("SELECT room, token_hash FROM seats"):
            seats.setdefault(room, []).append(by_ticket[bytes(token)])
            held[bytes(token)] += 1
    report.tables = len(seats)
    report.faults += [f"{by_ticket[token].preset}: {count} seats" for token, count in held.items() if count != 1]
    for room, members in seats.items():
        presets = {person.preset for person in members}
        if len(presets) != 1 or len(members) != len(PRESETS[members[0].preset].seats):
            report.faults.append(f"{room}: {[(person.preset, person.role) for person in members]}")
        report.faults += [f"{room}: {person.rooms}" for person in members if person.rooms - {room}]
    for person in people:
        is_seated = held[hashed(person.ticket)] == 1
        if person.has_vanished:
            continue
        if bool(person.rooms) != is_seated and not person.has_cancelled:
            report.faults.append(f"told {person.rooms}, seated: {is_seated}")
        if person.has_cancelled and is_seated and not person.rooms:
            report.faults.append(f"cancelled and seated: {person}")


def main() -> int:
    parser = argparse.ArgumentParser(description="Kills nodes of a cluster while people are paired.")
    parser.add_argument("--people", type=int, default=300)
    parser.add_argument("--kills", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--per-second", type=float, default=60.0)
    options = parser.parse_args()
    report = asyncio.run(pair_and_kill(options.people, options.kills, options.seed, options.per_second))
    print(f"{report.people} people, {report.tables} tables, {report.cancelled} stopped looking, {report.kills} kills")
    print(f"{report.asked_again} asked again at another node; the longest wait was {report.slowest_seconds:.1f} s")
    print(f"{len(report.faults)} faults", *report.faults[:20], sep="\n")
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
