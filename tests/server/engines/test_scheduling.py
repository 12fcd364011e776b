"""`FairQueue`: priority first, then round-robin over rooms, then deadlines. Shares of time meet all deadlines."""

import asyncio
import heapq
import math
from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hedgemaze.server.engines.job import Job
from hedgemaze.server.engines.scheduling import SHORTEST_S, FairQueue, Priority, share_of_next, share_of_running
from hedgemaze.server.engines.worker_messages import Ask


@dataclass(eq=False)
class Waiting:
    priority: Priority
    room: str
    deadline: float

    @property
    def due(self) -> float:
        return self.deadline


JOBS = st.lists(st.builds(Waiting, st.sampled_from(Priority), st.sampled_from("abc"), st.integers(0, 9).map(float)))


def emptied(queue: FairQueue[Waiting]) -> list[Waiting]:
    taken = []
    while len(queue):
        job = queue.take()
        assert job is not None
        taken.append(job)
    assert queue.take() is None
    return taken


@settings(max_examples=50)
@given(JOBS)
def test_jobs_are_taken_once_in_order_of_priority(jobs: list[Waiting]) -> None:
    queue: FairQueue[Waiting] = FairQueue()
    for job in jobs:
        queue.put(job)
    taken = emptied(queue)
    assert sorted(map(id, taken)) == sorted(map(id, jobs))
    assert [job.priority for job in taken] == sorted(job.priority for job in jobs)


@settings(max_examples=50)
@given(JOBS)
def test_rooms_take_turns(jobs: list[Waiting]) -> None:
    """While two rooms wait for the same kind of work, neither gets ahead by more than one job."""
    queue: FairQueue[Waiting] = FairQueue()
    for job in jobs:
        queue.put(job)
    for priority in Priority:
        rooms = {room: [job for job in jobs if job.priority is priority and job.room == room] for room in "abc"}
        got = dict.fromkeys("abc", 0)
        while (first := queue.next()) is not None and first.priority is priority:
            assert queue.take() is first
            got[first.room] += 1
            still = [got[room] for room in "abc" if got[room] < len(rooms[room])]
            assert not still or got[first.room] - min(still) <= 1


def test_a_new_room_waits_for_at_most_one_job_of_a_busy_room() -> None:
    queue: FairQueue[Waiting] = FairQueue()
    greedy = [Waiting(Priority.MOVE, "greedy", 1.0) for _ in range(100)]
    for job in greedy:
        queue.put(job)
    assert [queue.take() for _ in range(10)] == greedy[:10]
    late = Waiting(Priority.MOVE, "late", 5.0)
    queue.put(late)
    assert late in [queue.take(), queue.take()]


def test_jobs_of_equal_rank_are_ordered_by_deadline() -> None:
    queue: FairQueue[Waiting] = FairQueue()
    jobs = [Waiting(Priority.MOVE, str(number), float(9 - number)) for number in range(9)]
    for job in jobs:
        queue.put(job)
    assert emptied(queue) == jobs[::-1]


def test_a_retried_job_goes_first() -> None:
    queue: FairQueue[Waiting] = FairQueue()
    first, again = Waiting(Priority.MOVE, "a", 1.0), Waiting(Priority.MOVE, "b", 9.0)
    queue.put(first)
    queue.put_first(again)
    assert emptied(queue) == [again, first]


@settings(max_examples=50)
@given(JOBS, st.data())
def test_dropped_jobs_are_not_taken(jobs: list[Waiting], data: st.DataObject) -> None:
    queue: FairQueue[Waiting] = FairQueue()
    for job in jobs:
        queue.put(job)
    dropped = data.draw(st.lists(st.sampled_from(jobs), unique_by=id)) if jobs else []
    assert all(queue.drop(job) for job in dropped)
    assert not any(queue.drop(job) for job in dropped)
    left = [job for job in jobs if not any(job is other for other in dropped)]
    assert len(queue) == len(left) == len(list(queue))
    moves = sorted(job.deadline for job in left if job.priority is Priority.MOVE)
    assert queue.move_deadlines(1000) == moves
    assert queue.move_deadlines(2) == moves[:2]
    assert sorted(map(id, emptied(queue))) == sorted(map(id, left))


@pytest.mark.anyio
async def test_a_short_analysis_goes_before_long_ones() -> None:
    queue: FairQueue[Job] = FairQueue()
    loop = asyncio.get_running_loop()

    def job(number: int, seconds: float) -> Job:
        ask = Ask(id=number, kind="analysis", game="classic2", seconds=seconds)
        return Job(ask, f"analysis of {number}", math.inf, loop.create_future())

    for number in range(70):
        queue.put(job(number, 60.0))
    short = job(70, 1.0)
    queue.put(short)
    assert queue.take() is short


@given(st.lists(st.floats(0.5, 3.0), min_size=1, max_size=120), st.integers(1, 4))
def test_all_searches_of_a_burst_meet_their_deadlines(deadlines: list[float], workers: int) -> None:
    """Every search uses its whole share. With 120 jobs, 0.5 s and one worker a share is 4 ms, above the minimum."""
    waiting = sorted(deadlines)
    free = [0.0] * workers
    late = []
    while waiting:
        now = heapq.heappop(free)
        share = share_of_next(now, waiting, workers)
        end = min(now + share, waiting[0])
        if end > waiting.pop(0) + 1e-9 or share <= SHORTEST_S:
            late.append(end)
        heapq.heappush(free, end)
    assert late == []


def test_a_search_without_competitors_gets_all_the_time() -> None:
    assert share_of_next(10.0, [11.0], 2) == 1.0
    assert share_of_next(10.0, [11.0, 11.0], 2) == 1.0
    assert share_of_next(10.0, [11.0, 11.0, 11.0], 2) == 0.5


def test_running_searches_count_as_one_wave() -> None:
    assert share_of_running(0.0, [1.0], 1) == 0.5
    assert share_of_running(0.0, [1.0, 1.0, 1.0], 2) == 1.0 / 3


def test_a_missed_deadline_gives_the_minimum() -> None:
    assert share_of_next(5.0, [4.0], 2) == SHORTEST_S
