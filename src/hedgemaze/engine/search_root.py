"""Where a search begins: a position of the core, the hashes by which it knows repetition, and who may be moved."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from hedgemaze import core, rules
from hedgemaze.errors import GameOverError, check_type
from hedgemaze.rules import Left, Mode, Piece, Square

__all__ = ["Played", "Root", "history_of", "piece_bits", "position_of", "trodden_in", "trodden_of"]

_REMEMBERED = 2048
"""Positions of the games under way: every search of a long game asks for all of its hashes again."""

_TRODDEN_TURNS = 2


@dataclass(frozen=True, slots=True)
class Played:
    """A game as the core has played it, for those who keep no `rules.Game`: that is much slower to make.

    Whoever makes one has seen to it that the game is not over by repetition or agreement.
    """

    position: core.Position
    """Where the game stands."""
    hashes: tuple[int, ...]
    """Of the positions that have stood at the start of a turn, oldest first."""
    trodden: tuple[Square, ...] = ()
    """Classic: where the pawn of the side to move stood in its last turns."""


Root = rules.Game | rules.Position | core.Position | Played
"""Where a search may begin: a game, whose repetitions count, or a position alone."""


def position_of(game: Root) -> core.Position:
    """Returns the position where a game stands, as the core has it.

    Raises:
        GameOverError: the game has ended, also by repetition or agreement.
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
    """Returns the hashes of the positions that have stood at the start of a turn, oldest first; see `Game`."""
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


def trodden_of(game: Root) -> tuple[Square, ...]:
    """Returns where the pawn of the side to move has just been, as far as the game is known."""
    if isinstance(game, Played):
        return game.trodden
    return trodden_in(game.positions) if isinstance(game, rules.Game) else ()


def trodden_in(positions: Sequence[rules.Position | core.Position]) -> tuple[Square, ...]:
    """Returns where the pawn of the side to move stood in its last turns, not where it stands; classic only."""
    side = positions[-1].side
    turns: dict[int, rules.Position | core.Position] = {}  # by ply: a turn in which somebody leaves is one turn
    for each in reversed(positions):
        if each.side is side:
            turns.setdefault(each.ply, each)
        if len(turns) > _TRODDEN_TURNS:
            break
    squares = [way[0] for each in turns.values() if (way := each.shortest_path(side))]
    return tuple({square for square in squares if square != squares[0]})


def piece_bits(mode: Mode, pieces: Iterable[Piece] | None) -> int:
    """Returns the pieces that may be moved as the core wants them: bit i is piece i of the mode; None for all."""
    if pieces is None:
        return 0xFF
    return sum(1 << mode.pieces.index(piece) for piece in set(pieces) if piece in mode.pieces)


@lru_cache(_REMEMBERED)
def _hash_of(position: rules.Position) -> int:
    return core.Position.from_rules(position).hash
