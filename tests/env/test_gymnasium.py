"""Gymnasium: its own checker, opponents, seeds and illegal actions."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from hedgemaze.engine.players.registry import make_player
from hedgemaze.env import SingleAgentEnv
from hedgemaze.errors import EngineError, EnvError, GameOverError, IllegalActionError
from hedgemaze.rules import MODES, Side

SMALL = "classic2;size=5;fences=3"


@pytest.mark.parametrize("mode", [SMALL, "classic4;size=5;fences=1", "pacman", "advanced"])
@pytest.mark.parametrize("dtype", ["uint8", "float32"])
def test_the_checker_of_gymnasium(mode: str, dtype: Any) -> None:
    check_env(SingleAgentEnv(mode, opponent="random", dtype=dtype, render_mode="ansi"), skip_render_check=True)


@pytest.mark.parametrize("name", MODES)
def test_environments_are_registered(name: str) -> None:
    made = gymnasium.make(f"hedgemaze/{name.capitalize()}-v1", opponent="greedy")
    observation, info = made.reset(seed=3)
    assert made.observation_space.contains(observation)
    assert info["side"] in ("south", "west", "north", "east", "pacman", "ghosts")
    made.close()


def test_gymnasium_makes_a_vector_of_games() -> None:
    made = gymnasium.make_vec("hedgemaze.env.gymnasium_env:hedgemaze/Classic2-v1", num_envs=3, opponent="greedy")
    observations, _ = made.reset(seed=1)
    actions = [int(np.flatnonzero(mask)[0]) for mask in observations["action_mask"]]
    observations, rewards, terminated, _, _ = made.step(np.array(actions))
    assert (observations["observation"].shape, rewards.tolist()) == ((3, 15, 9, 9), [0, 0, 0])
    assert not terminated.any()
    made.close()


def play(env: SingleAgentEnv, seed: int) -> tuple[list[Any], float]:
    """Plays a game of random legal actions; returns what it showed, and the reward."""
    rng = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    trail: list[Any] = [observation["observation"].tobytes(), info]
    while True:
        legal = np.flatnonzero(observation["action_mask"])
        observation, reward, terminated, truncated, info = env.step(int(rng.choice(legal)))
        trail += [observation["observation"].tobytes(), info]
        if terminated or truncated:
            assert not observation["action_mask"].any() or truncated
            return trail, reward


@pytest.mark.parametrize("opponent", ["random", "greedy", "level-1", make_player("greedy")])
def test_the_same_seed_gives_the_same_game(opponent: Any) -> None:
    env = SingleAgentEnv(SMALL, opponent=opponent, opening=4)
    first, again, other = (play(env, seed)[0] for seed in (5, 5, 6))
    assert first == again
    assert first != other


def test_a_player_of_the_caller_is_closed_with_the_environment_and_not_after_each_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An outside engine would be started again for each game."""
    player, closed = make_player("greedy"), list[str]()
    monkeypatch.setattr(type(player), "close", lambda each: closed.append(each.name))
    env = SingleAgentEnv(SMALL, side="south", opponent=player)
    for seed in range(3):
        env.reset(seed=seed)
    assert closed == []
    env.close()
    assert set(closed) == {"greedy"}


def test_the_agent_plays_any_side_against_any_opponent() -> None:
    for side in ("south", Side.NORTH):
        env = SingleAgentEnv(SMALL, side=side, opponent="greedy")
        trail, reward = play(env, 1)
        assert {info["side"] for info in trail[1::2]} == {side if isinstance(side, str) else "north"}
        assert reward == -1.0  # random actions lose against a player that walks
    drawn = {SingleAgentEnv(SMALL).reset(seed=seed)[1]["side"] for seed in range(8)}
    assert drawn == {"south", "north"}
    mixed = SingleAgentEnv("classic3;size=5;fences=1", side="west", opponent={Side.SOUTH: "greedy"})
    assert play(mixed, 2)[1] in (1.0, -0.5, 0.0)


def test_walking_north_wins_against_random_actions() -> None:
    env = SingleAgentEnv("classic2;size=5;fences=0", side="south", opponent="random")
    observation, _ = env.reset(seed=1)
    reward, terminated = 0.0, False
    info: dict[str, Any] = {}
    while not terminated:
        assert (env.action_masks() == observation["action_mask"]).all()
        highest = int(np.flatnonzero(env.action_masks())[-1])
        observation, reward, terminated, _, info = env.step(highest)
    assert (reward, info["reason"]) == (1.0, "reached_goal")
    with pytest.raises(GameOverError):
        env.step(4)


def test_illegal_actions() -> None:
    losing = SingleAgentEnv(SMALL, side="south")
    losing.reset(seed=1)
    _, reward, terminated, truncated, info = losing.step(2)  # c1, its own square
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, "action.same_square")
    raising = SingleAgentEnv(SMALL, side="south", illegal="raise")
    raising.reset(seed=1)
    before = raising.position.text
    with pytest.raises(IllegalActionError):
        raising.step(2)
    assert raising.position.text == before
    raising.step(7)
    lenient = SingleAgentEnv(SMALL, side="south", illegal="random")
    lenient.reset(seed=1)
    _, reward, terminated, _, info = lenient.step(2)
    assert (reward, terminated, info["illegal"]) == (0.0, False, "action.same_square")
    assert lenient.position.ply == 2


def test_truncation() -> None:
    env = SingleAgentEnv(SMALL, side="south", max_steps=4)
    observation, _ = env.reset(seed=1)
    ends = []
    for _ in range(2):
        legal = np.flatnonzero(observation["action_mask"])
        observation, *end, _ = env.step(legal[0])
        ends.append(end)
    assert ends == [[0.0, False, False], [0.0, False, True]]


def test_an_agent_without_a_turn_is_an_error() -> None:
    with pytest.raises(EnvError, match="before the agent's first turn"):
        SingleAgentEnv(SMALL, side="north", max_steps=1).reset(seed=1)


@pytest.mark.parametrize(
    ("settings", "kind", "code"),
    [
        ({"opponent": "stockfish"}, EngineError, "engine.unknown_player"),
        ({"opponent": "level-9"}, EngineError, "engine.unknown_player"),
        ({"mode": "pacman", "opponent": "level-8"}, EngineError, "engine.no_such_level"),
        ({"side": "west"}, EnvError, "env.bad_setting"),
        ({"side": Side.GHOSTS}, EnvError, "env.bad_setting"),
        ({"illegal": "skip"}, EnvError, "env.bad_setting"),
        ({"render_mode": "rgb_array"}, EnvError, "env.bad_setting"),
    ],
)
def test_bad_settings_are_refused(settings: dict[str, Any], kind: type[Exception], code: str) -> None:
    with pytest.raises(kind) as caught:
        SingleAgentEnv(**settings)
    assert getattr(caught.value, "code", None) == code
