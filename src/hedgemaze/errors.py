"""The error classes of Hedgemaze. Each error has a stable code.

Callers distinguish three cases by class: a text that cannot be read (`NotationError`), an action that is illegal
(`IllegalActionError`) and a game that is over (`GameOverError`). The code is sent to clients and has translations; the
English message is for logs. This module imports no other module of Hedgemaze.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

_LONGEST_INPUT_SHOWN = 80
_MAX_REASONS_SHOWN = 4
_SPACE = re.compile(r"[^\S\u00a0\u202f]+")
"""White space, except no-break spaces."""
_UNSAFE = re.compile(r"[^ -~\u00a0\u202f\u200e\u200f\u2068\u2069]")
"""Characters to check: all but ASCII, no-break spaces and the directional marks of right-to-left text."""


class HedgemazeError(Exception):
    """Base class of every error that Hedgemaze raises on purpose.

    >>> raise NotationError("action.unreadable", "not an action", given="e33")
    Traceback (most recent call last):
    ...
    hedgemaze.errors.NotationError: not an action: 'e33'
    """

    def __init__(
        self,
        code: str,
        message: str,
        *,
        given: object = None,
        position: str | None = None,
        details: Mapping[str, str | int] | None = None,
    ) -> None:
        super().__init__(code, message)
        self.code = code
        """Stable, dotted, lower case: ``"action.fence_blocks_path"``."""
        self.message = message
        """One English line for logs and terminals."""
        self.given = given
        """The offending input, as it was given."""
        self.position = position
        """The text of the position that the input was meant for, or None."""
        self.details = dict(details or {})
        """The names and numbers in the message, for translations."""

    def __reduce__(self) -> tuple[object, ...]:
        return _unpickle, (type(self), self.args, self.__dict__)

    def __str__(self) -> str:
        text = self.message
        if self.given is not None:
            text += f": {_shown(self.given)}"
        if self.position is not None:
            text += f" (in {self.position})"
        return text


class NotationError(HedgemazeError, ValueError):
    """A text cannot be read: an action, a position, a record, a maze file."""


class EngineError(HedgemazeError, ValueError):
    """An engine cannot carry out a request, or an outside engine broke its protocol."""


class IllegalActionError(HedgemazeError, ValueError):
    """An action can be read but is illegal here."""

    def __init__(
        self,
        code: str,
        message: str,
        *,
        given: object = None,
        position: str | None = None,
        details: Mapping[str, str | int] | None = None,
        illegality: object = None,
    ) -> None:
        super().__init__(code, message, given=given, position=position, details=details)
        self.illegality = illegality
        """The reason: a `hedgemaze.rules.Illegality`, or None."""


class GameOverError(HedgemazeError):
    """The game has ended; no action can be played."""


class ModeError(HedgemazeError, ValueError):
    """A mode cannot be made: an unknown name, a house rule that does not concern it, a size that does not exist."""


class EnvError(HedgemazeError, ValueError):
    """A learning environment cannot be made, or an array given to it has the wrong shape, type or memory."""


class UnsupportedRuleError(HedgemazeError, ValueError):
    """The solver does not support a mode or one of its house rules."""


class TableError(HedgemazeError, ValueError):
    """A table of exact values cannot be made, cannot be read, or does not have a position."""


class PuzzleError(HedgemazeError, ValueError):
    """A puzzle or a file of puzzles cannot be read or written, or there is no such puzzle."""


class WrongTypeError(HedgemazeError, TypeError):
    """An argument has the wrong type; the message names the expected one."""


class MissingPackageError(HedgemazeError, ImportError):
    """An optional package is not installed; the message says how to install it."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault of a maze.

    >>> str(Fault("maze.pellet_count", "3 pellets instead of 4", {"n": 3, "wanted": 4}))
    'maze.pellet_count: 3 pellets instead of 4'
    """

    code: str
    message: str
    """One English line for logs and terminals."""
    details: Mapping[str, str | int] = field(default_factory=dict)
    """The names and numbers in the message, for translations."""

    def __str__(self) -> str:
        return f"{self.code}: {self.message}"


class MazeError(HedgemazeError, ValueError):
    """A maze breaks the rules for mazes; `faults` and `reasons` list every fault."""

    def __init__(self, message: str, *, faults: tuple[Fault, ...], given: object = None) -> None:
        reasons = tuple(map(str, faults))
        more = f"; and {len(reasons) - _MAX_REASONS_SHOWN} more" if len(reasons) > _MAX_REASONS_SHOWN else ""
        shown = "; ".join(reason[:_LONGEST_INPUT_SHOWN] for reason in reasons[:_MAX_REASONS_SHOWN]) + more
        super().__init__("maze.invalid", f"{message}: {shown}", given=given)
        self.faults = faults
        self.reasons = reasons
        """One sentence per fault, each beginning with its own code: ``"maze.square_shared: ..."``."""


def check_type(value: object, kind: type | tuple[type, ...], wanted: str) -> None:
    """Checks the type of an argument of a public function.

    Args:
        value: the argument.
        kind: the type that it must have, or one of several.
        wanted: the expected argument, in words.

    Raises:
        WrongTypeError: the argument has another type.

    >>> check_type("S", int, "a number")
    Traceback (most recent call last):
    ...
    hedgemaze.errors.WrongTypeError: a number is expected, not str: 'S'
    """
    if not isinstance(value, kind):
        name = type(value).__qualname__
        if type(value).__module__ != "builtins":
            name = f"{type(value).__module__}.{name}"
        details = {"wanted": wanted, "type": name}
        message = f"{wanted} is expected, not {name}"
        raise WrongTypeError("argument.wrong_type", message, given=value, details=details)


def _shown(given: object) -> str:
    """Returns an input as a short one-line literal, so that hostile input cannot flood a log."""
    try:
        text = repr(given[:_LONGEST_INPUT_SHOWN]) if isinstance(given, str) else repr(given)
    except (ValueError, RecursionError):  # an integer with thousands of digits, or deeply nested data
        return f"<{type(given).__name__}>"
    is_cut = len(text) > _LONGEST_INPUT_SHOWN or (isinstance(given, str) and len(given) > _LONGEST_INPUT_SHOWN)
    return f"{text[:_LONGEST_INPUT_SHOWN]}…" if is_cut else text


def _unpickle(kind: type[HedgemazeError], args: tuple[object, ...], fields: dict[str, object]) -> HedgemazeError:
    """Returns an unpickled error."""
    error = kind.__new__(kind)
    error.args = args
    error.__dict__.update(fields)
    return error


def printable(text: str) -> str:
    r"""Returns a text as one line that is safe in a terminal: white space folded, control characters escaped.

    >>> printable("a\n \x1b[1m")
    'a \\x1b[1m'
    """
    return _UNSAFE.sub(_escaped, _SPACE.sub(" ", text).strip())


def _escaped(found: re.Match[str]) -> str:
    char = found[0]
    return char if char.isprintable() else char.encode("unicode_escape").decode()
