"""The lobby of two nodes on one database: pairing exactly once, and nodes that stand still or die."""

from __future__ import annotations

import asyncio
import random
from typing import Any
from weakref import WeakKeyDictionary

import pytest

from hedgemaze.server.credentials import hashed
from hedgemaze.server.limits import Limits
from hedgemaze.server.lobby.lobby import Lobby
from hedgemaze.server.lobby.lobby_messages import Found, Seek, Seeking
from hedgemaze.server.lobby.pairing import Role
from hedgemaze.server.lobby.presets import PRESETS
from hedgemaze.server.lobby.seekers import ALIVE_MS, KEEP_MS
from hedgemaze.server.people.people import People
from hedgemaze.server.player_data.player_data import PlayerData
from hedgemaze.server.socket.connection import Connection
from hedgemaze.server.storage import SeekResult
from tests.server.cluster.nodes import Node
from tests.server.helpers.fakes import FakeChannel, FakeClock

pytestmark = pytest.mark.anyio

PRESET = "classic2-5+5"


class Person:
    """A person in the lobby of a node, without a socket."""

    def __init__(self, node: Node, name: str, preset: str = PRESET, role: Role = Role.EITHER) -> None:
        self.written: list[dict[str, Any]] = []
        self.connection = Connection(FakeChannel(self.written), FakeChannel.close, Limits.none())
        self.connection.player = hashed(name)
        self.ticket = f"{name:_<22}"
        self.message = Seek(id="s", preset=preset, ticket=self.ticket, role=role, name=name)
        self.lobby = lobby_of(node)

    async def seek(self) -> Seeking | Found | None:
        return await self.lobby.seekers.seek(self.connection, self.message)

    async def found(self) -> list[str]:
        """Returns the rooms that were found, as the client received them."""
        await asyncio.sleep(0)  # messages of one pass of the event loop are sent together
        return [message["room"] for message in self.written if message["type"] == "found"]


_lobbies: WeakKeyDictionary[Node, Lobby] = WeakKeyDictionary()


def lobby_of(node: Node) -> Lobby:
    if node not in _lobbies:
        _lobbies[node] = Lobby(node.service, random.Random(1).randrange)
    return _lobbies[node]


async def beat(*nodes: Node) -> None:
    for node in nodes:
        await node.cluster.uptime.beat()


async def test_a_partner_at_another_node_is_found(nodes: tuple[Node, Node]) -> None:
    one, two = nodes
    ada, bob = Person(one, "Ada"), Person(two, "Bob")
    assert isinstance(await ada.seek(), Seeking)
    answer = await bob.seek()
    assert isinstance(answer, Found)
    assert not await ada.found()
    await ada.lobby.tick()
    assert await ada.found() == [answer.room]
    await ada.lobby.tick()
    assert await ada.found() == [answer.room], "once"
    live = await one.service.live_room(answer.room)
    assert {live.holdings[seat].token for seat in (1, 2)} == {hashed(ada.ticket), hashed(bob.ticket)}
    assert live.holdings[answer.seat].player == bob.connection.player


