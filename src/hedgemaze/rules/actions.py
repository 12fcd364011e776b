"""Actions, the smallest units of play. Each is an immutable value with a text and a number.

The text depends on the action alone. The number never changes and depends on the family and the board's size;
`docs/formats.md` has the tables. Whether an action is legal in a position is decided elsewhere.
"""

from __future__ import annotations

import operator
import re
from dataclasses import dataclass
from functools import cache
from typing import SupportsIndex

from hedgemaze.errors import Between, Examples, NotationError, check_type
from hedgemaze.rules.board.geometry import (
    FENCES,
    SQUARES,
    STRIDE,
    Axis,
    Fence,
    Square,
    board_mask,
    parse_fence,
    parse_square,
    slot_mask,
    squares_of,
)
from hedgemaze.rules.enums import GHOSTS, Family, Piece
from hedgemaze.rules.notation.dialects import Dialect, named_dialect, to_standard


@dataclass(frozen=True, slots=True)
class Move:
    """Classic: moves the pawn of the side to move to a square: ``e2``.

    >>> str(Move(parse_square("e2")))
    'e2'
    """

    square: Square

    def __str__(self) -> str:
        return str(self.square)


@dataclass(frozen=True, slots=True)
class Step:
    """PAC-MAN modes: moves a piece one step to a square: ``Pe6``, ``Bd9``.

    >>> str(Step(Piece.PACMAN, parse_square("e6")))
    'Pe6'
    """

    piece: Piece
    square: Square

    def __str__(self) -> str:
        return f"{self.piece.letter}{self.square}"


@dataclass(frozen=True, slots=True)
class Place:
    """Places a fence: ``e3h``.

    >>> str(Place(parse_fence("e3h")))
    'e3h'
    """

    fence: Fence

    def __str__(self) -> str:
        return str(self.fence)


@dataclass(frozen=True, slots=True)
class Lift:
    """Advanced: lifts a Chamber fence; the next action places it elsewhere: ``~d5h``.

    >>> str(Lift(parse_fence("d5h")))
    '~d5h'
    """

    fence: Fence

    def __str__(self) -> str:
        return f"~{self.fence}"


@dataclass(frozen=True, slots=True)
class Respawn:
    """Advanced: puts PAC-MAN on a respawn square: ``P@e9``.

    >>> str(Respawn(parse_square("e9")))
    'P@e9'
    """

    square: Square

    def __str__(self) -> str:
        return f"P@{self.square}"


@dataclass(frozen=True, slots=True)
class Spend:
    """Advanced: PAC-MAN spends a pellet of its reserve: ``P+``.

    >>> str(Spend())
    'P+'
    """

    def __str__(self) -> str:
        return "P+"


@dataclass(frozen=True, slots=True)
class Stop:
    """PAC-MAN modes: ends the turn of a piece, also of one that cannot step: ``P-``, ``B-``.

    >>> str(Stop(Piece.BLINKY))
    'B-'
    """

    piece: Piece

    def __str__(self) -> str:
        return f"{self.piece.letter}-"


@dataclass(frozen=True, slots=True)
class Pass:
    """Classic: passes, for a side without any other legal action: ``--``.

    >>> str(Pass())
    '--'
    """

    def __str__(self) -> str:
        return "--"


Action = Move | Step | Place | Lift | Respawn | Spend | Stop | Pass
"""Any action."""
_KINDS = (Move, Step, Place, Lift, Respawn, Spend, Stop, Pass)

MOVES = tuple(map(Move, SQUARES))
"""The pawn move to each square."""
PLACES = {axis: tuple(map(Place, fences)) for axis, fences in FENCES.items()}
"""The placements by axis and slot."""

_ANY_ACTION = "an action, its token ('e2') or its number (an int)"
_MAZE_PIECES = (Piece.PACMAN, *GHOSTS)
_MAZE_LETTERS = "".join(piece.letter for piece in _MAZE_PIECES)
_SHAPES = re.compile(
    rf"(?P<move>[a-i][1-9])|(?P<step>[{_MAZE_LETTERS}][a-i][1-9])|(?P<place>[a-i][1-9][hv])"
    rf"|(?P<lift>~[a-i][1-9][hv])|(?P<respawn>P@[a-i][1-9])|(?P<spend>P\+)|(?P<stop>[{_MAZE_LETTERS}]-)|(?P<skip>--)"
)


def parse_action(
    text: str, family: Family = Family.CLASSIC, size: int = 9, dialect: Dialect | str = "standard"
) -> Action:
    """Parses an action token, in our notation or in a dialect of another program (two players only).

    Raises:
        NotationError: the text is no action of that family on a board of that size.

    >>> parse_action("e3h")
    Place(fence=Fence('e3h'))
    >>> parse_action("E8", dialect="top_down")
    Move(square=Square('e2'))
    """
    check_type(text, str, "an action as text, such as 'e2',")
    if isinstance(dialect, str):
        dialect = named_dialect(dialect)
    if dialect.name != "standard":
        if family is not Family.CLASSIC:
            raise NotationError("dialect.classic_only", "dialects are for classic games of two", given=dialect.name)
        text = to_standard(text, dialect, size)
    shape = _SHAPES.fullmatch(text)
    if shape is None:
        raise NotationError("action.unreadable", "not an action", given=text, allowed=EXAMPLES[family])
    action = _read(shape.lastgroup or "", text, size)
    if not _belongs(action, family):
        message = f"no action of the {family.value} rules"
        raise NotationError("action.wrong_mode", message, given=text, allowed=EXAMPLES[family])
    return action


