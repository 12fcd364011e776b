"""What clients are shown, against what rooms say, over random games."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

from hedgemaze.rooms import EVENTS, Room, apply, event_to_data
from hedgemaze.server.live import views
from hedgemaze.server.live.live_room import Draft, LiveRoom, entries_of
from hedgemaze.server.socket import messages as wire
from tests.rooms.test_model import run
from tests.server.fakes import Ear

GAMES = [run(seed) for seed in range(30)]


def entries(room: Room) -> list[str]:
    return [] if room.play is None else list(room.play.entries)


def test_events_are_written_as_rooms_write_them() -> None:
    seen = set()
    for game in GAMES:
        for event in game.host.log:
            assert json.loads(views.encode_event(event)) == event_to_data(event)
            seen.add(type(event))
    assert seen == set(EVENTS)


@pytest.mark.parametrize("size", [1, 3])
def test_whoever_listens_or_comes_back_has_the_same_entries(size: int) -> None:
    """Events come in runs, as commands cause them; who was away at any moment catches up from there."""
    for number, game in enumerate(GAMES):
        log, chance = game.host.log, random.Random(number)
        room = apply(None, log[0])
        live, ear = LiveRoom("r", room, 0, (), None, is_listed=False), Ear(1)
        live.fill_tail(Draft(room, log[:1]))
        live.listeners.add(ear)
        known = {1: entries(room)}
        follower: list[str] = []
        position = 1
        while position < len(log):
            part = log[position : position + (1 if size == 1 else chance.randint(1, size))]
            if len({event.command for event in part if event.command}) > 1:
                part = part[:1]  # a command causes a take back or entries, never both
            for event in part:
                room = apply(room, event)
            live.take(Draft(room, part, live))
            follower = _after(follower, ear.heard[-1])
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
        assert entries_of(room) == len(entries(room))


def _after(had: list[str], message: dict[str, dict[str, list[str]]]) -> list[str]:
    change = message.get("entries")
    if change is None:
        return had
    keep = change["keep"]
    assert isinstance(keep, int)
    assert keep <= len(had)
    return had[:keep] + change.get("add", [])


def test_every_message_of_the_server_can_be_read_back() -> None:
    decoder = msgspec.json.Decoder(wire.Welcome)
    for game in GAMES:
        live = LiveRoom("r", game.room, 0, (), None, is_listed=False)
        text = wire.encode(live.welcome((1,), 0, 0))
        again = decoder.decode(text)
        assert again.table == views.table("r", game.room)
