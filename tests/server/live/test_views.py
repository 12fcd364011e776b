"""What clients receive, compared with the rooms of random games."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

from hedgemaze.rooms import EVENTS, Closed, CloseReason, Room, apply, event_to_data
from hedgemaze.server import wire
from hedgemaze.server.live import views
from hedgemaze.server.live.live_room import LiveRoom, PendingAppend, entry_count
from tests.rooms.test_model import run
from tests.server.helpers.fakes import FakeSubscriber

GAMES = [run(seed) for seed in range(30)]


def entries(room: Room) -> list[str]:
    return [] if room.play is None else list(room.play.entries)


def test_events_are_encoded_as_rooms_encodes_them() -> None:
    seen = set()
    closed = Closed(version=9, at_ms=1_000, reason=CloseReason.TECHNICAL)  # a host closes no table of a random game
    for log in [(closed,), *(game.host.log for game in GAMES)]:
        for event in log:
            assert json.loads(views.encode_event(event)) == event_to_data(event)
            seen.add(type(event))
    assert seen == set(EVENTS)


@pytest.mark.parametrize("size", [1, 3])
def test_subscribers_and_returning_clients_have_the_same_entries(size: int) -> None:
    """Events come in runs, as commands cause them; a client that was away at any version catches up from there."""
    for number, game in enumerate(GAMES):
        log, chance = game.host.log, random.Random(number)
        room = apply(None, log[0])
        live, subscriber = LiveRoom("r", room, 0, (), None, is_listed=False), FakeSubscriber(1)
        live.remember(PendingAppend(room, log[:1]))
        live.subscribers.add(subscriber)
        known = {1: entries(room)}
        follower: list[str] = []
        position = 1
        while position < len(log):
            part = log[position : position + (1 if size == 1 else chance.randint(1, size))]
            if len({event.command for event in part if event.command}) > 1:
                part = part[:1]  # a command causes a take back or entries, never both
            for event in part:
                room = apply(room, event)
            live.apply_stored(PendingAppend(room, part, live))
            follower = _after(follower, subscriber.received[-1])
            assert follower == entries(room)
            assert live.about == views.about(room)
            position += len(part)
            known[room.version] = follower
        for version, had in known.items():
            welcome = json.loads(wire.encode(live.welcome((), version, 0)))
            if len(log) - version <= 200:
                assert "snapshot" not in welcome
                assert [event["version"] for event in welcome.get("events", [])] == list(
                    range(version + 1, len(log) + 1)
                )
                assert _after(had, welcome) == entries(room)
            else:
                assert welcome["snapshot"].get("entries", []) == entries(room)
        assert entry_count(room) == len(entries(room))


def _after(had: list[str], message: dict[str, dict[str, list[str]]]) -> list[str]:
    change = message.get("entries")
    if change is None:
        return had
    keep = change["keep"]
    assert isinstance(keep, int)
    assert keep <= len(had)
    return had[:keep] + change.get("add", [])


def test_every_welcome_can_be_decoded() -> None:
    decoder = msgspec.json.Decoder(wire.Welcome)
    for game in GAMES:
        live = LiveRoom("r", game.room, 0, (), None, is_listed=False)
        text = wire.encode(live.welcome((1,), 0, 0))
        again = decoder.decode(text)
        assert again.table == views.table("r", game.room, views.seats(game.room))
