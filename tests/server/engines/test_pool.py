"""The pool with real workers: all modes and levels, hints, analyses, reviews, priorities, stop."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hedgemaze.engine import PERFECT, LevelPlayer, levels
from hedgemaze.errors import EngineError, GameOverError, HedgemazeError, NotationError
from hedgemaze.rules import MODES, Game, HouseRules, Mode, Piece, format_record
from hedgemaze.server.engines import EnginePool, game_text
from hedgemaze.server.engines.pool import _time_limit
from hedgemaze.solve import default_path, solve
from tests.server.engines.helpers import START, Engines, is_alive, position_of, random_game, soon, text_of

pytestmark = pytest.mark.slow  # starts processes

DONE = game_text(START, ["d1", "d9", "e1", "e9"] * 2)


@pytest.mark.parametrize("name", MODES)
def test_answers_are_legal_in_every_mode_at_every_level(engines: Engines, name: str) -> None:
    async def ask() -> None:
        games = [random_game(Mode.named(name), seed, 12) for seed in range(2)]
        asked = [
            (game, engines.pool.choose(text, level, None, 0.3, seed=level, room=f"{name} {level}"))
            for level in range(1, 9)
            for game in games
            for text in (text_of(game) if level % 2 else format_record(game),)
        ]
        tokens = await asyncio.gather(*(each for _, each in asked))
        for (game, _), token in zip(asked, tokens, strict=True):
            assert game.position.why_illegal(token) is None, (game.position.text, token)

    before = engines.pool.stats.moves
    engines.run(ask())
    assert engines.pool.stats.moves == before + 16


def test_the_time_limit_covers_every_level_of_every_role() -> None:
    for name in MODES:
        for side in Mode.named(name).sides:
            assert all(_time_limit(name, level.number) >= level.seconds for level in levels(name, side))


def test_a_worker_plays_like_its_level(engines: Engines) -> None:
    game = random_game(Mode.named("classic2"), 5, 10)
    for seed in range(4):
        found = engines.run(engines.pool.choose(text_of(game), 2, None, 60.0, seed=seed))
        assert found == str(LevelPlayer(2, seed).choose(game))


@pytest.mark.parametrize(
    ("position", "best"),
    [
        ("pacman;lives=1 d3hg5hb7hg2vc4ve7v Pe5Bf9K*I*C* - a9i9/0/2/1 G - 25/8/0", "Be9"),
        ("pacman;lives=1 d3hg5hb7hg2vc4ve7v Pg5Bf9K*I*C* - a1a9i9/0/1/1 P - 9/4/0", "Pf5"),
    ],
)
def test_the_perfect_level_plays_by_a_table_of_the_server(
    position: str, best: str, engines: Engines, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In both roles: it finds what the strongest ordinary level, which plays where there is no table, does not find."""
    assert engines.run(engines.pool.choose(position, PERFECT, None, 60.0, seed=1)) != best
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    mode = Mode.named("pacman", house=HouseRules(lives=1))
    solve(mode, ghosts=1, path=default_path(mode, 1))
    with_table = Engines(lambda: EnginePool(1))
    try:
        assert with_table.run(with_table.pool.choose(position, PERFECT, None, 60.0, seed=1)) == best
        assert with_table.pool.stats.fallbacks == 0
    finally:
        with_table.close()


def test_the_queue_time_is_counted_by_kind(engines: Engines) -> None:
    queue = engines.pool.stats.queue
    before = {kind: waited.count for kind, waited in queue.items()}
    for _ in range(2):
        engines.run(engines.pool.choose(START, 1, None, 1.0, seed=1))
    engines.run(engines.pool.hint(START, 0.05))
    assert {kind: waited.count - before[kind] for kind, waited in queue.items()} == {
        "move": 2,
        "hint": 1,
        "analysis": 0,
        "review": 0,
        "ponder": 0,
    }
    assert 0 < queue["move"].total < 60


def test_only_the_given_pieces_move(engines: Engines) -> None:
    game = Game(Mode.named("pacman", players=5)).play("Pe6").play("Pe7")
    for piece in (Piece.BLINKY, Piece.CLYDE):
        token = engines.run(engines.pool.choose(text_of(game), 3, (piece.value,), 1.0, seed=1))
        assert token[0] == piece.value
        hint = engines.run(engines.pool.hint(text_of(game), 0.05, pieces=(piece.value,)))
        assert hint["best"][0] == piece.value


@pytest.mark.parametrize(
    ("text", "level", "kind", "code"),
    [
        (DONE, 3, GameOverError, "action.game_over"),
        ("no game", 3, NotationError, "position.unreadable"),
        (START, 10, EngineError, "engine.no_such_level"),
    ],
)
def test_errors_have_codes(engines: Engines, text: str, level: int, kind: type[HedgemazeError], code: str) -> None:
    with pytest.raises(kind) as refused:
        engines.run(engines.pool.choose(text, level, None, 1.0, seed=0))
    assert refused.value.code == code


def test_no_given_piece_can_act(engines: Engines) -> None:
    text = text_of(Game(Mode.named("pacman")))
    with pytest.raises(EngineError) as refused:
        engines.run(engines.pool.choose(text, 1, ("B",), 1.0, seed=0))
    assert refused.value.code == "engine.nothing_allowed"


