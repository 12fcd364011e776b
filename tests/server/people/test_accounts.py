"""Recovery codes, renaming, the filter list, export and erasure; and that anonymous requests read no database."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from hedgemaze.server.credentials import hashed
from hedgemaze.server.limits import Limits, Rate
from hedgemaze.server.people.accounts import RENAME_MS
from hedgemaze.server.people.people import People
from hedgemaze.server.storage.accounts.accounts import delete_name_filter, put_name_filter
from hedgemaze.server.storage.database_thread import Database
from tests.server.cluster.nodes import Node
from tests.server.helpers.fakes import FakeClock
from tests.server.helpers.running import Running
from tests.server.people.browser import Browser, code
from tests.server.people.test_seats import open_table, seats

pytestmark = pytest.mark.anyio


async def test_a_recovery_code_works_once(running: Running) -> None:
    async with Browser(running.address) as ida, Browser(running.address) as new:
        first = (await ida.sign_up("Ida"))["recovery_code"]
        assert code(await new.post("recover", {"code": "K7QM2-XHA4B"})) == (404, "people.bad_code")
        answer = await new.ok("recover", {"code": f" {first.lower().replace('-', ' ')} "})
        assert answer["account"]["name"] == "Ida"
        assert answer["recovery_code"] != first
        await new.ok("sign-out")
        assert code(await new.post("recover", {"code": first})) == (404, "people.bad_code")
        await new.ok("recover", {"code": answer["recovery_code"]})
        replaced = await new.ok("recovery-code")
        assert replaced["code"] not in (first, answer["recovery_code"])


async def test_attempts_at_recovery_codes_are_few(folder: Path) -> None:
    async with Running(folder, Limits(recoveries=Rate(3, 0.001))) as running, Browser(running.address) as guesser:
        answers = [code(await guesser.post("recover", {"code": f"A{number}"})) for number in range(5)]
        assert answers == [(404, "people.bad_code")] * 3 + [(429, "server.too_many")] * 2


async def test_renaming(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Browser(running.address) as jan, Browser(running.address) as kim:
        await jan.sign_up("Jan")
        await kim.sign_up("Kim")
        assert code(await jan.post("name", {"name": "K\u0131m"})) == (409, "people.name_taken")
        assert code(await jan.post("name", {"name": "Admin"})) == (400, "people.name_reserved")
        assert code(await jan.post("name", {"name": "J"})) == (400, "people.bad_name")
        assert (await jan.ok("name", {"name": "JAN"}))["account"]["name"] == "JAN", "of the same key"
        answer = await jan.post("name", {"name": "Janet"})
        assert code(answer) == (409, "people.renamed_lately")
        assert 0 < answer.json()["retry_after_ms"] <= RENAME_MS
        clock = running.server.people.accounts._clock
        later = clock.now_ms() + RENAME_MS + 1_000
        monkeypatch.setattr(clock, "now_ms", lambda: later)
        assert (await jan.ok("name", {"name": "Janet"}))["account"]["name"] == "Janet"
        assert (await jan.state())["account"]["name"] == "Janet"


async def test_the_filter_list(running: Running) -> None:
    write, accounts = running.server.service.store.connections.write, running.server.people.accounts
    assert await write(lambda database: put_name_filter(database, "Rude", 1))
    assert not await write(lambda database: put_name_filter(database, "Rude", 1))
    accounts.forget_filters()
    async with Browser(running.address) as leo:
        assert code(await leo.post("sign-up/options", {"name": "So RUDE"})) == (400, "people.name_reserved")
        assert await write(lambda database: delete_name_filter(database, "Rude"))
        assert not await write(lambda database: delete_name_filter(database, "Rude"))
        accounts.forget_filters()
        await leo.ok("sign-up/options", {"name": "So RUDE"})


async def test_export_and_erasure(running: Running) -> None:
    erased: list[str] = []

    async def note(account: str) -> None:
        erased.append(account)

    running.server.people.accounts.on_erase.append(note)
    async with Browser(running.address) as mia, mia.device() as phone:
        account = (await mia.sign_up("Mia Sophie"))["account"]
        table = await open_table(mia)
        await phone.sign_in()
        export = (await mia.http.get("api/me/export")).json()
        assert export["account"]["account"] == account
        assert [game["room"] for game in export["games"]] == [table["room"]]
        async with phone.client(table["room"]) as socket:
            assert (await mia.http.delete("api/me")).json() == {"games": 1}
            assert await socket.wait_closed() == 4409
        assert erased == [account["id"]]
        assert await mia.state() == await phone.state() == {"account": None}
        assert await seats(phone, table["room"]) == []
        room = (await mia.http.get(f"api/rooms/{table['room']}")).text
        assert "Mia Sophie" not in room
        assert account["id"] not in room
        store = running.server.service.store
        for name in ("accounts", "passkeys", "sessions", "challenges"):
            query = f"SELECT count(*) FROM {name} WHERE {'id' if name == 'accounts' else 'account'} = ?"
            assert await store.connections.read(partial(_rows, query, account["id"])) == [(0,)], name
        await phone.sign_up("Mia Sophie")


def _rows(query: str, account: str, database: Database) -> list[tuple[object, ...]]:
    return database.rows(query, (account,))


async def test_anonymous_requests_read_no_account(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bytes] = []
    people = running.server.service.store.accounts
    of_session = people.of_session

    def count(secret: bytes, used_since_ms: int) -> object:
        asked.append(secret)
        return of_session(secret, used_since_ms)

    monkeypatch.setattr(people, "of_session", count)
    async with Browser(running.address) as nina:
        table = await open_table(nina)
        await seats(nina, table["room"])
        assert asked == []
        await nina.sign_up("Nina")
        for _ in range(3):
            await nina.http.get("api/me")
            await seats(nina, table["room"])
        assert len(asked) == 1
    async with Browser(running.address) as stranger:
        stranger.http.cookies.set("hedgemaze_session", "x" * 27)
        assert await stranger.state() == {"account": None}


async def test_a_session_that_ends_while_it_is_read_is_not_remembered(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, store = running.server.people, running.server.service.store.accounts
    of_session = store.of_session
    async with Browser(running.address) as pia:
        await pia.sign_up("Pia")
        secret = hashed(str(pia.http.cookies.get("hedgemaze_session")))
        account = await people.accounts.of_session(secret)
        assert account is not None
        people.accounts.forget(account.id)

        async def late(secret: bytes, used_since_ms: int) -> object:
            found = await of_session(secret, used_since_ms)
            await people.sessions.end(account)  # between the reading and its answer
            return found

        with monkeypatch.context() as patch:
            patch.setattr(store, "of_session", late)
            await people.accounts.of_session(secret)
        assert await people.accounts.of_session(secret) is None


async def test_another_node_hears_of_a_sign_out(nodes: tuple[Node, Node], clock: FakeClock) -> None:
    one, two = (People(node.service) for node in nodes)
    session, ended = one.sessions.new("a1", "Firefox/1"), list[frozenset[bytes]]()
    store = nodes[0].service.store
    row = ("a1", "Olga", "olga", 1, False, False, None)
    await store.connections.write(
        lambda db: db.execute(
            "INSERT INTO accounts (id, name, name_key, made_ms, is_muted, is_banned, recovery_hash)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            row,
        )
    )
    await store.connections.write(
        lambda db: db.execute(
            "INSERT INTO sessions (secret_hash, id, account, device, made_ms, used_ms) VALUES (?, ?, ?, ?, ?, ?)",
            session.stored,
        )
    )
    account = await two.accounts.of_session(session.hash)
    assert account is not None
    assert account == await one.accounts.of_session(session.hash)
    assert account.name == "Olga"
    two.sessions.on_end.append(ended.append)
    two.sessions.opened(session.hash)
    await two.sessions.check()
    assert ended == []
    assert await one.sessions.end(account) == 1
    assert await one.accounts.of_session(session.hash) is None
    await two.sessions.check()
    assert ended == [frozenset({session.hash})]
    clock.time_ms += 60_000
    assert await two.accounts.of_session(session.hash) is None
    assert await two.accounts.of_session(hashed("no such cookie")) is None
