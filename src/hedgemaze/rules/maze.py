"""Mazes: the set-ups of the PAC-MAN modes as data, and the check that each one passes when it is made.

The shipped mazes are files beside this module (`mazes/*.json`). The booklet's own picture is not in our sources, so
they are reconstructions; a true one can be dropped in without touching code.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from itertools import combinations

from hedgemaze.errors import MazeError, NotationError
from hedgemaze.rules.fences import FenceSet, Link
from hedgemaze.rules.geometry import Fence, Square, SquareSet, board_mask, parse_fence, parse_square, squares_of
from hedgemaze.rules.words import GHOSTS, Family, Piece

__all__ = ["Maze", "load_maze", "maze_names", "named_maze", "parse_maze"]

_SIZE = 9
_PIECES = (Piece.PACMAN, *GHOSTS)
_PELLETS = 4
_CHAMBER_FENCES = 4
_RESPAWNS = 4
_FENCES_IN_THE_BOX = 20
_LONGEST_FILE = 100_000
_LONGEST_NAME = 60


@dataclass(frozen=True, slots=True)
class Maze:
    """Where everything stands at the start of a PAC-MAN game; equal if it plays the same, whatever its name.

    Raises:
        MazeError: the maze breaks a rule for mazes; all faults are listed.
    """

    family: Family
    fences: tuple[Fence, ...]
    """Fences that stand for good, by number."""
    pellets: tuple[Square, ...]
    """The squares of the four pellets, by number."""
    starts: tuple[Square | None, ...]
    """First squares of PAC-MAN, Blinky, Pinky, Inky and Clyde; in the advanced mode PAC-MAN has none."""
    chamber: tuple[Fence, ...] = ()
    """Advanced: the four fences round the ghosts, by number."""
    respawns: tuple[Square, ...] = ()
    """Advanced: where PAC-MAN appears: north, south, west, east. Tunnels join the first two, and the others."""
    name: str = field(default="", compare=False)
    title: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "fences", tuple(sorted(self.fences, key=lambda fence: fence.order)))
        object.__setattr__(self, "chamber", tuple(sorted(self.chamber, key=lambda fence: fence.order)))
        object.__setattr__(self, "pellets", tuple(sorted(self.pellets)))
        reasons = tuple(_faults(self))
        if reasons:
            raise MazeError("this maze cannot be played", reasons=reasons, given=self.name or None)

    @property
    def tunnels(self) -> tuple[Link, ...]:
        """Pairs of squares that are neighbours although they lie far apart (C.1-10)."""
        return tuple(zip(self.respawns[::2], self.respawns[1::2], strict=False))

    @property
    def start_fences(self) -> FenceSet:
        """All fences on the board at the start, the Chamber's included."""
        return FenceSet.of((*self.fences, *self.chamber), _SIZE)

    @property
    def sealed(self) -> SquareSet:
        """The squares that the Chamber seals off at the start (ruling C-c); none in most mazes."""
        if not self.respawns:
            return 0
        return board_mask(_SIZE) & ~self.start_fences.reach(self.respawns[0].bit, self.tunnels)

    @property
    def needs_tunnels(self) -> bool:
        """Whether parts of the board are only joined by tunnels, before or after the first Chamber fence is lifted."""
        standing, board = self.start_fences, board_mask(_SIZE)
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
        starts = zip(_PIECES, self.starts, strict=True)
        data["starts"] = {piece.letter: str(square) for piece, square in starts if square is not None}
        return data


# The check: every fault is found, not only the first.


def _faults(maze: Maze) -> Iterator[str]:
    yield from _fence_faults(maze)
    yield from _square_faults(maze)
    if maze.family is Family.ADVANCED and len(maze.respawns) != _RESPAWNS:
        return  # without its tunnels nothing can be said about what is connected
    yield from _connection_faults(maze)


