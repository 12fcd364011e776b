"""`Searching`: what all searches of the core have in common: limits, reports, stopping, going on with the game."""

from __future__ import annotations

import abc
import contextlib
import math
import time
from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol, Self

from hedgemaze import core, rules
from hedgemaze.engine.early_stop import Standing, StopRule
from hedgemaze.engine.limits import Limit
from hedgemaze.engine.report import Candidate, Proof, Report
from hedgemaze.engine.roots import Played, position_of
from hedgemaze.errors import EngineError, GameOverError
from hedgemaze.rules import Action, Piece, Side, Square, all_actions, to_number

__all__ = ["EVERY_PIECE", "Root", "Searching", "bits_of", "standing_of", "taking_memory"]

Root = rules.Game | rules.Position | core.Position | Played
"""Where a search may begin: a game, whose repetitions count, or a position alone."""

EVERY_PIECE = 0xFF
_MOST_MB = 30_000
_LONGEST_SLICE, _SHORTEST_SLICE = 0.05, 0.0001
"""Seconds without a look at what else is going on, such as Ctrl-C."""
_FOR_EVER = 2**62

_Proved = tuple[int | None, int] | None
_Choice = tuple[int, int, float, list[float], _Proved, list[int]]


class Host(Protocol):
    """A search of the core with its memory."""

    @property
    def nodes(self) -> int: ...
    def advance(self, action: int, allowed: int) -> None: ...
    def stop(self) -> None: ...
    def take_stop(self) -> bool: ...
    def is_finished(self) -> bool: ...
    def report(self) -> tuple[int, int, bool, list[float], _Proved, list[_Choice]]: ...
    def chosen(self, trodden: Sequence[int]) -> int: ...


def bits_of(mode: rules.Mode, allowed: Iterable[Piece] | None) -> int:
    """Returns the pieces as the core wants them: bit i is piece i of the mode."""
    if allowed is None:
        return EVERY_PIECE
    return sum(1 << mode.pieces.index(piece) for piece in set(allowed) if piece in mode.pieces)


@contextlib.contextmanager
def taking_memory(memory_mb: int) -> Iterator[None]:
    """Turns the system's refusal of memory into an error of ours."""
    try:
        yield
    except MemoryError:
        message = "the system does not give so much memory"
        raise EngineError("engine.no_memory", message, given=f"{memory_mb} MB") from None


def standing_of(choices: Sequence[_Choice], position: core.Position, *, counts_visits: bool = False) -> Standing:
    """Returns how candidates stand, which are given best first."""
    mover = position.mode.sides.index(position.side)

    def is_lost(found: _Proved) -> bool:
        return found is not None and found[0] is not None and found[0] != mover

    rivals = [visits for _, visits, _, _, found, _ in choices[1:] if not is_lost(found)]
    if not rivals and is_lost(choices[0][4]):
        rivals = [visits for _, visits, *_ in choices[1:]]
    best, most = choices[0][:2]
    lead = most - max(rivals, default=0) if counts_visits else None
    return Standing(best, 1 + len(rivals), lead, sum(choice[1] for choice in choices))


