"""The inputs of a network, computed from the rules' own position by plain searches."""

from __future__ import annotations

from collections.abc import Iterator

from hedgemaze import core
from hedgemaze.rules import Piece, Side

HARM = {1: 0, 2: 1, 3: 2, 4: 3, 5: 3}
"""The range of a harm in steps; 4 for all above."""
TURNS = {Side.SOUTH: 0, Side.WEST: 1, Side.NORTH: 2, Side.EAST: 3}
"""Quarter turns that let a side walk north."""

Cell = tuple[int, int]
Wall = tuple[int, int, bool]
"""File and row of the slot, and whether the fence is vertical."""


def turned(cell: Cell, turns: int, size: int) -> Cell:
    file, row = cell
    for _ in range(turns):
        file, row = size - 1 - row, file
    return file, row


def square_number(cell: Cell, turns: int, size: int) -> int:
    """A square's number in a view of 9 by 9 squares; a smaller board lies in the middle of its northern edge."""
    file, row = turned(cell, turns, size)
    return 9 * (row + 9 - size) + file + (9 - size) // 2


def fence_number(wall: Wall, turns: int, size: int) -> int:
    file, row = turned(wall[:2], turns, size - 1)
    return 8 * (row + 9 - size) + file + (9 - size) // 2 + (64 if wall[2] != (turns % 2 == 1) else 0)


def is_closed(walls: frozenset[Wall], one: Cell, other: Cell) -> bool:
    """Whether a fence is between two neighbours."""
    (file, row), (last_file, last_row) = sorted([one, other])
    if file == last_file:  # a step north
        return (file, row, False) in walls or (file - 1, row, False) in walls
    assert row == last_row
    return (file, row, True) in walls or (file, row - 1, True) in walls


def neighbours(walls: frozenset[Wall], cell: Cell, size: int) -> Iterator[Cell]:
    for file, row in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        other = (cell[0] + file, cell[1] + row)
        if 0 <= other[0] < size and 0 <= other[1] < size and not is_closed(walls, cell, other):
            yield other


def steps_to(walls: frozenset[Wall], goal: set[Cell], size: int) -> dict[Cell, int]:
    """Steps to the goal from every square that has a path."""
    steps = dict.fromkeys(goal, 0)
    layer = list(goal)
    while layer:
        layer = [
            other for cell in layer for other in neighbours(walls, cell, size) if steps.setdefault(other, -1) == -1
        ]
        layer = list(dict.fromkeys(layer))
        done = max(steps.values()) + 1
        steps.update(dict.fromkeys(layer, done))
    return steps


def is_free(walls: frozenset[Wall], wall: Wall) -> bool:
    """Whether a fence neither overlaps nor crosses another."""
    file, row, is_vertical = wall
    ends = [(file, row - 1), (file, row + 1)] if is_vertical else [(file - 1, row), (file + 1, row)]
    return not {(file, row, True), (file, row, False)} & walls and not {(*end, is_vertical) for end in ends} & walls


def reference_inputs(position: core.Position) -> set[int]:
    turns = TURNS[position.side]
    sides, size = position.mode.sides, position.mode.size
    walls = frozenset((ord(text[0]) - ord("a"), int(text[1]) - 1, text[2] == "v") for text in map(str, position.fences))
    found = {fence_number(wall, turns, size) for wall in walls}
    playing = [side for side in sides if side not in position.retired]
    goals = {
        Side.SOUTH: {(i, size - 1) for i in range(size)},
        Side.NORTH: {(i, 0) for i in range(size)},
        Side.WEST: {(size - 1, i) for i in range(size)},
        Side.EAST: {(0, i) for i in range(size)},
    }
    slots = [(file, row, axis) for file in range(size - 1) for row in range(size - 1) for axis in (False, True)]
    for number in range(len(sides)):
        side = sides[(sides.index(position.side) + number) % len(sides)]
        if side not in playing:
            continue
        first = 128 + 861 * number
        text = str(position.square_of(Piece(side.value)))
        cell = (ord(text[0]) - ord("a"), int(text[1]) - 1)
        steps = steps_to(walls, goals[side], size)
        found.add(first + square_number(cell, turns, size))
        found.add(first + 81 + min(position.stock(side), 10))
        found.add(first + 92 + min(steps[cell], 47))
        layer = {cell}
        while layer:
            found |= {first + 140 + square_number(each, turns, size) for each in layer}
            layer = {
                other for each in layer for other in neighbours(walls, each, size) if steps[other] == steps[each] - 1
            }
        if not any(position.stock(other) for other in playing if other != side):
            continue
        for slot in slots:
            if is_free(walls, slot):
                longer = steps_to(walls | {slot}, goals[side], size).get(cell)
                if longer is not None and longer > steps[cell]:
                    harm = HARM.get(longer - steps[cell], 4)
                    found.add(first + 221 + 128 * harm + fence_number(slot, turns, size))
    return found
