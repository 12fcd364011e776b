"""`hedgemaze check`: whether files hold what they claim."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

import typer

from hedgemaze.cli.failures import EXIT_UNUSABLE, EXIT_WRONG, CommandError, one_line, printable
from hedgemaze.cli.files import read_text
from hedgemaze.cli.formats import Item, Source, detect, is_game, is_position, parse_items, parse_json
from hedgemaze.cli.terminal import track
from hedgemaze.errors import HedgemazeError, MazeError
from hedgemaze.rules import Game, format_mode, game_from_data, parse_maze, position_from_data

__all__ = ["check"]

FilesArgument = Annotated[
    list[str], typer.Argument(metavar="FILE...", help="Records, mazes, JSON or position texts; - reads standard input.")
]


@dataclass(frozen=True, slots=True)
class _Finding:
    """What is said about one game, position or maze."""

    line: str
    reasons: tuple[str, ...] = ()
    is_wrong: bool = False


def check(files: FilesArgument) -> None:
    """Check records, mazes, JSON and position texts: one line for each game, every reason for a bad maze.

    The exit status is 0 if all is well, 1 if something is wrong, 2 if a file cannot be read at all.
    """
    status = 0
    for name in files:
        try:
            text = read_text(name)
        except CommandError as error:
            sys.stdout.flush()
            typer.echo(f"hedgemaze: {one_line(error)}", err=True)
            status = EXIT_UNUSABLE
            continue
        for finding in track(_findings(text, name), "check", total=text.count('[Mode "') or None, prints=True):
            typer.echo(f"{printable(name)}: {finding.line}")
            for reason in finding.reasons:
                typer.echo(f"  {printable(reason)}")
            if finding.is_wrong:
                status = max(status, EXIT_WRONG)
    if status:
        raise typer.Exit(status)


def _findings(text: str, name: str) -> Iterator[_Finding]:
    source = detect(text, name)
    try:
        if source is Source.JSON:
            data = parse_json(text)
            for number, each in enumerate(data if isinstance(data, list) else [data], 1):
                yield _checked_data(each, number)
            return
        yield from _checked_items(text, source)
    except HedgemazeError as error:
        yield _Finding(f"wrong: {one_line(error)}", is_wrong=True)


def _checked_items(text: str, source: Source) -> Iterator[_Finding]:
    """Checks games or positions one by one; the first bad one ends it, for what follows cannot be told apart."""
    number, label = 0, "position" if source is Source.POSITION else "game"
    items = parse_items(text, source)
    while True:
        number += 1
        try:
            item = next(items, None)
        except HedgemazeError as error:
            yield _Finding(f"{label} {number}: wrong: {one_line(error)} (the rest was not read)", is_wrong=True)
            return
        if item is None:
            break
        yield _Finding(_praise(item, number))
    if number == 1:
        yield _Finding("wrong: there is no game in it", is_wrong=True)


def _checked_data(data: object, number: int) -> _Finding:
    try:
        if is_game(data):
            return _Finding(_praise(game_from_data(data), number))
        if is_position(data):
            return _Finding(_praise(position_from_data(data), number))
        maze = parse_maze(data)
    except MazeError as error:
        return _Finding(f"maze: wrong, {len(error.reasons)} reasons:", error.reasons, is_wrong=True)
    except HedgemazeError as error:
        return _Finding(f"json {number}: wrong: {one_line(error)}", is_wrong=True)
    return _Finding(f"maze {printable(maze.title or maze.name) or 'without a name'}: ok, for {maze.family.value}")


def _praise(item: Item, number: int) -> str:
    mode = format_mode(item.mode)
    if not isinstance(item, Game):
        return f"position {number}: ok, {mode}, {item.outcome() or 'unfinished'}"
    outcome = item.outcome()
    end = f"{outcome} ({outcome.reason.value})" if outcome else "unfinished"
    return f"game {number}: ok, {mode}, {len(item.actions)} actions, {end}"
