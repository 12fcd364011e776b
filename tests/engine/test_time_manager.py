"""Time budgets of one action. No test here reads a real clock."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hedgemaze.engine import budget_for, expected_actions, turn_actions
from hedgemaze.engine.time_manager import OVERHEAD_S
from hedgemaze.rules import MODES, Mode, Position

LEFT_S = st.floats(0, 7200)
INCREMENT_S = st.floats(0, 60)
ACTIONS = st.floats(0, 300)
PER_TURN = st.sampled_from([1.0, 2.1, 2.5, 3.8, 6.3])
SEARCH_S = 0.001
"""The smallest budget of a search."""


@given(LEFT_S, INCREMENT_S, ACTIONS, PER_TURN)
def test_a_budget_fits_into_the_clock(left: float, increment: float, actions: float, per_turn: float) -> None:
    budget = budget_for(left, increment, actions_left=actions, actions_per_turn=per_turn)
    assert 0 <= budget.soft_s <= budget.hard_s <= max(0.0, left - OVERHEAD_S)


@given(LEFT_S, LEFT_S, INCREMENT_S, ACTIONS, PER_TURN)
def test_more_time_on_the_clock_never_reduces_the_budget(
    one: float, other: float, increment: float, actions: float, per_turn: float
) -> None:
    less, more = (
        budget_for(left, increment, actions_left=actions, actions_per_turn=per_turn) for left in sorted((one, other))
    )
    assert less.soft_s <= more.soft_s
    assert less.hard_s <= more.hard_s


@given(LEFT_S, INCREMENT_S, INCREMENT_S, ACTIONS)
def test_a_larger_increment_never_reduces_the_budget(left: float, one: float, other: float, actions: float) -> None:
    less, more = (budget_for(left, increment, actions_left=actions) for increment in sorted((one, other)))
    assert less.soft_s <= more.soft_s + 1e-12


@given(
    actions=st.integers(1, 250),
    spare=st.floats(1, 50),
    increment=st.floats(0, 2),
    noise=st.lists(st.floats(0, OVERHEAD_S - SEARCH_S), min_size=1, max_size=20),
)
def test_a_classic_game_of_the_expected_length_never_flags(
    actions: int, spare: float, increment: float, noise: list[float]
) -> None:
    """Every action takes its hard budget plus the overhead."""
    left = spare * actions * OVERHEAD_S
    for played in range(actions):
        budget = budget_for(left, increment, actions_left=actions - played)
        left -= max(budget.hard_s, SEARCH_S) + noise[played % len(noise)]
        assert left > -1e-9
        left += increment


@given(
    turns=st.lists(st.integers(1, 100), min_size=1, max_size=120),
    per_turn=PER_TURN,
    base=st.floats(0.2, 100),
    expected=st.floats(0, 100),
    noise=st.lists(st.floats(0, OVERHEAD_S - SEARCH_S), min_size=1, max_size=20),
)
def test_an_increment_that_covers_the_overhead_never_runs_out(
    turns: list[int], per_turn: float, base: float, expected: float, noise: list[float]
) -> None:
    """With any error of the expected number of actions, and with several actions per turn."""
    left, increment, played = base, 2 * per_turn * OVERHEAD_S, 0
    for turn in turns:
        for _ in range(1 + turn % int(2 * per_turn)):
            budget = budget_for(left, increment, actions_left=expected, actions_per_turn=per_turn)
            left -= max(budget.hard_s, SEARCH_S) + noise[played % len(noise)]
            played += 1
            assert left > 0
        left += increment


def test_a_game_of_the_expected_length_uses_most_of_its_clock() -> None:
    left = 120.0
    for played in range(40):
        left -= budget_for(left, 1.0, actions_left=40 - played).soft_s
        left += 1.0
    assert 0 < left < 0.4 * 160


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("classic2 - Se1Ne9 10,10 - S - 0", 35.0),
        ("classic2 - Se1Ne9 0,0 - S - 20", 10.0),
        ("classic2 - Se6Ne9 3,5 - S - 30", 13.75),
        ("classic4 - Se1Wa5Ne9Ei5 5,5,5,5 - S - 0", 22.5),
        ("classic4 - Se1Wa5Ne9Ei5 5,2,4,0 - S:retired=WE - 10", 21.25),
    ],
)
def test_classic_counts_steps_and_fences(text: str, actions: float) -> None:
    assert expected_actions(Position.parse(text)) == actions


@pytest.mark.parametrize("name", ["pacman", "advanced"])
def test_fewer_pellets_are_fewer_actions(name: str) -> None:
    start = Position.start(Mode.named(name))
    later = replace(start, pellets=start.pellets & (start.pellets - 1))  # one fewer
    assert turn_actions(start) > 1
    assert expected_actions(start) > expected_actions(later) > 20


def test_in_classic_a_turn_is_one_action() -> None:
    assert [turn_actions(Position.start(Mode.named(name))) for name in MODES[:3]] == [1, 1, 1]
