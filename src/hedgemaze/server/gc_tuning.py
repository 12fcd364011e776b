"""Garbage collection tuned for thousands of long-lived rooms, and thread switching for the database thread.

A collection visits every object of its generation and blocks the event loop meanwhile. Rooms live long and contain few
reference cycles. So the young generations are small and collected often, and the old generation, which contains the
rooms, is collected when the server is idle.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable

_NEVER = 1_000_000
_COLLECT_AFTER = (1_000, 10, _NEVER)
"""Thresholds: new objects, then collections of the younger generation."""
_SWITCH_SECONDS = 0.001
"""How long the database thread waits at most for the interpreter lock while the event loop is busy."""


def tune_gc() -> None:
    """Keeps pauses short; called once by a server when everything is imported.

    The caller must run `collect_when_idle`, since the old generation is no longer collected automatically.
    """
    gc.freeze()  # modules and their objects stay until the end
    gc.set_threshold(*_COLLECT_AFTER)
    sys.setswitchinterval(_SWITCH_SECONDS)


async def collect_when_idle(
    messages: Callable[[], int],
    *,
    every_s: float = 10.0,
    quiet_s: float = 0.5,
    longest_s: float = 1_800.0,
    collect: Callable[[], object] = gc.collect,
) -> None:
    """Collects all garbage whenever the server is idle; runs until it is cancelled.

    Args:
        messages: returns the number of messages received so far.
        every_s: interval between checks.
        quiet_s: time without a message after which the server is idle.
        longest_s: longest time between two collections of a busy server.
        collect: the collection.
    """
    loop = asyncio.get_running_loop()
    done_at, done_after = loop.time(), messages()
    while True:
        await asyncio.sleep(every_s)
        before = messages()
        if before == done_after:
            continue  # nothing has happened since
        await asyncio.sleep(quiet_s)
        if messages() == before or loop.time() - done_at >= longest_s:
            collect()
            done_at, done_after = loop.time(), messages()
