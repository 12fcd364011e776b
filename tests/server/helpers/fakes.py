"""Fakes: a clock that the test moves, a subscriber, a socket, an engine that plays the first legal action."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Callable, MutableMapping
from pathlib import Path
from typing import Any

from hedgemaze import core
from hedgemaze.errors import EngineError
from hedgemaze.rooms import First, Holder, SeatPlan, Settings, Timing
from hedgemaze.rules import Side
from hedgemaze.server import wire
from hedgemaze.server.clock import TimeSource
from hedgemaze.server.engines.interface import PoolStats
from hedgemaze.server.live.coordinator import SingleNode
from hedgemaze.server.live.live_room import LiveRoom
from hedgemaze.server.live.service import Service
from hedgemaze.server.node import make_service
from hedgemaze.server.storage import open_store

__all__ = ["FakeClock", "FakeEngines", "FakeChannel", "FakeSubscriber", "make_alone", "settle", "table"]


class FakeClock:
    """Moves when the test moves it."""

    def __init__(self) -> None:
        self.time_ms = 1_700_000_000_000

    def now_ms(self) -> int:
        return self.time_ms


class FakeSubscriber:
    """Keeps the messages that it receives."""

    audience = 1

    def __init__(self, *seats: int) -> None:
        self.seats: tuple[int, ...] = seats
        self.player: bytes | None = None
        self.live: LiveRoom | None = None
        self.received: list[dict[str, Any]] = []

    def deliver(self, data: bytes) -> None:
        self.received.append(json.loads(data))

    def end(self, closing: wire.Closing) -> None:
        self.deliver(wire.encode(closing))

    def events(self) -> list[str]:
        return [
            event["event"] for message in self.received if message["type"] == "events" for event in message["events"]
        ]


class FakeChannel:
    """A socket without a client; keeps the written messages."""

    def __init__(self, written: list[dict[str, Any]]) -> None:
        self.on_message: Callable[[str | None], None] | None = None
        self.on_flood: Callable[[], None] | None = None
        self._written = written

    def write(self, data: bytes) -> None:
        while data:
            size, begin = data[1], 2
            if size >= 126:
                begin = 4 if size == 126 else 10
                size = int.from_bytes(data[2:begin], "big")
            self._written.append(json.loads(data[begin : begin + size]))
            data = data[begin + size :]

    def backlog(self) -> int:
        return 0

    def pause(self) -> None:
        pass

    def resume(self) -> None:
        pass

    def cut(self, code: int) -> None:
        pass

    def abort(self) -> None:
        pass

    @staticmethod
    async def close(message: MutableMapping[str, Any]) -> None:
        pass


class FakeEngines:
    """Plays the first legal action of the pieces it may move; fails as often as the test wants."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, int, tuple[str, ...] | None]] = []
        self.seeds: list[int] = []
        """Of each search."""
        self.failures = 0
        self.queue, self.gate = asyncio.Event(), asyncio.Event()
        """Set to let searches start, and to let them end."""
        self.queue.set()
        self.gate.set()
        self.value = 0.1
        self.pondering: list[tuple[str, int, str, tuple[str, ...] | None]] = []
        """Of each pondering."""
        self.answers: dict[str, str] = {}
        """What pondering finds."""
        self.ended = 0
        """Ponderings that have ended."""
        self.stats = PoolStats()

    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        pass

    async def choose(
        self,
        record: str,
        level: int,
        pieces: tuple[str, ...] | None,
        seconds: float,
        *,
        seed: int,
        room: str = "",  # noqa: ARG002  # the signature of the pool
        started: float | None = None,  # noqa: ARG002
        position: core.Position | None = None,
        on_begin: Callable[[], None] | None = None,
    ) -> str:
        assert seconds > 0
        assert position is not None
        self.asked.append((record, level, pieces))
        self.seeds.append(seed)
        await self.queue.wait()
        if on_begin is not None:
            on_begin()
        await self.gate.wait()
        if self.failures:
            self.failures -= 1
            raise EngineError("engine.crashed", "as the test wants")
        legal = [str(action) for action in position.legal_actions()]
        return next(token for token in legal if pieces is None or token[0] in pieces)

    async def hint(
        self,
        record: str,  # noqa: ARG002
        seconds: float = 1.0,  # noqa: ARG002
        *,
        pieces: tuple[str, ...] | None = None,  # noqa: ARG002
        room: str = "",  # noqa: ARG002
    ) -> dict[str, Any]:
        return {"values": {side.letter: self.value for side in Side}}

    async def ponder(
        self,
        record: str,
        level: int,
        side: str,
        hand: tuple[str, ...] | None,
        *,
        seed: int,  # noqa: ARG002
        room: str = "",  # noqa: ARG002
    ) -> AsyncGenerator[dict[str, str], None]:
        self.pondering.append((record, level, side, hand))
        try:
            yield dict(self.answers)
            await asyncio.Event().wait()  # until it is cancelled
        finally:
            self.ended += 1

    async def analyse(
        self,
        record: str,
        seconds: float | None = None,
        nodes: int | None = None,
        *,
        lines: int = 5,
        room: str = "",  # noqa: ARG002
    ) -> AsyncGenerator[dict[str, Any], None]:
        yield {"progress": 0.5}
        await self.gate.wait()
        if self.failures:
            self.failures -= 1
            raise EngineError("engine.crashed", "as the test wants")
        yield {"game": record, "seconds": seconds, "nodes": nodes, "lines": lines, "progress": 1.0}

    async def review(self, record: str, seconds: float, *, room: str = "") -> AsyncGenerator[dict[str, Any], None]:
        async for report in self.analyse(record, seconds, room=room):
            yield report | {"type": "result"}


def make_alone(where: Path | str, clock: TimeSource, node: str = "one") -> Service:
    """Returns the service of a single node, on a data folder or PostgreSQL; the first of all choices is drawn."""
    store = open_store(where)
    return make_service(store, clock, SingleNode(store, clock, node), randbelow=lambda _: 0)


async def settle(service: Service) -> None:
    """Waits until no task of a node is left; a task that failed fails the test."""
    async with asyncio.timeout(30):
        while service.tasks._pending:
            await next(iter(service.tasks._pending))
            await asyncio.sleep(0)  # a task that is done is removed by a callback


def table(*seats: SeatPlan, mode: str = "classic2", **more: Any) -> Settings:
    """Returns a table for tests: Ada here, another player elsewhere, a minute each, south begins."""
    if not seats:
        seats = (SeatPlan(Holder.HERE, name="Ada"), SeatPlan(Holder.ELSEWHERE))
    settings: dict[str, Any] = {"timing": Timing(base_ms=60_000)}
    if mode.startswith("classic"):
        settings |= {"first": First.CHOSEN, "first_side": Side.SOUTH}
    return Settings(mode, seats, **(settings | more))
