"""`State`: the data of a position, such as pieces, fences, the side to move and the progress of its turn.

The rules of each family (`classic`, `pacman`, `advanced`) are functions on a `State`; `Position` adds the methods that
callers use. Fields that a family does not use keep their defaults, so that equal positions compare equal.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import TYPE_CHECKING

from hedgemaze.rules.board.fences import FenceSet
from hedgemaze.rules.board.geometry import Square, SquareSet, square_set
from hedgemaze.rules.enums import Piece, Seat, Side
from hedgemaze.rules.modes.mode import Mode
from hedgemaze.rules.state_queries import StateQueries


class Phase(enum.Enum):
    """What the side to move may do next.

    >>> from hedgemaze.rules import Position
    >>> Position.start(Mode.named("advanced")).turn.phase
    <Phase.RESPAWN: 'respawn'>
    """

    ACT = "act"
    """Move a pawn or place a fence (A.1-4); in turns 1–4 of the advanced mode PAC-MAN's one action (C.1-17)."""
    MOVE = "move"
    """Move a piece, step by step."""
    BOOST = "boost"
    """Make PAC-MAN's boost steps, in which it eats ghosts."""
    PLACE = "place"
    """Place a fence after the move, or stop (C.1-21)."""
    RESPAWN = "respawn"
    """Put PAC-MAN on a respawn square (C.1-13)."""
    LIFT = "lift"
    """Lift a Chamber fence (C.1-19)."""
    LAY = "lay"
    """Place the lifted fence in another slot (C.1-19)."""


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn: the side to move, its seats, and what it may do.

    >>> from hedgemaze.rules import Position
    >>> turn = Position.start(Mode.named("pacman")).turn
    >>> turn.side, turn.steps
    (<Side.PACMAN: 'P'>, 2)
    """

    side: Side
    seats: tuple[Seat, ...]
    """The seats that may act: those with a piece that may move now."""
    phase: Phase
    steps: int
    """Steps left to the piece that is moving (or to PAC-MAN at the start of its turn), boost included; 0 in classic."""


@dataclass(frozen=True, slots=True)
class State(StateQueries):
    """All data of a position that the rules need."""

    mode: Mode
    fences: FenceSet
    """All fences on the board, the Chamber's included."""
    squares: tuple[Square | None, ...]
    """The square of each piece of the mode; None for an eaten ghost and for PAC-MAN while it waits to respawn."""
    stocks: tuple[int, ...]
    """Fences left to each side of the mode."""
    side: Side
    """The side to move."""
    retired: tuple[Side, ...] = ()
    """Sides that have left the game, in turn order (decision 0005)."""
    chamber: FenceSet = FenceSet(9)
    """Chamber fences that the ghosts have not moved yet."""
    pellets: SquareSet = 0
    """Squares that hold a pellet."""
    reserve: int = 0
    """Advanced: pellets taken and not spent."""
    spent: int = 0
    """Pellets out of the game: those spent, and in the fixed maze all that were eaten."""
    lives: int = 0
    """Lives left to PAC-MAN; 0 in classic."""
    moved: tuple[Piece, ...] = ()
    """Ghosts whose turn is over in this round, in their fixed order."""
    active: Piece | None = None
    """The piece that has begun its move and not finished it."""
    origin: Square | None = None
    """The square where the active piece began its move."""
    steps: int = 0
    """Ordinary steps left to the active piece."""
    boost: int = 0
    """Boost steps left to PAC-MAN, in which it eats ghosts; they are used before the ordinary ones."""
    lifted: Square | None = None
    """The slot of the Chamber fence that the ghosts have lifted."""
    previous: tuple[Square | None, ...] = ()
    """Advanced: the square that each piece may not return to (C.1-12)."""
    ply: int = 0
    """Number of actions played."""
    round: int = 0
    """PAC-MAN modes: number of the round, from 1."""
    progress: int = 0
    """PAC-MAN modes: the last round with progress (decision 0004)."""


if TYPE_CHECKING:
    from dataclasses import replace as replace  # noqa: PLC0414  # checks names and types of the changes
else:
    _SLOTS = {field.name: getattr(State, field.name).__set__ for field in fields(State)}
    _values = attrgetter(*_SLOTS)

    def replace(state, /, **changes):
        """Returns a state with some fields changed: `dataclasses.replace`, four times as fast."""
        after = object.__new__(type(state))
        for set_field, value in zip(_SLOTS.values(), _values(state), strict=True):
            set_field(after, value)
        for name, value in changes.items():
            _SLOTS[name](after, value)
        return after


def start_fields(mode: Mode, first: Side | None = None) -> dict[str, object]:
    """Returns the fields of a mode's start position (A.1, A.2, A.3-1, C.1-3 to 8)."""
    maze = mode.maze
    fields: dict[str, object] = {
        "mode": mode,
        "fences": FenceSet(mode.size) if maze is None else maze.start_fences,
        "squares": tuple(map(mode.start, mode.pieces)),
        "stocks": mode.fences,
        "side": first or mode.sides[0],
    }
    if maze is not None:
        fields["chamber"] = FenceSet.of(maze.chamber, mode.size)
        fields["pellets"] = square_set(maze.pellets)
        fields["lives"] = mode.house.lives
        fields["previous"] = (None,) * len(mode.pieces) if maze.respawns else ()
        fields["round"] = 1
    return fields
