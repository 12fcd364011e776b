"""The mirror image of a position for two players, as permutations of inputs and actions."""

import numpy as np
from numpy.typing import NDArray

from hedgemaze.learn.network_file import ACTIONS, FENCE_INPUTS, SIDE_INPUTS, input_count

_SLOTS = np.arange(64)
_MIRRORED_SLOTS = _SLOTS // 8 * 8 + 7 - _SLOTS % 8
_SQUARES = np.arange(81)
_MIRRORED_SQUARES = _SQUARES // 9 * 9 + 8 - _SQUARES % 9
_MIRRORED_FENCES = np.concatenate([_MIRRORED_SLOTS, 64 + _MIRRORED_SLOTS])
_MIRRORED_STEPS = np.array([0, 3, 2, 1, 4, 7, 6, 5, 9, 8, 11, 10])


def mirrored_inputs(sides: int) -> NDArray[np.int64]:
    """Returns the input of the mirror image per input. With more than two sides, turn order has no mirror image."""
    stocks_and_distances = np.arange(81, 140)
    harm = [221 + 128 * number + _MIRRORED_FENCES for number in range(5)]
    block = np.concatenate([_MIRRORED_SQUARES, stocks_and_distances, 140 + _MIRRORED_SQUARES, *harm])
    blocks = [FENCE_INPUTS + SIDE_INPUTS * side + block for side in range(sides)]
    found = np.concatenate([_MIRRORED_FENCES, *blocks])
    assert len(found) == input_count(sides)
    return found


def mirrored_actions() -> NDArray[np.int64]:
    """Returns the output of the mirror image per output of the policy."""
    found = np.concatenate([_MIRRORED_STEPS, 12 + _MIRRORED_FENCES])
    assert len(found) == ACTIONS
    return found
