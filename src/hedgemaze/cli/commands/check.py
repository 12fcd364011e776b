"""`hedgemaze check`: checks records, mazes, positions and games in files."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

import typer

from hedgemaze.cli.errors import EXIT_UNUSABLE, EXIT_WRONG, CommandError, maze_fault_texts, one_line
from hedgemaze.cli.files import read_text
from hedgemaze.cli.formats import Source, detect
from hedgemaze.cli.json_data import Item, has_no_game, is_game, is_position, json_lines, parse_data, parse_json
from hedgemaze.cli.terminal import track
from hedgemaze.errors import HedgemazeError, MazeError, printable
from hedgemaze.locales import t
from hedgemaze.rules import Game, Position, format_mode, parse_maze, parse_records
from hedgemaze.rules.notation.record_tokens import on_line

FilesArgument = Annotated[list[str], typer.Argument(metavar="FILE...", help="cli-option-check-file")]


@dataclass(frozen=True, slots=True)
class _Finding:
    """The result of checking one game, position or maze."""

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
    """Yields one result per item; an error in one item does not stop the check."""
    source = detect(text, name)
    check_source = {
        Source.JSON: _checked_json,
        Source.JSON_LINES: _checked_lines,
        Source.POSITION: _checked_positions,
    }.get(source, _checked_records)
    is_empty = True
    for finding in check_source(text):
        is_empty = False
        yield finding
    if is_empty:
        yield _Finding(t("cli-check-empty"), is_wrong=True)


def _checked_json(text: str) -> Iterator[_Finding]:
    try:
        data = parse_json(text)
    except HedgemazeError as error:
        yield _wrong("cli-check-wrong", error)
        return
    for number, each in enumerate(data if isinstance(data, list) else [data], 1):
        if not has_no_game(each):
            yield _checked_data(each, number)


def _checked_lines(text: str) -> Iterator[_Finding]:
    number = 0
    for line_number, line in json_lines(text):
        try:
            data = parse_json(line)
        except HedgemazeError as error:
            yield _wrong("cli-check-wrong", on_line(line_number, error))
            continue
        if not has_no_game(data):
            number += 1
            yield _checked_data(data, number, line_number)


def _checked_positions(text: str) -> Iterator[_Finding]:
    for number, line in enumerate(filter(None, map(str.strip, text.splitlines())), 1):
        try:
            yield _Finding(_ok_line(Position.parse(line), number))
        except HedgemazeError as error:
            yield _wrong("cli-check-wrong-position", error, number)


def _checked_records(text: str) -> Iterator[_Finding]:
    number, bad = 0, list[HedgemazeError]()
    games = parse_records(text, longest=len(text), on_error=bad.append)
    while True:
        game = next(games, None)
        for error in bad:
            number += 1
            yield _wrong("cli-check-wrong-game", error, number)
        bad.clear()
        if game is None:
            return
        number += 1
        yield _Finding(_ok_line(game, number))


def _checked_data(data: object, number: int, line: int | None = None) -> _Finding:
    """Checks one JSON value; in JSON lines the message has the line number."""
    try:
        if is_game(data) or is_position(data):
            return _Finding(_ok_line(parse_data(data), number))
        maze = parse_maze(data)
    except MazeError as error:
        return _Finding(t("cli-check-maze-wrong", n=len(error.faults)), tuple(maze_fault_texts(error)), is_wrong=True)
    except HedgemazeError as error:
        if line is not None:
            return _wrong("cli-check-wrong", on_line(line, error))
        return _wrong("cli-check-wrong-json", error, number)
    if name := printable(maze.title or maze.name):
        return _Finding(t("cli-check-maze", name=name, mode=maze.family.value))
    return _Finding(t("cli-check-maze-nameless", mode=maze.family.value))


def _wrong(message: str, error: HedgemazeError, number: int = 0) -> _Finding:
    return _Finding(t(message, number=number, problem=one_line(error)), is_wrong=True)


def _ok_line(item: Item, number: int) -> str:
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
