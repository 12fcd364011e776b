"""Errors on the command line: `CommandError`, exit statuses, and every error as one translated line."""

from __future__ import annotations

from hedgemaze.errors import Fault, HedgemazeError, MazeError, printable
from hedgemaze.locales import ENGLISH, catalogue, has_message, language, t

EXIT_WRONG = 1
"""A check found something wrong."""
EXIT_UNUSABLE = 2
"""The input cannot be used."""
EXIT_BUG = 3
"""A bug in Hedgemaze."""

_LONGEST_LINE = 2_000
_BETWEEN = " · "
_STOPS = ".。"


class CommandError(HedgemazeError):
    """The command line cannot be executed: for example options that exclude each other, or an unreadable file."""


def one_line(error: HedgemazeError) -> str:
    r"""Returns an error as one printable line, without its position text, which is for logs.

    >>> one_line(CommandError("file.unreadable", "cannot be read", given="a\nb"))
    "cannot be read: 'a\\nb'"
    """
    text = _in_english(error) if language() == ENGLISH else _translated(error)
    return printable(text)[:_LONGEST_LINE]


def maze_fault_texts(error: MazeError) -> list[str]:
    """Returns all faults of a maze, one sentence per fault."""
    return list(error.reasons) if language() == ENGLISH else [_fault(fault) for fault in error.faults]


def error_message(code: str, message: str) -> str:
    """Returns the message of an error: in English its own, otherwise the translation of its code."""
    return message if language() == ENGLISH else _sentence(code, message)[0]


def _in_english(error: HedgemazeError) -> str:
    """Returns the message of the library, with the offending input and all faults of a maze."""
    text, maze = error.message, _maze_error(error)
    if maze is not None:
        text = text.partition(f": {maze.reasons[0][:20]}")[0]
    if error.given is not None:
        text = f"{text}: {_literal(error.given)}"
    return text if maze is None else f"{text}: {'; '.join(maze.reasons)}"


def _translated(error: HedgemazeError) -> str:
    """Returns the translation of an error's code, with its line or entry."""
    details = error.details
    if "number" in details:
        problem, _ = _sentence(error.code, str(details["message"]))
        return t("error-numbered", number=details["number"], given=details["given"], problem=problem)
    maze = _maze_error(error)
    if maze is None:
        code = f"position.{details['about']}" if "about" in details else error.code
        text = _with_given(code, error.message, None if error.given is None else _literal(error.given))
    else:
        text = t("error-maze-invalid", reasons=_BETWEEN.join(maze_fault_texts(maze)))
    if "line" in details:
        return t("error-on-line", line=details["line"], problem=text)
    return t("error-on-entry", entry=details["entry"], problem=text) if "entry" in details else text


def _with_given(code: str, message: str, given: str | None) -> str:
    text, is_whole = _sentence(code, message, given)
    return text if given is None or is_whole else t("error-given", problem=text, given=given)


def _sentence(code: str, message: str, given: str | None = None) -> tuple[str, bool]:
    """Returns the sentence of a code, or of its family, and whether the sentence contains the given input."""
    family, _, rest = code.partition(".")
    for name in (f"error-{family}-{rest}", f"why-{family}-{rest}", f"error-{family}"):
        if has_message(name):
            text = t(name, given=given or "", piece=t("why-piece"))
            return text.rstrip(_STOPS), catalogue(language()).shows(name, "given")
    return t("error-other", message=message), False


def _fault(fault: Fault) -> str:
    """Returns the sentence of a fault of a maze: that of the page's editor, or one for faults only files can have."""
    kind = fault.code.removeprefix("maze.")
    values = dict(fault.details)
    if "piece" in values:
        values["piece"] = t(f"piece-{values['piece']}")
    if kind == "shape" and not values:
        kind = "unreadable"
    of_page = f"fault-{kind}-not" if values.get("wanted") == 0 else f"fault-{kind}"
    for name in (of_page, f"error-maze-{kind}"):
        if has_message(name):
            return t(name, **values).rstrip(_STOPS)
    return _with_given(kind.replace("_", ".", 1), fault.message, str(values.get("given", "")))


def _maze_error(error: HedgemazeError) -> MazeError | None:
    """Returns the maze error among the causes of an error, for a bad maze within a position or a record."""
    cause: BaseException | None = error
    while cause is not None and not isinstance(cause, MazeError):
        cause = cause.__cause__
    return cause


def _literal(given: object) -> str:
    text = str(given)
    return repr(text if len(text) <= 80 else text[:80] + "…") if isinstance(given, str) else text[:80]
