"""Worker processes that play games of a match: `MatchWorker` is the parent's end, `main` the child's.

The child reads JSON lines from standard input, a header and then one game per line, and answers each game with its
result. At the end of its input it exits at once, even during a game: so no worker outlives its match, and no engine its
worker.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import subprocess
import sys
import threading
from typing import IO, Any

from hedgemaze.arena.lineup import PlayerPool, specs_from_data
from hedgemaze.arena.openings import Opening
from hedgemaze.arena.referee import GameResult, play_game
from hedgemaze.arena.schedule import Fixture
from hedgemaze.arena.time_control import TimeControl
from hedgemaze.errors import EngineError

_EXIT_S = 5.0
_COMMAND = "from hedgemaze.arena.worker import main; main()"


def play_fixture(pool: PlayerPool, fixture: Fixture, opening: Opening, control: TimeControl) -> GameResult:
    """Plays one game of a match."""
    return play_game(
        opening,
        pool.seat(fixture, opening),
        control,
        number=fixture.number,
        pair=fixture.pair,
        opening_number=fixture.opening,
    )


def job_data(fixture: Fixture, opening: Opening) -> dict[str, Any]:
    """Returns the line that asks a worker for a game."""
    return {
        "number": fixture.number,
        "opening_number": fixture.opening,
        "pair": fixture.pair,
        "seats": list(fixture.seats),
        "opening": opening.to_data(),
    }


class MatchWorker:
    """The parent's end of a worker process."""

    def __init__(self, header: dict[str, Any]) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", _COMMAND],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C reaches the match alone
        )
        assert self._process.stdin and self._process.stdout
        self._stdin, self._stdout = self._process.stdin, self._process.stdout
        self._pending = b""
        self.send(header)

    def fileno(self) -> int:
        """The descriptor that `select` waits for."""
        return self._stdout.fileno()

    def send(self, data: dict[str, Any] | None) -> None:
        """Sends one line of JSON; None ends the worker."""
        with contextlib.suppress(BrokenPipeError):  # `receive` reports why
            self._stdin.write(json.dumps(data).encode() + b"\n")
            self._stdin.flush()

    def receive(self) -> list[GameResult]:
        """Returns the results that have arrived.

        Raises:
            EngineError: the process has exited.
        """
        data = os.read(self.fileno(), 1_000_000)
        if not data:
            status = self._process.wait()
            message, details = f"a worker has ended with exit status {status}", {"status": status}
            raise EngineError("match.worker_crashed", message, details=details, reason="exit_status")
        *lines, self._pending = (self._pending + data).split(b"\n")
        return [GameResult.from_data(json.loads(line)) for line in lines]

    def finish(self) -> None:
        """Asks the process to end its engines and exit, and waits a few seconds."""
        self.send(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_EXIT_S)

    def close(self) -> None:
        """Kills the process; its engines end with it."""
        with contextlib.suppress(BrokenPipeError):
            self._stdin.close()
        self._process.kill()
        self._process.wait()
        self._stdout.close()


# The child's end.


def main() -> None:
    """Plays the games that arrive on standard input."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # other output goes to standard error
    lines: queue.Queue[str] = queue.Queue()
    threading.Thread(target=_read, args=(sys.stdin, lines), daemon=True).start()
    header = json.loads(lines.get())
    control = TimeControl(**header["control"])
    pool = PlayerPool(specs_from_data(header["players"]), header["seed"])
    while (job := json.loads(lines.get())) is not None:
        fixture = Fixture(job["number"], job["opening_number"], job["pair"], tuple(job["seats"]))
        result = play_fixture(pool, fixture, Opening.from_data(job["opening"]), control)
        answers.write(json.dumps(result.to_data(), ensure_ascii=False) + "\n")
        answers.flush()
    pool.close()


def _read(stream: IO[str], lines: queue.Queue[str]) -> None:
    for line in stream:
        lines.put(line)
    os._exit(1)  # the match has ended; the child guards kill the engines
