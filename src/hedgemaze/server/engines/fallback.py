"""`fallback_action`: what level 1 plays; takes a millisecond or two, so the server can run it in its own process."""

from __future__ import annotations

from hedgemaze import core
from hedgemaze.engine import LevelPlayer
from hedgemaze.rules import Piece
from hedgemaze.server.engines.game_text import parse_game


def parse_pieces(pieces: str | None) -> tuple[Piece, ...] | None:
    """Returns pieces by their letters; None (all pieces) for None and for no letters: a team's fence needs no piece."""
    return tuple(map(Piece, pieces)) if pieces else None


def fallback_action(game: str, pieces: str | None, seed: int, known: core.Position | core.Game | None = None) -> str:
    """Returns the token of a legal action.

    Args:
        game: the game as workers get it.
        pieces: letters of the pieces that may move; None for all.
        seed: seed of the level's random choices.
        known: the current position, if known, which saves the replay of the game. A position has no history, so in
            classic modes the answer may go back to a square that the pawn came from.

    Raises:
        HedgemazeError: the game cannot be read, has ended, or no given piece can act.
    """
    return str(LevelPlayer(1, seed).choose(known or parse_game(game), pieces=parse_pieces(pieces)))
