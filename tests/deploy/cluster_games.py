"""Plays games at a server from outside, until its standard input ends: ``python -m tests.deploy.cluster_games URL``.

Two clients per game, random legal actions. `test_cluster.py` restarts and kills nodes meanwhile. The last line that it
prints is a JSON object: games, acknowledged actions, actions sent again, and the games whose record is not what was
acknowledged.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import TypeVar

from hedgemaze.client import ClientError, RoomClient, RoomLink, Settings, create, record
from hedgemaze.rules import Side, parse_record

T = TypeVar("T")
_TABLE: Settings = {
    "mode": "classic2",
    "seats": [{"holder": "here"}, {"holder": "elsewhere"}],
    "first": "chosen",
    "first_side": "S",
}


@dataclass
class Played:
    """What was played."""

    games: int = 0
    actions: int = 0
    sent_again: int = 0
    faults: list[str] = field(default_factory=list)


async def patiently(ask: Callable[[], Awaitable[T]]) -> T:
    """Asks until there is an answer: a node may end while it has a request, and new tables have a rate."""
    for _ in range(120):
        with contextlib.suppress(ClientError):
            return await ask()
        await asyncio.sleep(1)
    return await ask()


async def entered(stack: contextlib.AsyncExitStack, link: RoomLink) -> RoomClient:
    """Returns a new client that is connected; the stack closes it."""
    return await stack.enter_async_context(RoomClient(link))


async def hears(room: RoomClient, actions: int) -> None:
    """Waits until a client has a game with that many actions."""
    await room.wait_for(lambda: room.table.stage != "waiting" and len(room.entries) >= actions)


async def play(server: str, seed: int, played: Played, is_over: asyncio.Event) -> None:
    """Plays games at one table after another."""
    chance = random.Random(seed)
    while not is_over.is_set():
        table = await patiently(partial(create, server, _TABLE))
        async with contextlib.AsyncExitStack() as stack:
            links = [RoomLink(server, table.room, token or "") for token in (table.token, table.join)]
            south, north = [await patiently(partial(entered, stack, link)) for link in links]
            await north.sit(name="Bob")
            acknowledged: list[str] = []
            while True:
                for each in (south, north):
                    await hears(each, len(acknowledged))
                position = south.position
                if south.table.stage == "ended" or position is None:
                    break
                action = str(chance.choice(position.legal_actions()))
                await (south if position.side is Side.SOUTH else north).act(action)
                acknowledged.append(action)
                await asyncio.sleep(0.05)  # as long as the limits of messages and of new tables want it
                if len(acknowledged) == 1:
                    print("playing", flush=True)
            played.sent_again += south.sent_again + north.sent_again
            kept = [str(action) for action in parse_record(await patiently(partial(record, links[0]))).actions]
            if kept != acknowledged:
                played.faults.append(f"{table.room}: {acknowledged} acknowledged, {kept} kept")
        played.games += 1
        played.actions += len(acknowledged)


async def main(server: str) -> None:
    """Plays three games at a time."""
    played, is_over = Played(), asyncio.Event()
    games = [asyncio.create_task(play(server, seed, played, is_over)) for seed in range(3)]
    await asyncio.to_thread(sys.stdin.read)
    is_over.set()
    await asyncio.gather(*games)
    print(json.dumps(asdict(played)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
