"""Where a search begins: a position of the core, and the hashes by which it knows repetition."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from hedgemaze import core, rules
from hedgemaze.errors import GameOverError, check_type
from hedgemaze.rules import Left, Square

__all__ = ["Played", "history_of", "position_of", "trodden_in", "trodden_of"]

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


def position_of(game: rules.Game | rules.Position | core.Position | Played) -> core.Position:
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


def history_of(game: rules.Game | rules.Position | core.Position | Played) -> list[int]:
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


def trodden_of(game: rules.Game | rules.Position | core.Position | Played) -> tuple[Square, ...]:
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


@lru_cache(_REMEMBERED)
def _hash_of(position: rules.Position) -> int:
    return core.Position.from_rules(position).hash
