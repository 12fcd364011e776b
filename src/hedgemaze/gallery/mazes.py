"""`GalleryMaze`: a maze of the gallery with its exact values, balance and handicaps, read from `gallery.json`."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from hedgemaze.errors import NotationError, no_such
from hedgemaze.rules import Maze, Mode, parse_mode

LEVELS = (2, 3, 4, 5)
"""The levels that were measured."""
LOWEST_EVEN, HIGHEST_EVEN = 0.4, 0.6
"""PAC-MAN's score in an even game."""

_STANDARD_ERRORS = 1.96


@dataclass(frozen=True, slots=True)
class ExactResult:
    """Who forces the result from the start position, ``pacman``, ``ghosts`` or ``open``, and in how many rounds.

    >>> gallery_maze("A1").exact[4][2]  # four ghosts, three lives
    ExactResult(value='ghosts', distance=9)
    """

    value: str
    distance: int | None
    """None if the game is open."""


@dataclass(frozen=True, slots=True)
class Score:
    """PAC-MAN's score in games between equal levels: a win counts 1, a draw 1/2.

    >>> score = Score(games=100, points=55)
    >>> score.mean, score.is_even, [round(end, 2) for end in score.interval]
    (0.55, True, [0.45, 0.64])
    """

    games: int
    points: float

    @property
    def mean(self) -> float:
        """The score, 0 to 1."""
        return self.points / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the score, as if there were no draws (Wilson)."""
        z, n, mean = _STANDARD_ERRORS, self.games, self.mean
        middle = (mean + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * math.sqrt(mean * (1 - mean) / n + z * z / (4 * n * n))
        return middle - half, middle + half

    @property
    def is_even(self) -> bool:
        """Whether the score is that of an even game, 40 to 60 %."""
        return LOWEST_EVEN <= self.mean <= HIGHEST_EVEN


@dataclass(frozen=True, slots=True)
class Handicap:
    """The house rules that came nearest to an even game at one level, and the score with them.

    >>> Handicap("lives=4", Score(games=100, points=52)).score.is_even
    True
    """

    house: str
    """As in the text of a mode, like ``lives=5``; empty for the standard rules."""
    score: Score


@dataclass(frozen=True, slots=True)
class GalleryMaze:
    """A named maze with what is known about it.

    >>> maze = gallery_maze("fountain")
    >>> maze.mode().name, sorted(maze.scores) == list(LEVELS)
    ('pacman', True)
    """

    name: str
    """A shipped maze, or the name of the message ``maze-title-NAME``."""
    text: str
    """The maze as in the text of a mode."""
    exact: Mapping[int, tuple[ExactResult, ...]]
    """By number of ghosts, as far as it is solved: the result of the start position with one to five lives; standard
    rules."""
    scores: Mapping[int, Score]
    """By level: with the standard rules."""
    handicaps: Mapping[int, Handicap]
    """By level."""

    @property
    def maze(self) -> Maze:
        """The maze itself."""
        maze = self.mode().maze
        assert maze is not None
        return maze

    @property
    def balance(self) -> float:
        """The mean of PAC-MAN's scores over the levels: 1 is for PAC-MAN, 0 for the ghosts."""
        return sum(score.mean for score in self.scores.values()) / len(self.scores)

    def mode(self, level: int | None = None) -> Mode:
        """Returns the mode with this maze, by the standard rules or with the handicap of a level."""
        house = "" if level is None else self.handicaps[level].house
        return parse_mode(f"pacman;maze={self.text}" + (f";{house}" if house else ""))


@cache
def _gallery() -> dict[str, GalleryMaze]:
    from pathlib import Path  # noqa: PLC0415  # imports urllib, which most programs do not need

    data = json.loads(Path(__file__).with_name("gallery.json").read_text(encoding="utf-8"))
    mazes = [_maze(each) for each in data["mazes"]]
    return {maze.name: maze for maze in sorted(mazes, key=lambda each: -each.balance)}


def _maze(data: Mapping[str, Any]) -> GalleryMaze:
    return GalleryMaze(
        data["name"],
        data["maze"],
        {int(ghosts): tuple(map(_exact, row)) for ghosts, row in data["exact"].items()},
        {int(level): Score(*row) for level, row in data["scores"].items()},
        {int(level): Handicap(row[0], Score(*row[1:])) for level, row in data["handicaps"].items()},
    )


def _exact(text: str) -> ExactResult:
    """Reads ``open``, ``ghosts 9`` or ``pacman 16``."""
    value, _, distance = text.partition(" ")
    return ExactResult(value, int(distance) if distance else None)


def gallery() -> tuple[GalleryMaze, ...]:
    """Returns the mazes of the gallery, from those for PAC-MAN to those for the ghosts.

    >>> [maze.name for maze in gallery()] == list(gallery_names())
    True
    """
    return tuple(_gallery().values())


def gallery_names() -> tuple[str, ...]:
    """Returns the names of the mazes of the gallery, in the same order.

    >>> "A1" in gallery_names(), "fountain" in gallery_names()
    (True, True)
    """
    return tuple(_gallery())


def gallery_maze(name: str) -> GalleryMaze:
    """Returns a maze of the gallery.

    Raises:
        NotationError: no maze has that name.

    >>> gallery_maze("A1").maze.name
    'A1'
    """
    maze = _gallery().get(name)
    if maze is None:
        raise no_such(NotationError, "maze.unknown", "maze", name, _gallery())
    return maze
