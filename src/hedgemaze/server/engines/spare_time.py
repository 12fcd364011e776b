"""Which workers may ponder: those that nobody else needs, and only while that is so.

Pondering never waits in the queue. It begins on an idle worker, if another one stays idle and a core is free for it. It
ends at once when its worker gets another job, or when there are more busy workers than cores.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache

from hedgemaze.server.engines.job import Job
from hedgemaze.server.engines.worker_process import WorkerProcess


@cache
def core_count() -> int:
    """Returns how many cores this process may use."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return cores or 1


def spare_worker(workers: Sequence[WorkerProcess], cores: int) -> WorkerProcess | None:
    """Returns an idle worker that may ponder; None if other work may need it. A single worker may ponder."""
    usable = [worker for worker in workers if worker.can_work]
    idle = [worker for worker in usable if not worker.jobs]
    keeps_idle = 1 if len(usable) > 1 else 0
    is_spare = len(idle) > keeps_idle and len(usable) - len(idle) < cores
    return idle[0] if is_spare else None


def surplus_ponderings(workers: Sequence[WorkerProcess], cores: int) -> list[Job]:
    """Returns the ponderings that must end now: under another job of their worker, or on a core that others need."""
    ponderings = [(worker, job) for worker in workers for job in worker.jobs if job.is_pondering and job.is_open]
    if not ponderings:
        return []
    surplus = [job for worker, job in ponderings if worker.jobs[-1] is not job]
    excess = sum(bool(worker.jobs) for worker in workers) - cores
    others = [job for worker, job in ponderings if worker.jobs[-1] is job]
    return surplus + (others[-excess:] if excess > 0 else [])
