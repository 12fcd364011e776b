"""How seats and sides leave a game: resigning, falling flags, leaving the table."""

from __future__ import annotations

from hedgemaze.rooms.commands import Flag, Leave, Resign
from hedgemaze.rooms.errors import RoomError
from hedgemaze.rooms.handlers.draft import Draft
from hedgemaze.rooms.handlers.limits import MOST_EXTRAS, check_budget, check_not_full
from hedgemaze.rooms.log.events import Flagged, Left, Offered, Resigned
from hedgemaze.rooms.offers import Kind
from hedgemaze.rooms.room import Room, Stage
from hedgemaze.rooms.seats import passed_on
from hedgemaze.rules import Side

__all__ = ["flag", "leave", "resign", "resign_side"]


def resign(draft: Draft, command: Resign) -> None:
    """Gives a side up; a ghost seat asks the other people of its team first."""
    draft.person()
    draft.in_game()
    mates = tuple(seat for seat in draft.room.team(command.seat) if seat in draft.room.persons and seat != command.seat)
    if not mates:
        resign_side(draft, draft.room.side(command.seat))
        return
    if draft.room.offer(Kind.RESIGN) is not None:
        raise RoomError("room.offer_pending", "the team is being asked already")
    check_not_full(draft.room)
    check_not_too_soon(draft.room, Kind.RESIGN, command.seat)
    draft.add(Offered, kind=Kind.RESIGN, asked=mates)


def resign_side(draft: Draft, side: Side) -> None:
    """Takes a side out of the game; the last one left has won."""
    draft.add(Resigned, side=side)
    draft.end_if_over()


def flag(draft: Draft, command: Flag) -> None:
    """Lets the running side's flag fall, if its time is over."""
    del command
    room = draft.room
    if room.stage is not Stage.PLAYING:
        raise RoomError("room.flag_not_fallen", "no clock is running")
    _, clocks = draft.game()
    deadline = clocks.deadline_ms
    if deadline is None or clocks.running is None or draft.now_ms < deadline:
        raise RoomError("room.flag_not_fallen", "there is time left")
    draft.add(Flagged, seat=0, side=room.settings.rules.sides[clocks.running])
    draft.end_if_over()


def leave(draft: Draft, command: Leave) -> None:
    """Leaves the table: before the start the seat is free again; in the game its pieces pass on or its side resigns."""
    draft.person()
    room, seat = draft.room, command.seat
    if room.stage is Stage.WAITING:  # who stays may still play, so taking a seat is never refused but leaving it is
        check_budget(room, seat, 2 * MOST_EXTRAS)
    if room.stage is not Stage.PLAYING or room.side(seat) not in room.playing:
        draft.add(Left)
        return
    draft.playing()
    others = [each for each in room.persons if each != seat and room.side(each) in room.playing]
    mates = tuple(each for each in room.team(seat) if each != seat and room.seat(each).hand)
    people = tuple(each for each in mates if each in room.persons)
    if room.side(seat) is not Side.GHOSTS or not others:
        resign_side(draft, room.side(seat))
        draft.add(Left)
    elif mates:
        hands = passed_on(tuple(each.hand for each in room.seats), seat, people or mates)
        draft.add(Left, hands=hands)
    else:
        draft.add(Left, stand_in=room.settings.stand_in)


def check_not_too_soon(room: Room, kind: Kind, seat: int) -> None:
    """Checks that a seat does not repeat an offer that came to nothing in the last round.

    Raises:
        RoomError: it does.
    """
    turns = len(room.play.turns) if room.play is not None else 0
    for refusal in room.refusals:
        if (refusal.kind, refusal.seat) == (kind, seat) and turns < refusal.turns + len(room.settings.rules.sides):
            raise RoomError("room.offer_too_soon", "this offer came to nothing a moment ago", given=kind.value)
