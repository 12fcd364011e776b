"""Collections of puzzles: the shipped one, files, and the puzzle of a day."""

from __future__ import annotations

import datetime
import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path

from hedgemaze.errors import PuzzleError, no_such, system_reason
from hedgemaze.puzzles.puzzle import Puzzle

VERSION = 1
_STRIDE = 197
"""Neighbouring days are this many puzzles apart. It is prime, so every puzzle has its day before one returns."""
_FIRST_DAY = datetime.date(1970, 1, 1)


@cache
def shipped() -> tuple[Puzzle, ...]:
    """Returns the puzzles that come with Hedgemaze.

    >>> shipped()[0].id
    'classic2-1'
    """
    return parse_puzzles(files("hedgemaze.puzzles").joinpath("puzzles.json").read_text("utf-8"))


def load_puzzles(path: Path) -> tuple[Puzzle, ...]:
    """Reads a file of puzzles.

    Raises:
        PuzzleError: the file cannot be read, or is no file of puzzles.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     save_puzzles(Path(folder) / "two.json", shipped()[:2])
    ...     [puzzle.id for puzzle in load_puzzles(Path(folder) / "two.json")]
    ['classic2-1', 'classic2-2']
    """
    try:
        return parse_puzzles(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        message = f"the file cannot be read ({error})"
        raise PuzzleError("puzzle.file", message, given=str(path), reason=system_reason(error)) from None


def parse_puzzles(text: str) -> tuple[Puzzle, ...]:
    """Reads the text of a file of puzzles.

    Raises:
        PuzzleError: the text is no file of puzzles, or two puzzles have the same id.

    >>> parse_puzzles(format_puzzles(shipped()[:2])) == shipped()[:2]
    True
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        reason = "empty_file" if not text.strip() else "object_expected"
        raise PuzzleError("puzzle.unreadable", f"this is no JSON ({error})", given=text, reason=reason) from None
    if not isinstance(data, dict):
        message = "a file of puzzles is an object with a list of puzzles"
        raise PuzzleError("puzzle.unreadable", message, given=text, reason="object_expected")
    if not isinstance(data.get("puzzles"), list):
        message, details = "a file of puzzles is an object with a list of puzzles", {"key": "puzzles"}
        raise PuzzleError("puzzle.unreadable", message, details=details, reason="key_missing")
    if data.get("version") != VERSION:
        message = f"only files of version {VERSION} can be read"
        raise PuzzleError("puzzle.version", message, given=data.get("version"), allowed=[VERSION])
    found = tuple(map(Puzzle.from_data, data["puzzles"]))
    ids = [puzzle.id for puzzle in found]
    for number, each in enumerate(ids):
        if each in ids[:number]:
            raise PuzzleError("puzzle.twice", "two puzzles have this id", given=each)
    return found


def format_puzzles(puzzles: Iterable[Puzzle]) -> str:
    """Returns the text of a file of puzzles: JSON with one puzzle per line."""
    rows = ",\n".join(json.dumps(puzzle.to_data(), separators=(",", ":")) for puzzle in puzzles)
    return f'{{"version":{VERSION},"puzzles":[\n{rows}\n]}}\n'


def save_puzzles(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Writes a file of puzzles atomically.

    Raises:
        PuzzleError: the file cannot be written.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     save_puzzles(Path(folder) / "one.json", shipped()[:1])
    ...     (Path(folder) / "one.json").read_text("utf-8") == format_puzzles(shipped()[:1])
    True
    """
    temporary = path.with_name(path.name + ".new")
    try:
        temporary.write_text(format_puzzles(puzzles), encoding="utf-8")
        temporary.replace(path)
    except OSError as error:
        message = f"the file cannot be written ({error})"
        raise PuzzleError("puzzle.file", message, given=str(path), reason=system_reason(error)) from None


def puzzle_of_day(day: datetime.date, puzzles: tuple[Puzzle, ...] | None = None) -> Puzzle:
    """Returns the puzzle of a day, the same for everyone; the page computes it in the same way.

    >>> puzzle_of_day(datetime.date(2026, 11, 16)) == puzzle_of_day(datetime.date(2026, 11, 16))
    True
    """
    among = shipped() if puzzles is None else puzzles
    return among[(day - _FIRST_DAY).days * _STRIDE % len(among)]


def find_puzzle(wanted: str, puzzles: tuple[Puzzle, ...] | None = None, *, turn: int = 0) -> Puzzle:
    """Returns a puzzle by its id, or one of those with a theme or of a mode.

    Args:
        wanted: an id, the name of a theme, or the name of a mode.
        puzzles: where to look; the shipped ones by default.
        turn: which of several puzzles: any number.

    Raises:
        PuzzleError: there is none.

    >>> find_puzzle("classic2-1").id, find_puzzle("pacman").mode
    ('classic2-1', 'pacman')
    """
    among = shipped() if puzzles is None else puzzles
    found = [each for each in among if wanted in (each.id, each.mode, each.theme.value)]
    if not found:
        names = sorted({name for each in among for name in (each.mode, each.theme.value)})
        raise no_such(PuzzleError, "puzzle.unknown", "puzzle, theme or mode", wanted, names)
    return found[turn % len(found)]
