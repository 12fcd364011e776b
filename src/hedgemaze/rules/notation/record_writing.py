"""Writing game records (`docs/formats.md`): tags, movetext with comments, clocks and evaluations.

`record_reading` reads them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from hedgemaze.errors import NotationError, check_type
from hedgemaze.rules.base_game import AnyPosition, BaseGame
from hedgemaze.rules.base_position import BasePosition
from hedgemaze.rules.enums import Family
from hedgemaze.rules.notation.mode_text import format_mode
from hedgemaze.rules.notation.record_notes import format_note

__all__ = ["OWN_TAGS", "check_tags", "format_record", "format_records", "result_tags"]

OWN_TAGS = ("Mode", "Start", "Result", "Reason", "Rank")
"""Tags of a record that the game itself determines."""

_WIDTH = 96
_TAG_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,39}")


def format_records(games: Iterable[BaseGame[AnyPosition]]) -> str:
    """Returns several games as the text of one file."""
    return "\n".join(map(format_record, games))


def format_record(game: BaseGame[AnyPosition]) -> str:
    """Returns a game's canonical record, with a line break at the end.

    Raises:
        NotationError: a tag has a name that is reserved or cannot be written.
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
        if name in OWN_TAGS or not _TAG_NAME.fullmatch(name):
            raise NotationError("record.bad_tag", "this tag cannot be written", given=name)


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
    """Yields round numbers, entries and notes; consecutive actions of one piece are joined."""
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


def _round_numbers(game: BaseGame[AnyPosition]) -> dict[int, int]:
    """Returns the round number of each entry that begins a round; classic rounds count from the start of the record."""
    sides, is_classic = game.mode.sides, game.mode.family is Family.CLASSIC
    numbers: dict[int, int] = {}
    before: BasePosition | None = None
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
