"""Before the start: taking seats, names and characters, the deal of the ghosts; and the start itself."""

from __future__ import annotations

from dataclasses import replace

from hedgemaze.errors import ModeError
from hedgemaze.rooms.commands import Deal, Dress, Sit
from hedgemaze.rooms.errors import RoomError
from hedgemaze.rooms.handlers.rated import check_rated_sit
from hedgemaze.rooms.handlers.settings_checks import is_name, normal_name
from hedgemaze.rooms.handlers.transaction import Transaction
from hedgemaze.rooms.limits import CHANGES_WITHIN_MS, MAX_CHANGES, check_budget, check_pace
from hedgemaze.rooms.log.events import Dealt, Seated, Started
from hedgemaze.rooms.room import Stage
from hedgemaze.rooms.seats import Presence, SeatState
from hedgemaze.rooms.settings import CHARACTERS, First
from hedgemaze.rules import Family, Mode, format_mode
from hedgemaze.rules.modes.mode import parse_deal


def sit(transaction: Transaction, command: Sit) -> None:
    """Takes a seat; the game starts when no seat is empty."""
    room, number = transaction.room, command.seat
    if number == 0:
        raise RoomError("room.spectator", "spectators watch")
    if not 1 <= number <= len(room.seats):
        raise RoomError("room.no_such_seat", "there is no such seat", given=number)
    if room.seat(number).presence is not Presence.EMPTY:
        raise RoomError("room.seat_taken", "this seat is taken", given=number)
    if command.is_bot and not room.settings.allows_bots:
        raise RoomError("room.no_bots", "this table does not allow bots", given=number)
    check_rated_sit(room, command)
    _seat(transaction, command, command)
    start_if_full(transaction)


def dress(transaction: Transaction, command: Dress) -> None:
    """Changes a name or a character before the start; the name of an account stays."""
    seat = transaction.person()
    if transaction.room.stage is not Stage.WAITING:
        raise RoomError("room.started", "the game has begun")
    if seat.account is not None:
        command = replace(command, name=seat.name)
    if (command.name, command.character) == (seat.name, seat.character):
        return
    _check_changes(transaction, command.seat)
    _seat(transaction, command, seat)


def _check_changes(transaction: Transaction, seat: int) -> None:
    """Checks that a seat may change its name, its character or the deal again."""
    check_budget(transaction.room, seat)
    check_pace(transaction.room.dressed[seat - 1], transaction.now_ms, MAX_CHANGES, CHANGES_WITHIN_MS)


def _seat(transaction: Transaction, command: Sit | Dress, person: Sit | SeatState) -> None:
    """Adds the event of a person who takes a seat or changes; `person` has what the command does not change."""
    name = normal_name(command.name)
    if not is_name(name):
        raise RoomError("room.bad_name", "this name cannot be shown", given=command.name)
    character = command.character
    if character is not None:
        if character not in tuple(CHARACTERS) or transaction.room.settings.rules.family is not Family.CLASSIC:
            raise RoomError("room.bad_character", "there is no such character to choose", given=character)
        others = (seat for number, seat in enumerate(transaction.room.seats, 1) if number != command.seat)
        if any(seat.character == character and seat.presence is Presence.TAKEN for seat in others):
            raise RoomError("room.character_taken", "another seat has this character", given=character)
    transaction.add(
        Seated,
        name=name,
        character=character,
        is_bot=person.is_bot,
        account=person.account,
        rating=person.rating,
        is_provisional=person.is_provisional,
    )


def start_if_full(transaction: Transaction) -> None:
    """Starts the game if no seat is empty; draws the side that begins if the settings say so."""
    room = transaction.room
    if any(seat.presence is Presence.EMPTY for seat in room.seats):
        return
    first = None
    if room.settings.may_choose_first:
        sides = room.settings.rules.sides
        chosen = room.settings.first_side if room.settings.first is not First.DRAWN else None
        first = sides[transaction.draw(len(sides))] if chosen is None else chosen
    transaction.add(Started, seat=0, first=first)


def deal(transaction: Transaction, command: Deal) -> None:
    """Changes the deal of the ghosts, until the first action."""
    transaction.person()
    room = transaction.room
    if room.stage is Stage.ENDED:
        raise RoomError("room.over", "the game is over")
    if room.play is not None and room.play.entries:
        raise RoomError("room.started", "the game has begun")
    if any(seat.presence is Presence.GONE for seat in room.seats):
        raise RoomError("room.somebody_left", "a player has left the table")
    mode = room.settings.rules
    if mode.family is Family.CLASSIC:
        raise RoomError("room.bad_deal", "there are no ghosts to deal", given=command.deal)
    try:
        dealt = Mode.named(mode.name, deal=parse_deal(command.deal), maze=mode.maze, house=mode.house)
    except ModeError as error:
        raise RoomError("room.bad_deal", error.message, given=command.deal) from None
    if len(dealt.deal) != len(room.seats):
        raise RoomError("room.bad_deal", f"there are {len(room.seats)} seats", given=command.deal)
    _check_changes(transaction, command.seat)
    transaction.add(Dealt, mode=format_mode(dealt))
