"""Pondering in the pool: the same answers as a search, only on workers that nobody needs, given up at once."""

import asyncio
import io
import threading
import time
from dataclasses import dataclass, field
from typing import Any

import pytest

from hedgemaze.engine import LevelPlayer
from hedgemaze.rules import Game, Mode, Piece
from hedgemaze.server.engines import EnginePool
from hedgemaze.server.engines.spare_time import spare_worker, surplus_ponderings
from hedgemaze.server.engines.worker import Worker
from hedgemaze.server.engines.worker_messages import (
    HEAD,
    Ask,
    CancelJob,
    Failed,
    FromWorker,
    JobProgress,
    JobResult,
    ToWorker,
    read_from_worker,
)
from tests.server.engines.helpers import START, Engines, fake, position_of, soon, text_of

OPEN = "classic2 a3h Se4Ne6 9,10 - S - 7"


@dataclass
class FakeJob:
    is_pondering: bool
    is_open: bool = True


@dataclass
class FakeWorker:
    jobs: list[FakeJob] = field(default_factory=list)
    can_work: bool = True


def worker(*are_pondering: bool) -> Any:
    """Returns a worker with jobs; `spare_time` reads only these two members of it."""
    return FakeWorker([FakeJob(each) for each in are_pondering])


@pytest.mark.parametrize(
    ("workers", "cores", "is_spare"),
    [
        ([worker()], 1, True),
        ([worker(), worker()], 1, True),
        ([worker(False), worker()], 2, False),  # the idle one is for moves
        ([worker(True), worker()], 2, False),
        ([worker(False), worker(), worker()], 1, False),  # the core is busy
        ([worker(False), worker(), worker()], 2, True),
        ([FakeWorker(can_work=False), worker()], 2, True),
        ([], 2, False),
    ],
)
def test_a_worker_is_spare_if_another_one_and_a_core_are_free(workers: Any, cores: int, is_spare: bool) -> None:
    found = spare_worker(workers, cores)
    assert (found is not None) is is_spare
    assert found is None or not found.jobs


def test_pondering_is_surplus_under_another_job_and_on_a_core_that_others_need() -> None:
    under, alone, other = workers = [worker(True, False), worker(True), worker(False)]
    assert surplus_ponderings(workers, 3) == [under.jobs[0]]
    assert surplus_ponderings(workers, 2) == [under.jobs[0], alone.jobs[0]]
    alone.jobs[0].is_open = False
    assert surplus_ponderings([alone, other], 1) == []


def run_in_process(*messages: ToWorker, ask: Ask) -> list[FromWorker]:
    """Runs a job in this process, with messages that arrive before it begins; returns what the worker sends."""
    output = io.BytesIO()
    worker = Worker(output)
    worker.jobs.handle(ask)
    for message in messages:
        worker.jobs.handle(message)
    worker.jobs.run_waiting()
    data, found = output.getvalue(), []
    while data:
        (length,) = HEAD.unpack(data[: HEAD.size])
        found.append(read_from_worker(data[HEAD.size : HEAD.size + length]))
        data = data[HEAD.size + length :]
    return found


ASK = Ask(id=1, kind="ponder", game=OPEN, level=8, seed=3, side="N")


def test_a_worker_reports_answers_and_closes_the_job() -> None:
    *reports, last = run_in_process(ask=ASK)
    assert isinstance(last, JobResult)
    assert all(isinstance(each, JobProgress) for each in reports)
    assert [len(each.data) for each in reports if isinstance(each, JobProgress)] == [1, 2, 3]
    assert reports[-1] == JobProgress(1, last.data)
    for expected, action in last.data.items():
        assert position_of(OPEN).play(expected).why_illegal(action) is None


def test_a_worker_gives_pondering_up_before_it_begins() -> None:
    (only,) = run_in_process(CancelJob(1), ask=ASK)
    assert isinstance(only, Failed)
    assert only.code == "engine.cancelled"


