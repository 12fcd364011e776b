"""Round robin, knock-out, arena and standings: properties of the pure rules."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hedgemaze.server.tournaments.rules import arena, knock_out, round_robin
from hedgemaze.server.tournaments.rules.model import (
    NOBODY,
    Due,
    PairedGame,
    Pairing,
    PairingResult,
    Participant,
    ResultCause,
    TournamentKind,
)
from hedgemaze.server.tournaments.rules.standings import points, standings

_RESULTS = (PairingResult.FIRST, PairingResult.SECOND, PairingResult.DRAW)
_DROPPING = st.sampled_from([0.0, 0.02, 0.3])
"""The share of players who leave while one game is played."""
_CLOSING = st.sampled_from([0.0, 0.0, 0.2])
"""The share of games whose tables a host closes."""


def players(count: int, seed: int = 0) -> list[Participant]:
    lots = random.Random(seed).sample(range(1_000), count)
    return [Participant(number, number, lot) for number, lot in zip(range(1, count + 1), lots, strict=True)]


def played(pairing: Pairing, result: PairingResult) -> PairedGame:
    return PairedGame(
        pairing.round,
        pairing.table,
        pairing.leg,
        pairing.first,
        pairing.second,
        pairing.result or result,
        pairing.cause or ResultCause.PLAYED,
    )


def run(
    people: list[Participant],
    due: Callable[[list[Participant], list[PairedGame]], Due],
    chance: random.Random,
    dropping: float = 0.0,
    closing: float = 0.0,
) -> tuple[list[Participant], list[PairedGame]]:
    """Plays a tournament to the end with random results; some games end before others, some players leave."""
    games: list[PairedGame] = []
    for _ in range(10_000):
        step = due(people, games)
        keys = {(each.round, each.table, each.leg) for each in games}
        assert not any((each.round, each.table, each.leg) in keys for each in step.pairings), "paired twice"
        both: list[PairedGame | Pairing] = [*games, *step.pairings]
        playing = Counter(number for each in both if each.result is None for number in (each.first, each.second))
        assert all(count == 1 for count in playing.values()), "two games at once"
        if step.is_over:
            return people, games
        games += [PairedGame(*_key(each), each.first, each.second, each.result, each.cause) for each in step.pairings]
        running = [index for index, game in enumerate(games) if game.result is None]
        assert running or step.pairings, "nothing is due and nothing runs"
        for index in chance.sample(running, chance.randint(0, len(running))):
            if chance.random() < closing:
                games[index] = replace(games[index], result=PairingResult.NONE, cause=ResultCause.CLOSED)
            else:
                games[index] = replace(games[index], result=chance.choice(_RESULTS), cause=ResultCause.PLAYED)
        people = [replace(each, is_out=each.is_out or chance.random() < dropping) for each in people]
    raise AssertionError("it does not end")


def _key(pairing: Pairing) -> tuple[int, int, int]:
    return pairing.round, pairing.table, pairing.leg


@pytest.mark.parametrize("count", [*range(2, 17), 33, 63, 64])
def test_round_robin_everyone_meets_everyone_once_and_begins_in_half_of_the_games(count: int) -> None:
    rounds = round_robin.schedule(count)
    games = [game for games in rounds for game in games]
    assert sorted(tuple(sorted(game)) for game in games) == list(combinations(range(1, count + 1), 2))
    for one in rounds:
        assert len({seed for game in one for seed in game}) == 2 * len(one)
    begun, not_begun = Counter(first for first, _ in games), Counter(second for _, second in games)
    assert all(abs(begun[seed] - not_begun[seed]) <= 1 for seed in range(1, count + 1))


@pytest.mark.parametrize("count", range(2, 17))
def test_double_round_robin_gives_everyone_both_roles_against_everyone(count: int) -> None:
    games = [game for games in round_robin.schedule(count, is_double=True) for game in games]
    assert len(set(games)) == len(games) == count * (count - 1)


@given(count=st.integers(3, 16), is_double=st.booleans(), seed=st.integers(), dropping=_DROPPING, closing=_CLOSING)
@settings(max_examples=25, deadline=None)
def test_a_round_robin_ends_with_any_results_and_any_who_leave(
    count: int, is_double: bool, seed: int, dropping: float, closing: float
) -> None:
    def due(people: list[Participant], games: list[PairedGame]) -> Due:
        return round_robin.due(people, games, is_double=is_double)

    people, games = run(players(count, seed), due, random.Random(seed), dropping, closing)
    if not all(player.is_out for player in people):
        met = Counter(game.players if is_double else tuple(sorted(game.players)) for game in games if not game.is_void)
        assert len(met) == count * (count - 1) // (1 if is_double else 2)
        assert set(met.values()) == {1}, "a game that was played again counts once"
    rows = standings(TournamentKind.ROUND_ROBIN, people, games)
    assert [row.place for row in rows] == list(range(1, count + 1))


@given(count=st.integers(3, 64), is_pair=st.booleans(), seed=st.integers(), dropping=_DROPPING, closing=_CLOSING)
@settings(max_examples=25, deadline=None)
def test_a_knock_out_ends_with_any_number_of_players_and_any_who_leave(
    count: int, is_pair: bool, seed: int, dropping: float, closing: float
) -> None:
    def due(people: list[Participant], games: list[PairedGame]) -> Due:
        return knock_out.due(people, games, is_pair=is_pair)

    people, games = run(players(count, seed), due, random.Random(seed), dropping, closing)
    rounds = knock_out.bracket(people, games, is_pair=is_pair)
    assert sum(len(matches) for matches in rounds) == len(knock_out.seed_order(count)) - 1
    for match in (match for matches in rounds for match in matches):
        assert match.winner is not None
        assert match.winner == NOBODY or match.winner in match.players
        assert sum(not game.is_void for game in match.games) <= (5 if is_pair else 4)
        if not dropping and NOBODY not in match.players:
            assert match.winner != NOBODY
    rows = standings(TournamentKind.KNOCK_OUT, people, games, is_pair=is_pair)
    winner = rounds[-1][0].winner
    assert winner == NOBODY or (rows[0].number, rows[0].place) == (winner, 1)
    if not dropping:
        assert [row.place for row in rows][:3] == [1, 2, 3]
        lost = Counter(number for game in games for number in game.players if game.winner not in {None, number})
        assert is_pair or all(lost[player.number] == (player.number != winner) for player in people)


def test_the_best_seeds_meet_last_and_get_the_free_places() -> None:
    rounds = knock_out.bracket(players(11), [], is_pair=False)
    byes = {match.players[0] for match in rounds[0] if NOBODY in match.players}
    assert byes == {1, 2, 3, 4, 5}
    order = knock_out.seed_order(64)
    assert sorted(order) == list(range(1, 65))
    assert all(order[index] + order[index + 1] == 65 for index in range(0, 64, 2))
    assert {1, 2} & set(order[:32]) == {1}


def test_a_drawn_match_is_played_again_shorter_and_then_the_lots_decide() -> None:
    people, short = [Participant(1, 1, 20), Participant(2, 2, 10)], []
    games: list[PairedGame] = []
    for _ in range(4):
        (pairing,) = knock_out.due(people, games, is_pair=False).pairings
        short.append((pairing.first, pairing.is_short, pairing.result, pairing.cause))
        games.append(played(pairing, PairingResult.DRAW))
    assert short == [
        (2, False, None, None),
        (1, False, None, None),
        (2, True, None, None),
        (1, True, PairingResult.SECOND, ResultCause.LOT),
    ]
    assert knock_out.due(people, games, is_pair=False) == Due(is_over=True)


def test_a_game_whose_table_was_closed_is_played_again_as_it_was() -> None:
    people = [Participant(1, 1, 20), Participant(2, 2, 10)]
    (first,) = knock_out.due(people, [], is_pair=True).pairings
    closed = replace(played(first, PairingResult.NONE), cause=ResultCause.CLOSED)
    (again,) = knock_out.due(people, [closed], is_pair=True).pairings
    assert (again.leg, again.first, again.is_short) == (2, first.first, False), "the same role, and as much time"
    games = [closed, played(again, PairingResult.FIRST)]
    (second,) = knock_out.due(people, games, is_pair=True).pairings
    assert (second.leg, second.first) == (3, first.second), "the match still has both roles"
    games.append(played(second, PairingResult.DRAW))
    assert knock_out.due(people, games, is_pair=True).is_over
    rows = standings(TournamentKind.KNOCK_OUT, people, games, is_pair=True)
    assert [(row.played, row.losses) for row in rows] == [(2, 0), (2, 1)], "the closed game is in nobody's record"


def test_in_an_arena_people_meet_people_and_who_is_left_over_gets_an_engine() -> None:
    people, engines = players(6), {4, 5, 6}
    for now_ms, count in ((arena.ENGINE_WAIT_MS - 1, 1), (arena.ENGINE_WAIT_MS, 2)):
        found = arena.due(people, [], range(1, 7), {}, now_ms, is_open=True, engines=engines).pairings
        assert len(found) == count
        assert not {found[0].first, found[0].second} & engines
        assert all(len({each.first, each.second} & engines) == 1 for each in found[1:])
    alone = [replace(each, is_out=each.number not in engines) for each in people]
    found = arena.due(alone, [], range(1, 7), {}, 0, is_open=True, engines=engines).pairings
    assert [{found[0].first, found[0].second} <= engines, len(found)] == [True, 1]


_FREE = st.lists(st.tuples(st.integers(0, 6), st.integers(0, 5), st.integers(0, 12)), max_size=12)


@given(_FREE)
def test_arena_pairs_all_who_are_free_and_avoids_rematches(facts: list[tuple[int, int, int]]) -> None:
    free = [
        arena.Free(number, have, since, last if last != number else 0)
        for number, (have, since, last) in enumerate(facts, 1)
    ]
    pairs = arena.pair(free)
    seated = [number for pair in pairs for number in pair]
    assert len(set(seated)) == len(seated) == len(free) // 2 * 2, "at most one person waits on"
    left = [each for each in free if each.number not in seated]
    assert all(each.since_ms == max(other.since_ms for other in free) for each in left), "who waits longest is paired"
    last = {each.number: each.last for each in free}

    def is_rematch(one: int, other: int) -> bool:
        return last[one] == other or last[other] == one

    for one, other in pairs:
        if is_rematch(one, other):
            for three, four in pairs:
                if {one, other} != {three, four}:
                    assert is_rematch(one, three) or is_rematch(other, four)
                    assert is_rematch(one, four) or is_rematch(other, three)


@given(count=st.integers(2, 30), seed=st.integers(), paused=st.sets(st.integers(1, 30)))
@settings(max_examples=20, deadline=None)
def test_an_arena_goes_on_until_its_time_is_over(count: int, seed: int, paused: set[int]) -> None:
    chance, ticks = random.Random(seed), 0
    free = set(range(1, count + 1)) - paused

    def due(people: list[Participant], games: list[PairedGame]) -> Due:
        nonlocal ticks
        ticks += 1
        found = arena.due(people, games, free, {}, 0, is_open=ticks < 30)
        if ticks < 30:
            busy = {number for game in games if game.result is None for number in game.players}
            busy |= {number for pairing in found.pairings for number in (pairing.first, pairing.second)}
            assert len(free - busy) < 2, "two people wait"
        return found

    if len(free) < 2:
        return
    people, games = run(players(count, seed), due, chance)
    assert not paused & {number for game in games for number in game.players}
    begun = Counter(game.first for game in games)
    not_begun = Counter(game.second for game in games)
    assert all(abs(begun[each.number] - not_begun[each.number]) <= 4 for each in people)


@given(
    kind=st.sampled_from([TournamentKind.ROUND_ROBIN, TournamentKind.ARENA]),
    results=st.lists(st.tuples(st.integers(1, 6), st.integers(1, 6), st.sampled_from(_RESULTS)), max_size=25),
    seed=st.integers(),
)
def test_standings_do_not_depend_on_the_order_of_the_games(
    kind: TournamentKind, results: list[tuple[int, int, PairingResult]], seed: int
) -> None:
    games = [
        PairedGame(number, 1, 1, first, second, result, ResultCause.PLAYED)
        for number, (first, second, result) in enumerate(results)
        if first != second
    ]
    order = random.Random(seed)
    people, before = players(6), standings(kind, players(6), games)
    mixed = order.sample(games, len(games))
    assert standings(kind, order.sample(people, 6), mixed) == before
    assert sum(row.points for row in before) == 2 * len(games)
    assert [row.points for row in before] == sorted(points(games)[each.number] for each in people)[::-1]


def test_tie_breaks_of_a_round_robin_in_their_order() -> None:
    def rows(games: list[tuple[int, int, PairingResult]]) -> list[int]:
        made = [PairedGame(n, 1, 1, one, two, result, ResultCause.PLAYED) for n, (one, two, result) in enumerate(games)]
        people = [Participant(n, n, 9 - n) for n in range(1, 5)]
        return [row.number for row in standings(TournamentKind.ROUND_ROBIN, people, made)]

    first, draw = PairingResult.FIRST, PairingResult.DRAW
    # 1 and 2 have four points each; 1 has beaten 2.
    assert rows([(1, 2, first), (2, 3, first), (2, 4, first), (1, 3, first)])[:2] == [1, 2]
    # 1 and 2 drew; 1 has beaten 3, who has more points than 4, whom 2 has beaten.
    assert rows([(1, 2, draw), (1, 3, first), (2, 4, first), (3, 4, first)])[:2] == [1, 2]
    # Nobody has won anything: the random draw decides.
    assert rows([]) == [4, 3, 2, 1]
