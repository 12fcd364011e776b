"""Game records: tags, movetext with comments, clocks and evaluations, several games in a file (`docs/formats.md`)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from hedgemaze.errors import HedgemazeError, NotationError
from hedgemaze.rules.dialects import Dialect, named_dialect, to_standard
from hedgemaze.rules.game import Entry, Game
from hedgemaze.rules.mode_text import format_mode, parse_mode
from hedgemaze.rules.modes import Mode
from hedgemaze.rules.notes import format_note, parse_note
from hedgemaze.rules.position import Position
from hedgemaze.rules.words import Family

__all__ = ["LONGEST_RECORD", "format_record", "format_records", "parse_record", "parse_records"]

LONGEST_RECORD = 1_000_000
"""Characters of a file that are read unless the caller allows more."""
MOST_ENTRIES = 20_000
"""No game is longer; a longer record is refused."""

_WIDTH = 96
_OWN_TAGS = ("Mode", "Start", "Result", "Reason", "Rank")
_TAG_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,39}")
_LEXER = re.compile(
    r"""(?P<space>[ \t\r\n]+)
    | \[(?P<tag>[A-Za-z][A-Za-z0-9_]{0,39})[ ]"(?P<value>[^"\\\n]*+(?:\\.[^"\\\n]*+)*+)"\]
    | \{(?P<comment>[^{}\\]*+(?:\\.[^{}\\]*+)*+)\}
    | (?P<number>[0-9]{1,7}\.)(?=[ \t\r\n]|\Z)
    | (?P<word>[^ \t\r\n{}\[\]"]+)""",
    re.VERBOSE | re.DOTALL,
)
_RUN = re.compile(r"([PBKIC])((?:[a-i][1-9]|@[a-i][1-9]|\+|-){2,64})")
_RUN_PART = re.compile(r"@?[a-i][1-9]|\+|-")
_END = re.compile(r"\*|draw|[SWNEPG]-wins")


# Writing.


def format_records(games: Iterable[Game]) -> str:
    """Returns several games as one file."""
    return "\n".join(map(format_record, games))


def format_record(game: Game) -> str:
    """Returns a game's canonical record, with a line break at the end.

    Raises:
        NotationError: a tag has a name that is reserved or cannot be written.
    """
    tags = {"Mode": format_mode(game.mode)}
    if game.start != Position.start(game.mode):
        tags["Start"] = game.start.text
    check_tags(game.tags)
    tags |= game.tags
    tags |= _result_tags(game)
    head = "".join(f'[{name} "{_escape(value)}"]\n' for name, value in tags.items())
    return f"{head}\n{_wrap([*_movetext(game), tags['Result']])}\n"


def check_tags(tags: Iterable[str]) -> None:
    """Checks names of tags.

    Raises:
        NotationError: a name is reserved for what the game itself says, or cannot be written.
    """
    for name in tags:
        if name in _OWN_TAGS or not _TAG_NAME.fullmatch(name):
            raise NotationError("record.bad_tag", "this tag cannot be written", given=name)


def _result_tags(game: Game) -> dict[str, str]:
    """Returns what the head of a record says about the end."""
    outcome = game.outcome()
    if outcome is None:
        return {"Result": "*"}
    tags = {"Result": str(outcome), "Reason": outcome.reason.value}
    return tags | {"Rank": str(outcome.rank)} if outcome.rank else tags


def _escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\r", "\\r")


def _unescape(text: str) -> str:
    return re.sub(r"\\(.)", lambda found: {"n": "\n", "r": "\r"}.get(found[1], found[1]), text, flags=re.DOTALL)


def _movetext(game: Game) -> Iterator[str]:
    """Yields numbers, entries (a piece's run of actions joined) and notes."""
    if 0 in game.notes:
        yield format_note(game.notes[0])
    run = ""
    numbers = _round_numbers(game)
    for index, entry in enumerate(game.entries):
        number = numbers.get(index)
        text = str(entry)
        joins = run and number is None and text[0] == run[0] and _is_run(text) and index not in game.notes
        if not joins:
            if run:
                yield run
            if number is not None:
                yield f"{number}."
            run = text
        else:
            run += text[1:]
        if not _is_run(run) or index + 1 in game.notes:
            yield run
            run = ""
        if index + 1 in game.notes:
            yield format_note(game.notes[index + 1])
    if run:
        yield run


def _is_run(text: str) -> bool:
    return text[0] in "PBKIC" and text[1:2] != ":"


def _round_numbers(game: Game) -> dict[int, int]:
    """Returns the numbers to print, by the entry that opens a round; classic rounds count from the record's start."""
    sides, is_classic = game.mode.sides, game.mode.family is Family.CLASSIC
    numbers: dict[int, int] = {}
    before: Position | None = None
    for index, position in enumerate(game.positions[:-1]):
        if is_classic:
            if before is None or sides.index(position.side) < sides.index(before.side):
                numbers[index] = len(numbers) + 1
        elif before is None or position.round != before.round:
            numbers[index] = position.round
        before = position
    return numbers


def _wrap(words: Iterable[str]) -> str:
    lines: list[str] = [""]
    for word in words:
        if lines[-1] and len(lines[-1]) + 1 + len(word) > _WIDTH:
            lines.append(word)
        else:
            lines[-1] += f" {word}" if lines[-1] else word
    return "\n".join(lines)


# Reading.


@dataclass(slots=True)
class _Draft:
    """A game while its record is being read."""

    line: int
    tags: dict[str, str] = field(default_factory=dict)
    game: Game | None = None
    end: str | None = None


def parse_record(text: str | bytes, *, dialect: Dialect | str = "standard") -> Game:
    """Reads the one game of a record.

    Raises:
        NotationError: it cannot be read, or holds none or several games.
    """
    games = list(parse_records(text, dialect=dialect))
    if len(games) != 1:
        raise NotationError("record.not_one_game", f"one game is expected, there are {len(games)}")
    return games[0]


def parse_records(
    text: str | bytes, *, dialect: Dialect | str = "standard", longest: int = LONGEST_RECORD
) -> Iterator[Game]:
    """Yields the games of a file, each replayed and checked against the rules and its stated result.

    A movetext without tags is a game of ``classic2``.

    Raises:
        NotationError: something cannot be read or may not be played; the message names the line.
    """
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8")
        except UnicodeDecodeError as error:
            raise NotationError("record.not_utf8", f"records are UTF-8; byte {error.start} is not") from None
    text = text.removeprefix("\ufeff")
    if len(text) > longest:
        raise NotationError("record.too_long", f"a file has at most {longest} characters, this has {len(text)}")
    if isinstance(dialect, str):
        dialect = named_dialect(dialect)
    draft: _Draft | None = None
    for token in _tokens(text):
        if draft is not None and draft.end and token.kind == "comment":
            late = NotationError("record.after_result", "a comment after the result", given=token.text)
            raise _on_line(token.line, late)
        if draft is not None and (draft.end or (token.kind == "tag" and draft.game)):
            yield _finish(draft)
            draft = None
        draft = draft or _Draft(token.line)
        try:
            _take(draft, token, dialect)
        except HedgemazeError as error:
            raise _on_line(token.line, error) from error
    if draft is not None:
        yield _finish(draft)


def _on_line(line: int, error: HedgemazeError) -> NotationError:
    message = f"line {line}: {error.message}"
    return NotationError(error.code, message, given=error.given, details=error.details | {"line": line})


@dataclass(frozen=True, slots=True)
class _Token:
    kind: str
    text: str
    value: str
    line: int


def _tokens(text: str) -> Iterator[_Token]:
    at, line = 0, 1
    while at < len(text):
        found = _LEXER.match(text, at)
        if found is None:
            raise _on_line(line, NotationError("record.unreadable", "cannot be read", given=text[at : at + 20]))
        kind = "tag" if found["tag"] else found.lastgroup or ""
        if kind not in ("space", "number"):
            yield _Token(kind, found["tag"] or found["comment"] or found["word"] or "", found["value"] or "", line)
        line += text.count("\n", at, found.end())
        at = found.end()


def _take(draft: _Draft, token: _Token, dialect: Dialect) -> None:
    if token.kind == "tag":
        if token.text in draft.tags:
            raise NotationError("record.bad_tag", "this tag stands there twice", given=token.text)
        draft.tags[token.text] = _unescape(token.value)
        return
    if draft.game is None:
        draft.game = _begin(draft, dialect)
    game = draft.game
    if token.kind == "comment":
        if len(game.entries) in game.notes:
            raise NotationError("record.two_comments", "an action has one comment", given=token.text)
        game.note(parse_note(token.text, len(game.mode.sides)))
    elif _END.fullmatch(token.text):
        draft.end = token.text
    else:
        for entry in _entries(token.text, dialect, game.mode):
            if len(game.entries) >= MOST_ENTRIES:
                raise NotationError("record.too_many_entries", f"a game has at most {MOST_ENTRIES} entries")
            game.add(entry)


def _begin(draft: _Draft, dialect: Dialect) -> Game:
    mode = parse_mode(draft.tags.get("Mode", "classic2"))
    if dialect.name != "standard" and mode.name != "classic2":
        raise NotationError("dialect.classic_only", "dialects are for classic games of two", given=dialect.name)
    start = Position.start(mode)
    if "Start" in draft.tags:
        start = Position.parse(draft.tags["Start"])
        if start.mode != mode:
            raise NotationError("record.bad_start", "the start position is of another mode", given=draft.tags["Start"])
    tags = {name: value for name, value in draft.tags.items() if name not in _OWN_TAGS}
    return Game(start, tags)


def _entries(word: str, dialect: Dialect, mode: Mode) -> Iterator[Entry | str]:
    """Yields the single tokens of a word: a piece's run is taken apart."""
    run = _RUN.fullmatch(word)
    if run is not None and mode.family is not Family.CLASSIC:
        for part in _RUN_PART.findall(run[2]):
            yield run[1] + part
    elif dialect.name == "standard" or ":" in word or word == "--":
        yield word
    else:
        yield to_standard(word, dialect, mode.size)


def _finish(draft: _Draft) -> Game:
    """Checks the stated result against the game itself."""
    dialect = named_dialect("standard")
    try:
        game = draft.game or _begin(draft, dialect)
    except HedgemazeError as error:
        raise _on_line(draft.line, error) from error
    expected = _result_tags(game)
    stated = {name: draft.tags[name] for name in ("Result", "Reason", "Rank") if name in draft.tags}
    wrong = [f"{name} {value}" for name, value in stated.items() if expected.get(name) != value]
    if draft.end not in (None, expected["Result"]):
        wrong.append(str(draft.end))
    if wrong:
        message = f"the game that begins on line {draft.line} ends with {expected['Result']}, its record says otherwise"
        raise NotationError("record.wrong_result", message, given=", ".join(wrong))
    return game
