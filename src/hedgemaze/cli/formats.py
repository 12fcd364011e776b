"""File formats of games and positions, for the commands that read and write files."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from enum import StrEnum

from hedgemaze.cli.errors import CommandError
from hedgemaze.cli.json_data import Item, has_no_game, is_json_lines, json_lines, parse_data, parse_json
from hedgemaze.cli.options import play_typed
from hedgemaze.cli.phrases import caption
from hedgemaze.cli.status import status
from hedgemaze.errors import HedgemazeError, NotationError
from hedgemaze.rules import (
    MODES,
    Agreed,
    Game,
    Mode,
    Position,
    Retirement,
    format_records,
    game_to_data,
    parse_records,
    position_to_data,
)
from hedgemaze.rules.notation.dialects import named_dialect, to_standard
from hedgemaze.rules.notation.record_tokens import on_line
from hedgemaze.rules.pictures.themes import ThemeName

_JSON_OPENING = re.compile(r'\s*(?:\{\s*["}]|\[\s*[\[\]{])')


class Source(StrEnum):
    """Formats that can be read."""

    RECORD = "record"
    JSON = "json"
    JSON_LINES = "json-lines"
    POSITION = "position"
    MOVES = "moves"


class Form(StrEnum):
    """Formats that can be written."""

    RECORD = "record"
    JSON = "json"
    POSITION = "position"
    MOVES = "moves"
    SVG = "svg"
    TEXT = "text"


def detect(text: str, name: str = "") -> Source:
    """Returns the format of a file, by its name and its first characters; a list of moves is a record without tags."""
    if is_json_lines(text, name):
        return Source.JSON_LINES
    if name.lower().endswith(".json") or _JSON_OPENING.match(text):
        return Source.JSON
    first = text.strip().partition("\n")[0].split(" ")
    if len(first) == 8 and first[0].partition(";")[0] in MODES:
        return Source.POSITION
    return Source.RECORD


def parse_items(text: str, source: Source, *, mode: Mode | None = None, dialect: str = "standard") -> Iterator[Item]:
    """Yields the games or positions of a text.

    Args:
        text: the whole text.
        source: its format.
        mode: the mode of a list of moves; classic2 by default.
        dialect: the notation of moves and records.

    Raises:
        HedgemazeError: something is unreadable or illegal.
    """
    if dialect != "standard" and source in (Source.JSON, Source.JSON_LINES, Source.POSITION):
        message = f"there are no dialects for the form {source.value}"
        raise CommandError("options.dialect", message, given=dialect, allowed=["standard"])
    if mode is not None and source is not Source.MOVES:
        raise CommandError(
            "options.mode", f"the form {source.value} says itself which mode is played; leave --mode out"
        )
    match source:
        case Source.RECORD:
            yield from parse_records(text, dialect=dialect, longest=len(text))
        case Source.POSITION:
            yield from (Position.parse(line.strip()) for line in text.splitlines() if line.strip())
        case Source.JSON:
            data = parse_json(text)
            for each in data if isinstance(data, list) else [data]:
                if not has_no_game(each):
                    yield parse_data(each)
        case Source.JSON_LINES:
            yield from _parse_lines(text)
        case Source.MOVES:
            game = Game(mode or Mode.named("classic2"))
            play_typed(game, text if dialect == "standard" else _from_dialect(text, dialect, game.mode))
            yield game


def _parse_lines(text: str) -> Iterator[Item]:
    for number, line in json_lines(text):
        try:
            data = parse_json(line)
            if not has_no_game(data):
                yield parse_data(data)
        except HedgemazeError as error:
            raise on_line(number, error) from error


def _from_dialect(text: str, dialect_name: str, mode: Mode) -> str:
    """Converts moves of a dialect to our notation; a line has one move, perhaps with spaces, or several moves."""
    dialect = named_dialect(dialect_name)
    if mode.name != "classic2":
        message = "dialects are for classic games of two"
        raise NotationError("dialect.classic_only", message, given=dialect_name, allowed=["standard"])
    moves: list[str] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        try:
            moves.append(to_standard(line, dialect, mode.size))
        except NotationError:
            moves += [to_standard(word, dialect, mode.size) for word in line.split()]
    return " ".join(moves)


def parse_game_file(text: str, name: str) -> Game:
    """Reads the one game of a file: a record, JSON, or a position text to start from.

    Raises:
        HedgemazeError: the text is unreadable, or has no game or several.
    """
    items = list(parse_items(text, detect(text, name)))
    if len(items) != 1:
        message, details = f"one game is expected, there are {len(items)}", {"n": len(items)}
        raise CommandError("input.not_one_game", message, given=name, details=details, reason="found")
    return _as_game(items[0])


def form_of(name: str) -> Form:
    """Returns the format of a saved game, by the name of its file."""
    return Form.JSON if name.lower().endswith(".json") else Form.RECORD


def format_items(items: Iterable[Item], form: Form, *, theme: ThemeName = "arcade", unicode: bool = True) -> str:
    """Returns games or positions in a format, with a line break at the end.

    Raises:
        CommandError: the format is a picture, and there are several games.
    """
    found = list(items)
    match form:
        case Form.RECORD:
            return format_records(map(_as_game, found))
        case Form.JSON:
            data = [game_to_data(item) if isinstance(item, Game) else position_to_data(item) for item in found]
            return json.dumps(data[0] if len(data) == 1 else data, indent=2) + "\n"
        case Form.POSITION:
            return "".join(f"{_last(item).text}\n" for item in found)
        case Form.MOVES:
            return "".join(f"{_moves(item)}\n" for item in found)
        case Form.TEXT:
            return "\n".join(_text_board(item, unicode=unicode) for item in found)
        case Form.SVG:
            if len(found) != 1:
                message = f"a picture shows one game, there are {len(found)}; choose one with --game"
                raise CommandError("options.one_picture", message)
            return picture(found[0], theme)


def picture(item: Item, theme: ThemeName) -> str:
    """Returns an SVG picture with a title and a description in the current language."""
    position = _last(item)
    lines = [" ".join(line.split()) for line in status(_as_game(item), {})]
    return position.svg(theme=theme, title=caption(position.mode), description="\n".join(lines)) + "\n"


def _text_board(item: Item, *, unicode: bool) -> str:
    return "\n".join([_last(item).board(unicode=unicode, legend=False), *status(_as_game(item), {}), ""])


def _as_game(item: Item) -> Game:
    return item if isinstance(item, Game) else Game(item)


def _last(item: Item) -> Position:
    return item.position if isinstance(item, Game) else item


def _moves(item: Item) -> str:
    """Returns the single actions of a game from the start.

    Raises:
        CommandError: the game has another start, or an entry that is no action; moves cannot express either.
    """
    if not isinstance(item, Game) or item.start != Position.start(item.mode):
        raise CommandError(
            "options.not_from_start", "moves alone cannot express a game that does not begin at the start"
        )
    if any(isinstance(entry, Retirement | Agreed) for entry in item.entries):
        raise CommandError("options.events", "moves alone cannot express a resignation or an agreed draw")
    return " ".join(map(str, item.actions))
