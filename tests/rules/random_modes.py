"""Random modes for tests: random size, fences, maze, deal and house rules.

A name is that of a mode, optionally with house rules that are always set: `advanced;adv_move=exact`.
"""

from __future__ import annotations

import random
from typing import Any

from hedgemaze.rules import Family, HouseRules, Mode, maze_names, named_maze, parse_maze
from hedgemaze.rules.modes.house_rules import format_option
from hedgemaze.rules.modes.mode import parse_deal
from tests.brute import house_rules as brute_house
from tests.rules.random_mazes import random_maze_data

NAMES = ("classic2", "classic3", "classic4", "pacman", "advanced")
_OPTIONS = {"pacman": brute_house.PACMAN, "advanced": brute_house.ADVANCED}
_FIXED: dict[str, dict[str, Any]] = {
    f"{name};{option}={format_option(value)}": {option: value}
    for name, options in _OPTIONS.items()
    for option, (_, *changes) in options.items()
    for value in changes
}
_PAIRS: tuple[dict[str, Any], ...] = (
    {"boost_partial": False, "pac_may_return": False},
    {"boost_partial": False, "pac_enters_ghost": "caught"},
    {"frenzy_steps": "exact_2", "frenzy_turn": False},
    {"adv_move": "exact", "no_return": "no_backtrack_step"},
)
"""Combinations of house rules that together determine how far a piece must go."""
for _pair in _PAIRS:
    _name = "advanced" if "adv_move" in _pair else "pacman"
    _FIXED[";".join([_name, *(f"{option}={format_option(value)}" for option, value in _pair.items())])] = _pair
HOUSE_RULE_NAMES = tuple(_FIXED)
"""PAC-MAN modes with a fixed house rule other than the default: each rule, each value, some pairs."""


def random_house(rng: random.Random, options: dict[str, tuple[Any, ...]], share: float) -> dict[str, Any]:
    """Changes each option with some probability."""
    return {name: rng.choice(values) for name, values in options.items() if rng.random() < share}


def random_mode(name: str, rng: random.Random) -> Mode:
    """Returns a random mode: a third have default rules, the others change few or many besides those in the name."""
    share = rng.choice((0.0, 0.15, 0.5))
    fixed = _FIXED.get(name, {})
    name = name.partition(";")[0]
    house = HouseRules(**random_house(rng, _OPTIONS.get(name, brute_house.CLASSIC), share) | fixed)
    if name.startswith("classic"):
        return Mode.named(name, size=rng.choice((3, 5, 7, 9)), fences=rng.choice((0, 1, 3, 6, 10)), house=house)
    family = Family(name)
    known = rng.random() < 0.5
    maze = named_maze(rng.choice(maze_names(family))) if known else parse_maze(random_maze_data(rng, family))
    deal = rng.choice(("P.BKIC", "P.BK.IC", "P.BC.K.I", "P.C.I.K.B"))
    return Mode.named(name, maze=maze, deal=parse_deal(deal), house=house)


def chosen(rng: random.Random, tokens: list[str]) -> str:
    """Chooses an action at random; prefers steps to fences, so that games make progress."""
    steps = [token for token in tokens if token[-1] not in "hv"]
    return rng.choice(steps if steps and rng.random() < 0.8 else tokens)
