"""What a room must know about a position of the PAC-MAN modes beside its face, read from its text."""

from __future__ import annotations

from dataclasses import dataclass

from hedgemaze.core import Position
from hedgemaze.rules import GHOSTS

__all__ = ["Moment", "is_lifted", "moment", "round_of"]

_GHOSTS = "".join(ghost.letter for ghost in GHOSTS)


@dataclass(frozen=True, slots=True)
class Moment:
    """How far a round has come."""

    round: int
    lives: int
    taken: int
    """Pellets that PAC-MAN has taken."""
    ghosts: str
    """Letters of the ghosts on the board."""
    moved: str
    """Letters of the ghosts whose turn is over in this round."""
    active: str
    """The letter of the piece that has begun; empty for none."""
    is_lifted: bool
    """Whether a Chamber fence is in the ghosts' hand."""


def moment(position: Position) -> Moment:
    """Reads a position of a PAC-MAN mode.

    >>> from hedgemaze.rules import Mode
    >>> moment(Position.start(Mode.named("pacman")).play("Pf5"))
    Moment(round=1, lives=3, taken=0, ghosts='BKIC', moved='', active='P', is_lifted=False)
    """
    _, _, pieces, _, pellets, turn, _, counters = position.text.split(" ")
    _, reserve, spent, lives = pellets.split("/")
    details = dict(part.split("=") for part in turn[2:].split(",") if part)
    return Moment(
        round=int(counters.split("/")[1]),
        lives=int(lives),
        taken=int(reserve) + int(spent),
        ghosts="".join(letter for letter in _GHOSTS if f"{letter}*" not in pieces),
        moved=details.get("moved", ""),
        active=details.get("active", ""),
        is_lifted="lifted" in details,
    )


def round_of(position: Position) -> str:
    """Returns the number of the round, as the text has it."""
    return position.text.rsplit("/", 2)[1]


def is_lifted(position: Position) -> bool:
    """Tells whether a Chamber fence is in the ghosts' hand."""
    return "lifted=" in position.text
