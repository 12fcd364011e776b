"""The theme of a puzzle, and whether a position is worth a puzzle."""

from __future__ import annotations

from hedgemaze import core
from hedgemaze.puzzles.puzzle import Goal, PuzzleTheme
from hedgemaze.puzzles.turns import play_way
from hedgemaze.rules import Action, Family, Move, Piece, Place, Side, Spend

_FEW_FENCES = 14
_NEAR = 9
_CLOSE = 4
_THREAT = 2
_HIGH_RANK = 3


def theme_of(position: core.Position, goal: Goal, way: tuple[Action, ...]) -> PuzzleTheme:
    """Returns the theme of a right turn."""
    if position.mode.family is Family.CLASSIC:
        return _classic_theme(position, way[0])
    if position.side is Side.GHOSTS:
        return PuzzleTheme.CATCH if goal is Goal.WIN else PuzzleTheme.GUARD
    if goal is Goal.HOLD:
        return PuzzleTheme.ESCAPE
    if any(isinstance(action, Place) for action in way):
        return PuzzleTheme.FENCE
    after = play_way(position, way)
    is_eating = _pellets_left(after) != _pellets_left(position) or any(isinstance(action, Spend) for action in way)
    return PuzzleTheme.PELLET if is_eating or after.outcome() else PuzzleTheme.WAY


def is_near_end(position: core.Position) -> bool:
    """Returns whether a search may solve a position: in classic few fences are left and the race is close."""
    mode = position.mode
    if mode.family is not Family.CLASSIC:
        return position.lives == 1 or (position.rank or 0) >= _HIGH_RANK
    if sum(position.stock(side) for side in position.playing) > _FEW_FENCES:
        return False
    distances = [position.distance(side) or 0 for side in position.playing]
    here = position.distance(position.side) or 0
    others = sorted(distances)[: 1 + (here == min(distances))][-1]
    return min(distances) <= _NEAR and abs(here - others) <= _CLOSE


def is_threatened(position: core.Position) -> bool:
    """Returns whether a rival is about to win: in classic two steps from the goal, in the PAC-MAN modes always."""
    if position.mode.family is not Family.CLASSIC:
        return True
    rivals = [side for side in position.playing if side is not position.side]
    return any((position.distance(side) or 0) <= _THREAT for side in rivals)


def tempting_steps(position: core.Position) -> list[Action]:
    """Returns the steps of classic that shorten the mover's way: what a player tries first. None if one wins."""
    here = position.distance(position.side) or 0
    if here <= 1:
        return []
    return [
        action
        for action in position.legal_actions()
        if isinstance(action, Move) and (position.play_unchecked(action).distance(position.side) or 0) < here
    ]


def _classic_theme(position: core.Position, action: Action) -> PuzzleTheme:
    if isinstance(action, Place):
        return PuzzleTheme.FENCE
    assert isinstance(action, Move), "a right action of classic is a move or a fence"
    here = position.square_of(Piece(position.side.value))
    assert here is not None, "every pawn of classic has a square"
    if abs(here.file - action.square.file) + abs(here.row - action.square.row) > 1:
        return PuzzleTheme.JUMP
    before, after = position.distance(position.side), position.play_unchecked(action).distance(position.side)
    return PuzzleTheme.RACE if (after or 0) < (before or 0) else PuzzleTheme.ASIDE


def _pellets_left(position: core.Position) -> int:
    return position.to_rules().pellets
