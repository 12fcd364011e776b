"""Fixtures of the notices' tests: a push service, and the notices of a node without a loop."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest

from hedgemaze.rooms import Act, Holder, SeatPlan, Sit, Timing
from hedgemaze.server.credentials import hashed
from hedgemaze.server.live.live_room import LiveRoom
from hedgemaze.server.live.service import Service
from hedgemaze.server.notices.endpoints import PushServices
from hedgemaze.server.notices.notices import NoticeOptions, Notices
from hedgemaze.server.notices.schemas import NewSubscription, NoticeGames, PushKeys
from tests.server.helpers.fakes import FakeClock, table
from tests.server.notices.push_service import PushService

ADA, BOB = hashed("Ada's cookie"), hashed("Bob's cookie")
DAY_MS = 86_400_000


@pytest.fixture
def push(clock: FakeClock) -> Iterator[PushService]:
    with PushService(now_s=lambda: clock.time_ms / 1_000) as service:
        yield service
    assert service.faults == []


@pytest.fixture
async def notices(service: Service, push: PushService) -> AsyncIterator[Notices]:
    """The notices of a single node."""
    made = make_notices(service, push)
    yield made
    await made.stop()


def make_notices(service: Service, push: PushService, timeout_s: float = 5.0) -> Notices:
    options = NoticeOptions(PushServices((push.address,)), "mailto:host@example.org", timeout_s)
    return Notices(service, options)


async def subscribe(
    notices: Notices,
    push: PushService,
    player: bytes,
    browser: str,
    *,
    games: NoticeGames = "days",
    language: str = "en",
    session: bytes | None = None,
    replaces: str = "",
) -> str:
    """Subscribes a browser of a player; returns the id of the subscription."""
    body = push.browser(browser).subscription()
    keys = PushKeys(**body["keys"])
    wanted = NewSubscription(endpoint=body["endpoint"], keys=keys, games=games, language=language, replaces=replaces)
    return (await notices.subscribe(wanted, player, session)).id


async def open_game(service: Service, timing: Timing | None = None) -> LiveRoom:
    """Opens a game of Ada and Bob, with three days for each turn; Ada begins."""
    seats = (SeatPlan(Holder.HERE, name="Ada"), SeatPlan(Holder.ELSEWHERE))
    opened = await service.open_table(table(*seats, timing=timing or Timing(days=3)), ADA)
    live, _ = await service.sit(opened.room, Sit(seat=2, id="sit", name="Bob"), BOB)
    return live


async def act(service: Service, live: LiveRoom, seat: int, action: str) -> None:
    await service.carry_out(live.id, Act(seat=seat, id=f"{seat}{action}", actions=(action,)))


async def run(notices: Notices, clock: FakeClock, ms: int = 3_000) -> None:
    """Lets a node note what has changed, then lets time pass, then lets it send what is due."""
    await notices.tick()
    clock.time_ms += ms
    await notices.tick()
    await notices.sender.finish()
