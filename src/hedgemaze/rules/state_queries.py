"""`StateQueries`: properties and methods that follow from the fields of a state, for the reference and for the core.

It contains no rules: the functions of the families (`classic`, `pacman`, `advanced`) build on it.
"""

# ruff: noqa: D102  # `State` documents the fields

from __future__ import annotations

from typing import TYPE_CHECKING

from hedgemaze.errors import ModeError, check_type, no_such
from hedgemaze.rules.board.fences import FenceSet
from hedgemaze.rules.board.geometry import SQUARES, Square, SquareSet, square_set
from hedgemaze.rules.enums import GHOSTS, Family, Piece, Side
from hedgemaze.rules.modes.mode import Mode


class StateQueries:
    """Base class of `State` and `core.Position`, which define the fields."""

    __slots__ = ()

    # For the type checker only: at run time a property would become the default of the field in `State`.
    if TYPE_CHECKING:

        @property
        def mode(self) -> Mode: ...

        @property
        def fences(self) -> FenceSet: ...

        @property
        def squares(self) -> tuple[Square | None, ...]: ...

        @property
        def stocks(self) -> tuple[int, ...]: ...

        @property
        def side(self) -> Side: ...

        @property
        def retired(self) -> tuple[Side, ...]: ...

        @property
        def chamber(self) -> FenceSet: ...

        @property
        def pellets(self) -> SquareSet: ...

        @property
        def reserve(self) -> int: ...

        @property
        def spent(self) -> int: ...

        @property
        def lives(self) -> int: ...

        @property
        def moved(self) -> tuple[Piece, ...]: ...

        @property
        def active(self) -> Piece | None: ...

        @property
        def origin(self) -> Square | None: ...

        @property
        def steps(self) -> int: ...

        @property
        def boost(self) -> int: ...

        @property
        def lifted(self) -> Square | None: ...

        @property
        def previous(self) -> tuple[Square | None, ...]: ...

        @property
        def ply(self) -> int: ...

        @property
        def round(self) -> int: ...

        @property
        def progress(self) -> int: ...

    def square_of(self, piece: Piece) -> Square | None:
        """Returns the square of a piece, or None if it is off the board."""
        try:
            return self.squares[self.mode.pieces.index(piece)]
        except ValueError:
            check_type(piece, Piece, "a Piece")
            what, names = f"piece of {self.mode.name}", [each.name.lower() for each in self.mode.pieces]
            raise no_such(ModeError, "mode.no_such_piece", what, piece.name.lower(), names) from None

    def pieces_on(self, square: int) -> tuple[Piece, ...]:
        """Returns the pieces on a square; several only while ghosts pass over each other or share a square."""
        return tuple(piece for piece, at in zip(self.mode.pieces, self.squares, strict=True) if at == square)

    @property
    def occupied(self) -> SquareSet:
        """All squares with a piece."""
        return square_set(square for square in self.squares if square is not None)

    @property
    def ghosts(self) -> tuple[Piece, ...]:
        """The ghosts on the board."""
        return tuple(ghost for ghost in GHOSTS if self.square_of(ghost) is not None)

    @property
    def taken(self) -> int:
        """Number of pellets that PAC-MAN has taken so far."""
        return self.reserve + self.spent

    @property
    def rank(self) -> int | None:
        """Fixed maze: pellets that PAC-MAN has eaten so far, 1 to 4 (A.3-25); None for no pellet and in other modes."""
        return self.taken or None if self.mode.family is Family.PACMAN else None

    @property
    def playing(self) -> tuple[Side, ...]:
        """The sides that have not left the game, in turn order."""
        return tuple(side for side in self.mode.sides if side not in self.retired)

    def stock(self, side: Side) -> int:
        """Returns the number of fences that a side has left."""
        try:
            return self.stocks[self.mode.sides.index(side)]
        except ValueError:
            check_type(side, Side, "a Side")
            what, names = f"side of {self.mode.name}", [each.name.lower() for each in self.mode.sides]
            raise no_such(ModeError, "mode.no_such_side", what, side.name.lower(), names) from None

    def with_square(self, piece: Piece, square: int | None) -> tuple[Square | None, ...]:
        """Returns `squares` with the square of one piece changed."""
        at = None if square is None else SQUARES[square]
        return tuple(at if other is piece else old for other, old in zip(self.mode.pieces, self.squares, strict=True))

    def with_stock(self, side: Side, change: int) -> tuple[int, ...]:
        """Returns `stocks` with the stock of one side changed by an amount."""
        return tuple(
            old + change if other is side else old for other, old in zip(self.mode.sides, self.stocks, strict=True)
        )
