"""Games and positions in JSON: documents, and JSON lines as written by `hedgemaze export` and match logs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from hedgemaze.errors import NotationError
from hedgemaze.rules import Game, Position, game_from_data, parse_record, position_from_data
from hedgemaze.rules.notation.json_values import shown
from hedgemaze.rules.notation.record_writing import result_tags

Item = Game | Position

_ENDINGS = (".jsonl", ".ndjson")


def parse_json(text: str) -> Any:
    """Reads JSON.

    Raises:
        NotationError: the text is no JSON.
    """
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        message = f"not JSON (line {error.lineno}: {error.msg})"
        raise NotationError("json.unreadable", message, details={"line": error.lineno}) from None
    except (ValueError, RecursionError):
        raise NotationError("json.unreadable", "JSON with numbers or nesting beyond all measure") from None


def is_json_lines(text: str, name: str = "") -> bool:
    """Returns whether a file is JSON lines: by its name, or by an object in the first of several lines."""
    if name.lower().endswith(_ENDINGS):
        return True
    first, _, rest = text.strip().partition("\n")
    if not first.startswith("{") or not rest:
        return False
    try:
        return isinstance(json.loads(first), dict)
    except (ValueError, RecursionError):
        return False


def json_lines(text: str) -> Iterator[tuple[int, str]]:
    """Yields the non-empty lines with their numbers, from 1."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            yield number, line


def is_game(data: object) -> bool:
    """Returns whether JSON data has the keys of a game: entries or a record."""
    return isinstance(data, dict) and ("entries" in data or "record" in data)


def is_position(data: object) -> bool:
    """Returns whether JSON data has the keys of a position."""
    return isinstance(data, dict) and "turn" in data


def has_no_game(data: object) -> bool:
    """Returns whether JSON data is a line without a game: the header of a match log, or a room without a game."""
    if not isinstance(data, dict):
        return False
    return data.get("type") == "match" or ("room" in data and data.get("record", "") is None)


def parse_data(data: object) -> Item:
    """Reads a game or a position.

    Raises:
        NotationError: the data is neither, or not valid.
    """
    if is_position(data):
        return position_from_data(data)
    if not isinstance(data, dict) or "record" not in data:
        return game_from_data(data)
    record = data["record"]
    if not isinstance(record, str):
        message, given = "a record is a text", shown(record)
        raise NotationError("game.shape", message, given=given, reason="text_expected")
    game = parse_record(record)
    result = result_tags(game)["Result"]
    if data.get("result", result) != result:
        message, given = "the game does not end as stated", shown(data["result"])
        raise NotationError("record.wrong_result", message, given=given, allowed=[result])
    return game
