"""The root of a search: a position of the core, the hashes that detect repetition, and the pieces that may move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from hedgemaze import core, rules
from hedgemaze.errors import GameOverError, check_type
from hedgemaze.rules import Family, Mode, Piece, Square
from hedgemaze.rules.base_position import BasePosition

_CACHED_HASHES = 2048
"""Size of the cache of hashes: every search of a long game asks for all of them again."""

_RECENT_TURNS = 2


Root = rules.Game | core.Game | rules.Position | core.Position
"""Where a search may begin: a game, whose repetitions count, or a position alone."""


def position_of(game: Root) -> core.Position:
    """Returns the current position of a game, as a position of the core.

    Raises:
        GameOverError: the game is over, for example by repetition or agreement.
    """
    if isinstance(game, core.Position):
        return game
    check_type(game, Root.__args__, "a Game or a Position")
    position = game.position if isinstance(game, rules.Game | core.Game) else game
    if game.outcome():
        raise GameOverError("action.game_over", "the game is over", position=position.text)
    return position if isinstance(position, core.Position) else core.Position.from_rules(position)


def history_of(game: Root) -> list[int]:
    """Returns the hashes of the positions that began a turn, oldest first; see `Game.turn_starts`."""
    if isinstance(game, core.Game):
        return [position.hash for position in game.turn_starts]
    if isinstance(game, rules.Game):
        return [_hash_of(position) for position in game.turn_starts]
    return [position_of(game).hash]


def recent_squares_of(game: Root) -> tuple[Square, ...]:
    """Returns where the pawn of the side to move has just been, as far as the game is known."""
    return recent_squares(game.positions) if isinstance(game, rules.Game | core.Game) else ()


def recent_squares(positions: Sequence[BasePosition]) -> tuple[Square, ...]:
    """Returns where the pawn of the side to move was in its last turns, its current square left out; classic only.

    >>> game = rules.Game(Mode.named("classic2")).play_all(["e2", "e8", "e3", "e7"])
    >>> sorted(str(square) for square in recent_squares(game.positions))
    ['e1', 'e2']
    """
    side = positions[-1].side
    if positions[-1].mode.family is not Family.CLASSIC:
        return ()
    turns: dict[int, BasePosition] = {}  # by ply: a turn in which a side leaves is one turn
    for each in reversed(positions):
        if each.side is side:
            turns.setdefault(each.ply, each)
        if len(turns) > _RECENT_TURNS:
            break
    squares = [each.square_of(Piece(side.value)) for each in turns.values()]
    return tuple({square for square in squares if square is not None and square != squares[0]})


def piece_bits(mode: Mode, pieces: Iterable[Piece] | None) -> int:
    """Returns the pieces that may move as a bit set for the core: bit i is piece i of the mode; None for all."""
    if pieces is None:
        return 0xFF
    return sum(1 << mode.pieces.index(piece) for piece in set(pieces) if piece in mode.pieces)


@lru_cache(_CACHED_HASHES)
def _hash_of(position: rules.Position) -> int:
    return core.Position.from_rules(position).hash
