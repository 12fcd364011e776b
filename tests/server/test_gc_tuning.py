"""Garbage is collected when the server is idle, and at the latest after a while."""

from __future__ import annotations

import asyncio
import gc
import itertools
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from hedgemaze.server.gc_tuning import collect_when_idle, tune_gc


async def collections_of(messages: Callable[[], int], *, longest_s: float) -> int:
    """Returns how often all garbage is collected within 0.3 seconds."""
    done: list[None] = []
    collecting = asyncio.create_task(
        collect_when_idle(
            messages, every_s=0.005, quiet_s=0.005, longest_s=longest_s, collect=lambda: done.append(None)
        )
    )
    await asyncio.sleep(0.3)
    assert not collecting.done()
    collecting.cancel()
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
async def test_an_idle_server_collects_once() -> None:
    counts = itertools.chain([0], itertools.repeat(7))
    assert await collections_of(lambda: next(counts), longest_s=1_000) == 1


@pytest.mark.anyio
async def test_a_server_without_messages_collects_nothing() -> None:
    assert await collections_of(lambda: 3, longest_s=0) == 0


@pytest.mark.anyio
async def test_a_busy_server_collects_at_the_latest_after_a_while() -> None:
    busy, always = itertools.count(), itertools.count()
    assert await collections_of(lambda: next(busy), longest_s=1_000) == 0
    assert await collections_of(lambda: next(always), longest_s=0.02) >= 2


@pytest.mark.slow
def test_the_old_generation_is_not_collected_by_itself() -> None:
    with as_before():
        tune_gc()
        before = gc.get_stats()[2]["collections"]
        kept = [[number] for number in range(200_000)]
        assert gc.get_stats()[2]["collections"] == before
        assert gc.get_stats()[1]["collections"] > 0
        assert len(kept) == 200_000
