"""Notices of turns at one node: who gets one and who does not, and what a push service gets."""

from __future__ import annotations

import pytest

from hedgemaze.rooms import Act, Holder, SeatPlan, Sit, Timing
from hedgemaze.server.live.live_room import LiveRoom
from hedgemaze.server.live.service import Service
from hedgemaze.server.lobby.presets import PRESETS
from hedgemaze.server.notices.notices import Notices
from hedgemaze.server.people.accounts import Account
from hedgemaze.server.people.people import People
from hedgemaze.server.people.sessions import SignedIn
from hedgemaze.server.player_data.player_data import PlayerData
from tests.sample import sample
from tests.server.helpers.fakes import FakeClock, FakeSubscriber, settle, table
from tests.server.notices.conftest import ADA, BOB, DAY_MS, act, open_game, run, subscribe
from tests.server.notices.push_service import PushService

pytestmark = pytest.mark.anyio


async def test_a_turn_is_reported_once(service: Service, clock: FakeClock, notices: Notices, push: PushService) -> None:
    await subscribe(notices, push, BOB, "phone")
    live = await open_game(service)
    await act(service, live, 1, "e2")
    await run(notices, clock, 2_999)
    assert push.delivered == []
    await run(notices, clock, 1)
    (got,) = push.delivered
    assert got.payload == {
        "kind": "turn",
        "room": live.id,
        "title": "Your turn",
        "body": "Classic for two with Ada",
        "url": f"#/table/{live.id}",
    }
    assert got.claims["sub"] == "mailto:host@example.org"
    assert int(got.headers["TTL"]) == 3 * DAY_MS // 1_000 - 3
    await run(notices, clock, DAY_MS)
    assert len(push.delivered) == 1


async def test_nothing_is_sent_without_a_subscription_or_to_the_wrong_player(
    service: Service, clock: FakeClock, notices: Notices, push: PushService
) -> None:
    await subscribe(notices, push, ADA, "hers")
    live = await open_game(service)
    await run(notices, clock)
    assert push.titles("hers") == ["Your turn"], "Ada begins"
    await act(service, live, 1, "e2")
    await run(notices, clock, 2 * DAY_MS)
    assert push.requests == 1, "Bob has not asked for it"


async def test_nothing_is_sent_to_a_player_at_the_table(
    service: Service, clock: FakeClock, notices: Notices, push: PushService
) -> None:
    await subscribe(notices, push, BOB, "phone")
    live = await open_game(service)
    bob = FakeSubscriber(2)
    service.subscribe(live, bob)
    await act(service, live, 1, "e2")
    await run(notices, clock)
    service.unsubscribe(bob)
    await run(notices, clock, 60_000)
    assert push.requests == 0
    assert notices.sender.results == {"seen": 1}


async def test_a_spectator_and_the_opponent_at_the_table_do_not_count(
    service: Service, clock: FakeClock, notices: Notices, push: PushService
) -> None:
    await subscribe(notices, push, BOB, "phone")
    live = await open_game(service)
    service.subscribe(live, FakeSubscriber(1))
    service.subscribe(live, FakeSubscriber())
    await act(service, live, 1, "e2")
    await run(notices, clock)
    assert push.titles("phone") == ["Your turn"]


async def test_a_turn_that_is_over_is_not_reported(
    service: Service, clock: FakeClock, notices: Notices, push: PushService
) -> None:
    await subscribe(notices, push, BOB, "phone")
    live = await open_game(service)
    await act(service, live, 1, "e2")
    await notices.tick()
    await act(service, live, 2, "e8")
    await run(notices, clock)
    assert notices.sender.results == {"over": 1}
    await run(notices, clock, 3 * DAY_MS)
    assert push.requests == 0


async def test_each_turn_has_its_notice_and_every_browser_gets_it(
    service: Service, clock: FakeClock, notices: Notices, push: PushService
) -> None:
    for browser, language in (("phone", "de-AT"), ("laptop", "ja")):
        await subscribe(notices, push, BOB, browser, language=language)
    live = await open_game(service)
    for mine, reply in (("e2", "e8"), ("e3", "e7")):
        await act(service, live, 1, mine)
        await run(notices, clock)
        await act(service, live, 2, reply)
        await run(notices, clock)
    assert push.titles("phone") == ["Du bist am Zug"] * 2
    assert push.titles("laptop") == ["あなたの番です"] * 2


