"""What the server asks of a pool of engines, and its counters; `pool.EnginePool` is the implementation."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from dataclasses import dataclass, field
from typing import Any, Protocol, get_args

from hedgemaze import core
from hedgemaze.server.engines.worker_messages import JobKind
from hedgemaze.server.telemetry.histograms import Histogram


class AnalysisPool(Protocol):
    """A pool of engines that analyses games."""

    def analyse(
        self, record: str, seconds: float | None = None, nodes: int | None = None, *, lines: int = 5, room: str = ""
    ) -> AsyncGenerator[dict[str, Any], None]:
        """Yields reports; the last one has progress 1."""
        ...

    def review(self, record: str, seconds: float, *, room: str = "") -> AsyncGenerator[dict[str, Any], None]:
        """Yields the progress of a review, and its result last."""
        ...


class Engines(AnalysisPool, Protocol):
    """A pool of engines that also plays seats."""

    @property
    def stats(self) -> PoolStats:
        """Counts since the start, and jobs that wait or run now."""
        ...

    async def start(self) -> None:
        """Starts the workers."""

    async def stop(self) -> None:
        """Stops the workers."""

    async def choose(
        self,
        record: str,
        level: int,
        pieces: tuple[str, ...] | None,
        seconds: float,
        *,
        seed: int,
        room: str = "",
        started: float | None = None,
        position: core.Position | None = None,
        on_begin: Callable[[], None] | None = None,
    ) -> str:
        """Returns the token of the action that a level plays; calls `on_begin` when the search starts."""
        ...

    async def hint(
        self, record: str, seconds: float = 1.0, *, pieces: tuple[str, ...] | None = None, room: str = ""
    ) -> dict[str, Any]:
        """Returns the report of a short search."""
        ...

    def ponder(
        self, record: str, level: int, side: str, hand: tuple[str, ...] | None, *, seed: int, room: str = ""
    ) -> AsyncGenerator[dict[str, str], None]:
        """Yields what a level will play after expected actions; ends at once if no worker is free."""
        ...


@dataclass(slots=True)
class PoolStats:
    """Counters of a pool since its start."""

    moves: int = 0
    """Moves answered, by workers, by the fallback or from pondering."""
    shortened: int = 0
    """Moves with less than their full time because others waited; many levels need less anyway."""
    fallbacks: int = 0
    """Moves that the pool answered itself because no worker did in time."""
    pondered: int = 0
    """Answers found on the opponents' time."""
    ponder_hits: int = 0
    """Of those, the ones that were played."""
    ponderings_given_up: int = 0
    """Ponderings that ended early because other work needed the worker or the processor."""
    retried: int = 0
    """Jobs that were given to a second worker."""
    started: int = 0
    """Workers started, the first ones included."""
    crashed: int = 0
    """Workers that ended unasked or sent a malformed message."""
    hung: int = 0
    """Workers killed because they did not answer."""
    over_memory: int = 0
    """Workers killed because they used too much memory."""
    waiting: int = 0
    """Jobs in the queue now."""
    running: int = 0
    """Jobs in workers now."""
    queue: dict[str, Histogram] = field(default_factory=lambda: {kind: Histogram() for kind in get_args(JobKind)})
    """Per kind of job: from its request until a worker starts it."""
