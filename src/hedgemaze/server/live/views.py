"""A room as its clients see it: the table, a snapshot, the lobby row, and the events that a client has missed."""

from __future__ import annotations

import dataclasses
import json
from collections import deque
from dataclasses import dataclass
from typing import Any

import msgspec

from hedgemaze.rooms import (
    EVENTS,
    Event,
    OfferKind,
    Opened,
    OpenOffer,
    Rematched,
    Room,
    Stage,
    event_to_data,
    settings_to_data,
)
from hedgemaze.server import wire
from hedgemaze.server.credentials import next_room_id

MAX_MISSED_EVENTS = 200
"""A client that has missed more events gets a snapshot instead."""


def encode_event(event: Event) -> bytes:
    """Returns an event as JSON, for the log and for clients: the same as `rooms.event_to_data`, but faster."""
    kind = type(event)
    if kind is Opened or kind is Rematched:  # settings omit their own defaults
        return msgspec.json.encode(event_to_data(event))
    name, fields = _SHAPES[kind]
    data: dict[str, Any] = {"event": name}
    for field, default in fields:
        value = getattr(event, field)
        if value != default:
            data[field] = value
    return msgspec.json.encode(data)


_SHAPES = {
    kind: (kind.__name__.lower(), tuple((field.name, field.default) for field in dataclasses.fields(kind)))
    for kind in EVENTS
}


def seats(room: Room) -> tuple[wire.SeatView, ...]:
    """Returns the seats of a table; they depend on `Room.settings` and `Room.seats` alone."""
    return tuple(
        wire.SeatView(
            holder=seat.holder,
            presence=seat.presence,
            side=room.side(number),
            hand=seat.hand,
            level=seat.level,
            name=seat.name,
            character=seat.character,
            is_bot=seat.is_bot,
            account=seat.account,
            rating=seat.rating,
            is_provisional=seat.is_provisional,
        )
        for number, seat in enumerate(room.seats, 1)
    )


def table(room_id: str, room: Room, seats: tuple[wire.SeatView, ...], delay_ms: int = 0) -> wire.TableView:
    """Returns the current state of a table, whose seats were computed before; clocks are shown `delay_ms` later."""
    play, outcome = room.play, room.outcome
    return wire.TableView(
        version=room.version,
        stage=room.stage,
        mode=room.settings.mode,
        seats=seats,
        position=None if play is None else play.position.text,
        turn_version=0 if play is None else play.turn_version,
        offers=tuple(
            wire.OfferView(
                kind=offer.kind, seat=offer.seat, version=offer.version, asked=offer.asked, agreed=offer.agreed
            )
            for offer in room.offers
        ),
        clocks=_clocks(room, delay_ms),
        outcome=None
        if outcome is None
        else wire.OutcomeView(
            reason=outcome.reason,
            winner=outcome.winner,
            rank=outcome.rank,
        ),
        next_room=next_room_id(room_id) if room.rematch is not None else None,
        closed=room.closed,
        delay_ms=delay_ms,
    )


def _clocks(room: Room, delay_ms: int) -> wire.ClocksView | None:
    clocks = room.clocks
    if clocks is None or not room.settings.timing.is_on:
        return None
    return wire.ClocksView(
        at_ms=room.at_ms + delay_ms,
        left_ms=clocks.remaining(room.at_ms),
        running=None if clocks.running is None else room.settings.rules.sides[clocks.running],
        is_free=clocks.is_free,
        deadline_ms=None if clocks.deadline_ms is None else clocks.deadline_ms + delay_ms,
    )


def snapshot(room: Room, opened_ms: int) -> wire.Snapshot:
    """Returns what a new client needs besides the table."""
    play = room.play
    return wire.Snapshot(
        settings=settings_to_data(room.settings),
        start=None if play is None else play.start,
        entries=() if play is None else play.entries,
        opened_ms=opened_ms,
    )


_OPTIONAL = ("is_bot", "account", "rating", "is_provisional")
"""Fields of a seat that its row in a list has only if they are set."""


def about(room: Room) -> str:
    """Returns a room's row in the lobby, as JSON."""
    data = settings_to_data(room.settings)
    shown: dict[str, Any] = {key: data[key] for key in ("mode", "timing", "is_rated") if key in data}
    shown["seats"] = [
        {"holder": seat.holder.value, "presence": seat.presence.value, "name": seat.name, "level": seat.level}
        | {name: value for name in _OPTIONAL if (value := getattr(seat, name))}
        for seat in room.seats
    ]
    if room.outcome is not None:
        winner = room.outcome.winner
        shown["outcome"] = {"reason": room.outcome.reason.value, "winner": None if winner is None else winner.value}
    for offer in rematch_offers(room):
        shown["rematch"] = {"seat": offer.seat, "asked": offer.waiting}
    if room.closed is not None:
        shown["closed"] = room.closed.value
    return json.dumps(shown, separators=(",", ":"))


def rematch_offers(room: Room) -> tuple[OpenOffer, ...]:
    """Returns the open offer of a rematch, if there is one: a player who has left must find it in a list."""
    if room.stage is not Stage.ENDED:
        return ()
    return tuple(offer for offer in room.offers if offer.kind is OfferKind.REMATCH)


@dataclass(frozen=True, slots=True)
class _Item:
    version: int
    data: bytes
    entries: int
    """Entries of the game after the event."""
    kept: int
    """Entries, from the first on, that the event left unchanged."""


class RecentEvents:
    """The last events of a log, for clients that have missed a few."""

    def __init__(self) -> None:
        self._items: deque[_Item] = deque(maxlen=MAX_MISSED_EVENTS + 1)

    def add(self, version: int, data: bytes, entries: int, kept: int) -> None:
        """Adds the next event.

        Args:
            version: of the room after the event.
            data: the event as JSON.
            entries: entries of the game after the event.
            kept: entries, from the first on, that the event left unchanged.
        """
        self._items.append(_Item(version, data, entries, kept))

    def since(self, version: int, room: Room) -> tuple[tuple[msgspec.Raw, ...], wire.Entries | None] | None:
        """Returns the events after a version and what they changed in the entries; None if some are too old."""
        items = self._items
        if not version or not items or version < items[0].version:
            return None
        begin = version - items[0].version
        before, missed = items[begin].entries, [items[number] for number in range(begin + 1, len(items))]
        events = tuple([msgspec.Raw(item.data) for item in missed])
        keep = min([before, *[item.kept for item in missed]])
        entries = () if room.play is None else room.play.entries
        if keep == before == len(entries):
            return events, None
        return events, wire.Entries(keep=keep, add=entries[keep:])
