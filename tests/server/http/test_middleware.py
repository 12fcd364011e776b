"""Origins, hosts, rate limits, headers, cookies and the log of requests, on a real server."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest

from hedgemaze.server.http.origins import AllowedOrigins
from hedgemaze.server.limits import Limits, Rate
from tests.server.helpers.running import Running

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).resolve().parents[3]


async def test_rate_limits_return_429_with_retry_after(folder: Path) -> None:
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


async def test_rate_limits_count_ipv6_networks_of_64_bits(folder: Path) -> None:
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


async def test_hsts_behind_tls(folder: Path) -> None:
    async with Running(folder, origins=AllowedOrigins(("play.example.org",))) as running:

        async def hsts(host: str, scheme: str) -> str | None:
            answer = await running.http.get("api/health", headers={"Host": host, "X-Forwarded-Proto": scheme})
            assert answer.status_code == 200
            header: str | None = answer.headers.get("strict-transport-security")
            return header

        assert await hsts("play.example.org", "https") == "max-age=31536000"
        assert await hsts("play.example.org", "http") is None
        assert await hsts("localhost:8000", "https") is None, "other programs there may have no TLS"


async def test_requests_of_foreign_origins_and_hosts_are_refused(running: Running) -> None:
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


async def test_behind_a_proxy_the_host_needs_its_port(folder: Path) -> None:
    """Why the configuration of nginx passes `$http_host`, not `$host`."""
    site = "play.example.org:8443"
    body = {"mode": "classic2", "seats": [{"holder": "here"}, {"holder": "here"}]}
    async with Running(folder, origins=AllowedOrigins((site, "play.example.org"))) as running:
        for host, status in ((site, 201), ("play.example.org", 403)):
            headers = {"Host": host, "Origin": f"https://{site}", "X-Forwarded-Proto": "https"}
            assert (await running.http.post("api/rooms", json=body, headers=headers)).status_code == status
    scale = (ROOT / "docs" / "scale.md").read_text(encoding="utf-8")
    assert re.findall(r"proxy_set_header Host (\S+);", scale) == ["$http_host"]


async def test_security_headers_and_cookie_attributes(running: Running) -> None:
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


async def test_secrets_are_not_logged(
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


NEIGHBOURS = [
    'x={"a":1}; {}',
    "flag; {}",
    "a[b]=1; {}",
    "{}; flag",
    '{}; y="a;b',
    "=; ;;{}",
    "hedgemaze_player=short; {}",
]


@pytest.mark.parametrize("neighbour", NEIGHBOURS)
async def test_malformed_cookies_of_other_programs_are_ignored(running: Running, neighbour: str) -> None:
    opened = await running.open_table()
    ours = f"hedgemaze_player={running.http.cookies['hedgemaze_player']}"
    running.http.cookies.clear()
    headers = {"Cookie": neighbour.replace("{}", ours)}
    answer = await running.http.get("api/me", headers=headers)
    assert "set-cookie" not in answer.headers
    assert [game["room"] for game in answer.json()["games"]] == [opened["room"]]
    back = running.client(opened["room"])
    back.headers = headers
    async with back:
        assert back.welcome["seats"] == [1]


async def test_the_first_of_two_player_cookies_counts(running: Running) -> None:
    opened = await running.open_table()
    ours = f"hedgemaze_player={running.http.cookies['hedgemaze_player']}"
    other = "hedgemaze_player=" + "x" * 27
    running.http.cookies.clear()
    for header, seats in ((f"{ours}; {other}", [1]), (f"{other}; {ours}", [])):
        client = running.client(opened["room"])
        client.headers = {"Cookie": header}
        async with client:
            assert client.welcome["seats"] == seats
