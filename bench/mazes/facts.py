"""Sentences of ``docs/knowledge.md`` that follow from ``gallery.json``; `bench.mazes.report` prints them."""

from __future__ import annotations

from collections.abc import Iterator

from hedgemaze.gallery import GalleryMaze, gallery, gallery_maze
from hedgemaze.gallery.mazes import LEVELS
from hedgemaze.rules import Position
from hedgemaze.rules.board.geometry import square_set
from hedgemaze.rules.board.paths import distance

_RECONSTRUCTED = ("A1", "A2", "A3", "A4")
_ALL_GHOSTS = 4
_THREE_LIVES, _FIVE_LIVES = 3, 5


def facts() -> Iterator[str]:
    """Yields the sentences, some without their beginnings."""
    lost_to_four, undecided = (_mazes(_ALL_GHOSTS, _THREE_LIVES, value) for value in ("ghosts", "open"))
    assert {*_RECONSTRUCTED} <= {*lost_to_four}
    assert len(lost_to_four) + len(undecided) == len(gallery()), "PAC-MAN beats four ghosts nowhere"
    yield (
        f"in {len(lost_to_four)} of the {len(gallery())} mazes of the gallery. In the other {len(undecided)} "
        f"({', '.join(undecided)}) nobody can force it."
    )
    lost, open_, won = (_mazes(3, _THREE_LIVES, value) for value in ("ghosts", "open", "pacman"))
    assert {*_RECONSTRUCTED} <= {*lost}
    yield (
        f"PAC-MAN wins in {len(won)} mazes ({', '.join(won)}), the ghosts win in {len(lost)}, A1 to A4 among them, "
        f"and in {len(open_)} nobody can force it."
    )
    saved = [name for name in _mazes(_ALL_GHOSTS, 1, "ghosts") if name in _mazes(_ALL_GHOSTS, _FIVE_LIVES, "open")]
    yield f"In {len(saved)} mazes ({', '.join(saved)}) four perfect ghosts win with one life"
    rows = [row for maze in gallery() if maze.name in _RECONSTRUCTED for row in _pellet_distances(maze)]
    pacman, ghosts = min(row[0] for row in rows), min(min(row[1:]) for row in rows)
    yield f"In A1 to A4 every pellet is at least {pacman} steps from PAC-MAN and {ghosts} from a ghost."
    nearest = {maze.name: min(row[0] for row in _pellet_distances(maze)) for maze in gallery()}
    most = max(nearest[name] for name in undecided)
    assert any(nearest[name] <= most for name in nearest if name not in undecided), "it is so in lost mazes too"
    yield f"four ghosts cannot force it, PAC-MAN reaches a pellet in {most} steps or fewer."
    lost_but_even = [gallery_maze(name) for name in ("bridge", "fountain")]
    assert {maze.name for maze in lost_but_even} <= {*lost_to_four}
    even = [str(level) for level in LEVELS if all(maze.scores[level].is_even for maze in lost_but_even)]
    yield (
        "Bridge and fountain are lost for PAC-MAN against four perfect ghosts, and even between equal levels "
        f"{', '.join(even[:-1])} and {even[-1]}."
    )


def _mazes(ghosts: int, lives: int, value: str) -> list[str]:
    """Returns the mazes whose start position has a value."""
    return [maze.name for maze in gallery() if maze.exact[ghosts][lives - 1].value == value]


def _pellet_distances(maze: GalleryMaze) -> Iterator[list[int]]:
    """Yields for every pellet its steps from PAC-MAN and from each ghost at the start."""
    start = Position.start(maze.mode())
    for pellet in maze.maze.pellets:
        goal = square_set([pellet])
        steps = [distance(start.fences, square, goal) for square in start.squares if square is not None]
        yield [each for each in steps if each is not None]
