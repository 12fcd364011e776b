"""Reads `suites/playthroughs/*.txt`; `docs/suites.md` has the format. Strict: anything else is an error."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.suites.perft_file import SuiteError

PLAYTHROUGHS = Path(__file__).resolve().parents[2] / "suites" / "playthroughs"

_HEAD = ("title", "shows", "clauses", "mode", "start")
_TURN = re.compile(r"-|[SWNEPG] [a-z]+ (?:0|[1-9][0-9]*)")
_NUMBER = re.compile(r"0|[1-9][0-9]*")
_OUTCOME = re.compile(r"none|[a-z_]+ (?:draw|[SWNEPG]-wins) [1-4-]")


@dataclass(frozen=True, slots=True)
class Refusal:
    """An action that may not be played."""

    token: str
    code: str


@dataclass(frozen=True, slots=True)
class Moment:
    """The game after an entry, or at the start."""

    entry: str | None
    """The token of an action, or an event; None at the start."""
    ply: int | None
    """How many actions have been played; None at the start and after an event."""
    turn: str
    """Side, phase and steps left; ``-`` when the position is final."""
    legal: int
    position: str
    refusals: tuple[Refusal, ...]
    """The actions that are tried and refused here."""
    line: int


@dataclass(frozen=True, slots=True)
class Playthrough:
    """One file."""

    name: str
    title: str
    shows: str
    clauses: tuple[str, ...]
    mode: str
    moments: tuple[Moment, ...]
    """The start, then one for every entry."""
    outcome: str
    """Reason, result and rank; ``none`` if the game is unfinished."""


@dataclass(frozen=True, slots=True)
class _Line:
    number: int
    keyword: str
    value: str


class _Lines:
    """The lines of a file without comments and blank lines, one by one."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self._lines = list(self._meaningful(text))
        self._next = 0

    def _meaningful(self, text: str) -> Iterator[_Line]:
        if not text.endswith("\n"):
            raise SuiteError(self.name, text.count("\n") + 1, "the last line does not end")
        for number, line in enumerate(text.removesuffix("\n").split("\n"), 1):
            if line != line.strip() or "\t" in line or "\r" in line:
                raise SuiteError(self.name, number, "white space at an end of the line, or a tab")
            if line and not line.startswith("#"):
                keyword, _, value = line.partition(" ")
                yield _Line(number, keyword, value)

    def peek(self) -> str:
        """Returns the keyword of the next line, an empty text at the end of the file."""
        return self._lines[self._next].keyword if self._next < len(self._lines) else ""

    def take(self, keyword: str, pattern: re.Pattern[str] | None = None) -> _Line:
        """Returns the next line, which must have this keyword and match the pattern."""
        if self._next == len(self._lines):
            last = self._lines[-1].number if self._lines else 1
            raise SuiteError(self.name, last, f"the file ends where {keyword} is expected")
        line = self._lines[self._next]
        if line.keyword != keyword:
            raise SuiteError(self.name, line.number, f"{keyword} is expected, not {line.keyword!r}")
        if not line.value or "  " in line.value or (pattern is not None and not pattern.fullmatch(line.value)):
            raise SuiteError(self.name, line.number, f"{keyword} cannot be {line.value!r}")
        self._next += 1
        return line


def read_playthrough(path: Path) -> Playthrough:
    """Reads one file.

    Raises:
        SuiteError: it is not in the format.
    """
    try:
        text = path.read_bytes().decode("ascii")
    except UnicodeDecodeError as error:
        raise SuiteError(path.name, 1, f"only ASCII is expected, byte {error.start} is not") from None
    return parse_playthrough(text, path.name)


def parse_playthrough(text: str, name: str) -> Playthrough:
    """Parses the text of a file.

    Raises:
        SuiteError: it is not in the format.
    """
    lines = _Lines(text, name)
    head = {keyword: lines.take(keyword).value for keyword in _HEAD}
    moments = [_start(lines, head["start"])]
    while lines.peek() in ("action", "event"):
        moments.append(_moment(lines))
    outcome = lines.take("outcome", _OUTCOME).value
    if lines.peek():
        line = lines.take(lines.peek())
        raise SuiteError(name, line.number, "nothing may follow the outcome")
    clauses = tuple(head["clauses"].split(" "))
    stem = name.removesuffix(".txt")
    return Playthrough(stem, head["title"], head["shows"], clauses, head["mode"], tuple(moments), outcome)


def _start(lines: _Lines, position: str) -> Moment:
    turn = lines.take("turn", _TURN)
    legal = int(lines.take("legal", _NUMBER).value)
    return Moment(None, None, turn.value, legal, position, _refusals(lines), turn.number)


def _moment(lines: _Lines) -> Moment:
    ply = None
    if lines.peek() == "action":
        line = lines.take("action", re.compile(r"[1-9][0-9]* \S+"))
        number, _, entry = line.value.partition(" ")
        ply = int(number)
    else:
        line = lines.take("event", re.compile(r"\S+:\S+"))
        entry = line.value
    turn = lines.take("turn", _TURN).value
    legal = int(lines.take("legal", _NUMBER).value)
    position = lines.take("position").value
    return Moment(entry, ply, turn, legal, position, _refusals(lines), line.number)


def _refusals(lines: _Lines) -> tuple[Refusal, ...]:
    found = []
    while lines.peek() == "refused":
        token, _, code = lines.take("refused", re.compile(r"\S+ [a-z_]+\.[a-z_]+")).value.partition(" ")
        found.append(Refusal(token, code))
    return tuple(found)
