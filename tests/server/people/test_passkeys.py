"""Signing up and in by passkeys, and every wrong answer."""

from __future__ import annotations

import asyncio

import pytest

from hedgemaze.server.people.passkeys import CHALLENGE_MS
from tests.server.helpers.running import Running
from tests.server.people.authenticator import Authenticator, Passkey, to_base64
from tests.server.people.browser import Browser, code

pytestmark = pytest.mark.anyio


async def test_up_out_and_in_again(running: Running) -> None:
    async with Browser(running.address) as ada, ada.device() as phone:
        assert await ada.state() == {"account": None}
        answer = await ada.sign_up(" Ada  Lovelace ")
        assert answer["account"]["name"] == "Ada Lovelace"
        assert len(answer["recovery_code"]) == 23
        state = await ada.state()
        assert state["account"] == answer["account"]
        assert state["has_recovery_code"]
        assert [each.get("is_here") for each in state["sessions"]] == [True]
        assert len(state["passkeys"]) == 1
        assert (await phone.sign_in())["account"] == answer["account"]
        assert len((await ada.state())["sessions"]) == 2
        assert await ada.ok("sign-out") == {"sessions": 1}
        assert await ada.state() == {"account": None}
        assert len((await phone.state())["sessions"]) == 1
        assert code(await phone.post("sign-up/options", {"name": "Other"})) == (409, "people.signed_in")


async def test_the_cookie_of_a_session_is_guarded(running: Running) -> None:
    async with Browser(running.address) as eve:
        options = (await eve.ok("sign-up/options", {"name": "Cookie Eve"}))["options"]
        answer = await eve.post("sign-up", {"credential": eve.authenticator.create(options)})
        (header,) = answer.headers.get_list("set-cookie")
        assert header.startswith("hedgemaze_session=")
        assert "; HttpOnly; SameSite=Strict" in header
        foreign = await eve.http.post("api/account/sign-out", headers={"Origin": "http://elsewhere.example"})
        assert code(foreign) == (403, "server.foreign_origin")
        assert (await eve.state())["account"]


async def test_an_address_without_a_name_is_explained(running: Running) -> None:
    answer = await running.http.post("api/account/sign-up/options", json={"name": "Ada"})
    assert code(answer) == (400, "people.needs_host_name")


async def test_wrong_answers_to_a_sign_up(running: Running) -> None:
    async with Browser(running.address) as bob, Browser(running.address) as mallory:
        for change in ({"origin": "http://elsewhere.example"}, {"rp_id": "elsewhere.example"}):
            options = (await bob.ok("sign-up/options", {"name": "Bob"}))["options"]
            wrong = Authenticator(bob.origin)
            vars(wrong).update(change)
            answer = await bob.post("sign-up", {"credential": wrong.create(options)})
            assert code(answer) == (403, "people.bad_proof")
        options = (await bob.ok("sign-up/options", {"name": "Bob"}))["options"]
        right = bob.authenticator.create(options)
        assert code(await mallory.post("sign-up", {"credential": right})) == (409, "people.late"), "another browser"
        assert code(await bob.post("sign-up", {"credential": right})) == (409, "people.late"), "it was used"
        for nonsense in ({}, {"response": 3}, {"response": {"clientDataJSON": "e30"}}, right | {"rawId": "AAAA"}):
            status, found = code(await bob.post("sign-up", {"credential": nonsense}))
            assert (status, found) in {(403, "people.bad_proof"), (409, "people.late")}
        assert await bob.state() == {"account": None}


async def test_wrong_answers_to_a_sign_in(running: Running) -> None:
    async with Browser(running.address) as carol, Browser(running.address) as thief:
        await carol.sign_up("Carol")
        await carol.ok("sign-out")
        passkey = carol.authenticator.passkeys[0]

        async def attempt(authenticator: Authenticator, used: Passkey = passkey) -> tuple[int, str]:
            options = (await thief.ok("sign-in/options"))["options"]
            return code(await thief.post("sign-in", {"credential": authenticator.get(options, used)}))

        wrong = Authenticator("http://elsewhere.example")
        assert await attempt(wrong) == (403, "people.bad_proof"), "a foreign origin"
        wrong = Authenticator(carol.origin)
        wrong.rp_id = "elsewhere.example"
        assert await attempt(wrong) == (403, "people.bad_proof"), "a foreign site"
        other = Passkey(passkey.rp_id, passkey.user, passkey.id)
        other.count = 99
        assert await attempt(carol.authenticator, other) == (403, "people.bad_proof"), "a wrong signature"
        unknown = Passkey(passkey.rp_id, passkey.user)
        assert await attempt(carol.authenticator, unknown) == (404, "people.unknown_passkey")
        foreign = Passkey(passkey.rp_id, b"somebody", passkey.id, passkey.key, 20)
        assert await attempt(carol.authenticator, foreign) == (403, "people.bad_proof"), "a foreign user handle"

        passkey.count = 40
        options = (await carol.ok("sign-in/options"))["options"]
        right = carol.authenticator.get(options)
        assert code(await carol.post("sign-in", {"credential": right}))[0] == 200
        await carol.ok("sign-out")
        assert code(await carol.post("sign-in", {"credential": right})) == (409, "people.late"), "replayed"
        passkey.count = 30
        assert await attempt(carol.authenticator) == (403, "people.bad_proof"), "a cloned counter"
        assert await thief.state() == {"account": None}


