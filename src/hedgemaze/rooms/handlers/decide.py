"""`decide` and `advance`: hand a command to its handler; opening rooms and rematches, and flags that are due."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from hedgemaze.rooms import commands
from hedgemaze.rooms.commands import Close, Command, Credit, Flag, Say, Sit
from hedgemaze.rooms.errors import RoomError
from hedgemaze.rooms.handlers.act import act
from hedgemaze.rooms.handlers.leave import flag, leave, resign
from hedgemaze.rooms.handlers.offers import answer, give_time, hint, judge, offer, undo
from hedgemaze.rooms.handlers.seating import deal, dress, sit, start_if_full
from hedgemaze.rooms.handlers.settings_checks import check_settings, is_name, normal_name, with_normal_names
from hedgemaze.rooms.handlers.transaction import Draw, Transaction
from hedgemaze.rooms.limits import check_budget, check_pace
from hedgemaze.rooms.log.apply import apply
from hedgemaze.rooms.log.events import Cause, Closed, Credited, Event, Opened, Said
from hedgemaze.rooms.room import Room, Stage
from hedgemaze.rooms.seats import Presence
from hedgemaze.rooms.settings import Settings

LONGEST_ID = 64
MAX_PHRASES = 5
PHRASES_WITHIN_MS = 10_000


def open_room(
    settings: Settings, now_ms: int, draw: Draw, *, may_be_engines: bool = False
) -> tuple[Room, tuple[Event, ...]]:
    """Opens a room and returns it with its first events; a table without empty seats starts at once.

    Args:
        settings: those of the table.
        now_ms: the host's time.
        draw: draws the side that begins.
        may_be_engines: whether engines alone may play, at a table that the host opens.

    Raises:
        SettingsError: the table cannot be set up like this.

    >>> from hedgemaze.rooms import Holder, SeatPlan
    >>> seats = (SeatPlan(Holder.HERE, name="Ada"), SeatPlan(Holder.ELSEWHERE))
    >>> room, events = open_room(Settings("classic2", seats), now_ms=0, draw=lambda count: 0)
    >>> room.stage, [type(event).__name__ for event in events]
    (<Stage.WAITING: 'waiting'>, ['Opened'])
    """
    settings = with_normal_names(settings)
    check_settings(settings, may_be_engines=may_be_engines)
    opened = Opened(version=1, at_ms=now_ms, settings=settings)
    transaction = Transaction(apply(None, opened), Command(), now_ms, draw)
    start_if_full(transaction)
    return transaction.room, (opened, *transaction.events)


def open_rematch(
    room: Room, now_ms: int, draw: Draw, ratings: Mapping[int, tuple[int, bool]] | None = None
) -> tuple[Room, tuple[Event, ...]]:
    """Opens the room of an agreed rematch, with all players seated.

    Args:
        room: the room of the game before.
        now_ms: the host's time.
        draw: draws the side that begins.
        ratings: by seat of the new table: the rating of its player, and whether it is provisional.

    Raises:
        RoomError: no rematch is agreed.

    >>> from hedgemaze.rooms import Answer, Holder, Offer, OfferKind, Resign, SeatPlan, Sit
    >>> seats = (SeatPlan(Holder.ELSEWHERE), SeatPlan(Holder.ELSEWHERE))
    >>> room, events = open_room(Settings("classic2", seats), 0, lambda count: 0)
    >>> commands = [Sit(seat=1, id="a1", name="Ada"), Sit(seat=2, id="b1", name="Bob"), Resign(seat=1, id="a2")]
    >>> for command in [*commands, Offer(seat=1, id="a3", kind=OfferKind.REMATCH)]:
    ...     room, events = advance(room, command, 1_000, lambda count: 0)
    >>> room, events = advance(room, Answer(seat=2, id="b2", offer=room.version, agree=True), 2_000, lambda count: 0)
    >>> new, events = open_rematch(room, 3_000, lambda count: 0)
    >>> new.stage, [seat.name for seat in new.seats]
    (<Stage.PLAYING: 'playing'>, ['Ada', 'Bob'])
    """
    if room.rematch is None:
        raise RoomError("room.no_offer", "no rematch is agreed")
    # A log may be older than a rule about names: its rematch is valid nevertheless.
    plans = tuple(
        plan if is_name(normal_name(plan.name)) else replace(plan, name="") for plan in room.rematch.settings.seats
    )
    ratings = ratings or {}
    plans = tuple(
        replace(plan, rating=ratings[number][0], is_provisional=ratings[number][1]) if number in ratings else plan
        for number, plan in enumerate(plans, 1)
    )
    after, events = open_room(replace(room.rematch.settings, seats=plans), now_ms, draw)
    for number, plan in enumerate(plans, 1):
        if after.seat(number).presence is Presence.EMPTY:
            is_bot = room.seat(room.rematch.seats[number - 1]).is_bot
            seated = Sit(
                seat=number,
                name=plan.name,
                character=plan.character,
                is_bot=is_bot,
                account=plan.account,
                rating=plan.rating,
                is_provisional=plan.is_provisional,
            )
            after, more = advance(after, seated, now_ms, draw)
            events += more
    return after, events


def decide(room: Room, command: Command, now_ms: int, draw: Draw) -> tuple[Event, ...]:
    """Returns the events that a command causes: none if its id was seen before, or if there is nothing to do.

    Args:
        room: the current room.
        command: the host has checked that its seat is the sender's.
        now_ms: the host's time.
        draw: draws the side that begins; called at the start of a game alone.

    Raises:
        RoomError: the command is refused.
        NotationError, IllegalActionError, GameOverError: an action cannot be read or played.

    >>> from hedgemaze.rooms import Holder, SeatPlan, Sit
    >>> seats = (SeatPlan(Holder.HERE, name="Ada"), SeatPlan(Holder.ELSEWHERE))
    >>> room, events = open_room(Settings("classic2", seats), now_ms=0, draw=lambda count: 0)
    >>> [type(event).__name__ for event in decide(room, Sit(seat=2, id="b1", name="Bob"), 4_000, lambda count: 0)]
    ['Seated', 'Started']
    """
    return advance(room, command, now_ms, draw)[1]


def advance(room: Room, command: Command, now_ms: int, draw: Draw) -> tuple[Room, tuple[Event, ...]]:
    """Returns the room after a command and its events; `decide` and then `apply` would play actions twice.

    Raises:
        RoomError, NotationError, IllegalActionError, GameOverError: as `decide`.

    >>> from hedgemaze.rooms import Holder, SeatPlan, Sit
    >>> seats = (SeatPlan(Holder.HERE, name="Ada"), SeatPlan(Holder.ELSEWHERE))
    >>> room, events = open_room(Settings("classic2", seats), now_ms=0, draw=lambda count: 0)
    >>> room, events = advance(room, Sit(seat=2, id="b1", name="Bob"), now_ms=4_000, draw=lambda count: 0)
    >>> room.stage, room.version
    (<Stage.PLAYING: 'playing'>, 3)
    """
    if len(command.id) > LONGEST_ID:
        raise RoomError("room.bad_id", f"an id has at most {LONGEST_ID} characters", given=command.id)
    if command.id and 1 <= command.seat <= len(room.seats) and command.id in room.recent[command.seat - 1]:
        return room, ()
    if room.closed is not None and command.seat:
        raise RoomError("room.closed", "this table is closed", given=room.closed.value)
    transaction = Transaction(room, command, now_ms, draw)
    transaction.check_version(0)
    _HANDLERS[type(command)](transaction, command)
    return transaction.room, tuple(transaction.events)


def next_deadline(room: Room) -> int | None:
    """Returns when the next flag falls unless a command comes first, or None; a host sets a timer for it.

    >>> from hedgemaze.rooms import Act, Holder, SeatPlan, Timing
    >>> seats = (SeatPlan(Holder.HERE, name="Ada"), SeatPlan(Holder.HERE, name="Bob"))
    >>> room, events = open_room(Settings("classic2", seats, Timing(base_ms=60_000)), 0, lambda count: 0)
    >>> for seat, action, now_ms in ((1, "e2", 1_000), (2, "e8", 2_000)):
    ...     room, events = advance(room, Act(seat=seat, id=action, actions=(action,)), now_ms, lambda count: 0)
    >>> next_deadline(room)
    62000
    """
    return None if room.clocks is None else room.clocks.deadline_ms


def due(room: Room, now_ms: int) -> tuple[Event, ...]:
    """Returns the events that are due without a command: a flag, and the end that may follow; or the room is closed.

    >>> from hedgemaze.rooms import Act, Holder, SeatPlan, Timing
    >>> seats = (SeatPlan(Holder.HERE, name="Ada"), SeatPlan(Holder.HERE, name="Bob"))
    >>> room, events = open_room(Settings("classic2", seats, Timing(base_ms=60_000)), 0, lambda count: 0)
    >>> for seat, action, now_ms in ((1, "e2", 1_000), (2, "e8", 2_000)):
    ...     room, events = advance(room, Act(seat=seat, id=action, actions=(action,)), now_ms, lambda count: 0)
    >>> [type(event).__name__ for event in due(room, now_ms=70_000)]
    ['Flagged', 'Ended']
    """
    deadline = next_deadline(room)
    if room.stage is not Stage.PLAYING or deadline is None or now_ms < deadline:
        return ()
    return decide(room, Flag(), now_ms, _no_draw)


def _no_draw(count: int) -> int:
    raise AssertionError(f"a number below {count} is drawn after the start of the game")


def _say(transaction: Transaction, command: Say) -> None:
    transaction.person()
    if command.phrase not in commands.PHRASES + commands.FACES:
        raise RoomError("room.unknown_phrase", "there is no such phrase", given=command.phrase)
    check_budget(transaction.room, command.seat)
    check_pace(transaction.room.said[command.seat - 1], transaction.now_ms, MAX_PHRASES, PHRASES_WITHIN_MS)
    transaction.add(Said, phrase=command.phrase)


def _close(transaction: Transaction, command: Close) -> None:
    """Closes the room; nothing happens if it is closed already."""
    if transaction.room.closed is None:
        transaction.add(Closed, seat=0, reason=command.reason)


def _credit(transaction: Transaction, command: Credit) -> None:
    """Credits the running side with time that has passed, even if its time ran out while the host was down."""
    room = transaction.room
    if command.cause is Cause.GIVEN or command.ms < 0:
        raise RoomError("room.bad_credit", "a host spares time that was lost", given=command.ms)
    if room.stage is Stage.PLAYING and room.clocks is not None and room.clocks.running is not None and command.ms:
        side = room.settings.rules.sides[room.clocks.running]
        transaction.add(Credited, seat=0, side=side, ms=command.ms, cause=command.cause)


# Looked up by the type of the command, which a type checker cannot follow.
_HANDLERS: dict[type[Command], Callable[[Transaction, Any], None]] = {
    commands.Sit: sit,
    commands.Dress: dress,
    commands.Deal: deal,
    commands.Leave: leave,
    commands.Act: act,
    commands.Offer: offer,
    commands.Answer: answer,
    commands.Judge: judge,
    commands.Resign: resign,
    commands.Undo: undo,
    commands.Hint: hint,
    commands.GiveTime: give_time,
    commands.Say: _say,
    commands.Close: _close,
    commands.Flag: flag,
    commands.Credit: _credit,
}
