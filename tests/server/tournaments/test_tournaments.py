"""Tournaments of people on one node and on two, without HTTP."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Any

import pytest

from hedgemaze.errors import HedgemazeError
from hedgemaze.rooms import Act, Close, CloseReason, Leave, Resign, Stage
from hedgemaze.server.live.service import Service
from hedgemaze.server.notices.notices import Notices
from hedgemaze.server.storage.moderation.admin import HostChange
from hedgemaze.server.storage.tournaments.tournaments import move_player
from hedgemaze.server.tournaments.manager import TOURNAMENT
from hedgemaze.server.tournaments.plan import SEEN_MS, games_of, players_of
from hedgemaze.server.tournaments.rules.model import TournamentKind
from hedgemaze.server.tournaments.rules.standings import standings
from hedgemaze.server.tournaments.schemas import JoinTournament
from hedgemaze.server.tournaments.tournaments import Tournaments
from tests.server.cluster.nodes import Node
from tests.server.helpers.fakes import FakeClock, settle
from tests.server.tournaments.helpers import end_games, key, state_of, wanted

pytestmark = pytest.mark.anyio

DAY_MS = 86_400_000


@dataclass(frozen=True)
class Person:
    """An account."""

    id: str
    name: str


@pytest.fixture
def tournaments(service: Service) -> Tournaments:
    return Tournaments(service, random.Random(1).randrange)


async def made(tournaments: Tournaments, names: str = "Bob Cem Dan", **more: Any) -> str:
    tournament = await tournaments.make(wanted(**more), key("Ada"), None)
    for name in names.split():
        await tournaments.join(tournament, JoinTournament(name=name), key(name), None)
    return tournament


async def code_of(work: Awaitable[object]) -> str:
    with pytest.raises(HedgemazeError) as caught:
        await work
    return caught.value.code


@pytest.mark.parametrize("kind", list(TournamentKind))
async def test_a_tournament_is_played_to_the_end(
    service: Service, clock: FakeClock, tournaments: Tournaments, kind: TournamentKind
) -> None:
    tournament = await made(tournaments, "Bob Cem Dan Eve", kind=kind, minutes=1)
    await tournaments.begin(tournament, key("Ada"))
    chance, state = random.Random(3), await state_of(tournaments, tournament)
    for _ in range(60):
        state = await state_of(tournaments, tournament)
        if state.row.stage == "ended":
            break
        await end_games(service, state, chance)
        clock.time_ms += 3_000
        for player in state.players:
            assert player.player is not None
            await tournaments.long_polling.view(tournament, player.player)  # an arena pairs those who look
        await tournaments.manager.tick()
        await settle(service)
    view = await tournaments.long_polling.view(tournament, key("Ada"))
    assert (view.stage, view.standings[0].place) == ("ended", 1)
    assert all(game.result is not None for game in view.games)
    rows = [row.number for row in standings(kind, players_of(state), games_of(state.games))]
    assert [row.number for row in view.standings] == rows
    if kind is TournamentKind.ROUND_ROBIN:
        assert len(view.games) == 10
        assert view.rounds == 5
    if kind is TournamentKind.KNOCK_OUT:
        assert [len(matches) for matches in view.bracket] == [4, 2, 1]
        assert view.bracket[-1][0].winner == rows[0]
    await settle(service)


async def test_the_rooms_have_both_players_seated(service: Service, tournaments: Tournaments) -> None:
    tournament = await made(tournaments, mode="pacman")
    await tournaments.begin(tournament, key("Ada"))
    view = await tournaments.long_polling.view(tournament, key("Bob"))
    game = next(game for game in view.games if view.me.number in (game.first, game.second))
    assert game.room is not None
    assert game.room == view.me.room
    live = await service.live_room(game.room)
    names = {player.number: player.name for player in view.players}
    assert [seat.name for seat in live.room.seats] == [names[game.first], names[game.second]]
    assert live.room.stage is Stage.PLAYING
    assert live.seats_of([], key("Bob")) == ([game.first, game.second].index(view.me.number) + 1,)
    assert view.rounds == 6, "everyone meets everyone in both roles"
    await settle(service)


async def test_who_leaves_loses_all_games_that_are_left(service: Service, tournaments: Tournaments) -> None:
    tournament = await made(tournaments)
    await tournaments.begin(tournament, key("Ada"))
    await tournaments.leave(tournament, key("Bob"))
    chance = random.Random(1)
    for _ in range(20):
        await tournaments.manager.tick()
        state = await state_of(tournaments, tournament)
        await end_games(service, state, chance)
    view = await tournaments.long_polling.view(tournament, key("Bob"))
    assert view.stage == "ended"
    assert view.me.number == 0
    (row,) = [row for row in view.standings if row.number == 2]
    assert (row.points, row.losses, row.place) == (0, 3, 4)
    assert [game.cause for game in view.games if 2 in (game.first, game.second)] == ["played", "forfeit", "forfeit"]
    await settle(service)


async def test_who_leaves_the_table_has_lost_although_an_engine_plays_on(
    service: Service, tournaments: Tournaments
) -> None:
    tournament = await made(tournaments, "Bob Cem", kind=TournamentKind.ARENA, mode="pacman")
    await tournaments.begin(tournament, key("Ada"))
    (game,) = (await state_of(tournaments, tournament)).games
    assert game.room is not None
    await service.carry_out(game.room, Act(seat=1, id="a", actions=("Pe6",)))
    live = await service.carry_out(game.room, Leave(seat=2, id="l"))
    assert live.room.stage is Stage.PLAYING
    await tournaments.manager.tick()
    assert (await state_of(tournaments, tournament)).games[0].result == "first"
    await settle(service)


@pytest.mark.parametrize("kind", list(TournamentKind))
async def test_a_game_whose_table_a_host_closes_counts_for_nobody_and_is_played_again(
    service: Service, tournaments: Tournaments, kind: TournamentKind
) -> None:
    tournament = await made(tournaments, "Bob Cem Dan", kind=kind)
    await tournaments.begin(tournament, key("Ada"))
    closed, other = (await state_of(tournaments, tournament)).games
    await service.carry_out(str(closed.room), Close(reason=CloseReason.TECHNICAL))
    await tournaments.manager.tick()
    games = (await state_of(tournaments, tournament)).games
    over, new = (each for each in games if {each.first, each.second} == {closed.first, closed.second})
    assert (over.result, over.cause) == ("none", "closed")
    assert new.result is None
    assert new.room not in {None, closed.room}
    if kind is not TournamentKind.ARENA:
        assert new[:5] == (closed.round, closed.table, 2, closed.first, closed.second), "the same player begins"
    view = await tournaments.long_polling.view(tournament, key("Ada"))
    assert {(row.points, row.played) for row in view.standings} == {(0, 0)}
    await service.carry_out(str(new.room), Resign(seat=2, id="r"))
    await service.carry_out(str(other.room), Resign(seat=2, id="r"))
    await tournaments.manager.tick()
    view = await tournaments.long_polling.view(tournament, key("Ada"))
    assert sorted((row.points, row.played, row.wins) for row in view.standings) == [(0, 1, 0)] * 2 + [(2, 1, 1)] * 2
    await settle(service)


async def test_refusals(service: Service, tournaments: Tournaments) -> None:
    tournament = await made(tournaments, "Bob", places=3)
    ada, bob, eve = key("Ada"), key("Bob"), key("Eve")
    assert await code_of(tournaments.begin(tournament, ada)) == "tournament.too_few"
    assert await code_of(tournaments.begin(tournament, bob)) == "tournament.not_host"
    assert await code_of(tournaments.cancel(tournament, bob)) == "tournament.not_host"
    assert await code_of(tournaments.remove(tournament, bob, 1)) == "tournament.not_host"
    assert await code_of(tournaments.leave(tournament, eve)) == "tournament.not_in"
    assert await code_of(tournaments.pause(tournament, bob, is_paused=True)) == "tournament.no_pause"
    assert await code_of(tournaments.join(tournament, JoinTournament(name="BOB"), eve, None)) == "tournament.name_taken"
    assert await code_of(tournaments.join(tournament, JoinTournament(name=" "), eve, None)) == "room.bad_name"
    bot = JoinTournament(name="Eve", is_bot=True)
    assert await code_of(tournaments.join(tournament, bot, eve, None)) == "tournament.no_bots"
    await tournaments.join(tournament, JoinTournament(name="Eve"), eve, None)
    assert (
        await code_of(tournaments.join(tournament, JoinTournament(name="Fay"), key("Fay"), None)) == "tournament.full"
    )
    await tournaments.remove(tournament, ada, 3)
    assert await code_of(tournaments.join(tournament, JoinTournament(name="Eve"), eve, None)) == "tournament.removed"
    await tournaments.join(tournament, JoinTournament(name="Fay"), key("Fay"), None)
    await tournaments.begin(tournament, ada)
    assert (
        await code_of(tournaments.join(tournament, JoinTournament(name="Gil"), key("Gil"), None))
        == "tournament.started"
    )
    assert await code_of(tournaments.begin(tournament, ada)) == "tournament.started"
    assert await code_of(tournaments.cancel(tournament, ada)) == "tournament.started"
    assert await code_of(tournaments.long_polling.view("none", ada)) == "tournament.none"
    await settle(service)


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"mode": "classic3"}, "tournament.bad_mode"),
        ({"mode": "chess"}, "tournament.bad_mode"),
        ({"title": "\u200b"}, "room.bad_name"),
        ({"starts_ms": 5}, "tournament.bad_start"),
        ({"is_rated": True, "mode": "classic2"}, "tournament.accounts_only"),
        ({"is_rated": True, "mode": "classic2", "fill_level": 1}, "tournament.bad_rated"),
        ({"is_rated": True, "mode": "classic2", "allows_bots": True}, "tournament.bad_rated"),
        ({"is_rated": True}, "room.bad_settings"),
    ],
)
async def test_settings_that_cannot_be_used(tournaments: Tournaments, more: dict[str, Any], code: str) -> None:
    assert await code_of(tournaments.make(wanted(**more), key("Ada"), None)) == code


async def test_rated_tournaments_are_for_accounts(service: Service, tournaments: Tournaments) -> None:
    people = [Person(name.lower(), name) for name in ("Ada", "Bob", "Cem")]
    asked = wanted(mode="classic2", is_rated=True, name="")
    tournament = await tournaments.make(asked, key("Ada"), people[0])
    anonymous = tournaments.join(tournament, JoinTournament(name="Eve"), key("Eve"), None)
    assert await code_of(anonymous) == "tournament.accounts_only"

    async def rating_of(account: str, pool: str) -> tuple[int, bool]:
        assert pool == "classic2"
        return {"ada": 1500, "bob": 1800, "cem": 1600}[account], False

    service.cache.account_seats.rating_of = rating_of
    for person in people[1:]:
        await tournaments.join(tournament, JoinTournament(name="other"), key(person.name), person)
    await tournaments.begin(tournament, key("Ada"))
    state = await state_of(tournaments, tournament)
    assert {each.name: each.seed for each in state.players} == {"Ada": 3, "Bob": 1, "Cem": 2}
    live = await service.live_room(str(state.games[0].room))
    assert live.room.settings.is_rated
    assert {seat.account for seat in live.room.seats} == {state.players[n - 1].account for n in state.games[0][3:5]}
    assert all(seat.rating is not None for seat in live.room.seats)
    await settle(service)


async def test_engines_fill_the_empty_places(service: Service, tournaments: Tournaments) -> None:
    tournament = await made(tournaments, "Bob", kind=TournamentKind.KNOCK_OUT, fill_level=2)
    await tournaments.begin(tournament, key("Ada"))
    state = await state_of(tournaments, tournament)
    assert [each.level for each in state.players] == [0, 0, *[2] * 6]
    assert sorted(each.seed for each in state.players) == list(range(1, 9))
    assert len(state.games) == 4
    await settle(service)


async def test_an_arena_pairs_those_who_are_here_and_do_not_pause(
    service: Service, clock: FakeClock, tournaments: Tournaments
) -> None:
    tournament = await made(tournaments, "Bob Cem Dan", kind=TournamentKind.ARENA)
    await tournaments.pause(tournament, key("Dan"), is_paused=True)
    await tournaments.begin(tournament, key("Ada"))
    games = (await state_of(tournaments, tournament)).games
    assert len(games) == 1
    assert 4 not in games[0][3:5]
    await service.carry_out(str(games[0].room), Resign(seat=1, id="r"))
    clock.time_ms += SEEN_MS + 1
    await tournaments.manager.tick()
    assert len((await state_of(tournaments, tournament)).games) == 1, "nobody has looked for a while"
    await tournaments.long_polling.view(tournament, key("Bob"))
    await tournaments.pause(tournament, key("Dan"), is_paused=False)
    await tournaments.manager.tick()
    assert sorted((await state_of(tournaments, tournament)).games[-1][3:5]) == [2, 4]
    await tournaments.join(tournament, JoinTournament(name="Eve"), key("Eve"), None)
    await tournaments.long_polling.view(tournament, key("Ada"))
    await tournaments.manager.tick()
    assert sorted((await state_of(tournaments, tournament)).games[-1][3:5]) == [1, 5], "late players join"
    await settle(service)


async def test_players_who_do_not_look_at_the_page_are_called(
    service: Service, clock: FakeClock, tournaments: Tournaments, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[tuple[bytes, str]] = []

    async def pairing(player: bytes, room: str, tournament: str, expires_ms: int, mode: str) -> None:
        assert (tournament, mode) == ("Sunday", "classic2")
        assert expires_ms > clock.time_ms
        called.append((player, room))

    tournaments.manager.notices = Notices(service)
    monkeypatch.setattr(tournaments.manager.notices, "pairing", pairing)
    tournament = await made(tournaments, title="Sunday")
    clock.time_ms += SEEN_MS + 1
    await tournaments.long_polling.view(tournament, key("Ada"))
    await tournaments.begin(tournament, key("Ada"))
    await settle(service)
    state = await state_of(tournaments, tournament)
    assert sorted(called) == sorted(
        (player, str(game.room))
        for game in state.games
        for number in (game.first, game.second)
        if (player := state.players[number - 1].player) is not None and player != key("Ada")
    )


async def test_a_view_waits_for_a_change(service: Service, tournaments: Tournaments) -> None:
    tournament = await made(tournaments)
    view = await tournaments.long_polling.view(tournament, None)
    waiting = asyncio.create_task(tournaments.long_polling.view(tournament, None, view.version, 20_000))
    await asyncio.sleep(0)
    await tournaments.join(tournament, JoinTournament(name="Eve"), key("Eve"), None)
    assert len((await asyncio.wait_for(waiting, 10)).players) == 5
    same = await tournaments.long_polling.view(tournament, None, view.version + 1, 1)
    assert same.version == view.version + 1
    await settle(service)


async def test_it_begins_at_its_time_or_is_called_off(
    service: Service, clock: FakeClock, tournaments: Tournaments
) -> None:
    starts_ms = clock.time_ms + 60_000
    full, empty = await made(tournaments, starts_ms=starts_ms), await made(tournaments, "", starts_ms=starts_ms)
    await tournaments.manager.tick()
    assert (await state_of(tournaments, full)).row.stage == "waiting"
    clock.time_ms = starts_ms
    await tournaments.manager.tick()
    assert (await state_of(tournaments, full)).row.stage == "playing"
    assert (await state_of(tournaments, empty)).row.stage == "cancelled"
    lists = await tournaments.long_polling.lists(key("Ada"))
    assert [each.id for each in lists.mine] == [full]
    assert lists.listed == []
    await settle(service)


async def test_one_that_never_begins_is_deleted_but_not_one_that_begins_later(
    service: Service, clock: FakeClock, tournaments: Tournaments
) -> None:
    later = await made(tournaments, starts_ms=clock.time_ms + 20 * DAY_MS)
    never = await made(tournaments)
    clock.time_ms += 8 * DAY_MS
    assert await service.store.tournaments.delete_unused(clock.time_ms - 7 * DAY_MS) == 1
    assert (await state_of(tournaments, later)).row.stage == "waiting"
    assert await service.store.tournaments.read(never) is None
    await settle(service)


async def test_one_that_cannot_go_on_does_not_stop_the_others(
    service: Service, clock: FakeClock, tournaments: Tournaments, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [await made(tournaments, starts_ms=clock.time_ms) for _ in range(2)]
    advance = tournaments.manager.advance
    for broken, sound in (found, reversed(found)):

        async def faulty(tournament: str, broken: str = broken) -> set[str]:
            assert tournament != broken, "a fault"
            return await advance(tournament)

        monkeypatch.setattr(tournaments.manager, "advance", faulty)
        await tournaments.manager.tick()
        assert (await state_of(tournaments, sound)).row.stage == "playing"
    await settle(service)


async def test_one_who_comes_back_as_a_bot_is_shown_as_one(service: Service, tournaments: Tournaments) -> None:
    tournament = await made(tournaments, allows_bots=True)
    await tournaments.leave(tournament, key("Bob"))
    await tournaments.join(tournament, JoinTournament(name="Bob", is_bot=True), key("Bob"), None)
    players = {each.name: each for each in (await state_of(tournaments, tournament)).players}
    assert (players["Bob"].is_bot, players["Bob"].state) == (True, "in")
    assert not players["Cem"].is_bot
    await settle(service)


async def test_erasing_and_moving_a_player(service: Service, tournaments: Tournaments) -> None:
    tournament = await made(tournaments, is_listed=True)
    assert [each.players for each in (await tournaments.long_polling.lists(None)).listed] == [4]
    await service.store.connections.write(lambda database: move_player(database, key("Cem"), key("account")))
    assert (await tournaments.long_polling.view(tournament, key("account"))).me.number == 3
    await service.store.tournaments.erase(key("Bob"))
    view = await tournaments.long_polling.view(tournament, key("Bob"))
    assert [player.name for player in view.players] == ["Ada", "Cem", "Dan"]
    await settle(service)


async def test_two_nodes_open_each_game_once(nodes: tuple[Node, Node], clock: FakeClock) -> None:
    pair = [Tournaments(node.service, random.Random(number).randrange) for number, node in enumerate(nodes)]
    tournament = await made(pair[0], "Bob Cem Dan Eve Fay", kind=TournamentKind.ROUND_ROBIN)
    await pair[1].begin(tournament, key("Ada"))
    chance, state = random.Random(2), await state_of(pair[0], tournament)
    for _ in range(40):
        state = await state_of(pair[0], tournament)
        if state.row.stage == "ended":
            break
        await end_games(chance.choice(nodes).service, state, chance)
        await asyncio.gather(*(each.manager.advance(tournament) for each in pair))  # as if both had the lease
    assert state.row.stage == "ended"
    assert len(state.games) == 15
    one, other = [await each.long_polling.view(tournament, key("Bob")) for each in pair]
    assert one.standings == other.standings
    for node in nodes:
        await settle(node.service)


async def test_a_host_of_the_server_calls_off_what_another_node_keeps_going(nodes: tuple[Node, Node]) -> None:
    one, two = (Tournaments(node.service, random.Random(1).randrange) for node in nodes)
    leases = nodes[0].service.coordinator.leases
    tournament = await made(one)
    await one.begin(tournament, key("Ada"))
    await one.manager.tick()
    assert leases.has(TOURNAMENT, tournament)
    now_ms = nodes[1].service.clock.now_ms()
    change = HostChange("tests", now_ms, "tournament.cancelled", tournament)
    await two.call_off(tournament, change)
    assert await code_of(two.call_off(tournament, change)) == "tournament.over"
    await one.manager.tick()
    assert not leases.has(TOURNAMENT, tournament)
    assert (await state_of(one, tournament)).row.stage == "cancelled"
    entries = await nodes[0].service.store.admin.entries("", "", 10)
    assert [each.action for each in entries] == ["tournament.cancelled"], "once"
    for node in nodes:
        await settle(node.service)