def _read(shape: str, text: str, size: int) -> Action:
    match shape:
        case "move":
            return Move(parse_square(text, size))
        case "step":
            return Step(Piece(text[0]), parse_square(text[1:], size))
        case "place":
            return Place(parse_fence(text, size))
        case "lift":
            return Lift(parse_fence(text[1:], size))
        case "respawn":
            return Respawn(parse_square(text[2:], size))
        case "spend":
            return Spend()
        case "stop":
            return Stop(Piece(text[0]))
        case _:
            return Pass()


EXAMPLES = {
    Family.CLASSIC: Examples(["e2", "e3h"]),
    Family.PACMAN: Examples(["Pe6", "B-"]),
    Family.ADVANCED: Examples(["Pe6", "e3h", "~d5h"]),
}
"""Actions that an error shows where a text is none."""


def _belongs(action: Action, family: Family) -> bool:
    """Returns whether a family's table has an action of this kind; the two PAC-MAN families share one table."""
    match action:
        case Place():
            return True
        case Move() | Pass():
            return family is Family.CLASSIC
        case _:
            return family is not Family.CLASSIC


@cache
def _table(family: Family, size: int) -> tuple[Action, ...]:
    """Returns all actions of a family, ordered by number; the two PAC-MAN families share one table."""
    squares = tuple(squares_of(board_mask(size)))
    slots = tuple(squares_of(slot_mask(size)))
    fences = tuple(FENCES[axis][slot] for axis in (Axis.HORIZONTAL, Axis.VERTICAL) for slot in slots)
    if family is Family.CLASSIC:
        return (*map(Move, squares), *map(Place, fences), Pass())
    return (
        *(Step(piece, square) for piece in _MAZE_PIECES for square in squares),
        *map(Place, fences),
        *map(Lift, fences),
        *map(Respawn, squares),
        Spend(),
        *map(Stop, _MAZE_PIECES),
    )


@cache
def _numbers(family: Family, size: int) -> dict[Action, int]:
    return {action: number for number, action in enumerate(_table(family, size))}


@cache
def _tokens(family: Family, size: int) -> dict[str, Action]:
    return {str(action): action for action in _table(family, size)}


@cache
def token_numbers(family: Family, size: int) -> dict[str, int]:
    """Returns the number of every token of a family on a board of that size."""
    return {str(action): number for number, action in enumerate(_table(family, size))}


def all_actions(family: Family, size: int = STRIDE) -> tuple[Action, ...]:
    """Returns every action of a family on a board of that size, ordered by number, legal or not.

    >>> len(all_actions(Family.CLASSIC)), len(all_actions(Family.PACMAN))
    (210, 748)
    """
    return _table(family, size)


def from_number(number: SupportsIndex, family: Family = Family.CLASSIC, size: int = STRIDE) -> Action:
    """Returns the action with that number.

    Raises:
        NotationError: no action has that number.

    >>> from_number(13), from_number(0, Family.PACMAN)
    (Move(square=Square('e2')), Step(piece=<Piece.PACMAN: 'P'>, square=Square('a1')))
    """
    table, index = _table(family, size), _index(number, "the number of an action")
    if not 0 <= index < len(table):
        message = f"actions have the numbers 0 to {len(table) - 1}"
        raise NotationError("action.no_such_number", message, given=index, allowed=Between(0, len(table) - 1))
    return table[index]


def as_action(given: Action | str | SupportsIndex, family: Family, size: int) -> Action:
    """Returns an action that is given as a value, as its token or as its number.

    A number is a plain `int` or a NumPy integer. Subclasses of `int` are refused: the value of a `Square` is not the
    number of the move to it on a small board.

    Raises:
        NotationError: no action has that token or number.
        WrongTypeError: the argument is none of the three.
    """
    if isinstance(given, str):
        known = _tokens(family, size).get(given)
        return parse_action(given, family, size) if known is None else known
    if isinstance(given, _KINDS):
        return given
    if isinstance(given, int) and type(given) is not int:
        check_type(given, _KINDS, _ANY_ACTION)
    return from_number(_index(given, _ANY_ACTION), family, size)


def _index(given: SupportsIndex, wanted: str) -> int:
    try:
        return operator.index(given)
    except TypeError:
        check_type(given, int, wanted)
        raise


def to_number(action: Action, family: Family = Family.CLASSIC, size: int = STRIDE) -> int:
    """Returns an action's number.

    Raises:
        NotationError: the family has no such action on a board of that size.

    >>> to_number(parse_action("e2")), to_number(parse_action("e2", size=5), size=5)
    (13, 9)
    """
    number = _numbers(family, size).get(action)
    if number is None:
        message = f"no action of the {family.value} rules"
        raise NotationError("action.wrong_mode", message, given=str(action), allowed=EXAMPLES[family])
    return number
