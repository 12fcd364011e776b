"""Several nodes in one process, on one database, with a message bus that can be disconnected."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from hedgemaze.server.cluster import bus as messages
from hedgemaze.server.cluster.cluster import Cluster
from hedgemaze.server.live.service import Service
from hedgemaze.server.node import make_service
from hedgemaze.server.storage import open_store
from tests.server.helpers.fakes import FakeClock

__all__ = ["FakeBus", "Node", "claim", "cluster_of", "until"]


class FakeBus:
    """Hands messages to the other nodes of a list at once, unless it is disconnected."""

    def __init__(self, buses: list[FakeBus]) -> None:
        self.is_connected = True
        self.published: list[messages.Message] = []
        self._buses = buses
        self._receive: Callable[[messages.Message], None] = lambda _: None
        self._on_change: Callable[[], None] = lambda: None
        buses.append(self)

    async def start(self, receive: Callable[[messages.Message], None], on_change: Callable[[], None]) -> None:
        self._receive, self._on_change = receive, on_change

    async def stop(self) -> None:
        self._buses.remove(self)

    def publish(self, message: messages.Message) -> None:
        self.published.append(message)
        for other in tuple(self._buses):
            if other is not self and self.is_connected and other.is_connected:
                other._receive(messages.decode(messages.encode(message)))

    def connect(self, *, is_connected: bool = True) -> None:
        self.is_connected = is_connected
        self._on_change()

    def disconnect(self) -> None:
        self.connect(is_connected=False)


class Node:
    """A node and its bus."""

    def __init__(self, where: Path | str, clock: FakeClock, buses: list[FakeBus], name: str) -> None:
        self.bus = FakeBus(buses)
        store = open_store(where)
        self.cluster = Cluster(store, clock, self.bus, name)
        self.service = make_service(store, clock, self.cluster, randbelow=lambda _: 0)


def cluster_of(service: Service) -> Cluster:
    """Returns the coordinator of a node."""
    assert isinstance(service.coordinator, Cluster)
    return service.coordinator


async def claim(service: Service) -> None:
    """Lets a node claim jobs, as it does every second."""
    await cluster_of(service).claims.claim()


async def until(is_so: Callable[[], bool]) -> None:
    """Waits until a condition holds."""
    async with asyncio.timeout(20):
        while not is_so():
            await asyncio.sleep(0.001)
