"""`Transaction`: the events that one command causes, applied as they are added; and the checks that handlers share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hedgemaze.core import Position
from hedgemaze.rooms.clocks import GameClocks
from hedgemaze.rooms.commands import Command
from hedgemaze.rooms.errors import RoomError
from hedgemaze.rooms.game import LONGEST_GAME, GameState
from hedgemaze.rooms.log.apply import apply
from hedgemaze.rooms.log.events import Ended, Event
from hedgemaze.rooms.room import Room, Stage
from hedgemaze.rooms.seats import Presence, SeatState
from hedgemaze.rules import Outcome, Reason

Draw = Callable[[int], int]
"""Draws a number from 0 to one below its argument: ``random.Random(...).randrange``, or a fixed list in a test."""


class Transaction:
    """One command being judged. All or nothing: a handler that refuses it raises, and the room stays as it was."""

    __slots__ = ("command", "draw", "events", "now_ms", "room")

    def __init__(self, room: Room, command: Command, now_ms: int, draw: Draw) -> None:
        self.room = room
        """The room after the events so far."""
        self.command = command
        self.now_ms = max(room.at_ms, now_ms)
        """The host's clock may be set back; the times of a log never decrease."""
        self.draw = draw
        self.events: list[Event] = []

    def add(
        self, kind: type[Event], /, *, seat: int | None = None, position: Position | None = None, **fields: Any
    ) -> None:
        """Adds an event and applies it.

        Args:
            kind: of the event.
            seat: whose event it is; the command's seat if it is left out.
            position: the position after an `Acted` whose actions the handler has played.
            fields: the other fields of the event.
        """
        event = kind(
            version=self.room.version + 1,
            at_ms=self.now_ms,
            seat=self.command.seat if seat is None else seat,
            command="" if self.events else self.command.id,
            **fields,
        )
        self.room = apply(self.room, event, position)
        self.events.append(event)

    def end_if_over(self) -> None:
        """Adds the end of the game if it is over."""
        game, _ = self.game()
        outcome = game.outcome()
        if outcome is not None:
            self.add(Ended, seat=0, reason=outcome.reason, winner=outcome.winner, rank=outcome.rank)
        elif len(game.entries) >= LONGEST_GAME:
            self.end_by_agreement()

    def end_by_agreement(self) -> None:
        """Adds the end of a game that is drawn by agreement, or because it is too long."""
        game, _ = self.game()
        outcome = Outcome.of(game.position.mode, Reason.AGREED, None, game.position.rank)
        self.add(Ended, seat=0, reason=outcome.reason, winner=None, rank=outcome.rank)

    # Checks that several handlers share.

    def game(self) -> tuple[GameState, GameClocks]:
        """Returns the game and its clocks, once it has started."""
        assert self.room.play is not None and self.room.clocks is not None
        return self.room.play, self.room.clocks

    def seat(self) -> SeatState:
        """Returns the sender's seat.

        Raises:
            RoomError: the table has no such seat, or it is empty.
        """
        number = self.command.seat
        if number == 0:
            raise RoomError("room.spectator", "spectators watch")
        if not 1 <= number <= len(self.room.seats):
            raise RoomError("room.no_such_seat", "there is no such seat", given=number)
        seat = self.room.seats[number - 1]
        if seat.presence is Presence.EMPTY:
            raise RoomError("room.seat_empty", "nobody sits there", given=number)
        if seat.presence is Presence.GONE:
            raise RoomError("room.seat_left", "this seat has left the table", given=number)
        return seat

    def person(self) -> SeatState:
        """Returns the sender's seat, which must be a person's."""
        seat = self.seat()
        if seat.is_engine:
            raise RoomError("room.engine_seat", "an engine sits there", given=self.command.seat)
        return seat

    def playing(self) -> tuple[GameState, GameClocks]:
        """Returns the game and its clocks while it is played.

        Raises:
            RoomError: the game has not begun, is over, or its flag is due.
        """
        if self.room.stage is Stage.WAITING:
            raise RoomError("room.not_started", "the game has not begun")
        if self.room.stage is Stage.ENDED:
            raise RoomError("room.over", "the game is over")
        game, clocks = self.game()
        deadline = clocks.deadline_ms
        if deadline is not None and deadline <= self.now_ms:
            raise RoomError("room.time_over", "the time is over")
        return game, clocks

    def in_game(self) -> tuple[GameState, GameClocks]:
        """Returns the game and its clocks for a seat whose side has not left it.

        Raises:
            RoomError: as `playing`, or the seat's side has left.
        """
        game, clocks = self.playing()
        if self.room.side(self.command.seat) not in self.room.playing:
            raise RoomError("room.side_out", "this side has left the game", given=self.command.seat)
        return game, clocks

    def check_version(self, least: int) -> None:
        """Checks that the client had seen a version when it sent the command.

        Raises:
            RoomError: it had not, or it names a version that does not exist yet.
        """
        seen = self.command.version
        if seen is None:
            return
        if seen > self.room.version:
            raise RoomError("room.future_version", "there is no such version yet", given=seen)
        if seen < least:
            raise RoomError("room.stale", "the game has moved on", given=seen)
