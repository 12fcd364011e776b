"""The JSON form of positions and games: the same fields as their texts, as plain data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from hedgemaze.errors import Between, HedgemazeError, NotationError, quoted
from hedgemaze.rules.base_game import AnyGame, AnyPosition, BaseGame
from hedgemaze.rules.base_position import BasePosition
from hedgemaze.rules.board.geometry import squares_of
from hedgemaze.rules.enums import Family
from hedgemaze.rules.game import Game
from hedgemaze.rules.game_entries import LONGEST_CLOCK_MS, Note, check_evaluation
from hedgemaze.rules.notation.json_values import (
    misshapen,
    read_mapping,
    read_number,
    read_text,
    read_token,
    read_tokens,
    shown,
)
from hedgemaze.rules.notation.mode_text import format_mode, join_tokens, parse_mode
from hedgemaze.rules.notation.record_reading import MAX_ENTRIES
from hedgemaze.rules.notation.record_writing import check_tags
from hedgemaze.rules.position import Position
from hedgemaze.rules.variations import LineBuilder, Variation


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
        return kind.parse(_text_of(read_mapping(data, "position")))
    except NotationError:
        raise
    except HedgemazeError as error:
        raise error.restated(NotationError, error.message) from error
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
        raise misshapen("position.shape", "not the data of a position", error) from None


def _text_of(data: Mapping[str, Any]) -> str:
    mode = parse_mode(read_text(data["mode"]))
    chamber, placed = read_tokens(data.get("chamber", [])), read_tokens(data["fences"])
    fences = [("~" if fence in chamber else "") + fence for fence in placed]
    for fence in chamber:
        if fence not in placed:
            message, details = f"a chamber fence is not on the board: {fence}", {"fence": fence}
            raise NotationError(
                "position.fences", message, given=" ".join(placed), details=details, reason="fence_missing"
            )
    off = {piece.letter: "@" if piece.letter == "P" else "*" for piece in mode.pieces}
    squares, left = read_mapping(data["pieces"], "position"), read_mapping(data["stocks"], "position")
    pieces = [
        piece.letter + (read_token(at) if (at := squares[piece.letter]) else off[piece.letter]) for piece in mode.pieces
    ]
    stocks = ",".join(str(read_number(left[side.letter])) for side in mode.sides)
    counters, pellets = str(read_number(data["ply"])), "-"
    if mode.maze is not None:
        counters += f"/{read_number(data['round'])}/{read_number(data['progress'])}"
        numbers = "/".join(str(read_number(data[key])) for key in ("reserve", "spent", "lives"))
        pellets = f"{join_tokens(read_tokens(data['pellets']))}/{numbers}"
    remembered = read_mapping(data.get("memory", {}), "position")
    memory = [read_token(letter) + read_token(square) for letter, square in remembered.items()]
    fields = [
        format_mode(mode),
        join_tokens(fences),
        "".join(pieces),
        "-" if mode.family is Family.PACMAN else stocks,
        pellets,
        _turn_of(read_mapping(data["turn"], "turn")),
        join_tokens(memory),
        counters,
    ]
    return " ".join(fields)


def _turn_of(turn: Mapping[str, Any]) -> str:
    details = {
        "retired": "".join(read_tokens(turn.get("retired", []))),
        "moved": "".join(read_tokens(turn.get("moved", []))),
        "active": read_token(turn["active"]) if "active" in turn else "",
        "from": read_token(turn["from"]) if "from" in turn else "",
        "steps": str(read_number(turn.get("steps", 0)) or ""),
        "boost": str(read_number(turn.get("boost", 0)) or ""),
        "lifted": read_token(turn["lifted"]) if "lifted" in turn else "",
    }
    parts = ",".join(f"{key}={value}" for key, value in details.items() if value)
    return read_token(turn["side"]) + (f":{parts}" if parts else "")


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
    source = read_mapping(data, "game")
    try:
        tags = read_mapping(source.get("tags", {}), "game")
        for text in (*tags, *tags.values()):
            read_text(text, "game.shape")
        check_tags(tags)
        game = kind(read_position(source["start"], kind.position_class), dict(tags))
        _read_line(source, LineBuilder(game))
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
        if isinstance(error, HedgemazeError):
            raise
        raise misshapen("game.shape", "not the data of a game", error) from None
    stated, ended = {key: source[key] for key in ("result", "reason", "rank") if key in source}, _end_of(game)
    if any(ended.get(key) != value for key, value in stated.items()):
        message, given = "the game does not end as stated", _words(stated.items())
        raise NotationError("record.wrong_result", message, given=", ".join(given), allowed=_words(ended.items()))
    return game


def _words(fields: Iterable[tuple[str, object]]) -> list[str]:
    values = [(key, shown(value)) for key, value in fields if value is not None]
    return [f"{key} {value if isinstance(value, str) else quoted(value)}" for key, value in values]


def _read_line(source: Mapping[str, Any], lines: LineBuilder[AnyGame]) -> None:
    """Adds the entries, notes and variations of a game or a variation."""
    entries, sides = source["entries"], len(lines.game.mode.sides)
    if not isinstance(entries, list | tuple) or not all(isinstance(text, str) for text in entries):
        raise NotationError("game.shape", "entries are texts", given=shown(entries), reason="texts_expected")
    if (count := lines.entries + len(entries)) > MAX_ENTRIES:
        message, allowed = f"a game has at most {MAX_ENTRIES} entries", Between(most=MAX_ENTRIES)
        raise NotationError("game.shape", message, given=count, allowed=allowed)
    texts = read_mapping(source.get("notes", {}), "game")
    notes = {_index(index): _note_from_data(note, sides) for index, note in texts.items()}
    for index in notes:
        if index > len(entries):
            raise NotationError("game.shape", "a note on nothing", given=index, allowed=Between(0, len(entries)))
    branches: dict[int, list[Mapping[str, Any]]] = {}
    for variation in source.get("variations", []):
        at = read_mapping(variation, "game")["at"]
        if type(at) is not int or not 0 <= at < len(entries):
            message, last = "a variation of nothing", max(len(entries) - 1, 0)
            allowed = Between(0, last)
            raise NotationError("game.shape", message, given=shown(at), allowed=allowed, reason="replaces_nothing")
        branches.setdefault(at, []).append(variation)
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
        raise NotationError("game.shape", "notes are numbered", given=text, allowed=Between(least=0))
    return int(text)


def _note_from_data(data: object, sides: int) -> Note:
    note = read_mapping(data, "game")
    comment, clock_ms, evaluation = read_text(note.get("comment", ""), "game.shape"), note.get("clock_ms"), None
    if clock_ms is not None and (type(clock_ms) is not int or clock_ms < 0):
        message, allowed = "a clock is a number from 0", Between(0, LONGEST_CLOCK_MS - 1)
        raise NotationError("game.shape", message, given=shown(clock_ms), allowed=allowed)
    if (given := note.get("evaluation")) is not None:
        if not isinstance(given, list) or not all(type(each) in (int, float) for each in given):
            message = "one probability per side is expected"
            raise NotationError("note.bad_evaluation", message, given=shown(given), allowed=Between(0, 1))
        check_evaluation(given, sides)
        evaluation = tuple(given)
    return Note(comment, clock_ms, evaluation)
