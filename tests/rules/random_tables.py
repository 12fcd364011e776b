"""Random tables for tests: a mode with random size, fences, maze, deal and house rules."""

from __future__ import annotations

import random
from typing import Any

from hedgemaze.rules import Family, HouseRules, Mode, maze_names, named_maze, parse_maze
from hedgemaze.rules.modes import parse_deal
from tests.brute import house as brute_house
from tests.rules.random_mazes import random_maze_data

NAMES = ("classic2", "classic3", "classic4", "pacman", "advanced")
_OPTIONS = {"pacman": brute_house.PACMAN, "advanced": brute_house.ADVANCED}


def random_house(rng: random.Random, options: dict[str, tuple[Any, ...]], share: float) -> dict[str, Any]:
    """Changes each option with some probability."""
    return {name: rng.choice(values) for name, values in options.items() if rng.random() < share}


def random_mode(name: str, rng: random.Random) -> Mode:
    """A third of the tables play by the law, the others change few or many house rules."""
    share = rng.choice((0.0, 0.15, 0.5))
    house = HouseRules(**random_house(rng, _OPTIONS.get(name, brute_house.CLASSIC), share))
    if name.startswith("classic"):
        return Mode.named(name, size=rng.choice((3, 5, 7, 9)), fences=rng.choice((0, 1, 3, 6, 10)), house=house)
    family = Family(name)
    known = rng.random() < 0.5
    maze = named_maze(rng.choice(maze_names(family))) if known else parse_maze(random_maze_data(rng, family))
    deal = rng.choice(("P.BKIC", "P.BK.IC", "P.BC.K.I", "P.C.I.K.B"))
    return Mode.named(name, maze=maze, deal=parse_deal(deal), house=house)


def chosen(rng: random.Random, tokens: list[str]) -> str:
    """Prefers steps to fences, so that games go somewhere."""
    steps = [token for token in tokens if token[-1] not in "hv"]
    return rng.choice(steps if steps and rng.random() < 0.8 else tokens)
