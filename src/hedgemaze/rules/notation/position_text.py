"""The one-line text of a position: eight fields, one canonical form (`docs/formats.md` has the grammar)."""

from __future__ import annotations

from typing import TypeVar

from hedgemaze.errors import Between, HedgemazeError, NotationError
from hedgemaze.rules.board.fences import FenceSet
from hedgemaze.rules.board.geometry import Fence, Square, parse_fence, parse_square, square_set, squares_of
from hedgemaze.rules.enums import GHOSTS, Family, Piece, Side
from hedgemaze.rules.modes.mode import Mode
from hedgemaze.rules.notation.mode_text import format_mode, join_tokens, parse_mode, parse_number, split_tokens
from hedgemaze.rules.state import State

LONGEST_TEXT = 2_000
"""Largest length of a position text in characters; a longer one is refused."""

_Member = TypeVar("_Member", Side, Piece)
_FIELDS = 8
_SLOT = "[a-i][1-9]"


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
        message = f"a position text has at most {LONGEST_TEXT} characters"
        raise NotationError("position.too_long", message, allowed=Between(most=LONGEST_TEXT))
    fields = text.split(" ")
    if len(fields) != _FIELDS:
        message = f"a position text has {_FIELDS} fields, this has {len(fields)}"
        raise NotationError("position.unreadable", message, given=text)
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
    if len(counters) != (1 if mode.maze is None else 3):
        raise NotationError("position.counters", "wrong number of counters", given=fields[7])
    state["ply"] = counters[0]
    if mode.maze is None:
        if (fields[4], fields[6]) != ("-", "-"):
            raise NotationError("position.pellets", "classic has neither pellets nor memory", given=fields[4])
        return state
    state |= {"chamber": chamber, "round": counters[1], "progress": counters[2]}
    state |= _parse_pellets(fields[4])
    state["previous"] = _parse_memory(fields[6], mode)
    return state


def _parse_fences(text: str, mode: Mode) -> tuple[FenceSet, FenceSet]:
    fences: list[Fence] = []
    chamber: list[Fence] = []
    for token in split_tokens(text, f"~?{_SLOT}[hv]", "position.fences"):
        fence = parse_fence(token.lstrip("~"), mode.size)
        fences.append(fence)
        if token.startswith("~"):
            chamber.append(fence)
    if (chamber and mode.family is not Family.ADVANCED) or len(set(fences)) != len(fences):
        raise NotationError("position.fences", "no such fences in this mode", given=text)
    return FenceSet.of(fences, mode.size), FenceSet.of(chamber, mode.size)


def _parse_pieces(text: str, mode: Mode) -> tuple[Square | None, ...]:
    letters = "".join(piece.letter for piece in mode.pieces)
    tokens = split_tokens(text, rf"[{letters}](?:{_SLOT}|[*@])", "position.pieces")
    if [token[0] for token in tokens] != list(letters):
        raise NotationError("position.pieces", f"the pieces {letters} are expected in this order", given=text)
    squares: list[Square | None] = []
    for piece, token in zip(mode.pieces, tokens, strict=True):
        if token[1:] in "*@":
            if token[1:] != _square_text(piece, None) or mode.maze is None:
                raise NotationError("position.pieces", "this piece cannot be off the board so", given=token)
            squares.append(None)
        else:
            squares.append(parse_square(token[1:], mode.size))
    return tuple(squares)


def _parse_stocks(text: str, mode: Mode) -> tuple[int, ...]:
    if mode.family is Family.PACMAN:
        stocks = mode.fences if text == "-" else ()
    else:
        stocks = tuple(parse_number(number, "position.stocks") for number in text.split(","))
    if len(stocks) != len(mode.sides):
        raise NotationError("position.stocks", "wrong number of stocks", given=text)
    return stocks


def _parse_pellets(text: str) -> dict[str, object]:
    squares, *numbers = text.split("/")
    if len(numbers) != 3:
        raise NotationError("position.pellets", "pellets, reserve, spent and lives are expected", given=text)
    reserve, spent, lives = (parse_number(number, "position.pellets") for number in numbers)
    on_board = square_set(map(parse_square, split_tokens(squares, _SLOT, "position.pellets")))
    return {"pellets": on_board, "reserve": reserve, "spent": spent, "lives": lives}


def _parse_memory(text: str, mode: Mode) -> tuple[Square | None, ...]:
    tokens = split_tokens(text, f"[PBKIC]{_SLOT}", "position.memory")
    if mode.family is Family.PACMAN:
        if tokens:
            raise NotationError("position.memory", "this mode has no memory", given=text)
        return ()
    remembered = {token[0]: parse_square(token[1:]) for token in tokens}
    if len(remembered) != len(tokens):
        raise NotationError("position.memory", "a piece is there twice", given=text)
    return tuple(remembered.get(piece.letter) for piece in mode.pieces)


def _parse_turn(text: str, mode: Mode) -> dict[str, object]:
    letter, colon, rest = text.partition(":")
    sides = {side.letter: side for side in mode.sides}
    details = dict(part.partition("=")[::2] for part in rest.split(",")) if colon else {}
    known = {"retired", "moved", "active", "from", "steps", "boost", "lifted"}
    if letter not in sides or not details.keys() <= known or len(details) != (rest.count(",") + 1 if colon else 0):
        raise NotationError("position.turn", "not a turn", given=text)
    turn: dict[str, object] = {"side": sides[letter]}
    if mode.maze is None and details.keys() - {"retired"}:
        raise NotationError("position.turn", "no such detail in classic", given=text)
    try:
        for key, value in details.items():
            turn |= _turn_detail(key, value, mode)
    except (KeyError, ValueError) as error:
        if isinstance(error, HedgemazeError):
            raise
        raise NotationError("position.turn", "not a turn", given=text) from None
    return turn


def _turn_detail(key: str, value: str, mode: Mode) -> dict[str, object]:
    match key:
        case "retired":
            return {"retired": _in_order([Side(letter) for letter in value], mode.sides)}
        case "moved":
            return {"moved": _in_order([Piece(letter) for letter in value], GHOSTS)}
        case "active":
            return {"active": mode.pieces[[piece.letter for piece in mode.pieces].index(value)]}
        case "from" | "lifted":
            return {{"from": "origin", "lifted": "lifted"}[key]: parse_square(value)}
        case _:
            return {key: parse_number(value, "position.turn")}


def _in_order(found: list[_Member], order: tuple[_Member, ...]) -> tuple[_Member, ...]:
    """Returns members in their fixed order; raises ValueError if one is repeated or unknown, or if there are none."""
    if not found or len(set(found)) != len(found) or not set(found) <= set(order):
        raise ValueError("repeated, unknown or missing")
    return tuple(member for member in order if member in found)
