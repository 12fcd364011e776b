"""Kinds of inputs: which inputs share weights in training."""

from __future__ import annotations

import numpy as np
import pytest

from hedgemaze.learn.network.encoding import FENCE_INPUTS, MODES, SIDE_INPUTS, encoding_of
from hedgemaze.learn.network.kinds import input_kinds

PATHS, HARM = 140, 221
"""Where these inputs begin within a side's block."""


@pytest.mark.parametrize("sides", [2, 3, 4])
def test_inputs_that_are_alike_share_kinds(sides: int) -> None:
    kinds = input_kinds(encoding_of(0, sides))
    assert kinds.shape == (3, encoding_of(0, sides).inputs)
    assert sorted(set(kinds.flat)) == list(range(kinds.max() + 1))
    for one, other in ((0, 1), (0, 2), (1, 2)):
        assert not set(kinds[one]) & set(kinds[other])
    own, rival = FENCE_INPUTS, FENCE_INPUTS + SIDE_INPUTS
    first, second, third = kinds
    assert first[0] == first[63] != first[64] == first[127]  # fences by axis
    assert second[0] == second[7] != second[8]  # and by row
    assert first[own] == first[own + 8] != first[own + 9]  # pawns by row
    assert second[own] == second[own + 9] != second[own + 1]  # and by file
    assert first[own + PATHS] != first[own]
    for block in (own, rival):
        for number in range(5):
            assert len(set(first[block + HARM + 128 * number : block + HARM + 128 * (number + 1)])) == 1
    assert len({first[own + HARM], first[own + HARM + 128], first[rival + HARM]}) == 3
    assert len(set(third[:rival])) == 1
    for side in range(2, sides):
        begin = FENCE_INPUTS + side * SIDE_INPUTS
        assert np.array_equal(third[begin : begin + SIDE_INPUTS], third[rival : rival + SIDE_INPUTS])
    assert len(set(third[rival : rival + SIDE_INPUTS])) == SIDE_INPUTS


def test_either_side_of_the_pacman_modes_shares_kinds() -> None:
    encoding = MODES["advanced"]
    alike, blocks = input_kinds(encoding)
    half = encoding.inputs // 2
    assert len(alike) == len(blocks) == encoding.inputs
    assert np.array_equal(alike[:half], alike[half:])
    assert len(set(alike[:half])) == half
    assert not set(alike) & set(blocks)
    assert not set(blocks[:half]) & set(blocks[half:])
    assert blocks[0] == blocks[80] != blocks[81]
