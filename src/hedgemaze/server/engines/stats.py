"""`PoolStats`: what the pool has done so far, for metrics."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["PoolStats"]


@dataclass(slots=True)
class PoolStats:
    """Counts since the start."""

    moves: int = 0
    """Moves answered, by whomever."""
    shortened: int = 0
    """Moves that might take less than their whole time, because others waited; most need less anyway."""
    stopgaps: int = 0
    """Moves that the parent answered itself, because no worker did in time."""
    retried: int = 0
    """Jobs that a second worker took over."""
    started: int = 0
    """Workers started, the first ones included."""
    crashed: int = 0
    """Workers that ended by themselves or talked rubbish."""
    hung: int = 0
    """Workers ended because they did not answer."""
    bloated: int = 0
    """Workers ended because they took too much memory."""
    waiting: int = 0
    """Jobs in the queue now."""
    running: int = 0
    """Jobs in workers now."""
