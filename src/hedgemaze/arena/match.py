"""`Match`: paired games between players, in several processes, with a log and running standings."""

from __future__ import annotations

import contextlib
import select
import sys
from collections.abc import Generator, Iterator, Mapping, Sequence
from pathlib import Path

from hedgemaze.arena.lineup import PlayerPool, PlayerSpec, named_specs, spec_to_data
from hedgemaze.arena.log import MatchLog
from hedgemaze.arena.openings import Opening, openings
from hedgemaze.arena.referee import GameResult
from hedgemaze.arena.schedule import Fixture, fixtures
from hedgemaze.arena.sprt import Bounds, Sprt, sprt
from hedgemaze.arena.standings import Standings
from hedgemaze.arena.time_control import TimeControl
from hedgemaze.arena.worker import MatchWorker, job_data, play_fixture
from hedgemaze.errors import EngineError
from hedgemaze.protocols.engine_config import EngineConfig
from hedgemaze.rules import Mode, format_mode


class Match:
    """A match; `play` plays the games that are not in its log.

    Args:
        mode: the mode; in the PAC-MAN modes `mazes` says which mazes replace its own.
        players: built-in players and outside engines, or a mapping from names to these and to functions.
        rounds: number of openings; each is played with every rotation of seats.
        seed: seed of the openings and of random players.
        control: the time control.
        schedule: ``round_robin``, or ``gauntlet``: the first player against each of the others.
        concurrency: number of worker processes; 0 plays in this process, and so does Windows.
        log: file for finished games; games that it already contains are not played again.
        bounds: bounds of a sequential test (SPRT) between two players, which may end the match early.
        mazes: ``mixed``, ``shipped`` or ``own``.

    Raises:
        EngineError: the arguments do not fit together, or the log belongs to another match.

    >>> match = Match(Mode.named("classic2", size=5), ["greedy", "random"], rounds=2, concurrency=0)
    >>> [game.seats["S"] for game in match.play()]
    ['greedy', 'random', 'greedy', 'random']
    >>> match.standings().rows()[0].name
    'greedy'
    """

    def __init__(
        self,
        mode: Mode,
        players: Sequence[str | EngineConfig] | Mapping[str, PlayerSpec],
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
        self.players = named_specs(players)
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
        self._header = {
            "mode": format_mode(mode),
            "players": {name: spec_to_data(each) for name, each in self.players.items()},
            "seed": seed,
            "schedule": schedule,
            "mazes": mazes,
            "control": self.control.to_data(),
        }
        self._log = None if log is None else MatchLog(log, self._header)
        wanted = {fixture.number for fixture in self._fixtures}
        self.results = [] if self._log is None else [each for each in self._log.results if each.number in wanted]

    @property
    def total(self) -> int:
        """Number of games, unless the test ends the match early."""
        return len(self._fixtures)

    def opening(self, number: int) -> Opening:
        """Returns an opening of the match by its number."""
        while len(self._made) <= number:
            self._made.append(next(self._openings))
        return self._made[number]

    def standings(self) -> Standings:
        """Returns the standings after the games so far."""
        return Standings(self.results)

    def test(self) -> Sprt | None:
        """Returns the state of the sequential test, or None without one."""
        if self.bounds is None:
            return None
        one, other = self.players
        return sprt(self.standings().pairs(one, other), self.bounds)

    def run(self) -> Standings:
        """Plays the remaining games and returns the standings."""
        for _ in self.play():
            pass
        return self.standings()

    def play(self) -> Generator[GameResult, None, None]:
        """Plays the remaining games and yields each result; closing the generator ends all workers and engines.

        Raises:
            EngineError: a worker crashed.
        """
        done = {result.number for result in self.results}
        left = iter([fixture for fixture in self._fixtures if fixture.number not in done])
        has_workers = self._concurrency > 0 and sys.platform != "win32"  # where `select` cannot wait for pipes
        played = self._play_in_workers(left) if has_workers else self._play_here(left)
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
        """Closes the log. To resume, make another `Match` with the same log."""
        if self._log is not None:
            log, self._log = self._log, None
            log.close()

    @property
    def _is_decided(self) -> bool:
        test = self.test()
        return test is not None and test.decision is not None

    def _play_here(self, left: Iterator[Fixture]) -> Generator[GameResult, None, None]:
        pool = PlayerPool(self.players, self.seed)
        try:
            for fixture in left:
                yield play_fixture(pool, fixture, self.opening(fixture.opening), self.control)
        finally:
            pool.close()

    def _play_in_workers(self, left: Iterator[Fixture]) -> Generator[GameResult, None, None]:
        workers: list[MatchWorker] = []
        try:
            while len(workers) < self._concurrency and (fixture := next(left, None)) is not None:
                workers.append(MatchWorker(self._header))
                workers[-1].send(job_data(fixture, self.opening(fixture.opening)))
            busy = list(workers)
            while busy:
                ready, _, _ = select.select(busy, [], [])
                for worker in ready:
                    for result in worker.receive():
                        fixture = next(left, None)
                        if fixture is None:
                            busy.remove(worker)
                        else:
                            worker.send(job_data(fixture, self.opening(fixture.opening)))
                        yield result
            for worker in workers:
                worker.finish()
        finally:
            for worker in workers:
                worker.close()
