"""HTTP of a real server: tables, records, what is one's own, limits, headers, the page."""

from __future__ import annotations

import json
import logging
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from hedgemaze.rules import parse_record
from hedgemaze.server.http.guard import AllowedOrigins
from hedgemaze.server.http.static import StaticFiles
from hedgemaze.server.limits import Limits, Rate
from tests.server.running import Running

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).resolve().parents[2]


async def finish(running: Running, **settings: Any) -> str:
    """Plays a short game at one table to its end and returns the room."""
    opened = await running.open_table(**settings)
    async with (
        running.client(opened["room"], token=opened["token"]) as ada,
        running.client(opened["room"], token=opened["join"]) as bob,
    ):
        await bob.ask("sit", "1", seat=2, name="Bob")
        await ada.ask("act", "2", actions=["e2"])
        await bob.ask("resign", "3")
    return str(opened["room"])


async def test_listed_tables_are_found_and_private_ones_are_not(alone: Running) -> None:
    await alone.open_table()
    listed = await alone.open_table(visibility="listed")
    rooms = (await alone.http.get("api/rooms")).json()["rooms"]
    assert [room["room"] for room in rooms] == [listed["room"]]
    assert rooms[0]["about"]["seats"][0]["name"] == "Ada"
    assert (await alone.http.get("api/rooms?stage=playing")).json() == {"rooms": []}
    assert (await alone.http.get("api/rooms?stage=old")).json()["code"] == "server.bad_query"


async def test_a_room_and_its_record(running: Running) -> None:
    room = await finish(running)
    info = (await running.http.get(f"api/rooms/{room}")).json()
    assert info["table"]["outcome"] == {"reason": "resigned", "winner": "S"}
    assert info["snapshot"]["entries"] == ["e2", "N:resigned"]
    record = await running.http.get(f"api/rooms/{room}/record")
    game = parse_record(record.text)
    assert (game.tags["Seat1"], game.tags["Seat2"]) == ("Ada", "Bob")
    assert str(game.outcome()) == "S-wins"
    missing = await running.http.get("api/rooms/nowhere/record")
    assert (missing.status_code, missing.json()["code"]) == (404, "server.no_such_room")
    waiting = await running.open_table()
    unbegun = await running.http.get(f"api/rooms/{waiting['room']}/record")
    assert (unbegun.status_code, unbegun.json()["code"]) == (400, "room.not_started")


async def test_records_of_listed_games_page_by_page(alone: Running) -> None:
    rooms = [await finish(alone, visibility="listed") for _ in range(3)]
    await finish(alone)
    found: list[dict[str, Any]] = []
    after_ms, after = 0, ""
    while True:
        page = await alone.http.get("api/records", params={"after_ms": after_ms, "after": after, "limit": 2})
        lines = [json.loads(line) for line in page.text.splitlines()]
        if not lines:
            break
        found += lines
        after_ms, after = lines[-1]["touched_ms"], lines[-1]["room"]
    assert sorted(each["room"] for each in found) == sorted(rooms)
    assert {str(parse_record(each["record"]).outcome()) for each in found} == {"S-wins"}


async def test_a_table_that_cannot_be_is_refused_with_all_reasons(running: Running) -> None:
    body: dict[str, Any] = {"mode": "classic2;size=4", "seats": []}
    refused = await running.http.post("api/rooms", json=body)
    assert (refused.status_code, refused.json()["code"]) == (400, "mode.bad_size")
    body = {"mode": "classic2", "seats": [{"level": 9}], "timing": {"days": 99}}
    refused = await running.http.post("api/rooms", json=body)
    assert refused.json()["code"] == "room.bad_settings"
    assert [reason.partition(":")[0] for reason in refused.json()["reasons"]] == [
        "room.bad_clock",
        "room.bad_level",
        "room.bad_seats",
    ]
    opened = await running.open_table(mode="classic2;fences=10")
    info = (await running.http.get(f"api/rooms/{opened['room']}")).json()
    assert info["table"]["mode"] == "classic2"


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"\xff", b'{"mode": 7}', b"[" * 60_000])
async def test_bodies_that_cannot_be_read(running: Running, body: bytes) -> None:
    refused = await running.http.post("api/rooms", content=body)
    assert (refused.status_code, refused.json()["code"]) == (400, "server.unreadable")


