"""The answer of last resort: what level 1 plays, found in the parent's own thread in a millisecond or two."""

from __future__ import annotations

from hedgemaze import core
from hedgemaze.engine import LevelPlayer
from hedgemaze.rules import Piece
from hedgemaze.server.engines.game_text import read_game

__all__ = ["held_pieces", "stopgap"]


def held_pieces(pieces: str | None) -> tuple[Piece, ...] | None:
    """Returns the pieces of these letters; None for all, also where there is none: a fence of the team needs none."""
    return tuple(map(Piece, pieces)) if pieces else None


def stopgap(game: str, pieces: str | None, seed: int, known: core.Position | core.Game | None = None) -> str:
    """Returns the token of a legal action.

    Args:
        game: as a worker would get it.
        pieces: letters of those that may be moved; None for all.
        seed: of the level's whims.
        known: where the game stands, if that is known: then the game need not be played through. A position alone does
            not tell where a pawn has been, so in classic the answer may go back there.

    Raises:
        HedgemazeError: the game cannot be read, has ended, or none of the pieces can act.
    """
    return str(LevelPlayer(1, seed).choose(known or read_game(game), pieces=held_pieces(pieces)))
