"""`Frame`: the layout of a picture, with the coordinates of squares, fences and edges, flipped or not."""

from __future__ import annotations

from dataclasses import dataclass

from hedgemaze.rules.board.geometry import Axis, Direction, Fence, Square
from hedgemaze.rules.enums import Family, Side
from hedgemaze.rules.modes.mode import Mode
from hedgemaze.rules.pictures.markup import Box
from hedgemaze.rules.pictures.pieces import SQUARE

GAP = 12
"""Gap between two squares, in which fences are drawn."""
PITCH = SQUARE + GAP
STRIP = 54
"""Width of the strip beyond an edge of the board that shows a side's stock."""
_MARGIN = 12
_RIM = 18
"""Distance between the squares and the board's edge."""
_WIDE_RIM = 28
"""The same distance if coordinates are shown."""

Point = tuple[float, float]

_EDGES = {
    Side.SOUTH: Direction.SOUTH,
    Side.WEST: Direction.WEST,
    Side.NORTH: Direction.NORTH,
    Side.EAST: Direction.EAST,
}


@dataclass(frozen=True, slots=True)
class Frame:
    """The measures of one picture, in its own units; y grows downwards."""

    size: int
    is_flipped: bool
    rim: int
    left: int
    """Width of the margins at the left and the right."""
    above: int
    below: int

    @property
    def board(self) -> int:
        """Width of the board, its rim included."""
        return self.size * PITCH - GAP + 2 * self.rim

    @property
    def width(self) -> int:
        """Width of the picture."""
        return self.board + 2 * self.left

    @property
    def height(self) -> int:
        """Height of the picture."""
        return self.board + self.above + self.below

    def centre(self, square: Square) -> Point:
        """Returns the middle of a square."""
        return self._at(square.file, square.row)

    def square(self, square: Square) -> Box:
        """Returns the box of a square."""
        x, y = self.centre(square)
        return x - SQUARE / 2, y - SQUARE / 2, SQUARE, SQUARE

    def _at(self, file: float, row: float) -> Point:
        last = self.size - 1
        across, down = (last - file, row) if self.is_flipped else (file, last - row)
        first = self.rim + SQUARE / 2
        return self.left + first + PITCH * across, self.above + first + PITCH * down

    def has(self, x: float, y: float) -> bool:
        """Returns whether a point is on the board, without its rim."""
        first, last = self.rim, self.board - self.rim
        return first < x - self.left < last and first < y - self.above < last

    def middle(self, slot: Square) -> Point:
        """Returns the crossing in the middle of a slot."""
        return self._at(slot.file + 0.5, slot.row + 0.5)

    def fence(self, fence: Fence, thick: float) -> Box:
        """Returns the box of a fence."""
        x, y = self.middle(fence.slot)
        long = 2 * SQUARE + GAP
        wide, high = (long, thick) if fence.axis is Axis.HORIZONTAL else (thick, long)
        return x - wide / 2, y - high / 2, wide, high

    def vector(self, direction: Direction) -> Point:
        """Returns a direction of the board as a unit vector in the picture."""
        files, rows = direction.value
        return (-files, rows) if self.is_flipped else (files, -rows)

    def edge(self, direction: Direction) -> Point:
        """Returns the middle of the board's edge in a direction."""
        right, down = self.vector(direction)
        return self.left + self.board * (1 + right) / 2, self.above + self.board * (1 + down) / 2

    def home(self, side: Side) -> tuple[Point, Point]:
        """Returns the middle of the strip beyond a classic side's edge, and its outward unit vector."""
        x, y = self.edge(_EDGES[side])
        right, down = self.vector(_EDGES[side])
        return (x + right * STRIP / 2, y + down * STRIP / 2), (right, down)


def frame_of(mode: Mode, *, coordinates: bool, flip: bool) -> Frame:
    """Returns the measures of a picture: classic has a strip for every side, a maze one footer."""
    rim = _WIDE_RIM if coordinates else _RIM
    if mode.family is not Family.CLASSIC:
        return Frame(mode.size, flip, rim, _MARGIN, _MARGIN, STRIP)
    has_side_strips = Side.WEST in mode.sides or Side.EAST in mode.sides
    return Frame(mode.size, flip, rim, STRIP if has_side_strips else _MARGIN, STRIP, STRIP)
