"""`Match`: paired games between players, in several processes, written to a log and counted as they come in."""

from __future__ import annotations

import contextlib
import json
import os
import select
import subprocess
import sys
from collections.abc import Generator, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from hedgemaze.arena.lineup import Bench, Description, describe, description_data
from hedgemaze.arena.log import MatchLog
from hedgemaze.arena.openings import Opening, openings
from hedgemaze.arena.referee import GameResult
from hedgemaze.arena.schedule import Fixture, fixtures
from hedgemaze.arena.sprt import Bounds, Sprt, sprt
from hedgemaze.arena.standings import Standings
from hedgemaze.arena.worker import job_data, play_fixture
from hedgemaze.engine.players.clock import TimeControl
from hedgemaze.errors import EngineError
from hedgemaze.protocols.config import EngineConfig
from hedgemaze.rules import Mode, format_mode

__all__ = ["Match"]

_FAREWELL_S = 5.0
_WORKER = "from hedgemaze.arena.worker import main; main()"


class Match:
    """A match; `play` plays what is left of it.

    Args:
        mode: what is played; in the PAC-MAN modes its maze is one of many unless `mazes` says otherwise.
        players: names of built-in players and outside engines; or, by name, also functions that make a player.
        rounds: how many openings are played, each with every exchange of seats.
        seed: of the openings, and of players that use chance.
        control: how long players may think.
        schedule: ``round_robin``, or ``gauntlet``: the first player against each of the others.
        concurrency: how many games at once, each in a process of its own; 0 plays in this process.
        log: the file that finished games are written to; games that it holds already are not played again.
        bounds: of a sequential test between two players, which may end the match early.
        mazes: ``mixed``, ``shipped`` or ``own``.

    Raises:
        EngineError: such a match cannot be played, or the log is not one of it.

    >>> match = Match(Mode.named("classic2", size=5), ["greedy", "random"], rounds=2, concurrency=0)
    >>> [game.seats["S"] for game in match.play()]
    ['greedy', 'random', 'greedy', 'random']
    >>> match.standings().rows()[0].name
    'greedy'
    """

    def __init__(
        self,
        mode: Mode,
        players: Sequence[str | EngineConfig] | Mapping[str, Description],
        *,
        rounds: int = 10,
        seed: int = 0,
        control: TimeControl | None = None,
        schedule: str = "round_robin",
        concurrency: int = 1,
        log: Path | None = None,
        bounds: Bounds | None = None,
        mazes: str = "mixed",
    ) -> None:
        self.mode, self.seed, self.mazes = mode, seed, mazes
        self.players = describe(players)
        self.control = control or TimeControl(move_ms=1000)
        self.bounds, self._concurrency = bounds, concurrency
        names = list(self.players)
        self._fixtures = list(fixtures(names, len(mode.sides), rounds, schedule))
        if bounds is not None and (len(names) != 2 or len(mode.sides) != 2):
            raise EngineError("match.bad_sprt", "a sequential test is between two players in a mode of two sides")
        if concurrency > 0 and any(callable(each) for each in self.players.values()):
            raise EngineError("match.not_portable", "functions make players in this process alone: concurrency=0")
        self._openings = openings(mode, seed, mazes=mazes)
        self._made: list[Opening] = []
        self._log = None if log is None else MatchLog(log, self._head(schedule))
        wanted = {fixture.number for fixture in self._fixtures}
        self.results = [] if self._log is None else [each for each in self._log.results if each.number in wanted]

    def _head(self, schedule: str) -> dict[str, Any]:
        return {
            "mode": format_mode(self.mode),
            "players": {name: description_data(each) for name, each in self.players.items()},
            "seed": self.seed,
            "schedule": schedule,
            "mazes": self.mazes,
            "control": self.control.to_data(),
        }

    @property
    def total(self) -> int:
        """How many games the match has, unless a test ends it early."""
        return len(self._fixtures)

    def opening(self, number: int) -> Opening:
        """Returns an opening of the match."""
        while len(self._made) <= number:
            self._made.append(next(self._openings))
        return self._made[number]

    def standings(self) -> Standings:
        """Returns what the games so far have shown."""
        return Standings(self.results)

    def test(self) -> Sprt | None:
        """Returns how the sequential test stands, or None if there is none."""
        if self.bounds is None:
            return None
        one, other = self.players
        return sprt(self.standings().pairs(one, other), self.bounds)

    def run(self) -> Standings:
        """Plays everything that is left and returns the standings."""
        for _ in self.play():
            pass
        return self.standings()

    def play(self) -> Generator[GameResult, None, None]:
        """Plays what is left and yields each game when it ends; leaving the loop ends all workers and engines.

        Raises:
            EngineError: a worker crashed.
        """
        done = {result.number for result in self.results}
        left = iter([fixture for fixture in self._fixtures if fixture.number not in done])
        played = self._play_here(left) if self._concurrency == 0 else self._play_in_workers(left)
        try:
            with contextlib.closing(played):
                while not self._is_decided and (result := next(played, None)) is not None:
                    self.results.append(result)
                    if self._log is not None:
                        self._log.add(result)
                    yield result
        finally:
            self.close()

    def close(self) -> None:
        """Closes the log; a match that is to go on is made anew."""
        if self._log is not None:
            log, self._log = self._log, None
            log.close()

    @property
    def _is_decided(self) -> bool:
        test = self.test()
        return test is not None and test.decision is not None

    def _play_here(self, left: Iterator[Fixture]) -> Generator[GameResult, None, None]:
        bench = Bench(self.players, self.seed)
        try:
            for fixture in left:
                yield play_fixture(bench, fixture, self.opening(fixture.opening), self.control)
        finally:
            bench.close()

    def _play_in_workers(self, left: Iterator[Fixture]) -> Generator[GameResult, None, None]:
        workers: list[_Worker] = []
        head = {
            "control": self.control.to_data(),
            "seed": self.seed,
            "players": {name: description_data(each) for name, each in self.players.items()},
        }
        try:
            while len(workers) < self._concurrency and (fixture := next(left, None)) is not None:
                workers.append(_Worker(head))
                workers[-1].give(job_data(fixture, self.opening(fixture.opening)))
            busy = list(workers)
            while busy:
                ready, _, _ = select.select(busy, [], [])
                for worker in ready:
                    for result in worker.take():
                        fixture = next(left, None)
                        if fixture is None:
                            busy.remove(worker)
                        else:
                            worker.give(job_data(fixture, self.opening(fixture.opening)))
                        yield result
            for worker in workers:
                worker.dismiss()
        finally:
            for worker in workers:
                worker.close()


