"""Each player of a match has its own random stream."""

from __future__ import annotations

import pytest

from hedgemaze.arena import Clock, Player, SearchOptions, lineup, make_player
from hedgemaze.arena.lineup import PlayerPool, PlayerSpec
from hedgemaze.arena.openings import Opening, openings
from hedgemaze.arena.schedule import Fixture
from hedgemaze.engine.players.baselines import RandomPlayer
from hedgemaze.rules import Game, Mode
from tests.core.test_random_streams import are_apart

OPENING: Opening = next(iter(openings(Mode.named("classic2"))))


def seeds_of(match_seed: int, number: int, players: dict[str, PlayerSpec]) -> list[int]:
    """Returns the seeds that the built-in players of one game get."""
    given: list[int] = []

    def note(name: str, seed: int = 0, options: SearchOptions | None = None) -> Player:
        given.append(seed)
        return make_player(name, seed, options)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lineup, "make_player", note)
        PlayerPool(players, match_seed).seat(Fixture(number, 0, 0, tuple(players)), OPENING)
    return given


def test_seats_games_matches_and_levels_have_their_own_streams() -> None:
    found: list[int] = []
    for level in range(1, 8):
        players: dict[str, PlayerSpec] = {"it": f"level-{level}", "reference": "level-3"}
        for seed in range(3):
            for number in (*range(20), 1_000_003, 2_000_006):
                found += seeds_of(seed, number, players)
    assert len(found) == 7 * 3 * 22 * 2
    assert are_apart(found)
    assert max(found) >= 2**63, "all 64 bits"


def test_the_same_game_has_the_same_streams() -> None:
    players: dict[str, PlayerSpec] = {"one": "random", "two": "level-1"}
    assert seeds_of(5, 9, players) == seeds_of(5, 9, players)


def test_functions_get_a_seed_that_every_generator_takes() -> None:
    given: list[int] = []

    def make(seed: int) -> Player:
        given.append(seed)
        return RandomPlayer(seed)

    for number in range(200):
        PlayerPool({"one": make, "two": make}, 1).seat(Fixture(number, 0, 0, ("one", "two")), OPENING)
    assert len(set(given)) == 400
    assert all(0 <= seed < 2**31 for seed in given)


def test_a_random_player_that_is_made_for_each_move_still_plays_different_actions() -> None:
    game = Game(Mode.named("classic2"))
    places: list[int] = []
    for _ in range(20):
        legal = [str(action) for action in game.position.legal_actions()]
        action = make_player("random", 1).choose(game, Clock(), 1.0)
        assert action == make_player("random", 1).choose(game, Clock(), 1.0)
        places.append(legal.index(str(action)))
        game.play(action)
    assert len(set(places)) > 12
