"""`Limit`: the limits of a search."""

from __future__ import annotations

from dataclasses import dataclass

from hedgemaze.errors import EngineError


@dataclass(frozen=True, slots=True)
class Limit:
    """Limits of a search; the first one reached ends it. Without any it runs until it is stopped or the root is solved.

    >>> Limit(nodes=20_000, seconds=1.5)
    Limit(nodes=20000, seconds=1.5, depth=None, soft_seconds=None)
    """

    nodes: int | None = None
    """Positions evaluated."""
    seconds: float | None = None
    """Wall-clock time; exceeded by a few milliseconds at most."""
    depth: int | None = None
    """Length of the best line in actions; checked each time the node count has grown by an eighth."""
    soft_seconds: float | None = None
    """Soft limit for play by a clock. The search ends earlier if no other action can overtake the best one, and later
    if the best action has just changed; never after `seconds`."""

    def __post_init__(self) -> None:
        """Raises: EngineError: a limit is not positive."""
        for value in (self.nodes, self.seconds, self.depth, self.soft_seconds):
            if value is not None and not value > 0:
                raise EngineError("engine.bad_limit", "a limit is more than 0", given=value)
        for count in (self.nodes, self.depth):
            if count is not None and count != int(count):
                raise EngineError("engine.bad_limit", "nodes and actions are counted in whole numbers", given=count)
