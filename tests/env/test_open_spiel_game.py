"""OpenSpiel: its own conformance test on every mode, games compared with the reference, and algorithms of OpenSpiel."""

from __future__ import annotations

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts, minimax

from hedgemaze.env import load_open_spiel_game, planes_of, scales_of
from hedgemaze.rules import Game, parse_mode
from tests.env import plain

MODES = ("classic2;size=5;fences=3", "classic3;size=5;fences=2", "classic4;size=3;fences=1", "pacman", "advanced")


@pytest.mark.parametrize("mode", MODES)
def test_the_random_simulation_of_open_spiel(mode: str) -> None:
    """Legal actions, returns, clones, observers and (de)serialisation are consistent along random games."""
    pyspiel.random_sim_test(load_open_spiel_game(mode, 60), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("mode", MODES)
def test_a_game_is_that_of_the_rules(mode: str) -> None:
    rng = random.Random(mode)
    loaded = load_open_spiel_game(mode)
    state = loaded.new_initial_state()
    observer = loaded.make_py_observer()
    game = Game(parse_mode(mode))
    scales = scales_of(game.mode)[:, 0, 0]
    for _ in range(50):
        if game.outcome() is not None:
            break
        assert state.legal_actions() == plain.mask_of(game, is_relative=False)
        assert state.current_player() == game.mode.sides.index(game.position.side)
        observer.set_from(state, 0)
        wanted = plain.planes(game, game.position.side, is_relative=False)
        for number, plane in enumerate(planes_of(game.mode)):
            assert (observer.dict["observation"][number] == wanted[plane.name] / np.float32(scales[number])).all()
        action = plain.random_action(game, rng)
        number = plain.Viewer(game.mode, game.position.side, is_relative=False).number(action)
        assert state.action_to_string(number) == str(action)
        state.apply_action(number)
        game.play(action)
        assert str(state) == game.position.text
    assert state.is_terminal() == (game.outcome() is not None)
    assert np.allclose(state.returns(), plain.rewards_of(game))


def test_a_clone_is_independent() -> None:
    state = load_open_spiel_game("classic2").new_initial_state()
    state.apply_action(13)
    twin = state.clone()
    twin.apply_action(67)
    assert str(state) != str(twin)
    assert state.history() == [13]


def test_repetition_and_length_end_a_game() -> None:
    state = load_open_spiel_game("classic2").new_initial_state()
    for number in [13, 67, 4, 76] * 2:
        state.apply_action(number)
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]
    short = load_open_spiel_game("classic2", 2).new_initial_state()
    short.apply_action(13)
    assert not short.is_terminal()
    short.apply_action(67)
    assert short.is_terminal()


def test_its_alpha_beta_search_solves_a_small_board() -> None:
    """Without fences the second player wins on 3×3 after four actions (`docs/knowledge.md`)."""
    loaded = load_open_spiel_game("classic2;size=3;fences=0")
    for plies, value in ((3, 0.0), (4, -1.0), (9, -1.0)):
        found, _ = minimax.alpha_beta_search(
            loaded, maximum_depth=plies, value_function=lambda _: 0.0, maximizing_player_id=0
        )
        assert found == value, plies


def test_its_tree_search_beats_random_actions() -> None:
    loaded = load_open_spiel_game("classic2;size=3;fences=0", 40)
    points = 0.0
    for seed in range(6):
        chance = np.random.RandomState(seed)
        bot = mcts.MCTSBot(loaded, 2.0, 40, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
        state, mine = loaded.new_initial_state(), seed % 2
        while not state.is_terminal():
            is_mine = state.current_player() == mine
            state.apply_action(bot.step(state) if is_mine else int(chance.choice(state.legal_actions())))
        points += state.returns()[mine]
    assert points >= 2


def test_its_environment_for_learning_plays_a_game() -> None:
    env = rl_environment.Environment(load_open_spiel_game("classic2;size=3;fences=0"))
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == 15 * 3 * 3
        step = env.step([step.observations["legal_actions"][player][-1]])  # South walks north; North stays back
    assert step.rewards == [1.0, -1.0]
