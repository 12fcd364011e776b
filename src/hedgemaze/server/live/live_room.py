"""`LiveRoom`: a room in memory while it is used, with who holds its seats and who listens."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

import msgspec

from hedgemaze.rooms import (
    EngineTurn,
    Event,
    Room,
    Stage,
    TookBack,
    apply,
    engines_to_answer,
    engines_to_move,
    event_from_data,
    next_deadline,
)
from hedgemaze.rules import Piece
from hedgemaze.server.credentials import is_same
from hedgemaze.server.live import views
from hedgemaze.server.socket import messages as wire
from hedgemaze.server.storage import Holding, StoredEvent, Summary

__all__ = ["Draft", "RemoteAppend", "LiveRoom", "Listener", "Work", "entries_of"]


Work = tuple[int, tuple[tuple[int, int, tuple[Piece, ...]], ...], tuple[int, ...]]
"""The version that changed the position last, who should act (seat, level, pieces), and who should answer an offer."""


class Listener(Protocol):
    """Somebody who hears what happens in a room."""

    seats: tuple[int, ...]
    live: LiveRoom | None
    """The room; it changes when one that is not the truth any more is replaced."""

    def deliver(self, data: bytes) -> None:
        """Takes a message as JSON; never waits."""

    def end(self, closing: wire.Closing) -> None:
        """Takes the last message."""


class Draft:
    """Events that were judged and are to be stored: everything that storage and clients need, made once."""

    def __init__(self, room: Room, events: Sequence[Event], before: LiveRoom | None = None) -> None:
        is_alike = before is not None and _looks(before.room) == _looks(room)
        self.room = room
        self.is_alike = is_alike
        self.about = before.about if before is not None and is_alike else views.about(room)
        self.events = events
        self.data = [views.encode_event(event) for event in events]
        self.turns = _engine_turns(room)
        self.is_same_work = before is not None and before.work == _work(room, self.turns)
        """Whether engines that think already may go on: nothing happened but talk."""

    @property
    def stored(self) -> list[StoredEvent]:
        """The events for the log."""
        pairs = zip(self.events, self.data, strict=True)
        return [StoredEvent(event.version, event.at_ms, data.decode()) for event, data in pairs]

    @property
    def summary(self) -> Summary:
        """The room's row."""
        room = self.room
        return Summary(
            version=room.version,
            touched_ms=room.at_ms,
            stage=room.stage.value,
            deadline_ms=next_deadline(room) if room.stage is Stage.PLAYING else None,
            is_engines_turn=bool(self.turns) or bool(_engine_answers(room)),
            about=None if self.is_alike else self.about,
        )


class RemoteAppend:
    """Events that another server has stored: the next ones of the log, folded once and not yet told."""

    def __init__(self, before: LiveRoom, log: Sequence[bytes]) -> None:
        self.room = before.room
        self.items: list[tuple[int, bytes, int, int]] = []
        """For the tail: version, data, entries after it, and how many of those before it are still the same."""
        for data in log:
            event, had = event_from_data(msgspec.json.decode(data)), entries_of(self.room)
            self.room = apply(self.room, event)
            has = entries_of(self.room)
            self.items.append((event.version, data, has, min(had, has)))


