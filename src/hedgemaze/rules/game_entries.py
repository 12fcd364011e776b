"""Entries of a game (actions, sides that leave, an agreed draw) and the notes on them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from hedgemaze.errors import Between, Examples, NotationError, too_long
from hedgemaze.rules.actions import Action
from hedgemaze.rules.enums import Side

LONGEST_COMMENT = 5_000
LONGEST_CLOCK_MS = 10_000 * 3_600_000


@dataclass(frozen=True, slots=True)
class Retirement:
    """A side leaves the game: ``W:resigned``, ``W:flagged`` (decision 0005).

    >>> str(Retirement(Side.WEST, "resigned"))
    'W:resigned'
    """

    side: Side
    cause: Literal["resigned", "flagged"]

    def __str__(self) -> str:
        return f"{self.side.letter}:{self.cause}"


@dataclass(frozen=True, slots=True)
class Agreed:
    """The sides agree to a draw: ``draw:agreed``.

    >>> str(Agreed())
    'draw:agreed'
    """

    def __str__(self) -> str:
        return "draw:agreed"


Entry = Action | Retirement | Agreed
"""Whatever a game may hold: an action, a side that leaves, an agreed draw."""


@dataclass(frozen=True, slots=True)
class Note:
    """A comment, a clock time and an evaluation that a record attaches to an entry.

    >>> Note("Straight on.", clock_ms=295_000, evaluation=(0.52, 0.48)).comment
    'Straight on.'
    """

    comment: str = ""
    clock_ms: int | None = None
    """Time on the mover's clock after the entry."""
    evaluation: tuple[float, ...] | None = None
    """Win probability of each side of the mode, 0 to 1, kept to four decimals."""

    def __post_init__(self) -> None:
        """Raises: NotationError, if a record could not hold the note."""
        if len(self.comment) > LONGEST_COMMENT:
            length = len(self.comment)
            raise too_long(NotationError, "note.comment_too_long", "a comment", length, LONGEST_COMMENT)
        if self.clock_ms is not None and not 0 <= self.clock_ms < LONGEST_CLOCK_MS:
            message, allowed = "a clock shows less than 10,000 hours", Between(0, LONGEST_CLOCK_MS - 1)
            raise NotationError("note.bad_clock", message, given=self.clock_ms, allowed=allowed)
        if self.evaluation is not None:
            if not all(0 <= value <= 1 for value in self.evaluation):
                message = "a probability is 0 to 1"
                raise NotationError("note.bad_evaluation", message, given=self.evaluation, allowed=Between(0, 1))
            object.__setattr__(self, "evaluation", tuple(round(float(value), 4) for value in self.evaluation))


def check_evaluation(evaluation: Sequence[float] | None, sides: int, given: str | None = None) -> None:
    """Checks that the evaluation of a note, if it has one, fits the number of sides.

    Args:
        evaluation: the probabilities.
        sides: the number of sides.
        given: their text; by default the numbers themselves.

    Raises:
        NotationError: there is not one number per side.
    """
    if evaluation is not None and len(evaluation) != sides:
        message = f"one probability per side is expected, {sides} instead of {len(evaluation)}"
        details, shown = {"found": len(evaluation), "wanted": sides}, given or " ".join(map(str, evaluation))
        raise NotationError("note.bad_evaluation", message, given=shown, details=details, reason="fields")


def parse_event(text: str) -> Retirement | Agreed:
    """Parses an entry that is not an action: ``W:resigned``, ``draw:agreed``.

    Raises:
        NotationError: the text is no such entry.
    """
    letter, _, cause = text.partition(":")
    if text == "draw:agreed":
        return Agreed()
    sides = {side.letter: side for side in Side}
    if letter in sides and cause in ("resigned", "flagged"):
        return Retirement(sides[letter], "resigned" if cause == "resigned" else "flagged")
    events = Examples(["W:resigned", "draw:agreed"])
    raise NotationError("record.unreadable", "not an event of a game", given=text, allowed=events)