async def test_a_body_that_is_too_large_is_refused(running: Running) -> None:
    refused = await running.http.post("api/rooms", content=b"x" * 100_000)
    assert (refused.status_code, refused.json()["code"]) == (413, "server.too_large")


async def test_ones_own_games_are_exported_and_erased_and_the_opponent_keeps_the_game(running: Running) -> None:
    room = await finish(running)
    (game,) = (await running.http.get("api/me")).json()["games"]
    assert (game["room"], game["seats"], game["stage"]) == (room, [1], "ended")
    (exported,) = (await running.http.get("api/me/export")).json()["games"]
    assert [event["event"] for event in exported["events"]] == [
        "opened",
        "seated",
        "started",
        "acted",
        "resigned",
        "ended",
    ]
    assert "Ada" in (await running.http.get(f"api/rooms/{room}/record")).text
    assert (await running.http.delete("api/me")).json() == {"games": 1}
    record = (await running.http.get(f"api/rooms/{room}/record")).text
    assert "Ada" not in record
    assert "Bob" in record
    assert (await running.http.get("api/me")).json() == {"games": []}
    info = (await running.http.get(f"api/rooms/{room}")).text
    assert "Ada" not in info
    loaded = await running.server.service.store.load(room)
    assert loaded is not None
    assert "Ada" not in "".join(loaded.log)


async def test_an_erased_name_goes_from_listeners_at_once(running: Running) -> None:
    opened = await running.open_table()
    async with running.client(opened["room"]) as eve:
        await running.http.delete("api/me")
        await eve.find(lambda message: message["type"] == "welcome" and "name" not in message["table"]["seats"][0])


