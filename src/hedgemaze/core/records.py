"""Records and JSON of `core.Game` and `core.Position`: the readers of `rules` with the classes of the core."""

from __future__ import annotations

from collections.abc import Iterator

from hedgemaze.core.game import Game
from hedgemaze.core.position import Position
from hedgemaze.rules.notation import json_data, record_reading
from hedgemaze.rules.notation.dialects import Dialect
from hedgemaze.rules.notation.json_data import game_to_data, position_to_data
from hedgemaze.rules.notation.record_reading import LONGEST_RECORD, OnError, Source
from hedgemaze.rules.notation.record_writing import format_record, format_records

__all__ = [
    "format_record",
    "format_records",
    "game_from_data",
    "game_to_data",
    "parse_record",
    "parse_records",
    "position_from_data",
    "position_to_data",
]


def parse_record(text: Source, *, dialect: Dialect | str = "standard") -> Game:
    """Reads a record with exactly one game; see `rules.parse_record`.

    >>> parse_record("e2 e8 *").position.text
    'classic2 - Se2Ne8 10,10 - S - 2'
    """
    return record_reading.single_game(parse_records(text, dialect=dialect))


def parse_records(
    source: Source,
    *,
    dialect: Dialect | str = "standard",
    longest: int = LONGEST_RECORD,
    on_error: OnError = None,
) -> Iterator[Game]:
    """Yields games, each replayed and checked; see `rules.parse_records`.

    >>> list(parse_records("e2 e8 *"))
    [<Game classic2, 2 entries, unfinished>]
    """
    return record_reading.read_records(source, Game, dialect, longest, on_error)


def position_from_data(data: object) -> Position:
    """Reads a position from plain data; see `rules.position_from_data`.

    >>> from hedgemaze.rules import Mode
    >>> position_from_data(position_to_data(Position.start(Mode.named("pacman")))).lives
    3
    """
    return json_data.read_position(data, Position)


def game_from_data(data: object) -> Game:
    """Reads a game from plain data; see `rules.game_from_data`.

    >>> game_from_data(game_to_data(parse_record("e2 e8 *"))).position.text
    'classic2 - Se2Ne8 10,10 - S - 2'
    """
    return json_data.read_game(data, Game)
