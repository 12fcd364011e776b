"""Reading game records: each game is replayed and checked against its stated result (`docs/formats.md`)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from hedgemaze.errors import HedgemazeError, NotationError, check_type
from hedgemaze.rules.enums import Family
from hedgemaze.rules.game import Entry, Game
from hedgemaze.rules.modes.mode import Mode
from hedgemaze.rules.notation.dialects import Dialect, named_dialect, to_standard
from hedgemaze.rules.notation.mode_text import parse_mode
from hedgemaze.rules.notation.record_notes import parse_note
from hedgemaze.rules.notation.record_tokens import Token, TokenReader, on_line
from hedgemaze.rules.notation.record_writing import OWN_TAGS, result_tags
from hedgemaze.rules.position import Position

__all__ = ["LONGEST_RECORD", "MOST_ENTRIES", "parse_record", "parse_records"]

LONGEST_RECORD = 1_000_000
"""Characters of a text, or of one game of an open file, that are read unless the caller allows more."""
MOST_ENTRIES = 20_000
"""No game is longer; a longer record is refused."""

_RUN = re.compile(r"([PBKIC])((?:[a-i][1-9]|@[a-i][1-9]|\+|-){2,64})")
_RUN_PART = re.compile(r"@?[a-i][1-9]|\+|-")
_END = re.compile(r"\*|draw|[SWNEPG]-wins")

OnError = Callable[[NotationError], None] | None


@dataclass(slots=True)
class _Draft:
    """A game while its record is being read."""

    line: int
    tags: dict[str, str] = field(default_factory=dict)
    game: Game | None = None
    end: str | None = None
    has_tags: bool = False
    has_moves: bool = False
    is_bad: bool = False
    """Something in it is wrong and was reported; the rest of it is left out."""

    def ends_before(self, token: Token) -> bool:
        """Tells whether a token belongs to the next game; a bad game that has tags ends where the next tags begin."""
        if token.kind == "tag" and self.has_moves:
            return True
        return self.end is not None and token.kind != "comment" and not (self.is_bad and self.has_tags)

    def pass_over(self, token: Token) -> None:
        """Takes note of how far the record has come."""
        if token.kind == "tag" or token.text.startswith("["):
            self.has_tags = True
        else:
            self.has_moves = True
            if token.kind == "word" and _END.fullmatch(token.text):
                self.end = token.text


def parse_record(text: str | bytes | Iterable[str], *, dialect: Dialect | str = "standard") -> Game:
    """Reads the one game of a record; what it takes is what `parse_records` takes.

    Raises:
        NotationError: it cannot be read, or holds none or several games.
    """
    games = list(parse_records(text, dialect=dialect))
    if len(games) != 1:
        raise NotationError("record.not_one_game", f"one game is expected, there are {len(games)}")
    return games[0]


def parse_records(
    source: str | bytes | Iterable[str],
    *,
    dialect: Dialect | str = "standard",
    longest: int = LONGEST_RECORD,
    on_error: OnError = None,
) -> Iterator[Game]:
    """Yields games, each replayed and checked against the rules and its stated result.

    A movetext without tags is a game of ``classic2``.

    Args:
        source: a text, its UTF-8 bytes, or an open text file, of which no more is read than the next game needs.
        dialect: the notation of the moves.
        longest: characters of the text; of an open file, of each game.
        on_error: called with what is wrong with a bad game, which is left out; reading goes on with the next one.
            Without it the first bad game ends the reading.

    Raises:
        NotationError: something cannot be read or may not be played; the message names the line. With `on_error`
            only a source that is no UTF-8, or is too long.

    >>> errors = []
    >>> [len(game.actions) for game in parse_records("e2 e8 *  e2 e9 *  e2 *", on_error=errors.append)]
    [2, 1]
    >>> print(*errors)
    line 1: the piece already stands there: 'e9'
    """
    check_type(source, (str, bytes, Iterable), "a text, its bytes, or an open text file")
    if on_error is not None:
        check_type(on_error, Callable, "a function that takes an error, or None,")  # type: ignore[arg-type]  # of typing
    return _games(source, named_dialect(dialect) if isinstance(dialect, str) else dialect, longest, on_error)


def _games(
    source: str | bytes | Iterable[str],
    dialect: Dialect,
    longest: int,
    on_error: OnError,
) -> Iterator[Game]:
    tokens = TokenReader(_lines(source, longest), longest)
    token = tokens.take()
    while token is not None:
        draft, begun = _Draft(token.line), tokens.used
        while token is not None and not draft.ends_before(token):
            draft.pass_over(token)
            try:
                if not draft.is_bad:
                    _take(draft, token, dialect)
                    _check_length(tokens.used - begun, longest)
            except HedgemazeError as error:
                draft.is_bad = True
                _report(on_line(token.line, error), error, on_error)
            token = tokens.take()
        try:
            game = None if draft.is_bad else _finish(draft)
        except NotationError as error:
            _report(error, error.__cause__, on_error)
            continue
        if game is not None:
            yield game


def _lines(source: str | bytes | Iterable[str], longest: int) -> Iterable[str]:
    """Returns a text in one piece, which is quickest, and anything else as it is."""
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
        raise NotationError("record.too_long", f"a file has at most {longest} characters, this has {length}")


def _report(error: NotationError, cause: BaseException | None, on_error: OnError) -> None:
    """Hands an error to the caller's function, or raises it where there is none."""
    if on_error is None:
        raise error from cause
    error.__cause__ = cause
    on_error(error)


def _take(draft: _Draft, token: Token, dialect: Dialect) -> None:
    if token.kind == "unreadable":
        raise NotationError("record.unreadable", "cannot be read", given=token.text)
    if draft.end and token.kind == "comment":
        raise NotationError("record.after_result", "a comment after the result", given=token.text)
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
    elif not draft.end:
        for entry in _entries(token.text, dialect, game.mode):
            if len(game.entries) >= MOST_ENTRIES:
                raise NotationError("record.too_many_entries", f"a game has at most {MOST_ENTRIES} entries")
            game.add(entry)


def _unescape(text: str) -> str:
    return re.sub(r"\\(.)", lambda found: {"n": "\n", "r": "\r"}.get(found[1], found[1]), text, flags=re.DOTALL)


def _begin(draft: _Draft, dialect: Dialect) -> Game:
    mode = parse_mode(draft.tags.get("Mode", "classic2"))
    if dialect.name != "standard" and mode.name != "classic2":
        raise NotationError("dialect.classic_only", "dialects are for classic games of two", given=dialect.name)
    start = Position.start(mode)
    if "Start" in draft.tags:
        start = Position.parse(draft.tags["Start"])
        if start.mode != mode:
            raise NotationError("record.bad_start", "the start position is of another mode", given=draft.tags["Start"])
    tags = {name: value for name, value in draft.tags.items() if name not in OWN_TAGS}
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
        raise on_line(draft.line, error) from error
    expected = result_tags(game)
    stated = {name: draft.tags[name] for name in ("Result", "Reason", "Rank") if name in draft.tags}
    wrong = [f"{name} {value}" for name, value in stated.items() if expected.get(name) != value]
    if draft.end not in (None, expected["Result"]):
        wrong.append(str(draft.end))
    if wrong:
        message = f"the game that begins on line {draft.line} ends with {expected['Result']}, its record says otherwise"
        raise NotationError("record.wrong_result", message, given=", ".join(wrong))
    return game
