"""Tables full of light clients: how long a move travels to the opponent, and what idle seats take of memory."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from bench.light_client import LightSocket, message, post_json, random_actions
from hedgemaze.rules import Mode
from tests.server.process import ServerProcess

__all__ = ["Measured", "Pair", "play", "seat_pairs"]

_AT_ONCE = 50
_GAMES = 64
_TABLE = {
    "mode": "classic2",
    "seats": [{"holder": "here", "name": "Ada"}, {"holder": "elsewhere"}],
    "timing": {"base_ms": 3_600_000, "increment_ms": 2_000},
    "first": "chosen",
    "first_side": "S",
}


@dataclass
class Measured:
    """What was seen."""

    sent: int = 0
    acknowledged: int = 0
    skipped: int = 0
    """Moves that were due while the one before was under way."""
    refused: list[bytes] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    """From sending a move to its bytes at the opponent's socket."""
    late: list[float] = field(default_factory=list)
    """How late the client itself was in sending."""


class Pair:
    """A table with two light clients and the game they will play."""

    __slots__ = ("_acts", "_measured", "_sent", "_sockets", "_turn", "_waiting")

    def __init__(self, sockets: Sequence[LightSocket], tokens: Sequence[str], version: int) -> None:
        self._sockets = tuple(sockets)
        self._acts = [
            message(type="act", id=str(ply), version=version + ply, actions=[token]) for ply, token in enumerate(tokens)
        ]
        self._turn, self._waiting, self._sent = 0, 0, 0.0
        self._measured: Measured | None = None
        for number, socket in enumerate(self._sockets):
            socket.number = number
            socket.hear = self._hear

    def move(self, measured: Measured) -> None:
        """Sends the next move, unless the one before has not arrived everywhere."""
        if self._waiting or self._turn >= len(self._acts):
            measured.skipped += 1
            return
        self._measured, self._waiting = measured, 2
        measured.sent += 1
        self._sent = time.perf_counter()
        self._sockets[self._turn % 2].send(self._acts[self._turn])

    def _hear(self, socket: LightSocket, payload: bytes, now: float) -> None:
        measured, kind = self._measured, payload[9:11]
        if measured is None or not self._waiting:
            return
        mover = self._turn % 2
        if kind == b"ev" and socket.number != mover:
            measured.seconds.append(now - self._sent)
            self._done()
        elif kind == b"ac" and socket.number == mover:
            measured.acknowledged += 1
            self._done()
        elif kind == b"er":
            measured.refused.append(payload)

    def _done(self) -> None:
        self._waiting -= 1
        if not self._waiting:
            self._turn += 1

    def close(self) -> None:
        """Ends both sockets."""
        for socket in self._sockets:
            socket.close()


async def seat_pairs(server: ServerProcess, pairs: int, plies: int) -> list[Pair]:
    """Sets up so many tables and seats two clients at each."""
    games = [random_actions(Mode.named("classic2"), seed, plies) for seed in range(min(pairs, _GAMES))]
    numbers = iter(range(pairs))
    found: list[Pair] = []

    async def seat() -> None:
        for number in numbers:
            (opened,) = await post_json(server.port, "/api/rooms", [_TABLE])
            ada = await LightSocket.open(server.port, message(type="hello", room=opened["room"], token=opened["token"]))
            bob = await LightSocket.open(server.port, message(type="hello", room=opened["room"], token=opened["join"]))
            ack = json.loads(await bob.ask(message(type="sit", id="sit", seat=2, name="Bob"), b"ac"))
            found.append(Pair((ada, bob), games[number % len(games)], ack["version"]))

    await asyncio.gather(*(seat() for _ in range(_AT_ONCE)))
    return found


async def play(pairs: Sequence[Pair], rate: float, seconds: float, seed: int = 1) -> Measured:
    """Sends moves at random moments, so many a second on average, each at the next table; waits for the last ones."""
    measured, draw = Measured(), random.Random(seed)
    order = list(pairs)
    draw.shuffle(order)
    begun = time.perf_counter()
    due = 0.0
    for pair in itertools.cycle(order):
        due += draw.expovariate(rate)
        if due > seconds:
            break
        ahead = begun + due - time.perf_counter()
        if ahead > 0:
            await asyncio.sleep(ahead)
        measured.late.append(max(0.0, time.perf_counter() - begun - due))
        pair.move(measured)
        if ahead <= 0:
            await asyncio.sleep(0)  # behind: the loop must read as well
    for _ in range(3_000):
        if len(measured.seconds) == measured.sent == measured.acknowledged:
            break
        await asyncio.sleep(0.01)
    return measured
