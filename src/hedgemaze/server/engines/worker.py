"""A worker process of the pool: ``python -m hedgemaze.server.engines.worker``.

It reads frames from standard input and writes frames to standard output (`messages`). It exits when its input is
closed, also during a search, so no worker outlives its server.
"""

from __future__ import annotations

import os
import sys
import threading
import time
import traceback
from typing import Any, BinaryIO

from hedgemaze.engine import ExactLoss, Judged, LevelPlayer, Limit, Mark, Review, review
from hedgemaze.errors import EngineError, HedgemazeError
from hedgemaze.rules import Side
from hedgemaze.server.engines.fallback import fallback_action, parse_pieces
from hedgemaze.server.engines.game_text import parse_game
from hedgemaze.server.engines.preemption import CancelledJobError, PreemptibleSearch, WorkerJobs, WorkerTask
from hedgemaze.server.engines.worker_messages import (
    HEAD,
    Failed,
    FromWorker,
    JobProgress,
    JobResult,
    Ready,
    frame,
    read_to_worker,
)

_LONGEST_LINE = 12
"""Longest line in a report, in actions."""
_MIN_S = 0.001
_MAX_PROGRESS = 0.999
"""Largest progress before the end."""


class Worker:
    """Runs jobs and sends their results."""

    def __init__(self, output: BinaryIO) -> None:
        self.jobs = WorkerJobs(self.run)
        self._output = output

    def send(self, message: FromWorker) -> None:
        """Sends a message."""
        self._output.write(frame(message))
        self._output.flush()

    def run(self, task: WorkerTask) -> None:
        """Runs a job and closes it in every case."""
        handlers = {
            "move": self._move,
            "hint": self._analyse,
            "analysis": self._analyse,
            "review": self._review,
            "ponder": self._ponder,
        }
        try:
            self.send(JobResult(task.ask.id, handlers[task.ask.kind](task)))
        except HedgemazeError as error:
            self.send(Failed.of(task.ask.id, error))
        except Exception as error:  # a bug: the pool retries with another worker, and this one continues
            traceback.print_exc()
            self.send(Failed.of(task.ask.id, EngineError("engine.crashed", f"{type(error).__name__}: {error}")))

    def _move(self, task: WorkerTask) -> dict[str, Any]:
        ask = task.ask
        game = parse_game(ask.game)
        player = LevelPlayer(ask.level, ask.seed)
        task.stop_search = player.stop
        if task.is_stopped or task.is_cancelled:
            player.stop()
        try:
            seconds = max(ask.until - time.monotonic(), _MIN_S)
            action = str(player.choose(game, seconds=seconds, pieces=parse_pieces(ask.pieces)))
        except IndexError:  # stopped before the first node
            action = fallback_action(ask.game, ask.pieces, ask.seed, game)
        return {"action": action}

    def _ponder(self, task: WorkerTask) -> dict[str, Any]:
        """Finds answers until it is done or any message about it arrives; another job also ends it."""
        from hedgemaze.engine.players.pondering import Ponderer  # noqa: PLC0415  # as below

        ask = task.ask
        answers: dict[str, Any] = {}
        ponderer = Ponderer(LevelPlayer(ask.level, ask.seed), Side(ask.side), parse_pieces(ask.pieces))
        task.stop_search = ponderer.stop
        if task.is_interrupted:
            raise CancelledJobError
        for answer in ponderer.answers(parse_game(ask.game)):
            answers[" ".join(map(str, answer.expected))] = str(answer.action)
            self.send(JobProgress(ask.id, dict(answers)))
        if task.is_interrupted:
            raise CancelledJobError
        return answers

    def _analyse(self, task: WorkerTask) -> dict[str, Any]:
        from hedgemaze.protocols.json_lines import report_data  # noqa: PLC0415  # workers that only play start faster without it

        ask = task.ask
        limit = Limit(ask.nodes, ask.seconds)
        last: dict[str, Any] = {}
        search = PreemptibleSearch(parse_game(ask.game), self.jobs, task, parse_pieces(ask.pieces))
        for report in search.stream(limit, ask.every):
            last = report_data(report, ask.lines)
            for each in last["lines"]:
                each["line"] = each["line"][:_LONGEST_LINE]
            shares = [limit.seconds and report.seconds / limit.seconds, limit.nodes and report.nodes / limit.nodes]
            share = max(each or 0.0 for each in shares)
            last["progress"] = 1.0 if report.is_final else min(round(share, 3), _MAX_PROGRESS)
            if not report.is_final and ask.kind == "analysis":
                self.send(JobProgress(ask.id, last))
        return last

    def _review(self, task: WorkerTask) -> dict[str, Any]:
        game = parse_game(task.ask.game)
        self.send(JobProgress(task.ask.id, _progress(0, len(game.entries) + 1)))

        def progress(done: int, total: int) -> None:
            self.jobs.handle_interrupt(task)
            self.send(JobProgress(task.ask.id, _progress(done, total)))

        seconds = task.ask.seconds or _MIN_S
        found = review(game, seconds, progress, searcher=lambda root: PreemptibleSearch(root, self.jobs, task))
        return _review_data(found)


def _progress(done: int, total: int) -> dict[str, Any]:
    return {"type": "progress", "done": done, "total": total, "progress": min(round(done / total, 3), _MAX_PROGRESS)}


def _review_data(found: Review) -> dict[str, Any]:
    sides = dict.fromkeys(each.side for each in found.judged)
    return {
        "type": "result",
        "judged": [_judged_data(each) for each in found.judged],
        "counts": {side.letter: {mark.value: found.count(side, mark) for mark in Mark} for side in sides},
        "seconds": round(found.seconds, 3),
        "progress": 1.0,
    }


def _judged_data(judged: Judged) -> dict[str, Any]:
    return {
        "index": judged.index,
        "action": str(judged.action),
        "side": judged.side.letter,
        "before": round(judged.before, 4),
        "after": round(judged.after, 4),
        "cost": round(judged.cost, 4),
        "mark": judged.mark.value,
        "better": [str(action) for action in judged.better[:_LONGEST_LINE]],
        **({} if judged.exact is None else {"exact": _loss_data(judged.exact)}),
    }


def _loss_data(loss: ExactLoss) -> dict[str, Any]:
    return {"before": loss.before.value, "after": loss.after.value, "best": [str(action) for action in loss.best]}


def _read_messages(stream: BinaryIO, jobs: WorkerJobs) -> None:
    """Handles messages until the input ends, then exits."""
    try:
        while len(head := stream.read(HEAD.size)) == HEAD.size:
            jobs.handle(read_to_worker(stream.read(*HEAD.unpack(head))))
    finally:
        os._exit(0)


def main() -> None:
    """Runs until standard input ends; the argument is the nice value, relative to the server."""
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # other output must not mix with the frames
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
    worker = Worker(output)
    fallback_action("classic2 - Se1Ne9 10,10 - S - 0", None, 0)  # loads the levels and the core before the first job
    threading.Thread(target=_read_messages, args=(sys.stdin.buffer, worker.jobs), daemon=True).start()
    try:
        worker.send(Ready(os.getpid()))
        worker.jobs.run_forever()
    except OSError:  # the server is gone
        os._exit(0)


if __name__ == "__main__":
    main()
