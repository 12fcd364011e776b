"""Arithmetic with outages, against sets of milliseconds."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hedgemaze.server.live.time_credit import lost_ms, running_since


@given(st.lists(st.tuples(st.integers(0, 60), st.integers(0, 60))), st.integers(0, 60))
def test_overlapping_outages_count_once(pairs: list[tuple[int, int]], since: int) -> None:
    outages = [(min(pair), max(pair)) for pair in pairs]
    covered = {ms for start, end in outages for ms in range(start, end)}
    assert lost_ms(since, outages) == sum(ms >= since for ms in covered)


@given(st.lists(st.tuples(st.integers(0, 60), st.integers(0, 60))), st.integers(1, 100))
def test_running_since_counts_time_outside_outages(pairs: list[tuple[int, int]], wanted: int) -> None:
    outages = [(min(pair), max(pair)) for pair in pairs]
    since = running_since(60, wanted, outages)
    covered = {ms for start, end in outages for ms in range(start, end)}
    assert sum(ms not in covered for ms in range(since, 60)) == wanted
