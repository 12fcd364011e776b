"""Several servers in one process, on one database, with a line between them that can be cut."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from hedgemaze.server.cluster import bus as announce
from hedgemaze.server.cluster.service import ClusterService
from hedgemaze.server.storage import open_store
from tests.server.fakes import FakeClock

__all__ = ["FakeAnnouncer", "Node", "until"]


class FakeAnnouncer:
    """Hands announcements to the others of the same line, at once, unless it is cut off."""

    def __init__(self, line: list[FakeAnnouncer]) -> None:
        self.is_connected = True
        self.told: list[announce.Any] = []
        self._line = line
        self._hear: Callable[[announce.Any], None] = lambda _: None
        self._changed: Callable[[], None] = lambda: None
        line.append(self)

    async def start(self, hear: Callable[[announce.Any], None], changed: Callable[[], None]) -> None:
        self._hear, self._changed = hear, changed

    async def stop(self) -> None:
        self._line.remove(self)

    def tell(self, announcement: announce.Any) -> None:
        self.told.append(announcement)
        for other in tuple(self._line):
            if other is not self and self.is_connected and other.is_connected:
                other._hear(announce.decode(announce.encode(announcement)))

    def cut(self, *, is_connected: bool = False) -> None:
        self.is_connected = is_connected
        self._changed()


class Node:
    """A server and its line to the others."""

    def __init__(self, where: Path | str, clock: FakeClock, line: list[FakeAnnouncer], name: str) -> None:
        self.announcer = FakeAnnouncer(line)
        self.service = ClusterService(open_store(where), clock, self.announcer, draw=lambda _: 0, node=name)


async def until(is_so: Callable[[], bool]) -> None:
    """Waits until something is so."""
    async with asyncio.timeout(20):
        while not is_so():
            await asyncio.sleep(0.001)
