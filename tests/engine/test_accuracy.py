"""Accuracy of a side: the cases that the page's tests read too, and a reviewed game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hedgemaze.engine import Judged, Mark, accuracy, review
from hedgemaze.rules import Game, Side, parse_action, parse_mode
from tests.engine.test_analysis import Counted

SUITE = Path(__file__).resolve().parents[2] / "suites" / "accuracy.json"
CASES = json.loads(SUITE.read_text(encoding="utf-8"))["cases"]


def judged_of(rows: list[tuple[str, float, float]]) -> list[Judged]:
    move = parse_action("e2")
    return [
        Judged(index, move, Side(side), before, before - cost, cost, Mark.of(cost), ())
        for index, (side, before, cost) in enumerate(rows)
    ]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_cases(case: Any) -> None:
    judged = judged_of(case["judged"])
    for side, expected in case["accuracy"].items():
        found = accuracy(judged, Side(side))
        assert found == (None if expected is None else pytest.approx(expected, abs=1e-12))


def test_a_blunder_lowers_the_accuracy_of_its_side_alone() -> None:
    # North is next to its goal, steps aside, and still wins.
    game = Game(parse_mode("classic2;size=3;fences=0")).play_all(["a1", "b2", "a2", "c2", "a1", "c1"])
    judged = review(game, 5.0, searcher=Counted).judged
    worst = max(judged, key=lambda each: each.cost)
    assert worst.mark is Mark.BLUNDER
    found = accuracy(judged, worst.side)
    assert found is not None
    assert found < 1
    repaired = [each for each in judged if each is not worst]
    assert (accuracy(repaired, worst.side) or 1) > found
