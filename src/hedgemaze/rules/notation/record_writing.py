"""Writing game records (`docs/formats.md`): tags, movetext with notes and variations.

`record_reading` reads them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from hedgemaze.errors import Examples, NotationError, check_type
from hedgemaze.rules.base_game import AnyPosition, BaseGame
from hedgemaze.rules.base_position import BasePosition
from hedgemaze.rules.enums import Family
from hedgemaze.rules.game_entries import Agreed, Entry, Retirement
from hedgemaze.rules.notation.mode_text import format_mode
from hedgemaze.rules.notation.record_notes import format_note
from hedgemaze.rules.variations import Variation

OWN_TAGS = ("Mode", "Start", "Result", "Reason", "Rank")
"""Tags of a record that the game itself determines."""

_WIDTH = 96
_TAG_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,39}")


def format_records(games: Iterable[BaseGame[AnyPosition]]) -> str:
    """Returns several games as the text of one file.

    >>> from hedgemaze.rules import Game, Mode, parse_records
    >>> text = format_records([Game(Mode.named("classic2")).play("e2"), Game(Mode.named("pacman"))])
    >>> list(parse_records(text))
    [<Game classic2, 1 entries, unfinished>, <Game pacman, 0 entries, unfinished>]
    """
    return "\n".join(map(format_record, games))


def format_record(game: BaseGame[AnyPosition]) -> str:
    """Returns a game's canonical record, with a line break at the end.

    Raises:
        NotationError: a tag has a name that is reserved or cannot be written.

    >>> from hedgemaze.rules import Game, Mode
    >>> print(format_record(Game(Mode.named("classic2")).play("e2").play("e8")), end="")
    [Mode "classic2"]
    [Result "*"]
    <BLANKLINE>
    1. e2 e8 *
    """
    check_type(game, BaseGame, "a Game")
    tags = {"Mode": format_mode(game.mode)}
    if game.start != game.position_class.start(game.mode):
        tags["Start"] = game.start.text
    check_tags(game.tags)
    tags |= game.tags
    tags |= result_tags(game)
    head = "".join(f'[{name} "{_escape(value)}"]\n' for name, value in tags.items())
    return f"{head}\n{_wrap([*_movetext(game), tags['Result']])}\n"


def check_tags(tags: Iterable[str]) -> None:
    """Checks the names of tags.

    Raises:
        NotationError: a name is one of `OWN_TAGS`, or cannot be written.
    """
    for name in tags:
        if name in OWN_TAGS:
            raise NotationError("record.bad_tag", "the program writes this tag itself", given=name, reason="own_tag")
        if not _TAG_NAME.fullmatch(name):
            allowed = Examples(["Event", "Seat1"])
            raise NotationError("record.bad_tag", "this tag cannot be written", given=name, allowed=allowed)


def result_tags(game: BaseGame[AnyPosition]) -> dict[str, str]:
    """Returns the tags that state the outcome: `Result`, `Reason` and `Rank`."""
    outcome = game.outcome()
    if outcome is None:
        return {"Result": "*"}
    tags = {"Result": str(outcome), "Reason": outcome.reason.value}
    return tags | {"Rank": str(outcome.rank)} if outcome.rank else tags


def _escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\r", "\\r")


def _movetext(game: BaseGame[AnyPosition]) -> Iterator[str]:
    """Yields the words of a game: round numbers, entries, notes and variations."""
    return _line(_Line(game, game.positions, _rounds(game.positions, 1)))


@dataclass(frozen=True, slots=True)
class _Line:
    """A game or a variation that is written, with the position and the number of the round before each entry."""

    source: BaseGame[Any] | Variation[Any]
    positions: Sequence[BasePosition]
    rounds: Sequence[int]

    def branch(self, variation: Variation[Any]) -> _Line:
        """Returns a variation of this line."""
        positions = [self.positions[variation.at]]
        for entry in variation.entries:
            positions.append(_after(positions[-1], entry))
        return _Line(variation, positions, _rounds(positions, self.rounds[variation.at]))


def _after(position: BasePosition, entry: Entry) -> BasePosition:
    if isinstance(entry, Retirement):
        return position.retire(entry.side)
    return position if isinstance(entry, Agreed) else position.play_unchecked(entry)


def _line(line: _Line) -> Iterator[str]:
    """Yields the words of a line; consecutive actions of one piece are joined."""
    notes, rounds, branches = line.source.notes, line.rounds, dict[int, list[Variation[Any]]]()
    for variation in line.source.variations:
        branches.setdefault(variation.at, []).append(variation)
    if 0 in notes:
        yield format_note(notes[0])
    run = ""
    for index, entry in enumerate(line.source.entries):
        text, is_numbered = str(entry), index == 0 or rounds[index] != rounds[index - 1]
        if run and not is_numbered and text[0] == run[0] and _is_run(text):
            run += text[1:]
        else:
            if run:
                yield run
            if is_numbered:
                yield f"{rounds[index]}."
            run = text
        if not _is_run(run) or index + 1 in notes or index in branches:
            yield run
            run = ""
        if index + 1 in notes:
            yield format_note(notes[index + 1])
        for variation in branches.get(index, ()):
            first, *words = _line(line.branch(variation))
            yield from (f"({first}", *words[:-1], f"{words[-1]})")
    if run:
        yield run


def _is_run(text: str) -> bool:
    return text[0] in "PBKIC" and text[1:2] != ":"


def _rounds(positions: Sequence[BasePosition], first: int) -> list[int]:
    """Returns the number of the round of each entry; classic rounds count from the start of the record."""
    mode = positions[0].mode
    if mode.family is not Family.CLASSIC:
        return [position.round for position in positions[:-1]]
    numbers: list[int] = []
    before = -1
    for position in positions[:-1]:
        place = mode.sides.index(position.side)
        numbers.append(numbers[-1] + (place < before) if numbers else first)
        before = place
    return numbers


def _wrap(words: Iterable[str]) -> str:
    lines: list[str] = [""]
    for word in words:
        if lines[-1] and len(lines[-1]) + 1 + len(word) > _WIDTH:
            lines.append(word)
        else:
            lines[-1] += f" {word}" if lines[-1] else word
    return "\n".join(lines)