def _fence_faults(maze: Maze) -> Iterator[str]:
    fences = (*maze.fences, *maze.chamber)
    if len(fences) > _FENCES_IN_THE_BOX:
        yield f"maze.too_many_fences: {len(fences)} fences, the box has {_FENCES_IN_THE_BOX}"
        return  # nobody needs the thousands of pairs that a hostile file may hold
    for one, other in combinations(fences, 2):
        alone = FenceSet.of((one,), _SIZE)
        if alone.overlapped_by(other):
            yield f"maze.fence_overlaps: {one} and {other} overlap"
        if alone.crossed_by(other):
            yield f"maze.fence_crosses: {one} and {other} cross"
    wanted = _CHAMBER_FENCES if maze.family is Family.ADVANCED else 0
    if len(maze.chamber) != wanted:
        yield f"maze.chamber_count: {len(maze.chamber)} chamber fences instead of {wanted}"


def _square_faults(maze: Maze) -> Iterator[str]:
    advanced = maze.family is Family.ADVANCED
    if len(maze.pellets) != _PELLETS:
        yield f"maze.pellet_count: {len(maze.pellets)} pellets instead of {_PELLETS}"
    for piece, start in zip(_PIECES, maze.starts, strict=True):
        if (start is None) != (advanced and piece is Piece.PACMAN):
            yield f"maze.start: {piece.letter} has {'no' if start is None else 'a'} start square"
    wanted = _RESPAWNS if advanced else 0
    if len(maze.respawns) != wanted:
        yield f"maze.respawn_count: {len(maze.respawns)} respawn squares instead of {wanted}"
    for one, other in zip(maze.respawns[::2], maze.respawns[1::2], strict=False):
        if abs(one.file - other.file) + abs(one.row - other.row) == 1:
            yield f"maze.tunnel_too_short: {one} and {other} are neighbours without a tunnel"
    used: dict[Square, str] = {}
    labelled = [("a pellet", square) for square in maze.pellets]
    labelled += [("a respawn square", square) for square in maze.respawns]
    labelled += [
        (piece.letter, square) for piece, square in zip(_PIECES, maze.starts, strict=True) if square is not None
    ]
    for label, square in labelled:
        if square in used:
            yield f"maze.square_shared: {used[square]} and {label} are both on {square}"
        used[square] = label


def _connection_faults(maze: Maze) -> Iterator[str]:
    board = board_mask(_SIZE)
    links = maze.tunnels
    if maze.family is Family.PACMAN:
        missing = board & ~maze.start_fences.reach(1)
        if missing:
            yield f"maze.not_connected: cut off from a1: {_listed(missing)}"
        return
    lasting = FenceSet.of(maze.fences, _SIZE)
    missing = board & ~lasting.reach(maze.respawns[0].bit, links)
    if missing:
        yield f"maze.not_connected: cut off even without the chamber: {_listed(missing)}"
    sealed = maze.sealed
    if not sealed:
        return
    for square in maze.respawns:
        if sealed >> square & 1:
            yield f"maze.respawn_sealed: the respawn square {square} lies inside the sealed chamber"
    for piece, start in zip(_PIECES, maze.starts, strict=True):
        if piece in GHOSTS and start is not None and not sealed >> start & 1:
            yield f"maze.ghost_outside: {piece.letter} starts outside the sealed chamber"
    standing = maze.start_fences
    if maze.chamber and not any(standing.remove(fence).reach(1, links) == board for fence in maze.chamber):
        yield "maze.chamber_stuck: no single fence of the chamber opens it"


def _listed(squares: SquareSet) -> str:
    names = [str(square) for square in squares_of(squares)]
    return " ".join(names[:8]) + (" …" if len(names) > 8 else "")


# Reading.


