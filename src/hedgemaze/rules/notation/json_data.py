"""The JSON form of positions and games: the same fields as their texts, as plain data."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from hedgemaze.errors import Between, HedgemazeError, NotationError
from hedgemaze.rules.base_game import AnyGame, AnyPosition, BaseGame
from hedgemaze.rules.base_position import BasePosition
from hedgemaze.rules.board.geometry import squares_of
from hedgemaze.rules.entries import Note
from hedgemaze.rules.enums import Family
from hedgemaze.rules.game import Game
from hedgemaze.rules.notation.mode_text import format_mode, join_tokens, parse_mode
from hedgemaze.rules.notation.record_reading import MAX_ENTRIES
from hedgemaze.rules.notation.record_writing import check_tags
from hedgemaze.rules.position import Position
from hedgemaze.rules.variations import LineBuilder, Variation

_TOKEN = re.compile(r"[A-Za-z0-9~@*]{1,8}")


def position_to_data(position: BasePosition) -> dict[str, Any]:
    """Returns a position as plain data, ready for `json.dumps`.

    >>> from hedgemaze.rules import Mode, Position
    >>> data = position_to_data(Position.start(Mode.named("classic2")))
    >>> data["mode"], data["pieces"]
    ('classic2', {'S': 'e1', 'N': 'e9'})
    """
    mode = position.mode
    data: dict[str, Any] = {
        "mode": format_mode(mode),
        "fences": [str(fence) for fence in position.fences],
        "pieces": {
            piece.letter: None if at is None else str(at)
            for piece, at in zip(mode.pieces, position.squares, strict=True)
        },
        "stocks": {side.letter: stock for side, stock in zip(mode.sides, position.stocks, strict=True)},
        "turn": _turn_to_data(position),
        "ply": position.ply,
    }
    if mode.maze is not None:
        data |= {
            "chamber": [str(fence) for fence in position.chamber],
            "pellets": [str(square) for square in squares_of(position.pellets)],
            "reserve": position.reserve,
            "spent": position.spent,
            "lives": position.lives,
            "round": position.round,
            "progress": position.progress,
        }
        memory = zip(mode.pieces, position.previous, strict=False)
        data["memory"] = {piece.letter: str(at) for piece, at in memory if at is not None}
    return data


def _turn_to_data(position: BasePosition) -> dict[str, Any]:
    turn: dict[str, Any] = {"side": position.side.letter}
    if position.retired:
        turn["retired"] = [side.letter for side in position.retired]
    if position.moved:
        turn["moved"] = [ghost.letter for ghost in position.moved]
    if position.active is not None:
        turn["active"] = position.active.letter
        turn |= {"steps": position.steps, "boost": position.boost}
        if position.origin is not None:
            turn["from"] = str(position.origin)
    if position.lifted is not None:
        turn["lifted"] = str(position.lifted)
    return turn


def position_from_data(data: object) -> Position:
    """Reads a position from plain data.

    Raises:
        NotationError: the data has another shape, cannot be read, or no game could be in that position.

    >>> from hedgemaze.rules import Mode, Position
    >>> start = Position.start(Mode.named("pacman"))
    >>> position_from_data(position_to_data(start)) == start
    True
    """
    return read_position(data, Position)


def read_position(data: object, kind: type[AnyPosition]) -> AnyPosition:
    """Reads a position as an instance of `kind`, by way of a position text, so that the same checks apply."""
    try:
        return kind.parse(_text_of(_mapping(data, "position")))
    except NotationError:
        raise
    except HedgemazeError as error:
        raise error.restated(NotationError, error.message) from error
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
        raise NotationError("position.shape", f"not the data of a position ({type(error).__name__})") from None


def _text_of(data: Mapping[str, Any]) -> str:
    mode = parse_mode(_text(data["mode"]))
    chamber = set(map(_token, data.get("chamber", [])))
    fences = [("~" if fence in chamber else "") + fence for fence in map(_token, data["fences"])]
    if not chamber <= set(map(_token, data["fences"])):
        raise NotationError("position.fences", "a chamber fence is not on the board", given=sorted(chamber))
    off = {piece.letter: "@" if piece.letter == "P" else "*" for piece in mode.pieces}
    pieces = [
        piece.letter + (_token(at) if (at := data["pieces"][piece.letter]) else off[piece.letter])
        for piece in mode.pieces
    ]
    stocks = ",".join(str(_number(data["stocks"][side.letter])) for side in mode.sides)
    counters, pellets = str(_number(data["ply"])), "-"
    if mode.maze is not None:
        counters += f"/{_number(data['round'])}/{_number(data['progress'])}"
        numbers = "/".join(str(_number(data[key])) for key in ("reserve", "spent", "lives"))
        pellets = f"{join_tokens(list(map(_token, data['pellets'])))}/{numbers}"
    memory = [_token(letter) + _token(square) for letter, square in data.get("memory", {}).items()]
    fields = [
        format_mode(mode),
        join_tokens(fences),
        "".join(pieces),
        "-" if mode.family is Family.PACMAN else stocks,
        pellets,
        _turn_of(_mapping(data["turn"], "turn")),
        join_tokens(memory),
        counters,
    ]
    return " ".join(fields)


def _turn_of(turn: Mapping[str, Any]) -> str:
    details = {
        "retired": "".join(map(_token, turn.get("retired", []))),
        "moved": "".join(map(_token, turn.get("moved", []))),
        "active": _token(turn["active"]) if "active" in turn else "",
        "from": _token(turn["from"]) if "from" in turn else "",
        "steps": str(_number(turn.get("steps", 0)) or ""),
        "boost": str(_number(turn.get("boost", 0)) or ""),
        "lifted": _token(turn["lifted"]) if "lifted" in turn else "",
    }
    parts = ",".join(f"{key}={value}" for key, value in details.items() if value)
    return _token(turn["side"]) + (f":{parts}" if parts else "")


def _mapping(value: object, what: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise NotationError(f"{what}.shape", f"the data of a {what} is an object")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise NotationError("position.shape", "not a text", given=value)
    return value


def _token(value: object) -> str:
    if not isinstance(value, str) or not _TOKEN.fullmatch(value):
        raise NotationError("position.shape", "not a token", given=value)
    return value


def _number(value: object) -> int:
    if type(value) is not int or not 0 <= value < 10_000_000:
        raise NotationError("position.shape", "not a number", given=value)
    return value


def game_to_data(game: BaseGame[AnyPosition]) -> dict[str, Any]:
    """Returns a game as plain data, ready for `json.dumps`.

    >>> from hedgemaze.rules import Mode
    >>> data = game_to_data(Game(Mode.named("classic2")).play("e2").play("e8"))
    >>> data["entries"], data["result"]
    (['e2', 'e8'], '*')
    """
    data: dict[str, Any] = {
        "start": position_to_data(game.start),
        "tags": dict(game.tags),
    }
    return data | _line_to_data(game) | _end_of(game)


def _line_to_data(line: BaseGame[Any] | Variation[Any]) -> dict[str, Any]:
    """Returns entries, notes and, if there are any, variations."""
    data: dict[str, Any] = {
        "entries": [str(entry) for entry in line.entries],
        "notes": {str(index): _note_to_data(note) for index, note in sorted(line.notes.items())},
    }
    if line.variations:
        data["variations"] = [{"at": each.at} | _line_to_data(each) for each in line.variations]
    return data


def _note_to_data(note: Note) -> dict[str, Any]:
    data: dict[str, Any] = {}
    if note.comment:
        data["comment"] = note.comment
    if note.clock_ms is not None:
        data["clock_ms"] = note.clock_ms
    if note.evaluation is not None:
        data["evaluation"] = list(note.evaluation)
    return data


def game_from_data(data: object) -> Game:
    """Reads a game from plain data; replays every entry and compares the result with the stated one.

    Raises:
        NotationError: the data has another shape, an entry is illegal, or the stated result is wrong.

    >>> from hedgemaze.rules import Mode
    >>> game = Game(Mode.named("pacman")).play("Pe6")
    >>> game_from_data(game_to_data(game)) == game
    True
    """
    return read_game(data, Game)


def read_game(data: object, kind: type[AnyGame]) -> AnyGame:
    """Reads a game as an instance of `kind`."""
    source = _mapping(data, "game")
    try:
        tags = source.get("tags", {})
        if not all(isinstance(text, str) for text in (*tags, *tags.values())):
            raise NotationError("game.shape", "tags are texts")
        check_tags(tags)
        game = kind(read_position(source["start"], kind.position_class), tags)
        _read_line(source, LineBuilder(game))
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
        if isinstance(error, HedgemazeError):
            raise
        raise NotationError("game.shape", f"not the data of a game ({type(error).__name__})") from None
    stated = {key: source[key] for key in ("result", "reason", "rank") if key in source}
    if any(_end_of(game).get(key) != value for key, value in stated.items()):
        raise NotationError("record.wrong_result", "the game does not end as stated", given=stated)
    return game


def _read_line(source: Mapping[str, Any], lines: LineBuilder[AnyGame]) -> None:
    """Adds the entries, notes and variations of a game or a variation."""
    entries, sides = source["entries"], len(lines.game.mode.sides)
    if not all(isinstance(text, str) for text in entries) or lines.entries + len(entries) > MAX_ENTRIES:
        raise NotationError("game.shape", f"entries are texts, at most {MAX_ENTRIES}")
    notes = {_index(index): _note_from_data(note, sides) for index, note in source.get("notes", {}).items()}
    branches: dict[int, list[Mapping[str, Any]]] = {}
    for variation in source.get("variations", []):
        branches.setdefault(variation["at"], []).append(variation)
    if any(index > len(entries) for index in notes):
        raise NotationError("game.shape", "a note on nothing")
    if any(type(at) is not int or not 0 <= at < len(entries) for at in branches):
        raise NotationError("game.shape", "a variation of nothing")
    if 0 in notes:
        lines.note(notes[0])
    for index, text in enumerate(entries):
        _add_entry(lines, text)
        if index + 1 in notes:
            lines.note(notes[index + 1])
        for variation in branches.get(index, ()):
            lines.open()
            _read_line(variation, lines)
            lines.close()


def _add_entry(lines: LineBuilder[AnyGame], text: str) -> None:
    if lines.entries >= MAX_ENTRIES:
        message = f"a game has at most {MAX_ENTRIES} entries"
        raise NotationError("record.too_many_entries", message, allowed=Between(most=MAX_ENTRIES))
    try:
        lines.add(text)
    except HedgemazeError as error:
        number = len(lines.game.positions)
        message = f"entry {number}{' of a variation' if lines.depth else ''}: {error.message}"
        raise error.restated(NotationError, message, entry=number) from error


def _end_of(game: BaseGame[AnyPosition]) -> dict[str, Any]:
    outcome = game.outcome()
    if outcome is None:
        return {"result": "*"}
    return {"result": str(outcome), "reason": outcome.reason.value, "rank": outcome.rank}


def _index(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or str(int(text)) != text:
        raise NotationError("game.shape", "notes are numbered", given=text)
    return int(text)


def _note_from_data(data: Mapping[str, Any], sides: int) -> Note:
    comment, clock_ms, evaluation = data.get("comment", ""), data.get("clock_ms"), data.get("evaluation")
    if not isinstance(comment, str) or not (clock_ms is None or (type(clock_ms) is int and clock_ms >= 0)):
        raise NotationError("game.shape", "not a note")
    if evaluation is None:
        return Note(comment, clock_ms)
    if (
        not isinstance(evaluation, list)
        or len(evaluation) != sides
        or not all(type(x) in (int, float) for x in evaluation)
    ):
        raise NotationError("note.bad_evaluation", "one probability per side is expected")
    return Note(comment, clock_ms, tuple(evaluation))