class Searching(abc.ABC):
    """A search from one position, which can be run, watched, stopped from another thread, and led on through a game."""

    def __init__(self, game: Root, memory_mb: int, seed: int) -> None:
        if not 1 <= memory_mb <= _MOST_MB:
            raise EngineError("engine.bad_setting", f"memory is 1 to {_MOST_MB} MB", given=memory_mb)
        if not 0 <= seed < 2**64:
            raise EngineError("engine.bad_setting", "a seed is 0 to 2**64 - 1", given=seed)
        self._position = position_of(game)

    @property
    @abc.abstractmethod
    def _host(self) -> Host: ...

    @abc.abstractmethod
    def _work(self, nodes: int, seconds: float) -> None:
        """Works on until so many nodes since the root was set, or so many seconds from now."""

    @property
    def position(self) -> core.Position:
        """The position at the root."""
        return self._position

    def run(self, limit: Limit | None = None) -> Report:
        """Searches until the limit, which counts from now, or `stop`, or until nothing is left to learn.

        Raises:
            GameOverError, EngineError: the root has moved on to where there is nothing to search.
        """
        *_, report = self.stream(limit, every=math.inf)
        return report

    def stream(self, limit: Limit | None = None, every: float = 0.1) -> Iterator[Report]:
        """Searches like `run`, with a report every so many seconds; the last one is final."""
        self._must_go_on()
        limit = limit or Limit()
        start = time.perf_counter()
        end = start + (limit.seconds or math.inf)
        nodes = min(self._host.nodes + (limit.nodes or _FOR_EVER), _FOR_EVER)
        due = start + every
        pause = nodes if limit.depth is None else 0  # by nodes, so that the same search ends at the same one
        rule = self._stop_rule(limit)
        longest = _LONGEST_SLICE if rule is None else rule.pause_s
        while True:
            if limit.depth is not None and self._host.nodes >= pause:
                pause = self._host.nodes + self._host.nodes // 8 + 1
            now = time.perf_counter()
            self._work(min(nodes, pause), max(min(longest, end - now, due - now), _SHORTEST_SLICE))
            now = time.perf_counter()
            is_over = self._host.take_stop() or self._host.is_finished()
            if limit.depth is not None and self._host.nodes >= pause:
                is_over = is_over or self._host.report()[1] >= limit.depth
            if rule is not None:
                is_over = is_over or rule.is_enough(now - start, self._standing())
            if is_over or now >= end or self._host.nodes >= nodes:
                yield self._report(now - start, is_final=True)
                return
            if now >= due:
                due = now + every
                yield self._report(now - start, is_final=False)

    def stop(self) -> None:
        """Ends the run under way within milliseconds, from any thread; if there is none, the next one ends at once."""
        self._host.stop()

    def advance(self, action: Action | str, allowed: Iterable[Piece] | None = None) -> Self:
        """Goes on to the position after an action, keeping what is known of it, and returns the search.

        A skill with blind spots sees something else there, and begins anew.

        Raises:
            NotationError, IllegalActionError, GameOverError: as `Position.play`; the search stays as it was.
        """
        action = self._position.parse_action(action)
        self._position = self._position.play(action)
        mode = self._position.mode
        self._host.advance(to_number(action, mode.family, mode.size), bits_of(mode, allowed))
        return self

    def chosen(self, trodden: Sequence[Square] = ()) -> int:
        """Returns which candidate of the last report the skill plays: the best, or now and then one nearly as good.

        Args:
            trodden: classic: where its pawn has just been; there a loose skill does not go for nothing.
        """
        return self._host.chosen(trodden)

    def _must_go_on(self) -> None:
        if self._position.outcome():
            raise GameOverError("action.game_over", "the game is over", position=self._position.text)
        if self._host.nodes == 0 and self._host.is_finished() and not self._host.report()[-1]:
            message = "none of the pieces that may be moved can act"
            raise EngineError("engine.nothing_allowed", message, position=self._position.text)

    def _stop_rule(self, limit: Limit) -> StopRule | None:
        if limit.soft_seconds is None:
            return None
        hard_s = math.inf if limit.seconds is None else limit.seconds
        return StopRule(limit.soft_seconds, hard_s, self._standing())

    def _standing(self) -> Standing:
        """Returns how the actions at the root stand; without a lead: not every search plays the most visited one."""
        return standing_of(self._host.report()[-1], self._position)

    def _report(self, seconds: float, *, is_final: bool) -> Report:
        nodes, depth, _, values, proof, choices = self._host.report()
        mode = self._position.mode
        actions = all_actions(mode.family, mode.size)

        def shares(numbers: list[float]) -> dict[Side, float]:
            return dict(zip(mode.sides, numbers, strict=True))

        def proved(found: _Proved) -> Proof | None:
            return found and Proof(None if found[0] is None else mode.sides[found[0]], found[1])

        candidates = tuple(
            Candidate(
                action=actions[number],
                visits=visits,
                prior=prior,
                values=shares(worth),
                proof=proved(found),
                line=tuple(actions[each] for each in line),
            )
            for number, visits, prior, worth, found, line in choices
        )
        distances = {side: self._position.distance(side) for side in mode.sides}
        return Report(
            values=shares(values),
            candidates=candidates,
            proof=proved(proof),
            nodes=nodes,
            seconds=seconds,
            depth=depth,
            distances={side: steps for side, steps in distances.items() if steps is not None},
            is_final=is_final,
        )
