"""The shipped networks: plain NumPy computes the integers that the core computes, on the positions of the page's test.

`web/core/tests/network.test.ts` compares the WebAssembly core with the native one on the same positions. So all three
agree bit for bit.
"""

from __future__ import annotations

import gzip
from importlib.resources import files

import numpy as np
import pytest

from hedgemaze import core
from hedgemaze.engine.networks import MODES, shipped_network, unpacked
from hedgemaze.learn.network.network_file import QuantisedNetwork, read_network
from hedgemaze.rules import Mode
from tests.core.wasm_logits import POSITIONS, checksum


def plain_network(name: str, *, is_small: bool) -> QuantisedNetwork:
    """Reads a shipped file without the core."""
    file = files("hedgemaze.engine").joinpath(f"nets/{name}{'-small' if is_small else ''}.net")
    return read_network(unpacked(gzip.decompress(file.read_bytes())))[0]


def plain_logits(plain: QuantisedNetwork, network: core.Network, position: core.Position) -> list[int]:
    """Returns all integers of a position, computed by NumPy; the core names inputs and outputs only."""
    inputs = np.array(network.inputs(position))
    policy = plain.policy_logits(inputs)
    outputs = network.outputs(position).values()
    return [*plain.logits(inputs).tolist(), *(0 if output < 0 else int(policy[output]) for output in outputs)]


def walk_checksum(name: str, positions: int, *, is_small: bool) -> int:
    """Returns the checksum of `wasm_logits` by NumPy."""
    network = shipped_network(Mode.named(name), is_small=is_small)
    assert network is not None
    plain = plain_network(name, is_small=is_small)
    return checksum(name, positions, lambda position: plain_logits(plain, network, position))


@pytest.mark.slow
@pytest.mark.parametrize("name", MODES)
@pytest.mark.parametrize("is_small", [True, False])
def test_plain_numpy_computes_the_integers_of_a_shipped_network(name: str, is_small: bool) -> None:
    network = shipped_network(Mode.named(name), is_small=is_small)
    assert network is not None
    plain = plain_network(name, is_small=is_small)
    seen = 0

    def both(position: core.Position) -> list[int]:
        nonlocal seen
        found = plain_logits(plain, network, position)
        assert found == [*network.value_logits(position), *network.policy_logits(position).values()], position.text
        seen += 1
        return found

    checksum(name, 100, both)
    assert seen == 100


@pytest.mark.full
@pytest.mark.parametrize("name", MODES)
def test_numpy_has_the_checksum_that_the_page_is_compared_with(name: str) -> None:
    assert walk_checksum(name, POSITIONS, is_small=True) == checksum(name)
