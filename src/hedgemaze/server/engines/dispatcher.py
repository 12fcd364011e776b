"""`Dispatcher`: assigns jobs to workers, sets their time, retries failed ones and answers late moves itself.

All methods run in the event loop and return at once. `Supervisor` starts and replaces workers.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from collections.abc import Callable, Iterator

import msgspec

from hedgemaze.errors import EngineError, HedgemazeError
from hedgemaze.server.engines.fallback import fallback_action
from hedgemaze.server.engines.interface import PoolStats
from hedgemaze.server.engines.job import Job
from hedgemaze.server.engines.scheduling import SHORTEST_S, FairQueue, Priority, share_of_next, share_of_running
from hedgemaze.server.engines.spare_time import core_count, spare_worker, surplus_ponderings
from hedgemaze.server.engines.worker_messages import (
    CancelJob,
    Failed,
    FromWorker,
    JobProgress,
    JobResult,
    Ready,
    StopSearch,
)
from hedgemaze.server.engines.worker_process import WorkerProcess

_MARGIN_S = 0.02
"""A search ends this long before its deadline, so that its answer arrives in time."""
_LATE_S = 0.03
"""This long after the deadline the pool answers a move itself."""
_RETRY_S = 0.02
"""A failed job is not retried with less time left than this."""
_CANCEL_S = 0.5
"""A worker that has not closed a cancelled job after this long counts as hung."""
_CANCEL_PONDERING_S = 5.0
"""The same for pondering, which every action of a person cancels: a busy machine alone must not cost a worker."""
_MAX_AHEAD = 200
"""Waiting moves that the shares of time take into account."""
_MAX_ATTEMPTS = 2
_log = logging.getLogger(__name__)


class Dispatcher:
    """Takes jobs from the queue through workers to their results."""

    def __init__(self, stats: PoolStats) -> None:
        self.workers: list[WorkerProcess] = []
        self.stats = stats
        self._queue: FairQueue[Job] = FairQueue()

    @property
    def waiting(self) -> int:
        """Number of jobs in the queue."""
        return len(self._queue)

    @property
    def running(self) -> int:
        """Number of jobs in workers, interrupted ones included."""
        return sum(len(worker.jobs) for worker in self.workers)

    def waiting_jobs(self) -> Iterator[Job]:
        """Yields the jobs in the queue, in no order."""
        return iter(self._queue)

    def jobs(self) -> list[Job]:
        """Returns all unfinished jobs."""
        return [job for job in (*self._queue, *self._running()) if job.is_open]

    def _running(self) -> Iterator[Job]:
        return itertools.chain.from_iterable(worker.jobs for worker in self.workers)

    # Jobs.

    def put(self, job: Job) -> None:
        """Queues a job; pondering begins at once or not at all."""
        if job.is_pondering:
            worker = spare_worker(self.workers, core_count()) if self._queue.next() is None else None
            if worker is None:
                job.fail(_not_spare())
            else:
                self._assign(job, worker)
            return
        if job.is_move:
            self._schedule(job, job.deadline - _MARGIN_S, self._fall_back_if_waiting)
            self._schedule(job, job.deadline + _LATE_S, self._fall_back)
        self._queue.put(job)
        self.assign_jobs()

    def drop(self, job: Job) -> None:
        """Removes a job that is finished or no longer needed; its worker is asked to cancel it."""
        self._queue.drop(job)
        self._cancel_in_worker(job)
        job.cancel()
        self.assign_jobs()

    def _cancel_in_worker(self, job: Job) -> None:
        if job.worker is not None and job in job.worker.jobs:
            job.worker.send(CancelJob(job.ask.id))
            self._kill_if_not_closed(job, job.worker)

    def assign_jobs(self) -> None:
        """Assigns as many queued jobs as workers can take."""
        while (job := self._queue.next()) is not None:
            worker = self._worker_for(job)
            if worker is None:
                break
            self._queue.take()
            self._assign(job, worker)
        self._shorten_running()
        for job in surplus_ponderings(self.workers, core_count()):
            self.stats.ponderings_given_up += 1
            job.fail(_not_spare())
            self._cancel_in_worker(job)

    def _worker_for(self, job: Job) -> WorkerProcess | None:
        """Returns an idle worker, else the one with the job of the lowest priority, if below this job's; or None."""
        usable = [worker for worker in self.workers if worker.can_work]
        if not job.is_move:  # one worker stays free for moves; a hint may still interrupt an analysis
            free = [worker for worker in usable if all(each.is_move for each in worker.jobs)]
            if len(usable) > 1 and len(free) < 2:
                usable = [worker for worker in usable if worker not in free]
        usable = [worker for worker in usable if not worker.jobs or worker.jobs[-1].priority > job.priority]
        return min(usable, key=lambda worker: (len(worker.jobs), -_current_priority(worker)), default=None)

    def _assign(self, job: Job, worker: WorkerProcess) -> None:
        now = self._now()
        job.worker, job.attempts = worker, job.attempts + 1
        if job.attempts == 1:
            self.stats.queue[job.ask.kind].observe(time.perf_counter() - job.asked_at)
        if job.span is not None:
            job.span.add_event("given to a worker")
        worker.jobs.append(job)
        worker.last_message_at = now
        ask = job.ask
        if job.is_move:
            latest = job.deadline - _MARGIN_S
            ends = [job.deadline, *self._queue.move_deadlines(_MAX_AHEAD)]
            share = share_of_next(now, [end - _MARGIN_S for end in ends], self._worker_count())
            self._count_shortened(job, is_shorter=now + share < latest)
            job.end = max(min(now + share, latest), now + SHORTEST_S)
            ask = msgspec.structs.replace(ask, until=job.end)
        if job.on_begin is not None:
            job.on_begin()
        worker.send(ask)

    def _shorten_running(self) -> None:
        """Shortens running searches, so that waiting moves can meet their deadlines."""
        ends = [end - _MARGIN_S for end in self._queue.move_deadlines(_MAX_AHEAD)]
        if not ends:
            return
        latest = self._now() + share_of_running(self._now(), ends, self._worker_count())
        for job in self._running():
            if job.is_move and job.end > latest:
                job.end = latest
                self._count_shortened(job, is_shorter=True)
                self._schedule(job, latest, self._stop)

    def _count_shortened(self, job: Job, *, is_shorter: bool) -> None:
        self.stats.shortened += is_shorter and not job.is_shortened
        job.is_shortened |= is_shorter

    def _stop(self, job: Job) -> None:
        if job.worker is not None:
            job.worker.send(StopSearch(job.ask.id))

    def _fall_back_if_waiting(self, job: Job) -> None:
        """Answers a move that still waits; a little early, because many may be due at the same time."""
        if job.worker is None:
            self._fall_back(job)

    def _fall_back(self, job: Job) -> None:
        """Answers a move that no worker has answered in time, as level 1 plays."""
        if not job.is_open:
            return
        try:
            action = fallback_action(job.ask.game, job.ask.pieces, job.ask.seed, job.position)
        except HedgemazeError as error:
            job.fail(error)
        else:
            self.stats.fallbacks += 1
            self.stats.moves += 1
            job.succeed({"action": action})

    # Workers.

    def handle(self, worker: WorkerProcess, message: FromWorker) -> None:
        """Handles a message of a worker.

        Raises:
            EngineError: the message names a job that the worker does not have.
        """
        worker.last_message_at = self._now()
        if isinstance(message, Ready):
            worker.is_ready = True
        else:
            job = next((each for each in worker.jobs if each.ask.id == message.id), None)
            if job is None:
                raise EngineError("engine.rubbish", "a worker names a job that it does not have", given=message.id)
            if isinstance(message, JobProgress):
                job.report(message.data)
                return
            worker.jobs.remove(job)
            job.worker = None
            self._finish(job, message)
        self.assign_jobs()

    def remove_worker(self, worker: WorkerProcess) -> None:
        """Removes a worker that has ended, and retries its jobs."""
        if worker in self.workers:
            self.workers.remove(worker)
        for job in worker.jobs:
            job.worker = None
            self._retry(job, EngineError("engine.crashed", "two workers ended while they had this job"))
        worker.jobs.clear()
        self.assign_jobs()

    def _finish(self, job: Job, message: JobResult | Failed) -> None:
        if not job.is_open:
            return
        if isinstance(message, Failed):
            error = message.to_error()
            if error.code == "engine.crashed":
                self._retry(job, error)
            else:
                job.fail(error)
        elif not job.is_move:
            job.succeed(message.data)
        elif _is_legal(job, message.data.get("action")):
            self.stats.moves += 1
            job.succeed(message.data)
        else:
            self._retry(job, EngineError("engine.rubbish", "the answer is not a legal action"))

    def _retry(self, job: Job, error: HedgemazeError) -> None:
        """Queues a failed job again if attempts and time are left; otherwise answers a move, or fails the job."""
        if not job.is_open:
            return
        if job.is_pondering:
            job.fail(error)
        elif job.attempts < _MAX_ATTEMPTS and self._now() < job.deadline - _RETRY_S:
            self.stats.retried += 1
            self._queue.put_first(job)
        elif job.is_move:
            _log.warning("room %s: no worker answered, the fallback does (%s)", job.room, error)
            self._fall_back(job)
        else:
            job.fail(error)

    def _kill_if_not_closed(self, job: Job, worker: WorkerProcess) -> None:
        """Kills a worker that does not close a cancelled job; an interrupted job is checked again later."""

        def check() -> None:
            if job not in worker.jobs or worker.is_ending:
                return
            if worker.jobs[-1] is job:
                self.stats.hung += 1
                worker.kill()
            else:
                self._kill_if_not_closed(job, worker)

        patience = _CANCEL_PONDERING_S if job.is_pondering else _CANCEL_S
        asyncio.get_running_loop().call_later(patience, check)

    def _worker_count(self) -> int:
        return max(sum(worker.can_work for worker in self.workers), 1)

    def _schedule(self, job: Job, when: float, callback: Callable[[Job], None]) -> None:
        job.timers.append(asyncio.get_running_loop().call_at(when, callback, job))

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()


def _not_spare() -> EngineError:
    return EngineError("engine.busy", "no worker is free to ponder")


def _current_priority(worker: WorkerProcess) -> Priority | int:
    return worker.jobs[-1].priority if worker.jobs else 0


def _is_legal(job: Job, action: object) -> bool:
    """Returns whether an answer is an action, and legal if the position is known."""
    if not isinstance(action, str) or not 2 <= len(action) <= 5:
        return False
    try:
        return job.position is None or job.position.why_illegal(action) is None
    except HedgemazeError:
        return False
