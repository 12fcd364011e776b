"""Push services that refuse, are slow or dead; nodes that die; addresses that are none of a push service."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hedgemaze.server.errors import ServerError
from hedgemaze.server.live.service import Service
from hedgemaze.server.notices.endpoints import KNOWN, PushServices
from hedgemaze.server.notices.notices import Notices
from hedgemaze.server.notices.push import check_keys
from hedgemaze.server.notices.sender import CLAIM_MS, FIRST_BACKOFF_MS, MAX_ATTEMPTS, MAX_BACKOFF_MS
from tests.sample import sample
from tests.server.cluster.nodes import Node
from tests.server.helpers.fakes import FakeClock, FakeSubscriber, make_alone
from tests.server.notices.conftest import BOB, DAY_MS, act, make_notices, open_game, run, subscribe
from tests.server.notices.push_service import PushService

pytestmark = pytest.mark.anyio


async def turn_for_bob(service: Service, notices: Notices, push: PushService) -> None:
    await subscribe(notices, push, BOB, "phone")
    live = await open_game(service)
    await act(service, live, 1, "e2")


@pytest.mark.parametrize("status", sample(410, of=[404, 410]))
async def test_a_subscription_that_is_gone_is_deleted(
    service: Service, clock: FakeClock, notices: Notices, push: PushService, status: int
) -> None:
    push.answers.append((status, {}))
    await turn_for_bob(service, notices, push)
    await run(notices, clock)
    assert await service.store.subscriptions.of_player(BOB) == []
    await run(notices, clock, 3 * DAY_MS)
    assert push.requests == 1


@pytest.mark.parametrize("status", sample(503, of=[500, 502, 503, 408]))
async def test_a_fault_of_the_service_is_tried_again_later(
    service: Service, clock: FakeClock, notices: Notices, push: PushService, status: int
) -> None:
    push.answers.extend([(status, {})] * 2)
    await turn_for_bob(service, notices, push)
    await run(notices, clock)
    await run(notices, clock, FIRST_BACKOFF_MS - 1)
    assert push.requests == 1
    await run(notices, clock, 1)
    assert push.requests == 2
    await run(notices, clock, 2 * FIRST_BACKOFF_MS)
    assert push.titles("phone") == ["Your turn"]


@pytest.mark.parametrize("retry", ["120", "Tue, 14 Nov 2023 22:15:23 GMT"])
async def test_the_wish_of_a_busy_service_is_respected(
    service: Service,
    clock: FakeClock,
    notices: Notices,
    push: PushService,
    retry: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(time, "time", lambda: clock.time_ms / 1_000)
    push.answers.append((429, {"Retry-After": retry}))
    await turn_for_bob(service, notices, push)
    await run(notices, clock)
    await run(notices, clock, 118_000 if retry == "120" else 110_000)
    assert push.requests == 1
    await run(notices, clock, 12_000)
    assert push.titles("phone") == ["Your turn"]


@pytest.mark.parametrize("status", sample(307, of=[301, 307, 400, 403, 413]))
async def test_a_refusal_or_redirect_is_not_repeated(
    service: Service, clock: FakeClock, notices: Notices, push: PushService, status: int
) -> None:
    push.answers.append((status, {"Location": f"{push.address}/elsewhere"}))
    await turn_for_bob(service, notices, push)
    await run(notices, clock)
    await run(notices, clock, DAY_MS)
    assert push.requests == 1
    assert notices.sender.results == {"failed": 1}
    assert len(await service.store.subscriptions.of_player(BOB)) == 1


async def test_a_dead_service_is_given_up_in_the_end(
    service: Service, clock: FakeClock, notices: Notices, push: PushService
) -> None:
    push.answers.extend([(500, {})] * 100)
    await turn_for_bob(service, notices, push)
    for _ in range(MAX_ATTEMPTS + 3):
        await run(notices, clock, MAX_BACKOFF_MS)
    assert push.requests == MAX_ATTEMPTS
    assert notices.sender.results["failed"] == 1


async def test_a_slow_service_delays_no_move(service: Service, clock: FakeClock, push: PushService) -> None:
    notices = make_notices(service, push, timeout_s=0.3)
    await subscribe(notices, push, BOB, "phone")
    live = await open_game(service)
    await act(service, live, 1, "e2")
    await notices.tick()
    clock.time_ms += 3_000
    push.gate.clear()
    await notices.tick()
    for seat, action in ((2, "e8"), (1, "e3")):
        await act(service, live, seat, action)
    assert push.delivered == []
    await notices.sender.finish()
    assert notices.sender.results == {}, "it timed out, and is due again"
    await notices.stop()


@pytest.fixture
async def restarted(folder: Path, clock: FakeClock) -> AsyncIterator[tuple[Service, Service]]:
    """A node that will be killed, and the one that is started after it."""
    before, after = make_alone(folder, clock), make_alone(folder, clock)
    await before.start(with_loops=False)
    yield before, after
    await after.stop()


async def test_a_turn_is_reported_although_the_node_died_before_it_could_note_it(
    restarted: tuple[Service, Service], clock: FakeClock, push: PushService
) -> None:
    before, after = restarted
    notices = make_notices(before, push)
    await subscribe(notices, push, BOB, "phone")
    live = await open_game(before)
    await act(before, live, 1, "e2")
    await before.store.stop()  # nothing of the node is left but what was stored
    await after.start(with_loops=False)
    notices = make_notices(after, push)
    for _ in range(4):
        await run(notices, clock)
    assert push.titles("phone") == ["Your turn"]


async def test_a_notice_is_sent_although_the_node_died_after_it_took_it(
    restarted: tuple[Service, Service], clock: FakeClock, push: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, after = restarted
    notices = make_notices(before, push)
    await subscribe(notices, push, BOB, "phone")
    live = await open_game(before)
    await act(before, live, 1, "e2")
    killed = asyncio.Event()

    async def die(*_: object) -> None:
        killed.set()

    monkeypatch.setattr(notices.sender, "_send", die)
    await run(notices, clock)
    assert killed.is_set()
    await before.store.stop()
    await after.start(with_loops=False)
    notices = make_notices(after, push)
    await run(notices, clock, CLAIM_MS - 1)
    assert push.requests == 0
    for _ in range(3):
        await run(notices, clock, 1)
    assert push.titles("phone") == ["Your turn"]


async def test_two_nodes_send_one_message(nodes: tuple[Node, Node], clock: FakeClock, push: PushService) -> None:
    both = [make_notices(node.service, push) for node in nodes]
    await subscribe(both[0], push, BOB, "phone")
    live = await open_game(nodes[0].service)
    await nodes[1].service.live_room(live.id)
    await act(nodes[0].service, live, 1, "e2")
    for notices in both:
        await notices.tick()
    clock.time_ms += 3_000
    for _ in range(3):
        await asyncio.gather(*(notices.tick() for notices in both))
    for notices in both:
        await notices.sender.finish()
        await notices.stop()
    assert push.titles("phone") == ["Your turn"]
    assert push.requests == 1
    assert sum(notices.sender.results["sent"] for notices in both) == 1


async def test_a_socket_at_another_node_counts_even_if_the_nodes_cannot_hear_each_other(
    nodes: tuple[Node, Node], clock: FakeClock, push: PushService
) -> None:
    both = [make_notices(node.service, push) for node in nodes]
    await subscribe(both[0], push, BOB, "phone")
    live = await open_game(nodes[0].service)
    for node in nodes:
        node.bus.disconnect()
    there = await nodes[1].service.live_room(live.id)
    nodes[1].service.subscribe(there, FakeSubscriber(2))
    await act(nodes[0].service, live, 1, "e2")
    for _ in range(5):
        for notices in both:
            await notices.tick()
        clock.time_ms += 1_000
    for notices in both:
        await notices.sender.finish()
        await notices.stop()
    assert push.requests == 0


@pytest.mark.parametrize(
    "address",
    [
        "http://fcm.googleapis.com/fcm/send/a",
        "https://fcm.googleapis.com:8443/a",
        "https://fcm.googleapis.com.evil.example/a",
        "https://evil-fcm.googleapis.com.example/a",
        "https://xfcm.googleapis.com/a",
        "https://user@fcm.googleapis.com/a",
        "https://fcm.googleapis.com@127.0.0.1/a",
        "https://127.0.0.1/a",
        "http://127.0.0.1:6379/a",
        "http://[::1]/a",
        "https://[::ffff:127.0.0.1]/a",
        "https://localhost/a",
        "https://169.254.169.254/latest/meta-data",
        "https://2130706433/a",
        "https://fcm.googleapis.com\\@127.0.0.1/a",
        "https://fcm.googleapis.com/a\r\nX: y",
        "https://fcm.googleapis.com./a",
        "https://fcm.googleapis.com/a#b",
        "https://fcm.googleapis.com:x/a",
        "https:///a",
        "//fcm.googleapis.com/a",
        "file:///etc/passwd",
        "gopher://fcm.googleapis.com/",
        "https://ｆcm.googleapis.com/a",
        "https://fcm.googleapis.com/" + "a" * 1_000,
        "",
    ],
)
def test_an_address_outside_the_push_services_is_refused(address: str) -> None:
    with pytest.raises(ServerError) as caught:
        PushServices(("push.example.org", "http://127.0.0.1:7")).check(address)
    assert caught.value.code == "notices.bad_endpoint"


def test_push_services_of_the_host_are_allowed() -> None:
    services = PushServices(("push.example.org", "http://127.0.0.1:7"))
    assert services.check("https://a.push.example.org/x?y=1").path == "/x?y=1"
    assert services.check("http://127.0.0.1:7/x").origin == "http://127.0.0.1:7"
    for name in KNOWN:
        assert services.check(f"https://web.{name}/x").origin == f"https://web.{name}"


@settings(deadline=None)
@given(st.text(max_size=60), st.sampled_from(["", "https://", "http://", "https://fcm.googleapis.com"]))
def test_whatever_is_allowed_goes_to_a_push_service(text: str, start: str) -> None:
    try:
        endpoint = PushServices().check(start + text)
    except ServerError as error:
        assert error.code == "notices.bad_endpoint"  # noqa: PT017  # either is fine
        return
    assert endpoint.is_secure
    assert endpoint.port == 443
    assert any(endpoint.host == name or endpoint.host.endswith(f".{name}") for name in KNOWN)
    assert all("!" <= letter <= "~" for letter in endpoint.path)


@settings(deadline=None, max_examples=30)
@given(st.text(max_size=100), st.text(max_size=40))
def test_keys_that_cannot_be_used_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(ServerError) as caught:
        check_keys(p256dh, auth)
    assert caught.value.code == "notices.bad_subscription"
