"""Levels: the file, the choices, alertness, team mates; every level of every mode finishes its games.

``python -m tests.engine.test_levels 100`` plays a hundred games per level.
"""

from __future__ import annotations

import random
import sys
import threading
import time
from itertools import pairwise

import pytest

from hedgemaze import core
from hedgemaze.engine import PERFECT, LevelPlayer, Limit, Search, Skill, level_of, levels, recent_squares
from hedgemaze.engine.knowledge import catching_action, winning_action
from hedgemaze.errors import EngineError
from hedgemaze.rules import MODES, Family, Game, Mode, Move, Piece, Position, Side
from tests.sample import sample

LONGEST = 4_000
"""Number of actions; a longer game counts as endless."""


def roles(name: str) -> list[Side | None]:
    mode = Mode.named(name)
    return [None] if mode.family is Family.CLASSIC else list(mode.sides)


def play(name: str, level: int, seed: int, most_nodes: int | None = None) -> Game:
    """Plays a game of a level against itself; the nodes of strong levels are limited, which does not affect tests."""
    game = Game(Mode.named(name))
    players = {side: LevelPlayer(level, core.stream_seed(seed, number)) for number, side in enumerate(game.mode.sides)}
    seconds = None if most_nodes is None else most_nodes / 200_000
    while game.outcome() is None:
        assert len(game.entries) < LONGEST
        game.play(players[game.position.side].choose(game, seconds=seconds))
    return game


# The file.


