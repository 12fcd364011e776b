"""The error classes of Hedgemaze. Each error has a stable code.

Callers distinguish three cases by class: a text that cannot be read (`NotationError`), an action that is illegal
(`IllegalActionError`) and a game that is over (`GameOverError`). The code is sent to clients and has translations; the
English message is for logs. `error_values` has what an error can say about values.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from hedgemaze.error_values import Allowed, Between, Examples, listed, printable, quoted, system_reason

__all__ = [
    "Between",
    "EngineError",
    "EnvError",
    "Examples",
    "Fault",
    "GameOverError",
    "HedgemazeError",
    "IllegalActionError",
    "MazeError",
    "MissingPackageError",
    "ModeError",
    "NotationError",
    "PuzzleError",
    "TableError",
    "UnsupportedRuleError",
    "WrongTypeError",
    "check_type",
    "listed",
    "no_such",
    "printable",
    "quoted",
    "system_reason",
    "too_long",
]

_Error = TypeVar("_Error", bound="HedgemazeError")
_MAX_REASONS_SHOWN = 4
_LONGEST_REASON = 80


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
        allowed: Allowed | None = None,
        reason: str | None = None,
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
        self.allowed = allowed if isinstance(allowed, Between | Examples | None) else tuple(allowed)
        """What could be given instead: a range, examples, or all values as they are typed; None if unknown."""
        self.reason = reason
        """Why: the stable code of a reason that has translations, which may show values of `details`; or else words
        without a translation, or None."""
        self.is_quoting = given is None
        """Whether nothing was given or the message itself quotes it."""

    def restated(self, kind: type[_Error], message: str, **details: str | int) -> _Error:
        """Returns the error as one of another class, with another message and more details."""
        error = kind(
            self.code,
            message,
            given=self.given,
            details=self.details | details,
            allowed=self.allowed,
            reason=self.reason,
        )
        error.is_quoting = self.is_quoting
        return error

    def __reduce__(self) -> tuple[object, ...]:
        return _unpickle, (type(self), self.args, self.__dict__)

    def __str__(self) -> str:
        text = self.message
        if not self.is_quoting:
            text += f": {quoted(self.given)}"
        if self.position is not None:
            text += f" (in {self.position})"
        return text


class NotationError(HedgemazeError, ValueError):
    """A text cannot be read: an action, a position, a record, a maze file.

    >>> from hedgemaze.rules import parse_action
    >>> parse_action("e33")
    Traceback (most recent call last):
    ...
    hedgemaze.errors.NotationError: not an action: 'e33'
    """


class EngineError(HedgemazeError, ValueError):
    """An engine cannot carry out a request, or an outside engine broke its protocol.

    >>> EngineError("engine.no_start", "the engine does not start", given="my-engine").given
    'my-engine'
    """


class IllegalActionError(HedgemazeError, ValueError):
    """An action can be read but is illegal here.

    >>> from hedgemaze.rules import Mode, Position
    >>> try:
    ...     Position.start(Mode.named("classic2")).play("e3")
    ... except IllegalActionError as error:
    ...     error.code, error.given, error.position
    ('action.too_far', 'e3', 'classic2 - Se1Ne9 10,10 - S - 0')
    """

    def __init__(
        self,
        code: str,
        message: str,
        *,
        given: object = None,
        position: str | None = None,
        details: Mapping[str, str | int] | None = None,
        allowed: Allowed | None = None,
        reason: str | None = None,
        illegality: object = None,
    ) -> None:
        super().__init__(code, message, given=given, position=position, details=details, allowed=allowed, reason=reason)
        self.illegality = illegality
        """The reason: a `hedgemaze.rules.Illegality`, or None."""


class GameOverError(HedgemazeError):
    """The game has ended; no action can be played.

    >>> from hedgemaze.rules import Mode, Position, Side
    >>> Position.start(Mode.named("classic2")).retire(Side.SOUTH).play("e2")
    Traceback (most recent call last):
    ...
    hedgemaze.errors.GameOverError: ...
    """


class ModeError(HedgemazeError, ValueError):
    """A mode cannot be made: an unknown name, a house rule that does not concern it, a size that does not exist.

    >>> from hedgemaze.rules import Mode
    >>> try:
    ...     Mode.named("classic5")
    ... except ModeError as error:
    ...     error.code, error.given
    ('mode.unknown', 'classic5')
    """


class EnvError(HedgemazeError, ValueError):
    """A learning environment cannot be made, or an array given to it has the wrong shape, type or memory.

    >>> from hedgemaze.env import VectorEnv
    >>> from hedgemaze.rules import Mode
    >>> try:
    ...     VectorEnv(Mode.named("classic2"), 0)
    ... except EnvError as error:
    ...     error.code, error.given
    ('env.bad_setting', 0)
    """


class UnsupportedRuleError(HedgemazeError, ValueError):
    """The solver does not support a mode or one of its house rules.

    >>> from hedgemaze.rules import Mode
    >>> from hedgemaze.solve import check_supported
    >>> try:
    ...     check_supported(Mode.named("advanced"))
    ... except UnsupportedRuleError as error:
    ...     error.code
    'solve.family'
    """


class TableError(HedgemazeError, ValueError):
    """A table of exact values cannot be made, cannot be read, or does not have a position.

    >>> TableError("table.damaged", "the table is damaged", given="A1.table").given
    'A1.table'
    """


class PuzzleError(HedgemazeError, ValueError):
    """A puzzle or a file of puzzles cannot be read or written, or there is no such puzzle.

    >>> from hedgemaze.puzzles import find_puzzle
    >>> find_puzzle("none")
    Traceback (most recent call last):
    ...
    hedgemaze.errors.PuzzleError: ...
    """


class WrongTypeError(HedgemazeError, TypeError):
    """An argument has the wrong type; the message names the expected one.

    >>> from hedgemaze.rules import Position
    >>> Position.start("classic2")
    Traceback (most recent call last):
    ...
    hedgemaze.errors.WrongTypeError: a Mode, such as Mode.named('classic2'), is expected, not str: 'classic2'
    """


class MissingPackageError(HedgemazeError, ImportError):
    """An optional package is not installed; the message says how to install it.

    >>> isinstance(MissingPackageError("package.missing", "this needs numpy; pip install numpy"), ImportError)
    True
    """


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
    allowed: Between | Examples | tuple[str, ...] | None = None
    """What could be given instead, as in `HedgemazeError.allowed`."""
    reason: str | None = None
    """Why, as in `HedgemazeError.reason`."""

    def __str__(self) -> str:
        return f"{self.code}: {self.message}"


class MazeError(HedgemazeError, ValueError):
    """A maze breaks the rules for mazes; `faults` and `reasons` list every fault.

    >>> from hedgemaze.rules import named_maze, parse_maze
    >>> try:
    ...     parse_maze(named_maze("A1").to_data() | {"pellets": ["a1"]})
    ... except MazeError as error:
    ...     error.faults[0].code
    'maze.pellet_count'
    """

    def __init__(self, message: str, *, faults: tuple[Fault, ...], given: object = None) -> None:
        reasons = tuple(map(str, faults))
        more = f"; and {len(reasons) - _MAX_REASONS_SHOWN} more" if len(reasons) > _MAX_REASONS_SHOWN else ""
        shown = "; ".join(map(_shortened, reasons[:_MAX_REASONS_SHOWN])) + more
        super().__init__("maze.invalid", f"{message}: {shown}", given=given)
        self.faults = faults
        self.reasons = reasons
        """One sentence per fault, each beginning with its own code: ``"maze.square_shared: ..."``."""


def _shortened(reason: str) -> str:
    return reason if len(reason) <= _LONGEST_REASON else f"{reason[: _LONGEST_REASON - 1]}…"


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


def no_such(kind: type[_Error], code: str, what: str, given: str, allowed: Iterable[str]) -> _Error:
    """Returns the error for a name that does not exist; the message lists those that do.

    >>> str(no_such(ModeError, "mode.unknown", "mode", "chess", ["classic2", "pacman"]))
    "no mode called 'chess'; there are classic2, pacman"
    """
    names = tuple(allowed)
    message = f"no {what} called {quoted(given)}"
    error = kind(code, f"{message}; there are {listed(names, given)}" if names else message, given=given, allowed=names)
    error.is_quoting = True
    return error


def too_long(kind: type[_Error], code: str, what: str, length: int, most: int) -> _Error:
    """Returns the error for a text with too many characters; its given value is their number.

    >>> str(too_long(NotationError, "position.too_long", "a position text", 3000, 2000))
    'a position text has at most 2000 characters, this has 3000'
    """
    message = f"{what} has at most {most} characters, this has {length}"
    error = kind(code, message, given=length, allowed=Between(most=most))
    error.is_quoting = True
    return error


def _unpickle(kind: type[HedgemazeError], args: tuple[object, ...], fields: dict[str, object]) -> HedgemazeError:
    """Returns an unpickled error."""
    error = kind.__new__(kind)
    error.args = args
    error.__dict__.update(fields)
    return error
