"""`AnalysisServer`: analysis of many positions over JSON lines: requests with ids in, answers with the same ids out.

Requests wait in a queue for one of several threads; each can be cancelled, and errors are answered with the id of the
request. ``docs/protocols.md`` specifies every message.
"""

from __future__ import annotations

import json
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from hedgemaze.engine import Candidate, Limit, Proof, Report
from hedgemaze.engine.players.search_player import SearchOptions, make_search
from hedgemaze.engine.search import Search
from hedgemaze.errors import Between, EngineError, HedgemazeError, NotationError, no_such
from hedgemaze.protocols.tokens import read_token
from hedgemaze.rules import Game, Position, Side, parse_mode, parse_record
from hedgemaze.solve import Exact

_KEYS = {"id", "mode", "position", "record", "at", "moves", "limit", "lines", "every", "cancel"}
_MAX_LINES = 1000
_LONGEST_ID = 200
_EVERY_S = 0.2

_LONGEST_WAIT_S = 2.0


@dataclass(eq=False, slots=True)
class _Job:
    """A request that is not answered yet."""

    key: str | int
    game: Game
    limit: Limit
    lines: int
    every: float | None
    is_cancelled: threading.Event = field(default_factory=threading.Event)
    search: Search | None = None


class AnalysisServer:
    """Answers requests in several threads.

    Args:
        write: writes one line, given without its line end; never called twice at the same time.
        workers: number of searches at a time.
        limit: the limit of requests that name none.
        options: resources and seed of each search.

    >>> lines = []
    >>> server = AnalysisServer(lines.append)
    >>> server.answer('{"id": 7, "position": "classic2 - Se9"}')
    >>> json.loads(lines[0])["code"]
    'position.unreadable'
    >>> server.finish()
    """

    def __init__(
        self,
        write: Callable[[str], None],
        *,
        workers: int = 1,
        limit: Limit | None = None,
        options: SearchOptions | None = None,
    ) -> None:
        self._write = write
        self._limit, self._options = limit or Limit(seconds=1.0), options or SearchOptions()
        self._lock = threading.Lock()
        self._jobs: dict[str | int, _Job] = {}
        self._waiting: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._threads = [threading.Thread(target=self._work, daemon=True) for _ in range(workers)]
        for thread in self._threads:
            thread.start()

    def answer(self, line: str) -> None:
        """Accepts a request, or answers with an error. No line makes it raise."""
        if not line.strip():
            return
        key: str | int | None = None
        try:
            try:
                data = json.loads(line)
            except (ValueError, RecursionError):
                raise EngineError("protocol.not_json", "a request is a JSON object on one line") from None
            if not isinstance(data, dict):
                raise EngineError("protocol.not_json", "a request is a JSON object on one line")
            key = _read_id(data)
            if data.get("cancel"):
                self._cancel(key)
            else:
                self._take(_read_job(key, data, self._limit))
        except HedgemazeError as error:
            self._fail(key, error)

    def refuse(self, error: HedgemazeError) -> None:
        """Answers a line that could not be read."""
        self._fail(None, error)

    def finish(self) -> None:
        """Waits until all requests are answered."""
        for _ in self._threads:
            self._waiting.put(None)
        for thread in self._threads:
            thread.join()

    def abort(self) -> None:
        """Cancels all requests and waits for their searches, which must not run while Python shuts down."""
        for job in list(self._jobs.values()):
            self._stop(job)
        for _ in self._threads:
            self._waiting.put(None)
        for thread in self._threads:
            thread.join(_LONGEST_WAIT_S)

    def _take(self, job: _Job) -> None:
        with self._lock:
            if job.key in self._jobs:
                raise EngineError("protocol.same_id", "a request with this id is not answered yet", given=job.key)
            self._jobs[job.key] = job
        self._waiting.put(job)

    def _cancel(self, key: str | int) -> None:
        job = self._jobs.get(key)
        if job is None:
            raise EngineError("protocol.no_such_id", "no request with this id is under way", given=key)
        self._stop(job)

    @staticmethod
    def _stop(job: _Job) -> None:
        job.is_cancelled.set()
        if job.search is not None:
            job.search.stop()

    def _work(self) -> None:
        while (job := self._waiting.get()) is not None:
            try:
                last = self._analyse(job)
            except HedgemazeError as error:
                self._end(job, _error_data(error))
            except Exception as error:  # a bug is answered too
                self._end(job, _error_data(EngineError("engine.crashed", f"{type(error).__name__}: {error}")))
            else:
                self._end(job, {"type": "cancelled"} if job.is_cancelled.is_set() else {"type": "done", **last})

    def _analyse(self, job: _Job) -> dict[str, Any]:
        outcome = job.game.outcome()
        if outcome is not None:
            return {"best": None, "outcome": {"result": str(outcome), "reason": outcome.reason.value}}
        if job.is_cancelled.is_set():
            return {}
        search = job.search = make_search(job.game, self._options)
        last: dict[str, Any] = {}
        for report in search.stream(job.limit, job.every or _EVERY_S):
            if job.is_cancelled.is_set():
                search.stop()
            last = report_data(report, job.lines)
            if job.every is not None and not report.is_final and not job.is_cancelled.is_set():
                self._send({"id": job.key, "type": "info", **last})
        return last

    def _end(self, job: _Job, data: dict[str, Any]) -> None:
        with self._lock:
            self._jobs.pop(job.key, None)
        self._send({"id": job.key, **data})

    def _fail(self, key: str | int | None, error: HedgemazeError) -> None:
        self._send({"id": key, **_error_data(error)})

    def _send(self, data: dict[str, Any]) -> None:
        line = json.dumps(data)
        with self._lock:
            self._write(line)


