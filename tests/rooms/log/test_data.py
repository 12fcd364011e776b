"""Logs, snapshots and data: reading back gives what was written."""

from __future__ import annotations

import json

import pytest

from hedgemaze.rooms import (
    EVENTS,
    Act,
    Event,
    Offer,
    OfferKind,
    Opened,
    Room,
    RoomError,
    Said,
    apply,
    event_from_data,
    event_to_data,
    replay,
    room_from_data,
    room_to_data,
    settings_from_data,
    settings_to_data,
)
from tests.rooms.driver import random_settings
from tests.rooms.host import BLITZ, Host, table


def some() -> Host:
    host = Host.started(table("pacman;deal=P.BK.IC", "ehc", BLITZ))
    host.act(1, "Pf5", "Pf4")
    host.send(Offer(seat=2, kind=OfferKind.DRAW))
    host.wait(3_000)
    host.act(2, "Be8")
    return host


def test_a_log_with_a_gap_is_refused() -> None:
    host = some()
    with pytest.raises(RoomError) as caught:
        replay(host.log[:3] + host.log[4:])
    assert caught.value.code == "room.log_gap"
    with pytest.raises(RoomError, match="begins with the opening"):
        apply(None, Said(version=1, at_ms=0, seat=1, phrase="hello"))
    with pytest.raises(RoomError, match="not the next one"):
        apply(host.room, host.log[0])


def through_json(event: Event) -> Event:
    return event_from_data(json.loads(json.dumps(event_to_data(event))))


def test_events_and_rooms_survive_json() -> None:
    host = some()
    assert list(map(through_json, host.log)) == host.log
    assert room_from_data(json.loads(json.dumps(room_to_data(host.room)))) == host.room
    settings = random_settings(lambda count: count - 1)
    assert settings_from_data(json.loads(json.dumps(settings_to_data(settings)))) == settings


def test_data_leaves_defaults_out() -> None:
    host = Host.started(table("classic2"))
    (event,) = host.send(Act(seat=1, id="a", actions=("e2",)))
    data = {"event": "acted", "version": 5, "at_ms": 1_000_000, "seat": 1, "command": "a", "actions": ["e2"]}
    assert event_to_data(event) == data


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {"event": "exploded", "version": 1, "at_ms": 0},
        {"event": "said", "version": 1, "at_ms": 0},
        {"event": "said", "version": "1", "at_ms": 0, "phrase": "hello"},
        {"event": "said", "version": True, "at_ms": 0, "phrase": "hello"},
        {"event": "said", "version": 1, "at_ms": 0, "phrase": "hello", "more": 1},
        {"event": "acted", "version": 1, "at_ms": 0, "actions": "e2"},
        {"event": "flagged", "version": 1, "at_ms": 0, "side": "X"},
        {"event": "opened", "version": 1, "at_ms": 0, "settings": []},
    ],
)
def test_data_of_another_shape_is_refused(data: object) -> None:
    with pytest.raises(RoomError) as caught:
        event_from_data(data)
    assert caught.value.code == "room.bad_data"


def test_every_kind_of_event_has_its_name() -> None:
    names = [kind.__name__ for kind in EVENTS]
    assert len(set(names)) == len(names)
    assert set(names) == {kind.__name__ for kind in Event.__subclasses__()}
    assert Opened in EVENTS


def test_a_snapshot_holds_no_more_than_the_room() -> None:
    assert set(room_to_data(some().room)) <= set(Room.__slots__)
