"""`Search`: the best-first search of the core, on a game or a position."""

from __future__ import annotations

import time
from collections.abc import Iterable

from hedgemaze import core
from hedgemaze.core._choose import native
from hedgemaze.engine.early_stop import Standing
from hedgemaze.engine.evaluators import Batch, Evaluator
from hedgemaze.engine.roots import history_of
from hedgemaze.engine.searching import Root, Searching, bits_of, standing_of, taking_memory
from hedgemaze.engine.skill import Skill
from hedgemaze.errors import EngineError
from hedgemaze.rules import Piece

__all__ = ["Search"]


class Search(Searching):
    """A best-first search (PUCT) for every mode; docs/decisions/0009-search.md says how it works.

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
        super().__init__(game, memory_mb, seed)
        if not 1 <= threads <= 256:
            raise EngineError("engine.bad_setting", "1 to 256 threads", given=threads)
        skill = skill or Skill()
        self._evaluator = evaluator
        self._threads = threads
        with taking_memory(memory_mb):
            self._tree = native.TreeSearch(
                self._position._native,
                history_of(game),
                allowed=bits_of(self._position.mode, allowed),
                memory=memory_mb << 20,
                is_eager=evaluator is not None,
                seed=seed,
                nodes=skill.nodes,
                sight=skill.sight,
                overlook=skill.overlook,
                noise=skill.noise,
                looseness=skill.looseness,
            )
        self._must_go_on()

    @property
    def _host(self) -> native.TreeSearch:
        return self._tree

    @property
    def used_bytes(self) -> int:
        """Memory that the tree takes now."""
        return self._tree.used

    def _standing(self) -> Standing:
        return standing_of(self._tree.report(0)[-1], self._position, counts_visits=True)

    def _work(self, nodes: int, seconds: float) -> None:
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
