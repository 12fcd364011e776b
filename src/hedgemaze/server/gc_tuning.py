"""Settings of the interpreter for a server: thousands of rooms that stay, and a thread that writes beside the loop.

A collection looks at every object of its generation, and nobody is answered meanwhile. Rooms are long-lived and hold
hardly any cycles, so the young generations are small and looked at often, and the old one, which holds the rooms, is
looked at when nobody waits.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable

__all__ = ["calm_down", "tidy"]

_NEVER = 1_000_000
_COLLECT_AFTER = (1_000, 10, _NEVER)
"""New objects, then collections of the generation before."""
_SWITCH_SECONDS = 0.001
"""The writer waits at most so long for its turn to run Python while the loop is busy."""


def calm_down() -> None:
    """Sets the interpreter so that it pauses briefly; called once, by a program that serves, when all is loaded.

    Whoever calls it sees to it that `tidy` runs.
    """
    gc.freeze()  # what is there now stays
    gc.set_threshold(*_COLLECT_AFTER)
    sys.setswitchinterval(_SWITCH_SECONDS)


async def tidy(
    messages: Callable[[], int],
    *,
    every_s: float = 10.0,
    quiet_s: float = 0.5,
    longest_s: float = 1_800.0,
    collect: Callable[[], object] = gc.collect,
) -> None:
    """Collects all garbage in quiet moments, for ever.

    Args:
        messages: says how many messages have come so far.
        every_s: how often it looks.
        quiet_s: so long without a message is a quiet moment.
        longest_s: after so long without one it collects all the same.
        collect: what it does.
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
