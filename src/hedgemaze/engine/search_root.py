"""The root of a search: a position of the core, the hashes that detect repetition, and the pieces that may move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from hedgemaze import core, rules
from hedgemaze.errors import GameOverError, check_type
from hedgemaze.rules import Family, Left, Mode, Piece, Side, Square

__all__ = ["Played", "Root", "history_of", "piece_bits", "position_of", "recent_squares", "recent_squares_of"]

_CACHED_HASHES = 2048
"""Size of the cache of hashes: each search of a long game needs the hashes of all its positions."""

_RECENT_TURNS = 2


@dataclass(frozen=True, slots=True)
class Played:
    """A game as the core has played it, for callers without a `rules.Game`, which is much slower to build.

    The caller makes sure that the game is not over by repetition or agreement.
    """

    position: core.Position
    """The current position."""
    hashes: tuple[int, ...]
    """Hashes of the positions at the start of each turn, oldest first."""
    recent_squares: tuple[Square, ...] = ()
    """Classic: the squares of the pawn of the side to move in its last turns."""


Root = rules.Game | rules.Position | core.Position | Played
"""A possible root of a search: a game, whose repetitions count, or a position alone."""


def position_of(game: Root) -> core.Position:
    """Returns the current position of a game as a position of the core.

    Raises:
        GameOverError: the game is over, for example by repetition or agreement.
    """
    if isinstance(game, core.Position):
        return game
    if isinstance(game, Played):
        return game.position
    check_type(game, (rules.Game, rules.Position), "a rules.Game, a rules.Position or a core.Position")
    position = game.position if isinstance(game, rules.Game) else game
    if game.outcome():
        raise GameOverError("action.game_over", "the game is over", position=position.text)
    return core.Position.from_rules(position)


def history_of(game: Root) -> list[int]:
    """Returns the hashes of the positions at the start of each turn, oldest first."""
    if isinstance(game, Played):
        return list(game.hashes)
    if not isinstance(game, rules.Game):
        return [position_of(game).hash]
    hashes = [_hash_of(game.start)]
    is_start = True
    positions = game.positions
    for before, after, entry in zip(positions[:-1], positions[1:], game.entries, strict=True):
        is_new = after.side is not before.side or after.round != before.round
        is_start = is_new or (isinstance(entry, Left) and is_start)
        if is_start:
            hashes.append(_hash_of(after))
    return hashes


def recent_squares_of(game: Root) -> tuple[Square, ...]:
    """Returns `recent_squares` of a game; empty for a position alone."""
    if isinstance(game, Played):
        return game.recent_squares
    return recent_squares(game.positions) if isinstance(game, rules.Game) else ()


def recent_squares(positions: Sequence[rules.Position | core.Position]) -> tuple[Square, ...]:
    """Returns the squares of the pawn of the side to move in its last turns, without its current square.

    Empty in the PAC-MAN modes.
    """
    side, mode = positions[-1].side, positions[-1].mode
    if mode.family is not Family.CLASSIC:
        return ()
    turns: dict[int, rules.Position | core.Position] = {}  # by ply: leaving the game does not start another turn
    for each in reversed(positions):
        if each.side is side:
            turns.setdefault(each.ply, each)
        if len(turns) > _RECENT_TURNS:
            break
    squares = [_pawn_square(each, side) for each in turns.values()]
    return tuple({square for square in squares if square != squares[0]})


def _pawn_square(position: rules.Position | core.Position, side: Side) -> Square:
    reference = position.to_rules() if isinstance(position, core.Position) else position
    square = reference.square_of(Piece(side.value))
    assert square is not None  # the pawn of the side to move is on the board
    return square


def piece_bits(mode: Mode, pieces: Iterable[Piece] | None) -> int:
    """Returns the pieces that may move as a bit set for the core: bit i is piece i of the mode; None for all."""
    if pieces is None:
        return 0xFF
    return sum(1 << mode.pieces.index(piece) for piece in set(pieces) if piece in mode.pieces)


@lru_cache(_CACHED_HASHES)
def _hash_of(position: rules.Position) -> int:
    return core.Position.from_rules(position).hash
