"""`Skill`: how well a search sees; the blind spots of a level."""

from __future__ import annotations

from dataclasses import dataclass

from hedgemaze.errors import EngineError

__all__ = ["Skill"]


@dataclass(frozen=True, slots=True)
class Skill:
    """Weak in a human way: what it overlooks and misjudges is drawn from the seed, the same while the root stays.

    >>> Skill().is_full
    True
    """

    nodes: int = 0
    """Positions that it looks at; 0 for any number."""
    sight: int = 0
    """Turns that it looks ahead; 0 for any number."""
    overlook: float = 0.0
    """Share of the fences that it does not think of; of the rival's steps, half of that."""
    noise: float = 0.0
    """How far its judgement may be off, in nats of the odds: little when they are clear. In classic, of fences only."""
    looseness: float = 0.0
    """An action whose value is so much below the best may be chosen all the same."""

    def __post_init__(self) -> None:
        """Raises: EngineError, if a number is out of range."""
        are_shares = all(0 <= each <= 1 for each in (self.overlook, self.looseness))
        if not (0 <= self.nodes < 2**32 and 0 <= self.sight <= 255 and 0 <= self.noise <= 100 and are_shares):
            raise EngineError("engine.bad_setting", "a skill has numbers from 0 up, shares up to 1", given=str(self))

    @property
    def is_full(self) -> bool:
        """Whether it sees everything."""
        return self == Skill(nodes=self.nodes)
