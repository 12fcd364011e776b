"""Before the start: taking seats, names and characters, dealing the ghosts; and the start itself."""

from __future__ import annotations

from hedgemaze.errors import ModeError
from hedgemaze.rooms.commands import Deal, Dress, Sit
from hedgemaze.rooms.errors import RoomError
from hedgemaze.rooms.handlers.checks import is_name, normal_name
from hedgemaze.rooms.handlers.draft import Draft
from hedgemaze.rooms.handlers.limits import CHANGES_WITHIN_MS, MOST_CHANGES, check_budget, check_pace
from hedgemaze.rooms.log.events import Dealt, Seated, Started
from hedgemaze.rooms.room import Stage
from hedgemaze.rooms.seats import Presence
from hedgemaze.rooms.settings import CHARACTERS, First
from hedgemaze.rules import Family, Mode, format_mode
from hedgemaze.rules.modes.mode import parse_deal

__all__ = ["deal", "dress", "sit", "start_if_full"]


def sit(draft: Draft, command: Sit) -> None:
    """Takes a seat; the last one starts the game."""
    room, number = draft.room, command.seat
    if number == 0:
        raise RoomError("room.spectator", "spectators watch")
    if not 1 <= number <= len(room.seats):
        raise RoomError("room.no_such_seat", "there is no such seat", given=number)
    if room.seat(number).presence is not Presence.EMPTY:
        raise RoomError("room.seat_taken", "this seat is taken", given=number)
    _seat(draft, command)
    start_if_full(draft)


def dress(draft: Draft, command: Dress) -> None:
    """Changes a name or a character before the start."""
    seat = draft.person()
    if draft.room.stage is not Stage.WAITING:
        raise RoomError("room.started", "the game has begun")
    if (command.name, command.character) == (seat.name, seat.character):
        return
    _check_changes(draft, command.seat)
    _seat(draft, command)


def _check_changes(draft: Draft, seat: int) -> None:
    """Checks that a seat may change its looks or the deal once more."""
    check_budget(draft.room, seat)
    check_pace(draft.room.dressed[seat - 1], draft.now_ms, MOST_CHANGES, CHANGES_WITHIN_MS)


def _seat(draft: Draft, command: Sit | Dress) -> None:
    name = normal_name(command.name)
    if not is_name(name):
        raise RoomError("room.bad_name", "this name cannot be shown", given=command.name)
    wanted = command.character
    if wanted is not None:
        if wanted not in tuple(CHARACTERS) or draft.room.settings.rules.family is not Family.CLASSIC:
            raise RoomError("room.bad_character", "there is no such character to choose", given=wanted)
        others = (seat for number, seat in enumerate(draft.room.seats, 1) if number != command.seat)
        if any(seat.character == wanted and seat.presence is Presence.TAKEN for seat in others):
            raise RoomError("room.character_taken", "somebody else plays with this character", given=wanted)
    draft.add(Seated, name=name, character=wanted)


def start_if_full(draft: Draft) -> None:
    """Starts the game when no seat is empty; draws who begins where the table says so."""
    room = draft.room
    if any(seat.presence is Presence.EMPTY for seat in room.seats):
        return
    first = None
    if room.settings.may_choose_first:
        sides = room.settings.rules.sides
        chosen = room.settings.first_side if room.settings.first is not First.DRAWN else None
        first = sides[draft.draw(len(sides))] if chosen is None else chosen
    draft.add(Started, seat=0, first=first)


def deal(draft: Draft, command: Deal) -> None:
    """Deals the ghosts anew, as long as nothing has been played."""
    draft.person()
    room = draft.room
    if room.stage is Stage.ENDED:
        raise RoomError("room.over", "the game is over")
    if room.play is not None and room.play.entries:
        raise RoomError("room.started", "the game has begun")
    if any(seat.presence is Presence.GONE for seat in room.seats):
        raise RoomError("room.somebody_left", "somebody has left the table")
    mode = room.settings.rules
    if mode.family is Family.CLASSIC:
        raise RoomError("room.bad_deal", "there are no ghosts to deal", given=command.deal)
    try:
        dealt = Mode.named(mode.name, deal=parse_deal(command.deal), maze=mode.maze, house=mode.house)
    except ModeError as error:
        raise RoomError("room.bad_deal", error.message, given=command.deal) from None
    if len(dealt.deal) != len(room.seats):
        raise RoomError("room.bad_deal", f"there are {len(room.seats)} seats", given=command.deal)
    _check_changes(draft, command.seat)
    draft.add(Dealt, mode=format_mode(dealt))
