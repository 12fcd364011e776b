"""Reads `suites/perft/*.perft`; `docs/suites.md` has the format. Strict: anything else is an error."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PERFT = Path(__file__).resolve().parents[2] / "suites" / "perft"

_ORDER = ("id", "source", "position", "entries", "perft")
"""The lines of a block, in this order; `entries` may be missing, `perft` is there once for every depth."""
_REQUIRED = ("id", "source", "position", "perft")
_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_COUNT = re.compile(r"([1-9][0-9]?) (0|[1-9][0-9]{0,15})")


class SuiteError(ValueError):
    """A file of the suites is not in its format; the message begins with the file and the line."""

    def __init__(self, name: str, line: int, message: str) -> None:
        super().__init__(f"{name}:{line}: {message}")


@dataclass(frozen=True, slots=True)
class Block:
    """A position and the counts below it."""

    id: str
    source: str
    """The program that computed the counts."""
    position: str
    entries: tuple[str, ...]
    """The entries from the mode's start position to this one; empty for the start position itself."""
    counts: tuple[int, ...]
    """The counts by depth, from 1."""
    line: int
    """The line of its `id`."""

    @property
    def mode(self) -> str:
        """The text of the mode: the position's first field."""
        return self.position.partition(" ")[0]

    def lists(self, depth: int) -> int:
        """Returns the number of legal lists that a bulk-counting perft generates: the cost of a row."""
        return 1 if depth == 1 else self.counts[depth - 2]


def read_perft(path: Path) -> list[Block]:
    """Returns the blocks of one file.

    Raises:
        SuiteError: the file is not in the format.
    """
    try:
        text = path.read_bytes().decode("ascii")
    except UnicodeDecodeError as error:
        raise SuiteError(path.name, 1, f"only ASCII is expected, byte {error.start} is not") from None
    return parse_perft(text, path.name)


def parse_perft(text: str, name: str) -> list[Block]:
    """Returns the blocks of a file's text; `name` is the file's, whose stem is the mode of every position.

    Raises:
        SuiteError: the text is not in the format.
    """
    blocks: list[Block] = []
    lines_by_id: dict[str, int] = {}
    for lines in _chunks(text, name):
        block = _block(lines, name)
        mode = block.mode.partition(";")[0]
        if mode != name.partition(".")[0]:
            raise SuiteError(name, block.line, f"{block.id} is a position of mode {mode}")
        if block.id in lines_by_id:
            raise SuiteError(name, block.line, f"the id {block.id} is on line {lines_by_id[block.id]} already")
        lines_by_id[block.id] = block.line
        blocks.append(block)
    if not blocks:
        raise SuiteError(name, 1, "there is no block in it")
    return blocks


def _chunks(text: str, name: str) -> Iterator[list[tuple[int, str, str]]]:
    """Yields the lines between blank lines as number, keyword and value; comments are left out."""
    if not text.endswith("\n"):
        raise SuiteError(name, text.count("\n") + 1, "the last line does not end")
    chunk: list[tuple[int, str, str]] = []
    for number, line in enumerate(text.removesuffix("\n").split("\n"), 1):
        if line != line.strip() or "\t" in line or "\r" in line:
            raise SuiteError(name, number, "white space at an end of the line, or a tab")
        if line.startswith("#"):
            continue
        if line:
            keyword, _, value = line.partition(" ")
            chunk.append((number, keyword, value))
        elif chunk:
            yield chunk
            chunk = []
    if chunk:
        yield chunk


def _block(lines: list[tuple[int, str, str]], name: str) -> Block:
    values: dict[str, str] = {}
    counts: list[int] = []
    last = "id"
    first_line = lines[0][0]
    for number, keyword, value in lines:
        if keyword not in _ORDER:
            raise SuiteError(name, number, f"unknown keyword {keyword!r}")
        if _ORDER.index(keyword) < _ORDER.index(last):
            raise SuiteError(name, number, f"{keyword} does not come after {last}")
        if keyword in values and keyword != "perft":
            raise SuiteError(name, number, f"{keyword} is there twice")
        if not value or "  " in value:
            raise SuiteError(name, number, f"{keyword} needs words with single spaces between them")
        if keyword == "perft":
            counts.append(_count(value, len(counts) + 1, name, number))
        elif keyword == "id" and not _ID.fullmatch(value):
            raise SuiteError(name, number, f"not an id: {value!r}")
        values[keyword] = value
        last = keyword
    for keyword in _REQUIRED:
        if keyword not in values:
            raise SuiteError(name, first_line, f"{keyword} is missing in this block")
    entries = tuple(values["entries"].split(" ")) if "entries" in values else ()
    return Block(values["id"], values["source"], values["position"], entries, tuple(counts), first_line)


def _count(value: str, depth: int, name: str, line: int) -> int:
    found = _COUNT.fullmatch(value)
    if found is None:
        raise SuiteError(name, line, f"a depth and a count are expected, not {value!r}")
    if int(found[1]) != depth:
        raise SuiteError(name, line, f"depth {depth} is expected, not {found[1]}")
    return int(found[2])
