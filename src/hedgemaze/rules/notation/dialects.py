"""Dialects: notations of other programs for two-player games.

A dialect states whether rows are counted from the other end, and which corner of its 2 by 2 block names a fence. The
sources of the conventions are listed in `docs/formats.md`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from hedgemaze.errors import Between, Examples, NotationError, no_such

_FILES = "abcdefghi"
_FOREIGN = re.compile(
    r"(?:play(?:move|wall)\s+(?:white|black|w|b)\s+)?"
    r"(?:(?P<before>[hv])\s*)?(?P<file>[a-i])(?P<row>[1-9])(?:\s*(?P<after>h|v|horizontal|vertical))?",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Dialect:
    """A notation for classic games of two.

    >>> dialect = named_dialect("top_down")
    >>> to_standard("e8", dialect)
    'e2'
    """

    name: str
    is_flipped: bool
    """Row 1 of the dialect is our row 9: its first player on e9 is our first player on e1."""
    is_named_high: bool
    """A fence is named by the square of its block with the higher row number, not the lower one."""
    about: str


DIALECTS = {
    dialect.name: dialect
    for dialect in (
        Dialect(
            "standard", False, False, "ours: rows from the bottom, first player on e1, fences by the lower-left square"
        ),
        Dialect("top_down", True, False, "rows counted from the top, first player at the bottom on e9 (OpenSpiel)"),
        Dialect("first_on_e9", True, False, "rows from the bottom, first player at the top on e9"),
        Dialect(
            "qtp", True, True, "first player (black) on e9, fences by the upper-left square (Quoridor text protocol)"
        ),
    )
}
"""The known dialects by name."""


def named_dialect(name: str) -> Dialect:
    """Returns a dialect.

    Raises:
        NotationError: no dialect has that name.
    """
    if name not in DIALECTS:
        raise no_such(NotationError, "dialect.unknown", "dialect", name, DIALECTS)
    return DIALECTS[name]


def to_standard(text: str, dialect: Dialect, size: int = 9) -> str:
    """Returns a pawn move or fence of a dialect in our notation.

    Upper case, spaces, ``he3`` and ``e3 horizontal`` are accepted.

    Raises:
        NotationError: the text cannot be read.

    >>> to_standard("E8", DIALECTS["top_down"]), to_standard("b5 horizontal", DIALECTS["qtp"], size=5)
    ('e2', 'b1h')
    """
    found = _FOREIGN.fullmatch(text.strip()) if len(text) <= 40 else None
    if found is None or (found["before"] and found["after"]):
        message, allowed = f"not an action in the dialect {dialect.name}", Examples(["e2", "e3h"])
        raise NotationError("action.unreadable", message, given=text, allowed=allowed)
    row, axis = int(found["row"]), (found["before"] or found["after"] or "")[:1].lower()
    if dialect.is_flipped:
        row = size + 1 - row - bool(axis)
    if axis and dialect.is_named_high:
        row += 1 if dialect.is_flipped else -1
    if axis and not 1 <= row < size:
        message = f"the fence would stick out of a {size} by {size} board"
        least = 2 if dialect.is_named_high else 1
        fences = Between(f"a{least}h", f"{_FILES[size - 2]}{size - 2 + least}v")
        raise NotationError("fence.off_board", message, given=text, allowed=fences)
    if not 1 <= row <= size:
        message = f"no such square on a {size} by {size} board"
        raise NotationError("square.off_board", message, given=text, allowed=Between("a1", f"{_FILES[size - 1]}{size}"))
    return f"{found['file'].lower()}{row}{axis}"
