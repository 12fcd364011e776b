"""Symmetric positions, as permutations of the inputs and outputs of a network.

A permutation holds, per input, the input of the symmetric position.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

import numpy as np
from numpy.typing import NDArray

from hedgemaze.learn.network.encoding import CHASE_BLOCKS, FENCE_INPUTS, SIDE_INPUTS, Encoding

Numbers = NDArray[np.int64]


@dataclass(frozen=True)
class GridSymmetry:
    """A symmetry of the square: the files are mirrored, then the rows, then files and rows exchanged."""

    mirrors_files: bool = False
    mirrors_rows: bool = False
    transposes: bool = False

    def grid(self, size: int, shift: int = 0) -> Numbers:
        """Returns where the cells of a square grid go; a mirror image lies `shift` cells nearer to 0."""
        row, file = np.divmod(np.arange(size * size), size)
        file = (size - 1 - shift - file) % size if self.mirrors_files else file
        row = (size - 1 - shift - row) % size if self.mirrors_rows else row
        return size * file + row if self.transposes else size * row + file

    def fences(self, slots: Numbers) -> Numbers:
        """Returns where the fences go, horizontal ones first, from where the slots go."""
        count = len(slots)
        axes = (count, 0) if self.transposes else (0, count)
        return np.concatenate([slots + axes[0], slots + axes[1]])

    def directions(self) -> Numbers:
        """Returns where the directions go: north, east, south, west, north-east, south-east, south-west, north-west."""
        steps = [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1)]
        found = []
        for rows, files in steps:
            step = (-rows if self.mirrors_rows else rows, -files if self.mirrors_files else files)
            found.append(steps.index(step[::-1] if self.transposes else step))
        return np.array(found)


def symmetries(encoding: Encoding) -> list[tuple[Numbers, Numbers]]:
    """Returns the permutations of inputs and of outputs; the first is the identity.

    Two players have a mirror image; with more, turn order has none. The PAC-MAN modes have all eight.
    """
    if encoding.family == 0:
        flags = [GridSymmetry(), GridSymmetry(mirrors_files=True)][: 2 if encoding.sides == 2 else 1]
        return [(_classic_inputs(each, encoding.sides), _classic_outputs(each)) for each in flags]
    every = [GridSymmetry(*each) for each in product((False, True), repeat=3)]
    return [(_chase_inputs(each), _chase_outputs(each)) for each in every]


def _classic_inputs(symmetry: GridSymmetry, sides: int) -> Numbers:
    squares, fences = symmetry.grid(9), symmetry.fences(symmetry.grid(8))
    stocks_and_distances = np.arange(81, 140)
    harm = [221 + 128 * number + fences for number in range(5)]
    block = np.concatenate([squares, stocks_and_distances, 140 + squares, *harm])
    return np.concatenate([fences, *(FENCE_INPUTS + SIDE_INPUTS * side + block for side in range(sides))])


def _classic_outputs(symmetry: GridSymmetry) -> Numbers:
    straight = symmetry.directions()[:4]
    sideways = np.array([9, 8, 11, 10]) if symmetry.mirrors_files else np.arange(8, 12)
    return np.concatenate([straight, 4 + straight, sideways, 12 + symmetry.fences(symmetry.grid(8))])


def _chase_inputs(symmetry: GridSymmetry) -> Numbers:
    moved = {
        "square": symmetry.grid(9),
        "fence": symmetry.fences(symmetry.grid(8)),
        "offset": symmetry.grid(17),
    }
    parts: list[Numbers] = []
    count = 0
    for block in (*CHASE_BLOCKS, *CHASE_BLOCKS):
        part = moved[block] if isinstance(block, str) else np.arange(block)
        parts.append(count + part)
        count += len(part)
    return np.concatenate(parts)


def _chase_outputs(symmetry: GridSymmetry) -> Numbers:
    directions = symmetry.directions()
    respawns = np.array([0, 2, 3, 1])  # the directions north, south, west, east
    places = np.argsort(respawns)
    pacman = np.concatenate([directions[:4], [4, 5, 6], 7 + places[directions[respawns]]])
    kinds = np.concatenate([directions, [8, 9]])
    near = symmetry.grid(9)
    ghosts = [11 + 81 * kind + near for kind in kinds]
    # A fence is named by the square to its lower left: a mirror image lies one further.
    fences = 11 + 810 + symmetry.fences(symmetry.grid(17, shift=1))
    return np.concatenate([pacman, *ghosts, fences])
