"""The one-line text of a position: eight fields, one canonical form (`docs/formats.md` has the grammar)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from hedgemaze.errors import HedgemazeError, NotationError, too_long
from hedgemaze.rules.board.fences import FenceSet
from hedgemaze.rules.board.geometry import Fence, Square, parse_fence, parse_square, square_set, squares_of
from hedgemaze.rules.enums import GHOSTS, Family, Piece, Side
from hedgemaze.rules.modes.mode import Mode
from hedgemaze.rules.notation.mode_text import (
    check_once,
    format_mode,
    join_tokens,
    parse_mode,
    parse_number,
    split_tokens,
    wrong_fields,
)
from hedgemaze.rules.state import State

LONGEST_TEXT = 2_000
"""Largest length of a position text in characters; a longer one is refused."""

_Member = TypeVar("_Member", Side, Piece)
_FIELDS = 8
_SLOT = "[a-i][1-9]"
_DETAILS = ("retired", "moved", "active", "from", "steps", "boost", "lifted")
"""What the field of the turn can say; classic modes have only the first."""


def format_position(state: State) -> str:
    """Returns the canonical text of a position."""
    counters = str(state.ply)
    if state.mode.maze is not None:
        counters += f"/{state.round}/{state.progress}"
    return f"{format_key(state)} {counters}"


def format_key(state: State) -> str:
    """Returns the text without the counters; positions with the same key are repetitions of each other."""
    mode = state.mode
    fences = [("~" if fence in state.chamber else "") + str(fence) for fence in state.fences]
    pieces = [piece.letter + _square_text(piece, at) for piece, at in zip(mode.pieces, state.squares, strict=True)]
    memory = zip(mode.pieces, state.previous, strict=False)
    fields = [
        format_mode(mode),
        join_tokens(fences),
        "".join(pieces),
        "-" if mode.family is Family.PACMAN else ",".join(map(str, state.stocks)),
        _format_pellets(state),
        _format_turn(state),
        join_tokens([f"{piece.letter}{at}" for piece, at in memory if at is not None]),
    ]
    return " ".join(fields)


def _square_text(piece: Piece, at: Square | None) -> str:
    """Returns a square, ``*`` for an eaten ghost, ``@`` for a waiting PAC-MAN."""
    if at is not None:
        return str(at)
    return "@" if piece is Piece.PACMAN else "*"


def _format_pellets(state: State) -> str:
    if state.mode.maze is None:
        return "-"
    squares = join_tokens([str(square) for square in squares_of(state.pellets)])
    return f"{squares}/{state.reserve}/{state.spent}/{state.lives}"


def _format_turn(state: State) -> str:
    details = {
        "retired": "".join(side.letter for side in state.retired),
        "moved": "".join(ghost.letter for ghost in state.moved),
        "active": state.active.letter if state.active else "",
        "from": str(state.origin) if state.origin is not None else "",
        "steps": str(state.steps) if state.steps else "",
        "boost": str(state.boost) if state.boost else "",
        "lifted": str(state.lifted) if state.lifted is not None else "",
    }
    parts = [f"{key}={value}" for key, value in details.items() if value]
    return state.side.letter + (f":{','.join(parts)}" if parts else "")


# Reading.


def parse_position(text: str) -> dict[str, object]:
    """Returns the fields of the `State` that a text describes, without checking that the rules allow it.

    Raises:
        NotationError: the text cannot be read.
    """
    if len(text) > LONGEST_TEXT:
        raise too_long(NotationError, "position.too_long", "a position text", len(text), LONGEST_TEXT)
    fields = text.split(" ")
    if len(fields) != _FIELDS:
        raise wrong_fields("position.unreadable", "a position text", text, len(fields), _FIELDS)
    try:
        return _parse_fields(fields)
    except HedgemazeError as error:
        raise error.restated(NotationError, f"in a position text, {error.message}") from error


def _parse_fields(fields: list[str]) -> dict[str, object]:
    mode = parse_mode(fields[0])
    fences, chamber = _parse_fences(fields[1], mode)
    state: dict[str, object] = {
        "mode": mode,
        "fences": fences,
        "squares": _parse_pieces(fields[2], mode),
        "stocks": _parse_stocks(fields[3], mode),
    }
    state |= _parse_turn(fields[5], mode)
    counters = [parse_number(number, "position.counters") for number in fields[7].split("/")]
    wanted = 1 if mode.maze is None else 3
    if len(counters) != wanted:
        raise wrong_fields("position.counters", "the last part", fields[7], len(counters), wanted)
    state["ply"] = counters[0]
    if mode.maze is None:
        if (fields[4], fields[6]) != ("-", "-"):
            message, given = "classic has neither pellets nor memory", fields[6] if fields[4] == "-" else fields[4]
            raise NotationError("position.pellets", message, given=given, allowed=["-"], reason="no_pellets")
        return state
    state |= {"chamber": chamber, "round": counters[1], "progress": counters[2]}
    state |= _parse_pellets(fields[4])
    state["previous"] = _parse_memory(fields[6], mode)
    return state


def _parse_fences(text: str, mode: Mode) -> tuple[FenceSet, FenceSet]:
    fences: list[Fence] = []
    chamber: list[Fence] = []
    for token in split_tokens(text, f"~?{_SLOT}[hv]", "position.fences", "e3hd5v"):
        fence = parse_fence(token.lstrip("~"), mode.size)
        fences.append(fence)
        if token.startswith("~"):
            chamber.append(fence)
    if chamber and mode.family is not Family.ADVANCED:
        message, details = f"no fence of a chamber is in this mode: {chamber[0]}", {"fence": str(chamber[0])}
        raise NotationError("position.fences", message, given=text, details=details, reason="not_of_chamber")
    check_once(list(map(str, fences)), "position.fences", text)
    return FenceSet.of(fences, mode.size), FenceSet.of(chamber, mode.size)


def _parse_pieces(text: str, mode: Mode) -> tuple[Square | None, ...]:
    letters = "".join(piece.letter for piece in mode.pieces)
    tokens = split_tokens(text, rf"[{letters}](?:{_SLOT}|[*@])", "position.pieces", _start_text(mode))
    if [token[0] for token in tokens] != list(letters):
        message, details = f"the pieces {letters} are expected in this order", {"pieces": letters}
        raise NotationError("position.pieces", message, given=text, details=details, reason="piece_order")
    squares: list[Square | None] = []
    for piece, token in zip(mode.pieces, tokens, strict=True):
        if token[1:] in "*@":
            if token[1:] != _square_text(piece, None) or mode.maze is None:
                message, details = f"{piece.letter} cannot be off the board so", {"piece": piece.letter}
                raise NotationError("position.pieces", message, given=token, details=details, reason="off_board")
            squares.append(None)
        else:
            squares.append(parse_square(token[1:], mode.size))
    return tuple(squares)


def _start_text(mode: Mode) -> str:
    return "".join(piece.letter + _square_text(piece, mode.start(piece)) for piece in mode.pieces)


def _parse_stocks(text: str, mode: Mode) -> tuple[int, ...]:
    if mode.family is Family.PACMAN:
        if text != "-":
            raise NotationError(
                "position.stocks", "there are no stocks in this mode, only -", given=text, allowed=["-"]
            )
        return mode.fences
    stocks = tuple(parse_number(number, "position.stocks") for number in text.split(","))
    if len(stocks) != len(mode.sides):
        raise wrong_fields("position.stocks", "the part with the stocks", text, len(stocks), len(mode.sides))
    return stocks


def _parse_pellets(text: str) -> dict[str, object]:
    squares, *numbers = text.split("/")
    if len(numbers) != 3:
        what = "the part with pellets, reserve, spent and lives"
        raise wrong_fields("position.pellets", what, text, len(numbers) + 1, 4)
    reserve, spent, lives = (parse_number(number, "position.pellets") for number in numbers)
    on_board = square_set(map(parse_square, split_tokens(squares, _SLOT, "position.pellets", "a1i9")))
    return {"pellets": on_board, "reserve": reserve, "spent": spent, "lives": lives}


def _parse_memory(text: str, mode: Mode) -> tuple[Square | None, ...]:
    if mode.family is Family.PACMAN and text != "-":
        message = "this mode has no memory, only -"
        raise NotationError("position.memory", message, given=text, allowed=["-"], reason="no_memory")
    tokens = split_tokens(text, f"[PBKIC]{_SLOT}", "position.memory", "Pa5Bd4")
    if mode.family is Family.PACMAN:
        return ()
    check_once([token[0] for token in tokens], "position.memory", text)
    remembered = {token[0]: parse_square(token[1:]) for token in tokens}
    return tuple(remembered.get(piece.letter) for piece in mode.pieces)


def _parse_turn(text: str, mode: Mode) -> dict[str, object]:
    letter, colon, rest = text.partition(":")
    sides = {side.letter: side for side in mode.sides}
    if letter not in sides:
        raise _not_a_turn("a turn begins with the letter of a side", text, sides)
    parts = [part.partition("=")[::2] for part in rest.split(",")] if colon else []
    check_once([key for key, _ in parts], "position.turn", text)
    turn: dict[str, object] = {"side": sides[letter]}
    known = _DETAILS[:1] if mode.maze is None else _DETAILS
    for key, value in parts:
        if key not in known:
            raise _not_a_turn(f"the details of a turn are {', '.join(known)}", text, known)
        turn |= _turn_detail(key, value, mode)
    return turn


def _turn_detail(key: str, value: str, mode: Mode) -> dict[str, object]:
    match key:
        case "retired":
            return {"retired": _in_order(value, mode.sides)}
        case "moved":
            return {"moved": _in_order(value, GHOSTS)}
        case "active":
            pieces = {piece.letter: piece for piece in mode.pieces}
            if value not in pieces:
                raise _not_a_turn("no such piece", value, pieces)
            return {"active": pieces[value]}
        case "from" | "lifted":
            return {{"from": "origin", "lifted": "lifted"}[key]: parse_square(value)}
        case _:
            return {key: parse_number(value, "position.turn")}


def _in_order(letters: str, order: tuple[_Member, ...]) -> tuple[_Member, ...]:
    """Returns the members with these letters in their fixed order.

    Raises:
        NotationError: one is repeated or unknown, or there are none.
    """
    known = [member.letter for member in order]
    if not letters or any(letter not in known for letter in letters):
        raise _not_a_turn("one letter or several are expected", letters, known)
    check_once(letters, "position.turn", letters)
    return tuple(member for member in order if member.letter in letters)


def _not_a_turn(message: str, given: str, allowed: Iterable[str]) -> NotationError:
    return NotationError("position.turn", message, given=given, allowed=allowed)
