"""`LiveRoom`: a room in memory, with the holders of its seats and its subscribers."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

import msgspec

from hedgemaze.rooms import (
    EngineTurn,
    Event,
    Holder,
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
from hedgemaze.server import wire
from hedgemaze.server.credentials import is_same
from hedgemaze.server.live import views
from hedgemaze.server.storage import Holding, RoomSummary, StoredEvent

EngineWork = tuple[int, tuple[tuple[int, int, tuple[Piece, ...]], ...], tuple[int, ...]]
"""What engines must do in a room: the version that last changed the position, the seats that must act (seat, level,
pieces), and the seats that must answer an offer. Equal values mean that a running search may continue."""

_SUMMARY_MS = 30_000
"""How old the stored time of a room's last event may be."""


class Subscriber(Protocol):
    """Receives everything that happens in a room."""

    seats: tuple[int, ...]
    player: bytes | None
    """The key of the player."""
    live: LiveRoom | None
    """The room; it changes when a dropped room is loaded again."""

    @property
    def audience(self) -> int:
        """The number of spectators that it stands for, if it has no seats."""
        ...

    def deliver(self, data: bytes) -> None:
        """Sends a message, given as JSON; never blocks."""

    def end(self, closing: wire.Closing) -> None:
        """Sends the last message and closes."""


class PendingAppend:
    """Events that a room has accepted and that are about to be stored, encoded once for storage and clients."""

    __slots__ = ("_before", "about", "data", "deadline_ms", "engine_turns", "events", "is_same_about", "room")

    def __init__(self, room: Room, events: Sequence[Event], before: LiveRoom | None = None) -> None:
        is_same_about = before is not None and _has_same_about(before.room, room)
        self.room = room
        self.is_same_about = is_same_about
        self.about = before.about if before is not None and is_same_about else views.about(room)
        self.events = events
        self.data = [views.encode_event(event) for event in events]
        self.deadline_ms = deadline_of(room)
        self.engine_turns = _engine_turns(room)
        self._before = before

    @property
    def is_same_engine_work(self) -> bool:
        """Whether a running search may continue: the events, for example chat, do not concern it.

        It compares with the room before the events, so it is valid until they are applied.
        """
        before = self._before
        return before is not None and before.engine_work == _engine_work(self.room, self.engine_turns)

    @property
    def is_engines_turn(self) -> bool:
        """Whether an engine must act or answer after the events."""
        return bool(self.engine_turns) or bool(_engine_answers(self.room))

    @property
    def stored(self) -> list[StoredEvent]:
        """The events for the log."""
        pairs = zip(self.events, self.data, strict=True)
        return [StoredEvent(event.version, event.at_ms, data.decode()) for event, data in pairs]

    @property
    def summary(self) -> RoomSummary:
        """The room's row after the events."""
        room = self.room
        return RoomSummary(
            version=room.version,
            touched_ms=room.at_ms,
            stage=room.stage.value,
            deadline_ms=self.deadline_ms,
            is_engines_turn=self.is_engines_turn,
            about=None if self.is_same_about else self.about,
        )

    @property
    def due_summary(self) -> RoomSummary | None:
        """The room's row after the events; None if the stored one will do in a database that one node uses.

        The stored time of the last event may be up to `_SUMMARY_MS` old. A stored deadline may be too early, never too
        late: after a restart the room is loaded when it comes, and its deadline is set again.
        """
        stored = None if self._before is None else self._before.stored_summary
        if stored is None or not self.is_same_about or self.room.at_ms - stored.touched_ms >= _SUMMARY_MS:
            return self.summary
        if self.room.stage.value != stored.stage or self.is_engines_turn != stored.is_engines_turn:
            return self.summary
        new_ms, old_ms = self.deadline_ms, stored.deadline_ms
        is_later = new_ms == old_ms or (new_ms is not None and old_ms is not None and new_ms > old_ms)
        return None if is_later else self.summary


