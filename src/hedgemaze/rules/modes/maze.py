"""`Maze`: the set-up of a PAC-MAN mode, checked on construction; readers for maze data and maze files.

The shipped mazes are files of `rules/mazes/`. They are reconstructions, because our sources lack the picture
of the booklet; an original can replace one without a change of code.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from hedgemaze.errors import Fault, MazeError, NotationError, no_such, too_long
from hedgemaze.rules.board.fences import FenceSet, Link
from hedgemaze.rules.board.geometry import Fence, Square, SquareSet, board_mask, parse_fence, parse_square
from hedgemaze.rules.enums import Family
from hedgemaze.rules.modes.maze_faults import MAZE_PIECES, MAZE_SIZE, maze_faults

_LONGEST_FILE = 100_000
_LONGEST_NAME = 60
_KEYS = ("name", "title", "family", "note", "fences", "chamber", "pellets", "respawns", "starts")
_LETTERS = tuple(piece.letter for piece in MAZE_PIECES)


@dataclass(frozen=True, slots=True)
class Maze:
    """The set-up of a PAC-MAN game. Equality ignores the name and the title.

    Raises:
        MazeError: the maze breaks a rule for mazes; all faults are listed.

    >>> maze = named_maze("A1")
    >>> maze.family, [str(square) for square in maze.pellets]
    (<Family.PACMAN: 'pacman'>, ['a1', 'i1', 'a9', 'i9'])
    >>> parse_maze(maze.to_data()) == maze
    True
    """

    family: Family
    fences: tuple[Fence, ...]
    """The fixed fences, by number."""
    pellets: tuple[Square, ...]
    """The squares of the four pellets, by number."""
    starts: tuple[Square | None, ...]
    """First squares of PAC-MAN, Blinky, Pinky, Inky and Clyde; in the advanced mode PAC-MAN has none."""
    chamber: tuple[Fence, ...] = ()
    """Advanced: the four fences around the ghosts, by number."""
    respawns: tuple[Square, ...] = ()
    """Advanced: the respawn squares north, south, west, east. One tunnel joins the first two, one the last two."""
    name: str = field(default="", compare=False)
    title: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "fences", tuple(sorted(self.fences, key=lambda fence: fence.order)))
        object.__setattr__(self, "chamber", tuple(sorted(self.chamber, key=lambda fence: fence.order)))
        object.__setattr__(self, "pellets", tuple(sorted(self.pellets)))
        faults = tuple(maze_faults(self))
        if faults:
            raise MazeError("this maze cannot be played", faults=faults, given=self.name or None)

    @property
    def tunnels(self) -> tuple[Link, ...]:
        """Pairs of squares that a tunnel makes neighbours (C.1-10)."""
        return tuple(zip(self.respawns[::2], self.respawns[1::2], strict=False))

    @property
    def start_fences(self) -> FenceSet:
        """All fences on the board at the start, the Chamber's included."""
        return FenceSet.of((*self.fences, *self.chamber), MAZE_SIZE)

    @property
    def sealed(self) -> SquareSet:
        """The squares that the Chamber seals off at the start (C-c); none in most mazes."""
        if not self.respawns:
            return 0
        return board_mask(MAZE_SIZE) & ~self.start_fences.reach(self.respawns[0].bit, self.tunnels)

    @property
    def needs_tunnels(self) -> bool:
        """Whether parts of the board are only joined by tunnels, before or after the first Chamber fence is lifted."""
        standing, board = self.start_fences, board_mask(MAZE_SIZE)
        if standing.reach(self.respawns[0].bit) != board & ~self.sealed:
            return True
        return not any(standing.remove(fence).reach(1) == board for fence in self.chamber)

    def to_data(self) -> dict[str, object]:
        """Returns the maze as the plain data of a maze file."""
        data: dict[str, object] = {"name": self.name, "title": self.title, "family": self.family.value}
        data["fences"] = [str(fence) for fence in self.fences]
        if self.family is Family.ADVANCED:
            data["chamber"] = [str(fence) for fence in self.chamber]
            data["respawns"] = [str(square) for square in self.respawns]
        data["pellets"] = [str(square) for square in self.pellets]
        starts = zip(MAZE_PIECES, self.starts, strict=True)
        data["starts"] = {piece.letter: str(square) for piece, square in starts if square is not None}
        return data


# Reading.


def parse_maze(data: object) -> Maze:
    """Reads a maze from the plain data of a maze file.

    Raises:
        MazeError: the data is not a valid maze; all faults are listed.

    >>> data = named_maze("A2").to_data() | {"name": "mine", "title": "My maze"}
    >>> parse_maze(data).title
    'My maze'
    """
    if not isinstance(data, Mapping):
        raise MazeError("this is not a maze", faults=(_wrong_kind("", "object_expected", data),))
    faults: list[Fault] = []
    for key in data:
        if key not in _KEYS:
            faults.append(_unknown_fault("maze.unknown_key", key, _KEYS))
    family = {"pacman": Family.PACMAN, "advanced": Family.ADVANCED}.get(_text_or_type(data.get("family", "pacman")))
    if family is None:
        given = {"given": _shown(data["family"])}
        faults.append(Fault("maze.family", f"pacman or advanced is expected, not {given['given']}", given))
    name, title = data.get("name", ""), data.get("title", "")
    for label, text in (("name", name), ("title", title)):
        if not isinstance(text, str) or len(text) > _LONGEST_NAME or not (text.isprintable()):
            given = {"given": _shown(text)}
            message = f"a printable text of at most {_LONGEST_NAME} characters is expected, not {given['given']}"
            faults.append(Fault(f"maze.{label}", message, given))
    fences = _read_fences(data, "fences", faults)
    chamber = _read_fences(data, "chamber", faults)
    pellets = _read_squares(data, "pellets", faults)
    respawns = _read_squares(data, "respawns", faults)
    starts = _read_starts(data, faults)
    maze = None
    try:
        maze = Maze(
            family or Family.PACMAN,
            fences,
            pellets,
            starts,
            chamber,
            respawns,
            _text_or_type(name),
            _text_or_type(title),
        )
    except MazeError as error:
        faults += error.faults
    if maze is None or faults:
        raise MazeError("this maze cannot be played", faults=tuple(faults), given=_text_or_type(name) or None)
    return maze


