"""A process that searches for the pool: ``python -m hedgemaze.server.engines.worker``.

It reads frames from standard input and answers on standard output (`messages`). It ends as soon as its input does, in
the midst of a search too: so no worker outlives its server, however that ends.
"""

from __future__ import annotations

import os
import sys
import threading
import time
import traceback
from typing import Any, BinaryIO

from hedgemaze.engine import Judged, LevelPlayer, Limit, Mark, Review, review
from hedgemaze.errors import EngineError, HedgemazeError
from hedgemaze.server.engines.fallback import held_pieces, stopgap
from hedgemaze.server.engines.game_text import read_game
from hedgemaze.server.engines.messages import HEAD, Answered, Failed, FromWorker, News, Ready, frame, read_to_worker
from hedgemaze.server.engines.preemption import PatientSearch, Task, WorkerJobs

__all__ = ["Worker", "main"]

_LONGEST_LINE = 12
"""Actions of a line that are told."""
_LEAST_S = 0.001
_NOT_YET = 0.999
"""The most progress that is told before the end."""


class Worker:
    """Does jobs and says what came out."""

    def __init__(self, output: BinaryIO) -> None:
        self.desk = WorkerJobs(self.work)
        self._output = output

    def say(self, message: FromWorker) -> None:
        """Sends a message."""
        self._output.write(frame(message))
        self._output.flush()

    def work(self, task: Task) -> None:
        """Does a job and closes it, whatever happens."""
        jobs = {"move": self._move, "hint": self._analyse, "analysis": self._analyse, "review": self._review}
        try:
            self.say(Answered(task.ask.id, jobs[task.ask.kind](task)))
        except HedgemazeError as error:
            self.say(Failed.of(task.ask.id, error))
        except Exception as error:  # a fault of ours: the pool tries another worker, and this one goes on
            traceback.print_exc()
            self.say(Failed.of(task.ask.id, EngineError("engine.crashed", f"{type(error).__name__}: {error}")))

    def _move(self, task: Task) -> dict[str, Any]:
        ask = task.ask
        game = read_game(ask.game)
        player = LevelPlayer(ask.level, ask.seed)
        task.halt = player.stop
        if task.is_stopped or task.is_cancelled:
            player.stop()
        try:
            seconds = max(ask.until - time.monotonic(), _LEAST_S)
            action = str(player.choose(game, seconds=seconds, pieces=held_pieces(ask.pieces)))
        except IndexError:  # stopped before it had seen anything
            action = stopgap(ask.game, ask.pieces, ask.seed, game)
        return {"action": action}

    def _analyse(self, task: Task) -> dict[str, Any]:
        from hedgemaze.protocols.json_lines import report_data  # noqa: PLC0415  # a worker that only plays starts without it

        ask = task.ask
        limit = Limit(ask.nodes, ask.seconds)
        last: dict[str, Any] = {}
        search = PatientSearch(read_game(ask.game), self.desk, task, held_pieces(ask.pieces))
        for report in search.stream(limit, ask.every):
            last = report_data(report, ask.lines)
            for each in last["lines"]:
                each["line"] = each["line"][:_LONGEST_LINE]
            shares = [limit.seconds and report.seconds / limit.seconds, limit.nodes and report.nodes / limit.nodes]
            share = max(each or 0.0 for each in shares)
            last["progress"] = 1.0 if report.is_final else min(round(share, 3), _NOT_YET)
            if not report.is_final and ask.kind == "analysis":
                self.say(News(ask.id, last))
        return last

    def _review(self, task: Task) -> dict[str, Any]:
        game = read_game(task.ask.game)
        self.say(News(task.ask.id, _progress(0, len(game.entries) + 1)))

        def progress(done: int, total: int) -> None:
            self.desk.settle(task)
            self.say(News(task.ask.id, _progress(done, total)))

        seconds = task.ask.seconds or _LEAST_S
        found = review(game, seconds, progress, searcher=lambda root: PatientSearch(root, self.desk, task))
        return _review_data(found)


def _progress(done: int, total: int) -> dict[str, Any]:
    return {"type": "progress", "done": done, "total": total, "progress": min(round(done / total, 3), _NOT_YET)}


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
    }


def _listen(stream: BinaryIO, desk: WorkerJobs) -> None:
    """Hands over what comes in; at the end of it the process ends."""
    try:
        while len(head := stream.read(HEAD.size)) == HEAD.size:
            desk.put(read_to_worker(stream.read(*HEAD.unpack(head))))
    finally:
        os._exit(0)


def main() -> None:
    """Works until standard input ends; the argument says how much more patient than the server to be (nice)."""
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever else is printed is no answer
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
    worker = Worker(output)
    stopgap("classic2 - Se1Ne9 10,10 - S - 0", None, 0)  # loads the levels and the core before anybody waits
    threading.Thread(target=_listen, args=(sys.stdin.buffer, worker.desk), daemon=True).start()
    try:
        worker.say(Ready(os.getpid()))
        worker.desk.work_for_ever()
    except OSError:  # nobody hears us any more
        os._exit(0)


if __name__ == "__main__":
    main()
