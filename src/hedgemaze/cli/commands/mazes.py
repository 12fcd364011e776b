"""`hedgemaze mazes`: lists the gallery of mazes with what is known about each."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table as Grid

from hedgemaze.cli.options import AsciiOption, JsonOption
from hedgemaze.cli.phrases import maze_title_of
from hedgemaze.cli.terminal import can_draw, coloured_board
from hedgemaze.gallery import ExactResult, GalleryMaze, Score, gallery, gallery_maze, gallery_names
from hedgemaze.gallery.mazes import LEVELS
from hedgemaze.locales import t
from hedgemaze.rules import Position


def _complete(incomplete: str) -> list[str]:
    return [name for name in gallery_names() if name.startswith(incomplete)]


NameArgument = Annotated[
    str | None, typer.Argument(metavar="MAZE", help="cli-option-mazes-maze", autocompletion=_complete)
]


def mazes(name: NameArgument = None, as_json: JsonOption = False, ascii_only: AsciiOption = False) -> None:
    """List the mazes of the gallery, from those for PAC-MAN to those for the ghosts; with a maze, all about it."""
    if as_json:
        found = [_data(each) for each in gallery()] if name is None else _data(gallery_maze(name))
        typer.echo(json.dumps(found, ensure_ascii=False))
        return
    console = Console(highlight=False, soft_wrap=True)
    if name is None:
        console.print(_list())
        console.print(f"\n{t('cli-mazes-hint')}", markup=False)
        return
    maze = gallery_maze(name)
    console.print(f"{maze.name}: {maze_title_of(maze.name)}", markup=False)
    position = Position.start(maze.mode())
    console.print(coloured_board(position.board(unicode=not ascii_only and can_draw())))
    console.print(_exact_grid(maze))
    console.print()
    console.print(_level_grid(maze))


def _list() -> Grid:
    grid = Grid(box=None, pad_edge=False)
    for column in ("name", "title", "exact"):
        grid.add_column(t(f"cli-mazes-column-{column}"), no_wrap=True)
    for level in LEVELS:
        grid.add_column(t("cli-mazes-column-level", level=level), justify="right", no_wrap=True)
    for maze in gallery():
        scores = [_percent(maze.scores[level]) for level in LEVELS]
        grid.add_row(maze.name, maze_title_of(maze.name), _words(maze.exact[4][2]), *scores)
    return grid


def _exact_grid(maze: GalleryMaze) -> Grid:
    """Returns who forces the result, by number of ghosts and lives."""
    grid = Grid(box=None, pad_edge=False)
    grid.add_column(t("cli-solve-column-lives"))
    for ghosts in maze.exact:
        grid.add_column(t("cli-mazes-column-ghosts", n=ghosts), no_wrap=True)
    for lives, results in enumerate(zip(*maze.exact.values(), strict=True), start=1):
        grid.add_row(str(lives), *map(_words, results))
    return grid


def _level_grid(maze: GalleryMaze) -> Grid:
    """Returns the score of each level, and the handicap that makes it even."""
    grid = Grid(box=None, pad_edge=False)
    for column in ("equal", "score", "handicap", "handicap-score"):
        grid.add_column(t(f"cli-mazes-column-{column}"), no_wrap=True)
    for level in LEVELS:
        handicap = maze.handicaps[level]
        house = handicap.house.replace(";", ", ") or t("cli-mazes-standard")
        grid.add_row(str(level), _interval(maze.scores[level]), house, _interval(handicap.score))
    return grid


def _words(result: ExactResult) -> str:
    value = t(f"cli-solve-value-{result.value}")
    return value if result.distance is None else f"{value} {result.distance}"


def _percent(score: Score) -> str:
    return f"{100 * score.mean:.0f} %"


def _interval(score: Score) -> str:
    low, high = score.interval
    return f"{_percent(score)} ({100 * low:.0f}–{100 * high:.0f})"


def _data(maze: GalleryMaze) -> dict[str, Any]:
    """Returns a maze of the gallery as JSON data."""
    return {
        "name": maze.name,
        "title": maze_title_of(maze.name),
        "maze": maze.text,
        "balance": round(maze.balance, 3),
        "exact": {
            str(ghosts): [{"value": each.value, "distance": each.distance} for each in results]
            for ghosts, results in maze.exact.items()
        },
        "scores": {str(level): {"games": each.games, "points": each.points} for level, each in maze.scores.items()},
        "handicaps": {
            str(level): {"house": each.house, "games": each.score.games, "points": each.score.points}
            for level, each in maze.handicaps.items()
        },
    }
