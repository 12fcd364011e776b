"""The text of a mode: ``classic2;size=5;fences=2``, ``pacman;maze=A2;lives=5``.

It is the first field of every position text.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from hedgemaze.errors import Between, Examples, NotationError, check_type
from hedgemaze.rules.board.geometry import Fence, Square, parse_fence, parse_square
from hedgemaze.rules.enums import GHOSTS, Family, Piece
from hedgemaze.rules.modes.house_rules import HouseRules, OptionValue, format_option, parse_option
from hedgemaze.rules.modes.maze import Maze, maze_names, named_maze
from hedgemaze.rules.modes.mode import Mode, format_deal, parse_deal

_PIECES = (Piece.PACMAN, *GHOSTS)
_LARGEST = 9_999_999
_SMALL_NUMBER = re.compile(r"0|[1-9][0-9]{0,6}")


def parse_number(text: str, code: str) -> int:
    """Reads a number without sign, leading zeros or more than seven digits.

    Raises:
        NotationError: the text is not such a number; the error has the given code.
    """
    if not _SMALL_NUMBER.fullmatch(text):
        raise NotationError(code, f"not a number from 0 to {_LARGEST}", given=text, allowed=Between(0, _LARGEST))
    return int(text)


def split_tokens(text: str, pattern: str, code: str, example: str) -> list[str]:
    """Splits tokens that are written without spaces, ``-`` meaning none: ``a1i9`` is ``a1`` and ``i9``.

    Args:
        text: the tokens.
        pattern: the regular expression of a token.
        code: the code of errors.
        example: tokens that could be given instead.

    Raises:
        NotationError: another character is in between, or a token occurs twice.
    """
    if text == "-":
        return []
    tokens = re.findall(pattern, text)
    if "".join(tokens) != text or not tokens:
        raise NotationError(code, "cannot be read", given=text, allowed=Examples([example]))
    check_once(tokens, code, text)
    return list(tokens)


def check_once(items: Sequence[str], code: str, given: str) -> None:
    """Checks that no item occurs twice.

    Raises:
        NotationError: one does; the error has the given code and input.
    """
    if len(set(items)) != len(items):
        what = next(item for number, item in enumerate(items) if item in items[:number])
        raise NotationError(code, f"{what} is there twice", given=given, details={"what": what}, reason="twice")


def wrong_fields(code: str, what: str, given: str, found: int, wanted: int | str) -> NotationError:
    """Returns the error for a text with another number of fields; `wanted` is a number, or a list such as ``3, 5``."""
    counts, details = str(wanted).replace(", ", " or "), {"found": found, "wanted": wanted}
    message = f"{what} has {counts} fields, this has {found}"
    return NotationError(code, message, given=given, details=details, reason="fields")


def join_tokens(tokens: list[str]) -> str:
    """Joins tokens without spaces; returns ``-`` if there are none."""
    return "".join(tokens) or "-"


def format_mode(mode: Mode) -> str:
    """Returns a mode's canonical text: its name and everything that differs from the default.

    >>> format_mode(Mode.named("classic2", size=5, fences=3))
    'classic2;size=5;fences=3'
    """
    parts = [mode.name]
    if mode.size != 9:
        parts.append(f"size={mode.size}")
    if mode.fences[0] != mode.default_fences:
        parts.append(f"fences={mode.fences[0]}")
    if mode.deal != mode.default_deal:
        parts.append(f"deal={format_deal(mode.deal)}")
    if mode.maze is not None and mode.maze != mode.default_maze:
        parts.append(f"maze={format_maze(mode.maze)}")
    parts += [f"{name}={format_option(value)}" for name, value in mode.house.changes().items()]
    return ";".join(parts)


def parse_mode(text: str) -> Mode:
    """Reads a mode's text; the parts may come in any order, each once.

    Raises:
        NotationError: the text cannot be read.
        ModeError: there is no such mode.

    >>> parse_mode("pacman;lives=2").house.lives
    2
    """
    check_type(text, str, "the text of a mode, such as 'classic2',")
    return _parse_mode(text)


def mode_name_of(text: str) -> str:
    """Returns the name at the beginning of a mode's or a position's text, unchecked.

    >>> mode_name_of("pacman;lives=2"), mode_name_of("classic2 - Se1Ne9 10,10 - S - 0")
    ('pacman', 'classic2')
    """
    return text.partition(" ")[0].partition(";")[0]


def with_mode(position: str, mode: str) -> str:
    """Returns the text of a position with the text of its mode replaced.

    >>> with_mode("pacman Pe5 rest", "pacman;lives=2")
    'pacman;lives=2 Pe5 rest'
    """
    return f"{mode} {position.partition(' ')[2]}"


@lru_cache(maxsize=256)  # files of records or positions repeat the same few modes
def _parse_mode(text: str) -> Mode:
    name, *parts = text.split(";")
    arguments: dict[str, Any] = {}
    options: dict[str, OptionValue] = {}
    for part in parts:
        key, equals, value = part.partition("=")
        if not equals:
            message, allowed = "not a part of a mode", Examples(["size=5", "fences=3"])
            raise NotationError("mode.unreadable", message, given=part, allowed=allowed)
        check_once([*arguments, *options, key], "mode.unreadable", part)
        if key in ("size", "fences"):
            arguments[key] = parse_number(value, "mode.unreadable")
        elif key == "deal":
            arguments[key] = parse_deal(value)
        elif key == "maze":
            arguments[key] = parse_maze_text(value)
        else:
            options[key] = parse_option(key, value)
    house = HouseRules(**options)  # type: ignore[arg-type]  # parse_option has checked names and types
    return Mode.named(name, house=house, **arguments)


def format_maze(maze: Maze) -> str:
    """Returns the name of a shipped maze, else ``fences/pellets/starts``; advanced adds ``/chamber/respawns``."""
    for name in maze_names(maze.family):
        if named_maze(name) == maze:
            return name
    starts = [f"{piece.letter}{at}" for piece, at in zip(_PIECES, maze.starts, strict=True) if at is not None]
    fields = [_joined(maze.fences), _joined(maze.pellets), join_tokens(starts)]
    if maze.family is Family.ADVANCED:
        fields += [_joined(maze.chamber), _joined(maze.respawns)]
    return "/".join(fields)


def _joined(items: tuple[Fence, ...] | tuple[Square, ...]) -> str:
    return join_tokens([str(item) for item in items])


def parse_maze_text(text: str) -> Maze:
    """Reads a maze's name or its inline text.

    Raises:
        NotationError: the text cannot be read.
        MazeError: the maze is not valid.
    """
    if "/" not in text:
        return named_maze(text)
    fields = text.split("/")
    if len(fields) not in (3, 5):
        raise wrong_fields("maze.unreadable", "an inline maze", text, len(fields), "3, 5")
    tokens = split_tokens(fields[2], "[PBKIC][a-i][1-9]", "maze.unreadable", "Pe5Be9")
    starts = {token[0]: parse_square(token[1:]) for token in tokens}
    check_once([token[0] for token in tokens], "maze.unreadable", fields[2])
    chamber, respawns = (fields[3], fields[4]) if len(fields) == 5 else ("-", "-")
    return Maze(
        family=Family.ADVANCED if len(fields) == 5 else Family.PACMAN,
        fences=_fences(fields[0]),
        pellets=_squares(fields[1]),
        starts=tuple(starts.get(piece.letter) for piece in _PIECES),
        chamber=_fences(chamber),
        respawns=_squares(respawns),
    )


def _fences(text: str) -> tuple[Fence, ...]:
    return tuple(map(parse_fence, split_tokens(text, "[a-i][1-9][hv]", "maze.unreadable", "e3hd5v")))


def _squares(text: str) -> tuple[Square, ...]:
    return tuple(map(parse_square, split_tokens(text, "[a-i][1-9]", "maze.unreadable", "a1i9")))
