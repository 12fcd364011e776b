"""Notes in records: clock, evaluation and comment in braces, each optional."""

from __future__ import annotations

import re

from hedgemaze.errors import Examples, NotationError, too_long
from hedgemaze.rules.game_entries import Note, check_evaluation

_LONGEST_TEXT = 12_000
_CLOCK = re.compile(r"\[%clk (?P<h>[0-9]{1,4}):(?P<m>[0-5][0-9]):(?P<s>[0-5][0-9])(?:\.(?P<ms>[0-9]{3}))?\] ?")
_EVALUATION = re.compile(r"\[%eval (?P<values>[01](?:\.[0-9]{1,20})?(?: [01](?:\.[0-9]{1,20})?)*)\] ?")
_ESCAPED = re.compile(r"\\(.)", re.DOTALL)


def format_clock(clock_ms: int) -> str:
    """Returns a clock's time as ``h:mm:ss``, with milliseconds if there are any."""
    seconds, ms = divmod(clock_ms, 1000)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" + (f".{ms:03}" if ms else "")


def format_note(note: Note) -> str:
    """Returns the text of a note in a record, braces included."""
    parts = []
    if note.clock_ms is not None:
        parts.append(f"[%clk {format_clock(note.clock_ms)}]")
    if note.evaluation is not None:
        parts.append(f"[%eval {' '.join(map(_format_probability, note.evaluation))}]")
    if note.comment:
        comment = re.sub(r"([\\{}])", r"\\\1", note.comment).replace("[%", "\\[%")
        parts.append(comment.replace("\n", "\\n").replace("\r", "\\r"))
    return "{" + " ".join(parts) + "}"


def _format_probability(value: float) -> str:
    """Returns a probability with at most four decimals."""
    return f"{value:.4f}".rstrip("0").rstrip(".")


def parse_note(text: str, sides: int) -> Note:
    """Reads the text between the braces of a note.

    Raises:
        NotationError: a clock or an evaluation cannot be read, or the comment is too long.
    """
    if len(text) > _LONGEST_TEXT:
        raise too_long(NotationError, "note.comment_too_long", "a note", len(text), _LONGEST_TEXT)
    clock_ms, evaluation = None, None
    clock = _CLOCK.match(text)
    if clock is not None:
        minutes = int(clock["h"]) * 60 + int(clock["m"])
        clock_ms = (minutes * 60 + int(clock["s"])) * 1000 + int(clock["ms"] or 0)
        text = text[clock.end() :]
    found = _EVALUATION.match(text)
    if found is not None:
        evaluation = tuple(map(float, found["values"].split(" ")))
        check_evaluation(evaluation, sides, found["values"])
        text = text[found.end() :]
    if text.startswith("[%"):
        message, allowed = "not a clock or an evaluation", Examples(["[%clk 0:04:55]", "[%eval 0.5 0.5]"])
        raise NotationError("note.bad_annotation", message, given=text, allowed=allowed)
    comment = _ESCAPED.sub(lambda each: {"n": "\n", "r": "\r"}.get(each[1], each[1]), text)
    return Note(comment, clock_ms, evaluation)
