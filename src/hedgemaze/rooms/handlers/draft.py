"""`Draft`: the events that a command causes, folded as they are written, and the checks that many commands share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hedgemaze.rooms.clocks import Clocks
from hedgemaze.rooms.commands import Command
from hedgemaze.rooms.errors import RoomError
from hedgemaze.rooms.game import LONGEST_GAME, Play
from hedgemaze.rooms.log.apply import apply
from hedgemaze.rooms.log.events import Ended, Event
from hedgemaze.rooms.room import Room, Stage
from hedgemaze.rooms.seats import Presence, SeatState
from hedgemaze.rules import Outcome, Reason

__all__ = ["Draft", "Draw"]

Draw = Callable[[int], int]
"""Draws a number from 0 to one below its argument: ``random.Random(...).randrange``, or a table of a test."""


class Draft:
    """A command on its way to events; refusals are raised, and then nothing has happened."""

    def __init__(self, room: Room, command: Command, now_ms: int, draw: Draw) -> None:
        self.room = room
        self.command = command
        self.now_ms = max(now_ms, room.at_ms)
        """A host's clock may be set back; a log's times are not."""
        self.draw = draw
        self.events: list[Event] = []

    def add(self, kind: type[Event], /, *, seat: int | None = None, **fields: Any) -> None:
        """Writes an event and folds it in; it is of the command's seat unless told otherwise."""
        event = kind(
            version=self.room.version + 1,
            at_ms=self.now_ms,
            seat=self.command.seat if seat is None else seat,
            command="" if self.events else self.command.id,
            **fields,
        )
        self.room = apply(self.room, event)
        self.events.append(event)

    def end_if_over(self) -> None:
        """Writes the end of the game if it has come."""
        play, _ = self.game()
        outcome = play.outcome()
        if outcome is not None:
            self.add(Ended, seat=0, reason=outcome.reason, winner=outcome.winner, rank=outcome.rank)
        elif len(play.entries) >= LONGEST_GAME:
            self.end_by_agreement()

    def end_by_agreement(self) -> None:
        """Writes the end of a game that is drawn as it stands."""
        play, _ = self.game()
        outcome = Outcome.of(play.position.mode, Reason.AGREED, None, play.rank)
        self.add(Ended, seat=0, reason=outcome.reason, winner=None, rank=outcome.rank)

    # What many commands need.

    def game(self) -> tuple[Play, Clocks]:
        """Returns the game and its clocks, once it has started."""
        assert self.room.play is not None and self.room.clocks is not None
        return self.room.play, self.room.clocks

    def seat(self) -> SeatState:
        """Returns the seat that gives the command.

        Raises:
            RoomError: it is none of the table's, or nobody sits there.
        """
        number = self.command.seat
        if number == 0:
            raise RoomError("room.spectator", "spectators watch")
        if not 1 <= number <= len(self.room.seats):
            raise RoomError("room.no_such_seat", "there is no such seat", given=number)
        seat = self.room.seat(number)
        if seat.presence is Presence.EMPTY:
            raise RoomError("room.seat_empty", "nobody sits there", given=number)
        if seat.presence is Presence.GONE:
            raise RoomError("room.seat_left", "this seat has left the table", given=number)
        return seat

    def person(self) -> SeatState:
        """Returns the seat that gives the command, which must be a person's."""
        seat = self.seat()
        if seat.is_engine:
            raise RoomError("room.engine_seat", "an engine sits there", given=self.command.seat)
        return seat

    def playing(self) -> tuple[Play, Clocks]:
        """Returns the game and its clocks while it is played.

        Raises:
            RoomError: it has not begun, is over, or waits for a flag to fall.
        """
        if self.room.stage is Stage.WAITING:
            raise RoomError("room.not_started", "the game has not begun")
        if self.room.stage is Stage.ENDED:
            raise RoomError("room.over", "the game is over")
        play, clocks = self.game()
        deadline = clocks.deadline_ms
        if deadline is not None and deadline <= self.now_ms:
            raise RoomError("room.time_over", "the time is over")
        return play, clocks

    def in_game(self) -> tuple[Play, Clocks]:
        """Returns the game and its clocks for a seat whose side has not left it."""
        play, clocks = self.playing()
        if self.room.side(self.command.seat) not in self.room.playing:
            raise RoomError("room.side_out", "this side has left the game", given=self.command.seat)
        return play, clocks

    def fresh(self, least: int) -> None:
        """Checks that the client had seen a version when it sent the command.

        Raises:
            RoomError: it had not, or claims to have seen the future.
        """
        seen = self.command.version
        if seen is not None and seen > self.room.version:
            raise RoomError("room.future_version", "there is no such version yet", given=seen)
        if seen is not None and seen < least:
            raise RoomError("room.stale", "the game has moved on", given=seen)