def _unknown_fault(code: str, given: object, known: tuple[str, ...]) -> Fault:
    shown = _shown(given)
    return Fault(code, f"{shown}; there are {', '.join(known)}", {"given": shown}, known)


def _wrong_kind(key: str, reason: str, given: object) -> Fault:
    """Returns the fault of a value of another kind; `key` is empty for the whole data."""
    wanted = "an object" if reason == "object_expected" else "a list of texts"
    message, shown = f"{wanted} is expected, not {_shown(given)}", {"given": _shown(given)}
    return Fault(
        "maze.shape", f"{key}: {message}" if key else message, shown | ({"key": key} if key else {}), None, reason
    )


def _unreadable_fault(error: NotationError) -> Fault:
    """Returns the fault of a square or a fence that cannot be read."""
    given, allowed = {"given": _shown(error.given)}, error.allowed
    assert not isinstance(allowed, tuple), "squares and fences are a range"
    return Fault(f"maze.{error.code.replace('.', '_')}", str(error), given, allowed)


def _shown(value: object) -> str:
    return repr(_text_or_type(value)[:_LONGEST_NAME])


def _text_or_type(value: object) -> str:
    """Returns a text unchanged, and the type of anything else: deeply nested data would be costly to print."""
    return value if isinstance(value, str) else f"<{type(value).__name__}>"


def _items(data: Mapping[str, object], key: str, faults: list[Fault]) -> list[str]:
    value = data.get(key, [])
    if not isinstance(value, (list, tuple)) or not all(isinstance(item, str) for item in value):
        faults.append(_wrong_kind(key, "texts_expected", value))
        return []
    return list(value)


def _read_fences(data: Mapping[str, object], key: str, faults: list[Fault]) -> tuple[Fence, ...]:
    fences: list[Fence] = []
    for text in _items(data, key, faults):
        try:
            fences.append(parse_fence(text))
        except NotationError as error:
            faults.append(_unreadable_fault(error))
    return tuple(fences)


def _read_squares(data: Mapping[str, object], key: str, faults: list[Fault]) -> tuple[Square, ...]:
    squares: list[Square] = []
    for text in _items(data, key, faults):
        try:
            squares.append(parse_square(text))
        except NotationError as error:
            faults.append(_unreadable_fault(error))
    return tuple(squares)


def _read_starts(data: Mapping[str, object], faults: list[Fault]) -> tuple[Square | None, ...]:
    value = data.get("starts", {})
    if not isinstance(value, Mapping):
        faults.append(_wrong_kind("starts", "object_expected", value))
        value = {}
    for letter in value:
        if letter not in _LETTERS:
            faults.append(_unknown_fault("maze.unknown_piece", letter, _LETTERS))
    starts: list[Square | None] = []
    for piece in MAZE_PIECES:
        text = value.get(piece.letter)
        try:
            starts.append(None if text is None else parse_square(_text_or_type(text)))
        except NotationError as error:
            faults.append(_unreadable_fault(error))
            starts.append(None)
    return tuple(starts)


def load_maze(text: str) -> Maze:
    """Reads a maze file.

    Raises:
        NotationError: the text is not JSON, or too long.
        MazeError: the data is not a valid maze.

    >>> load_maze(json.dumps(named_maze("A1").to_data())).name
    'A1'
    """
    if len(text) > _LONGEST_FILE:
        raise too_long(NotationError, "maze.too_long", "a maze file", len(text), _LONGEST_FILE)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise NotationError("maze.not_json", "a maze file is JSON", given=text) from None
    return parse_maze(data)


@cache
def _shipped() -> dict[str, Maze]:
    from pathlib import Path  # noqa: PLC0415  # imports urllib, which most programs do not need

    folder = Path(__file__).parents[1] / "mazes"
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".json")), key=lambda file: file.name)
    mazes = [load_maze(file.read_text(encoding="utf-8")) for file in files]
    return {maze.name: maze for maze in mazes}


def maze_names(family: Family | None = None) -> tuple[str, ...]:
    """Returns the names of the shipped mazes, of one family or of all.

    >>> maze_names(Family.PACMAN)
    ('A1', 'A2', 'A3', 'A4')
    """
    return tuple(name for name, maze in _shipped().items() if family in (None, maze.family))


def named_maze(name: str) -> Maze:
    """Returns a shipped maze.

    Raises:
        NotationError: no maze has that name.

    >>> named_maze("A1").title
    'Mixed'
    """
    maze = _shipped().get(name)
    if maze is None:
        raise no_such(NotationError, "maze.unknown", "maze", name, _shipped())
    return maze
