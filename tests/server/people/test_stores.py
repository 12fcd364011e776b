"""The tables of accounts in both databases: each step happens once, whole or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from hedgemaze.server.credentials import account_key, hashed
from hedgemaze.server.storage import Store, open_store
from hedgemaze.server.storage.accounts.credentials import NewAccount, PasskeyChallenge, StoredPasskey
from hedgemaze.server.storage.accounts.sessions import PlayerMove, StoredSession

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(where: Path | str) -> AsyncIterator[Store]:
    found = open_store(where)
    await found.start()
    yield found
    await found.stop()


def session(account: str, name: str = "s1") -> StoredSession:
    return StoredSession(hashed(name), name, account, "Firefox, Linux", 5, 5)


def passkey(account: str, name: str = "p1") -> StoredPasskey:
    return StoredPasskey(name, hashed(name), account, b"key", 0, "", 5, 5)


async def make(store: Store, account: str, name: str, player: bytes | None = None) -> list[str] | None:
    new = NewAccount(account, name, name.lower(), 5, hashed(f"code {account}"))
    move = PlayerMove(player, account_key(account))
    return await store.credentials.sign_up(
        new, passkey(account, f"p {account}"), session(account, f"s {account}"), move
    )


async def add_seat(store: Store, room: str, player: bytes, stage: str = "playing") -> None:
    def work(database: object) -> None:
        assert hasattr(database, "execute")
        database.execute(
            "INSERT INTO rooms (id, opened_ms, is_listed, version, touched_ms, stage, is_engines_turn, about, is_rated)"
            " VALUES (?, 1, ?, 1, 1, ?, ?, '{}', ?)",
            (room, True, stage, False, False),
        )
        database.execute("INSERT INTO seats VALUES (?, 1, ?, ?)", (room, hashed("token"), player))
        database.execute("INSERT INTO visits VALUES (?, ?, 1)", (player, room))

    await store.connections.write(work)


async def holder(store: Store, room: str) -> tuple[bytes, bytes]:
    """Returns the token and the player of the first seat."""
    (row,) = await store.connections.read(
        lambda database: database.rows("SELECT token_hash, player_hash FROM seats WHERE room = ?", (room,))
    )
    return bytes(row[0]), bytes(row[1])


async def test_signing_up_moves_the_seats_and_takes_the_name(store: Store) -> None:
    player = hashed("cookie")
    await add_seat(store, "r1", player)
    assert await make(store, "a1", "Ada", player) == ["r1"]
    assert await holder(store, "r1") == (hashed("token"), account_key("a1"))
    assert [each.room for each in await store.seats.of_player(account_key("a1"))] == ["r1"]
    assert await store.seats.of_player(player) == []
    assert await make(store, "a2", "ADA") is None
    found = await store.accounts.of_session(hashed("s a1"), 0)
    assert found is not None
    assert (found[0].id, found[0].name, found[0].has_recovery) == ("a1", "Ada", True)
    assert await store.accounts.of_session(hashed("s a2"), 0) is None, "nothing is left of the second"
    assert await store.accounts.of_session(hashed("s a1"), 6) is None, "it has expired"


async def test_a_name_is_given_once(store: Store) -> None:
    answers = await asyncio.gather(*(make(store, f"a{number}", "Twin") for number in range(5)))
    assert answers.count(None) == 4


async def test_a_challenge_is_taken_once(store: Store) -> None:
    challenge = PasskeyChallenge(hashed("c"), "sign-in", hashed("cookie"), "", "", expires_ms=100)
    await store.credentials.add_challenge(challenge, 1)
    answers = await asyncio.gather(*(store.credentials.take_challenge(hashed("c"), 50) for _ in range(3)))
    assert answers.count(challenge) == 1
    await store.credentials.add_challenge(challenge, 1)
    assert await store.credentials.take_challenge(hashed("c"), 100) is None, "it has expired"


async def test_counters_only_grow(store: Store) -> None:
    await make(store, "a1", "Ada")
    move = PlayerMove(None, account_key("a1"))
    for count, is_accepted in ((3, True), (3, False), (2, False), (0, False), (4, True)):
        found = await store.credentials.sign_in(hashed("p a1"), count, session("a1", f"s{count}{is_accepted}"), move)
        assert (found is not None) is is_accepted, count
    found = await store.credentials.sign_in(hashed("nobody's"), 9, session("a1", "other"), move)
    assert found is None


async def test_a_recovery_code_is_used_once(store: Store) -> None:
    await make(store, "a1", "Ada")
    move = PlayerMove(None, account_key("a1"))
    used = hashed("code a1")
    answers = await asyncio.gather(
        *(store.credentials.recover(used, hashed(f"n{each}"), session("a1", f"s{each}"), move) for each in range(3))
    )
    assert answers.count(None) == 2
    assert len(await store.sessions.sessions("a1")) == 2


async def test_the_last_passkey_stays_without_a_code(store: Store) -> None:
    await make(store, "a1", "Ada")
    assert await store.credentials.add_passkey(passkey("a1", "second"), 20)
    assert not await store.credentials.add_passkey(passkey("a1", "second"), 20)
    assert not await store.credentials.add_passkey(passkey("a1", "third"), 2)
    await store.connections.write(lambda database: database.execute("UPDATE accounts SET recovery_hash = NULL"))
    deleted = await asyncio.gather(
        store.credentials.delete_passkey("a1", "p a1"), store.credentials.delete_passkey("a1", "second")
    )
    assert sorted(deleted) == [False, True]


async def test_ended_sessions_void_the_tokens_of_unfinished_games(store: Store) -> None:
    await make(store, "a1", "Ada")
    await add_seat(store, "running", account_key("a1"))
    await add_seat(store, "over", account_key("a1"), "ended")
    ended = await store.sessions.end("a1", ["no such session"], account_key("a1"))
    assert ended == ((), ())
    assert (await holder(store, "running"))[0] == hashed("token")
    ended = await store.sessions.end("a1", None, account_key("a1"))
    assert ended == ((hashed("s a1"),), ("running",))
    token, player = await holder(store, "running")
    assert token != hashed("token")
    assert player == account_key("a1")
    assert (await holder(store, "over"))[0] == hashed("token")


async def test_renaming_and_erasing(store: Store) -> None:
    await make(store, "a1", "Ada")
    await make(store, "a2", "Bob")
    assert not await store.accounts.rename("a1", "BOB", "bob", 10, 10)
    assert await store.accounts.rename("a1", "Eve", "eve", 10, 10)
    assert not await store.accounts.rename("a1", "Ida", "ida", 20, 9), "too early"
    (account,) = await store.accounts.by_ids(("a1",))
    assert (account.name, account.is_muted, account.renamed_ms) == ("Eve", False, 10)
    await store.accounts.erase("a1")
    assert await store.accounts.by_name("eve") is None
    assert await store.sessions.existing((hashed("s a1"), hashed("s a2"))) == {hashed("s a2")}
