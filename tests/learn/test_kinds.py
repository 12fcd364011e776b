"""Kinds of inputs: which inputs share weights in training."""

from __future__ import annotations

import numpy as np
import pytest

from hedgemaze.learn.kinds import input_kinds
from hedgemaze.learn.network_file import FENCE_INPUTS, SIDE_INPUTS, input_count

PATHS, HARM = 140, 221
"""Where these inputs begin within a side's block."""


@pytest.mark.parametrize("sides", [2, 3, 4])
def test_inputs_that_are_alike_share_kinds(sides: int) -> None:
    kinds = input_kinds(sides)
    assert kinds.shape == (3, input_count(sides))
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
