"""The results of an account from all its devices: added, merged, bounded, private, exported and erased."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hedgemaze.server.live.service import Service
from hedgemaze.server.people.accounts import Accounts
from hedgemaze.server.social import results
from hedgemaze.server.social.results import Results, merged
from hedgemaze.server.social.schemas import MAX_SOLVED, CountedGame, NewResults, PuzzleProgress
from tests.server.helpers.fakes import FakeClock, make_alone
from tests.server.helpers.running import Running
from tests.server.social.accounts import cookie_of, make_account

pytestmark = pytest.mark.anyio


def game(key: str, at_ms: int, **more: Any) -> dict[str, Any]:
    return {"key": key, "at_ms": at_ms, "mode": "classic2", "side": "S", "result": "won", "level": 3} | more


def test_the_laws_of_merging() -> None:
    counts = st.integers(0, 4)
    progress = st.builds(
        PuzzleProgress,
        solved=st.lists(st.sampled_from("abcd"), unique=True).map(sorted),
        streak=counts,
        best=counts,
        day=counts,
        days=counts,
        changed_ms=counts,
    )

    @settings(deadline=None)
    @given(progress, progress, progress)
    def check(one: PuzzleProgress, two: PuzzleProgress, three: PuzzleProgress) -> None:
        assert merged(one, one) == one
        assert merged(one, PuzzleProgress(changed_ms=0)).solved == one.solved
        assert merged(one, two) == merged(two, one)
        assert merged(merged(one, two), three) == merged(one, merged(two, three))

    check()


def test_merged_progress_can_be_stored_however_much_there_is() -> None:
    halves = (PuzzleProgress(solved=[f"{half}{n}" for n in range(MAX_SOLVED)]) for half in "ab")
    assert len(merged(*halves).solved) == MAX_SOLVED


async def test_devices_share_what_they_have_counted(where: Path | str, clock: FakeClock) -> None:
    service = make_alone(where, clock)
    await service.start(with_loops=False)
    accounts = Accounts(service.store, clock)
    own = Results(service, accounts)
    ada, bob = [await make_account(service.store, name) for name in ("Ada", "Bob")]
    old, new = CountedGame(**game("g1", 1)), CountedGame(**game("r1", 2, level=None, opening=["e2", "e8"]))
    await own.add(ada, NewResults(games=[old], puzzles=PuzzleProgress(solved=["p1"], streak=1, best=1, changed_ms=1)))
    progress = await own.add(ada, NewResults(games=[new], puzzles=PuzzleProgress(solved=["p2"], best=4)))
    assert progress == PuzzleProgress(solved=["p1", "p2"], streak=1, best=4, changed_ms=1)
    reviewed = CountedGame(**game("g1", 1, accuracy=0.9))
    assert await own.add(ada, NewResults(games=[reviewed], puzzles=PuzzleProgress())) == progress
    found = await own.of_account(ada)
    assert (found.games, found.puzzles) == ([new, reviewed], progress)
    assert (await own.of_account(bob)).games == [], "results are their owner's"
    await accounts.erase(ada)
    assert await service.store.results.of_account(ada.id) == ([], None)
    assert await own.add(ada, NewResults(games=[old], puzzles=progress)) == PuzzleProgress(), "there is no such account"
    assert await service.store.results.of_account(ada.id) == ([], None)
    await service.stop()


async def test_the_latest_games_stay(service: Service, clock: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "MAX_GAMES", 3)
    own, ada = Results(service, Accounts(service.store, clock)), await make_account(service.store, "Ada")
    for numbers in ((5, 2), (4, 1), (3,)):
        games = [CountedGame(**game(f"g{number}", number)) for number in numbers]
        await own.add(ada, NewResults(games=games, puzzles=PuzzleProgress()))
    same = [CountedGame(**game(f"same{number}", 5)) for number in range(3)]
    await own.add(ada, NewResults(games=same, puzzles=PuzzleProgress()))
    assert [each.key for each in (await own.of_account(ada)).games] == ["g5", "same0", "same1"]


async def test_the_routes(alone: Running) -> None:
    ada = await make_account(alone.server.service.store, "Ada")
    http, headers = alone.http, cookie_of(ada)
    for method in ("GET", "POST"):
        answer = await http.request(method, "api/people/results", json={"puzzles": {}})
        assert (answer.status_code, answer.json()["code"]) == (401, "people.sign_in_first")
    body = {"games": [game("g1", 7)], "puzzles": {"solved": ["p1"], "changed_ms": 3}}
    assert (await http.post("api/people/results", headers=headers, json=body)).json() == body["puzzles"]
    assert (await http.get("api/people/results", headers=headers)).json() == body
    exported = (await http.get("api/me/export", headers=headers)).json()
    assert exported["results"] == body


@pytest.mark.parametrize(
    "games",
    [
        [game("", 1)],
        [game("k" * 65, 1)],
        [game("g", -1)],
        [game("g", 1, mode="chess")],
        [game("g", 1, result="stolen")],
        [game("g", 1, level=0)],
        [game("g", 1, opening=["e2"] * 5)],
        [game("g", 1, accuracy=1.01)],
        [game("g", 1, name="Ada")],
        [game(f"g{number}", number) for number in range(101)],
    ],
)
async def test_bad_results(alone: Running, games: list[dict[str, Any]]) -> None:
    ada = await make_account(alone.server.service.store, "Ada")
    body = {"games": games, "puzzles": {}}
    answer = await alone.http.post("api/people/results", headers=cookie_of(ada), json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "server.unreadable")
    assert await alone.server.service.store.results.of_account(ada.id) == ([], None)
