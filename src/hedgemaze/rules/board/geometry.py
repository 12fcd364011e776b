"""Squares, directions and fences: the empty board (`docs/rules.md`, *The board*).

Every board, small ones included, is the lower left part of the same 9 by 9 grid: square ``a1`` is number 0, ``b1`` is
1, ``a2`` is 9. So a square has the same number on every board, and a set of squares is one integer with one bit per
square.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from hedgemaze.errors import Between, NotationError, check_type

STRIDE = 9
"""Difference between a square's number and that of the square above it, on boards of every size."""

_FILES = "abcdefghi"

SquareSet = int
"""A set of squares as an integer: bit ``9 * row + file``."""


class Square(int):
    """A square; its value is ``9 * row + file``, both counted from 0, and its text is like ``e5``.

    >>> Square(40), str(Square(40)), Square(40).file, Square(40).row
    (Square('e5'), 'e5', 4, 4)
    """

    __slots__ = ()

    @property
    def file(self) -> int:
        """0 for file a, 8 for file i."""
        return self % STRIDE

    @property
    def row(self) -> int:
        """0 for row 1, 8 for row 9."""
        return self // STRIDE

    @property
    def bit(self) -> SquareSet:
        """The set that holds this square alone."""
        return 1 << self

    def __str__(self) -> str:
        return _FILES[self.file] + str(self.row + 1)

    def __repr__(self) -> str:
        return f"Square('{self}')"


SQUARES = tuple(Square(number) for number in range(STRIDE * STRIDE))
"""All 81 squares by number."""


class Direction(enum.Enum):
    """The four directions of a step.

    >>> Direction.NORTH.sideways
    (<Direction.EAST: (1, 0)>, <Direction.WEST: (-1, 0)>)
    """

    NORTH = (0, 1)
    EAST = (1, 0)
    SOUTH = (0, -1)
    WEST = (-1, 0)

    def __init__(self, files: int, rows: int) -> None:
        self.offset = files + STRIDE * rows
        """The difference that a step in this direction makes to a square's number."""

    @property
    def sideways(self) -> tuple[Direction, Direction]:
        """The two directions at right angles to this one."""
        if self in (Direction.NORTH, Direction.SOUTH):
            return (Direction.EAST, Direction.WEST)
        return (Direction.NORTH, Direction.SOUTH)


class Axis(enum.Enum):
    """The orientation of a fence.

    >>> [axis.letter for axis in Axis]
    ['h', 'v']
    >>> parse_fence("e3h").axis
    <Axis.HORIZONTAL: 'h'>
    """

    HORIZONTAL = "h"
    VERTICAL = "v"

    @property
    def letter(self) -> str:
        """The last letter of a fence's text."""
        return str(self.value)


@dataclass(frozen=True, slots=True)
class Fence:
    """One of the 128 placements of a fence: the lower-left square of its 2 by 2 block, and its axis.

    >>> str(Fence(parse_square("e3"), Axis.HORIZONTAL))
    'e3h'
    """

    slot: Square
    axis: Axis

    def __str__(self) -> str:
        return f"{self.slot}{self.axis.letter}"

    def __repr__(self) -> str:
        return f"Fence('{self}')"

    @property
    def order(self) -> int:
        """Sort key, in the order of action numbers: horizontal fences first, each axis by row and file."""
        return self.slot + (STRIDE * STRIDE if self.axis is Axis.VERTICAL else 0)


@cache
def board_mask(size: int) -> SquareSet:
    """Returns the squares of a board of that size."""
    return sum(1 << (STRIDE * row + file) for row in range(size) for file in range(size))


@cache
def row_mask(row: int, size: int) -> SquareSet:
    """Returns the squares of a row, counted from 0."""
    return sum(1 << (STRIDE * row + file) for file in range(size))


@cache
def file_mask(file: int, size: int) -> SquareSet:
    """Returns the squares of a file, counted from 0."""
    return sum(1 << (STRIDE * row + file) for row in range(size))


@cache
def slot_mask(size: int) -> SquareSet:
    """Returns the slots of a board of that size, each as its lower-left square."""
    return board_mask(size - 1)


def squares_of(squares: SquareSet) -> Iterator[Square]:
    """Yields the squares of a set, by number."""
    while squares:
        lowest = squares & -squares
        yield SQUARES[lowest.bit_length() - 1]
        squares ^= lowest


def square_set(squares: Iterable[Square]) -> SquareSet:
    """Returns the squares as a set."""
    result = 0
    for square in squares:
        result |= 1 << square
    return result


FENCES = {axis: tuple(Fence(square, axis) for square in SQUARES) for axis in (Axis.HORIZONTAL, Axis.VERTICAL)}
"""Every fence by axis and slot number. Those of row 9 and file i only fill the index: they fit on no board."""


def fences_of(horizontal: SquareSet, vertical: SquareSet) -> Iterator[Fence]:
    """Yields the fences of two sets of slots, in the order of their numbers."""
    for slot in squares_of(horizontal):
        yield FENCES[Axis.HORIZONTAL][slot]
    for slot in squares_of(vertical):
        yield FENCES[Axis.VERTICAL][slot]


def parse_square(text: str, size: int = 9) -> Square:
    """Returns the square that a text like ``e5`` names.

    Raises:
        NotationError: the text is not a square, or the square is off a board of that size.

    >>> square = parse_square("e5")
    >>> square.file, square.row, int(square)
    (4, 4, 40)
    """
    check_type(text, str, "a square as text, such as 'e2',")
    if len(text) == 2 and text[0] in _FILES and text[1] in "123456789":
        file, row = _FILES.index(text[0]), int(text[1]) - 1
        if max(file, row) < size:
            return SQUARES[STRIDE * row + file]
        message = f"no such square on a {size} by {size} board, which has {_squares(size)}"
        raise NotationError("square.off_board", message, given=text, allowed=_squares(size))
    message = f"not a square from {_squares(size)}"
    raise NotationError("square.unreadable", message, given=text, allowed=_squares(size))


def _squares(size: int) -> Between:
    return Between("a1", f"{_FILES[size - 1]}{size}")


def parse_fence(text: str, size: int = 9) -> Fence:
    """Returns the fence that a text like ``e3h`` names.

    Raises:
        NotationError: the text is not a fence, or the fence sticks out of a board of that size.

    >>> parse_fence("e3h").slot
    Square('e3')
    """
    check_type(text, str, "a fence as text, such as 'e3h',")
    if len(text) == 3 and text[2] in "hv":
        try:
            slot = parse_square(text[:2], size - 1)
        except NotationError as error:
            if error.code == "square.off_board":
                allowed = _fences(size)
                message = f"the fence would stick out of a {size} by {size} board, which has {allowed}"
                raise NotationError("fence.off_board", message, given=text, allowed=allowed) from None
        else:
            return FENCES[Axis(text[2])][slot]
    allowed = _fences(size)
    raise NotationError("fence.unreadable", f"not a fence from {allowed}", given=text, allowed=allowed)


def _fences(size: int) -> Between:
    return Between("a1h", f"{_FILES[size - 2]}{size - 1}v")
