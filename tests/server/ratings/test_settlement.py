"""Counting rated games: once, on one node or several, after a crash, and without those that do not count."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from hedgemaze.rooms import Resign
from hedgemaze.server.errors import StorageError
from hedgemaze.server.live.service import Service
from hedgemaze.server.people.accounts import Account, Accounts
from hedgemaze.server.ratings import settlement as settlement_module
from hedgemaze.server.ratings.glicko import Rating, rate
from hedgemaze.server.ratings.ratings import Ratings
from hedgemaze.server.ratings.settlement import RETRY_MS, Settlement
from hedgemaze.server.storage.database_thread import Database
from tests.server.cluster.nodes import Node
from tests.server.helpers.fakes import FakeClock, make_alone, settle
from tests.server.ratings.games import finish, sit_down
from tests.server.social.accounts import make_account

pytestmark = pytest.mark.anyio


@pytest.fixture
async def service(where: Path | str, clock: FakeClock) -> AsyncIterator[Service]:
    service = make_alone(where, clock)
    await service.start(with_loops=False)
    yield service
    await service.stop()


async def two(service: Service) -> list[Account]:
    return [await make_account(service.store, name) for name in ("Ada", "Bob")]


async def test_a_game_counts_once(service: Service) -> None:
    Ratings(service)
    settlement, people = Settlement(service), await two(service)
    room = await sit_down(service, people)
    await finish(service, room, loser=1)
    await settle(service)
    live = await service.live_room(room)
    for _ in range(3):
        await settlement.count(room, live.room)
    await settlement.sweep()
    found = {each.account: each for each in await service.store.ratings.of_accounts([each.id for each in people])}
    first = Rating()
    assert found["id-bob"].rating == pytest.approx(rate(first, [(first, 1.0)], 0).rating)
    assert found["id-ada"].rating == pytest.approx(3_000 - found["id-bob"].rating)
    assert [(each.pool, each.games) for each in found.values()] == [("classic2", 1)] * 2
    game = await service.store.ratings.game(room)
    assert game is not None
    assert [(each.seat, each.place) for each in game.changes] == [(1, 2), (2, 1)]
    assert settlement.counted == 1


async def test_the_next_game_begins_with_the_new_ratings(service: Service, clock: FakeClock) -> None:
    ratings = Ratings(service)
    Settlement(service)
    people = await two(service)
    await finish(service, await sit_down(service, people), loser=1)
    await settle(service)
    clock.time_ms += 86_400_000
    room = await sit_down(service, people)
    seats = (await service.live_room(room)).room.seats
    shown = [(await ratings.rating_of(each.id, "classic2"))[0] for each in people]
    assert [seat.rating for seat in seats] == shown
    assert shown[0] < 1500 < shown[1]
    assert all(seat.is_provisional for seat in seats)
    await finish(service, room, loser=2)
    await settle(service)
    history = await service.store.ratings.history("id-ada", 10)
    assert [round(each.before) for each in history] == [shown[0], 1500]
    assert history[0].rating > history[0].before


async def test_what_a_crash_has_left_over_is_counted_by_the_sweep(service: Service) -> None:
    people = await two(service)
    room = await sit_down(service, people)
    await finish(service, room)  # nobody counts: as if the node had died before
    assert await service.store.ratings.uncounted(0, 10) == [room]
    settlement = Settlement(service)
    await settlement.sweep()
    await settle(service)
    assert await service.store.ratings.uncounted(0, 10) == []
    assert len(await service.store.ratings.of_accounts([each.id for each in people])) == 2


async def test_a_game_that_fails_does_not_stop_the_sweep(
    service: Service, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await two(service)
    rooms = []
    for _ in range(3):
        rooms.append(await sit_down(service, people))
        await finish(service, rooms[-1])
        clock.time_ms += 1_000
    changes, latest = settlement_module._changes, service.latest

    def bad_plan(room_id: str, *rest: Any) -> Any:
        if room_id == rooms[0]:
            raise ZeroDivisionError("in the thread of the database")
        return changes(room_id, *rest)

    async def bad_room(room_id: str) -> Any:
        if room_id == rooms[1]:
            raise KeyError("in the event loop")
        return await latest(room_id)

    settlement = Settlement(service)
    monkeypatch.setattr(settlement_module, "_BATCH", 1)
    with monkeypatch.context() as patch:
        patch.setattr(settlement_module, "_changes", bad_plan)
        patch.setattr(service, "latest", bad_room)
        await settlement.sweep()
        assert await service.store.ratings.uncounted(0, 10) == rooms[:2]
        assert await service.store.ratings.uncounted(0, 10, rooms[:1]) == rooms[1:2]
    await settlement.sweep(clock.time_ms)
    assert await service.store.ratings.uncounted(0, 10) == rooms[:2], "they are put off"
    clock.time_ms += RETRY_MS
    await settlement.sweep(clock.time_ms)
    assert await service.store.ratings.uncounted(0, 10) == []
    assert settlement.counted == 3


async def test_a_sweep_stops_while_the_database_is_down(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    room = await sit_down(service, await two(service))
    await finish(service, room)
    settlement, tried = Settlement(service), []

    async def down(*_: object, **__: object) -> Any:
        tried.append(1)
        raise StorageError("storage.unavailable", "down")

    with monkeypatch.context() as patch:
        patch.setattr(service, "latest", down)
        patch.setattr(service.store.connections, "probe", down)
        with pytest.raises(StorageError):
            await settlement.sweep()
    assert len(tried) == 2
    await settlement.sweep()
    assert await service.store.ratings.uncounted(0, 10) == [], "it is not put off"


async def test_a_game_that_is_counted_while_its_account_is_erased(service: Service, clock: FakeClock) -> None:
    accounts, ratings = Accounts(service.store, clock), Ratings(service)
    ada, _ = people = await two(service)
    await finish(service, await sit_down(service, people))
    settlement = Settlement(service)

    async def count(account: str) -> None:
        assert await service.store.ratings.of_account(account) == [], "erased before"
        await settlement.sweep()
        assert await service.store.ratings.of_account(account) != []

    accounts.on_erase += [ratings.erase, count]
    await accounts.erase(ada)
    assert await service.store.ratings.of_account(ada.id) == []
    assert await service.store.ratings.history(ada.id, 10) == []
    assert len(await service.store.ratings.of_account("id-bob")) == 1


async def test_games_that_do_not_count(service: Service) -> None:
    Settlement(service)
    people = await two(service)
    short = await sit_down(service, people)
    await finish(service, short, turns=2)
    erased = await sit_down(service, people)
    await service.store.accounts.erase("id-bob")
    await finish(service, erased)
    await settle(service)
    games = [await service.store.ratings.game(room) for room in (short, erased)]
    assert [None if each is None else (each.void, each.changes) for each in games] == [("short", ()), ("account", ())]
    assert await service.store.ratings.of_accounts(["id-ada", "id-bob"]) == []


async def test_erasing_an_account_leaves_the_numbers_of_others(service: Service) -> None:
    ratings = Ratings(service)
    Settlement(service)
    people = await two(service)
    room = await sit_down(service, people)
    await finish(service, room)
    await settle(service)
    await ratings.erase("id-ada")
    assert [each.account for each in await service.store.ratings.of_accounts(["id-ada", "id-bob"])] == ["id-bob"]
    game = await service.store.ratings.game(room)
    assert game is not None
    assert [each.account for each in game.changes] == ["id-bob"]


async def test_the_highest_ratings_without_provisional_ones(service: Service, clock: FakeClock) -> None:
    ratings = Ratings(service)
    Settlement(service)
    people = await two(service)
    await finish(service, await sit_down(service, people), loser=1)
    await settle(service)
    assert await ratings.top("classic2") == []

    def sure(database: Database) -> None:
        database.execute("UPDATE ratings SET deviation = 60 WHERE account = 'id-bob'", ())

    await service.store.connections.write(sure)
    assert [each.name for each, _ in await ratings.top("classic2")] == ["Bob"]
    clock.time_ms += 2 * 365 * 86_400_000
    assert await ratings.top("classic2") == [], "who has not played for long is provisional again"


async def test_two_nodes_count_each_game_once(nodes: tuple[Node, Node]) -> None:
    one, two_ = (node.service for node in nodes)
    settlements = [Settlement(one), Settlement(two_)]
    people = await two(one)
    rooms = [await sit_down(one, people) for _ in range(3)]
    for room in rooms:
        await two_.live_room(room)  # both nodes have it in memory, and see its end
        await finish(one, room)
    await asyncio.gather(*(each.sweep() for each in settlements), *(each.sweep() for each in settlements))
    await settle(one)
    await settle(two_)
    found = await one.store.ratings.of_accounts(["id-ada", "id-bob"])
    assert [each.games for each in found] == [3, 3]
    assert sum(each.counted for each in settlements) == 3


async def test_resigning_at_once_does_not_count_but_is_recorded(service: Service) -> None:
    Settlement(service)
    room = await sit_down(service, await two(service))
    await service.carry_out(room, Resign(seat=2, id="r"))
    await settle(service)
    game = await service.store.ratings.game(room)
    assert game is not None
    assert game.void == "short"
