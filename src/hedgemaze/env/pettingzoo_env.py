"""PettingZoo: `aec_env`, in which the sides act in turn, and `parallel_env`, made from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from hedgemaze import core
from hedgemaze.env.encoding import ENCODING_VERSION, Observations, ViewName, observe
from hedgemaze.env.packages import missing
from hedgemaze.env.single_game import (
    RENDER_MODES,
    action_space,
    agent_names,
    observation_space,
    one_board,
    planes_space,
    rendered,
)
from hedgemaze.env.vector_env import REASONS
from hedgemaze.errors import EnvError
from hedgemaze.rules import Mode

try:
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper
except ImportError as error:
    raise missing("pettingzoo") from error

if TYPE_CHECKING:
    from gymnasium.spaces import Space


class BoardGameEnv(AECEnv[str, dict[str, Any], Any]):
    """One game; an agent is a side, named in lower case. In the PAC-MAN modes an agent acts several times in a row.

    An observation is a dict of ``observation``, the planes as the agent sees them, and ``action_mask``, the legal
    actions in the agent's view, all 0 while another agent acts. The rewards are those of `Buffers.rewards`.

    >>> env = BoardGameEnv("classic2")
    >>> env.reset(seed=1)
    >>> env.agent_selection, int(env.observe("south")["action_mask"].sum())
    ('south', 131)
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # as PettingZoo declares it
        "name": f"hedgemaze_v{ENCODING_VERSION}",
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
        "is_parallelizable": True,
    }

    def __init__(
        self,
        mode: Mode | str = "classic2",
        *,
        view: ViewName = "relative",
        dtype: Literal["uint8", "float32"] = "uint8",
        max_steps: int = 0,
        opening: int = 0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = render_mode
        self._env = one_board(mode, render_mode, view=view, dtype=dtype, max_steps=max_steps, opening=opening)
        self._sides = agent_names(self._env.mode)
        self.possible_agents = list(self._sides)
        self._observation_spaces = {agent: observation_space(self._env) for agent in self._sides}
        self._action_spaces = {agent: action_space(self._env) for agent in self._sides}
        self.state_space = planes_space(self._env)
        self._shown = self._env.new_buffers()

    @property
    def mode(self) -> Mode:
        """The mode that is played."""
        return self._env.mode

    @property
    def position(self) -> core.Position:
        """The current position."""
        return self._env.position(0)

    def observation_space(self, agent: str) -> Space[dict[str, Any]]:
        """Returns the space of an agent's observations."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """Returns the space of an agent's actions."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  # none
        """Begins a game. The seed matters only with an opening."""
        self._env.reset(seed, out=self._shown)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._to_move()

    def observe(self, agent: str) -> dict[str, Any]:
        """Returns what an agent sees, with the mask of its legal actions."""
        masks = self._shown.masks
        assert masks is not None
        acts = agent == self._to_move() and not any(self.terminations.values())
        mask = masks[0].astype(np.int8) if acts else np.zeros(self._env.actions, np.int8)
        return {"observation": self._env.observe(0, self._sides[agent]), "action_mask": mask}

    def state(self) -> Observations:
        """Returns the planes of the absolute view."""
        repetitions = self._env.repetitions(0)
        dtype: Literal["uint8", "float32"] = "uint8" if self._env.dtype == np.uint8 else "float32"
        return observe(self.position, view="absolute", repetitions=repetitions, dtype=dtype)

    def step(self, action: Any) -> None:
        """Plays an action of the agent that acts; None for an agent whose game is over.

        Raises:
            NotationError, IllegalActionError: as `VectorEnv.step`; nothing has changed.
        """
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        shown = self._env.step(np.array([action]), self._shown)
        assert shown.rewards is not None
        assert shown.terminated is not None
        assert shown.truncated is not None
        assert shown.reasons is not None
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, shown.rewards[0].tolist(), strict=True))
        self.terminations = dict.fromkeys(self.agents, bool(shown.terminated[0]))
        self.truncations = dict.fromkeys(self.agents, bool(shown.truncated[0]))
        reason = REASONS[int(shown.reasons[0])]
        self.infos = {each: {} if reason is None else {"reason": reason.value} for each in self.agents}
        self.agent_selection = self._to_move()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Returns the board as a text, or prints it."""
        return rendered(self._env, self.render_mode)

    def close(self) -> None:
        """Does nothing: there is no window."""

    def _to_move(self) -> str:
        return self.possible_agents[self.mode.sides.index(self.position.side)]


def aec_env(
    mode: Mode | str = "classic2", *, illegal: Literal["raise", "lose"] = "raise", **settings: Any
) -> AECEnv[str, dict[str, Any], Any]:
    """Returns a game as PettingZoo's AEC environment, with its usual wrappers.

    Args:
        mode: a mode or its text.
        illegal: an illegal action raises an error, or ends the game with the reward -1 for its agent.
        settings: those of `BoardGameEnv`.

    >>> env = aec_env("classic2;size=5;fences=3")
    >>> env.reset(seed=1)
    >>> env.agent_selection, int(env.last()[0]["action_mask"].sum())
    ('south', 35)
    """
    if illegal not in ("raise", "lose"):
        raise EnvError("env.bad_setting", "illegal is 'raise' or 'lose'", given=illegal)
    env: AECEnv[str, dict[str, Any], Any] = BoardGameEnv(mode, **settings)
    if illegal == "lose":
        env = TerminateIllegalWrapper(env, illegal_reward=-1)
    return OrderEnforcingWrapper(env)


def parallel_env(mode: Mode | str = "classic2", **settings: Any) -> ParallelEnv[str, dict[str, Any], Any]:
    """Returns the same as a parallel environment: all agents give an action, and that of the side to move counts.

    >>> observations, _ = parallel_env("classic2").reset(seed=1)
    >>> sorted(observations)
    ['north', 'south']
    """
    return turn_based_aec_to_parallel(aec_env(mode, **settings))
