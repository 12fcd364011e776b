"""Seats and sides that leave a game: resigning, flags, leaving the table."""

from __future__ import annotations

from hedgemaze.rooms.closing import CloseReason
from hedgemaze.rooms.commands import Flag, Leave, Resign
from hedgemaze.rooms.errors import RoomError
from hedgemaze.rooms.handlers.transaction import Transaction
from hedgemaze.rooms.limits import MAX_EXTRAS, check_budget, check_not_full
from hedgemaze.rooms.log.events import Closed, Flagged, Left, Offered, Resigned
from hedgemaze.rooms.offers import OfferKind
from hedgemaze.rooms.room import Room, Stage
from hedgemaze.rooms.seats import pass_on_hand
from hedgemaze.rules import Side


def resign(transaction: Transaction, command: Resign) -> None:
    """Resigns for a side; a ghost seat asks the other people of its team first."""
    transaction.person()
    transaction.in_game()
    mates = tuple(
        seat
        for seat in transaction.room.team(command.seat)
        if seat in transaction.room.persons and seat != command.seat
    )
    if not mates:
        resign_side(transaction, transaction.room.side(command.seat))
        return
    if transaction.room.offer(OfferKind.RESIGN) is not None:
        raise RoomError("room.offer_pending", "the team is being asked already")
    check_not_full(transaction.room)
    check_not_too_soon(transaction.room, OfferKind.RESIGN, command.seat)
    transaction.add(Offered, kind=OfferKind.RESIGN, asked=mates)


def resign_side(transaction: Transaction, side: Side) -> None:
    """Removes a side from the game; the last one left has won."""
    transaction.add(Resigned, side=side)
    transaction.end_if_over()


def flag(transaction: Transaction, command: Flag) -> None:
    """Flags the running side, if its time is over; in a first turn with a limit of its own, closes the room."""
    del command
    room = transaction.room
    if room.stage is not Stage.PLAYING:
        raise RoomError("room.flag_not_fallen", "no clock is running")
    _, clocks = transaction.game()
    deadline = clocks.deadline_ms
    if deadline is None or clocks.running is None or transaction.now_ms < deadline:
        raise RoomError("room.flag_not_fallen", "there is time left")
    if clocks.is_free and clocks.timing.first_turn_ms:
        transaction.add(Closed, seat=0, reason=CloseReason.ABSENT)
        return
    transaction.add(Flagged, seat=0, side=room.settings.rules.sides[clocks.running])
    transaction.end_if_over()


def leave(transaction: Transaction, command: Leave) -> None:
    """Leaves the table: before the start the seat is free again; in the game its pieces pass on or its side resigns."""
    transaction.person()
    room, seat = transaction.room, command.seat
    if room.stage is Stage.WAITING:  # the others may still play, so only leaving is limited, never sitting
        check_budget(room, seat, 2 * MAX_EXTRAS)
    if room.stage is not Stage.PLAYING or room.side(seat) not in room.playing:
        transaction.add(Left)
        return
    transaction.playing()
    others = [each for each in room.persons if each != seat and room.side(each) in room.playing]
    mates = tuple(each for each in room.team(seat) if each != seat and room.seat(each).hand)
    people = tuple(each for each in mates if each in room.persons)
    needs_engine = not mates and room.settings.is_rated  # no engine plays in a rated game
    if room.side(seat) is not Side.GHOSTS or not others or needs_engine:
        resign_side(transaction, room.side(seat))
        transaction.add(Left)
    elif mates:
        hands = pass_on_hand(tuple(each.hand for each in room.seats), seat, people or mates)
        transaction.add(Left, hands=hands)
    else:
        transaction.add(Left, stand_in=room.settings.stand_in)


def check_not_too_soon(room: Room, kind: OfferKind, seat: int) -> None:
    """Checks that a seat does not repeat an offer that was declined or lapsed in the last round.

    Raises:
        RoomError: it does.
    """
    turns = len(room.play.turns) if room.play is not None else 0
    for refusal in room.refusals:
        if (refusal.kind, refusal.seat) == (kind, seat) and turns < refusal.turns + len(room.settings.rules.sides):
            raise RoomError("room.offer_too_soon", "this offer was refused in the last round", given=kind.value)
