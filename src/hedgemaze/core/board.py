"""`core.Board`: a position that changes in place, for search."""

from __future__ import annotations

from typing import Self

from hedgemaze.core._choose import native
from hedgemaze.core.position import Position, check_position
from hedgemaze.rules import Outcome, Side


class Board(native.Board):
    """A mutable position: plays and undoes actions by number, without checking that they are legal.

    These members are implemented in C++: ``legal_numbers()``, ``play_unchecked(number)``, ``undo()``, ``is_over()`` and
    the properties ``hash``, ``depth`` and ``side_index``.

    >>> from hedgemaze.rules import Mode
    >>> board = Board(Position.start(Mode.named("classic2")))
    >>> board.play_unchecked(board.legal_numbers()[0])
    >>> board
    <Board classic2 - Sd1Ne9 10,10 - N - 1, depth 1>
    >>> board.undo()
    >>> board.depth, board.side
    (0, <Side.SOUTH: 'S'>)
    """

    def __init__(self, position: Position) -> None:
        check_position(position)
        super().__init__(position._native)
        self.mode = position.mode

    @property
    def position(self) -> Position:
        """The position as an immutable value."""
        return Position(self.mode, self.handle())

    @property
    def side(self) -> Side:
        """The side to move; `side_index` is its index in ``mode.sides``."""
        return self.mode.sides[self.side_index]

    def outcome(self) -> Outcome | None:
        """Returns how the game ended, or None if it goes on; `is_over` is faster."""
        return self.position.outcome()

    def distance(self, side: Side) -> int | None:
        """Returns the steps from a classic side's pawn to its goal, other pawns ignored; None in the PAC-MAN modes."""
        return self.position.distance(side)

    def copy(self) -> Self:
        """Returns an independent board in the same position, which can undo the same actions."""
        made = type(self)(self.position)
        made.assign(self)
        return made

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()

    def __repr__(self) -> str:
        return f"<Board {self.position.text}, depth {self.depth}>"
