"""`hedgemaze check`: whether files hold what they claim."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

import typer

from hedgemaze.cli.failures import EXIT_UNUSABLE, EXIT_WRONG, CommandError, faults, one_line, printable
from hedgemaze.cli.files import read_text
from hedgemaze.cli.formats import Item, Source, detect, is_game, is_position, parse_items, parse_json
from hedgemaze.cli.terminal import track
from hedgemaze.errors import HedgemazeError, MazeError
from hedgemaze.locales import t
from hedgemaze.rules import Game, format_mode, game_from_data, parse_maze, position_from_data

__all__ = ["check"]

FilesArgument = Annotated[list[str], typer.Argument(metavar="FILE...", help="cli-option-check-file")]


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
        yield _Finding(t("cli-check-wrong", problem=one_line(error)), is_wrong=True)


def _checked_items(text: str, source: Source) -> Iterator[_Finding]:
    """Checks games or positions one by one; the first bad one ends it, for what follows cannot be told apart."""
    number, label = 0, "position" if source is Source.POSITION else "game"
    wrong = f"cli-check-wrong-{label}"
    items = parse_items(text, source)
    while True:
        number += 1
        try:
            item = next(items, None)
        except HedgemazeError as error:
            yield _Finding(t(wrong, number=number, problem=one_line(error)), is_wrong=True)
            return
        if item is None:
            break
        yield _Finding(_praise(item, number))
    if number == 1:
        yield _Finding(t("cli-check-empty"), is_wrong=True)


def _checked_data(data: object, number: int) -> _Finding:
    try:
        if is_game(data):
            return _Finding(_praise(game_from_data(data), number))
        if is_position(data):
            return _Finding(_praise(position_from_data(data), number))
        maze = parse_maze(data)
    except MazeError as error:
        return _Finding(t("cli-check-maze-wrong", n=len(error.faults)), tuple(faults(error)), is_wrong=True)
    except HedgemazeError as error:
        return _Finding(t("cli-check-wrong-json", number=number, problem=one_line(error)), is_wrong=True)
    if name := printable(maze.title or maze.name):
        return _Finding(t("cli-check-maze", name=name, mode=maze.family.value))
    return _Finding(t("cli-check-maze-nameless", mode=maze.family.value))


def _praise(item: Item, number: int) -> str:
    mode, outcome = format_mode(item.mode), item.outcome()
    if not isinstance(item, Game):
        if outcome is None:
            return t("cli-check-position-unfinished", number=number, mode=mode)
        return t("cli-check-position", number=number, mode=mode, end=str(outcome))
    actions = len(item.actions)
    if outcome is None:
        return t("cli-check-game-unfinished", number=number, mode=mode, actions=actions)
    end = f"{outcome} ({outcome.reason.value})"
    return t("cli-check-game", number=number, mode=mode, actions=actions, end=end)