async def test_a_late_answer(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Browser(running.address) as slow:
        options = (await slow.ok("sign-up/options", {"name": "Slow"}))["options"]
        credential = slow.authenticator.create(options)
        clock = running.server.people.passkeys._clock
        later = clock.now_ms() + CHALLENGE_MS
        monkeypatch.setattr(clock, "now_ms", lambda: later)
        assert code(await slow.post("sign-up", {"credential": credential})) == (409, "people.late")


async def test_one_of_two_gets_a_name(running: Running) -> None:
    async with Browser(running.address) as one, Browser(running.address) as two:
        credentials = []
        for browser, name in ((one, "Twin"), (two, "TVVIN")):
            options = (await browser.ok("sign-up/options", {"name": name}))["options"]
            credentials.append(browser.authenticator.create(options))
        answers = await asyncio.gather(
            one.post("sign-up", {"credential": credentials[0]}), two.post("sign-up", {"credential": credentials[1]})
        )
        assert sorted(answer.status_code for answer in answers) == [201, 409]
        (refused,) = (answer for answer in answers if answer.status_code == 409)
        assert code(refused)[1] == "people.name_taken"
        async with Browser(running.address) as third:
            assert code(await third.post("sign-up/options", {"name": "tw1n"})) == (409, "people.name_taken")


async def test_several_passkeys(running: Running) -> None:
    async with Browser(running.address) as dora, dora.device() as phone:
        await dora.sign_up("Dora")
        first = dora.authenticator.passkeys[0]
        options = (await dora.ok("passkeys/options"))["options"]
        assert [each["id"] for each in options["excludeCredentials"]] == [to_base64(first.id)]
        state = await dora.ok("passkeys", {"credential": dora.authenticator.create(options), "name": " Phone "})
        assert [each["name"] for each in state["passkeys"]] == ["", "Phone"]
        ids = [each["id"] for each in state["passkeys"]]
        state = await dora.ok(f"passkeys/{ids[0]}", {"name": "Key ring"})
        assert [each["name"] for each in state["passkeys"]] == ["Key ring", "Phone"]
        assert (await dora.http.delete(f"api/account/passkeys/{ids[0]}")).status_code == 200
        assert code(await dora.http.delete(f"api/account/passkeys/{ids[0]}")) == (404, "people.no_such_passkey")
        options = (await phone.ok("sign-in/options"))["options"]
        deleted = await phone.post("sign-in", {"credential": phone.authenticator.get(options, first)})
        assert code(deleted) == (404, "people.unknown_passkey")
        await phone.sign_in()
        store = running.server.service.store
        account = (await dora.state())["account"]["id"]
        await store.connections.write(
            lambda db: db.execute("UPDATE accounts SET recovery_hash = NULL WHERE id = ?", (account,))
        )
        assert code(await dora.http.delete(f"api/account/passkeys/{ids[1]}")) == (409, "people.last_passkey")
        await dora.ok("recovery-code")
        assert (await dora.http.delete(f"api/account/passkeys/{ids[1]}")).status_code == 200


async def test_anonymous_players_are_sent_away(running: Running) -> None:
    async with Browser(running.address) as nobody:
        for path in ("name", "passkeys/options", "recovery-code", "passkeys/x"):
            assert code(await nobody.post(path, {"name": "Nobody knows"})) == (401, "people.sign_in_first")
        for path in ("sessions", "sessions/x", "passkeys/x"):
            assert code(await nobody.http.delete(f"api/account/{path}")) == (401, "people.sign_in_first")
        assert await nobody.ok("sign-out") == {"sessions": 0}
