"""`Report`: the results of a search so far: values, candidates, lines and proofs."""

from __future__ import annotations

from dataclasses import dataclass

from hedgemaze.rules import Action, Side
from hedgemaze.solve import Exact


@dataclass(frozen=True, slots=True)
class Proof:
    """A proven result with best play.

    >>> from hedgemaze.engine import Limit, Search
    >>> from hedgemaze.rules import Position
    >>> Search(Position.parse("classic2 - Se8Ne2 0,0 - S - 14")).run(Limit(nodes=100)).proof
    Proof(winner=<Side.SOUTH: 'S'>, actions=1)
    """

    winner: Side | None
    """None for a draw."""
    actions: int
    """Number of actions to the end; the winner plays for the shortest game, the others for the longest."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """One action at the root, with its evaluation.

    >>> from hedgemaze.engine import Limit, Search
    >>> from hedgemaze.rules import Position
    >>> best = Search(Position.parse("classic2 - Se8Ne2 0,0 - S - 14")).run(Limit(nodes=100)).best
    >>> str(best.action), best.values[Side.SOUTH]
    ('e9', 1.0)
    """

    action: Action
    visits: int
    """Number of simulations through this action."""
    prior: float
    """Prior probability before the search; the priors of all candidates add up to 1."""
    values: dict[Side, float]
    """Each side's expected share of the point after this action, 0 to 1."""
    proof: Proof | None
    line: tuple[Action, ...]
    """The principal variation, starting with this action."""


@dataclass(frozen=True, slots=True)
class Report:
    """The state of a search at one moment.

    >>> from hedgemaze.engine import Limit, Search
    >>> from hedgemaze.rules import Position
    >>> report = Search(Position.parse("classic2 - Se8Ne2 0,0 - S - 14")).run(Limit(nodes=100))
    >>> len(report.candidates), report.distances[Side.SOUTH], report.is_final
    (4, 1, True)
    """

    values: dict[Side, float]
    """Each side's expected share of the point, 0 to 1: the probability of a win, with draws shared."""
    candidates: tuple[Candidate, ...]
    """All actions allowed at the root, best first."""
    proof: Proof | None
    nodes: int
    """Positions evaluated."""
    seconds: float
    depth: int
    """Length of the best line in actions."""
    distances: dict[Side, int]
    """Classic: each side's distance to its goal in steps, ignoring other pawns; empty in the PAC-MAN modes."""
    is_final: bool
    """Whether the search has ended; no report follows a final one."""
    exact: Exact | None = None
    """What the tables of `hedgemaze.solve` say about the root, if one knows it; the candidates are in its order."""

    @property
    def best(self) -> Candidate:
        """The best candidate."""
        return self.candidates[0]

    @property
    def nodes_per_second(self) -> float:
        """Average speed so far."""
        return self.nodes / self.seconds if self.seconds > 0 else 0.0
