"""Candidate mazes of the PAC-MAN mode: random and symmetric ones, all legal, from a seed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from hedgemaze.errors import MazeError
from hedgemaze.rules import Axis, Family, Fence, Maze, Square, parse_square

Slotted = tuple[int, int, str]
"""A fence: file and row of its slot, from 0, and ``h`` or ``v``."""

_PLANS = {
    "sides": ("e5", "e9", "i5", "a5", "e1"),
    "corners": ("e5", "a9", "i9", "a1", "i1"),
    "house": ("e2", "e6", "f5", "d5", "e5"),
    "top": ("e1", "d9", "f9", "b9", "h9"),
    "ring": ("e5", "c7", "g7", "c3", "g3"),
    "far": ("e1", "e9", "i7", "a7", "e7"),
}
"""First squares of PAC-MAN, Blinky, Pinky, Inky and Clyde, by the name of the plan."""
_PELLETS = (
    ("a1", "i1", "a9", "i9"),
    ("b2", "h2", "b8", "h8"),
    ("c3", "g3", "c7", "g7"),
    ("e1", "e9", "a5", "i5"),
    ("b5", "h5", "e2", "e8"),
    ("a3", "i3", "a7", "i7"),
    ("c1", "g1", "c9", "g9"),
)
_CORNERS_SHARE = 0.4
"""Share of candidates with the pellets in the corners, as in the rulebook."""
_FEWEST_FENCES, _MOST_FENCES = 4, 20
_LAST = 7
"""The last file and row of slots."""


def _left_right(file: int, row: int, axis: str) -> Slotted:
    return _LAST - file, row, axis


def _up_down(file: int, row: int, axis: str) -> Slotted:
    return file, _LAST - row, axis


def _half_turn(file: int, row: int, axis: str) -> Slotted:
    return _LAST - file, _LAST - row, axis


def _quarter_turn(file: int, row: int, axis: str) -> Slotted:
    return row, _LAST - file, "v" if axis == "h" else "h"


def _diagonal(file: int, row: int, axis: str) -> Slotted:
    return row, file, "v" if axis == "h" else "h"


_SYMMETRIES: dict[str, tuple[Callable[[int, int, str], Slotted], ...]] = {
    "none": (),
    "left-right": (_left_right,),
    "both mirrors": (_left_right, _up_down),
    "half turn": (_half_turn,),
    "quarter turn": (_quarter_turn,),
    "diagonal": (_diagonal,),
}


def candidates(seed: int = 0) -> Iterator[Maze]:
    """Yields legal mazes without end, all different, the same for the same seed.

    The title of a maze says how it was made: the plan of the start squares, the symmetry and the number of fences.
    """
    rng = random.Random(f"mazes {seed}")
    seen: set[Maze] = set()
    while True:
        maze = _candidate(rng)
        if maze is not None and maze not in seen:
            seen.add(maze)
            yield maze


def _candidate(rng: random.Random) -> Maze | None:
    """Returns a random maze, or None if it breaks a rule for mazes."""
    plan = rng.choice(list(_PLANS))
    pellets = _PELLETS[0] if rng.random() < _CORNERS_SHARE else rng.choice(_PELLETS)
    symmetry = rng.choice(list(_SYMMETRIES))
    wanted = rng.randint(_FEWEST_FENCES, _MOST_FENCES)
    fences: set[Slotted] = set()
    for _ in range(10 * wanted):
        group = _images((rng.randrange(8), rng.randrange(8), rng.choice("hv")), symmetry)
        if len(fences | group) > wanted:
            continue
        if not any(_collide(one, other) for one in group for other in fences | group if one != other):
            fences |= group
    try:
        return Maze(
            Family.PACMAN,
            tuple(Fence(Square(9 * row + file), _axis(axis)) for file, row, axis in fences),
            tuple(map(parse_square, pellets)),
            tuple(map(parse_square, _PLANS[plan])),
            title=f"{plan}, {symmetry}, {len(fences)} fences",
        )
    except MazeError:
        return None


def _axis(letter: str) -> Axis:
    return Axis.HORIZONTAL if letter == "h" else Axis.VERTICAL


def _images(fence: Slotted, symmetry: str) -> set[Slotted]:
    """Returns a fence with all its images under a symmetry."""
    found, new = {fence}, [fence]
    while new:
        file, row, axis = new.pop()
        for image in (turn(file, row, axis) for turn in _SYMMETRIES[symmetry]):
            if image not in found:
                found.add(image)
                new.append(image)
    return found


def _collide(one: Slotted, other: Slotted) -> bool:
    """Returns whether two fences cross or overlap."""
    files, rows = abs(one[0] - other[0]), abs(one[1] - other[1])
    if files == rows == 0:
        return True
    if one[2] != other[2]:
        return False
    return rows == 0 and files == 1 if one[2] == "h" else files == 0 and rows == 1
