"""The routes of notices on a running server, and what the player's export and erasure do with subscriptions."""

from __future__ import annotations

import asyncio
import base64
import re
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from hedgemaze.locales import LANGUAGES, catalogue
from hedgemaze.server.limits import Limits, Rate
from hedgemaze.server.notices import texts
from hedgemaze.server.notices.endpoints import PushServices
from hedgemaze.server.notices.notices import NoticeOptions
from hedgemaze.server.notices.texts import Facts, payload
from tests.server.helpers.running import Running
from tests.server.notices.push_service import PushService
from tools.catalogues import read

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def push() -> Iterator[PushService]:
    with PushService() as service:
        yield service


@pytest.fixture(scope="module")
async def shared(
    empty_database: Path, push: PushService, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Running]:
    folder = tmp_path_factory.mktemp("notices")
    (folder / empty_database.name).write_bytes(empty_database.read_bytes())
    options = NoticeOptions(PushServices((push.address,)), "https://play.example.org")
    limits = replace(Limits.none(), subscriptions=Rate(20, 0.001))
    async with Running(folder, limits, notices=options) as running:
        yield running


async def test_a_turn_is_sent_to_the_browser_of_an_anonymous_player(running: Running, push: PushService) -> None:
    http = running.http
    key = (await http.get("api/notices/key")).json()["key"]
    assert len(base64.urlsafe_b64decode(key + "=")) == 65
    push.key = key
    made = await http.post("api/notices", json=push.browser("ada").subscription(language="de"))
    assert made.status_code == 201, made.text
    assert made.json() | {"language": "de", "games": "days", "wants_invitations": True} == made.json()
    assert "endpoint" not in made.json()
    table = await running.open_table(timing={"days": 2})  # by the same cookie
    async with running.client(table["room"], token=table["join"]) as bob:
        await bob.ask("sit", "s", seat=2, name="Bob")
        async with asyncio.timeout(20):
            while not push.delivered:
                await asyncio.sleep(0.05)
    assert push.faults == []
    assert push.delivered[0].payload["title"] == "Du bist am Zug"
    assert push.delivered[0].claims["sub"] == "https://play.example.org"
    async with asyncio.timeout(20):
        while 'hedgemaze_notices_total{result="sent"} 1.0' not in (await http.get("metrics")).text:
            await asyncio.sleep(0.05)


async def test_subscriptions_are_the_players_own(running: Running, push: PushService) -> None:
    http = running.http
    assert (await http.get("api/notices")).json() == {"subscriptions": []}
    first = (await http.post("api/notices", json=push.browser("one").subscription(games="all", language="ja"))).json()
    again = await http.post("api/notices", json=push.browser("one").subscription())
    assert again.json()["id"] == first["id"]
    replaced = push.browser("two").subscription(replaces=push.browser("one").endpoint)
    second = (await http.post("api/notices", json=replaced)).json()
    assert second["id"] != first["id"]
    assert (await http.get("api/notices")).json() == {"subscriptions": [second]}
    async with httpx.AsyncClient(base_url=running.address) as stranger:
        refused = await stranger.delete(f"api/notices/{second['id']}")
        assert (refused.status_code, refused.json()["code"]) == (404, "notices.unknown")
    assert (await http.delete(f"api/notices/{second['id']}")).json() == {"id": second["id"]}
    assert (await http.delete(f"api/notices/{second['id']}")).status_code == 404
    assert (await http.get("api/notices")).json() == {"subscriptions": []}


async def test_a_new_subscription_takes_over_the_wishes_of_the_one_it_replaces(
    running: Running, push: PushService
) -> None:
    old = push.browser("old").subscription(games="all", language="ja", wants_invitations=False)
    await running.http.post("api/notices", json=old)
    new = push.browser("new").subscription(replaces=old["endpoint"])
    made = (await running.http.post("api/notices", json=new)).json()
    assert (made["games"], made["language"], made["wants_invitations"]) == ("all", "ja", False)


async def test_a_browser_is_exported_and_erased_with_its_player(running: Running, push: PushService) -> None:
    body = push.browser("mine").subscription()
    await running.http.post("api/notices", json=body)
    (exported,) = (await running.http.get("api/me/export")).json()["notices"]
    assert (exported["endpoint"], exported["keys"]) == (body["endpoint"], body["keys"])
    assert (await running.http.delete("api/me")).status_code == 200
    assert (await running.http.get("api/notices")).json() == {"subscriptions": []}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"endpoint": "https://127.0.0.1/x"}, "notices.bad_endpoint"),
        ({"endpoint": "http://127.0.0.1:1/x"}, "notices.bad_endpoint"),
        ({"keys": {"p256dh": "AAAA", "auth": "AAAA"}}, "notices.bad_subscription"),
        ({"keys": {}}, "server.unreadable"),
        ({"games": "none"}, "server.unreadable"),
    ],
)
async def test_what_cannot_be_used_is_refused(
    running: Running, push: PushService, change: dict[str, object], code: str
) -> None:
    answer = await running.http.post("api/notices", json=push.browser("bad").subscription() | change)
    assert (answer.status_code, answer.json()["code"]) == (400, code)


async def test_subscriptions_per_address_are_limited(running: Running, push: PushService) -> None:
    body = push.browser("many").subscription()
    answers = [await running.http.post("api/notices", json=body) for _ in range(20)]
    assert (answers[-1].status_code, answers[-1].json()["code"]) == (429, "server.too_many")


# Texts.


def test_every_message_of_the_server_is_used_and_there() -> None:
    source = Path(texts.__file__).read_text(encoding="utf-8")
    used = set(re.findall(r'"(push-[\w-]+)"', source))
    there = {name for name, entry in read("en").entries.items() if entry.file == "en/push.ftl"}
    assert used == there


@pytest.mark.parametrize("code", [code for code, language in LANGUAGES.items() if language.required])
def test_every_notice_fits_and_names_its_values(code: str) -> None:
    name = "ﷺ" * 40
    for kind in ("turn", "reminder", "challenge", "pairing"):
        for mode in ("classic2", "classic3", "classic4", "pacman", "advanced"):
            for others in (0, 1, 2, 3):
                facts = Facts(mode=mode, name=name, others=others, url=f"#/table/{'a' * 64}")
                data = payload(kind, "a" * 64, facts, code, left_ms=5 * 3_600_000)
                assert len(data) < 2_000
                assert name.encode() in data or kind == "reminder"
    assert catalogue(code).text("push-turn").encode() in payload("turn", "r", Facts(mode="pacman"), code)