def report_data(report: Report, lines: int) -> dict[str, Any]:
    """Returns a report as plain data, with the best `lines` actions."""
    return {
        "best": str(report.best.action) if report.candidates else None,  # None if it was stopped before its first node
        "values": _values(report.values),
        "lines": [_line(candidate) for candidate in report.candidates[:lines]],
        "proof": _proof(report.proof),
        "nodes": report.nodes,
        "nps": round(report.nodes_per_second),
        "seconds": round(report.seconds, 3),
        "depth": report.depth,
        "distances": {side.letter: steps for side, steps in report.distances.items()},
        **({} if report.exact is None else {"exact": _exact(report.exact)}),
    }


def _line(candidate: Candidate) -> dict[str, Any]:
    return {
        "action": str(candidate.action),
        "values": _values(candidate.values),
        "visits": candidate.visits,
        "prior": round(candidate.prior, 4),
        "proof": _proof(candidate.proof),
        "line": [str(action) for action in candidate.line],
    }


def _values(values: dict[Side, float]) -> dict[str, float]:
    return {side.letter: round(value, 4) for side, value in values.items()}


def _proof(proof: Proof | None) -> dict[str, Any] | None:
    if proof is None:
        return None
    return {"winner": proof.winner.letter if proof.winner else None, "actions": proof.actions}


def _exact(exact: Exact) -> dict[str, Any]:
    of = "game" if exact.is_certain else "life"
    best = [str(action) for action in exact.best]
    return {"of": of, "value": exact.value.value, "distance": exact.distance, "best": best}


def _error_data(error: HedgemazeError) -> dict[str, Any]:
    return {"type": "error", "code": error.code, "message": str(error)[:1000]}


# Reading requests.


def _read_id(data: dict[str, Any]) -> str | int:
    key = data.get("id")
    if isinstance(key, bool) or not isinstance(key, str | int) or len(str(key)[: _LONGEST_ID + 1]) > _LONGEST_ID:
        raise EngineError("protocol.bad_id", f"an id is a text or a number of at most {_LONGEST_ID} characters")
    return key


def _read_job(key: str | int, data: dict[str, Any], default: Limit) -> _Job:
    for name in data:
        if name not in _KEYS:
            raise no_such(EngineError, "protocol.unknown_word", "key", name, sorted(_KEYS))
    lines, every = data.get("lines", 1), data.get("every")
    if type(lines) is not int or not 1 <= lines <= _MAX_LINES:
        message = f"lines are a number from 1 to {_MAX_LINES}"
        raise EngineError("protocol.bad_value", message, given=lines, allowed=Between(1, _MAX_LINES))
    if every is not None and (type(every) not in (int, float) or not every > 0):
        raise EngineError("protocol.bad_value", "every is a number of seconds, more than 0", given=every)
    return _Job(key, _read_game(data), _read_limit(data.get("limit"), default), lines, every)


def _read_limit(data: Any, default: Limit) -> Limit:
    if data is None:
        return default
    if not isinstance(data, dict) or not data.keys() <= {"nodes", "seconds"}:
        raise EngineError("protocol.bad_value", "a limit is an object with nodes, seconds or both", given=data)
    nodes, seconds = data.get("nodes"), data.get("seconds")
    if type(nodes) not in (int, type(None)) or type(seconds) not in (int, float, type(None)):
        raise EngineError("protocol.bad_value", "a limit has numbers", given=data)
    return Limit(nodes, seconds)


def _read_game(data: dict[str, Any]) -> Game:
    """Makes the game of a request: a mode, a position or a record, and the moves after it."""
    sources = [name for name in ("mode", "position", "record") if name in data]
    if len(sources) != 1 or not isinstance(data[sources[0]], str):
        raise EngineError("protocol.missing_word", "one of mode, position and record is expected, as a text")
    text = data[sources[0]]
    if sources == ["mode"]:
        game = Game(parse_mode(text))
    elif sources == ["position"]:
        game = Game(Position.parse(text))
    else:
        game = _cut(parse_record(text), data.get("at"))
    moves = data.get("moves", [])
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise EngineError("protocol.bad_value", "moves are a list of texts", given=moves)
    for number, token in enumerate(moves, 1):
        try:
            game.play(read_token(token, game.position))
        except HedgemazeError as error:
            raise NotationError(error.code, f"move {number}, {error.message}", given=token) from None
    return game


def _cut(game: Game, at: Any) -> Game:
    """Undoes the entries of a game after the first `at`."""
    if at is not None and (type(at) is not int or not 0 <= at <= len(game.entries)):
        message = f"at is a number from 0 to {len(game.entries)}"
        raise EngineError("protocol.bad_value", message, given=at, allowed=Between(0, len(game.entries)))
    while at is not None and len(game.entries) > at:
        game.undo()
    return game