def test_a_turn_past_its_deadline_is_answered_at_once(engines: Engines) -> None:
    async def ask() -> str:
        long_ago = asyncio.get_running_loop().time() - 60
        return await engines.pool.choose(START, 8, None, 3.0, seed=0, started=long_ago, position=position_of(START))

    assert position_of(START).why_illegal(engines.run(ask())) is None


def test_on_begin_is_called_once(engines: Engines) -> None:
    begun: list[float] = []

    async def ask() -> float:
        loop = asyncio.get_running_loop()
        asked = loop.time()
        await engines.pool.choose(START, 1, None, 5.0, seed=0, on_begin=lambda: begun.append(loop.time()))
        assert loop.time() > begun[0]
        return asked

    asked = engines.run(ask())
    assert len(begun) == 1
    assert begun[0] >= asked


async def reports(pool: EnginePool, **limits: Any) -> list[dict[str, Any]]:
    return [report async for report in pool.analyse(START, every=0.02, **limits)]


def test_analysis_reports_progress_to_its_end(engines: Engines) -> None:
    found = engines.run(reports(engines.pool, seconds=0.3, lines=3))
    assert len(found) > 2
    assert [each["progress"] for each in found] == sorted(each["progress"] for each in found)
    assert [each["progress"] == 1.0 for each in found] == [False] * (len(found) - 1) + [True]
    assert [each["nodes"] for each in found] == sorted(each["nodes"] for each in found)
    last = found[-1]
    assert len(last["lines"]) == 3
    assert last["best"] == last["lines"][0]["action"]
    assert set(last["values"]) == {"S", "N"}
    assert max(len(json.dumps(each)) for each in found) < 5_000, "the event loop reads small messages"


def test_analysis_with_a_node_limit(engines: Engines) -> None:
    assert engines.run(reports(engines.pool, nodes=2_000))[-1]["nodes"] >= 2_000


def test_closing_the_iterator_ends_the_analysis(engines: Engines) -> None:
    pool = engines.pool

    async def read_two() -> tuple[int, bool]:
        seen = 0
        stream = pool.analyse(START, seconds=60.0, every=0.01)
        async for _ in stream:
            seen += 1
            if seen == 2:
                break
        running = pool.stats.running
        await stream.aclose()
        return running, await soon(lambda: pool.stats.running == 0)

    before, pids = pool.stats.hung, pool.pids
    assert engines.run(read_two()) == (1, True)
    assert (pool.stats.hung, pool.pids) == (before, pids), "the worker is not killed"


def test_review_judges_every_action(engines: Engines) -> None:
    game = random_game(Mode.named("classic2", size=5, fences=3), 3, 8)

    async def ask() -> list[dict[str, Any]]:
        return [each async for each in engines.pool.review(format_record(game), 0.3)]

    *progress, result = engines.run(ask())
    assert progress
    assert {each["type"] for each in progress} == {"progress"}
    assert result["type"] == "result"
    assert [each["action"] for each in result["judged"]] == list(map(str, game.entries))
    assert sum(sum(marks.values()) for marks in result["counts"].values()) == len(game.entries)


def test_a_room_can_be_cancelled(engines: Engines) -> None:
    pool = engines.pool

    async def ask() -> tuple[int, set[str], str, bool]:
        lost = [asyncio.create_task(pool.hint(START, 30.0, room="lost")) for _ in range(3)]
        kept = asyncio.create_task(pool.choose(START, 2, None, 1.0, seed=0, room="kept"))
        await asyncio.sleep(0.05)
        count = pool.cancel("lost")
        ends = await asyncio.gather(*lost, return_exceptions=True)
        codes = {end.code for end in ends if isinstance(end, EngineError)}
        return count, codes, await kept, await soon(lambda: pool.stats.running + pool.stats.waiting == 0)

    count, codes, token, is_quiet = engines.run(ask())
    assert (count, codes, is_quiet) == (3, {"engine.cancelled"}, True)
    assert position_of(START).why_illegal(token) is None


def test_a_waiting_task_can_be_cancelled(engines: Engines) -> None:
    pool = engines.pool

    async def ask() -> bool:
        task = asyncio.create_task(pool.hint(START, 30.0))
        await asyncio.sleep(0.02)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return task.cancelled() and await soon(lambda: pool.stats.running + pool.stats.waiting == 0)

    assert engines.run(ask())


def test_waiting_analyses_per_room_are_limited(engines: Engines) -> None:
    pool = engines.pool

    async def ask() -> list[str]:
        tasks = [asyncio.create_task(pool.hint(START, 30.0, room="greedy")) for _ in range(8)]
        await asyncio.sleep(0.02)
        pool.cancel("greedy")
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        assert await soon(lambda: pool.stats.running + pool.stats.waiting == 0)
        return sorted(end.code for end in ends if isinstance(end, EngineError))

    assert engines.run(ask()) == ["engine.busy"] * 3 + ["engine.cancelled"] * 5