async def test_rates_are_limited_with_a_machine_readable_answer(folder: Path) -> None:
    limits = Limits(rooms=Rate(2, 0.1), codes=Rate(1, 0.1), requests=Rate(10, 0.1))
    async with Running(folder, limits) as running:
        await running.open_table()
        await running.open_table()
        body = {"mode": "classic2", "seats": [{"holder": "here"}, {}]}
        third = await running.http.post("api/rooms", json=body)
        assert (third.status_code, third.json()["code"]) == (429, "server.too_many")
        assert int(third.headers["retry-after"]) == -(-third.json()["retry_after_ms"] // 1_000) > 0
        assert (await running.http.post("api/resume", json={"code": "AAAA-AAAA"})).json()["code"] == "server.bad_code"
        assert (await running.http.post("api/resume", json={"code": "AAAA-AAAB"})).status_code == 429
        statuses = [(await running.http.get("api/mazes")).status_code for _ in range(8)]
        assert statuses[-1] == 429


async def test_ipv6_is_counted_by_networks_of_64_bits(folder: Path) -> None:
    def comes_from(address: str) -> dict[str, str]:
        return {"X-Forwarded-For": address}

    async with Running(folder, Limits(requests=Rate(3, 0.01), sockets_at_once=1)) as running:
        statuses = [
            (await running.http.get("api/health", headers=comes_from(f"2001:db8:1:2:{number}::1"))).status_code
            for number in range(4)
        ]
        assert statuses == [200, 200, 200, 429]
        for other in ("2001:db8:1:3::1", "192.0.2.1", "::ffff:192.0.2.2"):
            assert (await running.http.get("api/health", headers=comes_from(other))).status_code == 200
        opened = await running.open_table()
        one, two = running.client(opened["room"]), running.client(opened["room"])
        one.headers, two.headers = comes_from("2001:db8::1"), comes_from("2001:db8::2")
        async with one:
            await two.open()
            assert (await two.wait_for("error"))["code"] == "server.too_many"
            await two.wait_closed()


async def test_behind_tls_browsers_stay_with_it(folder: Path) -> None:
    async with Running(folder, sites=AllowedOrigins(("play.example.org",))) as running:

        async def promised(host: str, scheme: str) -> str | None:
            answer = await running.http.get("api/health", headers={"Host": host, "X-Forwarded-Proto": scheme})
            assert answer.status_code == 200
            promise: str | None = answer.headers.get("strict-transport-security")
            return promise

        assert await promised("play.example.org", "https") == "max-age=31536000"
        assert await promised("play.example.org", "http") is None
        assert await promised("localhost:8000", "https") is None, "others may be there without TLS"


async def test_records_are_counted_by_games(folder: Path) -> None:
    async with Running(folder, Limits(records=Rate(3, 0.001))) as running:
        rooms = []
        for _ in range(2):
            opened = await running.open_table(visibility="listed", seats=[{"holder": "here"}, {"holder": "here"}])
            async with running.client(opened["room"], token=opened["token"]) as client:
                assert (await client.ask("resign", "1", seat=1))["type"] == "ack"
            rooms.append(opened["room"])
        assert len((await running.http.get("api/records")).text.splitlines()) == 2
        refused = await running.http.get("api/records")
        assert (refused.status_code, refused.json()["code"]) == (429, "server.too_many")
        assert (await running.http.get(f"api/rooms/{rooms[0]}/record")).status_code == 200
        assert (await running.http.get(f"api/rooms/{rooms[0]}/record")).status_code == 429


async def test_a_foreign_page_may_not_change_anything(running: Running) -> None:
    body = {"mode": "classic2", "seats": [{"holder": "here"}, {}]}
    for headers in ({"Origin": "https://elsewhere.example"}, {"Origin": "null"}, {"Origin": "http://[::1"}):
        refused = await running.http.post("api/rooms", json=body, headers=headers)
        assert (refused.status_code, refused.json()["code"]) == (403, "server.foreign_origin")
        assert (await running.http.delete("api/me", headers=headers)).status_code == 403
    allowed = await running.http.post("api/rooms", json=body, headers={"Origin": running.address.rstrip("/")})
    assert allowed.status_code == 201
    for host in ("rebound.example", "[::1", "[127.0.0.1]", "localhost.example", "127.0.0.1.example", "@127.0.0.1"):
        rebound = await running.http.get("api/me", headers={"Host": host})
        assert (rebound.status_code, rebound.json()["code"]) == (403, "server.foreign_origin"), host


async def test_answers_carry_safe_headers_and_the_cookie_is_locked_away(running: Running) -> None:
    page = await running.http.get("")
    policy = page.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe-inline" not in policy
    assert page.headers["x-content-type-options"] == "nosniff"
    assert re.fullmatch(r"[0-9a-f]{12}", page.headers["x-request-id"])
    assert "server" not in page.headers
    mine = await running.http.get("api/me")
    cookie = mine.headers["set-cookie"]
    assert all(word in cookie for word in ("HttpOnly", "SameSite=Strict", "Path=/"))
    assert "set-cookie" not in (await running.http.get("api/me")).headers


async def test_unknown_paths_and_methods(running: Running) -> None:
    assert (await running.http.get("api/nothing")).json()["code"] == "server.no_such_path"
    refused = await running.http.put("api/rooms")
    assert (refused.status_code, refused.headers["allow"]) == (405, "GET, POST")
    assert (await running.http.head("api/health")).status_code == 200


async def test_health_metrics_and_mazes(alone: Running) -> None:
    await finish(alone)
    assert (await alone.http.get("api/health")).json() == {"status": "ok", "rooms": 1, "sockets": 0}
    metrics = (await alone.http.get("metrics")).text
    assert "\nhedgemaze_commands_total 3.0\n" in metrics
    assert "\nhedgemaze_rooms 1.0\n" in metrics
    names = [maze["name"] for maze in (await alone.http.get("api/mazes")).json()["mazes"]]
    assert names == ["A1", "A2", "A3", "A4", "chamber", "pinwheel"]


async def test_no_secret_is_logged(
    running: Running, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level("DEBUG", logger="hedgemaze")
    monkeypatch.setattr(logging.getLogger("hedgemaze"), "handlers", [caplog.handler])
    opened = await running.open_table()
    async with running.client(opened["room"], token=opened["token"]) as ada:
        await ada.ask("say", "1", phrase="hello")
    code = (await running.http.post(f"api/rooms/{opened['room']}/code", json={"token": opened["token"]})).json()["code"]
    await running.http.post("api/resume", json={"code": code})
    await running.http.get("api/analyses/secret-of-an-analysis")
    ours = [record for record in caplog.records if record.name.startswith("hedgemaze")]
    assert ours
    text = " ".join(str(vars(record)) for record in ours)
    cookie = running.http.cookies["hedgemaze_player"]
    for secret in (opened["token"], opened["join"], code, cookie, "secret-of-an-analysis"):
        assert secret not in text


async def test_the_built_page_is_served_with_caching(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>page</p>")
    (tmp_path / "assets" / "a-1.js").write_text("let a = 1;\n" * 100)
    pages = StaticFiles(tmp_path)
    transport = httpx.ASGITransport(app=_as_app(pages))
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
        page = await http.get("/room/abc")
        assert (page.text, page.headers["cache-control"]) == ("<p>page</p>", "no-cache")
        again = await http.get("/", headers={"If-None-Match": page.headers["etag"]})
        assert (again.status_code, again.text) == (304, "")
        script = await http.get("/assets/a-1.js")
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        plain = await http.get("/assets/a-1.js", headers={"Accept-Encoding": "identity"})
        assert plain.text == script.text
        assert (await http.get("/assets/b.js")).status_code == 404
        assert (await http.get("/../secret.txt")).status_code == 404


def _as_app(pages: StaticFiles) -> Any:
    from starlette.requests import Request  # noqa: PLC0415

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await pages.answer(Request(scope))(scope, receive, send)

    return app


def test_the_pages_types_are_those_of_the_messages() -> None:
    path = ROOT / "web" / "app" / "online" / "wire.gen.ts"
    checked = subprocess.run(
        [sys.executable, "-m", "hedgemaze.server.typescript", path, "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (checked.returncode, checked.stderr) == (0, "")


def test_types_that_differ_are_told(tmp_path: Path) -> None:
    from hedgemaze.server.typescript import main  # noqa: PLC0415

    path = tmp_path / "wire.gen.ts"
    assert main([str(path), "--check"]) == 1
    assert main([str(path)]) == 0
    assert main([str(path), "--check"]) == 0
    path.write_text(path.read_text().replace("'welcome'", "'hello'"))
    assert main([str(path), "--check"]) == 1


async def test_behind_a_proxy_the_host_needs_its_port(folder: Path) -> None:
    """Why the configuration of nginx passes `$http_host`, not `$host`."""
    site = "play.example.org:8443"
    body = {"mode": "classic2", "seats": [{"holder": "here"}, {"holder": "here"}]}
    async with Running(folder, sites=AllowedOrigins((site, "play.example.org"))) as running:
        for host, status in ((site, 201), ("play.example.org", 403)):
            headers = {"Host": host, "Origin": f"https://{site}", "X-Forwarded-Proto": "https"}
            assert (await running.http.post("api/rooms", json=body, headers=headers)).status_code == status
    scale = (ROOT / "docs" / "scale.md").read_text(encoding="utf-8")
    assert re.findall(r"proxy_set_header Host (\S+);", scale) == ["$http_host"]
