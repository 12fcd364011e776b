"""`FairQueue`: which job is next. Urgency first, then rooms in turn, then what should be done earlier.

A room's jobs get ranks one after another, and a room that comes later starts at the rank that is being served: so a
room with a hundred jobs delays another room's first by one of its own at most. Knows nothing of workers and time.
"""

from __future__ import annotations

import heapq
from bisect import insort
from collections.abc import Iterator
from enum import IntEnum
from typing import Generic, Protocol, TypeVar

__all__ = ["FairQueue", "Queued", "Priority"]


_MOST_RANKS = 4_096


class Priority(IntEnum):
    """What goes before what; the lower number first."""

    MOVE = 0
    HINT = 1
    ANALYSIS = 2


class Queued(Protocol):
    """What the queue asks of a job."""

    @property
    def urgency(self) -> Priority:
        """How urgent it is."""

    @property
    def room(self) -> str:
        """Whose it is."""

    @property
    def deadline(self) -> float:
        """When it must be done."""

    @property
    def due(self) -> float:
        """When it should be done: of jobs with equal rights the one that is due first goes first."""


Job = TypeVar("Job", bound=Queued)


class FairQueue(Generic[Job]):
    """Jobs that wait. Putting one in, taking the next and dropping one cost little, also with thousands."""

    def __init__(self) -> None:
        self._heap: list[tuple[Priority, int, float, int, Job]] = []
        self._live: dict[int, int] = {}
        self._order = 0
        self._served = dict.fromkeys(Priority, 0)
        self._ranks: dict[tuple[Priority, str], int] = {}
        self._deadlines: list[float] = []

    def __len__(self) -> int:
        return len(self._live)

    def __iter__(self) -> Iterator[Job]:
        return (job for *_, order, job in list(self._heap) if self._live.get(id(job)) == order)

    def put(self, job: Job) -> None:
        """Lets a job wait for its turn."""
        key = job.urgency, job.room
        rank = max(self._served[job.urgency], self._ranks.get(key, -1) + 1)
        if len(self._ranks) >= _MOST_RANKS:  # those below what is served mean nothing any more
            self._ranks = {key: rank for key, rank in self._ranks.items() if rank >= self._served[key[0]]}
        self._ranks[key] = rank
        self._push(job, rank)

    def put_first(self, job: Job) -> None:
        """Lets a job wait that had its turn already: it goes before its equals."""
        self._push(job, -1)

    def next(self) -> Job | None:
        """Returns the job whose turn it is, without taking it."""
        while self._heap and self._live.get(id(self._heap[0][-1])) != self._heap[0][-2]:
            heapq.heappop(self._heap)
        return self._heap[0][-1] if self._heap else None

    def take(self) -> Job | None:
        """Takes the job whose turn it is."""
        job = self.next()
        if job is not None:
            urgency, rank, *_ = heapq.heappop(self._heap)
            self._served[urgency] = max(self._served[urgency], rank)
            self._forget(job)
        return job

    def drop(self, job: Job) -> bool:
        """Takes a job out, wherever it stands; returns whether it was there."""
        if id(job) not in self._live:
            return False
        self._forget(job)
        return True

    def move_deadlines(self, most: int) -> list[float]:
        """Returns the earliest deadlines of the moves that wait, in order."""
        return self._deadlines[:most]

    def _push(self, job: Job, rank: int) -> None:
        self._order += 1
        self._live[id(job)] = self._order
        heapq.heappush(self._heap, (job.urgency, rank, job.due, self._order, job))
        if job.urgency is Priority.MOVE:
            insort(self._deadlines, job.deadline)

    def _forget(self, job: Job) -> None:
        del self._live[id(job)]
        if job.urgency is Priority.MOVE:
            self._deadlines.remove(job.deadline)
        if not self._live:  # nobody waits: old ranks mean nothing any more
            self._heap.clear()
            self._ranks.clear()
            self._served = dict.fromkeys(Priority, 0)