def moves_during_analyses(pool: EnginePool) -> Callable[[], Any]:
    """Starts more analyses than workers, then requests moves, which are answered meanwhile."""

    async def ask() -> tuple[int, list[str], list[bool]]:
        tasks = [asyncio.create_task(pool.hint(START, 20.0, room=str(number))) for number in range(3)]
        analysis = asyncio.create_task(reports(pool, seconds=20.0))
        assert await soon(lambda: pool.stats.running > 0)
        names = [f"move {number}" for number in range(6)]
        tokens = [await pool.choose(START, 4, None, 5.0, seed=1, room=name) for name in names]
        still = [not task.done() for task in (*tasks, analysis)]
        for task in (*tasks, analysis):
            task.cancel()
        await asyncio.gather(*tasks, analysis, return_exceptions=True)
        assert await soon(lambda: pool.stats.running + pool.stats.waiting == 0)
        return pool.stats.fallbacks, tokens, still

    return ask


@pytest.mark.parametrize("which", ["engines", "single_engine"])
def test_moves_do_not_wait_for_analyses(request: pytest.FixtureRequest, which: str) -> None:
    running: Engines = request.getfixturevalue(which)
    before = running.pool.stats.fallbacks
    fallbacks, tokens, still = running.run(moves_during_analyses(running.pool)())
    assert fallbacks == before, "workers answered, not the fallback"
    assert all(position_of(START).why_illegal(token) is None for token in tokens)
    assert all(still), "the analyses still run"


def test_analyses_leave_a_worker_free(engines: Engines) -> None:
    pool = engines.pool

    async def ask() -> tuple[int, int]:
        tasks = [asyncio.create_task(pool.hint(START, 20.0, room=str(number))) for number in range(3)]
        await asyncio.sleep(0.05)
        seen = pool.stats.running, pool.stats.waiting
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert await soon(lambda: pool.stats.running + pool.stats.waiting == 0)
        return seen

    assert engines.run(ask()) == (1, 2)


def test_a_single_worker_resumes_its_analysis_after_moves(single_engine: Engines) -> None:
    pool = single_engine.pool

    async def ask() -> list[dict[str, Any]]:
        analysis = asyncio.create_task(reports(pool, nodes=40_000))
        assert await soon(lambda: pool.stats.running == 1)
        for seed in range(10):
            await pool.choose(START, 3, None, 5.0, seed=seed)
        return await analysis

    found = single_engine.run(ask())
    nodes = [each["nodes"] for each in found]
    assert nodes == sorted(nodes), "the tree is kept"
    assert found[-1]["nodes"] >= 40_000


def test_a_hint_interrupts_an_analysis(single_engine: Engines) -> None:
    pool = single_engine.pool

    async def ask() -> tuple[bool, str]:
        analysis = asyncio.create_task(reports(pool, seconds=20.0))
        assert await soon(lambda: pool.stats.running == 1)
        hint = await pool.hint(START, 0.05)
        is_going_on = not analysis.done()
        analysis.cancel()
        await asyncio.gather(analysis, return_exceptions=True)
        return is_going_on, hint["best"]

    is_going_on, best = single_engine.run(ask())
    assert is_going_on
    assert position_of(START).why_illegal(best) is None


def burst(pool: EnginePool, rooms: int, level: int) -> Callable[[], Any]:
    async def ask() -> list[str]:
        games = [random_game(Mode.named(MODES[number % 5]), number, 8) for number in range(rooms)]
        begun = asyncio.get_running_loop().time()
        tokens = await asyncio.gather(
            *(
                pool.choose(text_of(game), level, None, 9.0, seed=0, room=str(number), started=begun)
                for number, game in enumerate(games)
            )
        )
        return [str(game.position.why_illegal(token)) for game, token in zip(games, tokens, strict=True)]

    return ask


@pytest.mark.parametrize("rooms", [12, pytest.param(50, marks=pytest.mark.slow)])
def test_many_rooms_at_once_are_answered(engines: Engines, rooms: int) -> None:
    assert engines.run(burst(engines.pool, rooms, 4)()) == ["None"] * rooms
    assert engines.pool.stats.shortened > 0, "searches are shortened under load"


def test_a_pool_that_is_not_started_raises() -> None:
    async def ask() -> None:
        pool = EnginePool(1)
        with pytest.raises(EngineError) as refused:
            await pool.choose(START, 1, None, 1.0, seed=0)
        assert refused.value.code == "engine.unavailable"

    asyncio.run(ask())


def test_stop_fails_running_jobs_and_ends_all_workers() -> None:
    async def ask() -> list[int]:
        pool = EnginePool(2)
        await pool.start()
        assert await soon(lambda: len(pool.pids) == 2)
        pids = pool.pids
        assert all(map(is_alive, pids))
        task = asyncio.create_task(pool.hint(START, 60.0))
        assert await soon(lambda: pool.stats.running == 1)
        await pool.stop()
        with pytest.raises(EngineError) as refused:
            await task
        assert refused.value.code == "engine.unavailable"
        assert pool.stats.crashed == pool.stats.hung == 0
        return pids

    assert not any(map(is_alive, asyncio.run(ask())))
