"""Reading game records: each game is replayed and checked against its stated result (`docs/formats.md`)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Generic

from hedgemaze.errors import Between, Examples, HedgemazeError, NotationError, check_type, too_long
from hedgemaze.rules.base_game import AnyGame
from hedgemaze.rules.enums import Family
from hedgemaze.rules.game import Game
from hedgemaze.rules.modes.mode import Mode
from hedgemaze.rules.notation.dialects import Dialect, named_dialect, to_standard
from hedgemaze.rules.notation.mode_text import format_mode, parse_mode
from hedgemaze.rules.notation.record_notes import parse_note
from hedgemaze.rules.notation.record_tokens import Token, TokenReader, on_line
from hedgemaze.rules.notation.record_writing import OWN_TAGS, result_tags
from hedgemaze.rules.variations import LineBuilder

LONGEST_RECORD = 1_000_000
"""Default limit in characters for a text, or for each game of an open file."""
MAX_ENTRIES = 20_000
"""Largest number of entries per game, those of its variations included; a longer record is refused."""

_DEFAULT_MODE = "classic2"
"""The mode of a record without a tag for it."""
_RUN = re.compile(r"([PBKIC])((?:[a-i][1-9]|@[a-i][1-9]|\+|-){2,64})")
_RUN_PART = re.compile(r"@?[a-i][1-9]|\+|-")
_READABLE = Examples(["e2", "e3h", '[Event "Final"]', "{Good.}"])
_END = re.compile(r"\*|draw|[SWNEPG]-wins")

Source = str | bytes | Iterable[str]
OnError = Callable[[NotationError], None] | None


@dataclass(slots=True)
class _Draft(Generic[AnyGame]):
    """A game while its record is being read."""

    kind: type[AnyGame]
    line: int
    tags: dict[str, str] = field(default_factory=dict)
    lines: LineBuilder[AnyGame] | None = None
    """Its lines; None until the first token after the tags."""
    open_line: int = 0
    """Line of the last opening parenthesis."""
    end: str | None = None
    has_tags: bool = False
    has_moves: bool = False
    is_bad: bool = False
    """An error was reported; the rest of the game is skipped."""
    word: int = 0
    """Index of the current word in the current token."""

    def ends_before(self, token: Token) -> bool:
        """Returns whether a token belongs to the next game; a bad game with tags ends where the next tags begin."""
        if token.kind == "tag" and self.has_moves:
            return True
        return self.end is not None and token.kind != "comment" and not (self.is_bad and self.has_tags)

    def note_token(self, token: Token) -> None:
        """Notes that a tag, a move or the result has been reached."""
        if token.kind == "tag" or token.text.startswith("["):
            self.has_tags = True
        else:
            self.has_moves = True
            if token.kind == "word" and _END.fullmatch(token.text):
                self.end = token.text


def parse_record(text: Source, *, dialect: Dialect | str = "standard") -> Game:
    """Reads a record with exactly one game, from the same sources as `parse_records`.

    Raises:
        NotationError: the record cannot be read, or has no game or several.

    >>> parse_record("1. e2 e8 2. e3h").position.text
    'classic2 e3h Se2Ne8 9,10 - N - 3'
    """
    return single_game(parse_records(text, dialect=dialect))


def parse_records(
    source: Source,
    *,
    dialect: Dialect | str = "standard",
    longest: int = LONGEST_RECORD,
    on_error: OnError = None,
) -> Iterator[Game]:
    """Yields games, each replayed and checked against the rules and its stated result.

    A movetext without tags is a game of ``classic2``.

    Args:
        source: a text, its UTF-8 bytes, or an open text file, which is read only as far as the next game needs.
        dialect: the notation of the moves.
        longest: limit in characters for a text, or for each game of an open file.
        on_error: called with the error of a bad game; that game is skipped and reading continues with the next one.
            Without it the first bad game raises the error.

    Raises:
        NotationError: something cannot be read, or an action is illegal; the message names the line. With
            `on_error` this is raised only for a source that is not UTF-8 or is too long.

    >>> errors = []
    >>> [len(game.actions) for game in parse_records("e2 e8 *  e2 e9 *  e2 *", on_error=errors.append)]
    [2, 1]
    >>> print(*errors)
    line 1: the piece already stands there: 'e9'
    """
    return read_records(source, Game, dialect, longest, on_error)


def read_records(
    source: Source, kind: type[AnyGame], dialect: Dialect | str, longest: int, on_error: OnError
) -> Iterator[AnyGame]:
    """Yields games as instances of `kind`; the other arguments are those of `parse_records`."""
    check_type(source, (str, bytes, Iterable), "a text, its bytes, or an open text file")
    if on_error is not None:
        check_type(on_error, Callable, "a function that takes an error, or None,")  # type: ignore[arg-type]  # `Callable` is not a type for mypy
    return _games(source, kind, named_dialect(dialect) if isinstance(dialect, str) else dialect, longest, on_error)


def single_game(games: Iterable[AnyGame]) -> AnyGame:
    """Returns the game of a sequence of exactly one.

    Raises:
        NotationError: there is no game, or there are several.
    """
    found = list(games)
    if len(found) != 1:
        message, details = f"one game is expected, there are {len(found)}", {"n": len(found)}
        raise NotationError("record.not_one_game", message, details=details, reason="found")
    return found[0]


def record_mode(text: str) -> str:
    """Returns the text of the mode of a record's first game, unchecked, without reading further than the tags.

    >>> record_mode('[Mode "pacman;lives=2"] [Event "Final"] Pe6e7')
    'pacman;lives=2'
    """
    tokens = TokenReader([text], len(text))
    while (token := tokens.take()) is not None and token.kind == "tag":
        if token.text == "Mode":
            return _unescape(token.value)
    return _DEFAULT_MODE


def split_run(word: str, mode: Mode) -> list[str]:
    """Returns the action tokens of a word; joined actions of one piece (``Pe6e7``) are split."""
    run = None if mode.family is Family.CLASSIC else _RUN.fullmatch(word)
    return [word] if run is None else [run[1] + part for part in _RUN_PART.findall(run[2])]


def _games(source: Source, kind: type[AnyGame], dialect: Dialect, longest: int, on_error: OnError) -> Iterator[AnyGame]:
    tokens = TokenReader(_lines(source, longest), longest)
    token = tokens.take()
    while token is not None:
        draft, begun = _Draft(kind, token.line), tokens.used
        while token is not None and not draft.ends_before(token):
            draft.note_token(token)
            try:
                if not draft.is_bad:
                    draft.word = 0
                    _read_token(draft, token, dialect)
                    _check_length(tokens.used - begun, longest)
            except HedgemazeError as error:
                draft.is_bad = True
                _report(on_line(token.line_of(draft.word), error), error, on_error)
            token = tokens.take()
        try:
            game = None if draft.is_bad else _finish(draft)
        except NotationError as error:
            _report(error, error.__cause__, on_error)
            continue
        if game is not None:
            yield game


def _lines(source: Source, longest: int) -> Iterable[str]:
    """Returns a text as a single part, which is fastest to scan, and any other source unchanged."""
    if isinstance(source, bytes):
        try:
            source = source.decode("utf-8")
        except UnicodeDecodeError as error:
            raise NotationError("record.not_utf8", f"records are UTF-8; byte {error.start} is not") from None
    if not isinstance(source, str):
        return source
    _check_length(len(source), longest)
    return [source]


def _check_length(length: int, longest: int) -> None:
    if length > longest:
        raise too_long(NotationError, "record.too_long", "a file", length, longest)


def _report(error: NotationError, cause: BaseException | None, on_error: OnError) -> None:
    """Calls `on_error` with an error, or raises the error if `on_error` is None."""
    if on_error is None:
        raise error from cause
    error.__cause__ = cause
    on_error(error)


def _read_token(draft: _Draft[AnyGame], token: Token, dialect: Dialect) -> None:
    if token.kind == "unreadable":
        raise NotationError("record.unreadable", "cannot be read", given=token.text, allowed=_READABLE)
    if draft.end and token.kind == "comment":
        raise NotationError("record.after_result", "a comment after the result", given=token.text)
    if token.kind == "tag":
        if token.text in draft.tags:
            message, details = "this tag is there twice", {"what": token.text}
            raise NotationError("record.bad_tag", message, given=token.text, details=details, reason="twice")
        draft.tags[token.text] = _unescape(token.value)
        return
    if draft.lines is None:
        draft.lines = LineBuilder(_begin(draft, dialect))
    lines = draft.lines
    if token.kind == "comment":
        lines.note(parse_note(token.text, len(lines.game.mode.sides)))
    elif token.text == "(":
        draft.open_line = token.line
        lines.open()
    elif token.text == ")":
        lines.close()
    elif not draft.end:
        _play(draft, lines, token, dialect)


def _play(draft: _Draft[AnyGame], lines: LineBuilder[AnyGame], token: Token, dialect: Dialect) -> None:
    """Adds the entries of a token that holds one word or several."""
    mode, is_standard = lines.game.mode, dialect.name == "standard"
    for number, word in enumerate(token.words()):
        draft.word = number
        for entry in () if word[-1] == "." and token.kind == "moves" else split_run(word, mode):
            if lines.entries >= MAX_ENTRIES:
                message = f"a game has at most {MAX_ENTRIES} entries"
                raise NotationError("record.too_many_entries", message, allowed=Between(most=MAX_ENTRIES))
            if is_standard or ":" in entry or entry == "--":
                lines.add(entry)
            else:
                lines.add(to_standard(entry, dialect, mode.size))


def _unescape(text: str) -> str:
    return re.sub(r"\\(.)", lambda found: {"n": "\n", "r": "\r"}.get(found[1], found[1]), text, flags=re.DOTALL)


def _begin(draft: _Draft[AnyGame], dialect: Dialect) -> AnyGame:
    mode = parse_mode(draft.tags.get("Mode", _DEFAULT_MODE))
    if dialect.name != "standard" and mode.name != "classic2":
        raise NotationError("dialect.classic_only", "dialects are for classic games of two", given=dialect.name)
    start = draft.kind.position_class.start(mode)
    if "Start" in draft.tags:
        start = draft.kind.position_class.parse(draft.tags["Start"])
        if start.mode != mode:
            message, allowed = "the start position is of another mode", [format_mode(mode)]
            raise NotationError("record.bad_start", message, given=draft.tags["Start"], allowed=allowed)
    tags = {name: value for name, value in draft.tags.items() if name not in OWN_TAGS}
    return draft.kind(start, tags)


def _finish(draft: _Draft[AnyGame]) -> AnyGame:
    """Returns the game of a draft, after comparing its outcome with the stated result."""
    dialect = named_dialect("standard")
    try:
        game = draft.lines.game if draft.lines else _begin(draft, dialect)
    except HedgemazeError as error:
        raise on_line(draft.line, error) from error
    if draft.lines and draft.lines.depth:
        message = "this variation is not closed"
        raise on_line(draft.open_line, NotationError("record.bad_variation", message, given="(", reason="not_closed"))
    expected = result_tags(game)
    stated = {name: draft.tags[name] for name in ("Result", "Reason", "Rank") if name in draft.tags}
    wrong = [f"{name} {value}" for name, value in stated.items() if expected.get(name) != value]
    if draft.end not in (None, expected["Result"]):
        wrong.append(str(draft.end))
    if wrong:
        message = f"the game that begins on line {draft.line} ends with {expected['Result']}, its record says otherwise"
        allowed = [f"{name} {value}" for name, value in expected.items()]
        raise NotationError("record.wrong_result", message, given=", ".join(wrong), allowed=allowed)
    return game
