"""`core.Board`: a position that changes in place, for search."""

from __future__ import annotations

from hedgemaze.core._choose import native
from hedgemaze.core.position import Position

__all__ = ["Board"]


class Board(native.Board):
    """Plays and takes back actions by number; nothing is checked.

    The methods are the core's: ``legal_numbers()``, ``play_unchecked(number)``, ``undo()``, ``is_over()``;
    and the properties ``hash``, ``depth`` and ``side``.

    >>> from hedgemaze.rules import Mode
    >>> board = Board(Position.start(Mode.named("classic2")))
    >>> board.play_unchecked(board.legal_numbers()[0])
    >>> board.position.text
    'classic2 - Sd1Ne9 10,10 - N - 1'
    >>> board.undo()
    >>> board.depth
    0
    """

    def __init__(self, position: Position) -> None:
        super().__init__(position._native)
        self.mode = position.mode

    @property
    def position(self) -> Position:
        """The position as an immutable value."""
        return Position(self.mode, self.held())
