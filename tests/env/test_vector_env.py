"""The vector environment against the reference rules: every plane, mask, reward and end of random games."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from hedgemaze.env import REASONS, Buffers, VectorEnv, observe, planes_of, scales_of
from hedgemaze.env.encoding import ViewName
from hedgemaze.rules import Game, HouseRules, Mode, Reason, parse_mode
from tests.env import plain
from tests.rules.random_modes import random_mode
from tests.sample import sample

VIEWS: tuple[ViewName, ...] = ("relative", "absolute")


def array(given: object) -> NDArray[Any]:
    assert isinstance(given, np.ndarray)
    return given


def modes_of(name: str, rng: random.Random, count: int) -> list[Mode]:
    """Returns modes with random house rules and mazes, of one name and size."""
    first = random_mode(name, rng)
    modes = [first]
    while len(modes) < count:
        other = random_mode(name, rng)
        if other.size == first.size:
            modes.append(other)
    return modes


def check_board(shown: Buffers, board: int, game: Game, view: ViewName) -> None:
    """Compares what a board shows with a game of the reference."""
    is_relative = view == "relative"
    names = [plane.name for plane in planes_of(game.mode)]
    wanted = plain.planes(game, game.position.side, is_relative=is_relative)
    assert set(names) == wanted.keys()
    observation = array(shown.observations)[board]
    for number, name in enumerate(names):
        assert (observation[number] == wanted[name]).all(), f"{name} {view} {game.position.text}"
    numbers = np.flatnonzero(array(shown.masks)[board]).tolist()
    assert numbers == plain.mask_of(game, is_relative=is_relative), game.position.text
    assert array(shown.sides)[board] == game.mode.sides.index(game.position.side)


def play_along(name: str, seed: int, view: ViewName, *, boards: int, steps: int) -> list[Reason]:
    """Plays random games on all boards and in the reference, and compares them; returns why games ended."""
    rng = random.Random(f"{name} {seed}")
    modes = modes_of(name, rng, boards)
    env = VectorEnv(modes, view=view)
    out = env.new_buffers(final_observations=True)
    shown = env.reset(seed, out=out)
    assert shown is out
    games = [Game(mode) for mode in modes]
    ended: list[Reason] = []
    for _ in range(steps):
        actions = []
        for board, game in enumerate(games):
            check_board(shown, board, game, view)
            action = plain.random_action(game, rng)
            viewer = plain.Viewer(game.mode, game.position.side, is_relative=view == "relative")
            actions.append(viewer.number(action))
            game.play(action)
        env.step(actions, out=out)
        for board, game in enumerate(games):
            outcome = game.outcome()
            assert bool(array(shown.terminated)[board]) == (outcome is not None), game.position.text
            assert array(shown.rewards)[board].tolist() == plain.rewards_of(game)
            assert REASONS[int(array(shown.reasons)[board])] is (None if outcome is None else outcome.reason)
            if outcome is not None:
                last = plain.planes(game, game.position.side, is_relative=view == "relative")
                final = array(shown.final_observations)[board]
                assert all((final[i] == last[plane.name]).all() for i, plane in enumerate(planes_of(game.mode)))
                ended.append(outcome.reason)
                games[board] = Game(game.mode)  # the environment has begun a new game
        assert not array(shown.truncated).any()
    return ended


@pytest.mark.parametrize("name", plain.NAMES)
def test_observations_masks_and_rewards_are_those_of_the_rules(name: str) -> None:
    for seed, view in enumerate(VIEWS):
        play_along(name, seed, view, boards=2, steps=20)


@pytest.mark.slow
@pytest.mark.parametrize("name", plain.NAMES)
@pytest.mark.parametrize("seed", sample(0, of=range(8)))
def test_more_games_with_house_rules_and_mazes(name: str, seed: int) -> None:
    play_along(name, 100 + seed, VIEWS[seed % 2], boards=4, steps=120)


@pytest.mark.slow
def test_every_end_of_a_classic_game() -> None:
    ended = set()
    for seed in range(6):
        ended |= set(play_along("classic2", 300 + seed, "relative", boards=4, steps=70))
    assert ended >= {Reason.REACHED_GOAL, Reason.REPETITION}


def test_the_third_occurrence_ends_the_game() -> None:
    """As in `Game`: the start counts, and only positions at the start of a turn."""
    mode = Mode.named("classic2")
    env = VectorEnv(mode, 2, view="absolute", auto_reset=False)
    shown = env.reset()
    forth = [13, 67, 4, 76]  # e2, e8, e1, e9
    for count, number in enumerate([*forth, *forth], 1):
        numbers = [number, number]
        if count == 3:
            numbers[1] = 12  # d2 breaks the repetition on board 1
        if count > 3:
            numbers[1] = int(np.flatnonzero(array(shown.masks)[1])[0])
        shown = env.step(numbers)
        assert bool(array(shown.terminated)[0]) == (count == 8)
    assert array(shown.terminated).tolist() == [True, False]
    assert REASONS[int(array(shown.reasons)[0])] is Reason.REPETITION
    outcome = env.outcome(0)
    assert outcome is not None
    assert (outcome.reason, outcome.winner, env.repetitions(0)) == (Reason.REPETITION, None, 3)
    assert array(shown.masks)[0].sum() == 0


@pytest.mark.parametrize("name", plain.NAMES)
def test_floats_are_the_bytes_divided_by_the_scales(name: str) -> None:
    mode = Mode.named(name)
    one, other = VectorEnv(mode, 5), VectorEnv(mode, 5, dtype="float32")
    one.reset(3)
    other.reset(3)
    for _ in range(40):
        actions = one.sample()
        shown, floats = one.step(actions), other.step(actions)
        assert (array(shown.observations) / scales_of(mode) == floats.observations).all()
        assert array(floats.observations).dtype == np.float32


@pytest.mark.parametrize("name", plain.NAMES)
def test_a_board_as_each_side_sees_it(name: str) -> None:
    """`VectorEnv.observe` and `observe` agree with the plain planes, also for sides that are not to move."""
    rng = random.Random(5)
    mode = random_mode(name, rng)
    env = VectorEnv(mode, auto_reset=False)
    env.reset()
    game = Game(mode)
    for _ in range(12):
        if game.outcome() is not None:
            break
        for side in mode.sides:
            wanted = plain.planes(game, side, is_relative=True)
            shown = env.observe(0, side)
            assert all((shown[i] == wanted[plane.name]).all() for i, plane in enumerate(planes_of(mode)))
            assert (shown == observe(env.position(0), side=side, repetitions=game.repetitions())).all()
        action = plain.random_action(game, rng)
        env.step([plain.Viewer(mode, game.position.side, is_relative=True).number(action)])
        game.play(action)
        assert env.position(0).text == game.position.text


@pytest.mark.parametrize("name", plain.NAMES)
def test_an_observation_tells_positions_apart(name: str) -> None:
    """Two positions of one mode with the same planes in the absolute view are the same, counters aside."""
    seen: dict[bytes, str] = {}
    env = VectorEnv(parse_mode(f"{name};size=3;fences=2" if name.startswith("classic") else name), 60)
    env.reset(1)
    for _ in range(60):
        env.step(env.sample())
        for board in range(60):
            position = env.position(board)
            key = observe(position, view="absolute", repetitions=0).tobytes()
            assert seen.setdefault(key, position.key) == position.key
    assert len(seen) > 500


def test_truncation_after_max_steps() -> None:
    env = VectorEnv(Mode.named("classic2"), 4, max_steps=10)
    out = env.new_buffers(final_observations=True)
    env.reset(2, out=out)
    for step in range(1, 31):
        shown = env.step(env.sample(), out=out)
        assert array(shown.truncated).tolist() == [step % 10 == 0] * 4
        assert not array(shown.terminated).any()
        assert not array(shown.rewards).any()
        if step % 10 == 0:
            assert env.position(0).ply == 0
            assert array(shown.final_observations)[0, -2].max() == 10  # the plane `ply`


def test_a_limit_of_the_rules_terminates() -> None:
    env = VectorEnv(Mode.named("classic2", house=HouseRules(max_ply=5)), 2)
    shown = env.reset()
    for _ in range(5):
        shown = env.step(env.sample())
    assert array(shown.terminated).all()
    assert REASONS[int(array(shown.reasons)[0])] is Reason.MOVE_LIMIT


def test_without_auto_reset_a_game_that_was_cut_off_can_go_on() -> None:
    env = VectorEnv(Mode.named("classic2"), 2, max_steps=3, auto_reset=False)
    ends = []
    env.reset(2)
    for _ in range(5):
        shown = env.step(env.sample())
        ends.append(array(shown.truncated).tolist())
        assert array(shown.masks).any(axis=1).all()
    assert ends == [[False, False]] * 2 + [[True, True]] * 3
    shown = env.reset(boards=[True, False])
    assert array(shown.truncated).tolist() == [False, True]
    assert [env.position(board).ply for board in range(2)] == [0, 5]
    assert array(env.step(env.sample()).truncated).tolist() == [False, True]


def test_without_auto_reset_a_finished_board_waits() -> None:
    mode = parse_mode("classic2;size=3;fences=0")
    env = VectorEnv(mode, 2, auto_reset=False, view="absolute")
    shown = env.reset()
    for numbers in ([4, 0], [6, 8], [7, 1]):  # board 0: b2, a3, b3 wins
        shown = env.step(numbers)
    assert array(shown.terminated).tolist() == [True, False]
    assert array(shown.rewards)[0].tolist() == [1.0, -1.0]
    for _ in range(2):
        other = int(np.flatnonzero(array(shown.masks)[1])[0])
        shown = env.step([-1, other])
        assert array(shown.terminated)[0]
        assert not array(shown.rewards)[0].any()
    shown = env.reset(boards=[False, True])
    assert array(shown.terminated).tolist() == [True, False]
    shown = env.reset(boards=[True, False])
    assert not array(shown.terminated).any()
    assert (env.position(0).ply, env.position(1).ply) == (0, 0)


def test_openings_vary_by_seed_and_never_end_a_game() -> None:
    mode = parse_mode("classic2;size=3;fences=1")
    env = VectorEnv(mode, 200, opening=12)
    env.reset(1)
    plies = {env.position(board).ply for board in range(200)}
    assert len(plies) > 6
    assert max(plies) <= 12
    assert all(env.position(board).outcome() is None for board in range(200))
    texts = [env.position(board).text for board in range(200)]
    env.reset(np.int64(1))
    assert texts == [env.position(board).text for board in range(200)]
    env.reset(2)
    assert texts != [env.position(board).text for board in range(200)]


def run(env: VectorEnv, seed: int | list[int], steps: int) -> list[bytes]:
    trail = []
    shown = env.reset(seed)
    for _ in range(steps):
        trail.append(array(shown.observations).tobytes() + array(shown.rewards).tobytes())
        shown = env.step(env.sample())
    return trail


@pytest.mark.parametrize("name", plain.NAMES)
def test_the_same_seeds_give_the_same_games_on_any_number_of_threads(name: str) -> None:
    mode = Mode.named(name)
    one, two = VectorEnv(mode, 33, opening=6, max_steps=40), VectorEnv(mode, 33, opening=6, max_steps=40, threads=2)
    first = run(one, 5, 60)
    assert first == run(one, 5, 60) == run(two, 5, 60)
    assert first != run(one, 6, 60)


def test_a_board_does_not_depend_on_the_others() -> None:
    mode = Mode.named("classic2")
    alone, many = VectorEnv(mode, 1), VectorEnv(mode, 9)
    alone.reset([77])
    many.reset([1, 2, 3, 77, 5, 6, 7, 8, 9])
    for _ in range(50):
        one, several = alone.step(alone.sample()), many.step(many.sample())
        assert (array(one.observations)[0] == array(several.observations)[3]).all()
