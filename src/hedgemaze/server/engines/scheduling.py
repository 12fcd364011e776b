"""Scheduling of jobs: their order, and how long the search of a move may take.

`FairQueue` orders jobs by priority, then round-robin over rooms, then by due time. The jobs of a room get consecutive
ranks, and a new room starts at the rank that is being served. So a room with a hundred jobs delays the first job of
another room by at most one job. Under load the moves share the time until their deadlines equally (`share_of_next`,
`share_of_running`).
"""

from __future__ import annotations

import heapq
from bisect import insort
from collections.abc import Iterator, Sequence
from enum import IntEnum
from typing import Generic, Protocol, TypeVar

SHORTEST_S = 0.002
"""Shortest search; a move that is late even so gets the fallback answer."""
_MAX_RANKS = 4_096


class Priority(IntEnum):
    """The priority of a job; lower numbers go first."""

    MOVE = 0
    HINT = 1
    ANALYSIS = 2
    PONDER = 3


class Queued(Protocol):
    """The part of a job that the queue uses."""

    @property
    def priority(self) -> Priority:
        """The priority."""

    @property
    def room(self) -> str:
        """The room that requested it."""

    @property
    def deadline(self) -> float:
        """When a move must be done."""

    @property
    def due(self) -> float:
        """When it should be done: orders jobs of equal priority and rank."""


_Q = TypeVar("_Q", bound=Queued)


class FairQueue(Generic[_Q]):
    """Waiting jobs; all operations are cheap with thousands of them."""

    def __init__(self) -> None:
        self._heap: list[tuple[Priority, int, float, int, _Q]] = []
        self._live: dict[int, int] = {}
        self._order = 0
        self._served = dict.fromkeys(Priority, 0)
        self._ranks: dict[tuple[Priority, str], int] = {}
        self._deadlines: list[float] = []

    def __len__(self) -> int:
        return len(self._live)

    def __iter__(self) -> Iterator[_Q]:
        return (job for *_, order, job in list(self._heap) if self._live.get(id(job)) == order)

    def put(self, job: _Q) -> None:
        """Queues a job."""
        key = job.priority, job.room
        rank = max(self._served[job.priority], self._ranks.get(key, -1) + 1)
        if len(self._ranks) >= _MAX_RANKS:  # ranks below the served one no longer matter
            self._ranks = {key: rank for key, rank in self._ranks.items() if rank >= self._served[key[0]]}
        self._ranks[key] = rank
        self._push(job, rank)

    def put_first(self, job: _Q) -> None:
        """Queues a job that is retried: before all others of its priority."""
        self._push(job, -1)

    def next(self) -> _Q | None:
        """Returns the next job without removing it."""
        while self._heap and self._live.get(id(self._heap[0][-1])) != self._heap[0][-2]:
            heapq.heappop(self._heap)
        return self._heap[0][-1] if self._heap else None

    def take(self) -> _Q | None:
        """Removes and returns the next job."""
        job = self.next()
        if job is not None:
            priority, rank, *_ = heapq.heappop(self._heap)
            self._served[priority] = max(self._served[priority], rank)
            self._remove(job)
        return job

    def drop(self, job: _Q) -> bool:
        """Removes a job from any place; returns whether it was queued."""
        if id(job) not in self._live:
            return False
        self._remove(job)
        return True

    def move_deadlines(self, limit: int) -> list[float]:
        """Returns the earliest deadlines of waiting moves, in order."""
        return self._deadlines[:limit]

    def _push(self, job: _Q, rank: int) -> None:
        self._order += 1
        self._live[id(job)] = self._order
        heapq.heappush(self._heap, (job.priority, rank, job.due, self._order, job))
        if job.priority is Priority.MOVE:
            insort(self._deadlines, job.deadline)

    def _remove(self, job: _Q) -> None:
        del self._live[id(job)]
        if job.priority is Priority.MOVE:
            self._deadlines.remove(job.deadline)
        if not self._live:  # the queue is empty: ranks start again
            self._heap.clear()
            self._ranks.clear()
            self._served = dict.fromkeys(Priority, 0)


def share_of_next(now: float, deadlines: Sequence[float], workers: int) -> float:
    """Returns the seconds of the next search, so that it and all waiting ones can meet their deadlines.

    With equal shares the n-th job ends in wave ⌈n / workers⌉, so each deadline bounds the share.

    >>> share_of_next(0.0, [1.0], 2), share_of_next(0.0, [1.0] * 50, 2)
    (1.0, 0.04)

    Args:
        now: the time, by the clock of the deadlines.
        deadlines: of the next search, then of the waiting ones in order.
        workers: number of parallel searches.
    """
    return _share(now, deadlines, workers, waves_before=0)


def share_of_running(now: float, deadlines: Sequence[float], workers: int) -> float:
    """Returns the seconds that running searches may still take, so that all waiting ones can meet their deadlines.

    >>> share_of_running(0.0, [0.5], 2)
    0.25
    """
    return _share(now, deadlines, workers, waves_before=1)


def _share(now: float, deadlines: Sequence[float], workers: int, waves_before: int) -> float:
    share = min((end - now) / (number // workers + 1 + waves_before) for number, end in enumerate(deadlines))
    return max(share, SHORTEST_S)
