"""The sequential test against closed forms, and its error rates by simulation."""

from __future__ import annotations

import itertools
import math
import random

import pytest

from hedgemaze.arena.elo import expected_score
from hedgemaze.arena.sprt import Bounds, sprt
from hedgemaze.errors import EngineError

VALUES = (0.0, 0.25, 0.5, 0.75, 1.0)


def pair_shares(win: float, draw: float) -> list[float]:
    """Returns the probabilities of 0 to 2 points in two independent games."""
    chances = {0.0: 1 - win - draw, 0.5: draw, 1.0: win}
    shares = [0.0] * 5
    for one, other in itertools.product(chances, repeat=2):
        shares[round(2 * (one + other))] += chances[one] * chances[other]
    return shares


def test_the_ratio_matches_the_normal_approximation_for_small_differences() -> None:
    counts = [100, 500, 1000, 600, 130]
    total = sum(counts)
    mean = sum(count * value for count, value in zip(counts, VALUES, strict=True)) / total
    variance = sum(count * (value - mean) ** 2 for count, value in zip(counts, VALUES, strict=True)) / total
    low, high = expected_score(0), expected_score(5)
    approximately = total * (high - low) * (2 * mean - low - high) / (2 * variance)
    assert sprt(counts, Bounds(0, 5)).llr == pytest.approx(approximately, rel=0.02)


def test_the_ratio_is_symmetric() -> None:
    counts = [3, 10, 50, 25, 9]
    there = sprt(counts, Bounds(-10, 10)).llr
    assert sprt(counts[::-1], Bounds(-10, 10)).llr == pytest.approx(-there)
    assert sprt([4, 9, 30, 9, 4], Bounds(-10, 10)).llr == pytest.approx(0, abs=1e-9)
    assert sprt([0] * 5, Bounds(0, 10)).llr == 0


def test_bounds_are_those_of_wald() -> None:
    bounds = Bounds(0, 10, alpha=0.05, beta=0.1)
    assert (bounds.lower, bounds.upper) == (math.log(0.1 / 0.95), math.log(0.9 / 0.05))


@pytest.mark.parametrize("bad", [(10, 0, 0.05, 0.05), (0, 10, 0, 0.05), (0, 10, 0.05, 1), (5, 5, 0.05, 0.05)])
def test_bad_settings_of_a_sequential_test_are_refused(bad: tuple[float, float, float, float]) -> None:
    with pytest.raises(EngineError) as caught:
        Bounds(*bad)
    assert caught.value.code == "match.bad_sprt"


def decide(rng: random.Random, shares: list[float], bounds: Bounds) -> str:
    counts = [0] * 5
    while True:
        for result in rng.choices(range(5), shares, k=8):  # tested after every eight pairs
            counts[result] += 1
        if decision := sprt(counts, bounds).decision:
            return decision


@pytest.mark.slow
@pytest.mark.parametrize("truth", ["elo0", "elo1"])
def test_error_rates_are_within_the_bounds(truth: str) -> None:
    """Of 300 simulated tests at most 5 % plus three standard deviations (8.8 %) end wrongly."""
    bounds = Bounds(0, 60)
    rng = random.Random(truth)
    score = expected_score(bounds.elo0 if truth == "elo0" else bounds.elo1)
    shares = pair_shares(score - 0.1, 0.2)
    wrong = sum(decide(rng, shares, bounds) != truth for _ in range(300))
    assert wrong / 300 <= 0.088
