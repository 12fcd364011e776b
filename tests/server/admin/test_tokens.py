"""Admin tokens: every route needs one, wrong and revoked ones are refused, attempts are limited."""

from __future__ import annotations

import logging
from pathlib import Path

import httpx
import pytest

from hedgemaze.server.admin.tokens import (
    COMMAND_LINE,
    FILE_LABEL,
    check_label,
    make_token,
    revoke,
    token_of_file,
    use_file,
)
from hedgemaze.server.credentials import hashed
from hedgemaze.server.errors import ServerError
from hedgemaze.server.http.api.openapi import document
from hedgemaze.server.limits import Limits
from hedgemaze.server.live.service import Service
from hedgemaze.server.storage import open_store
from tests.server.admin.hosts import Host
from tests.server.helpers.running import Running

pytestmark = pytest.mark.anyio

ROUTES = [
    (method, path.lstrip("/"))
    for path, methods in document()["paths"].items()
    if path.startswith("/api/admin/")
    for method in methods
    if method != "parameters"
]


def test_there_are_routes() -> None:
    assert len(ROUTES) > 15


async def test_every_route_needs_a_token(alone: Running, host: Host) -> None:
    revoked = await Host.of(alone.server, alone.address, "gone")
    assert (await host.delete("tokens/gone")).status_code == 200
    bad = {"Authorization": "Bearer " + "x" * 27}
    for method, path in ROUTES:
        for headers in ({}, bad, {"Authorization": "Basic eDp4"}, dict(revoked.http.headers)):
            answer = await alone.http.request(method, path, headers=headers, json={"reason": "other"})
            assert (answer.status_code, answer.json()["code"]) == (401, "admin.no_token"), (method, path, headers)
    await revoked.http.aclose()
    assert await host.get("audit") == await host.get("audit"), "nothing was written"
    assert [each["action"] for each in (await host.get("audit"))["items"]] == ["token.revoked"]


async def test_tokens_are_made_listed_and_revoked(alone: Running, host: Host) -> None:
    made = await host.post("tokens", {"label": "night-shift"})
    assert made.status_code == 201
    second = Host(alone.address, made.json()["token"])
    shown = (await second.get("tokens"))["tokens"]
    assert {each["label"] for each in shown} == {"tests", "night-shift"}
    assert not any("token" in each for each in shown), "the secret is shown once"
    assert (await host.post("tokens", {"label": "night-shift"})).json()["code"] == "admin.label_taken"
    assert (await host.post("tokens", {"label": "a b"})).json()["code"] == "admin.bad_label"
    assert (await second.delete("tokens/night-shift")).status_code == 200, "also one's own"
    assert (await second.http.get("api/admin/tokens")).status_code == 401
    assert (await host.delete("tokens/night-shift")).status_code == 404, "it is revoked already"
    assert (await host.post("tokens", {"label": "night-shift"})).status_code == 409, "the audit log names it"
    await second.http.aclose()
    items = (await host.get("audit"))["items"]
    assert [(each["token"], each["action"], each["subject"]) for each in items] == [
        ("night-shift", "token.revoked", "night-shift"),
        ("tests", "token.made", "night-shift"),
    ]


async def test_attempts_are_limited(folder: Path) -> None:
    async with Running(folder, Limits()) as running:
        host = await Host.of(running.server, running.address)
        guess = {"Authorization": "Bearer guess"}
        answers = [await running.http.get("api/admin/status", headers=guess) for _ in range(12)]
        assert [each.status_code for each in answers] == [401] * 10 + [429] * 2
        assert answers[-1].json()["retry_after_ms"] > 0
        assert (await host.http.get("api/admin/status")).status_code == 429, "the right one must wait as well"
        await host.http.aclose()


