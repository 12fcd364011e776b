from __future__ import annotations

from collections import Counter

import pytest

from hedgemaze.arena.schedule import fixtures, seating_groups
from hedgemaze.errors import EngineError


def test_two_sides_are_exchanged() -> None:
    games = list(fixtures(["a", "b", "c"], 2, 2))
    assert [game.seats for game in games[:6]] == [
        ("a", "b"),
        ("b", "a"),
        ("a", "c"),
        ("c", "a"),
        ("b", "c"),
        ("c", "b"),
    ]
    assert [game.pair for game in games] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    assert [game.opening for game in games] == [0] * 6 + [1] * 6
    assert [game.number for game in games] == list(range(12))


def test_more_rounds_only_add_games() -> None:
    assert list(fixtures("abc", 2, 5))[: 3 * 2 * 2] == list(fixtures("abc", 2, 2))


def test_a_gauntlet_pairs_the_first_player_with_each_other() -> None:
    assert seating_groups(["a", "b", "c"], 2, "gauntlet") == [[("a", "b"), ("b", "a")], [("a", "c"), ("c", "a")]]
    assert seating_groups(["a", "b"], 3, "gauntlet") == [[("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]]


@pytest.mark.parametrize(("names", "seats"), [("abcd", 4), ("abc", 3), ("abcde", 4), ("ab", 4), ("ab", 3), ("abc", 4)])
def test_every_player_sits_in_every_seat_equally_often(names: str, seats: int) -> None:
    for group in seating_groups(names, seats):
        for name in set(group[0]):
            counts = Counter(at for seating in group for at, who in enumerate(seating) if who == name)
            assert len(set(counts.values())) == 1
            assert set(counts) == set(range(seats))


@pytest.mark.parametrize(
    ("players", "how", "code"), [("a", "round_robin", "match.too_few_players"), ("ab", "swiss", "match.bad_schedule")]
)
def test_impossible_schedules_are_refused(players: str, how: str, code: str) -> None:
    with pytest.raises(EngineError) as caught:
        seating_groups(players, 2, how)
    assert caught.value.code == code
