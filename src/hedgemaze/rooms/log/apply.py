"""`apply`: the room after its next event. A pure function, and the only place where rooms change.

It trusts the log, because a handler has judged each event before. Only a log with a gap is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from hedgemaze.core import Position
from hedgemaze.rooms.dataclass_replace import fast_replace
from hedgemaze.rooms.errors import RoomError
from hedgemaze.rooms.limits import MAX_CHANGES
from hedgemaze.rooms.log import events
from hedgemaze.rooms.log.apply_game import Changes, acted, credited, ended, retired, started, took_back, without
from hedgemaze.rooms.log.events import Event
from hedgemaze.rooms.offers import OpenOffer
from hedgemaze.rooms.room import Rematch, Room, Stage
from hedgemaze.rooms.seats import Presence, SeatState, hands_of, seats_at_opening
from hedgemaze.rooms.settings import Holder
from hedgemaze.rules.notation.mode_text import with_mode

MAX_REMEMBERED = 32
"""Command ids, and times of phrases, that are kept per seat."""


def replay(log: Iterable[Event], room: Room | None = None) -> Room | None:
    """Returns the room after all events of a log, or after those that follow a room's version.

    >>> from hedgemaze.rooms import Holder, SeatPlan, Settings, open_room
    >>> seats = (SeatPlan(Holder.HERE, name="Ada"), SeatPlan(Holder.HERE, name="Bob"))
    >>> room, log = open_room(Settings("classic2", seats), 0, lambda count: 0)
    >>> replay(log) == room
    True
    """
    for event in log:
        room = apply(room, event)
    return room


def apply(room: Room | None, event: Event, position: Position | None = None) -> Room:
    """Returns the room after its next event; None is the room before it was opened.

    A caller that has just played the actions of an `Acted` passes the position after them. Otherwise they are played
    without being judged again.

    Raises:
        RoomError: the event is not the next one.

    >>> from hedgemaze.rooms import Holder, SeatPlan, Settings, open_room
    >>> seats = (SeatPlan(Holder.HERE, name="Ada"), SeatPlan(Holder.HERE, name="Bob"))
    >>> room, (opened, started) = open_room(Settings("classic2", seats), 0, lambda count: 0)
    >>> apply(apply(None, opened), started) == room
    True
    """
    if event.version != (1 if room is None else room.version + 1):
        raise RoomError("room.log_gap", "the event is not the next one of its log", given=event.version)
    if isinstance(event, events.Opened):
        return _opened(event)
    if room is None:
        raise RoomError("room.log_gap", "a log begins with the opening of the room", given=type(event).__name__)
    changes = acted(room, event, position) if isinstance(event, events.Acted) else _APPLY[type(event)](room, event)
    if isinstance(event, _EXTRAS) and event.seat and _is_extra(room, event):
        spent = room.extras[event.seat - 1] + 1
        changes["extras"] = (*room.extras[: event.seat - 1], spent, *room.extras[event.seat :])
    if event.command and event.seat:
        mine = (*room.recent[event.seat - 1], event.command)[-MAX_REMEMBERED:]
        changes["recent"] = (*room.recent[: event.seat - 1], mine, *room.recent[event.seat :])
    return fast_replace(room, version=event.version, at_ms=event.at_ms, **changes)


def _opened(event: events.Opened) -> Room:
    seats = seats_at_opening(event.settings)
    nothing: tuple[tuple[Any, ...], ...] = ((),) * len(seats)
    none = (0,) * len(seats)
    return Room(event.version, event.at_ms, event.settings, Stage.WAITING, seats, nothing, nothing, nothing, none)


def _is_extra(room: Room, event: Event) -> bool:
    """Returns whether an event of the kinds in `_EXTRAS` counts as one that is not part of the game."""
    if isinstance(event, events.Credited):
        return event.cause is events.Cause.GIVEN
    return room.stage is Stage.WAITING or not isinstance(event, events.Left)


def _dressed(room: Room, event: Event) -> tuple[tuple[int, ...], ...]:
    """Returns `Room.dressed` with the time of this event."""
    mine = (*room.dressed[event.seat - 1], event.at_ms)[-MAX_CHANGES:]
    return (*room.dressed[: event.seat - 1], mine, *room.dressed[event.seat :])


def _with_seat(room: Room, number: int, **fields: Any) -> tuple[SeatState, ...]:
    seat = fast_replace(room.seat(number), **fields)
    return (*room.seats[: number - 1], seat, *room.seats[number:])


def _seated(room: Room, event: events.Seated) -> Changes:
    seats = _with_seat(
        room,
        event.seat,
        name=event.name,
        character=event.character,
        presence=Presence.TAKEN,
        is_bot=event.is_bot,
        account=event.account,
        rating=event.rating,
        is_provisional=event.is_provisional,
    )
    return {"seats": seats, "dressed": _dressed(room, event)}


def _dealt(room: Room, event: events.Dealt) -> Changes:
    """The deal is part of the mode, so the text of the position changes with it."""
    start = room.settings.start
    if start is not None:
        start = with_mode(start, event.mode)
    settings = fast_replace(room.settings, mode=event.mode, start=start)
    seats = tuple(fast_replace(seat, hand=hand) for seat, hand in zip(room.seats, hands_of(settings), strict=True))
    play = room.play
    if play is not None:
        position = settings.position(room.first)
        versions = {"changed": event.version, "turn_version": event.version}
        play = fast_replace(play, start=position.text, position=position, hashes=(position.hash,), **versions)
    return {"settings": settings, "seats": seats, "play": play, "dressed": _dressed(room, event)}


def _offered(room: Room, event: events.Offered) -> Changes:
    offer = OpenOffer(event.kind, event.seat, event.version, event.asked, (), event.turn)
    return {"offers": (*room.offers, offer)}


def _answered(room: Room, event: events.Answered) -> Changes:
    (offer,) = (each for each in room.offers if each.version == event.offer)
    if not event.agree:
        return without(room, (offer,), room.play)
    others = tuple(each for each in room.offers if each is not offer)
    agreed = offer.with_agreement(event.seat)
    return {"offers": (*others, agreed) if agreed.waiting else others}


def _left(room: Room, event: events.Left) -> Changes:
    if room.stage is Stage.WAITING:
        empty = {"name": "", "character": None, "is_bot": False, "account": None, "rating": None}
        return {"seats": _with_seat(room, event.seat, presence=Presence.EMPTY, is_provisional=False, **empty)}
    seats = _with_seat(room, event.seat, presence=Presence.GONE)
    if event.stand_in:
        seats = _with_seat(room, event.seat, holder=Holder.ENGINE, level=event.stand_in)
    if event.hands:
        seats = tuple(fast_replace(seat, hand=hand) for seat, hand in zip(seats, event.hands, strict=True))
    play = room.play
    if play is not None and room.stage is Stage.PLAYING and play.lifter == event.seat and not event.stand_in:
        play = fast_replace(play, lifter=0)
    return {"seats": seats, "play": play, **without(room, room.offers, play)}


def _said(room: Room, event: events.Said) -> Changes:
    mine = (*room.said[event.seat - 1], event.at_ms)[-MAX_REMEMBERED:]
    return {"said": (*room.said[: event.seat - 1], mine, *room.said[event.seat :])}


def _closed(room: Room, event: events.Closed) -> Changes:
    """Nobody can play on here, and a game that was not over stays without an outcome."""
    clocks = room.clocks
    if clocks is not None and room.stage is Stage.PLAYING:
        clocks = clocks.stopped(event.at_ms)
    return {"stage": Stage.ENDED, "closed": event.reason, "clocks": clocks, "offers": (), "refusals": ()}


def _rematched(_: Room, event: events.Rematched) -> Changes:
    return {"rematch": Rematch(event.settings, event.seats)}


_EXTRAS = (events.Seated, events.Dealt, events.Said, events.Credited, events.Left)
"""Kinds of events that may count towards a seat's budget."""

# Looked up by the type of the event, which a type checker cannot follow.
_APPLY: dict[type[Event], Callable[[Room, Any], Changes]] = {
    events.Seated: _seated,
    events.Dealt: _dealt,
    events.Started: started,
    events.Offered: _offered,
    events.Answered: _answered,
    events.TookBack: took_back,
    events.Resigned: retired,
    events.Flagged: retired,
    events.Left: _left,
    events.Credited: credited,
    events.Said: _said,
    events.Ended: ended,
    events.Rematched: _rematched,
    events.Closed: _closed,
}
