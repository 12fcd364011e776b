"""Ratings compared with known strengths and closed forms, and the coverage of the intervals."""

from __future__ import annotations

import math
import random

import pytest

from hedgemaze.arena import Meeting, elo
from hedgemaze.arena.elo import expected_score, to_elo
from hedgemaze.errors import EngineError


def drawn_game(rng: random.Random, difference: float, draws: float = 0.0) -> float:
    """Returns the score of a random game with this expectation; a share of the games is drawn."""
    expected = expected_score(difference)
    if rng.random() < draws * 2 * min(expected, 1 - expected):
        return 0.5
    wins = (expected - draws * min(expected, 1 - expected)) / (1 - draws * 2 * min(expected, 1 - expected))
    return float(rng.random() < wins)


def test_the_ratings_of_two_players_match_their_score() -> None:
    for wins, games in ((750, 1000), (510, 1000), (1200, 2000)):
        meetings = [Meeting("a", "b", 1.0)] * wins + [Meeting("b", "a", 1.0)] * (games - wins)
        found, low, high = elo(meetings).difference("a", "b")
        assert found == pytest.approx(to_elo(wins / games), abs=0.5)
        # Without pairs the variance is that of a proportion, converted to Elo by the slope.
        share = wins / games
        half = 1.96 * 400 / math.log(10) / math.sqrt(games * share * (1 - share))
        assert (high - low) / 2 == pytest.approx(half, rel=0.01)


def test_known_strengths_are_recovered() -> None:
    rng = random.Random(1)
    true = {f"level-{number}": 150.0 * number for number in range(1, 9)}
    names = list(true)
    meetings = [
        Meeting(one, other, drawn_game(rng, true[one] - true[other], 0.3))
        for at, one in enumerate(names)
        for other in names[max(0, at - 2) : at]
        for _ in range(400)
    ]
    rows = elo(meetings).table("level-1")
    assert [row.name for row in rows] == names[::-1]
    assert next(row for row in rows if row.name == "level-1").elo == 0
    for row in rows:
        assert row.elo == pytest.approx(true[row.name] - 150, abs=60)
        assert row.low <= true[row.name] - 150 <= row.high
    mean = elo(meetings).table()
    assert sum(row.elo for row in mean) == pytest.approx(0, abs=1e-6)
    assert sum(row.games for row in mean) == 2 * len(meetings)
    assert sum(row.points for row in mean) == pytest.approx(len(meetings))


def test_points_of_a_round_robin_agree_with_expectations() -> None:
    """At the maximum each player's points equal the expectation, except for the half game of the prior."""
    rng = random.Random(2)
    names = ["a", "b", "c", "d"]
    meetings = [
        Meeting(one, other, rng.choice((0.0, 0.5, 1.0)))
        for at, one in enumerate(names)
        for other in names[:at]
        for _ in range(50)
    ]
    strength = {row.name: row.elo for row in elo(meetings).table()}
    for name in names:
        scores = [(m.score, m.other) for m in meetings if m.one == name]
        scores += [(1 - m.score, m.one) for m in meetings if m.other == name]
        expected = sum(expected_score(strength[name] - strength[other]) for _, other in scores)
        assert sum(score for score, _ in scores) == pytest.approx(expected, abs=0.1)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("difference", "draws", "bias", "pairs"),
    [(0.0, 0.0, 0.0, 60), (120.0, 0.3, 0.0, 60), (50.0, 0.2, 250.0, 100), (0.0, 0.2, 0.0, 6)],
)
def test_intervals_have_the_stated_coverage(difference: float, draws: float, bias: float, pairs: int) -> None:
    """Of 400 simulated matches about 95 % of the intervals contain the truth: 91 to 98.5 % is three deviations.

    A bias is the advantage of the first seat: it makes the games of a pair depend on each other.
    """
    rng = random.Random(f"{difference} {draws}")
    held = 0
    for _ in range(400):
        meetings = []
        for pair in range(pairs):
            side = rng.choice((bias, -bias))  # an opening that favours the first seat, or the second
            meetings.append(Meeting("a", "b", drawn_game(rng, difference + side, draws), pair))
            meetings.append(Meeting("b", "a", drawn_game(rng, side - difference, draws), pair))
        _, low, high = elo(meetings).difference("a", "b")
        truth = to_elo((expected_score(difference + bias) + expected_score(difference - bias)) / 2)
        held += low <= truth <= high
    assert 0.91 <= held / 400 <= 0.985


def test_pairs_make_intervals_narrower_where_openings_decide() -> None:
    """The first seat wins every opening: single games look random, pairs show equal strength."""
    alone = [Meeting(*names, 1.0) for _ in range(50) for names in (("a", "b"), ("b", "a"))]
    paired = [meeting._replace(pair=number // 2) for number, meeting in enumerate(alone)]
    _, low, high = elo(alone).difference("a", "b")
    assert high - low > 100
    found, low, high = elo(paired).difference("a", "b")
    assert found == pytest.approx(0, abs=1e-6)
    assert high - low < 40


def test_a_clean_sweep_has_a_finite_rating_with_a_wide_interval() -> None:
    found, low, _ = elo([Meeting("a", "b", 1.0)] * 100).difference("a", "b")
    assert 600 < found < 1500
    assert low < found - 100
    assert elo([Meeting("a", "b", 1.0)] * 10).difference("a", "b")[0] < found


def test_players_that_never_met_can_be_compared() -> None:
    ratings = elo([Meeting("a", "b", 1.0), Meeting("c", "d", 0.0)])
    assert [row.name for row in ratings.table()][:2] in (["a", "d"], ["d", "a"])


def test_more_seats_do_not_raise_the_rating() -> None:
    """A seat of "a" wins twice as often as one of "b": 80 % with two seats of three, half the games with one."""
    two, one = to_elo(2 / 3), to_elo(1 / 3)
    games = [Meeting("a", "b", float(number < 80), edge=two) for number in range(100)]
    games += [Meeting("a", "b", float(number < 50), edge=one) for number in range(100)]
    assert elo(games).difference("a", "b")[0] == pytest.approx(to_elo(2 / 3), abs=1)


def test_without_games_there_are_no_ratings() -> None:
    with pytest.raises(EngineError) as caught:
        elo([])
    assert caught.value.code == "match.no_games"
