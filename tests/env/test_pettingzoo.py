"""PettingZoo: its own conformance tests, and games compared with the reference."""

from __future__ import annotations

import random
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from hedgemaze.env import BoardGameEnv, aec_env, parallel_env
from hedgemaze.errors import EnvError, IllegalActionError, ModeError
from hedgemaze.rules import Game, parse_mode
from tests.env import plain

MODES = ("classic2;size=5;fences=3", "classic3;size=5;fences=2", "classic4;size=5;fences=2", "pacman", "advanced")


ADVICE = ("Observation space for each agent probably", "Observation is not a NumPy array", "We recommend agents")
"""What the test of the API advises against: observations with a mask, as its own board games have them, and names of
agents without a number."""


@pytest.mark.parametrize("mode", MODES)
def test_the_api_test(mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(aec_env(mode), num_cycles=60)
        api_test(aec_env(mode, view="absolute", dtype="float32", max_steps=30), num_cycles=60)
    assert [str(each.message) for each in said if not str(each.message).startswith(ADVICE)] == []
    assert capsys.readouterr().out.count("Passed API test") == 2


@pytest.mark.parametrize("mode", MODES)
def test_the_seed_test(mode: str) -> None:
    seed_test(lambda: aec_env(mode, opening=6), num_cycles=40)


@pytest.mark.parametrize("mode", MODES)
def test_the_parallel_api_test(mode: str) -> None:
    parallel_api_test(parallel_env(mode, illegal="lose"), num_cycles=60)


@pytest.mark.parametrize("mode", MODES)
def test_a_game_is_that_of_the_rules(mode: str) -> None:
    rng = random.Random(mode)
    env = BoardGameEnv(mode)
    env.reset(seed=1)
    game = Game(parse_mode(mode))
    names = [side.name.lower() for side in game.mode.sides]
    for _ in range(60):
        if game.outcome() is not None:
            break
        agent = game.position.side.name.lower()
        assert env.agent_selection == agent
        for name in names:
            mask = env.observe(name)["action_mask"]
            assert np.flatnonzero(mask).tolist() == (plain.mask_of(game, is_relative=True) if name == agent else [])
        action = plain.random_action(game, rng)
        env.step(plain.Viewer(game.mode, game.position.side, is_relative=True).number(action))
        game.play(action)
        assert env.position.text == game.position.text
    outcome = game.outcome()
    assert set(env.terminations.values()) == {outcome is not None}
    if outcome is not None:
        assert list(env.rewards.values()) == plain.rewards_of(game)
        assert env.infos[names[0]]["reason"] == outcome.reason.value


def test_a_won_game_pays_both_agents_and_ends() -> None:
    env = aec_env("classic2;size=3;fences=0", view="absolute")
    env.reset()
    for number in (4, 6, 7):  # b2, a3, b3
        env.step(number)
    paid = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        assert observation is not None
        assert (terminated, truncated, observation["action_mask"].sum()) == (True, False, 0)
        paid[agent] = reward
        env.step(None)
    assert paid == {"south": 1.0, "north": -1.0}
    assert env.agents == []


def test_an_illegal_action_raises_or_loses() -> None:
    env = aec_env("classic2")
    env.reset()
    with pytest.raises(IllegalActionError, match="already stands there"):
        env.step(4)
    env.step(13)
    lenient = aec_env("classic2", illegal="lose")
    lenient.reset()
    lenient.step(4)
    assert lenient.unwrapped.terminations == {"south": True, "north": True}
    assert lenient.unwrapped.rewards == {"south": -1, "north": 0}


def test_the_board_as_a_text(capsys: pytest.CaptureFixture[str]) -> None:
    env = aec_env("classic2;size=3;fences=0", render_mode="ansi")
    env.reset()
    assert "South to move" in str(env.render())
    loud = aec_env("classic2;size=3;fences=0", render_mode="human")
    loud.reset()
    loud.step(4)
    assert "North to move" in capsys.readouterr().out


def test_bad_settings_are_refused() -> None:
    for settings in ({"render_mode": "rgb_array"}, {"illegal": "ignore"}, {"view": "south"}):
        with pytest.raises(EnvError):
            aec_env("classic2", **settings)  # type: ignore[arg-type]  # the error is the point
    with pytest.raises(ModeError):
        aec_env("chess")