def test_another_job_ends_pondering_and_is_answered() -> None:
    output = io.BytesIO()
    worker = Worker(output)
    worker.jobs.handle(ASK)
    move = Ask(id=2, kind="move", game=START, level=1, until=time.monotonic() + 5)
    timer = threading.Timer(0.05, worker.jobs.handle, [move])
    timer.start()
    worker.jobs.run_waiting()
    timer.join()
    worker.jobs.run_waiting()
    data = output.getvalue()
    assert b'"engine.cancelled"' in data
    assert data.index(b'"engine.cancelled"') < data.index(b'"id":2,"data":{"action"')


@pytest.mark.slow  # starts processes
@pytest.mark.parametrize(
    ("mode", "actions", "level", "side", "hand"),
    [
        ("classic2", ["e2", "e8", "e3", "e7", "d4h"], 8, "S", None),
        ("classic3", [], 8, "W", None),
        ("pacman", ["Pe6"], 5, "G", ("B", "K", "I", "C")),
        ("advanced", [], 5, "G", ("B", "K", "I", "C")),
    ],
)
def test_a_pondered_answer_is_what_the_level_plays(
    engines: Engines, mode: str, actions: list[str], level: int, side: str, hand: tuple[str, ...] | None
) -> None:
    game = Game(Mode.named(mode)).play_all(actions)

    async def ponder() -> dict[str, str]:
        found: dict[str, str] = {}
        async for answers in engines.pool.ponder(text_of(game), level, side, hand, seed=7):
            assert answers.items() >= found.items()
            found = answers
        return found

    answers = engines.run(ponder())
    assert 1 <= len(answers) <= 3
    expected, action = next(iter(answers.items()))
    after = game.copy().play_all(expected.split())
    assert after.position.side.letter == side
    movable = {str(each)[0] for each in after.position.legal_actions()}
    pieces = None if hand is None else [Piece(piece) for piece in hand if piece in movable] or None
    # Not `pool.choose`: on a busy machine the time limit of the level may end its search.
    assert str(LevelPlayer(level, 7).choose_complete(after, seconds=600.0, pieces=pieces)) == action


@pytest.mark.slow
def test_a_move_is_not_delayed_by_pondering_on_its_only_worker(single_engine: Engines) -> None:
    pool = single_engine.pool

    async def ask() -> list[dict[str, str]]:
        answers: list[dict[str, str]] = []

        async def ponder() -> None:
            async for each in pool.ponder(OPEN, 8, "N", None, seed=1):
                answers.append(each)

        before = pool.stats.ponderings_given_up
        task = asyncio.create_task(ponder())
        assert await soon(lambda: pool.stats.running == 1)
        await pool.choose(START, 1, None, 5.0, seed=1)
        await asyncio.wait_for(task, 5)  # it has been given up
        assert pool.stats.ponderings_given_up == before + 1
        assert await soon(lambda: pool.stats.running == 0)
        return answers

    assert len(single_engine.run(ask())) < 3  # the move did not wait for the other answers


@pytest.mark.slow
def test_pondering_ends_when_its_reader_does_and_does_not_begin_while_others_work(single_engine: Engines) -> None:
    pool = single_engine.pool

    async def ask() -> None:
        found = pool.ponder(OPEN, 8, "N", None, seed=1)
        task = asyncio.ensure_future(anext(found))
        assert await soon(lambda: pool.stats.running == 1)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert await soon(lambda: pool.stats.running == 0)
        search = asyncio.create_task(pool.hint(START, 0.3))
        assert await soon(lambda: pool.stats.running == 1)
        assert [each async for each in pool.ponder(OPEN, 8, "N", None, seed=1)] == []
        assert pool.stats.running == 1
        await search

    before = pool.stats.hung, pool.stats.crashed
    single_engine.run(ask())
    assert (pool.stats.hung, pool.stats.crashed) == before


@pytest.mark.slow
def test_a_crash_while_pondering_is_not_retried() -> None:
    running = Engines(lambda: EnginePool(1, command=fake("crash")))
    try:

        async def ponder() -> list[dict[str, str]]:
            return [each async for each in running.pool.ponder(OPEN, 8, "N", None, seed=1)]

        assert running.run(ponder()) == []
        assert running.pool.stats.retried == 0
    finally:
        running.close()
