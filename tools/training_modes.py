"""Writes modes for learning in the PAC-MAN modes: ``tools/training_modes.py pacman --out modes.txt``.

The file is the option ``--modes`` of a run (docs/learning.md): one text of a mode per line, of which every game draws
one. First come the shipped mazes and those of the gallery, then the default maze with its fences at random places. A
share of the random ones has one house rule that is not the standard one. Matches must use other mazes:
``bench.engine.networks`` draws its own.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from hedgemaze.arena.openings import random_maze
from hedgemaze.errors import HedgemazeError
from hedgemaze.gallery import gallery
from hedgemaze.rules import Family, HouseRules, Mode, format_mode, maze_names, named_maze
from hedgemaze.rules.modes.house_rules import choices_of, options_of

MODES = {"pacman": Family.PACMAN, "advanced": Family.ADVANCED}
_CHANGED = 0.3
_LEFT_ALONE = {"repetition_draw", "no_progress_limit"}
"""House rules that end games early or never."""


def training_modes(family: Family, seed: int) -> Iterator[str]:
    """Yields different texts of modes without end."""
    rng = random.Random(f"training modes {family} {seed}")
    mazes = [named_maze(name) for name in maze_names(family)]
    if family is Family.PACMAN:
        mazes += [each.maze for each in gallery() if each.maze not in mazes]
    name = family.value
    seen = {format_mode(Mode.named(name, maze=maze)) for maze in mazes}
    yield from sorted(seen)
    while True:
        house = _changed(family, rng) if rng.random() < _CHANGED else HouseRules()
        try:
            text = format_mode(Mode.named(name, maze=random_maze(family, rng), house=house))
        except HedgemazeError:  # the house rule forbids this maze
            continue
        if text not in seen:
            seen.add(text)
            yield text


def _changed(family: Family, rng: random.Random) -> HouseRules:
    """Returns house rules of which one is not the standard one."""
    option = rng.choice([name for name in options_of(family) if name not in _LEFT_ALONE])
    standard = getattr(HouseRules(), option)
    choices = [_value(each) for each in choices_of(option)]
    changes: dict[str, Any] = {option: rng.choice([each for each in choices if each != standard])}
    return HouseRules(**changes)


def _value(choice: int | str) -> int | str | bool:
    return choice == "true" if choice in ("true", "false") else choice


def main() -> None:
    """Writes the file."""
    parser = argparse.ArgumentParser(description="Modes for learning in the PAC-MAN modes.")
    parser.add_argument("mode", choices=list(MODES))
    parser.add_argument("--count", type=int, default=650)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    lines = islice(training_modes(MODES[options.mode], options.seed), options.count)
    options.out.write_text("".join(f"{line}\n" for line in lines), "utf-8")


if __name__ == "__main__":
    main()
