"""What a search has found out so far: values, candidates, lines and proofs."""

from __future__ import annotations

from dataclasses import dataclass

from hedgemaze.rules import Action, Side

__all__ = ["Candidate", "Proof", "Report"]


@dataclass(frozen=True, slots=True)
class Proof:
    """How the game ends for certain, whatever anybody else does."""

    winner: Side | None
    """None for a draw."""
    actions: int
    """Until the end, if the winner hurries and the others delay."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """One action at the root, with what the search thinks of it."""

    action: Action
    visits: int
    """How much of the search went into it."""
    prior: float
    """How promising it looked before any search, 0 to 1; all together 1."""
    values: dict[Side, float]
    """What each side may expect of the game's one point after it, 0 to 1."""
    proof: Proof | None
    line: tuple[Action, ...]
    """The best play found, this action first."""


@dataclass(frozen=True, slots=True)
class Report:
    """What a search knows at one moment."""

    values: dict[Side, float]
    """What each side may expect of the game's one point, 0 to 1: a win probability, draws shared."""
    candidates: tuple[Candidate, ...]
    """Every action that may be played at the root, best first."""
    proof: Proof | None
    nodes: int
    """Positions evaluated."""
    seconds: float
    depth: int
    """Actions of the best line."""
    distances: dict[Side, int]
    """Classic: steps of every side to its goal, other pawns ignored; otherwise empty."""
    is_final: bool
    """The search has ended; no further report follows."""

    @property
    def best(self) -> Candidate:
        """The action to play."""
        return self.candidates[0]

    @property
    def nodes_per_second(self) -> float:
        """Speed so far."""
        return self.nodes / self.seconds if self.seconds > 0 else 0.0
