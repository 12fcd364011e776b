"""Openings of a match, from a seed: balanced random openings in classic, mazes in the PAC-MAN modes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count, cycle

from hedgemaze import core
from hedgemaze.errors import EngineError, HedgemazeError
from hedgemaze.rules import (
    Action,
    Axis,
    Family,
    Fence,
    Game,
    Maze,
    Mode,
    Move,
    Piece,
    Place,
    Square,
    format_mode,
    maze_names,
    named_maze,
    parse_mode,
)

MAZES = ("mixed", "shipped", "own")
"""The mazes of a match: the shipped ones and then random ones, only the shipped ones, or only the mode's own."""

_ROUNDS = {3: 1, 5: 1, 7: 2, 9: 3}
_FENCE_CHANCE = 0.4
_NEAR = 2
_MAX_ATTEMPTS = 400


@dataclass(frozen=True, slots=True)
class Opening:
    """A mode with its maze, and the actions played before the players take over.

    >>> opening = Opening(Mode.named("classic2"), ("e2", "e8"))
    >>> opening.game().position.text
    'classic2 - Se2Ne8 10,10 - S - 2'
    """

    mode: Mode
    actions: tuple[str, ...] = ()

    def game(self) -> Game:
        """Returns a new game with the actions of the opening played."""
        return Game(self.mode).play_all(self.actions)

    def to_data(self) -> dict[str, object]:
        """Returns the opening as plain data."""
        return {"mode": format_mode(self.mode), "actions": list(self.actions)}

    @classmethod
    def from_data(cls, data: dict[str, object]) -> Opening:
        """Makes an opening from plain data."""
        actions = data["actions"]
        assert isinstance(actions, list)
        return cls(parse_mode(str(data["mode"])), tuple(map(str, actions)))


def openings(mode: Mode, seed: int = 0, *, mazes: str = "mixed") -> Iterator[Opening]:
    """Yields openings without end, the same for the same seed.

    In classic no two openings lead to the same position. In the PAC-MAN modes each opening is a maze; only ``shipped``
    and ``own`` repeat mazes.

    Raises:
        EngineError: a small board has no more balanced openings, or `mazes` is not in `MAZES`.

    >>> from itertools import islice
    >>> mode = Mode.named("classic2", size=5)
    >>> first, second = islice(openings(mode, seed=1), 2)
    >>> first == next(openings(mode, seed=1)), first == second
    (True, False)
    """
    if mazes not in MAZES:
        raise EngineError("match.bad_mazes", f"mazes are {', '.join(MAZES)}", given=mazes, allowed=MAZES)
    if mode.family is Family.CLASSIC:
        return _classic(mode, seed)
    return _mazes(mode, seed, mazes)


# Classic.


def _classic(mode: Mode, seed: int) -> Iterator[Opening]:
    seen: set[str] = set()
    misses = 0
    for number in count():
        rng = random.Random(f"{format_mode(mode)} {seed} {number}")
        opening = _attempt(mode, rng)
        key = None if opening is None else opening[1]
        if opening is None or key is None or key in seen:
            misses += 1
            if misses > _MAX_ATTEMPTS:
                raise EngineError("match.no_openings", f"only {len(seen)} balanced openings", given=format_mode(mode))
            continue
        misses = 0
        seen.add(key)
        yield Opening(mode, opening[0])


def _attempt(mode: Mode, rng: random.Random) -> tuple[tuple[str, ...], str] | None:
    """Plays a few sensible actions; returns them with the key of the last position, or None if it is not balanced."""
    position = core.Position.start(mode)
    actions: list[str] = []
    for _ in range(_ROUNDS[mode.size] * len(mode.sides)):
        if position.outcome():
            return None
        action = _sensible(position, rng)
        actions.append(str(action))
        position = position.play_unchecked(action)
    if position.outcome():
        return None
    distances = [position.distance(side) or 0 for side in mode.sides]
    reference = position.to_rules()
    stocks = [reference.stock(side) for side in mode.sides]
    if max(distances) - min(distances) > 1 or max(stocks) - min(stocks) > 1:
        return None
    return tuple(actions), position.key


def _sensible(position: core.Position, rng: random.Random) -> Action:
    """Returns a step towards the goal, or a fence near a rival."""
    side, legal = position.side, position.legal_actions()
    here = position.distance(side) or 0
    steps = [
        action
        for action in legal
        if isinstance(action, Move) and (position.play_unchecked(action).distance(side) or 0) < here
    ]
    reference = position.to_rules()
    pawns = (Piece(other.value) for other in position.mode.sides if other is not side)
    rivals = [square for pawn in pawns if (square := reference.square_of(pawn)) is not None]
    fences = [
        action
        for action in legal
        if isinstance(action, Place) and any(_is_near(action.fence, rival) for rival in rivals)
    ]
    if fences and (not steps or rng.random() < _FENCE_CHANCE):
        return rng.choice(fences)
    return rng.choice(steps or legal)


def _is_near(fence: Fence, square: Square) -> bool:
    slot = fence.slot
    return max(abs(slot.file - square.file), abs(slot.row - square.row)) <= _NEAR


# Mazes.


def _mazes(mode: Mode, seed: int, mazes: str) -> Iterator[Opening]:
    shipped = [named_maze(name) for name in maze_names(mode.family)]
    if mazes == "own":
        assert mode.maze is not None
        yield from cycle([Opening(mode)])
    playable = [made for maze in shipped if (made := _with_maze(mode, maze)) is not None]
    yield from map(Opening, playable)
    if mazes == "shipped":
        yield from cycle(map(Opening, playable))
    seen = {made.maze for made in playable}
    for number in count():
        rng = random.Random(f"{mode.name} maze {seed} {number}")
        made = _with_maze(mode, random_maze(mode.family, rng))
        if made is not None and made.maze not in seen:
            seen.add(made.maze)
            yield Opening(made)


def _with_maze(mode: Mode, maze: Maze) -> Mode | None:
    """Returns the mode with another maze, or None if the house rules forbid that maze."""
    try:
        return Mode.named(mode.name, deal=mode.deal, maze=maze, house=mode.house)
    except HedgemazeError:
        return None


def random_maze(family: Family, rng: random.Random) -> Maze:
    """Returns a valid maze: the default maze with its fences at random places.

    >>> random_maze(Family.PACMAN, random.Random(1)).family
    <Family.PACMAN: 'pacman'>
    """
    base = named_maze("A1" if family is Family.PACMAN else "chamber")
    while True:
        number = 6 if family is Family.PACMAN else rng.randrange(1, 5)
        axes = [Axis.HORIZONTAL, Axis.VERTICAL]
        fences = tuple(
            Fence(Square(9 * rng.randrange(8) + rng.randrange(8)), axes[which % 2]) for which in range(number)
        )
        try:
            return replace(base, fences=fences, name="", title="")
        except HedgemazeError:
            continue
