"""The comparison of a rated game with the real engine, up to the figure that a host reads."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from hedgemaze.rooms import Act, First, Holder, SeatPlan, Settings, Sit, Stage
from hedgemaze.rules import Side
from hedgemaze.server.engines import EnginePool
from hedgemaze.server.people.accounts import Account
from hedgemaze.server.ratings.fair_play import FairPlay
from tests.server.admin.hosts import Host
from tests.server.helpers.fakes import settle
from tests.server.helpers.running import Running
from tests.server.ratings.games import BLITZ
from tests.server.social.accounts import make_account

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

STRAIGHT = ["e2", "e3", "e4", "e5", "e6", "e7", "e8", "e9"]
ASTRAY = ["d9", "c9", "b9", "a9", "a8", "a9", "a8"]


async def play(running: Running, people: Sequence[Account]) -> str:
    """Plays a rated game: the first runs straight to the goal, the second wanders about; returns its room."""
    service = running.server.service
    seats = (SeatPlan(Holder.ELSEWHERE),) * 2
    settings = Settings("classic2", seats, BLITZ, first=First.CHOSEN, first_side=Side.SOUTH, is_rated=True)
    room = (await service.open_table(settings, None)).room
    for seat, person in enumerate(people, 1):
        live = await service.live_room(room)
        command = await service.cache.account_seats.sitting(live.room, Sit(seat=seat, id=f"s{seat}"), person)
        await service.sit(room, command, person.key)
    for number in range(len(STRAIGHT) + len(ASTRAY)):
        action = (STRAIGHT, ASTRAY)[number % 2][number // 2]
        await service.carry_out(room, Act(seat=1 + number % 2, id=f"t{number}", actions=(action,)))
    await settle(service)
    return room


async def test_a_host_reads_how_close_a_rated_game_is_to_the_real_engine(folder: Path) -> None:
    pool = EnginePool(1)
    async with Running(folder, engines=pool) as running:
        service = running.server.service
        people = [await make_account(service.store, name) for name in ("Ada", "Bob")]
        room = await play(running, people)
        assert (await service.live_room(room)).room.stage is Stage.ENDED
        fair_play = FairPlay(service, pool, seconds=4.0)
        assert await fair_play.review_next()
        assert not await fair_play.review_next(), "a game is compared once"
        figures = {each.name: each for each in await service.store.fair_play.summary()}
        ada, bob = figures["Ada"], figures["Bob"]
        assert (ada.games, ada.actions, bob.games, bob.actions) == (1, 8, 1, 7)
        assert 0 <= bob.accuracy < ada.accuracy <= 1
        assert 0 <= bob.best_share < ada.best_share <= 1
        assert bob.average_loss > ada.average_loss >= 0
        host = await Host.of(running.server, running.address)
        shown = {each["name"]: each["fair_play"] for each in (await host.get("players"))["players"]}
        assert shown == {
            name: {"games": 1, "agreement": round(100 * figures[name].best_share)} for name in ("Ada", "Bob")
        }
        accounts = await service.store.accounts.by_ids([each.id for each in people])
        assert not any(each.is_banned or each.is_muted for each in accounts), "nothing follows from it by itself"
        await host.http.aclose()
