"""Kinds of inputs: what inputs have in common, for training alone.

The weights of kinds are the "virtual features" of Stockfish's trainers (feature factorisation): the file of the network
has only the sums.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hedgemaze.learn.network.encoding import CHASE_BLOCKS, FENCE_INPUTS, SIDE_INPUTS, Encoding, block_size

_SQUARES, _SIZE, _STOCKS, _DISTANCES, _SLOTS, _RANGES = 81, 9, 11, 48, 128, 5
_SLOT_FILES = 8


def input_kinds(encoding: Encoding) -> NDArray[np.int64]:
    """Returns the numbers of the kinds of each input: ``[kinds][inputs]``."""
    return _classic_kinds(encoding.sides) if encoding.family == 0 else _chase_kinds()


def _chase_kinds() -> NDArray[np.int64]:
    """Returns two kinds per input: the same input for either side to move, and the block of the input."""
    sizes = [block_size(block) for block in CHASE_BLOCKS]
    alike = np.tile(np.arange(sum(sizes)), 2)
    blocks = np.repeat(np.arange(2 * len(sizes)), sizes * 2)
    return np.stack([alike, blocks + alike.max() + 1])


def _classic_kinds(sides: int) -> NDArray[np.int64]:
    """Returns three kinds per input.

    1. Fences by axis; per side: pawns and squares of paths by row, stocks, distances, harm by range.
    2. Fences and harm by row; per side: pawns by file.
    3. The same input of any opponent.
    """
    fence_rows = np.arange(_SLOTS) // _SLOT_FILES
    squares = np.arange(_SQUARES)
    first, second, third = np.zeros((3, FENCE_INPUTS + sides * SIDE_INPUTS), np.int64)
    first[:FENCE_INPUTS] = fence_rows // _SLOT_FILES
    second[:FENCE_INPUTS] = fence_rows
    own_first = _joined(
        squares // _SIZE,
        np.zeros(_STOCKS),
        np.zeros(_DISTANCES),
        squares // _SIZE,
        np.repeat(np.arange(_RANGES), _SLOTS),
    )
    own_second = _joined(
        squares % _SIZE, np.zeros(_STOCKS), np.zeros(_DISTANCES), np.zeros(_SQUARES), np.tile(fence_rows, _RANGES)
    )
    for side in range(sides):
        begin, end = FENCE_INPUTS + side * SIDE_INPUTS, FENCE_INPUTS + (side + 1) * SIDE_INPUTS
        first[begin:end] = first[:begin].max() + 1 + own_first
        second[begin:end] = second[:begin].max() + 1 + own_second
        third[begin:end] = 1 + np.arange(SIDE_INPUTS) if side > 0 else 0
    second += first.max() + 1
    third += second.max() + 1
    return np.stack([first, second, third])


def _joined(*blocks: NDArray[np.generic]) -> NDArray[np.int64]:
    """Joins the kinds of the blocks of a side's inputs; each block has kinds of its own."""
    found: list[NDArray[np.int64]] = []
    begin = 0
    for block in blocks:
        found.append(block.astype(np.int64) + begin)
        begin = int(found[-1].max()) + 1
    return np.concatenate(found)
