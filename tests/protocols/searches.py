"""A search for tests that reports the greedy player's choice until it is stopped or reaches its limit."""

from __future__ import annotations

import dataclasses
import threading
import time
from collections.abc import Iterator

from hedgemaze.engine import Candidate, Limit, Report
from hedgemaze.engine.players.baselines import greedy_scores
from hedgemaze.engine.players.search_player import SearchOptions
from hedgemaze.errors import EngineError
from hedgemaze.rules import Action, Game


def greedy_report(game: Game) -> Report:
    position = game.position
    sides, scores = position.mode.sides, greedy_scores(position)
    values = dict.fromkeys(sides, 1 / len(sides))
    best = sorted(scores, key=lambda action: -scores[action])
    lines: list[tuple[Action, ...]] = [(action,) for action in best]
    lines[0] += tuple(position.play(best[0]).legal_actions()[:1])
    candidates = tuple(Candidate(line[0], 1, 1 / len(best), values, None, line) for line in lines)
    distances = {side: way for side in sides if (way := position.distance(side)) is not None}
    return Report(values, candidates, None, len(best), 0.0, 1, distances, is_final=True)


class PatientSearch:
    def __init__(self, game: Game, options: SearchOptions) -> None:
        self._report = greedy_report(game)
        self.options = options
        self._stopped = threading.Event()

    def stream(self, limit: Limit, every: float = 0.1) -> Iterator[Report]:
        begin, nodes, is_over = time.monotonic(), 0, False
        while not is_over:
            nodes += 100
            left = float("inf") if limit.seconds is None else begin + limit.seconds - time.monotonic()
            has_nodes = limit.nodes is None or nodes < limit.nodes
            is_over = not has_nodes or self._stopped.wait(max(0.0, min(every, left))) or left <= every
            seconds = time.monotonic() - begin
            yield dataclasses.replace(self._report, nodes=nodes, seconds=seconds, is_final=is_over)

    def advance(self, action: Action) -> None:
        raise EngineError("engine.bad_setting", "this search cannot advance", given=str(action))

    def stop(self) -> None:
        self._stopped.set()
