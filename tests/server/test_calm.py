"""The interpreter of a server: full collections come in quiet moments, and at the latest after a while."""

from __future__ import annotations

import asyncio
import gc
import itertools
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from hedgemaze.server.gc_tuning import calm_down, tidy


async def collections_of(messages: Callable[[], int], *, longest_s: float) -> int:
    """How often all garbage is collected in a short while."""
    done: list[None] = []
    tidying = asyncio.create_task(
        tidy(messages, every_s=0.005, quiet_s=0.005, longest_s=longest_s, collect=lambda: done.append(None))
    )
    await asyncio.sleep(0.3)
    assert not tidying.done()
    tidying.cancel()
    return len(done)


@contextmanager
def as_before() -> Iterator[None]:
    threshold, interval = gc.get_threshold(), sys.getswitchinterval()
    try:
        yield
    finally:
        gc.set_threshold(*threshold)
        sys.setswitchinterval(interval)
        gc.unfreeze()


@pytest.mark.anyio
async def test_a_quiet_moment_is_used_once() -> None:
    counts = itertools.chain([0], itertools.repeat(7))
    assert await collections_of(lambda: next(counts), longest_s=1_000) == 1


@pytest.mark.anyio
async def test_nothing_is_done_where_nothing_happens() -> None:
    assert await collections_of(lambda: 3, longest_s=0) == 0


@pytest.mark.anyio
async def test_a_busy_server_is_left_alone_for_a_while_only() -> None:
    busy, always = itertools.count(), itertools.count()
    assert await collections_of(lambda: next(busy), longest_s=1_000) == 0
    assert await collections_of(lambda: next(always), longest_s=0.02) >= 2


def test_the_old_generation_is_not_collected_by_itself() -> None:
    with as_before():
        calm_down()
        before = gc.get_stats()[2]["collections"]
        kept = [[number] for number in range(200_000)]
        assert gc.get_stats()[2]["collections"] == before
        assert gc.get_stats()[1]["collections"] > 0
        assert len(kept) == 200_000