@pytest.mark.parametrize(
    ("days", "left_ms"), sample((3, DAY_MS // 2), of=[(1, DAY_MS // 4), (3, DAY_MS // 2), (14, DAY_MS // 2)])
)
async def test_one_reminder_comes_before_the_time_is_over(
    service: Service, clock: FakeClock, notices: Notices, push: PushService, days: int, left_ms: int
) -> None:
    await subscribe(notices, push, BOB, "phone")
    live = await open_game(service, Timing(days=days))
    await act(service, live, 1, "e2")
    begin_ms = clock.time_ms
    await run(notices, clock)
    clock.time_ms = begin_ms + days * DAY_MS - left_ms - 1
    await run(notices, clock, 0)
    assert push.titles("phone") == ["Your turn"]
    await run(notices, clock, 1_000)
    await run(notices, clock, 60_000)
    assert push.titles("phone") == ["Your turn", "Still your turn"]
    hours = left_ms // 3_600_000 - 1
    assert push.delivered[-1].payload["body"] == f"Classic for two: {hours} hours left"
    assert push.delivered[0].headers["Topic"] == push.delivered[1].headers["Topic"], "it replaces the first"


async def test_more_time_moves_the_reminder(
    service: Service, clock: FakeClock, notices: Notices, push: PushService
) -> None:
    await subscribe(notices, push, BOB, "phone")
    live = await open_game(service, Timing(days=1))
    await act(service, live, 1, "e2")
    await run(notices, clock)
    # No server ran for a day: the clock is credited when the room is next loaded.
    service.cache.drop(live)
    await service.store.heartbeats.add_outage(clock.time_ms, clock.time_ms + DAY_MS)
    clock.time_ms += DAY_MS + DAY_MS // 2
    await run(notices, clock, 0)
    assert push.titles("phone") == ["Your turn"]
    await run(notices, clock, DAY_MS // 4)
    assert push.titles("phone") == ["Your turn", "Still your turn"]


@pytest.mark.parametrize("games", ["days", "all"])
async def test_other_games_are_reported_to_those_who_want_all(
    service: Service, clock: FakeClock, notices: Notices, push: PushService, games: str
) -> None:
    await subscribe(notices, push, BOB, "phone", games="all" if games == "all" else "days")
    live = await open_game(service, Timing(base_ms=600_000))
    bob = FakeSubscriber(2)
    service.subscribe(live, bob)
    await act(service, live, 1, "e2")
    await run(notices, clock, 15_000)
    await act(service, live, 2, "e8")
    service.unsubscribe(bob)
    await act(service, live, 1, "e3")
    await run(notices, clock, 14_999)
    assert push.requests == 0, "the page may come back"
    await run(notices, clock, 1)
    assert push.titles("phone") == (["Your turn"] if games == "all" else [])


def whole_turn(live: LiveRoom, pieces: str) -> tuple[str, ...]:
    """Returns a legal turn of these pieces."""
    assert live.room.play is not None
    position = live.room.play.position
    side, turn = position.side, []
    while position.side is side:
        tokens = [token for token in map(str, position.legal_actions()) if token[0] in pieces]
        if not tokens:
            break
        turn.append(tokens[0])
        position = position.play(turn[-1])
    return tuple(turn)


async def test_a_team_of_ghosts_is_told_together(
    service: Service, clock: FakeClock, notices: Notices, push: PushService
) -> None:
    eve = b"e" * 32
    await subscribe(notices, push, BOB, "phone")
    await subscribe(notices, push, eve, "laptop")
    seats = (SeatPlan(Holder.HERE, name="Ada"), SeatPlan(Holder.ELSEWHERE), SeatPlan(Holder.ELSEWHERE))
    opened = await service.open_table(table(*seats, mode=PRESETS["pacman-10+5-team"].mode, timing=Timing(days=1)), ADA)
    await service.sit(opened.room, Sit(seat=2, id="a", name="Eve"), eve)
    live, _ = await service.sit(opened.room, Sit(seat=3, id="b", name="Bob"), BOB)
    await run(notices, clock)
    assert push.requests == 0, "PAC-MAN begins"
    await service.carry_out(live.id, Act(seat=1, id="p", actions=whole_turn(live, "P")))
    await run(notices, clock)
    assert push.titles("phone") == push.titles("laptop") == ["Your turn"]
    assert push.delivered[0].payload["body"] == "PAC-MAN variant with Ada and one more"
    await service.carry_out(live.id, Act(seat=2, id="g", actions=whole_turn(live, live.room.seat(2).hand)))
    await run(notices, clock)
    assert len(push.delivered) == 2, "once per turn"


async def test_a_browser_that_subscribes_during_a_turn_gets_the_reminder_only(
    service: Service, clock: FakeClock, notices: Notices, push: PushService
) -> None:
    live = await open_game(service, Timing(days=1))
    await act(service, live, 1, "e2")
    clock.time_ms += 1_000
    await subscribe(notices, push, BOB, "phone")
    await notices.watcher.sweep()
    await run(notices, clock)
    assert push.requests == 0
    await run(notices, clock, DAY_MS * 3 // 4)
    assert push.titles("phone") == ["Still your turn"]


async def test_a_subscription_can_be_ended_and_belongs_to_one_player(
    service: Service, clock: FakeClock, notices: Notices, push: PushService
) -> None:
    first = await subscribe(notices, push, ADA, "shared")
    assert await subscribe(notices, push, BOB, "shared") == first
    store = service.store.subscriptions
    assert await store.of_player(ADA) == []
    assert not await store.unsubscribe(first, ADA), "not hers any more"
    live = await open_game(service)
    await act(service, live, 1, "e2")
    await notices.tick()
    await notices.unsubscribe(first, BOB)
    await run(notices, clock)
    assert push.requests == 0
    assert await service.store.notices.due(clock.time_ms + DAY_MS * 9, 10) == []


async def test_a_notice_goes_to_the_browser_whose_subscription_was_replaced(
    service: Service, clock: FakeClock, notices: Notices, push: PushService
) -> None:
    await subscribe(notices, push, BOB, "first")
    live = await open_game(service)
    await act(service, live, 1, "e2")
    await notices.tick()
    await subscribe(notices, push, BOB, "second", replaces=push.browser("first").endpoint)
    await run(notices, clock)
    assert (push.titles("first"), push.titles("second")) == ([], ["Your turn"])
    await subscribe(notices, push, BOB, "third", replaces=push.browser("second").endpoint)
    await notices.watcher.sweep()
    await run(notices, clock, 60_000)
    assert push.titles("third") == [], "once per turn"


async def test_the_subscriptions_of_a_player_are_bounded(
    service: Service, clock: FakeClock, notices: Notices, push: PushService
) -> None:
    for number in range(23):
        clock.time_ms += 1
        await subscribe(notices, push, BOB, f"b{number}")
    found = await service.store.subscriptions.of_player(BOB)
    assert [each.endpoint.rpartition("/")[2] for each in found] == [f"b{number}" for number in range(22, 2, -1)]
    assert await service.store.subscriptions.forget_player(BOB) == 20
    assert await service.store.subscriptions.of_player(BOB) == []


async def test_a_subscription_follows_its_browser_into_an_account_and_ends_with_the_session(
    service: Service, clock: FakeClock, notices: Notices, push: PushService
) -> None:
    account = Account("bob", "Bob", clock.time_ms, is_muted=False, is_banned=False)
    await subscribe(notices, push, BOB, "phone")
    notices.signed_in(SignedIn(BOB, account, b"s" * 32))
    await settle(service)
    assert await service.store.subscriptions.of_player(BOB) == []
    await notices.challenge(account.key, "c1", "Ada", "pacman", "#/player/Ada", clock.time_ms + DAY_MS)
    await run(notices, clock)
    assert push.requests == 0, "there is no such session"
    assert await service.store.subscriptions.of_player(account.key) == []
    await subscribe(notices, push, account.key, "phone")
    await notices.challenge(account.key, "c2", "Ada", "pacman", "#/player/Ada", clock.time_ms + DAY_MS)
    await notices.challenge(account.key, "c2", "Ada", "pacman", "#/player/Ada", clock.time_ms + DAY_MS)
    await notices.pairing(account.key, "room", "Spring Cup")
    await run(notices, clock)
    assert {each.payload["title"] + ": " + each.payload["body"] for each in push.delivered} == {
        "Ada wants to play: PAC-MAN variant: do you accept?",
        "Your game begins: Spring Cup: your table is ready.",
    }
    assert len(push.delivered) == 2


async def test_an_erased_name_is_in_no_notice(
    service: Service, clock: FakeClock, notices: Notices, push: PushService
) -> None:
    await subscribe(notices, push, BOB, "phone")
    live = await open_game(service)
    await act(service, live, 1, "e2")
    await notices.tick()
    await PlayerData(service, People(service)).erase(ADA)
    assert ["Ada" in facts for facts in await stored_facts(service)] == [False, False], "the turn and its reminder"
    await run(notices, clock)
    assert push.titles("phone") == ["Your turn"]
    assert "Ada" not in push.delivered[0].payload["body"]


async def test_a_notice_that_was_sent_names_nobody(
    service: Service, clock: FakeClock, notices: Notices, push: PushService
) -> None:
    await subscribe(notices, push, BOB, "phone")
    live = await open_game(service)
    await act(service, live, 1, "e2")
    await run(notices, clock)
    assert push.titles("phone") == ["Your turn"]
    assert sorted("Ada" in facts for facts in await stored_facts(service)) == [False, True], "the reminder waits"


async def stored_facts(service: Service) -> list[str]:
    """Returns the facts of all notices."""
    query = "SELECT data FROM notices"
    rows = await service.store.connections.read(lambda database: database.rows(query))
    return [str(data) for (data,) in rows]


async def test_the_key_is_made_once(service: Service, push: PushService, notices: Notices) -> None:
    other = Notices(service)
    assert (await notices.key()).public == (await other.key()).public
    assert push.requests == 0
