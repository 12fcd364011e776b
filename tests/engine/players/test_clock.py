from __future__ import annotations

from hedgemaze.engine import Limit
from hedgemaze.engine.players.clock import Clock
from hedgemaze.rules import Mode, Position, Side

START = Position.start(Mode.named("classic2"))


def test_a_budget_never_exceeds_the_clock() -> None:
    for left in (1, 20, 100, 5000, 10**7):
        for increment in (0, 100, 60_000):
            clock = Clock(remaining_ms={Side.SOUTH: left}, increment_ms={Side.SOUTH: increment})
            limit = clock.limit(START)
            assert limit.soft_seconds is not None
            assert limit.seconds is not None
            assert 0 < limit.soft_seconds <= limit.seconds <= left / 1000
    assert Clock(remaining_ms={Side.NORTH: 5000}).budget(START) is None


def test_a_time_for_one_move_is_fixed() -> None:
    assert Clock(move_ms=200).limit(START) == Limit(seconds=0.2)
    assert Clock(move_ms=200, remaining_ms={Side.NORTH: 5000}, nodes=7).limit(START) == Limit(nodes=7, seconds=0.2)
    assert Clock(nodes=7).limit(START) == Limit(nodes=7)


def test_a_time_for_one_move_bounds_what_a_clock_allows() -> None:
    assert Clock(move_ms=200, remaining_ms={Side.SOUTH: 60_000}).limit(START) == Limit(seconds=0.2, soft_seconds=0.2)


def test_time_already_spent_is_subtracted_from_the_budget() -> None:
    assert Clock(move_ms=200).limit(START, 0.05) == Limit(seconds=0.2 - 0.05)
    assert Clock(move_ms=200).limit(START, 5.0) == Limit(seconds=0.001)
    clock = Clock(remaining_ms={Side.SOUTH: 60_000})
    budget, limit = clock.budget(START), clock.limit(START, 0.5)
    assert budget is not None
    assert (limit.soft_seconds, limit.seconds) == (budget.soft_s - 0.5, budget.hard_s - 0.5)


def test_a_turn_of_several_actions_shares_its_time() -> None:
    increment = {Side.SOUTH: 10_000, Side.PACMAN: 10_000}
    clock = Clock(remaining_ms=dict.fromkeys(increment, 240_000), increment_ms=increment)
    budgets = [clock.budget(Position.start(Mode.named(name))) for name in ("classic2", "pacman")]
    one, shared = (budget.soft_s for budget in budgets if budget is not None)
    assert one > 2 * shared
