"""Following, blocking, privacy settings, presence, profiles, on both databases."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from hedgemaze.server.errors import ServerError
from hedgemaze.server.live.service import Service
from hedgemaze.server.people.accounts import Account, Accounts
from hedgemaze.server.social import relations
from hedgemaze.server.social.presence import POLLED_MS, Presences
from hedgemaze.server.social.relations import Social
from hedgemaze.server.social.schemas import WishesBody
from tests.server.helpers.fakes import FakeClock, make_alone
from tests.server.social.accounts import make_account

pytestmark = pytest.mark.anyio


class World:
    """A node with three people."""

    def __init__(self, service: Service, clock: FakeClock, people: list[Account]) -> None:
        self.service = service
        self.clock = clock
        self.ada, self.bob, self.eve = people
        self.accounts = Accounts(service.store, clock)
        self.social = Social(service, self.accounts)
        self.sockets: set[str] = set()
        self.presences = Presences(service, lambda: self.sockets)


@pytest.fixture
async def world(where: Path | str, clock: FakeClock) -> AsyncIterator[World]:
    service = make_alone(where, clock)
    await service.start(with_loops=False)
    yield World(service, clock, [await make_account(service.store, name) for name in ("Ada", "Bob", "Eve")])
    await service.stop()


async def test_follow_and_block_end_each_other(world: World) -> None:
    social, ada = world.social, world.ada
    await social.relate(ada, "bob", "follow")
    await social.relate(ada, "Eve", "follow")
    assert [each.name for each in (await social.people(ada)).followed] == ["Bob", "Eve"]
    await social.relate(ada, "Bob", "block")
    listed = await social.people(ada)
    assert [each.name for each in listed.followed] == ["Eve"]
    assert [each.name for each in listed.blocked] == ["Bob"]
    assert await social.is_blocked(world.bob.id, ada.id)
    await social.unrelate(ada, "Bob", "follow")
    assert (await social.profile("Bob", ada)).relation == "block", "only blocking was there to end"
    await social.unrelate(ada, "Bob", "block")
    assert (await social.profile("Bob", ada)).relation == ""
    assert (await social.people(world.bob)).followed == [], "lists are private to their owner"


async def test_refusals(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relations, "MAX_RELATIONS", 1)
    await world.social.relate(world.ada, "Bob", "follow")
    await world.social.relate(world.ada, "Bob", "follow")
    for name, code in (
        ("Ada", "people.yourself"),
        ("Nobody", "people.unknown_player"),
        ("Eve", "people.too_many_people"),
    ):
        with pytest.raises(ServerError) as caught:
            await world.social.relate(world.ada, name, "follow")
        assert caught.value.code == code


async def test_people_are_here_while_connected(world: World) -> None:
    social, ada, bob = world.social, world.ada, world.bob
    await social.relate(ada, "Bob", "follow")

    async def is_here() -> bool:
        await world.presences.tick()
        return (await social.people(ada)).followed[0].is_here

    assert not await is_here()
    world.sockets.add(bob.id)
    assert await is_here()
    world.clock.time_ms += 60_000
    assert await is_here(), "it is renewed"
    world.sockets.clear()
    assert not await is_here()
    world.presences.polled(bob.id)
    assert await is_here(), "a page that asks for news is open"
    world.clock.time_ms += POLLED_MS + 1
    assert not await is_here()


async def test_a_dead_node_keeps_nobody_here(world: World) -> None:
    await world.social.relate(world.ada, "Bob", "follow")
    world.sockets.add(world.bob.id)
    await world.presences.tick()
    world.clock.time_ms += 31_000
    assert not (await world.social.people(world.ada)).followed[0].is_here


async def test_who_does_not_wish_to_be_seen_is_not_seen(world: World) -> None:
    await world.social.relate(world.ada, "Bob", "follow")
    world.sockets.add(world.bob.id)
    await world.presences.tick()
    assert (await world.social.profile("Bob", None)).is_here
    await world.social.set_wishes(world.bob, WishesBody(is_hidden=True))
    assert await world.social.wishes(world.bob) == WishesBody(is_hidden=True)
    assert not (await world.social.people(world.ada)).followed[0].is_here
    assert not (await world.social.profile("Bob", world.ada)).is_here


async def test_erasing_an_account_erases_what_others_stored_about_it(world: World) -> None:
    await world.social.relate(world.ada, "Bob", "follow")
    await world.social.relate(world.bob, "Ada", "block")
    await world.social.set_wishes(world.bob, WishesBody(is_delayed=True))
    store = world.service.store.social
    exported = await store.exported(world.bob.id)
    assert exported["wishes"] == [{"is_hidden": False, "is_delayed": True}]
    assert [(each["account"], each["kind"]) for each in exported["relations"]] == [(world.ada.id, "block")]
    await world.accounts.erase(world.bob)
    assert await store.relations(world.ada.id) == {}
    assert await store.relations(world.bob.id) == {}
    assert await store.wishes([world.bob.id]) == {}
