"""Rooms that several servers change: announcements, gaps, repeated messages, seats that move, names that are erased."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from hedgemaze.errors import HedgemazeError
from hedgemaze.rooms import Act, Answer, Kind, Propose, Resign, Say, Sit, Stage
from hedgemaze.server.cluster import bus as announce
from hedgemaze.server.cluster.service import ClusterService
from hedgemaze.server.credentials import hashed, next_room_id
from hedgemaze.server.http.player_data import PlayerData
from tests.server.fakes import Ear, table
from tests.server.nodes import Node, until

pytestmark = pytest.mark.anyio

ADA, BOB = hashed("ada" * 10), hashed("bob" * 10)


async def begin(service: ClusterService, **settings: Any) -> str:
    """Opens a table with Ada in seat 1 and Bob in seat 2."""
    opened = await service.open_table(table(**settings), ADA)
    await service.sit(opened.room, Sit(seat=2, id="sit", name="Bob"), BOB)
    return opened.room


def act(seat: int, *actions: str, id: str = "", version: int | None = None) -> Act:  # noqa: A002
    return Act(seat=seat, id=id, actions=actions, version=version)


async def test_everybody_hears_what_another_server_has_stored(nodes: tuple[Node, Node]) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await begin(one)
    ear = Ear(2)
    live = await two.live_room(room)
    two.listen(live, ear)
    await one.carry_out(room, act(1, "e2"))
    assert ear.events() == ["acted"], "at once, without the database"
    assert ear.heard[-1]["entries"] == {"keep": 0, "add": ["e2"]}
    assert ear.heard[-1]["table"]["position"] == "classic2 - Se2Ne9 10,10 - N - 1"
    assert two.gaps == 0
    await two.carry_out(room, act(2, "e8"))
    assert (await one.live_room(room)).room == live.room
    assert (await one.live_room(room)).welcome((), 3, 0) == live.welcome((), 3, 0)


async def test_a_gap_is_filled_from_the_database(nodes: tuple[Node, Node]) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await begin(one)
    ear = Ear(2)
    live = await two.live_room(room)
    two.listen(live, ear)
    nodes[0].announcer.cut()
    await one.carry_out(room, act(1, "e2"))
    await one.carry_out(room, act(2, "e8"))
    assert ear.events() == []
    nodes[0].announcer.cut(is_connected=True)
    await one.carry_out(room, act(1, "e3"))
    await until(lambda: live.room.version == 6)
    assert ear.events() == ["acted", "acted", "acted"]
    assert ear.heard[-1]["entries"] == {"keep": 0, "add": ["e2", "e8", "e3"]}
    assert two.gaps == 1


async def test_without_announcements_a_look_round_finds_everything(nodes: tuple[Node, Node]) -> None:
    one, two = nodes[0].service, nodes[1].service
    rooms = [await begin(one) for _ in range(3)]
    nodes[0].announcer.cut()
    ears = [Ear(2) for _ in rooms]
    for room, ear in zip(rooms, ears, strict=True):
        two.listen(await two.live_room(room), ear)
    for room in rooms[:2]:
        await one.carry_out(room, act(1, "e2"))
    await two.look_round()
    await until(lambda: all(ear.events() for ear in ears[:2]))
    assert [ear.events() for ear in ears] == [["acted"], ["acted"], []]
    assert two.gaps == 2


async def test_the_same_message_at_another_server_changes_nothing(nodes: tuple[Node, Node]) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await begin(one)
    await two.live_room(room)
    nodes[0].announcer.cut()
    first = await one.carry_out(room, act(1, "e2", id="a", version=3))
    again = await two.carry_out(room, act(1, "e2", id="a", version=3))
    assert again.room == first.room
    assert again.room.version == 4


async def test_nothing_is_refused_because_a_server_has_not_heard(nodes: tuple[Node, Node]) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await begin(one)
    await two.live_room(room)
    nodes[0].announcer.cut()
    await one.carry_out(room, act(1, "e2"))
    live = await two.carry_out(room, act(2, "e8"))
    assert live.room.version == 5
    assert two.gaps == 1
    with pytest.raises(HedgemazeError, match="another side's turn"):
        await two.carry_out(room, act(2, "e7"))


async def test_both_write_at_once_and_one_after_the_other_is_stored(nodes: tuple[Node, Node]) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await begin(one)
    ears = Ear(1), Ear(2)
    for service, ear in zip((one, two), ears, strict=True):
        service.listen(await service.live_room(room), ear)
    await asyncio.gather(*(each.carry_out(room, Say(seat=1, phrase="hello")) for each in (one, two, one, two)))
    helds = [await service.live_room(room) for service in (one, two)]
    await until(lambda: all(live.room.version == 7 for live in helds))
    assert helds[0].room == helds[1].room
    for ear in ears:
        versions = [event["version"] for told in ear.heard if told["type"] == "events" for event in told["events"]]
        assert versions == [4, 5, 6, 7]


async def test_a_room_that_is_changed_while_it_is_read_is_read_again(
    nodes: tuple[Node, Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await begin(one)
    load, is_read, may_go = two.store.load, asyncio.Event(), asyncio.Event()

    async def slow(id: str, **how: Any) -> Any:  # noqa: A002
        loaded = await load(id, **how)
        is_read.set()
        await may_go.wait()
        return loaded

    monkeypatch.setattr(two.store, "load", slow)
    reading = asyncio.create_task(two.live_room(room))
    await is_read.wait()
    await one.carry_out(room, act(1, "e2"))
    may_go.set()
    assert (await reading).room.version == 4


async def test_who_comes_gets_the_room_as_it_is_stored(nodes: tuple[Node, Node]) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await begin(one)
    await two.live_room(room)
    nodes[0].announcer.cut()
    await one.carry_out(room, act(1, "e2"))
    token, _ = await one.move_seats(room, 2, None)
    live = await two.fresh(room)
    assert live.room.version == 4
    assert live.seats_of([hashed(token)], None) == (2,)


@pytest.mark.parametrize("is_heard", [True, False])
async def test_a_seat_that_moves_ends_its_sockets_at_other_servers(nodes: tuple[Node, Node], is_heard: bool) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await begin(one)
    ear = Ear(2)
    two.listen(await two.live_room(room), ear)
    nodes[0].announcer.cut(is_connected=is_heard)
    await one.move_seats(room, 2, None)
    if not is_heard:
        await two.look_round()
    await until(lambda: ear.heard[-1] == {"type": "closing", "reason": "moved"})
    assert (await two.live_room(room)).seats_of([], BOB) == ()


@pytest.mark.parametrize("is_heard", [True, False])
async def test_an_erased_name_is_forgotten_everywhere(nodes: tuple[Node, Node], is_heard: bool) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await begin(one)
    live = await two.live_room(room)
    two.listen(live, Ear(1))
    assert live.room.seats[1].name == "Bob"
    nodes[0].announcer.cut(is_connected=is_heard)
    await PlayerData(one).erase(BOB)
    if not is_heard:
        await two.look_round()
    assert live.is_dropped
    assert (await two.live_room(room)).room.seats[1].name == ""
    await two.carry_out(room, act(1, "e2"))
    assert all('"Bob"' not in listing.about for listing in await one.store.visits(ADA))


async def test_a_rematch_is_there_before_anybody_hears_of_it(nodes: tuple[Node, Node]) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await begin(one)
    ear = Ear(2)
    two.listen(await two.live_room(room), ear)
    await one.carry_out(room, Resign(seat=1))
    live = await one.carry_out(room, Propose(seat=1, kind=Kind.REMATCH))
    nodes[0].announcer.cut()
    await one.carry_out(room, Answer(seat=2, offer=live.room.offers[0].version, agree=True))
    await two.look_round()
    await until(lambda: ear.heard[-1]["table"].get("next_room") is not None)
    again = await two.live_room(next_room_id(room))
    assert again.room.stage is Stage.PLAYING
    assert again.room == (await one.live_room(next_room_id(room))).room


async def test_long_events_are_not_carried(nodes: tuple[Node, Node], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hedgemaze.server.cluster.hearing._LONGEST_TOLD", 10)
    one, two = nodes[0].service, nodes[1].service
    room = await begin(one)
    live = await two.live_room(room)
    await one.carry_out(room, act(1, "e2"))
    assert [told.events for told in nodes[0].announcer.told if isinstance(told, announce.Appended)] == [()] * 3
    await until(lambda: live.room.version == 4)


async def test_presence_is_told_across_servers_and_forgotten_with_them(nodes: tuple[Node, Node]) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await begin(one)
    ada, bob, eve = Ear(1), Ear(2), Ear()
    one.listen(await one.live_room(room), ada)
    two.listen(await two.live_room(room), bob)
    assert ada.heard[-1] == {"type": "presence", "seats": [1, 2]}
    assert bob.heard[-1] == {"type": "presence", "seats": [1, 2]}
    two.listen(await two.live_room(room), eve)
    assert ada.heard[-1] == {"type": "presence", "seats": [1, 2], "watching": 1}
    two.unlisten(bob)
    assert ada.heard[-1] == {"type": "presence", "seats": [1], "watching": 1}
    assert len(one.neighbours) == 1
    nodes[1].announcer.cut()
    one.neighbours.forget_silent(asyncio.get_running_loop().time() + 3)
    assert len(one.neighbours) == 1
    one.neighbours.forget_silent(asyncio.get_running_loop().time() + 5)
    assert ada.heard[-1] == {"type": "presence", "seats": [1]}
    nodes[1].announcer.cut(is_connected=True)
    assert ada.heard[-1] == {"type": "presence", "seats": [1], "watching": 1}
    assert len(one.neighbours) == 1
