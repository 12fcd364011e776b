"""The small closed vocabularies of the game: families of modes, sides, pieces, seats."""

from __future__ import annotations

import enum

__all__ = ["GHOSTS", "Family", "Piece", "Seat", "Side"]


class Family(enum.Enum):
    """Modes of one family are played by the same rules, with other numbers."""

    CLASSIC = "classic"
    PACMAN = "pacman"
    ADVANCED = "advanced"


class Side(enum.Enum):
    """Who wins: the owner of a pawn, PAC-MAN, or the ghosts."""

    SOUTH = "S"
    WEST = "W"
    NORTH = "N"
    EAST = "E"
    PACMAN = "P"
    GHOSTS = "G"

    @property
    def letter(self) -> str:
        """The side in texts and records."""
        return str(self.value)


class Piece(enum.Enum):
    """What stands on squares: four pawns named by the side they start from, PAC-MAN and his four ghosts."""

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
        """The piece in texts and records."""
        return str(self.value)

    @property
    def side(self) -> Side:
        """The side this piece plays for."""
        return Side.GHOSTS if self in GHOSTS else Side(self.value)


GHOSTS = (Piece.BLINKY, Piece.PINKY, Piece.INKY, Piece.CLYDE)
"""The ghosts in their fixed order."""


class Seat(enum.IntEnum):
    """A place at the table; who sits there, a person or an engine, is not the rules' business."""

    ONE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
