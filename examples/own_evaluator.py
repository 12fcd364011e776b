"""An evaluator of your own in the search: here a network with random weights, where yours would be a trained one.

The search asks for values and priors of whole batches. Only `evaluate` changes when the network becomes a real one.

    python examples/own_evaluator.py --nodes 400
"""

from __future__ import annotations

import argparse

import numpy as np
from numpy.typing import NDArray

from hedgemaze.core import Position
from hedgemaze.engine import Batch, Limit, Search, UniformEvaluator
from hedgemaze.rules import Mode


class DummyNetwork:
    """One hidden layer over the core's feature planes, with random weights."""

    batch_size = 32

    def __init__(self, planes: int, actions: int, sides: int, hidden: int = 64, seed: int = 0) -> None:
        random = np.random.default_rng(seed)
        self._first = random.normal(0, planes**-0.5, (planes, hidden)).astype(np.float32)
        self._values = random.normal(0, hidden**-0.5, (hidden, sides)).astype(np.float32)
        self._priors = random.normal(0, hidden**-0.5, (hidden, actions)).astype(np.float32)
        self.evaluated = 0

    def evaluate(self, batch: Batch) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Returns the values of the sides, which add up to 1, and priors of the actions."""
        self.evaluated += len(batch.positions)
        hidden = np.maximum(batch.planes.reshape(len(batch.positions), -1) @ self._first, 0)
        return _softmax(hidden @ self._values), _softmax(hidden @ self._priors)


def _softmax(logits: NDArray[np.float32]) -> NDArray[np.float32]:
    powers: NDArray[np.float32] = np.exp(logits - logits.max(axis=1, keepdims=True))
    powers /= powers.sum(axis=1, keepdims=True)
    return powers


def main() -> None:
    """Searches one position with three evaluators and prints their best actions."""
    parser = argparse.ArgumentParser(description="An evaluator in Python for the search.")
    parser.add_argument("--nodes", type=int, default=400)
    options = parser.parse_args()
    position = Position.start(Mode.named("classic2", size=5, fences=2)).play("c2").play("c4")
    batch = Batch([position])
    network = DummyNetwork(batch.planes[0].size, batch.masks.shape[1], len(position.mode.sides))
    print(f"planes {batch.planes.shape}, masks {batch.masks.shape}")
    for name, evaluator in (("dummy network", network), ("uniform", UniformEvaluator()), ("the core's own", None)):
        report = Search(position, evaluator=evaluator).run(Limit(nodes=options.nodes))
        value = report.values[position.side]
        print(f"{name:<15} best {report.best.action!s:<4} value {value:.2f}, {report.nodes} nodes")
    print(f"the network has evaluated {network.evaluated} positions")


if __name__ == "__main__":
    main()