async def test_a_table_is_found_once_although_the_poll_is_faster(
    nodes: tuple[Node, Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob = Person(nodes[0], "Ada"), Person(nodes[0], "Bob")
    await ada.seek()
    store, seekers = nodes[0].service.store.lobby, bob.lobby.seekers
    write = store.seek

    async def late(*arguments: Any) -> SeekResult:
        result = await write(*arguments)
        await seekers.poll()
        return result

    monkeypatch.setattr(store, "seek", late)
    assert await bob.seek() is None
    assert [len(await person.found()) for person in (ada, bob)] == [1, 1]


async def test_the_other_node_is_told(nodes: tuple[Node, Node]) -> None:
    one, two = nodes
    ada, bob = Person(one, "Ada"), Person(two, "Bob")
    told: list[bool] = []
    one.cluster.on_lobby_change.append(lambda: told.append(True))
    await ada.seek()
    assert not told
    await bob.seek()
    assert told == [True]


async def test_nobody_is_paired_with_a_dead_node(nodes: tuple[Node, Node], clock: FakeClock) -> None:
    one, two = nodes
    ada, bob = Person(one, "Ada"), Person(two, "Bob")
    await ada.seek()
    clock.time_ms += ALIVE_MS + 1
    await beat(two)
    assert isinstance(await bob.seek(), Seeking)
    assert await bob.lobby.seekers.counts() == {PRESET: 1}
    # It only stood still: both wait, and the next check pairs them.
    await beat(one)
    assert await bob.lobby.seekers.counts() == {PRESET: 2}
    await bob.lobby.seekers.pair_waiting(await bob.lobby.seekers.counts(), is_rated=False)
    (room,) = await bob.found()
    await ada.lobby.tick()
    assert await ada.found() == [room]


async def test_a_client_comes_back_to_another_node(nodes: tuple[Node, Node], clock: FakeClock) -> None:
    one, two = nodes
    ada, again, bob = Person(one, "Ada"), Person(two, "Ada"), Person(two, "Bob")
    first = await ada.seek()
    assert isinstance(first, Seeking)
    clock.time_ms += 1_000
    second = await again.seek()
    assert isinstance(second, Seeking)
    assert second.since_ms == first.since_ms
    await ada.lobby.tick()
    await asyncio.sleep(0)
    assert [message["type"] for message in ada.written] == ["cancelled"], "the old socket does not wait any more"
    clock.time_ms += ALIVE_MS
    await beat(two)
    found = await bob.seek()
    assert isinstance(found, Found)
    assert await again.found() == [found.room]
    third = await Person(one, "Ada").seek()
    assert isinstance(third, Found)
    assert third.room == found.room


async def test_a_second_tab_at_another_node_replaces_the_first(nodes: tuple[Node, Node]) -> None:
    one, two = nodes
    ada, tab = Person(one, "Ada"), Person(two, "Ada", "classic2-3+2")
    tab.message = Seek(id="t", preset=PRESET, ticket="t" * 22, name="Ada")
    await ada.seek()
    assert isinstance(await tab.seek(), Seeking)
    await ada.lobby.tick()
    await asyncio.sleep(0)
    assert ada.written == [{"type": "cancelled", "reason": "replaced"}]


async def test_an_entry_without_a_socket_is_deleted(nodes: tuple[Node, Node]) -> None:
    one, two = nodes
    ada, bob = Person(one, "Ada"), Person(one, "Bob", "classic2-3+2")
    await ada.seek()
    await bob.seek()
    ada.lobby.seekers._forget(hashed(ada.ticket))  # as after a write whose result was lost
    await ada.lobby.tick()
    await one.service.tasks.drain()
    assert await lobby_of(two).seekers.counts() == {"classic2-3+2": 1}


async def test_the_last_entry_of_a_node_without_a_socket_is_deleted_too(nodes: tuple[Node, Node]) -> None:
    one, two = nodes
    ada = Person(one, "Ada")
    await ada.seek()
    ada.lobby.seekers._forget(hashed(ada.ticket))  # as after a deletion that has failed
    for _ in range(5):
        await ada.lobby.tick()
    await one.service.tasks.drain()
    assert await lobby_of(two).seekers.counts() == {}


async def test_an_erased_player_waits_no_more(nodes: tuple[Node, Node]) -> None:
    one, two = nodes
    await Person(one, "Ada").seek()
    assert await lobby_of(two).seekers.counts() == {PRESET: 1}
    await PlayerData(two.service, People(two.service)).erase(hashed("Ada"))
    assert isinstance(await Person(two, "Bob").seek(), Seeking)


async def test_rows_of_dead_nodes_and_old_pairings_are_deleted(nodes: tuple[Node, Node], clock: FakeClock) -> None:
    one, two = nodes
    people = [Person(one, name) for name in ("Ada", "Bob", "Eve")]
    for person in people:
        await person.seek()
    clock.time_ms += KEEP_MS + 1
    await beat(two)
    await lobby_of(two).seekers.clean()
    assert not lobby_of(two).seekers.has_rows
    paired, waiting = await two.service.store.lobby.of_node("one", 0)
    assert (paired, waiting) == ([], set())


async def test_many_at_two_nodes_at_once_are_paired_exactly_once(nodes: tuple[Node, Node]) -> None:
    chance = random.Random(7)
    kinds = [(PRESET, Role.EITHER), ("classic4-5+5", Role.EITHER)]
    kinds += [("pacman-10+5-team", role) for role in (Role.PACMAN, Role.GHOSTS, Role.EITHER)]
    people = [Person(chance.choice(nodes), f"P{number}", *chance.choice(kinds)) for number in range(120)]
    answers = await asyncio.gather(*(person.seek() for person in people))
    for node in nodes:
        await lobby_of(node).tick()
    rooms: dict[str, list[Person]] = {}
    left: dict[str, list[Role]] = {}
    for person, answer in zip(people, answers, strict=True):
        found = await person.found() + ([answer.room] if isinstance(answer, Found) else [])
        assert len(found) <= 1, "nobody is paired twice"
        for room in found:
            rooms.setdefault(room, []).append(person)
        if not found:
            left.setdefault(person.message.preset, []).append(person.message.role)
    for room, members in rooms.items():
        (preset,) = {person.message.preset for person in members}
        live = await nodes[0].service.live_room(room)
        assert len(members) == len(live.room.seats) == len(PRESETS[preset].seats)
        assert {each.token for each in live.holdings.values()} == {hashed(person.ticket) for person in members}
    assert len(left.get(PRESET, [])) < 2
    assert len(left.get("classic4-5+5", [])) < 4
    team = left.get("pacman-10+5-team", [])
    assert len(team) < 3 or Role.PACMAN not in team or team.count(Role.PACMAN) > len(team) - 2
    assert sum(len(members) for members in rooms.values()) > 60
