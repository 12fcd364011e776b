"""`Skill`: the limits and errors that weaken the search of a level."""

from __future__ import annotations

from dataclasses import dataclass

from hedgemaze.errors import EngineError


@dataclass(frozen=True, slots=True)
class Skill:
    """Weakens a search in a human way. What it overlooks and misjudges depends on the seed and stays fixed per root.

    >>> Skill().is_full
    True
    """

    nodes: int = 0
    """Positions evaluated per search; 0 for no limit."""
    sight: int = 0
    """Turns of look-ahead; 0 for no limit."""
    overlook: float = 0.0
    """Share of the fences that the search ignores; it ignores half this share of the rival's steps."""
    noise: float = 0.0
    """Size of random errors of the evaluation, in nats of the odds; clear positions are hardly affected. In classic, on
    fences only."""
    looseness: float = 0.0
    """An action may be chosen if its value is at most this far below the best one."""

    def __post_init__(self) -> None:
        """Raises: EngineError: a number is out of range."""
        are_shares = all(0 <= each <= 1 for each in (self.overlook, self.looseness))
        if not (0 <= self.nodes < 2**32 and 0 <= self.sight <= 255 and 0 <= self.noise <= 100 and are_shares):
            raise EngineError("engine.bad_setting", "a skill has numbers from 0 up, shares up to 1", given=str(self))

    @property
    def is_full(self) -> bool:
        """Whether nothing but `nodes` weakens the search."""
        return self == Skill(nodes=self.nodes)
