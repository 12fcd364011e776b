"""When a search with a clock ends; only the search advances the fake clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from hedgemaze.engine import Limit, Search, search
from hedgemaze.engine.early_stop import RootSnapshot, StopRule, root_snapshot
from hedgemaze.rules import Mode, Position, to_number

START = Position.start(Mode.named("classic2"))


def snapshot(best: int = 1, lead: int = 0, visits: int = 0, choices: int = 5) -> RootSnapshot:
    return RootSnapshot(best, choices, lead, visits)


def test_a_steady_search_takes_its_soft_budget() -> None:
    rule = StopRule(1.0, 3.0, snapshot())
    assert not rule.is_enough(0.99, snapshot(visits=990))
    assert rule.is_enough(1.0, snapshot(visits=1000))


def test_it_ends_when_the_leader_cannot_be_overtaken() -> None:
    rule = StopRule(1.0, 3.0, snapshot())
    assert not rule.is_enough(0.6, snapshot(visits=600, lead=400))  # the remaining time is enough for 400 visits
    assert rule.is_enough(0.6, snapshot(visits=600, lead=401))


def test_visits_of_a_reused_tree_count_for_the_lead_but_not_for_the_speed() -> None:
    rule = StopRule(1.0, 3.0, snapshot(visits=10_000, lead=800))
    assert not rule.is_enough(0.1, snapshot(visits=10_100, lead=850))
    assert rule.is_enough(0.1, snapshot(visits=10_100, lead=901))


def test_a_change_of_the_best_action_takes_longer_and_the_hard_budget_ends_it() -> None:
    rule = StopRule(1.0, 3.0, snapshot(1))
    assert not rule.is_enough(0.9, snapshot(2, visits=900))
    assert not rule.is_enough(1.4, snapshot(2, visits=1400))
    assert rule.is_enough(1.45, snapshot(2, visits=1450))
    assert not rule.is_enough(1.9, snapshot(3, visits=1900))
    assert not rule.is_enough(2.9, snapshot(4, visits=2900))
    assert rule.is_enough(3.0, snapshot(5, visits=3000))


def test_an_early_change_adds_no_time() -> None:
    rule = StopRule(1.0, 3.0, snapshot(1))
    rule.is_enough(0.3, snapshot(2, visits=300))
    assert rule.wanted_s == 1.0


def test_a_single_choice_is_played_at_once() -> None:
    assert StopRule(1.0, 3.0, snapshot()).is_enough(0.0, snapshot(choices=1))


def test_a_hard_budget_below_the_soft_one_counts() -> None:
    assert StopRule(1.0, 0.5, snapshot()).is_enough(0.5, snapshot(visits=500))


def choice(number: int, visits: int, winner: int | None = None) -> Any:
    return (number, visits, 0.1, [0.5, 0.5], None if winner is None else (winner, 3), [number])


def test_proven_losses_are_not_counted_as_choices() -> None:
    found = root_snapshot([choice(7, 10), choice(5, 4), choice(6, 90, winner=1)], mover=0)
    assert found == RootSnapshot(best=7, choices=2, lead=6, visits=104)
    assert root_snapshot([choice(7, 10), choice(6, 90, winner=1)], mover=0).choices == 1
    assert root_snapshot([choice(7, 10), choice(6, 90, winner=1)], mover=1).choices == 2
    assert root_snapshot([choice(7, 10, winner=1), choice(6, 9, winner=1)], mover=0).choices == 2


class ScriptedTree:
    """A tree whose best action and visits depend on the seconds of work, and a clock that only this work advances."""

    def __init__(self, script: Callable[[float], Sequence[Any]]) -> None:
        self.now_s, self.looks, self.nodes, self._script = 0.0, 0, 0, script

    def run(self, nodes: int, seconds: float, _threads: int) -> None:
        self.now_s += seconds
        self.nodes = min(nodes, round(1000 * self.now_s))
        self.looks += 1

    def take_stop(self) -> bool:
        return False

    def is_finished(self) -> bool:
        return False

    def report(self, _line_length: int = 32) -> Any:
        return self.nodes, 1, False, [0.5, 0.5], None, list(self._script(self.now_s))

    def perf_counter(self) -> float:
        return self.now_s


def run_scripted(
    monkeypatch: pytest.MonkeyPatch, script: Callable[[float], Sequence[Any]], limit: Limit
) -> ScriptedTree:
    tree, scripted = ScriptedTree(script), Search(START)
    monkeypatch.setattr(scripted, "_tree", tree)
    monkeypatch.setattr(search, "time", tree)
    assert scripted.run(limit).is_final
    return tree


def steady(seconds: float) -> list[Any]:
    return [choice(1, round(500 * seconds)), choice(2, round(499 * seconds))]


def clear(seconds: float) -> list[Any]:
    return [choice(1, round(900 * seconds)), choice(2, round(100 * seconds))]


def alternating(seconds: float) -> list[Any]:
    first, second = (1, 2) if int(seconds / 0.3) % 2 else (2, 1)
    return [choice(first, round(500 * seconds) + 1), choice(second, round(500 * seconds))]


def test_a_search_ends_as_the_rule_says(monkeypatch: pytest.MonkeyPatch) -> None:
    by_clock = Limit(seconds=3.0, soft_seconds=1.0)
    assert run_scripted(monkeypatch, steady, by_clock).now_s == pytest.approx(1.0, abs=0.051)
    assert run_scripted(monkeypatch, clear, by_clock).now_s == pytest.approx(1 / 1.8, abs=0.06)
    assert 1.2 < run_scripted(monkeypatch, alternating, by_clock).now_s <= 3.0
    assert run_scripted(monkeypatch, lambda _: [choice(1, 5)], by_clock).looks == 1


@pytest.mark.parametrize("script", [steady, clear, alternating, lambda _: [choice(1, 5)]])
def test_a_fixed_time_is_taken_in_full(
    monkeypatch: pytest.MonkeyPatch, script: Callable[[float], Sequence[Any]]
) -> None:
    assert run_scripted(monkeypatch, script, Limit(seconds=3.0)).now_s == pytest.approx(3.0, abs=0.001)


def test_nodes_still_end_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run_scripted(monkeypatch, steady, Limit(nodes=200, seconds=3.0, soft_seconds=1.0)).nodes == 200


def test_a_real_search_reports_leader_and_visits() -> None:
    real = Search(START)
    before = real._snapshot()
    report = real.run(Limit(nodes=3000))
    after = real._snapshot()
    assert before.choices == after.choices == len(START.legal_actions())
    assert after.visits > before.visits
    assert after.best == to_number(report.best.action, START.mode.family, START.mode.size)
    most, second = (candidate.visits for candidate in report.candidates[:2])
    assert after.lead == most - second