async def test_the_token_is_never_logged(alone: Running, host: Host, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        await host.get("status")
        await alone.http.get("api/admin/status", headers={"Authorization": "Bearer not-a-token-at-all-123"})
    secret = host.http.headers["Authorization"].partition(" ")[2]
    lines = [f"{record.getMessage()} {record.__dict__}" for record in caplog.records]
    ours = [line for line in lines if "hedgemaze" in line]
    assert ours
    assert not any(secret in line or "not-a-token-at-all-123" in line for line in ours)


async def test_only_the_hash_is_stored(service: Service) -> None:
    token = await make_token(service.store, "one", 5)
    assert await service.store.admin.hashes() == [("one", hashed(token))]
    assert await revoke(service.store, "one", 6)
    assert not await revoke(service.store, "one", 7)
    assert await service.store.admin.hashes() == []
    with pytest.raises(ServerError, match="with this label"):
        await make_token(service.store, "one", 8)


async def audit_of(service: Service) -> list[tuple[int, str, str, str]]:
    entries = await service.store.admin.entries("", "", 50)
    return [(each.at_ms, each.token, each.action, each.subject) for each in reversed(entries)]


async def test_what_the_command_line_does_is_in_the_audit_log(service: Service, tmp_path: Path) -> None:
    await make_token(service.store, "one", 5)
    with pytest.raises(ServerError, match="with this label"):
        await make_token(service.store, "one", 6)
    await revoke(service.store, "one", 7)
    await revoke(service.store, "one", 8)
    path = tmp_path / "token"
    for at_ms in (9, 10):
        await use_file(service.store, path, at_ms)
    path.write_text("another-token-that-is-long\n")
    await use_file(service.store, path, 11)
    await revoke(service.store, FILE_LABEL, 12)
    await use_file(service.store, path, 13)
    assert await audit_of(service) == [
        (5, COMMAND_LINE, "token.made", "one"),
        (7, COMMAND_LINE, "token.revoked", "one"),
        (9, COMMAND_LINE, "token.made", FILE_LABEL),
        (11, COMMAND_LINE, "token.made", FILE_LABEL),
        (12, COMMAND_LINE, "token.revoked", FILE_LABEL),
        (13, COMMAND_LINE, "token.made", FILE_LABEL),
    ]
    stored = "".join(each.old + each.new for each in await service.store.admin.entries("", "", 50))
    assert "another-token" not in stored
    with pytest.raises(ServerError, match="32 letters"):
        check_label(COMMAND_LINE)


async def test_a_token_in_a_file(service: Service, tmp_path: Path) -> None:
    path = tmp_path / "token"
    await use_file(service.store, path, 1)
    token = path.read_text().strip()
    assert len(token) > 20
    assert path.stat().st_mode & 0o077 == 0
    await use_file(service.store, path, 2)
    assert await service.store.admin.hashes() == [(FILE_LABEL, hashed(token))]
    path.write_text("another-token-that-is-long\n")
    await use_file(service.store, path, 3)
    assert await service.store.admin.hashes() == [(FILE_LABEL, hashed("another-token-that-is-long"))]
    path.write_text("short")
    with pytest.raises(ServerError, match="20 to 200"):
        token_of_file(path)
    with pytest.raises(ServerError, match="cannot be used"):
        token_of_file(tmp_path / "no" / "folder")


async def test_tokens_in_both_databases(where: Path | str) -> None:
    store = open_store(where)
    await store.start()
    token = await make_token(store, "both", 5)
    assert await store.admin.hashes() == [("both", hashed(token))]
    await store.admin.mark_used("both", 9)
    assert [tuple(each) for each in await store.admin.tokens()] == [("both", 5, 9, None)]
    await store.stop()


async def test_a_request_without_a_token_costs_no_attempt(folder: Path) -> None:
    async with Running(folder, Limits()) as running:
        host = await Host.of(running.server, running.address)
        for _ in range(20):
            assert (await running.http.get("api/admin/status")).status_code == 401
        assert isinstance(host.http, httpx.AsyncClient)
        assert (await host.http.get("api/admin/status")).status_code == 200
        await host.http.aclose()
