"""Entries of a game (actions, sides that leave, an agreed draw) and the notes on them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from hedgemaze.errors import Between, NotationError
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
            message = f"a comment has at most {LONGEST_COMMENT} characters"
            raise NotationError(
                "note.comment_too_long", message, given=self.comment, allowed=Between(most=LONGEST_COMMENT)
            )
        if self.clock_ms is not None and not 0 <= self.clock_ms < LONGEST_CLOCK_MS:
            raise NotationError("note.bad_clock", "a clock shows less than 10,000 hours", given=self.clock_ms)
        if self.evaluation is not None:
            if not all(0 <= value <= 1 for value in self.evaluation):
                message = "a probability is 0 to 1"
                raise NotationError("note.bad_evaluation", message, given=self.evaluation, allowed=Between(0, 1))
            object.__setattr__(self, "evaluation", tuple(round(float(value), 4) for value in self.evaluation))


def check_evaluation(note: Note, sides: int) -> None:
    """Checks that the evaluation of a note, if it has one, fits the number of sides.

    Raises:
        NotationError: it does not have one number per side.
    """
    if note.evaluation is not None and len(note.evaluation) != sides:
        raise NotationError("note.bad_evaluation", "one probability per side is expected", given=note.evaluation)


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
    raise NotationError("record.unreadable", "not an event of a game", given=text)
