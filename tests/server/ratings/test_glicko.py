"""Glicko-2: the published example, a second implementation with 50 digits, and what must hold for every game."""

from __future__ import annotations

import math
from decimal import Decimal, localcontext

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hedgemaze.server.ratings.glicko import (
    MAX_DEVIATION,
    MAX_VOLATILITY,
    MIN_DEVIATION,
    PERIODS_PER_DAY,
    RatedResult,
    Rating,
    expected_score,
    idle,
    periods_between,
    rate,
)

EXAMPLE = Rating(1500, 200, 0.06)
OPPONENTS: list[RatedResult] = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
PI = Decimal("3.14159265358979323846264338327950288419716939937510")
SCALE = Decimal("173.7178")


def exactly(
    player: Rating, results: list[RatedResult], tau: Decimal = Decimal("0.5")
) -> tuple[Decimal, Decimal, Decimal]:
    """The paper's eight steps with 50 digits; step 5 by bisection instead of the Illinois algorithm."""
    with localcontext() as context:
        context.prec = 50
        mu, phi = (Decimal(player.rating) - 1500) / SCALE, Decimal(player.deviation) / SCALE
        sigma = Decimal(str(player.volatility))
        inverse = suggested = Decimal(0)
        for opponent, score in results:
            g = 1 / (1 + 3 * (Decimal(opponent.deviation) / SCALE) ** 2 / PI**2).sqrt()
            e = 1 / (1 + (-g * (mu - (Decimal(opponent.rating) - 1500) / SCALE)).exp())
            inverse += g**2 * e * (1 - e)
            suggested += g * (Decimal(score) - e)
        v = 1 / inverse
        delta, a = v * suggested, (sigma**2).ln()

        def f(x: Decimal) -> Decimal:
            ex = x.exp()
            return ex * (delta**2 - phi**2 - v - ex) / (2 * (phi**2 + v + ex) ** 2) - (x - a) / tau**2

        low, high = a - 20, a + 20  # f falls from plus to minus
        for _ in range(150):
            middle = (low + high) / 2
            low, high = (middle, high) if f(middle) > 0 else (low, middle)
        sigma = (low / 2).exp()
        phi = 1 / (1 / (phi**2 + sigma**2) + inverse).sqrt()
        return 1500 + SCALE * (mu + phi**2 * suggested), SCALE * phi, sigma


def test_the_published_example() -> None:
    """Glickman rounds on the way: 1464.06, 151.52, 0.05999."""
    after = rate(EXAMPLE, OPPONENTS)
    assert after.rating == pytest.approx(1464.06, abs=0.011)
    assert after.deviation == pytest.approx(151.52, abs=0.005)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_the_published_example_to_six_digits() -> None:
    after, wanted = rate(EXAMPLE, OPPONENTS), exactly(EXAMPLE, OPPONENTS)
    assert [f"{each:.6f}" for each in wanted] == ["1464.050671", "151.516524", "0.059996"]
    assert [f"{each:.6f}" for each in (after.rating, after.deviation, after.volatility)] == [
        f"{each:.6f}" for each in wanted
    ]


ratings = st.builds(
    Rating,
    st.floats(300, 3200),
    st.floats(MIN_DEVIATION, MAX_DEVIATION),
    st.floats(0.03, MAX_VOLATILITY),
)
scores = st.sampled_from([0.0, 0.5, 1.0])


@settings(deadline=None)
@given(ratings, st.lists(st.tuples(ratings, scores), min_size=1, max_size=4))
def test_it_is_the_same_as_with_50_digits(player: Rating, results: list[RatedResult]) -> None:
    after, wanted = rate(player, results), exactly(player, results)
    if wanted[2] < MAX_VOLATILITY:
        assert after.rating == pytest.approx(float(wanted[0]), abs=1e-4)
        assert after.volatility == pytest.approx(float(wanted[2]), rel=1e-6)
        if MIN_DEVIATION < wanted[1] < MAX_DEVIATION:
            assert after.deviation == pytest.approx(float(wanted[1]), abs=1e-4)


@settings(deadline=None)
@given(ratings, ratings, scores, st.floats(0, 5))
def test_limits(one: Rating, other: Rating, score: float, periods: float) -> None:
    after = rate(one, [(other, score)], periods)
    assert math.isfinite(after.rating)
    assert MIN_DEVIATION <= after.deviation <= MAX_DEVIATION
    assert 0 < after.volatility <= MAX_VOLATILITY


@settings(deadline=None)
@given(ratings, ratings)
def test_a_better_result_gives_a_better_rating(one: Rating, other: Rating) -> None:
    lost, drawn, won = (rate(one, [(other, score)], 0).rating for score in (0.0, 0.5, 1.0))
    assert lost < one.rating < won
    assert lost < drawn < won


@settings(deadline=None)
@given(st.floats(45, 350), st.floats(0, 1200), scores)
def test_equal_players_win_and_lose_the_same(deviation: float, distance: float, score: float) -> None:
    """The scale has no preferred end: mirrored ratings and results change by mirrored amounts."""
    low, high = Rating(1500 - distance / 2, deviation), Rating(1500 + distance / 2, deviation)
    up, down = rate(low, [(high, score)], 0.1), rate(high, [(low, 1 - score)], 0.1)
    assert up.rating - low.rating == pytest.approx(high.rating - down.rating, abs=1e-6)
    assert up.deviation == pytest.approx(down.deviation, abs=1e-6)


@settings(deadline=None)
@given(ratings, st.floats(0, 1000), st.floats(0, 1000))
def test_time_without_a_game_makes_a_rating_less_certain(player: Rating, days: float, more: float) -> None:
    soon, late = (idle(player, each * PERIODS_PER_DAY) for each in (days, days + more))
    assert player.deviation <= soon.deviation + 1e-9 <= late.deviation + 2e-9
    assert soon.rating == late.rating == player.rating
    assert late.deviation <= MAX_DEVIATION


@settings(deadline=None)
@given(ratings, ratings)
def test_expected_scores_add_up(one: Rating, other: Rating) -> None:
    assert expected_score(one, other) + expected_score(other, one) == pytest.approx(1)


def test_periods_and_a_new_player() -> None:
    assert periods_between(0, 86_400_000) == pytest.approx(0.21436)
    assert periods_between(5, 0) == 0
    player = Rating()
    assert player.is_provisional
    for _ in range(12):
        player = rate(player, [(Rating(1500, 60), 0.5)], 0.01)
    assert not player.is_provisional, "a dozen games against people with sure ratings are enough"
