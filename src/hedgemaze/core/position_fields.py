"""`PositionFields`: the fields of `rules.State`, read from the C++ position."""

from __future__ import annotations

from hedgemaze.core._choose import native
from hedgemaze.rules import Family, FenceSet, Mode, Piece, Side, Square
from hedgemaze.rules.board.geometry import SQUARES, SquareSet
from hedgemaze.rules.state_queries import StateQueries

_NONE = 255
"""The number for no square and no piece."""


class PositionFields(StateQueries):
    """Base class of `core.Position`; each access to a field calls the core."""

    __slots__ = ("_native", "mode")

    mode: Mode

    def __init__(self, mode: Mode, inner: native.Position) -> None:
        self.mode = mode
        self._native = inner

    @property
    def fences(self) -> FenceSet:
        """All fences on the board, the Chamber's included."""
        return FenceSet(self.mode.size, _joined(self._native.horizontal), _joined(self._native.vertical))

    @property
    def squares(self) -> tuple[Square | None, ...]:
        """The square of each piece of the mode; None for an eaten ghost and for PAC-MAN while it waits to respawn."""
        return tuple(map(_square, self._native.squares))

    @property
    def stocks(self) -> tuple[int, ...]:
        """Fences left to each side of the mode."""
        return tuple(self._native.stocks)

    @property
    def side(self) -> Side:
        """The side to move."""
        return self.mode.sides[self._native.side]

    @property
    def retired(self) -> tuple[Side, ...]:
        """Sides that have left the game, in turn order (decision 0005)."""
        bits = self._native.retired
        return tuple(side for index, side in enumerate(self.mode.sides) if bits >> index & 1)

    @property
    def chamber(self) -> FenceSet:
        """Chamber fences that the ghosts have not moved yet."""
        horizontal, vertical = self._native.chamber
        return FenceSet(9, _joined(horizontal), _joined(vertical))

    @property
    def pellets(self) -> SquareSet:
        """Squares that hold a pellet."""
        return _joined(self._native.pellets)

    @property
    def reserve(self) -> int:
        """Advanced: pellets taken and not spent."""
        return self._native.reserve

    @property
    def spent(self) -> int:
        """Pellets out of the game: those spent, and in the fixed maze all that were eaten."""
        return self._native.spent

    @property
    def lives(self) -> int:
        """Lives left to PAC-MAN; 0 in classic."""
        return self._native.lives

    @property
    def moved(self) -> tuple[Piece, ...]:
        """Ghosts whose turn is over in this round, in their fixed order."""
        bits = self._native.moved
        return tuple(piece for index, piece in enumerate(self.mode.pieces) if bits >> index & 1)

    @property
    def active(self) -> Piece | None:
        """The piece that has begun its move and not finished it."""
        index = self._native.active
        return None if index == _NONE else self.mode.pieces[index]

    @property
    def origin(self) -> Square | None:
        """The square where the active piece began its move."""
        return _square(self._native.origin)

    @property
    def steps(self) -> int:
        """Ordinary steps left to the active piece."""
        return self._native.steps

    @property
    def boost(self) -> int:
        """Boost steps left to PAC-MAN, in which it eats ghosts; they are used before the ordinary ones."""
        return self._native.boost

    @property
    def lifted(self) -> Square | None:
        """The slot of the Chamber fence that the ghosts have lifted."""
        return _square(self._native.lifted)

    @property
    def previous(self) -> tuple[Square | None, ...]:
        """Advanced: the square that each piece may not return to (C.1-12)."""
        return tuple(map(_square, self._native.previous)) if self.mode.family is Family.ADVANCED else ()

    @property
    def ply(self) -> int:
        """Number of actions played."""
        return self._native.ply

    @property
    def round(self) -> int:
        """PAC-MAN modes: number of the round, from 1."""
        return self._native.round

    @property
    def progress(self) -> int:
        """PAC-MAN modes: the last round with progress (decision 0004)."""
        return self._native.progress


def _square(number: int) -> Square | None:
    return None if number == _NONE else SQUARES[number]


def _joined(words: tuple[int, int]) -> SquareSet:
    return words[0] | words[1] << 64
