"""A game as one text that travels to a worker.

There are three forms: a position, a position with the entries since (``<position> moves e2 e8``), and a record.
"""

from __future__ import annotations

from collections.abc import Iterable

from hedgemaze import core
from hedgemaze.errors import NotationError
from hedgemaze.rules.notation.mode_text import mode_name_of
from hedgemaze.rules.notation.record_reading import MAX_ENTRIES, record_mode, split_run

_MOVES = " moves "


def game_text(start: str, entries: Iterable[str]) -> str:
    """Returns a game as a text for the pool: a start position and the entries since, as records write them.

    >>> game_text("classic2 - Se1Ne9 10,10 - S - 0", ["e2", "e8"])
    'classic2 - Se1Ne9 10,10 - S - 0 moves e2 e8'
    """
    played = " ".join(entries)
    return f"{start}{_MOVES}{played}" if played else start


def mode_name(text: str) -> str:
    """Returns the name of the mode of a game; for a text that is no game, any name."""
    if text.startswith("["):
        text = record_mode(text)
    return mode_name_of(text)


def parse_game(text: str) -> core.Game:
    """Returns the game of a text, finished or not.

    >>> parse_game("classic2 - Se1Ne9 10,10 - S - 0 moves e2 e8").position.text
    'classic2 - Se2Ne8 10,10 - S - 2'

    Raises:
        NotationError, IllegalActionError, ModeError, GameOverError: the text cannot be read, or an entry is illegal.
    """
    if text.lstrip().startswith("["):
        return core.parse_record(text)
    start, _, played = text.partition(_MOVES)
    game = core.Game(core.Position.parse(start))
    entries = [entry for word in played.split() for entry in split_run(word, game.mode)]
    if len(entries) > MAX_ENTRIES:
        raise NotationError("record.too_many_entries", f"a game has at most {MAX_ENTRIES} entries")
    for entry in entries:
        game.add(entry)
    return game
