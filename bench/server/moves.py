"""Load for the server: tables with two light clients each, and the figures of their moves."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, fields

from bench.server.light_client import LightSocket, message, post_json, random_actions
from hedgemaze.rules import Mode
from tests.server.helpers.process import ServerProcess

__all__ = ["Measured", "MoveFigures", "Pair", "median_of", "percentile", "play", "seat_pairs"]

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
    """The raw results of one run."""

    sent: int = 0
    acknowledged: int = 0
    skipped: int = 0
    """Moves that were due before the previous one had arrived."""
    refused: list[bytes] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    """Per move: time from sending it to its bytes at the opponent's socket."""
    late: list[float] = field(default_factory=list)
    """Per move: delay of the client itself in sending it."""


@dataclass(frozen=True)
class MoveFigures:
    """The figures of one run, or the medians of several."""

    p50_ms: float
    p99_ms: float
    longest_ms: float
    per_second: float
    """Moves that arrived."""
    server_ms: float
    """Processor time of the server per move."""
    client_ms: float
    """Processor time of the client per move."""
    late_p99_ms: float
    """Delay of the client in sending."""
    memory_mb: float
    unacknowledged: int
    refused: int
    skipped: int

    @classmethod
    def of(
        cls, measured: Measured, seconds: float, server_seconds: float, client_seconds: float, memory_bytes: int
    ) -> MoveFigures:
        """Returns the figures of a run.

        Args:
            measured: the raw results.
            seconds: duration of the run.
            server_seconds: processor time of the server.
            client_seconds: processor time of the client.
            memory_bytes: memory of the server.
        """
        ms = [1_000 * each for each in measured.seconds]
        return cls(
            p50_ms=percentile(ms, 0.5),
            p99_ms=percentile(ms, 0.99),
            longest_ms=max(ms),
            per_second=len(ms) / seconds,
            server_ms=1_000 * server_seconds / len(ms),
            client_ms=1_000 * client_seconds / len(ms),
            late_p99_ms=1_000 * percentile(measured.late, 0.99),
            memory_mb=memory_bytes / 2**20,
            unacknowledged=measured.sent - measured.acknowledged,
            refused=len(measured.refused),
            skipped=measured.skipped,
        )


def median_of(runs: Sequence[MoveFigures]) -> MoveFigures:
    """Returns the median of every figure over several runs; of counts of failures the sum."""
    totals = ("unacknowledged", "refused", "skipped")
    return MoveFigures(
        **{
            name: (sum if name in totals else statistics.median)([getattr(run, name) for run in runs])
            for name in (each.name for each in fields(MoveFigures))
        }
    )


def percentile(values: Sequence[float], share: float) -> float:
    """Returns the value at a share of the sorted values, from 0 to 1."""
    return sorted(values)[min(int(share * len(values)), len(values) - 1)]


class Pair:
    """A table with two light clients and a prepared game."""

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
            socket.on_message = self._receive

    def move(self, measured: Measured) -> None:
        """Sends the next move, or skips it if the previous one has not arrived yet."""
        if self._waiting or self._turn >= len(self._acts):
            measured.skipped += 1
            return
        self._measured, self._waiting = measured, 2
        measured.sent += 1
        self._sent = time.perf_counter()
        self._sockets[self._turn % 2].send(self._acts[self._turn])

    def _receive(self, socket: LightSocket, payload: bytes, now: float) -> None:
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
        """Closes both sockets."""
        for socket in self._sockets:
            socket.close()


async def seat_pairs(server: ServerProcess, pairs: int, plies: int) -> list[Pair]:
    """Opens tables and seats two clients at each."""
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
    """Sends `rate` moves per second at random moments, one table after another; waits until the last ones arrive."""
    measured, rng = Measured(), random.Random(seed)
    order = list(pairs)
    rng.shuffle(order)
    begun = time.perf_counter()
    due = 0.0
    for pair in itertools.cycle(order):
        due += rng.expovariate(rate)
        if due > seconds:
            break
        ahead = begun + due - time.perf_counter()
        if ahead > 0:
            await asyncio.sleep(ahead)
        measured.late.append(max(0.0, time.perf_counter() - begun - due))
        pair.move(measured)
        if ahead <= 0:
            await asyncio.sleep(0)  # late: let the event loop read
    for _ in range(3_000):
        if len(measured.seconds) == measured.sent == measured.acknowledged:
            break
        await asyncio.sleep(0.01)
    return measured
