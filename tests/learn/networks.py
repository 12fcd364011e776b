"""Networks with random weights."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from hedgemaze import core
from hedgemaze.learn.network.encoding import MODES
from hedgemaze.learn.network.network_file import QuantisedNetwork, Weights, network_bytes, quantise


@lru_cache
def random_network(mode: str, hidden: int = 128, seed: int = 1) -> QuantisedNetwork:
    """A network whose layers are neither empty nor saturated."""
    encoding = MODES[mode]
    sides = encoding.sides
    rng = np.random.default_rng([seed, encoding.family, sides, hidden])

    def some(*shape: int, scale: float) -> NDArray[np.float32]:
        return (rng.normal(size=shape) * scale).astype(np.float32)

    weights = Weights(
        input=some(encoding.inputs, hidden, scale=0.1),
        input_bias=some(hidden, scale=0.1) + np.float32(0.2),
        unit=some(32, hidden, scale=0.5),
        unit_bias=some(32, scale=0.1),
        logit=some(sides, 32, scale=1.0),
        logit_bias=some(sides, scale=0.1),
        policy=some(encoding.actions, hidden, scale=0.3),
        policy_bias=some(encoding.actions, scale=0.1),
    )
    return quantise(weights, 1.3, encoding.family)


@lru_cache
def empty_network(mode: str) -> QuantisedNetwork:
    """A network without an opinion: all logits of the sides are equal."""
    network = random_network(mode)
    return replace(network, logit=network.logit * np.int16(0), logit_bias=network.logit_bias * np.int32(0))


@lru_cache
def core_network(mode: str, hidden: int = 128, seed: int = 1) -> core.Network:
    """The same network in the core."""
    return core.Network(network_bytes(random_network(mode, hidden, seed), f"random {mode} {hidden} {seed}"))
