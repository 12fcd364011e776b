"""`Evaluator`: the interface of evaluation functions for a search, in batches; `UniformEvaluator`: the simplest one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from hedgemaze import core
from hedgemaze.core.batch import check_numpy

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True)
class Batch:
    """Positions of one mode to evaluate; the arrays are computed on first access.

    >>> from hedgemaze.rules import Mode
    >>> batch = Batch([core.Position.start(Mode.named("classic2"))])
    >>> batch.planes.shape, batch.masks.shape
    ((1, 15, 9, 9), (1, 210))
    """

    positions: Sequence[core.Position]

    @cached_property
    def planes(self) -> NDArray[np.float32]:
        """The planes of ``docs/encoding.md`` in the absolute view: ``[B, planes, size, size]``."""
        return core.planes(self.positions)

    @cached_property
    def masks(self) -> NDArray[np.uint8]:
        """1 for each legal action number, else 0: ``[B, actions]``."""
        return core.legal_masks(self.positions)


class Evaluator(Protocol):
    """Evaluates positions without search: a network, a table or a formula.

    >>> from hedgemaze.engine import Limit, Search
    >>> class Racer:
    ...     batch_size = 8
    ...     def evaluate(self, batch):
    ...         import numpy as np
    ...         steps = core.distances(batch.positions).astype(np.float32)
    ...         values = 1 / (1 + np.exp(steps - steps[:, ::-1]))  # who is nearer to the goal
    ...         return values, batch.masks.astype(np.float32)
    >>> position = core.Position.parse("classic2 - Se6Na4 0,0 - S - 14")
    >>> str(Search(position, evaluator=Racer()).run(Limit(nodes=500)).best.action)
    'e7'
    """

    @property
    def batch_size(self) -> int:
        """Preferred number of positions per batch; smaller batches must work too."""

    def evaluate(self, batch: Batch) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Returns values ``[B, sides]`` and priors ``[B, actions]``.

        Values are each side's expected share of the point, in turn order; each row adds up to 1. Priors need not add up
        to 1; those of illegal actions are ignored.
        """


@dataclass(frozen=True, slots=True)
class UniformEvaluator:
    """Gives all sides the same value and all legal actions the same prior.

    >>> from hedgemaze.rules import Mode
    >>> values, priors = UniformEvaluator().evaluate(Batch([core.Position.start(Mode.named("classic2"))]))
    >>> values.tolist(), int(priors.sum())
    ([[0.5, 0.5]], 131)
    """

    batch_size: int = 16

    def evaluate(self, batch: Batch) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Returns equal values and equal priors."""
        check_numpy()
        import numpy as np  # noqa: PLC0415  # the package runs without it

        sides = len(batch.positions[0].mode.sides)
        values = np.full((len(batch.positions), sides), 1 / sides, np.float32)
        return values, batch.masks.astype(np.float32)