class RemoteAppend:
    """The next events of a room's log that another node has stored, applied to a copy of the room."""

    def __init__(self, before: LiveRoom, log: Sequence[bytes]) -> None:
        self.room = before.room
        self.items: list[tuple[int, bytes, int, int]] = []
        """Arguments of `RecentEvents.add`, per event."""
        for data in log:
            event, had = event_from_data(msgspec.json.decode(data)), entry_count(self.room)
            self.room = apply(self.room, event)
            has = entry_count(self.room)
            self.items.append((event.version, data, has, min(had, has)))


class LiveRoom:
    """One room in memory. Its lock is held from judging a command until its events are stored and published."""

    def __init__(
        self,
        id: str,  # noqa: A002  # stored as `self.id`
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
        """Never changed in place, so that connections know by identity whether their seats are up to date."""
        self.join = join
        """Hash of the invitation's token."""
        self.is_listed = is_listed
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.is_dropped = False
        """Whether it may differ from the log: a caller with a reference must get the room from the cache again."""
        self.last_used_ms = 0
        self.seen_ms = room.at_ms
        """When the database last recorded a connection or an event of this room, as far as this node knows."""
        self.stored_summary: RoomSummary | None = None
        """The room's row as this node stored it last."""
        self.deadline_ms = deadline_of(room)
        """When a flag falls if nothing happens before."""
        self.engine_turns = _engine_turns(room)
        """The engine seats that must act now."""
        self.recent = views.RecentEvents()
        self._seats = room.settings, room.seats, views.seats(room)
        """The seats as clients see them, after what they were computed from; actions do not change that."""
        self.about = views.about(room)
        """The room's row in the lobby."""
        self.delay_ms = 0
        """How much later than it happened clients see this room: its clocks are shown that much later, too."""
        self.remote_presence: dict[str, tuple[tuple[int, ...], int]] = {}
        """Per node: the seats that are connected there, and the number of spectators there."""

    def remember(self, pending: PendingAppend) -> None:
        """Remembers the first events of a room."""
        for event, data in zip(pending.events, pending.data, strict=True):
            self.recent.add(event.version, data, entry_count(pending.room), 0)

    def welcome(self, seats: tuple[int, ...], version: int, now_ms: int, *, may_sit: bool = False) -> wire.Welcome:
        """Returns the message that brings a client up to date: the events after its version, or a snapshot."""
        found = self.recent.since(version, self.room) if version <= self.room.version else None
        events, entries = ((), None) if found is None else found
        return wire.Welcome(
            room=self.id,
            seats=seats,
            may_sit=may_sit,
            now_ms=now_ms,
            table=self.table(),
            snapshot=views.snapshot(self.room, self.opened_ms) if found is None else None,
            events=events,
            entries=entries,
        )

    @property
    def engine_work(self) -> EngineWork:
        """What engines must do here now."""
        return _engine_work(self.room, self.engine_turns)

    def seats_of(self, tokens: Sequence[bytes], player: bytes | None) -> tuple[int, ...]:
        """Returns the seats that tokens or a player's cookie hold, all given as hashes."""
        mine = (
            seat
            for seat, holding in self.holdings.items()
            if is_same(holding.player, player) or any(is_same(holding.token, token) for token in tokens)
        )
        return tuple(sorted(mine))

    def may_sit(self, tokens: Sequence[bytes]) -> bool:
        """Returns whether a client may take an empty seat: the table is listed, or the client is invited."""
        return self.is_listed or any(is_same(self.join, token) for token in tokens)

    def apply_stored(self, pending: PendingAppend) -> None:
        """Makes stored events the room's state and publishes them."""
        before, length = self.room.version, _kept_entries(self.room, pending)
        self.room, self.engine_turns, self.about = pending.room, pending.engine_turns, pending.about
        self.deadline_ms = pending.deadline_ms
        for event, data in zip(pending.events, pending.data, strict=True):
            is_last = event.version == pending.room.version
            self.recent.add(event.version, data, entry_count(pending.room) if is_last else length, length)
        self._publish_since(before)

    def apply_remote(self, remote: RemoteAppend) -> None:
        """Makes events that another node has stored the room's state and publishes them."""
        before = self.room
        self.room, self.engine_turns = remote.room, _engine_turns(remote.room)
        self.deadline_ms = deadline_of(remote.room)
        self.stored_summary = None
        if not _has_same_about(before, remote.room):
            self.about = views.about(remote.room)
        for version, data, entries, kept in remote.items:
            self.recent.add(version, data, entries, kept)
        self._publish_since(before.version)

    def _publish_since(self, version: int) -> None:
        if not self.subscribers:
            return
        found = self.recent.since(version, self.room)
        if found is None:  # too many events: a snapshot instead
            for subscriber in tuple(self.subscribers):
                subscriber.deliver(wire.encode(self.welcome(subscriber.seats, 0, self.room.at_ms)))
            return
        events, entries = found
        self.publish(wire.Events(events=events, table=self.table(), entries=entries))

    def table(self) -> wire.TableView:
        """Returns the current state of the table."""
        room, (settings, seats, shown) = self.room, self._seats
        if room.settings is not settings or room.seats is not seats:
            shown = views.seats(room)
            self._seats = room.settings, room.seats, shown
        return views.table(self.id, room, shown, self.delay_ms)

    def publish(self, message: wire.ServerMessage) -> None:
        """Sends a message to all subscribers."""
        data = wire.encode(message)
        for subscriber in tuple(self.subscribers):
            subscriber.deliver(data)

    def presence(self) -> wire.PresenceMessage:
        """Returns who is connected, on any node."""
        seats, watching = self.local_presence()
        online = set(seats).union(*(there for there, _ in self.remote_presence.values()))
        watching += sum(count for _, count in self.remote_presence.values())
        return wire.PresenceMessage(seats=tuple(sorted(online)), watching=watching)

    def local_presence(self) -> tuple[tuple[int, ...], int]:
        """Returns the seats that are connected to this node, and the number of spectators on it."""
        online = {seat for subscriber in self.subscribers for seat in subscriber.seats}
        return tuple(sorted(online)), sum(each.audience for each in self.subscribers if not each.seats)


def _kept_entries(before: Room, pending: PendingAppend) -> int:
    """Returns how many entries, from the first on, the events leave unchanged."""
    if before.play is None or pending.room.play is None:
        return 0
    old, new = before.play.entries, pending.room.play.entries
    kept = min(len(old), len(new))
    if TookBack not in map(type, pending.events):
        return kept
    pairs = enumerate(zip(old, new, strict=False))
    return next((number for number, (one, other) in pairs if one != other), kept)


def _has_same_about(before: Room, after: Room) -> bool:
    """Returns whether the row in the lobby is surely unchanged."""
    is_same = before.settings is after.settings and before.seats is after.seats and before.outcome is after.outcome
    is_same = is_same and before.closed is after.closed
    return is_same and views.rematch_offers(before) == views.rematch_offers(after)


def deadline_of(room: Room) -> int | None:
    """Returns when a flag falls in a room if nothing happens before; None if none can fall."""
    return next_deadline(room) if room.stage is Stage.PLAYING else None


def entry_count(room: Room) -> int:
    """Returns how many entries a room's game has."""
    return 0 if room.play is None else len(room.play.entries)


def _engine_turns(room: Room) -> tuple[EngineTurn, ...]:
    if room.stage is not Stage.PLAYING:
        return ()
    for seat in room.seats:
        if seat.holder is Holder.ENGINE:
            return engines_to_move(room)
    return ()


def _engine_work(room: Room, turns: tuple[EngineTurn, ...]) -> EngineWork:
    changed = room.play.changed if room.play is not None else 0
    return changed, tuple((turn.seat, turn.level, turn.pieces) for turn in turns), _engine_answers(room)


def _engine_answers(room: Room) -> tuple[int, ...]:
    if room.stage is not Stage.PLAYING or not room.offers:
        return ()
    return engines_to_answer(room)
