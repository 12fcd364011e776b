"""`Search`: the best-first search of the core, on a game or a position: limits, reports, stopping, tree reuse."""

from __future__ import annotations

import math
import time
from collections.abc import Iterable, Iterator, Sequence
from typing import Self

from hedgemaze import core
from hedgemaze.core._choose import native
from hedgemaze.engine.early_stop import Standing, StopRule, standing_of
from hedgemaze.engine.evaluators import Batch, Evaluator
from hedgemaze.engine.limits import Limit
from hedgemaze.engine.report import Candidate, Proof, Report
from hedgemaze.engine.search_root import Root, history_of, piece_bits, position_of
from hedgemaze.engine.skill import Skill
from hedgemaze.errors import EngineError, GameOverError
from hedgemaze.rules import Action, Piece, Side, Square, all_actions, to_number

__all__ = ["Search"]

_MOST_MB = 30_000
_LONGEST_SLICE, _SHORTEST_SLICE = 0.05, 0.0001
"""Seconds without a look at what else is going on, such as Ctrl-C."""
_FOR_EVER = 2**62


class Search:
    """A best-first search (PUCT) for every mode; docs/decisions/0009-search.md says how it works.

    It can be run, watched, stopped from another thread, and led on through a game.

    >>> from hedgemaze import rules
    >>> from hedgemaze.engine import Limit
    >>> search = Search(rules.Game(rules.Mode.named("classic2", size=3, fences=1)))
    >>> report = search.run(Limit(nodes=20_000))
    >>> report.proof
    Proof(winner=<Side.NORTH: 'N'>, actions=...)

    Args:
        game: a game, whose repetitions count, or a position alone.
        evaluator: who judges positions; None for the knowledge in the core.
        threads: with more than one the tree is not the same every time. With an evaluator there is one.
        memory_mb: bound of the tree's memory; when it is full, the search has ended.
        seed: of what a skill overlooks and misjudges; a search at full strength draws nothing.
        allowed: pieces that may be moved at the root, for a seat that holds only some ghosts; None for all.
        skill: blind spots; None for none.

    Raises:
        GameOverError: the game has ended.
        EngineError: none of these pieces can act, or a number is out of range.
    """

    def __init__(
        self,
        game: Root,
        *,
        evaluator: Evaluator | None = None,
        threads: int = 1,
        memory_mb: int = 64,
        seed: int = 0,
        allowed: Iterable[Piece] | None = None,
        skill: Skill | None = None,
    ) -> None:
        if not 1 <= memory_mb <= _MOST_MB:
            raise EngineError("engine.bad_setting", f"memory is 1 to {_MOST_MB} MB", given=memory_mb)
        if not 0 <= seed < 2**64:
            raise EngineError("engine.bad_setting", "a seed is 0 to 2**64 - 1", given=seed)
        self._position = position_of(game)
        if not 1 <= threads <= 256:
            raise EngineError("engine.bad_setting", "1 to 256 threads", given=threads)
        skill = skill or Skill()
        self._evaluator = evaluator
        self._threads = threads
        try:
            self._tree = native.TreeSearch(
                self._position._native,
                history_of(game),
                allowed=piece_bits(self._position.mode, allowed),
                memory=memory_mb << 20,
                is_eager=evaluator is not None,
                seed=seed,
                nodes=skill.nodes,
                sight=skill.sight,
                overlook=skill.overlook,
                noise=skill.noise,
                looseness=skill.looseness,
            )
        except MemoryError:
            message = "the system does not give so much memory"
            raise EngineError("engine.no_memory", message, given=f"{memory_mb} MB") from None
        self._must_go_on()

    @property
    def position(self) -> core.Position:
        """The position at the root."""
        return self._position

    @property
    def used_bytes(self) -> int:
        """Memory that the tree takes now."""
        return self._tree.used

    def run(self, limit: Limit | None = None) -> Report:
        """Searches until the limit, which counts from now, or `stop`, or until nothing is left to learn.

        Raises:
            GameOverError, EngineError: the root has moved on to where there is nothing to search.
        """
        *_, report = self.stream(limit, every=math.inf)
        return report

    def stream(self, limit: Limit | None = None, every: float = 0.1) -> Iterator[Report]:
        """Searches like `run`, with a report every `every` seconds; the last one is final."""
        self._must_go_on()
        limit = limit or Limit()
        start = time.perf_counter()
        end = start + (limit.seconds or math.inf)
        nodes = min(self._tree.nodes + (limit.nodes or _FOR_EVER), _FOR_EVER)
        due = start + every
        pause = nodes if limit.depth is None else 0  # by nodes, so that the same search ends at the same one
        rule = self._stop_rule(limit)
        longest = _LONGEST_SLICE if rule is None else rule.pause_s
        while True:
            if limit.depth is not None and self._tree.nodes >= pause:
                pause = self._tree.nodes + self._tree.nodes // 8 + 1
            now = time.perf_counter()
            self._work(min(nodes, pause), max(min(longest, end - now, due - now), _SHORTEST_SLICE))
            now = time.perf_counter()
            is_over = self._tree.take_stop() or self._tree.is_finished()
            if limit.depth is not None and self._tree.nodes >= pause:
                is_over = is_over or self._tree.report()[1] >= limit.depth
            if rule is not None:
                is_over = is_over or rule.is_enough(now - start, self._standing())
            if is_over or now >= end or self._tree.nodes >= nodes:
                yield self._report(now - start, is_final=True)
                return
            if now >= due:
                due = now + every
                yield self._report(now - start, is_final=False)

    def stop(self) -> None:
        """Ends the run under way within milliseconds, from any thread; if there is none, the next one ends at once."""
        self._tree.stop()

    def advance(self, action: Action | str, allowed: Iterable[Piece] | None = None) -> Self:
        """Goes on to the position after an action, keeping what is known of it, and returns the search.

        A skill with blind spots sees something else there, and starts again.

        Raises:
            NotationError, IllegalActionError, GameOverError: as `Position.play`; the search stays as it was.
        """
        action = self._position.parse_action(action)
        self._position = self._position.play(action)
        mode = self._position.mode
        self._tree.advance(to_number(action, mode.family, mode.size), piece_bits(mode, allowed))
        return self

    def chosen(self, trodden: Sequence[Square] = ()) -> int:
        """Returns which candidate of the last report the skill plays: the best, or now and then one nearly as good.

        Args:
            trodden: classic: where its pawn has just been; there a loose skill does not go for nothing.
        """
        return self._tree.chosen(trodden)

    def _must_go_on(self) -> None:
        if self._position.outcome():
            raise GameOverError("action.game_over", "the game is over", position=self._position.text)
        if self._tree.nodes == 0 and self._tree.is_finished() and not self._tree.report()[-1]:
            message = "none of the pieces that may be moved can act"
            raise EngineError("engine.nothing_allowed", message, position=self._position.text)

    def _work(self, nodes: int, seconds: float) -> None:
        """Works on until the tree has `nodes` nodes since the root was set, or for `seconds`."""
        if self._evaluator is None:
            self._tree.run(nodes, seconds, self._threads)
            return
        mode = self._position.mode
        end = time.perf_counter() + seconds
        while True:
            most = min(self._evaluator.batch_size, nodes - self._tree.nodes)
            gathered = self._tree.gather(most)
            if gathered:
                batch = Batch([core.Position(mode, held) for held in gathered])
                try:
                    self._tree.supply(*self._evaluator.evaluate(batch))
                except BaseException:
                    self._tree.forget()
                    raise
            is_over = self._tree.is_finished() or self._tree.is_stopped()
            if is_over or self._tree.nodes >= nodes or time.perf_counter() >= end:
                return

    def _stop_rule(self, limit: Limit) -> StopRule | None:
        if limit.soft_seconds is None:
            return None
        hard_s = math.inf if limit.seconds is None else limit.seconds
        return StopRule(limit.soft_seconds, hard_s, self._standing())

    def _standing(self) -> Standing:
        mover = self._position.mode.sides.index(self._position.side)
        return standing_of(self._tree.report(0)[-1], mover)

    def _report(self, seconds: float, *, is_final: bool) -> Report:
        nodes, depth, _, values, proof, choices = self._tree.report()
        mode = self._position.mode
        actions = all_actions(mode.family, mode.size)

        def shares(numbers: list[float]) -> dict[Side, float]:
            return dict(zip(mode.sides, numbers, strict=True))

        def proved(found: tuple[int | None, int] | None) -> Proof | None:
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
