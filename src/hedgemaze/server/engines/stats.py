"""`PoolStats`: counters of the pool."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["PoolStats"]


@dataclass(slots=True)
class PoolStats:
    """Counts since the start."""

    moves: int = 0
    """Moves answered, by workers or by the fallback."""
    shortened: int = 0
    """Moves with less than their full time because others waited; many levels need less anyway."""
    fallbacks: int = 0
    """Moves that the pool answered itself because no worker did in time."""
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
