"""Judges: say what the position after a turn is worth to the side that played it, by a table or by a search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from hedgemaze import core
from hedgemaze.engine import Search
from hedgemaze.engine.networks import HAND, NetworkChoice
from hedgemaze.rules import Side
from hedgemaze.solve import Table, Value

_MEMORY_MB = 24


@dataclass(frozen=True, slots=True)
class Worth:
    """What a turn is worth."""

    share: float
    """The expected share of the point, 0 to 1; with a table 0.5 if nobody can force the result."""
    is_certain: bool
    """Whether it is proved."""


class TurnJudge(Protocol):
    """Judges positions after a turn."""

    def judge(self, after: core.Position, side: Side) -> Worth:
        """Returns what the position after a turn of `side` is worth to that side."""


class TableJudge:
    """Judges by a table of exact values."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def judge(self, after: core.Position, side: Side) -> Worth:
        """Returns what the position after a turn of `side` is worth to that side."""
        value = self.table.value(after)
        if value is Value.OPEN:
            return Worth(0.5, is_certain=True)
        return Worth(float((value is Value.PACMAN) == (side is Side.PACMAN)), is_certain=True)


class SearchJudge:
    """Judges by a search with a fixed number of nodes, so that the judgement does not depend on the machine.

    Proofs use the handcrafted evaluation: they hold whatever networks the package ships.
    """

    def __init__(self, nodes: int, network: NetworkChoice = HAND) -> None:
        self.nodes = nodes
        self._network = network

    def judge(self, after: core.Position, side: Side) -> Worth:
        """Returns what the position after a turn of `side` is worth to that side."""
        outcome = after.outcome()
        if outcome is not None:
            return _proved(outcome.winner, side)
        values, proof = Search(after, memory_mb=_MEMORY_MB, network=self._network).run_value(self.nodes)
        return Worth(values[side], is_certain=False) if proof is None else _proved(proof.winner, side)


def _proved(winner: Side | None, side: Side) -> Worth:
    return Worth(0.5 if winner is None else float(winner is side), is_certain=True)
