"""Shares of time meet all deadlines; simulated, not measured."""

import heapq

from hypothesis import given
from hypothesis import strategies as st

from hedgemaze.server.engines.time_share import SHORTEST_S, share_of_next, share_of_running


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
