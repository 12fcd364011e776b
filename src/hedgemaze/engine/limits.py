"""`Limit`: when a search must come to an end."""

from __future__ import annotations

from dataclasses import dataclass

from hedgemaze.errors import EngineError

__all__ = ["Limit"]


@dataclass(frozen=True, slots=True)
class Limit:
    """When to stop: whichever comes first; without any, a search goes on until it is stopped or knows everything.

    >>> Limit(nodes=20_000, seconds=1.5)
    Limit(nodes=20000, seconds=1.5, depth=None, soft_seconds=None)
    """

    nodes: int | None = None
    """Positions evaluated."""
    seconds: float | None = None
    """By the wall clock; never passed by more than a few milliseconds."""
    depth: int | None = None
    """Actions of the best line; looked at after every eighth more of nodes."""
    soft_seconds: float | None = None
    """For play by a clock: what an action usually takes. The search may end sooner, when its best action cannot be
    overtaken any more, and later, but not after `seconds`, when that action has just changed."""

    def __post_init__(self) -> None:
        """Raises: EngineError, if a limit is not positive."""
        for value in (self.nodes, self.seconds, self.depth, self.soft_seconds):
            if value is not None and not value > 0:
                raise EngineError("engine.bad_limit", "a limit is more than 0", given=value)
        for count in (self.nodes, self.depth):
            if count is not None and count != int(count):
                raise EngineError("engine.bad_limit", "nodes and actions are counted in whole numbers", given=count)
