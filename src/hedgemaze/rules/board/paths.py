"""Paths to a goal: the distance, one shortest path, and the fences that would cut a path."""

from __future__ import annotations

from itertools import pairwise

from hedgemaze.rules.board.fences import FenceSet
from hedgemaze.rules.board.geometry import SQUARES, STRIDE, Direction, Square, SquareSet


def _layers(fences: FenceSet, start: Square, goal: SquareSet) -> list[SquareSet]:
    """Returns the squares at distance 0, 1, 2, ... from the start, up to the first layer that touches the goal."""
    north, east = fences.north, fences.east
    layer = seen = start.bit
    layers = [layer]
    while layer and not layer & goal:
        grown = (layer & north) << STRIDE | layer >> STRIDE & north | (layer & east) << 1 | layer >> 1 & east
        layer = grown & ~seen
        seen |= layer
        layers.append(layer)
    return layers


def distance(fences: FenceSet, start: Square, goal: SquareSet) -> int | None:
    """Returns the number of steps to the nearest goal square, pawns ignored (B47), or None if there is no path."""
    layers = _layers(fences, start, goal)
    return len(layers) - 1 if layers[-1] else None


def distance_field(fences: FenceSet, goal: SquareSet) -> dict[Square, int]:
    """Returns the number of steps to the nearest goal square from every square that has a path there."""
    north, east = fences.north, fences.east
    field: dict[Square, int] = {}
    layer, seen, steps = goal, goal, 0
    while layer:
        field |= {square: steps for square in SQUARES if layer >> square & 1}
        grown = (layer & north) << STRIDE | layer >> STRIDE & north | (layer & east) << 1 | layer >> 1 & east
        layer = grown & ~seen
        seen |= layer
        steps += 1
    return dict(sorted(field.items()))


def shortest_path(fences: FenceSet, start: Square, goal: SquareSet) -> list[Square]:
    """Returns the squares of one shortest path, both ends included; empty if there is none.

    The result is deterministic: it is traced back from the lowest goal square, trying north, east, south and west in
    this order.
    """
    layers = _layers(fences, start, goal)
    if not layers[-1]:
        return []
    goals = layers[-1] & goal
    path = [SQUARES[(goals & -goals).bit_length() - 1]]
    for layer in reversed(layers[:-1]):
        here = path[-1]
        for direction in Direction:
            before = here + direction.offset
            if fences.is_open(here, direction) and layer >> before & 1:
                path.append(SQUARES[before])
                break
    path.reverse()
    return path


def cutting_slots(path: list[Square]) -> tuple[SquareSet, SquareSet]:
    """Returns the slots where a horizontal, and where a vertical, fence would close a step of the path."""
    north = east = 0
    for one, other in pairwise(path):
        lower = 1 << min(one, other)
        if abs(one - other) == STRIDE:
            north |= lower
        else:
            east |= lower
    return north | north >> 1, east | east >> STRIDE
