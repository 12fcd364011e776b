"""A game as one text that travels to a worker, and how a worker reads it by the fast core alone.

Three texts are read: a position, a position with what was played since (``<position> moves e2 e8``), and a record.
The reference takes thirty times as long to read a record; what it would say is what is said here.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from hedgemaze import core
from hedgemaze.core._choose import native
from hedgemaze.engine import Played, recent_squares
from hedgemaze.errors import GameOverError, NotationError
from hedgemaze.rules import Family, Game, Mode, Position, Side, parse_mode, parse_record

__all__ = ["game_text", "mode_name", "read_game", "read_reference"]

_MOVES = " moves "
_MOST_ENTRIES = 20_000
_REPETITIONS = 3
_TAG = re.compile(r'\[(\w+) "((?:[^"\\\n]|\\.)*)"\]')
_HEADER = re.compile(rf"\s*(?:{_TAG.pattern}\s*)*")
_ASIDE = re.compile(r"\{(?:[^{}\\]|\\.)*\}|(?<!\S)[0-9]{1,7}\.(?=\s|$)", re.DOTALL)
_END = re.compile(r"\*|draw|[SWNEPG]-wins")
_RUN = re.compile(r"([PBKIC])((?:[a-i][1-9]|@[a-i][1-9]|\+|-){2,64})")
_RUN_PART = re.compile(r"@?[a-i][1-9]|\+|-")
_SIDES = {side.letter: side for side in Side}


def game_text(start: str, entries: Iterable[str]) -> str:
    """Returns a game as a text for the pool: a start position and the entries since, as records write them.

    >>> game_text("classic2 - Se1Ne9 10,10 - S - 0", ["e2", "e8"])
    'classic2 - Se1Ne9 10,10 - S - 0 moves e2 e8'
    """
    played = " ".join(entries)
    return f"{start}{_MOVES}{played}" if played else start


def mode_name(text: str) -> str:
    """Returns the name of the mode that a text is about; what is no game gives any name."""
    if text.startswith("["):
        text = next((value for name, value in _TAG.findall(_header(text)) if name == "Mode"), "classic2")
    return re.split("[; ]", text, maxsplit=1)[0]


def read_game(text: str) -> Played:
    """Returns where a game stands, with its history.

    >>> read_game("classic2 - Se1Ne9 10,10 - S - 0 moves e2 e8").position.text
    'classic2 - Se2Ne8 10,10 - S - 2'

    Raises:
        NotationError, IllegalActionError, ModeError: it cannot be read or played.
        GameOverError: it has ended.
    """
    start, entries = _parts(text)
    position = start
    starts, is_start = [start], True
    last = ""
    for last in entries:
        if last == "draw:agreed":
            break
        who, colon, cause = last.partition(":")
        if colon and not (who in _SIDES and cause in ("resigned", "flagged")):
            raise NotationError("record.unreadable", "not an event of a game", given=last)
        after = position.retire(_SIDES[who]) if colon else position.play(last)
        is_new = native.begins_turn(position._native, after._native)
        is_start = is_new or (bool(colon) and is_start)
        position = after
        if is_start:
            starts.append(after)
    if position.outcome() or last == "draw:agreed" or (is_start and _is_repeated(position.mode, starts)):
        raise GameOverError("action.game_over", "the game is over", position=position.text)
    return Played(position, tuple(each.hash for each in starts), recent_squares(starts))


def read_reference(text: str) -> Game:
    """Returns a game of the reference, finished or not: for a review.

    Raises:
        NotationError, IllegalActionError, ModeError, GameOverError: it cannot be read or played.
    """
    if text.lstrip().startswith("["):
        return parse_record(text)
    start, _, played = text.partition(_MOVES)
    game = Game(Position.parse(start))
    for entry in played.split():
        game.add(entry)
    return game


def _header(text: str) -> str:
    """Returns the tags at the beginning of a record."""
    found = _HEADER.match(text)
    assert found is not None, "it may be empty"
    return found[0]


def _parts(text: str) -> tuple[core.Position, list[str]]:
    """Returns the start and the single entries since."""
    if text.lstrip().startswith("["):
        header = _header(text)
        tags = dict(_TAG.findall(header))
        mode = parse_mode(tags.get("Mode", "classic2"))
        start = core.Position.parse(tags["Start"]) if "Start" in tags else core.Position.start(mode)
        words = _ASIDE.sub(" ", text[len(header) :]).split()
    else:
        place, _, played = text.partition(_MOVES)
        start, words = core.Position.parse(place), played.split()
    if words and _END.fullmatch(words[-1]):
        words.pop()
    entries = [entry for word in words for entry in _single(word, start.mode)]
    if len(entries) > _MOST_ENTRIES:
        raise NotationError("record.too_many_entries", f"a game has at most {_MOST_ENTRIES} entries")
    return start, entries


def _single(word: str, mode: Mode) -> Iterator[str]:
    """Yields the tokens of a word: a piece's run is taken apart."""
    run = _RUN.fullmatch(word) if mode.family is not Family.CLASSIC else None
    if run is None:
        yield word
    else:
        for part in _RUN_PART.findall(run[2]):
            yield run[1] + part


def _is_repeated(mode: Mode, starts: list[core.Position]) -> bool:
    """Tells whether the last of these positions stands for the third time; equal hashes are looked at closely."""
    if not mode.house.repetition_draw or sum(each.hash == starts[-1].hash for each in starts) < _REPETITIONS:
        return False
    return Counter(each.key for each in starts)[starts[-1].key] >= _REPETITIONS
