"""A process that plays games of a match.

It reads JSON lines from standard input, first what the match is and then one game after the other, and answers each
with its result. It ends when its input does, at once, in the middle of a game: so no worker outlives its match, and no
engine its worker.
"""

from __future__ import annotations

import json
import os
import queue
import sys
import threading
from typing import IO, Any

from hedgemaze.arena.lineup import Bench, described
from hedgemaze.arena.openings import Opening
from hedgemaze.arena.referee import GameResult, play_game
from hedgemaze.arena.schedule import Fixture
from hedgemaze.engine.players.clock import TimeControl

__all__ = ["job_data", "main", "play_fixture"]


def play_fixture(bench: Bench, fixture: Fixture, opening: Opening, control: TimeControl) -> GameResult:
    """Plays one game of a match."""
    return play_game(
        opening,
        bench.seat(fixture, opening),
        control,
        number=fixture.number,
        pair=fixture.pair,
        opening_number=fixture.opening,
    )


def job_data(fixture: Fixture, opening: Opening) -> dict[str, Any]:
    """Returns what a worker is told about a game."""
    return {
        "number": fixture.number,
        "opening_number": fixture.opening,
        "pair": fixture.pair,
        "seats": list(fixture.seats),
        "opening": opening.to_data(),
    }


def main() -> None:
    """Plays the games that standard input asks for."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # whatever else is printed is no answer
    lines: queue.Queue[str] = queue.Queue()
    threading.Thread(target=_listen, args=(sys.stdin, lines), daemon=True).start()
    head = json.loads(lines.get())
    control = TimeControl(**head["control"])
    bench = Bench(described(head["players"]), head["seed"])
    while (job := json.loads(lines.get())) is not None:
        fixture = Fixture(job["number"], job["opening_number"], job["pair"], tuple(job["seats"]))
        result = play_fixture(bench, fixture, Opening.from_data(job["opening"]), control)
        answers.write(json.dumps(result.to_data(), ensure_ascii=False) + "\n")
        answers.flush()
    bench.close()


def _listen(stream: IO[str], lines: queue.Queue[str]) -> None:
    for line in stream:
        lines.put(line)
    os._exit(1)  # the match has ended; the guards end the engines