class LiveRoom:
    """One room in memory. Its lock is held from judging a command until its events are stored and told."""

    def __init__(
        self,
        id: str,  # noqa: A002  # the room's word for it
        room: Room,
        opened_ms: int,
        holdings: Sequence[Holding],
        join: bytes | None,
        *,
        is_listed: bool,
    ) -> None:
        self.id = id
        self.room = room
        self.opened_ms = opened_ms
        self.holdings = {holding.seat: holding for holding in holdings}
        self.join = join
        self.is_listed = is_listed
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.is_dropped = False
        """Not the truth any more: whoever has it asks for the room again."""
        self.used_ms = 0
        self.seen_ms = room.at_ms
        """When the database last noted a connection or an event of this room, as far as this server knows."""
        self.turns = _engine_turns(room)
        """The engine seats that should act now."""
        self.tail = views.Tail()
        self.about = views.about(room)
        """What a list of tables shows."""
        self.elsewhere: dict[str, tuple[tuple[int, ...], int]] = {}
        """By server: the seats that are connected there, and how many watch there."""

    def fill_tail(self, draft: Draft) -> None:
        """Remembers the first events of a room."""
        for event, data in zip(draft.events, draft.data, strict=True):
            self.tail.add(event.version, data, entries_of(draft.room), 0)

    def welcome(self, seats: tuple[int, ...], version: int, now_ms: int, *, may_sit: bool = False) -> wire.Welcome:
        """Returns what brings a client with that version up to date: the events it lacks, or a snapshot."""
        found = self.tail.since(version, self.room) if version <= self.room.version else None
        events, entries = ((), None) if found is None else found
        return wire.Welcome(
            room=self.id,
            seats=seats,
            may_sit=may_sit,
            now_ms=now_ms,
            table=views.table(self.id, self.room),
            snapshot=views.snapshot(self.room, self.opened_ms) if found is None else None,
            events=events,
            entries=entries,
        )

    @property
    def work(self) -> Work:
        """What engines have to do here now."""
        return _work(self.room, self.turns)

    def seats_of(self, tokens: Sequence[bytes], player: bytes | None) -> tuple[int, ...]:
        """Returns the seats that tokens or a player's cookie hold."""
        mine = (
            seat
            for seat, live in self.holdings.items()
            if is_same(live.player, player) or any(is_same(live.token, token) for token in tokens)
        )
        return tuple(sorted(mine))

    def may_sit(self, tokens: Sequence[bytes]) -> bool:
        """Tells whether somebody may take an empty seat: at a listed table, or invited."""
        return self.is_listed or any(is_same(self.join, token) for token in tokens)

    def take(self, draft: Draft) -> None:
        """Makes what is stored the room's state, and tells everybody."""
        before, length = self.room.version, _kept(self.room, draft)
        self.room, self.turns, self.about = draft.room, draft.turns, draft.about
        for event, data in zip(draft.events, draft.data, strict=True):
            is_last = event.version == draft.room.version
            self.tail.add(event.version, data, entries_of(draft.room) if is_last else length, length)
        self._tell_since(before)

    def take_heard(self, heard: RemoteAppend) -> None:
        """Makes what another server has stored the room's state, and tells everybody."""
        before = self.room
        self.room, self.turns = heard.room, _engine_turns(heard.room)
        if _looks(before) != _looks(heard.room):
            self.about = views.about(heard.room)
        for version, data, entries, kept in heard.items:
            self.tail.add(version, data, entries, kept)
        self._tell_since(before.version)

    def _tell_since(self, version: int) -> None:
        if not self.listeners:
            return
        found = self.tail.since(version, self.room)
        if found is None:  # more than clients are told one by one
            for listener in tuple(self.listeners):
                listener.deliver(wire.encode(self.welcome(listener.seats, 0, self.room.at_ms)))
            return
        events, entries = found
        self.tell(wire.Events(events=events, table=views.table(self.id, self.room), entries=entries))

    def tell(self, message: wire.ServerMessage) -> None:
        """Sends a message to everybody who listens."""
        data = wire.encode(message)
        for listener in tuple(self.listeners):
            listener.deliver(data)

    def presence(self) -> wire.Presence:
        """Returns who is connected."""
        seats, watching = self.here()
        online = set(seats).union(*(there for there, _ in self.elsewhere.values()))
        watching += sum(count for _, count in self.elsewhere.values())
        return wire.Presence(seats=tuple(sorted(online)), watching=watching)

    def here(self) -> tuple[tuple[int, ...], int]:
        """Returns the seats that are connected to this server, and how many watch here."""
        online = {seat for listener in self.listeners for seat in listener.seats}
        return tuple(sorted(online)), sum(not listener.seats for listener in self.listeners)


def _kept(before: Room, draft: Draft) -> int:
    """Returns how many entries from the start events leave as they were."""
    if before.play is None or draft.room.play is None:
        return 0
    old, new = before.play.entries, draft.room.play.entries
    if not any(isinstance(event, TookBack) for event in draft.events):
        return min(len(old), len(new))
    pairs = enumerate(zip(old, new, strict=False))
    return next((number for number, (one, other) in pairs if one != other), min(len(old), len(new)))


def _looks(room: Room) -> tuple[int, int, int]:
    """Returns what tells whether a list would show a room differently: values are frozen, so the same are alike."""
    return id(room.settings), id(room.seats), id(room.outcome)


def entries_of(room: Room) -> int:
    """Returns how many entries a room's game has."""
    return 0 if room.play is None else len(room.play.entries)


def _engine_turns(room: Room) -> tuple[EngineTurn, ...]:
    if room.stage is not Stage.PLAYING or not any(seat.is_engine for seat in room.seats):
        return ()
    return engines_to_move(room)


def _work(room: Room, turns: tuple[EngineTurn, ...]) -> Work:
    changed = room.play.changed if room.play is not None else 0
    return changed, tuple((turn.seat, turn.level, turn.pieces) for turn in turns), _engine_answers(room)


def _engine_answers(room: Room) -> tuple[int, ...]:
    if room.stage is not Stage.PLAYING or not room.offers:
        return ()
    return engines_to_answer(room)
