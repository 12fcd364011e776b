"""The settings of a table: mode, start, first player, seats, clock; `handlers.settings_checks` finds their faults."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from functools import lru_cache

from hedgemaze.core import Position
from hedgemaze.rules import Family, Mode, Side, parse_mode

CHARACTERS = "PBKIC"
"""The characters of a classic table's seats: letters of the five pieces."""

_DAY_MS = 86_400_000
_mode_of = lru_cache(maxsize=256)(parse_mode)


class Holder(enum.Enum):
    """What kind of player a seat is for.

    >>> SeatPlan(Holder.ENGINE, level=3).holder.value
    'engine'
    """

    HERE = "here"
    """A person at the screen where the table was opened."""
    ELSEWHERE = "elsewhere"
    """A person who joins by a link."""
    ENGINE = "engine"


class First(enum.Enum):
    """How a classic table chooses the side that begins (B32).

    >>> Settings("classic2", (SeatPlan(), SeatPlan())).first
    <First.DRAWN: 'drawn'>
    """

    DRAWN = "drawn"
    CHOSEN = "chosen"
    LOSER = "loser"
    """The side that lost the game before; drawn if there was none."""


class Visibility(enum.Enum):
    """Whether a public list shows the table.

    >>> Settings("classic2", (SeatPlan(), SeatPlan())).visibility
    <Visibility.PRIVATE: 'private'>
    """

    PRIVATE = "private"
    LISTED = "listed"


@dataclass(frozen=True, slots=True)
class Timing:
    """The clock of every side: none, Fischer (base and increment) or days for each turn.

    >>> Timing(base_ms=300_000, increment_ms=5_000).is_fischer, Timing().is_on
    (True, False)
    """

    base_ms: int = 0
    increment_ms: int = 0
    """Added after each turn of the side."""
    days: int = 0
    first_turn_ms: int = 0
    """Fischer: a side that does not begin its first turn within this time closes the room; 0: its flag falls later."""

    @property
    def is_on(self) -> bool:
        """Whether there is a clock at all."""
        return bool(self.base_ms or self.increment_ms or self.days)

    @property
    def is_fischer(self) -> bool:
        """Whether a base is for the whole game."""
        return not self.days and bool(self.base_ms or self.increment_ms)

    @property
    def start_ms(self) -> int:
        """A clock's time at the start of the game."""
        return self.days * _DAY_MS if self.days else self.base_ms


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """One seat in the settings of a table.

    >>> SeatPlan(Holder.HERE, name="Ada").name, SeatPlan(Holder.ENGINE, level=3).level
    ('Ada', 3)
    """

    holder: Holder = Holder.ELSEWHERE
    level: int = 0
    """An engine's level, 1 to 8, or 9 for the perfect one."""
    name: str = ""
    character: str | None = None
    """Classic: one of `CHARACTERS`, each once at a table; looks only."""
    is_bot: bool = False
    """Whether a program of the opener's plays this seat (decision 0018); for seats `HERE` only."""
    account: str | None = None
    """The account of the person who sits there, by its public id; set by the host."""
    rating: int | None = None
    """That person's rating when the game began."""
    is_provisional: bool = False
    """Whether that rating is still uncertain."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that is agreed before a game; seat n holds the pieces that the mode's deal gives to seat n.

    >>> seats = (SeatPlan(Holder.HERE, name="Ada"), SeatPlan(Holder.ENGINE, level=3))
    >>> settings = Settings("classic2", seats, Timing(base_ms=300_000, increment_ms=5_000))
    >>> settings.rules.name, settings.persons
    ('classic2', (1,))
    """

    mode: str
    """The text of a mode, house rules, maze and deal of the ghosts included."""
    seats: tuple[SeatPlan, ...]
    timing: Timing = Timing()
    start: str | None = None
    """The text of a start position, which also says which side begins."""
    first: First = First.DRAWN
    first_side: Side | None = None
    """`CHOSEN`: the side that begins. `LOSER`: the side that lost the game before, if there was one."""
    visibility: Visibility = Visibility.PRIVATE
    stand_in: int = 3
    """The level of the engine that takes over when the last person of the ghosts leaves."""
    allows_bots: bool = False
    """Whether programs may take the seats `ELSEWHERE` (decision 0018)."""
    is_rated: bool = False
    """Whether the result counts for the ratings of its players; all of them have accounts."""

    @property
    def rules(self) -> Mode:
        """The mode that is played."""
        return _mode_of(self.mode)

    @property
    def may_choose_first(self) -> bool:
        """Whether any side could begin: in classic games from the usual start."""
        return self.start is None and self.rules.family is Family.CLASSIC

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats that are for people."""
        return tuple(number for number, plan in enumerate(self.seats, 1) if plan.holder is not Holder.ENGINE)

    @property
    def is_one_screen(self) -> bool:
        """Whether one person plays against engines, or all people share a screen: then undo and hints are allowed."""
        people = [plan.holder for plan in self.seats if plan.holder is not Holder.ENGINE]
        return len(people) == 1 or Holder.ELSEWHERE not in people

    def position(self, first: Side | None) -> Position:
        """Returns the start position."""
        return Position.parse(self.start) if self.start is not None else Position.start(self.rules, first)
