"""Pairing for rated games: ranges that widen, people who block each other, nobody waits for ever."""

from __future__ import annotations

import itertools
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hedgemaze.server.lobby.pairing import ANYONE_MS, Role, Seeker, accepted_range, can_sit, fits, pair
from hedgemaze.server.lobby.presets import PRESETS, QUEUES

TABLES = [(Role.EITHER,) * 2, (Role.EITHER,) * 4, (Role.PACMAN, Role.GHOSTS), (Role.PACMAN, Role.GHOSTS, Role.GHOSTS)]


def test_the_range_widens() -> None:
    ranges = [accepted_range(ms) for ms in (-5, 0, 2_999, 3_000, 44_999, 45_000, 10**9)]
    assert ranges == [100, 100, 100, 150, 800, None, None]


@st.composite
def crowds(draw: st.DrawFn) -> tuple[tuple[Role, ...], list[Seeker]]:
    """People who wait for one kind of table; some of them block others."""
    seats = draw(st.sampled_from(TABLES))
    roles = st.just(Role.EITHER) if Role.EITHER in seats else st.sampled_from(tuple(Role))
    count = draw(st.integers(0, 8))
    names = [f"{number}" for number in range(count)]
    entries = []
    for number, name in enumerate(names):
        blocked = draw(st.frozensets(st.sampled_from(names), max_size=2)) - {name}
        since_ms, rating = draw(st.integers(0, 60_000)), draw(st.integers(800, 2_200))
        entries.append(Seeker(bytes([number]), draw(roles), since_ms, rating, name, blocked))
    return seats, entries


def may_meet(group: tuple[Seeker, ...], now_ms: int) -> bool:
    """The definition: for every two, neither blocks the other, and the difference is in the range of both."""
    for one, other in itertools.permutations(group, 2):
        accepted = accepted_range(now_ms - one.since_ms)
        assert one.rating is not None
        assert other.rating is not None
        if other.account in one.blocked or (accepted is not None and abs(one.rating - other.rating) > accepted):
            return False
    return True


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(crowds(), st.integers(60_000, 120_000), st.randoms(use_true_random=False))
def test_a_table_is_filled_if_and_only_if_people_fit(
    case: tuple[tuple[Role, ...], list[Seeker]], now_ms: int, chance: random.Random
) -> None:
    seats, entries = case
    full = [
        group
        for group in itertools.combinations(sorted(entries, key=lambda each: (each.since_ms, each.ticket)), len(seats))
        if can_sit(seats, [each.role for each in group]) and may_meet(group, now_ms)
    ]
    found = pair(seats, chance.sample(entries, len(entries)), chance.randrange, now_ms)
    if found is None:
        assert not full, "people who fit wait"
        return
    assert len(set(found)) == len(seats)
    assert may_meet(found, now_ms)
    assert tuple(sorted(found, key=lambda each: (each.since_ms, each.ticket))) == full[0], "those who wait longest"


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.tuples(st.integers(0, 20_000), st.integers(100, 3_000)), min_size=2, max_size=12))
def test_nobody_waits_for_ever_while_a_partner_exists(people: list[tuple[int, int]]) -> None:
    """People come at any time with any rating; 45 seconds after the last one, at most one of them is left."""
    waiting: list[Seeker] = []
    seated: list[Seeker] = []
    come = sorted((at_ms, number, rating) for number, (at_ms, rating) in enumerate(people))
    for now_ms in range(0, 20_000 + ANYONE_MS + 1_000, 1_000):
        while come and come[0][0] <= now_ms:
            at_ms, number, rating = come.pop(0)
            waiting.append(Seeker(bytes([number]), Role.EITHER, at_ms, rating, f"{number}"))
        while found := pair((Role.EITHER,) * 2, waiting, lambda _: 0, now_ms):
            one, other = found
            assert fits(one, other, now_ms)
            seated += found
            waiting = [each for each in waiting if each not in found]
    assert len(waiting) == len(people) % 2
    assert len(seated) == len(set(seated)) == len(people) - len(waiting)


def test_those_who_block_each_other_never_meet() -> None:
    ada = Seeker(b"a", Role.EITHER, 0, None, "ada", frozenset({"bob"}))
    bob, eve = Seeker(b"b", Role.EITHER, 1, None, "bob"), Seeker(b"e", Role.EITHER, 2, None, "eve")
    late = 10 * ANYONE_MS
    assert pair((Role.EITHER,) * 2, [ada, bob], lambda _: 0, late) is None
    assert pair((Role.EITHER,) * 2, [ada, bob, eve], lambda _: 0, late) == (ada, eve)
    assert pair((Role.EITHER,) * 2, [ada, ada], lambda _: 0, late) is None, "nobody meets themselves"


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_has_a_rated_game_with_pools(name: str) -> None:
    casual, rated = PRESETS[name], QUEUES[f"{name}:rated"]
    assert rated.settings.is_rated
    assert not casual.settings.is_rated
    mode = casual.mode.partition(";")[0]
    if mode.startswith("classic"):
        assert rated.pools(Role.EITHER) == (mode,)
    else:
        assert rated.pools(Role.EITHER) == (f"{mode}.pacman", f"{mode}.ghosts")
        assert rated.pools(Role.GHOSTS) == (f"{mode}.ghosts",)
