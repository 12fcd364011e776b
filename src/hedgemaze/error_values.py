"""What an error says about values: the given one, those that are allowed, and the reason of the system.

This module imports no other module of Hedgemaze.
"""

from __future__ import annotations

import errno
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

_LONGEST_INPUT_SHOWN = 80
_LONGEST_LIST = 160
_ALIKE = 0.6
_SPACE = re.compile(r"[^\S\u00a0\u202f]+")
"""White space, except no-break spaces."""
_UNSAFE = re.compile(r"[^ -~\u00a0\u202f\u200e\u200f\u2068\u2069]")
"""Characters to check: all but ASCII, no-break spaces and the directional marks of right-to-left text."""


@dataclass(frozen=True, slots=True)
class Between:
    """The values from `least` to `most`, both included; None where there is no bound.

    >>> str(Between(1, 5)), str(Between(least=1)), str(Between(most="64 MB"))
    ('1 to 5', 'at least 1', 'at most 64 MB')
    """

    least: int | float | str | None = None
    most: int | float | str | None = None

    def __str__(self) -> str:
        if self.least is None:
            return f"at most {self.most}"
        return f"at least {self.least}" if self.most is None else f"{self.least} to {self.most}"


@dataclass(frozen=True, slots=True)
class Examples:
    """Texts that could be given instead, where there are too many to list all, or where they follow a form.

    >>> str(Examples(["e2", "e3h"]))
    'for example e2, e3h'
    """

    texts: tuple[str, ...]

    def __init__(self, texts: Iterable[str]) -> None:
        object.__setattr__(self, "texts", tuple(texts))

    def __str__(self) -> str:
        return f"for example {', '.join(self.texts)}"


Allowed: TypeAlias = Between | Examples | Iterable[str | int]
"""What could be given instead: a range, examples, or all values as they are typed."""

_REASONS: dict[int, str] = {
    errno.ENOENT: "not_found",
    errno.EACCES: "no_permission",
    errno.EPERM: "no_permission",
    errno.EROFS: "no_permission",
    errno.EISDIR: "is_folder",
    errno.ENOTDIR: "not_folder",
    errno.ENOSPC: "disk_full",
    errno.EADDRINUSE: "address_in_use",
    errno.EADDRNOTAVAIL: "not_own_address",
    errno.ECONNREFUSED: "no_answer",
}
"""Errors of the system that users meet, with the codes of their reasons."""


def system_reason(error: BaseException) -> str:
    """Returns the reason for an error of the system: a code that has translations, or else the system's own words.

    >>> system_reason(FileNotFoundError(errno.ENOENT, "No such file or directory"))
    'not_found'
    >>> system_reason(ValueError("embedded null byte"))
    'embedded null byte'
    """
    number = getattr(error, "errno", None)
    return _REASONS.get(number or 0) or str(getattr(error, "strerror", None) or error).lower()


def listed(values: Iterable[object], given: object = None) -> str:
    """Returns values as a list on one line; a long list is cut, and begins with those that look like the given one.

    >>> listed([3, 5, 7, 9])
    '3, 5, 7, 9'
    >>> listed([f"level{number}" for number in range(100)], "level42")[:24]
    'level42, level2, level4,'
    """
    words = list(map(str, values))
    if len(", ".join(words)) <= _LONGEST_LIST:
        return ", ".join(words)
    from difflib import SequenceMatcher  # noqa: PLC0415  # slow to import, and seldom needed

    wanted = str(given)[:_LONGEST_INPUT_SHOWN].lower()
    likeness = {word: SequenceMatcher(None, word.lower(), wanted).ratio() for word in words}
    words.sort(key=lambda word: likeness[word] if likeness[word] >= _ALIKE else 0, reverse=True)
    while len(", ".join(words)) > _LONGEST_LIST:
        words.pop()
    return f"{', '.join(words)}, …"


def quoted(given: object) -> str:
    """Returns an input as a short one-line literal, so that hostile input cannot flood a log.

    >>> quoted("x" * 100)[-4:]
    'xxx…'
    """
    try:
        text = repr(given[:_LONGEST_INPUT_SHOWN]) if isinstance(given, str) else repr(given)
    except (ValueError, RecursionError):  # an integer with thousands of digits, or deeply nested data
        return f"<{type(given).__name__}>"
    is_cut = len(text) > _LONGEST_INPUT_SHOWN or (isinstance(given, str) and len(given) > _LONGEST_INPUT_SHOWN)
    return f"{text[:_LONGEST_INPUT_SHOWN]}…" if is_cut else text


def printable(text: str) -> str:
    r"""Returns a text as one line that is safe in a terminal: white space folded, control characters escaped.

    >>> printable("a\n \x1b[1m")
    'a \\x1b[1m'
    """
    return _UNSAFE.sub(_escaped, _SPACE.sub(" ", text).strip())


def _escaped(found: re.Match[str]) -> str:
    char = found[0]
    return char if char.isprintable() else char.encode("unicode_escape").decode()
