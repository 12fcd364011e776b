"""What goes wrong on the command line: one error class of its own, and one line for every error."""

from __future__ import annotations

from hedgemaze.errors import HedgemazeError, MazeError
from hedgemaze.locales import ENGLISH, has_words, language, t

__all__ = ["EXIT_BUG", "EXIT_UNUSABLE", "EXIT_WRONG", "CommandError", "one_line", "problem"]

EXIT_WRONG = 1
"""Something was checked and found wrong."""
EXIT_UNUSABLE = 2
"""The input cannot be read or used."""
EXIT_BUG = 3
"""A fault of ours."""

_LONGEST_LINE = 2_000


class CommandError(HedgemazeError):
    """The command line asks for something that cannot be done: options that exclude each other, an unreadable file."""


def one_line(error: HedgemazeError) -> str:
    r"""Returns an error as one printable line, without the position text that makes logs useful and terminals full.

    >>> one_line(CommandError("file.unreadable", "cannot be read", given="a\nb"))
    "cannot be read: 'a\\nb'"
    """
    text = problem(error)
    if error.given is not None:
        given = _literal(error.given)
        text = f"{text}: {given}" if language() == ENGLISH else t("error-given", problem=text, given=given)
    cause: BaseException | None = error
    while cause is not None and not isinstance(cause, MazeError):
        cause = cause.__cause__
    if isinstance(cause, MazeError):  # a maze may be wrong inside a position or a record
        text = f"{text}: {'; '.join(cause.reasons)}"
    return printable(text)[:_LONGEST_LINE]


def problem(error: HedgemazeError) -> str:
    """Returns what is wrong, without what was given: in English as the library says it, else by the error's code."""
    if language() == ENGLISH:
        return error.message
    if "number" in error.details:
        message = by_code(error.code, str(error.details["message"]))
        return t("error-numbered", number=error.details["number"], given=error.details["given"], problem=message)
    return by_code(error.code, error.message)


def by_code(code: str, message: str) -> str:
    """Returns the sentence for a code: its own, that of its family, or one for everything."""
    family, _, rest = code.partition(".")
    for name in (f"error-{family}-{rest}", f"why-{family}-{rest}", f"error-{family}"):
        if has_words(name):
            return t(name, message=message, piece=t("why-piece")).rstrip(".。")
    return t("error-other", message=message)


def printable(text: str) -> str:
    """Returns a text as one line that cannot harm a terminal: white space folded, control characters written out."""
    folded = " ".join(text.split())
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in folded)


def _literal(given: object) -> str:
    text = str(given)
    return repr(text if len(text) <= 80 else text[:80] + "…") if isinstance(given, str) else text[:80]
