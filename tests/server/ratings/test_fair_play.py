"""The comparison of rated games with the engine."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest

from hedgemaze.errors import EngineError
from hedgemaze.server.errors import StorageError
from hedgemaze.server.live.service import Service
from hedgemaze.server.ratings.fair_play import RETRY_MS, FairPlay, figures_of
from hedgemaze.server.ratings.settlement import Settlement
from tests.server.helpers.fakes import FakeClock, FakeEngines, make_alone, settle
from tests.server.ratings.games import finish, seated_room, sit_down
from tests.server.social.accounts import make_account

pytestmark = pytest.mark.anyio


def judged(index: int, side: str, cost: float) -> dict[str, Any]:
    mark = "good" if cost < 0.05 else "mistake"
    return {
        "index": index,
        "action": "e2",
        "side": side,
        "before": 0.5,
        "after": 0.5 - cost,
        "cost": cost,
        "mark": mark,
    }


class Reviewer(FakeEngines):
    """Judges every game the same: the first side makes one mistake."""

    fails = 0

    async def review(self, record: str, seconds: float, *, room: str = "") -> AsyncGenerator[dict[str, Any], None]:
        assert record.startswith("classic2 ")
        assert (seconds, room) == (20.0, "fair_play")
        if self.fails:
            self.fails -= 1
            raise EngineError("engine.crashed", "a worker has ended")
        yield {"type": "progress", "progress": 0.5}
        costs = [("S", 0.0), ("N", 0.005), ("S", 0.15), ("N", 0.0)]
        yield {"type": "result", "judged": [judged(index, side, cost) for index, (side, cost) in enumerate(costs)]}


async def finished(where: Path | str, clock: FakeClock) -> tuple[Service, str]:
    service = make_alone(where, clock)
    await service.start(with_loops=False)
    Settlement(service)
    people = [await make_account(service.store, name) for name in ("Ada", "Bob")]
    room = await sit_down(service, people)
    await finish(service, room)
    await settle(service)
    return service, room


async def test_a_counted_game_is_reviewed_once(where: Path | str, clock: FakeClock) -> None:
    service, room = await finished(where, clock)
    fair_play = FairPlay(service, Reviewer())
    assert await fair_play.review_next()
    assert not await fair_play.review_next()
    rows = {each.name: each for each in await service.store.fair_play.summary()}
    assert (rows["Bob"].games, rows["Bob"].best_share) == (1, 1.0)
    assert rows["Bob"].accuracy == pytest.approx((0.5 ** (0.005 / 0.15) + 1) / 2)
    assert (rows["Ada"].best_share, rows["Ada"].average_loss, rows["Ada"].accuracy) == (0.5, 0.075, 0.75)
    assert [each.room for each in await service.store.fair_play.of_account("id-ada")] == [room]
    await service.store.ratings.erase("id-ada")
    assert [each.name for each in await service.store.fair_play.summary()] == ["Bob"]
    await service.stop()


async def test_a_failing_engine_is_asked_three_times(folder: Path, clock: FakeClock) -> None:
    service, _ = await finished(folder, clock)
    engines = Reviewer()
    engines.fails = 10
    fair_play = FairPlay(service, engines)
    results = [await fair_play.review_next() for _ in range(4)]
    assert results == [False, False, True, False]
    assert engines.fails == 7
    assert await service.store.fair_play.summary() == []
    await service.stop()


async def test_a_review_that_fails_does_not_hold_up_the_others(folder: Path, clock: FakeClock) -> None:
    service, first = await finished(folder, clock)
    clock.time_ms += 1_000
    people = [await make_account(service.store, name) for name in ("Cem", "Dan")]
    await finish(service, await sit_down(service, people))
    await settle(service)
    fair_play, latest = FairPlay(service, Reviewer()), service.latest

    async def bad_room(room_id: str) -> Any:
        if room_id == first:
            raise StorageError("storage.unavailable", "this row alone")
        return await latest(room_id)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(service, "latest", bad_room)
        assert [await fair_play.review_next() for _ in range(3)] == [True, True, False]
    assert {each.name for each in await service.store.fair_play.summary()} == {"Cem", "Dan"}
    assert not await fair_play.review_next(), "it is put off"
    clock.time_ms += RETRY_MS
    assert await fair_play.review_next()
    assert {each.name for each in await service.store.fair_play.summary()} == {"Ada", "Bob", "Cem", "Dan"}
    await service.stop()


async def test_people_of_a_team_have_the_figures_of_the_team() -> None:
    room = seated_room("pacman;deal=P.BK.IC")
    found = figures_of("r", room, [judged(0, "G", 0.0) | {"action": "Be8"}, judged(1, "G", 0.1) | {"action": "Ke7"}])
    assert [(each.account, each.best_share, each.actions) for each in found] == [("b", 0.5, 2), ("c", 0.5, 2)]
