"""`Search`: the best-first search of the core on a game or a position: limits, reports, stopping, tree reuse."""

from __future__ import annotations

import math
import time
from collections.abc import Iterable, Iterator, Sequence
from typing import Self

from hedgemaze import core
from hedgemaze.core._choose import native
from hedgemaze.engine.early_stop import RootSnapshot, StopRule, root_snapshot
from hedgemaze.engine.evaluators import Batch, Evaluator
from hedgemaze.engine.limits import Limit
from hedgemaze.engine.networks import HAND, SHIPPED, NetworkChoice, chosen_network
from hedgemaze.engine.report import Candidate, Proof, Report
from hedgemaze.engine.search_root import Root, history_of, piece_bits, position_of
from hedgemaze.engine.skill import Skill
from hedgemaze.errors import Between, EngineError, GameOverError
from hedgemaze.rules import Action, Piece, Side, Square, all_actions, to_number
from hedgemaze.solve import Exact, find_exact

_MAX_MB = 30_000
_LONGEST_SLICE, _SHORTEST_SLICE = 0.05, 0.0001
"""Seconds that the core searches without returning to Python, which handles Ctrl-C and reports."""
_UNLIMITED = 2**62


class Search:
    """A best-first search (PUCT) for every mode; docs/decisions/0009-search.md describes the algorithm.

    A search can report while it runs, be stopped from another thread, and advance with the game. At full strength its
    reports have the exact values where a table knows the position.

    >>> from hedgemaze import rules
    >>> from hedgemaze.engine import Limit
    >>> search = Search(rules.Game(rules.Mode.named("classic2", size=3, fences=1)))
    >>> report = search.run(Limit(nodes=20_000))
    >>> report.proof
    Proof(winner=<Side.NORTH: 'N'>, actions=...)

    Args:
        game: a game, whose repetitions count, or a position alone.
        evaluator: evaluates positions in Python; None for the evaluation of the core.
        threads: with more than one the result is not reproducible. An evaluator uses one.
        memory_mb: memory limit of the tree; the search ends when it is full.
        seed: seed of the errors of a skill; a search at full strength is not random.
        allowed: pieces that may move at the root, for a seat with some of the ghosts; None for all.
        skill: weakens the search; None for full strength.
        network: evaluates positions in the core: a `core.Network`; ``"shipped"`` for the best of the package in the
            mode, which is a network or the engine's own evaluation; ``"small"`` for the page's; or ``"hand"`` for the
            handcrafted evaluation. An evaluator replaces it.

    Raises:
        GameOverError: the game is over.
        EngineError: the network is for another mode, none of the pieces can act, or a number is out of range.
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
        network: NetworkChoice = SHIPPED,
    ) -> None:
        if not 1 <= memory_mb <= _MAX_MB:
            message, sizes = f"memory is 1 to {_MAX_MB} MB", Between(1, _MAX_MB)
            raise EngineError("engine.bad_setting", message, given=memory_mb, allowed=sizes)
        if not 0 <= seed < 2**64:
            seeds = Between(0, 2**64 - 1)
            raise EngineError("engine.bad_setting", "a seed is 0 to 2**64 - 1", given=seed, allowed=seeds)
        self._position = position_of(game)
        if not 1 <= threads <= 256:
            raise EngineError("engine.bad_setting", "1 to 256 threads", given=threads, allowed=Between(1, 256))
        skill = skill or Skill()
        self._uses_tables = skill.is_full
        self._exact: Exact | None = None
        chosen = chosen_network(network, self._position.mode) if evaluator is None else None
        self._evaluator = evaluator
        self._threads = threads
        try:
            self._tree = native.TreeSearch(
                self._position._native,
                history_of(game),
                allowed=piece_bits(self._position.mode, allowed),
                memory=memory_mb << 20,
                priors_with_values=evaluator is not None,
                seed=seed,
                nodes=skill.nodes,
                sight=skill.sight,
                overlook=skill.overlook,
                noise=skill.noise,
                looseness=skill.looseness,
                network=None if chosen is None else chosen._native,
                is_hand=evaluator is not None or network == HAND,
            )
        except MemoryError:
            message = "the system cannot allocate this much memory"
            raise EngineError("engine.no_memory", message, given=f"{memory_mb} MB") from None
        self._check_not_over()

    @property
    def position(self) -> core.Position:
        """The position at the root."""
        return self._position

    @property
    def used_bytes(self) -> int:
        """Current memory of the tree."""
        return self._tree.used

    @property
    def is_finished(self) -> bool:
        """Whether nothing is left to search: the root is solved, the skill's nodes are used, or the memory is full."""
        return self._tree.is_finished()

    def run(self, limit: Limit | None = None) -> Report:
        """Searches until the limit, which counts from this call, until `stop`, or until the root is solved.

        Raises:
            GameOverError, EngineError: the search has advanced to a position with nothing to search.
        """
        *_, report = self.stream(limit, every=math.inf)
        return report

    def stream(self, limit: Limit | None = None, every: float = 0.1) -> Iterator[Report]:
        """Searches like `run` and yields a report every `every` seconds; the last one is final."""
        self._check_not_over()
        self._exact = find_exact(self._position) if self._uses_tables else None
        limit = limit or Limit()
        start = time.perf_counter()
        end = start + (limit.seconds or math.inf)
        nodes = min(self._tree.nodes + (limit.nodes or _UNLIMITED), _UNLIMITED)
        due = start + every
        pause = nodes if limit.depth is None else 0  # counted in nodes, so that the result is reproducible
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
                is_over = is_over or rule.is_enough(now - start, self._snapshot())
            if is_over or now >= end or self._tree.nodes >= nodes:
                yield self._report(now - start, is_final=True)
                return
            if now >= due:
                due = now + every
                yield self._report(now - start, is_final=False)

    def run_value(self, nodes: int) -> tuple[dict[Side, float], Proof | None]:
        """Searches some nodes and returns only the values and the proof of the root: for many small searches.

        Raises:
            GameOverError, EngineError: as `run`.
        """
        self._check_not_over()
        end = self._tree.nodes + nodes
        while self._tree.nodes < end and not self._tree.is_finished():
            self._work(end, _LONGEST_SLICE)
        _, _, _, values, found, _ = self._tree.report(0)
        sides = self._position.mode.sides
        proof = None if found is None else Proof(None if found[0] is None else sides[found[0]], found[1])
        return dict(zip(sides, values, strict=True)), proof

    def stop(self) -> None:
        """Ends the current run within milliseconds, from any thread; without one, the next run ends at once."""
        self._tree.stop()

    def advance(self, action: Action | str, allowed: Iterable[Piece] | None = None) -> Self:
        """Moves the root to the position after an action, keeps that part of the tree, and returns the search.

        With a skill the tree is dropped, because the errors of a skill depend on the root.

        Raises:
            NotationError, IllegalActionError, GameOverError: as `Position.play`; the search is unchanged.
        """
        action = self._position.parse_action(action)
        self._position = self._position.play(action)
        mode = self._position.mode
        self._tree.advance(to_number(action, mode.family, mode.size), piece_bits(mode, allowed))
        return self

    def chosen(self, recent: Sequence[Square] = ()) -> int:
        """Returns the index of the candidate that the skill plays: the best one, or sometimes one nearly as good.

        Args:
            recent: classic: the pawn's last squares; a skill with `looseness` does not return to them needlessly.
        """
        return self._tree.chosen(recent)

    def _check_not_over(self) -> None:
        if self._position.outcome():
            raise GameOverError("action.game_over", "the game is over", position=self._position.text)
        if self._tree.nodes == 0 and self._tree.is_finished() and not self._tree.report()[-1]:
            message = "none of the pieces that may be moved can act"
            raise EngineError("engine.nothing_allowed", message, position=self._position.text)

    def _work(self, nodes: int, seconds: float) -> None:
        """Searches until the tree has `nodes` nodes since the root was set, or for `seconds`."""
        if self._evaluator is None:
            self._tree.run(nodes, seconds, self._threads)
            return
        mode = self._position.mode
        end = time.perf_counter() + seconds
        while True:
            most = min(self._evaluator.batch_size, nodes - self._tree.nodes)
            gathered = self._tree.gather(most)
            if gathered:
                batch = Batch([core.Position(mode, inner) for inner in gathered])
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
        return StopRule(limit.soft_seconds, hard_s, self._snapshot())

    def _snapshot(self) -> RootSnapshot:
        mover = self._position.mode.sides.index(self._position.side)
        return root_snapshot(self._tree.report(0)[-1], mover)

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
                values=shares(found_values),
                proof=proved(found),
                line=tuple(actions[each] for each in line),
            )
            for number, visits, prior, found_values, found, line in choices
        )
        exact = self._exact
        if exact is not None and exact.is_certain:
            is_pacman = self._position.side is mode.sides[0]
            candidates = tuple(sorted(candidates, key=lambda each: -exact.rank(each.action, is_pacman)))
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
            exact=exact,
        )
