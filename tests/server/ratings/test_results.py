"""Places, games that do not count, and ratings after a game."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hedgemaze.rooms import Answer, Command, Offer, OfferKind, Resign, Room, advance
from hedgemaze.rules import Family, Side
from hedgemaze.server.ratings.glicko import Rating, rate
from hedgemaze.server.ratings.results import RatedPlayer, mean_rating, new_ratings, places, players_of, void_reason
from tests.server.ratings.games import seated_room, walk


def after(room: Room, *commands: Command) -> Room:
    for command in commands:
        room, _ = advance(room, command, room.at_ms + 1_000, lambda _: 0)
    return room


def played(mode: str, turns: int) -> Room:
    room = seated_room(mode)
    return after(room, *walk(room, turns))


def test_the_winner_is_first_and_those_who_went_out_last() -> None:
    room = played("classic4", 8)
    room = after(room, Resign(seat=3, id="c"), Resign(seat=1, id="a"), Resign(seat=4, id="d"))
    assert room.outcome is not None
    sides = [room.side(number) for number in (1, 2, 3, 4)]
    assert [places(room)[side] for side in sides] == [3, 1, 4, 2]
    assert [(each.account, each.place) for each in players_of(room)] == [("a", 3), ("b", 1), ("c", 4), ("d", 2)]


def test_in_a_draw_those_still_playing_share_the_first_place() -> None:
    room = after(played("classic3", 6), Resign(seat=2, id="b"), Offer(seat=1, id="o", kind=OfferKind.DRAW))
    room = after(room, Answer(seat=3, id="y", offer=room.version, agree=True))
    assert places(room) == {room.side(1): 1, room.side(3): 1, room.side(2): 3}


def test_players_of_the_pacman_modes_have_pools_by_role() -> None:
    room = played("advanced;deal=P.BK.IC", 4)
    room = after(room, Resign(seat=1, id="a"))
    players = players_of(room)
    assert [each.pool for each in players] == ["advanced.pacman", "advanced.ghosts", "advanced.ghosts"]
    assert [each.place for each in players] == [2, 1, 1]
    assert places(room) == {Side.GHOSTS: 1, Side.PACMAN: 2}


@pytest.mark.parametrize(
    ("mode", "turns", "reason"),
    [
        ("classic2", 0, "short"),
        ("classic2", 3, "short"),
        ("classic2", 4, None),
        ("pacman", 3, "short"),
        ("pacman", 4, None),
    ],
)
def test_very_short_games_do_not_count(mode: str, turns: int, reason: str | None) -> None:
    assert void_reason(after(played(mode, turns), Resign(seat=1, id="a"))) == reason


def test_one_who_leaves_at_once_does_not_spoil_the_game_of_the_others() -> None:
    room = after(seated_room("classic3"), Resign(seat=2, id="b"))
    room = after(room, *walk(room, 4), Resign(seat=1, id="a"))
    assert void_reason(room) is None
    assert places(room)[room.side(2)] == 3


def test_a_game_that_is_not_over_does_not_count() -> None:
    assert void_reason(played("classic2", 6)) == "closed"


def seats(*places: int, teams: tuple[int, ...] | None = None) -> list[RatedPlayer]:
    teams = teams or tuple(range(len(places)))
    pairs = enumerate(zip(places, teams, strict=True), 1)
    return [RatedPlayer(f"{seat}", seat, "pool", team, place) for seat, (place, team) in pairs]


def test_two_players_are_rated_as_by_glicko() -> None:
    before = {1: Rating(1500, 80), 2: Rating(1700, 120)}
    after = new_ratings(seats(2, 1), before, {1: 0.5, 2: 0.0}, Family.CLASSIC)
    assert after == {1: rate(before[1], [(before[2], 0.0)], 0.5), 2: rate(before[2], [(before[1], 1.0)], 0.0)}


def test_four_players_are_rated_pair_by_pair() -> None:
    before = {seat: Rating(1500, 100) for seat in (1, 2, 3, 4)}
    after = new_ratings(seats(1, 2, 2, 4), before, dict.fromkeys(before, 0.0), Family.CLASSIC)
    assert after[1].rating > after[2].rating == after[3].rating == 1500 > after[4].rating
    assert after[1] == rate(before[1], [(before[2], 1.0), (before[3], 1.0), (before[4], 1.0)], 0)


def test_a_team_gains_by_its_mean() -> None:
    before = {1: Rating(1600, 80), 2: Rating(1400, 80), 3: Rating(1800, 80)}
    after = new_ratings(seats(2, 1, 1, teams=(0, 1, 1)), before, dict.fromkeys(before, 0.0), Family.PACMAN)
    gains = {seat: after[seat].rating - before[seat].rating for seat in before}
    assert gains[2] == pytest.approx(gains[3])
    assert gains[2] > 0 > gains[1]
    assert gains[2] == pytest.approx(rate(Rating(1600, 80), [(before[1], 1.0)], 0).rating - 1600)


@settings(deadline=None)
@given(st.lists(st.floats(800, 2400), min_size=1, max_size=4))
def test_the_mean_of_a_team_lies_among_its_people(values: list[float]) -> None:
    mean = mean_rating([Rating(value, 100) for value in values])
    assert min(values) - 1e-6 <= mean.rating <= max(values) + 1e-6
    assert mean.deviation <= 100 + 1e-9
