"""What goes wrong on the command line: one error class of its own, and one line for every error."""

from __future__ import annotations

import re

from hedgemaze.errors import Fault, HedgemazeError, MazeError
from hedgemaze.locales import ENGLISH, has_words, language, t, words

__all__ = ["EXIT_BUG", "EXIT_UNUSABLE", "EXIT_WRONG", "CommandError", "faults", "one_line", "printable", "reason"]

EXIT_WRONG = 1
"""Something was checked and found wrong."""
EXIT_UNUSABLE = 2
"""The input cannot be read or used."""
EXIT_BUG = 3
"""A fault of ours."""

_LONGEST_LINE = 2_000
_BETWEEN = " · "
_STOPS = ".。"
_SPACE = re.compile(r"[^\S\u00a0\u202f]+")
"""White space, but for blanks at which no line breaks."""
_DOUBTFUL = re.compile(r"[^ -~\u00a0\u202f\u200e\u200f\u2068\u2069]")
"""What is looked at: not those blanks, nor the marks that keep words in order from right to left."""


class CommandError(HedgemazeError):
    """The command line asks for something that cannot be done: options that exclude each other, an unreadable file."""


def one_line(error: HedgemazeError) -> str:
    r"""Returns an error as one printable line, without the position text that makes logs useful and terminals full.

    >>> one_line(CommandError("file.unreadable", "cannot be read", given="a\nb"))
    "cannot be read: 'a\\nb'"
    """
    text = _in_english(error) if language() == ENGLISH else _spoken(error)
    return printable(text)[:_LONGEST_LINE]


def faults(error: MazeError) -> list[str]:
    """Returns everything that is wrong with a maze, a sentence each."""
    return list(error.reasons) if language() == ENGLISH else [_fault(fault) for fault in error.faults]


def reason(code: str, message: str) -> str:
    """Returns what an error means: in English its own message, else the sentence of its code."""
    return message if language() == ENGLISH else _sentence(code, message)[0]


def _in_english(error: HedgemazeError) -> str:
    """Returns an error as the library says it, with what was given and every fault of a maze."""
    text, maze = error.message, _maze_error(error)
    if maze is not None:
        text = text.partition(f": {maze.reasons[0][:20]}")[0]
    if error.given is not None:
        text = f"{text}: {_literal(error.given)}"
    return text if maze is None else f"{text}: {'; '.join(maze.reasons)}"


def _spoken(error: HedgemazeError) -> str:
    """Returns an error by its code, with what is known of the place."""
    details = error.details
    if "number" in details:
        problem, _ = _sentence(error.code, str(details["message"]))
        return t("error-numbered", number=details["number"], given=details["given"], problem=problem)
    maze = _maze_error(error)
    if maze is None:
        code = f"position.{details['about']}" if "about" in details else error.code
        text = _with_given(code, error.message, None if error.given is None else _literal(error.given))
    else:
        text = t("error-maze-invalid", reasons=_BETWEEN.join(faults(maze)))
    if "line" in details:
        return t("error-on-line", line=details["line"], problem=text)
    return t("error-on-entry", entry=details["entry"], problem=text) if "entry" in details else text


def _with_given(code: str, message: str, given: str | None) -> str:
    text, is_whole = _sentence(code, message, given)
    return text if given is None or is_whole else t("error-given", problem=text, given=given)


def _sentence(code: str, message: str, given: str | None = None) -> tuple[str, bool]:
    """Returns the sentence for a code, its own or that of its family, and whether it shows what was given."""
    family, _, rest = code.partition(".")
    for name in (f"error-{family}-{rest}", f"why-{family}-{rest}", f"error-{family}"):
        if has_words(name):
            text = t(name, given=given or "", piece=t("why-piece"))
            return text.rstrip(_STOPS), words(language()).shows(name, "given")
    return t("error-other", message=message), False


def _fault(fault: Fault) -> str:
    """Returns a fault of a maze in words: those of the page's editor, or our own where only files can have it."""
    kind = fault.code.removeprefix("maze.")
    values = dict(fault.details)
    if "piece" in values:
        values["piece"] = t(f"piece-{values['piece']}")
    if kind == "shape" and not values:
        kind = "unreadable"
    of_page = f"fault-{kind}-not" if values.get("wanted") == 0 else f"fault-{kind}"
    for name in (of_page, f"error-maze-{kind}"):
        if has_words(name):
            return t(name, **values).rstrip(_STOPS)
    return _with_given(kind.replace("_", ".", 1), fault.message, str(values.get("given", "")))


def _maze_error(error: HedgemazeError) -> MazeError | None:
    """Returns the error of a maze that is behind another one: a maze may be wrong inside a position or a record."""
    cause: BaseException | None = error
    while cause is not None and not isinstance(cause, MazeError):
        cause = cause.__cause__
    return cause


def printable(text: str) -> str:
    """Returns a text as one line that cannot harm a terminal: white space folded, control characters written out."""
    return _DOUBTFUL.sub(_written_out, _SPACE.sub(" ", text).strip())


def _written_out(found: re.Match[str]) -> str:
    sign = found[0]
    return sign if sign.isprintable() else sign.encode("unicode_escape").decode()


def _literal(given: object) -> str:
    text = str(given)
    return repr(text if len(text) <= 80 else text[:80] + "…") if isinstance(given, str) else text[:80]
