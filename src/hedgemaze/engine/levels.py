"""`Level`: the levels of each mode and role, from a child's first game to full strength, read from ``levels.json``.

A level is a node limit and a `Skill`, so that its strength does not depend on the machine; its time is only an upper
bound. The page reads the same file. The perfect level is the strongest one of a role that also plays by tables of exact
values (`hedgemaze.solve`) where one knows the position.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, fields, replace
from functools import cache
from importlib.resources import files

from hedgemaze.engine.skill import Skill
from hedgemaze.errors import Between, EngineError
from hedgemaze.rules import MODES, Mode, Side

PERFECT = 9
"""The number of the perfect level, in every mode that can be solved."""
_SOLVED_MODE = "pacman"


@dataclass(frozen=True, slots=True)
class LevelRating:
    """The measured strength of a level; `docs/levels.md` describes the measurement.

    >>> rating = levels("classic2")[0].rating
    >>> rating.low <= rating.value <= rating.high
    True
    """

    value: float
    """Classic: Elo, with level 1 at 0. PAC-MAN modes: mean score of the role, 0 to 1."""
    low: float
    """Lower end of the 95 % interval."""
    high: float
    """Upper end of the 95 % interval."""
    games: int


@dataclass(frozen=True, slots=True)
class Level:
    """One level of a mode and role.

    >>> level = level_of("pacman", Side.GHOSTS, 3)
    >>> level.number, level.side, level.is_perfect
    (3, <Side.GHOSTS: 'G'>, False)
    """

    mode: str
    """The mode's name."""
    side: Side | None
    """The role in the PAC-MAN modes; None in classic, where the levels are the same for all sides."""
    number: int
    """1 to 8, or `PERFECT`."""
    skill: Skill
    has_network: bool
    """Whether the learned network of the mode judges for the level; otherwise the handcrafted evaluation."""
    is_alert: bool
    """Whether the level always plays a win in this turn, and a catch that the ghosts can force in this phase."""
    seconds: float
    """Upper bound of the time for one action."""
    rating: LevelRating | None

    @property
    def is_perfect(self) -> bool:
        """Whether the level plays by tables of exact values."""
        return self.number == PERFECT


def levels(mode: Mode | str, side: Side | None = None) -> tuple[Level, ...]:
    """Returns the levels of a mode without the perfect one, weakest first; in the PAC-MAN modes, those of one role.

    >>> [level.number for level in levels("classic2")]
    [1, 2, 3, 4, 5, 6, 7, 8]

    Raises:
        EngineError: there is no such mode, or the role is missing.
    """
    name = mode if isinstance(mode, str) else mode.name
    found = _all().get((name, side if (name, None) not in _all() else None))
    if found is None:
        given = name if side is None else f"{name} {side.letter}"
        raise EngineError("engine.no_such_level", "no levels for that mode and role", given=given)
    return found


def level_of(mode: Mode | str, side: Side, number: int) -> Level:
    """Returns the level with this number, or the highest one of a role with fewer levels.

    Raises:
        EngineError: there is no such mode, or the number is not 1 to 9.

    >>> level_of("classic2", Side.SOUTH, 4).number
    4
    >>> level_of("pacman", Side.PACMAN, 9).is_perfect
    True
    """
    if not 1 <= number <= PERFECT:
        message = "levels are 1 to 8, and 9 for the perfect one"
        raise EngineError("engine.no_such_level", message, given=number, allowed=Between(1, PERFECT))
    found = levels(mode, side)
    if number == PERFECT and (mode if isinstance(mode, str) else mode.name) == _SOLVED_MODE:
        return replace(found[-1], number=PERFECT, rating=None)
    return found[min(number, len(found)) - 1]


@cache
def _all() -> dict[tuple[str, Side | None], tuple[Level, ...]]:
    data = json.loads(files("hedgemaze.engine").joinpath("levels.json").read_text("utf-8"))
    found: dict[tuple[str, Side | None], list[Level]] = {}
    for each in data["levels"]:
        if each["mode"] not in MODES:
            raise EngineError("engine.no_such_level", "levels of an unknown mode", given=each["mode"])
        side = Side(each["role"]) if each["role"] else None
        rating = LevelRating(**each["rating"]) if each["rating"] else None
        skill = Skill(**{field.name: each[field.name] for field in fields(Skill)})
        level = Level(
            each["mode"], side, each["level"], skill, each.get("network", False), each["alert"], each["seconds"], rating
        )
        found.setdefault((level.mode, side), []).append(level)
    return {key: tuple(sorted(each, key=lambda level: level.number)) for key, each in found.items()}