def parse_maze(data: object) -> Maze:
    """Makes a maze from the plain data of a maze file.

    Raises:
        MazeError: with every fault that could be found at once.
    """
    if not isinstance(data, Mapping):
        raise MazeError("this is not a maze", reasons=("maze.shape: an object is expected",))
    reasons: list[str] = []
    known = {"name", "title", "family", "note", "fences", "chamber", "pellets", "respawns", "starts"}
    for key in data:
        if key not in known:
            reasons.append(f"maze.unknown_key: {_plain(key)[:_LONGEST_NAME]!r}")
    family = {"pacman": Family.PACMAN, "advanced": Family.ADVANCED}.get(_plain(data.get("family", "pacman")))
    if family is None:
        reasons.append("maze.family: pacman or advanced is expected")
    name, title = data.get("name", ""), data.get("title", "")
    for label, text in (("name", name), ("title", title)):
        if not isinstance(text, str) or len(text) > _LONGEST_NAME or not (text.isprintable()):
            reasons.append(f"maze.{label}: a printable text of at most {_LONGEST_NAME} characters is expected")
    fences = _read_fences(data, "fences", reasons)
    chamber = _read_fences(data, "chamber", reasons)
    pellets = _read_squares(data, "pellets", reasons)
    respawns = _read_squares(data, "respawns", reasons)
    starts = _read_starts(data, reasons)
    maze = None
    try:
        maze = Maze(family or Family.PACMAN, fences, pellets, starts, chamber, respawns, _plain(name), _plain(title))
    except MazeError as error:
        reasons += error.reasons
    if maze is None or reasons:
        raise MazeError("this maze cannot be played", reasons=tuple(reasons), given=_plain(name) or None)
    return maze


def _plain(value: object) -> str:
    """Returns a text as it is, and nothing else: deep data would be costly to print."""
    return value if isinstance(value, str) else f"<{type(value).__name__}>"


def _items(data: Mapping[str, object], key: str, reasons: list[str]) -> list[str]:
    value = data.get(key, [])
    if not isinstance(value, (list, tuple)) or not all(isinstance(item, str) for item in value):
        reasons.append(f"maze.shape: {key} must be a list of texts")
        return []
    return list(value)


def _read_fences(data: Mapping[str, object], key: str, reasons: list[str]) -> tuple[Fence, ...]:
    fences: list[Fence] = []
    for text in _items(data, key, reasons):
        try:
            fences.append(parse_fence(text))
        except NotationError as error:
            reasons.append(f"maze.{error.code.replace('.', '_')}: {error}")
    return tuple(fences)


def _read_squares(data: Mapping[str, object], key: str, reasons: list[str]) -> tuple[Square, ...]:
    squares: list[Square] = []
    for text in _items(data, key, reasons):
        try:
            squares.append(parse_square(text))
        except NotationError as error:
            reasons.append(f"maze.{error.code.replace('.', '_')}: {error}")
    return tuple(squares)


def _read_starts(data: Mapping[str, object], reasons: list[str]) -> tuple[Square | None, ...]:
    value = data.get("starts", {})
    if not isinstance(value, Mapping):
        reasons.append("maze.shape: starts must be an object")
        value = {}
    for letter in value:
        if letter not in {piece.letter for piece in _PIECES}:
            reasons.append(f"maze.unknown_piece: {_plain(letter)[:_LONGEST_NAME]!r}")
    starts: list[Square | None] = []
    for piece in _PIECES:
        text = value.get(piece.letter)
        try:
            starts.append(None if text is None else parse_square(_plain(text)))
        except NotationError as error:
            reasons.append(f"maze.{error.code.replace('.', '_')}: {error}")
            starts.append(None)
    return tuple(starts)


def load_maze(text: str) -> Maze:
    """Reads a maze file.

    Raises:
        NotationError: it is not JSON, or far too long.
        MazeError: it is, but not a maze that can be played.
    """
    if len(text) > _LONGEST_FILE:
        raise NotationError("maze.too_long", f"a maze file has at most {_LONGEST_FILE} characters")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise NotationError("maze.not_json", "a maze file is JSON", given=text) from None
    return parse_maze(data)


@cache
def _shipped() -> dict[str, Maze]:
    folder = resources.files("hedgemaze.rules") / "mazes"
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".json")), key=lambda file: file.name)
    mazes = [load_maze(file.read_text(encoding="utf-8")) for file in files]
    return {maze.name: maze for maze in mazes}


def maze_names(family: Family | None = None) -> tuple[str, ...]:
    """Returns the names of the shipped mazes, of one family or of all."""
    return tuple(name for name, maze in _shipped().items() if family in (None, maze.family))


def named_maze(name: str) -> Maze:
    """Returns a shipped maze.

    Raises:
        NotationError: none has that name.

    >>> named_maze("A1").title
    'Mixed'
    """
    maze = _shipped().get(name)
    if maze is None:
        raise NotationError("maze.unknown", f"no such maze; there are {', '.join(_shipped())}", given=name)
    return maze