class _Worker:
    """A process that plays games."""

    def __init__(self, head: dict[str, Any]) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", _WORKER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,  # an interrupt from the terminal is the match's business
        )
        assert self._process.stdin and self._process.stdout
        self._stdin, self._stdout = self._process.stdin, self._process.stdout
        self._pending = b""
        self.give(head)

    def fileno(self) -> int:
        """What `select` looks at."""
        return self._stdout.fileno()

    def give(self, data: dict[str, Any] | None) -> None:
        """Sends one line."""
        with contextlib.suppress(BrokenPipeError):  # `take` finds out why
            self._stdin.write(json.dumps(data).encode() + b"\n")
            self._stdin.flush()

    def take(self) -> list[GameResult]:
        """Returns the results that have arrived.

        Raises:
            EngineError: the process has ended.
        """
        data = os.read(self.fileno(), 1_000_000)
        if not data:
            status = self._process.wait()
            raise EngineError("match.worker_crashed", f"a worker has ended with exit status {status}")
        *lines, self._pending = (self._pending + data).split(b"\n")
        return [GameResult.from_data(json.loads(line)) for line in lines]

    def dismiss(self) -> None:
        """Lets the process end its engines politely."""
        self.give(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_FAREWELL_S)

    def close(self) -> None:
        """Ends the process at once; its engines end with it."""
        with contextlib.suppress(BrokenPipeError):
            self._stdin.close()
        self._process.kill()
        self._process.wait()
        self._stdout.close()
