"""What a room can be told to do: by its seats, by anybody, and by its host."""

from __future__ import annotations

from dataclasses import dataclass

from hedgemaze.rooms.log.events import Cause
from hedgemaze.rooms.offers import Kind
from hedgemaze.rules import Side

__all__ = [
    "FACES",
    "PHRASES",
    "Act",
    "Answer",
    "Command",
    "Credit",
    "Deal",
    "Dress",
    "Flag",
    "GiveTime",
    "Hint",
    "Judge",
    "Leave",
    "Propose",
    "Resign",
    "Say",
    "Sit",
    "Undo",
]

PHRASES = (
    "hello",
    "good_luck",
    "well_played",
    "good_move",
    "oops",
    "thanks",
    "one_moment",
    "your_turn",
    "good_game",
    "again",
    "goodbye",
)
"""What can be said: keys of translations."""
FACES = ("face_smile", "face_laugh", "face_think", "face_surprise", "face_sad", "face_sleep")
"""Faces that can be shown."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """What all commands have."""

    seat: int = 0
    """Whose it is; the host has checked that. 0 for spectators and for the host itself."""
    id: str = ""
    """Of the client's message: a repeated one changes nothing."""
    version: int | None = None
    """What the client had seen when it sent this; None for the present one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sit(Command):
    """Take an empty seat."""

    name: str = ""
    character: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Dress(Command):
    """Change name or character before the start."""

    name: str = ""
    character: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal(Command):
    """Deal the ghosts anew before the first action: ``P.BI.KC``."""

    deal: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave(Command):
    """Leave the table; before the start the seat is free again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Act(Command):
    """Play one or more actions of one turn, all or none."""

    actions: tuple[str, ...]
    lag_ms: int = 0
    """The lag of this seat's connection as the host measured it."""
    waited_ms: int = 0
    """How long an engine's seat had to wait before it could begin to think; the host says it, never a client."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Propose(Command):
    """Offer a draw, a take back or a rematch."""

    kind: Kind


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer(Command):
    """Agree to an offer or decline it; whoever made it withdraws it by declining."""

    offer: int
    """The version of the event that made the offer."""
    agree: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Judge(Command):
    """An engine answers a draw offer by what it expects of the game."""

    value: float
    """The share of the game's one point that its side may expect, 0 to 1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Resign(Command):
    """Give up; the ghosts' people must agree among themselves."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Undo(Command):
    """Take the last turn of a person back, where nobody else is concerned."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hint(Command):
    """Ask whether a hint may be given."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GiveTime(Command):
    """Give another side 15 seconds."""

    side: Side


@dataclass(frozen=True, slots=True, kw_only=True)
class Say(Command):
    """Say one of `PHRASES` or show one of `FACES`."""

    phrase: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Flag(Command):
    """Say that the running side's time is over; anybody may, and the host does it by itself."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Credit(Command):
    """The host spares the running side time that was not its own; never a client's command."""

    ms: int
    cause: Cause