@pytest.mark.parametrize("name", MODES)
def test_every_mode_and_role_has_levels_in_order(name: str) -> None:
    for side in roles(name):
        found = levels(name, side)
        assert [level.number for level in found] == list(range(1, len(found) + 1))
        assert 3 <= len(found) <= 8
        for weaker, stronger in pairwise(found):
            if weaker.skill.sight != 1:  # with one turn of look-ahead, more nodes add no strength
                assert weaker.skill.nodes <= stronger.skill.nodes
                assert weaker.skill.noise >= stronger.skill.noise  # a loose level with noise wastes fences, then runs
            assert weaker.skill.looseness >= stronger.skill.looseness  # overlooked fences are not wasted: no such rule
            assert weaker.is_alert <= stronger.is_alert
            if weaker.rating and stronger.rating:
                assert weaker.rating.value < stronger.rating.value
        assert found[-1].skill.is_full
        assert all(level.is_alert for level in found[len(found) // 2 :])


def test_unknown_levels_are_refused() -> None:
    for number in (0, 10, -1):
        with pytest.raises(EngineError, match="levels are 1 to 8"):
            level_of("classic2", Side.SOUTH, number)
    with pytest.raises(EngineError) as refused:
        levels("draughts")
    assert refused.value.code == "engine.no_such_level"
    with pytest.raises(EngineError):
        levels("pacman")


@pytest.mark.parametrize("wrong", [{"nodes": -1}, {"sight": 300}, {"overlook": 1.5}, {"noise": -0.1}, {"looseness": 2}])
def test_skills_out_of_range_are_refused(wrong: dict[str, float]) -> None:
    with pytest.raises(EngineError) as refused:
        Skill(**wrong)  # type: ignore[arg-type]  # floats where a share is meant, integers elsewhere
    assert refused.value.code == "engine.bad_setting"


# Choices.


@pytest.mark.parametrize("name", MODES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    one, two = (play(name, 1, 7) for _ in range(2))
    assert one.actions == two.actions
    assert one.actions != play(name, 1, 8).actions


def positions(name: str, count: int, seed: int) -> list[core.Position]:
    """Positions of random games with a win or a catch in this turn."""
    rng = random.Random(f"{name} {seed}")
    found: list[core.Position] = []
    while len(found) < count:
        position = core.Position.start(Mode.named(name))
        for _ in range(400):
            if position.outcome():
                break
            if winning_action(position) or catching_action(position):
                found.append(position)
            position = position.play(rng.choice(position.legal_actions()))
    return found[:count]


@pytest.mark.parametrize("name", MODES)
def test_alert_levels_never_miss_a_win_or_a_catch(name: str) -> None:
    for position in positions(name, 30, 3):
        for number in (5, 8):
            player = LevelPlayer(number, seed=number)
            here, side, lives = position, position.side, position.to_rules().lives
            while here.outcome() is None and here.side is side:
                here = here.play(player.choose(here))
                after = here.to_rules()
                if here.outcome() or after.lives < lives:
                    break
            outcome = here.outcome()
            assert (outcome is not None and outcome.winner is side) or here.to_rules().lives < lives, position.text


def test_noise_and_looseness_change_choices_but_not_wins() -> None:
    open_game = core.Position.parse("classic2 d7hf3ve5h Sd5Nf4 8,9 - S - 9")
    assert len({str(LevelPlayer(1, seed).choose(open_game)) for seed in range(40)}) >= 3
    won = core.Position.parse("classic2 - Se8Ne2 5,5 - S - 14")
    assert {str(LevelPlayer(4, seed).choose(won)) for seed in range(10)} == {"e9"}


def test_classic_noise_changes_fences_but_not_the_path() -> None:
    ways = core.Position.parse("classic3 d3hf6vb5hg7h Se4Wc5Ng6 0,0,0 - S - 60")
    before = ways.distance(Side.SOUTH)
    assert before is not None
    for seed in range(30):
        report = Search(ways, seed=seed, skill=Skill(nodes=40, sight=1, noise=20.0), network="hand").run()
        assert ways.play(report.candidates[0].action).distance(Side.SOUTH) == before - 1


@pytest.mark.parametrize("seed", range(4))
def test_a_loose_level_avoids_recent_squares(seed: int) -> None:
    game = Game(Position.parse("classic3 d3hf6vb5hg7h Se4Wc5Ng6 4,4,4 - S - 60"))
    players = {side: LevelPlayer(1, core.stream_seed(seed, number)) for number, side in enumerate(game.mode.sides)}
    while game.outcome() is None:
        recent = set(recent_squares(game.positions))
        action = players[game.position.side].choose(game)
        if not isinstance(action, Move):
            game.play(action)
            continue
        onwards = {each.square for each in game.position.legal_actions() if isinstance(each, Move)} - recent
        assert action.square in onwards or not onwards, (game.position.text, recent)
        game.play(action)


def test_recent_squares() -> None:
    game = Game(Mode.named("classic3"))
    assert recent_squares(game.positions) == ()
    for token in ["e2", "b5", "e8", "e3", "c5", "e7", "d3h", "d5", "e6"]:
        game.play(token)
    assert set(map(str, recent_squares(game.positions))) == {"e2"}
    for token in ["d3", "e5", "d6", "c3", "f5", "c6", "b3", "g5", "b6", "a3", "h5", "a6"]:
        game.play(token)
    assert set(map(str, recent_squares(game.positions))) == {"b3", "c3"}  # two turns, a fence or a step each
    game.leave(Side.NORTH)
    assert set(map(str, recent_squares(game.positions))) == {"b3", "c3"}
    hunt = Game(Mode.named("pacman"))
    assert recent_squares(hunt.positions) == ()


def test_a_level_that_can_still_win_avoids_a_draw_by_repetition() -> None:
    game = Game(Position.parse("classic2 - Sc5Ng7 5,4 - S - 20"))
    for token in ["c4", "g8", "c5", "g7", "c4", "g8", "c5"]:
        game.play(token)
    best = Search(game).run(Limit(nodes=20_000)).candidates[0]
    assert str(best.action) == "g7"  # the third repetition is better than a loss
    assert "g7" not in {str(LevelPlayer(4, seed).choose(game)) for seed in range(20)}


def test_stop_makes_a_level_answer_at_once() -> None:
    game = Game(Mode.named("classic4"))
    player = LevelPlayer(8)
    timer = threading.Timer(0.05, player.stop)
    timer.start()
    begin = time.perf_counter()
    action = player.choose(game)
    timer.join()
    assert action in game.position.legal_actions()
    assert time.perf_counter() - begin < level_of("classic4", Side.SOUTH, 8).seconds


# Team mates.


def test_an_engine_seat_moves_only_its_own_ghosts() -> None:
    rng = random.Random(2)
    mine = (Piece.PINKY, Piece.CLYDE)
    acted = 0
    position = core.Position.start(Mode.named("pacman"))
    for _ in range(300):
        if position.outcome():
            break
        legal = position.legal_actions()
        own = [action for action in legal if getattr(action, "piece", None) in mine]
        if position.side is Side.GHOSTS and own:
            action = LevelPlayer(3, seed=acted).choose(position, pieces=mine)
            assert action in own
            acted += 1
            position = position.play(rng.choice(legal))
        else:
            position = position.play(rng.choice(legal))
    assert acted > 20


# Whole games.


@pytest.mark.parametrize("name", MODES)
@pytest.mark.parametrize("level", [2])
def test_a_level_plays_itself_to_the_end(name: str, level: int) -> None:
    assert play(name, level, 1).outcome() is not None


def every_level() -> list[tuple[str, int]]:
    """By mode and number; a role with fewer levels plays its highest."""
    return [
        (name, number)
        for name in MODES
        for number in range(1, 1 + max(len(levels(name, side)) for side in roles(name)))
    ]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "level"), sample(*dict(every_level()).items(), of=every_level()))  # each mode's last
def test_a_level_plays_itself_to_the_end_three_times(name: str, level: int) -> None:
    for seed in range(3):
        assert play(name, level, 10 + seed, most_nodes=1_000).outcome() is not None


if __name__ == "__main__":
    games = int(sys.argv[1])
    for mode_name, number in every_level():
        lengths = [len(play(mode_name, number, seed, most_nodes=2_000).entries) for seed in range(games)]
        print(f"{mode_name} level {number}: {games} games, {min(lengths)} to {max(lengths)} actions", flush=True)


def test_the_perfect_level_is_the_strongest_one_with_tables() -> None:
    for side in (Side.PACMAN, Side.GHOSTS):
        perfect, strongest = level_of("pacman", side, PERFECT), levels("pacman", side)[-1]
        assert perfect.is_perfect
        assert not strongest.is_perfect
        assert (perfect.skill, perfect.seconds) == (strongest.skill, strongest.seconds)
        assert perfect not in levels("pacman", side)
    assert level_of("classic2", Side.SOUTH, PERFECT) == levels("classic2")[-1]
    assert not level_of("advanced", Side.PACMAN, PERFECT).is_perfect
