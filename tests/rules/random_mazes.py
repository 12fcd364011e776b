"""Random legal mazes for tests, by rejection sampling."""

from __future__ import annotations

import random
from typing import Any

from hedgemaze.errors import MazeError
from hedgemaze.rules import Family, parse_maze

_SQUARES = [file + row for file in "abcdefghi" for row in "123456789"]
_FENCES = [file + row + axis for file in "abcdefgh" for row in "12345678" for axis in "hv"]


def random_maze_data(rng: random.Random, family: Family) -> dict[str, Any]:
    """Returns the data of a random maze that passes the check."""
    while True:
        squares = rng.sample(_SQUARES, 13)
        data: dict[str, Any] = {
            "family": family.value,
            "fences": rng.sample(_FENCES, rng.randrange(10)),
            "pellets": squares[:4],
            "starts": dict(zip("PBKIC", squares[4:9], strict=True)),
        }
        if family is Family.ADVANCED:
            del data["starts"]["P"]
            data["fences"] = data["fences"][:5]
            data["respawns"] = squares[9:]
            data["chamber"] = rng.sample(_FENCES, 4)
        try:
            maze = parse_maze(data)
        except MazeError:
            continue
        if family is Family.PACMAN or not maze.needs_tunnels:
            return data
