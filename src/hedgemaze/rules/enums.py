"""The enums of the game: families of modes, sides, pieces, seats."""

from __future__ import annotations

import enum


class Family(enum.Enum):
    """A group of modes that share their rules and differ in numbers such as players and fences.

    >>> from hedgemaze.rules import Mode
    >>> Mode.named("classic4").family
    <Family.CLASSIC: 'classic'>
    """

    CLASSIC = "classic"
    PACMAN = "pacman"
    ADVANCED = "advanced"

    __hash__ = object.__hash__  # faster than the hash of `enum`, for tables that are keyed by family


class Side(enum.Enum):
    """A party that wins or loses: the owner of a pawn, PAC-MAN, or the ghosts.

    >>> Side("N"), Side.PACMAN.letter
    (<Side.NORTH: 'N'>, 'P')
    """

    SOUTH = "S"
    WEST = "W"
    NORTH = "N"
    EAST = "E"
    PACMAN = "P"
    GHOSTS = "G"

    @property
    def letter(self) -> str:
        """The letter of the side in texts and records."""
        return str(self.value)


class Piece(enum.Enum):
    """A piece on the board: one of four pawns, named by the side it starts from, PAC-MAN, or one of four ghosts.

    >>> Piece.PINKY.letter, Piece.PINKY.side
    ('K', <Side.GHOSTS: 'G'>)
    """

    SOUTH = "S"
    WEST = "W"
    NORTH = "N"
    EAST = "E"
    PACMAN = "P"
    BLINKY = "B"
    PINKY = "K"
    INKY = "I"
    CLYDE = "C"

    @property
    def letter(self) -> str:
        """The letter of the piece in texts and records."""
        return str(self.value)

    @property
    def side(self) -> Side:
        """The side this piece plays for."""
        return Side.GHOSTS if self in GHOSTS else Side(self.value)


GHOSTS = (Piece.BLINKY, Piece.PINKY, Piece.INKY, Piece.CLYDE)
"""The ghosts in their fixed order."""


class Seat(enum.IntEnum):
    """A place at the table, held by a person or an engine; the rules do not distinguish them.

    >>> Seat.TWO, Seat.TWO + 1
    (<Seat.TWO: 2>, 3)
    """

    ONE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
