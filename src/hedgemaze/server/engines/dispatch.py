"""`Dispatch`: which worker does what and for how long, and what happens when one does not.

Everything here runs in the event loop and returns at once; starting and replacing workers is the crew's.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Callable, Iterator

import msgspec

from hedgemaze.errors import EngineError, HedgemazeError
from hedgemaze.server.engines.fair_queue import FairQueue, Priority
from hedgemaze.server.engines.fallback import stopgap
from hedgemaze.server.engines.job import Job
from hedgemaze.server.engines.messages import Answered, Cancel, Failed, FromWorker, News, Ready, Stop
from hedgemaze.server.engines.stats import PoolStats
from hedgemaze.server.engines.time_share import SHORTEST_S, share_of_next, share_of_running
from hedgemaze.server.engines.worker_process import WorkerProcess

__all__ = ["Dispatch"]

_MARGIN_S = 0.02
"""A search ends so long before its deadline: its answer has to travel."""
_LATE_S = 0.03
"""So long after the deadline nobody waits for a worker any more."""
_RETRY_S = 0.02
"""With less time left than this a job that died is not tried again."""
_PATIENCE_S = 0.5
"""A worker that has not let go of a job so long after it should have is taken for hung."""
_MOST_AHEAD = 200
_MOST_ATTEMPTS = 2
_log = logging.getLogger(__name__)


class Dispatch:
    """Jobs on their way from the queue through workers to an answer."""

    def __init__(self, tally: PoolStats) -> None:
        self.workers: list[WorkerProcess] = []
        self.tally = tally
        self._queue: FairQueue[Job] = FairQueue()

    # What is there.

    @property
    def waiting(self) -> int:
        """Jobs in the queue."""
        return len(self._queue)

    @property
    def running(self) -> int:
        """Jobs in workers, those put aside included."""
        return sum(len(worker.jobs) for worker in self.workers)

    def waiting_jobs(self) -> Iterator[Job]:
        """Yields the jobs in the queue, in no order."""
        return iter(self._queue)

    def jobs(self) -> list[Job]:
        """Returns all jobs that are not answered."""
        return [job for job in (*self._queue, *self._running()) if job.is_open]

    def _running(self) -> Iterator[Job]:
        return itertools.chain.from_iterable(worker.jobs for worker in self.workers)

    # Jobs.

    def put(self, job: Job) -> None:
        """Takes a job on."""
        if job.is_move:
            self._at(job, job.deadline - _MARGIN_S, self._answer_if_waiting)
            self._at(job, job.deadline + _LATE_S, self._answer_for)
        self._queue.put(job)
        self.go_on()

    def drop(self, job: Job) -> None:
        """Lets go of a job that is answered or not wanted; a worker that is at it is told."""
        self._queue.drop(job)
        if job.worker is not None and job in job.worker.jobs:
            job.worker.send(Cancel(job.ask.id))
            self._must_let_go(job, job.worker)
        if job.is_open:
            job.result.cancel()
        self.go_on()

    def go_on(self) -> None:
        """Gives out as many jobs as workers can take."""
        while (job := self._queue.next()) is not None:
            worker = self._worker_for(job)
            if worker is None:
                break
            self._queue.take()
            self._give(job, worker)
        self._hurry()

    def _worker_for(self, job: Job) -> WorkerProcess | None:
        """Returns a worker that has nothing more urgent to do; an idle one first, then the least urgent work."""
        able = [worker for worker in self.workers if worker.can_work]
        if not job.is_move:
            free = [worker for worker in able if all(each.is_move for each in worker.jobs)]
            if len(able) > 1 and len(free) < 2:  # a hint may still go before an analysis, where that is
                able = [worker for worker in able if worker not in free]
        able = [worker for worker in able if not worker.jobs or worker.jobs[-1].urgency > job.urgency]
        least = min(able, key=lambda worker: (len(worker.jobs), -_urgency(worker)), default=None)
        return least

    def _give(self, job: Job, worker: WorkerProcess) -> None:
        now = self._now()
        job.worker, job.attempts = worker, job.attempts + 1
        worker.jobs.append(job)
        worker.heard = now
        ask = job.ask
        if job.is_move:
            latest = job.deadline - _MARGIN_S
            ends = [job.deadline, *self._queue.move_deadlines(_MOST_AHEAD)]
            share = share_of_next(now, [end - _MARGIN_S for end in ends], self._able())
            self._count_shortened(job, is_shorter=now + share < latest)
            job.end = max(min(now + share, latest), now + SHORTEST_S)
            ask = msgspec.structs.replace(ask, until=job.end)
        if job.on_begin is not None:
            job.on_begin()
        worker.send(ask)

    def _hurry(self) -> None:
        """Cuts searches under way short, so that the moves that wait come to their turn in time."""
        ends = [end - _MARGIN_S for end in self._queue.move_deadlines(_MOST_AHEAD)]
        if not ends:
            return
        latest = self._now() + share_of_running(self._now(), ends, self._able())
        for job in self._running():
            if job.is_move and job.end > latest:
                job.end = latest
                self._count_shortened(job, is_shorter=True)
                self._at(job, latest, self._stop)

    def _count_shortened(self, job: Job, *, is_shorter: bool) -> None:
        self.tally.shortened += is_shorter and not job.is_shortened
        job.is_shortened |= is_shorter

    def _stop(self, job: Job) -> None:
        if job.worker is not None:
            job.worker.send(Stop(job.ask.id))

    def _answer_if_waiting(self, job: Job) -> None:
        """Answers a move that no worker has come to: without workers many of them are answered at one moment."""
        if job.worker is None:
            self._answer_for(job)

    def _answer_for(self, job: Job) -> None:
        """Answers a move that no worker has answered in time."""
        if not job.is_open:
            return
        try:
            action = stopgap(job.ask.game, job.ask.pieces, job.ask.seed, job.position)
        except HedgemazeError as error:
            job.fail(error)
        else:
            self.tally.stopgaps += 1
            self.tally.moves += 1
            job.answer({"action": action})

    # Workers.

    def hear(self, worker: WorkerProcess, message: FromWorker) -> None:
        """Takes what a worker says.

        Raises:
            EngineError: it makes no sense.
        """
        worker.heard = self._now()
        if isinstance(message, Ready):
            worker.is_ready = True
        else:
            job = next((each for each in worker.jobs if each.ask.id == message.id), None)
            if job is None:
                raise EngineError("engine.rubbish", "a worker talks about no job of its own", given=message.id)
            if isinstance(message, News):
                job.tell(message.data)
                return
            worker.jobs.remove(job)
            job.worker = None
            self._close(job, message)
        self.go_on()

    def lose(self, worker: WorkerProcess) -> None:
        """Takes back the jobs of a worker that has ended."""
        if worker in self.workers:
            self.workers.remove(worker)
        for job in worker.jobs:
            job.worker = None
            self._try_again(job, EngineError("engine.crashed", "the engines of this job have ended twice"))
        worker.jobs.clear()
        self.go_on()

    def _close(self, job: Job, message: Answered | Failed) -> None:
        if not job.is_open:
            return
        if isinstance(message, Failed):
            error = message.to_error()
            if error.code == "engine.crashed":
                self._try_again(job, error)
            else:
                job.fail(error)
        elif not job.is_move:
            job.answer(message.data)
        elif _is_answer(job, message.data.get("action")):
            self.tally.moves += 1
            job.answer(message.data)
        else:
            self._try_again(job, EngineError("engine.rubbish", "the answer is no action that may be played"))

    def _try_again(self, job: Job, error: HedgemazeError) -> None:
        """Gives a job another chance, if there is time; a move is answered in any case."""
        if not job.is_open:
            return
        if job.attempts < _MOST_ATTEMPTS and self._now() < job.deadline - _RETRY_S:
            self.tally.retried += 1
            self._queue.put_first(job)
        elif job.is_move:
            _log.warning("room %s: no worker answered, level 1 does (%s)", job.room, error)
            self._answer_for(job)
        else:
            job.fail(error)

    def _must_let_go(self, job: Job, worker: WorkerProcess) -> None:
        """Ends a worker that does not let go of a job; one that is put aside waits for what is more urgent."""

        def look() -> None:
            if job not in worker.jobs or worker.is_doomed:
                return
            if worker.jobs[-1] is job:
                self.tally.hung += 1
                worker.kill()
            else:
                self._must_let_go(job, worker)

        asyncio.get_running_loop().call_later(_PATIENCE_S, look)

    def _able(self) -> int:
        return max(sum(worker.can_work for worker in self.workers), 1)

    def _at(self, job: Job, when: float, act: Callable[[Job], None]) -> None:
        job.timers.append(asyncio.get_running_loop().call_at(when, act, job))

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()


def _urgency(worker: WorkerProcess) -> Priority | int:
    return worker.jobs[-1].urgency if worker.jobs else 0


def _is_answer(job: Job, action: object) -> bool:
    """Tells whether a worker's answer is an action, and a legal one where the position is at hand."""
    if not isinstance(action, str) or not 2 <= len(action) <= 5:
        return False
    try:
        return job.position is None or job.position.why_illegal(action) is None
    except HedgemazeError:
        return False
