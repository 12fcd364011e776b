"""`Level`: eight opponents for every mode and role, from a child's first game to full strength (`levels.json`).

A level is a cap of nodes and its blind spots, so that its strength does not depend on the machine; its time is only a
ceiling that is never passed. The page reads the same file.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from functools import cache
from importlib.resources import files

from hedgemaze.engine.skill import Skill
from hedgemaze.errors import EngineError
from hedgemaze.rules import MODES, Mode, Side

__all__ = ["Level", "Rating", "level_of", "levels"]


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a level was measured to be; `docs/levels.md` says against whom."""

    value: float
    """Classic: Elo, level 1 at 0. PAC-MAN modes: mean score of the role, 0 to 1."""
    low: float
    """The 95 % interval."""
    high: float
    games: int


@dataclass(frozen=True, slots=True)
class Level:
    """One opponent."""

    mode: str
    """The mode's name."""
    side: Side | None
    """The role in the PAC-MAN modes; None in classic, where all sides are alike."""
    number: int
    """1 to 8."""
    skill: Skill
    is_alert: bool
    """Never misses a win in this turn, nor a catch that can be forced in this phase."""
    seconds: float
    """The ceiling of its thinking about one action."""
    rating: Rating | None


def levels(mode: Mode | str, side: Side | None = None) -> tuple[Level, ...]:
    """Returns the levels of a mode, weakest first; in the PAC-MAN modes those of a role.

    >>> [level.number for level in levels("classic2")]
    [1, 2, 3, 4, 5, 6, 7, 8]

    Raises:
        EngineError: no such mode, or a role is missing.
    """
    name = mode if isinstance(mode, str) else mode.name
    found = _all().get((name, side if (name, None) not in _all() else None))
    if found is None:
        given = name if side is None else f"{name} {side.letter}"
        raise EngineError("engine.no_such_level", "no levels for that mode and role", given=given)
    return found


def level_of(mode: Mode | str, side: Side, number: int) -> Level:
    """Returns the level with that number, or the strongest there is for the role if it has fewer.

    Raises:
        EngineError: no such mode, or no number from 1 to 8.
    """
    if not 1 <= number <= 8:
        raise EngineError("engine.no_such_level", "levels are 1 to 8", given=number)
    found = levels(mode, side)
    return found[min(number, len(found)) - 1]


@cache
def _all() -> dict[tuple[str, Side | None], tuple[Level, ...]]:
    data = json.loads(files("hedgemaze.engine").joinpath("levels.json").read_text("utf-8"))
    found: dict[tuple[str, Side | None], list[Level]] = {}
    for each in data["levels"]:
        if each["mode"] not in MODES:
            raise EngineError("engine.no_such_level", "levels of an unknown mode", given=each["mode"])
        side = Side(each["role"]) if each["role"] else None
        rating = Rating(**each["rating"]) if each["rating"] else None
        skill = Skill(**{field.name: each[field.name] for field in fields(Skill)})
        level = Level(each["mode"], side, each["level"], skill, each["alert"], each["seconds"], rating)
        found.setdefault((level.mode, side), []).append(level)
    return {key: tuple(sorted(each, key=lambda level: level.number)) for key, each in found.items()}
