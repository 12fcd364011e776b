"""`Room`: a game being played, as an immutable value: the state after all events of its log.

It contains no secrets: every player and every spectator may see all of it.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass

from hedgemaze.rooms.clocks import GameClocks
from hedgemaze.rooms.closing import CloseReason
from hedgemaze.rooms.game import GameState
from hedgemaze.rooms.offers import OfferKind, OpenOffer, Refusal
from hedgemaze.rooms.seats import SeatState, sides_by_seat
from hedgemaze.rooms.settings import Settings
from hedgemaze.rules import Outcome, Piece, Side


class Stage(enum.Enum):
    """The stage of a room.

    >>> [stage.value for stage in Stage]
    ['waiting', 'playing', 'ended']
    """

    WAITING = "waiting"
    """Seats are empty."""
    PLAYING = "playing"
    ENDED = "ended"


@dataclass(frozen=True, slots=True)
class Rematch:
    """An agreed rematch.

    >>> from hedgemaze.rooms import SeatPlan
    >>> Rematch(Settings("classic2", (SeatPlan(), SeatPlan())), seats=(2, 1)).seats
    (2, 1)
    """

    settings: Settings
    seats: tuple[int, ...]
    """By seat of the next table: the seat at this table."""


@dataclass(frozen=True, slots=True)
class Room:
    """The state of a room at one version.

    >>> from hedgemaze.rooms import Holder, SeatPlan, open_room
    >>> seats = (SeatPlan(Holder.HERE, name="Ada"), SeatPlan(Holder.ELSEWHERE))
    >>> room, events = open_room(Settings("classic2", seats), now_ms=0, draw=lambda count: 0)
    >>> room.stage, room.seat(1).name, room.version
    (<Stage.WAITING: 'waiting'>, 'Ada', 1)
    """

    version: int
    at_ms: int
    """The time of the last event."""
    settings: Settings
    stage: Stage
    seats: tuple[SeatState, ...]
    recent: tuple[tuple[str, ...], ...]
    """By seat: the ids of its last commands that changed something."""
    said: tuple[tuple[int, ...], ...]
    """By seat: the times of its last phrases."""
    dressed: tuple[tuple[int, ...], ...]
    """By seat: the times of its last changes of name, character or deal."""
    extras: tuple[int, ...]
    """By seat: the number of its events that are not part of the game (`limits`)."""
    offers: tuple[OpenOffer, ...] = ()
    """The open offers, at most one per kind."""
    refusals: tuple[Refusal, ...] = ()
    first: Side | None = None
    """Classic: the side that began."""
    play: GameState | None = None
    clocks: GameClocks | None = None
    outcome: Outcome | None = None
    rematch: Rematch | None = None
    closed: CloseReason | None = None
    """Why the room was closed; a closed game has no outcome unless it was over before."""

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats where a person sits now."""
        return tuple(number for number, seat in enumerate(self.seats, 1) if seat.is_person)

    @property
    def playing(self) -> tuple[Side, ...]:
        """The sides that are still in the game, in turn order."""
        return self.settings.rules.sides if self.play is None else self.play.position.playing

    def seat(self, number: int) -> SeatState:
        """Returns a seat by its number."""
        return self.seats[number - 1]

    def side(self, number: int) -> Side:
        """Returns the side that a seat plays for."""
        return sides_by_seat(self.settings.mode)[number - 1]

    def team(self, number: int) -> tuple[int, ...]:
        """Returns all seats of a seat's side, itself included."""
        sides = sides_by_seat(self.settings.mode)
        return tuple(each for each, side in enumerate(sides, 1) if side is sides[number - 1])

    def holder(self, piece: Piece) -> int:
        """Returns the seat that moves a piece."""
        return next(number for number, seat in enumerate(self.seats, 1) if piece.letter in seat.hand)

    def offer(self, kind: OfferKind) -> OpenOffer | None:
        """Returns the open offer of a kind."""
        return next((offer for offer in self.offers if offer.kind is kind), None)

    def remaining(self, now_ms: int) -> tuple[int, ...] | None:
        """Returns the time left to each side in milliseconds; None without clocks or before the start."""
        if self.clocks is None or not self.settings.timing.is_on:
            return None
        return self.clocks.remaining(max(now_ms, self.at_ms))
