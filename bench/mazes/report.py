"""What ``docs/knowledge.md`` has from ``gallery.json``: ``python -m bench.mazes.report`` prints it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from bench.mazes.facts import facts
from hedgemaze.gallery import ExactResult, GalleryMaze, Score, gallery
from hedgemaze.gallery.mazes import LEVELS

_ALL_GHOSTS = (1, 2, 3, 4)
_MOST_LIVES = 5
_NAMES = {"pacman": "PAC-MAN", "ghosts": "ghosts", "open": "open"}


def perfect_table() -> Iterator[str]:
    """Yields the lines of the table: who forces the result from the start position, by number of ghosts and lives."""
    yield _row(["maze", *(f"{ghosts} ghost{'s' * (ghosts > 1)}" for ghosts in _ALL_GHOSTS)])
    yield "|---|" + "---|" * len(_ALL_GHOSTS)
    for maze in gallery():
        yield _row([maze.name, *(_results(maze, ghosts) for ghosts in _ALL_GHOSTS)])


def _results(maze: GalleryMaze, ghosts: int) -> str:
    """Returns the results of one number of ghosts; with the numbers of lives for which each holds, if they differ."""
    if ghosts not in maze.exact:
        return "–"
    parts = []
    first = 1
    for result, group in groupby(maze.exact[ghosts]):
        last = first + len(list(group)) - 1
        span = "" if (first, last) == (1, _MOST_LIVES) else f" ({first})" if first == last else f" ({first}–{last})"
        parts.append(_words(result) + span)
        first = last + 1
    return ", ".join(parts)


def _words(result: ExactResult) -> str:
    name = _NAMES[result.value]
    return name if result.distance is None else f"{name} {result.distance}"


def balance_table() -> Iterator[str]:
    """Yields the lines of the table: PAC-MAN's score by the standard rules, by level."""
    yield _row(["maze", *(f"level {level}" for level in LEVELS)])
    yield "|---|" + "---|" * len(LEVELS)
    for maze in gallery():
        yield _row([maze.name, *(_score(maze.scores[level]) for level in LEVELS)])


def handicap_table() -> Iterator[str]:
    """Yields the lines of the table: the handicaps that gave an even score, by level."""
    yield _row(["maze", *(f"level {level}" for level in LEVELS)])
    yield "|---|" + "---|" * len(LEVELS)
    for maze in gallery():
        yield _row([maze.name, *(_handicap(maze, level) for level in LEVELS)])


def _handicap(maze: GalleryMaze, level: int) -> str:
    handicap = maze.handicaps[level]
    if not handicap.score.is_even:
        return "–"
    return f"`{handicap.house}` {_score(handicap.score)}" if handicap.house else "standard"


def even_pairs() -> int:
    """Returns the number of pairs of maze and level that have an even game, with the standard rules or a handicap."""
    return sum(maze.handicaps[level].score.is_even for maze in gallery() for level in LEVELS)


def _score(score: Score) -> str:
    return f"{100 * score.mean:.0f} % of {score.games}"


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Prints the tables and the sentences."""
    for table in (perfect_table(), balance_table(), handicap_table()):
        print("\n".join(table), end="\n\n")
    print("\n".join(facts()), end="\n\n")
    print(f"{even_pairs()} of {len(LEVELS) * len(gallery())} pairs of maze and level are even")


if __name__ == "__main__":
    main()
