"""What the adapters for single games share: names of agents, spaces, rendering."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from hedgemaze.env.encoding import ViewName, as_mode, observation_shape, scales_of
from hedgemaze.env.packages import missing
from hedgemaze.env.vector_env import VectorEnv
from hedgemaze.errors import EnvError
from hedgemaze.rules import Mode, Side

try:
    from gymnasium import spaces
except ImportError as error:
    raise missing("gymnasium") from error

if TYPE_CHECKING:
    from gymnasium.spaces import Space

RENDER_MODES = ("ansi", "human")
"""``ansi``: the board as a text; ``human``: the same, printed."""


def agent_names(mode: Mode) -> dict[str, Side]:
    """Returns the sides by the names of their agents, in turn order.

    >>> list(agent_names(Mode.named("pacman")))
    ['pacman', 'ghosts']
    """
    return {side.name.lower(): side for side in mode.sides}


def check_render_mode(render_mode: object) -> None:
    """Checks a render mode.

    Raises:
        EnvError: there is no such render mode.
    """
    if render_mode not in (None, *RENDER_MODES):
        raise EnvError("env.bad_setting", f"render modes are {', '.join(RENDER_MODES)}", given=render_mode)


def one_board(
    mode: Mode | str,
    render_mode: str | None,
    *,
    view: ViewName,
    dtype: Literal["uint8", "float32"],
    max_steps: int,
    opening: int,
) -> VectorEnv:
    """Returns the environment of one board, which an adapter resets itself.

    Raises:
        EnvError: a setting is out of range.
    """
    check_render_mode(render_mode)
    return VectorEnv(as_mode(mode), 1, view=view, dtype=dtype, auto_reset=False, max_steps=max_steps, opening=opening)


def planes_space(env: VectorEnv) -> spaces.Box:
    """Returns the space of one observation."""
    shape = observation_shape(env.mode)
    if env.dtype == np.uint8:
        return spaces.Box(0, 255, shape, np.uint8)
    high = np.broadcast_to(255 / scales_of(env.mode), shape).astype(np.float32)
    return spaces.Box(np.zeros(shape, np.float32), high, dtype=np.float32)


def observation_space(env: VectorEnv) -> Space[dict[str, Any]]:
    """Returns the space of an observation with its mask."""
    return spaces.Dict({"observation": planes_space(env), "action_mask": spaces.Box(0, 1, (env.actions,), np.int8)})


def action_space(env: VectorEnv) -> Space[Any]:
    """Returns the space of action numbers."""
    return spaces.Discrete(env.actions)


def rendered(env: VectorEnv, render_mode: str | None) -> str | None:
    """Returns or prints the board; does nothing without a render mode."""
    if render_mode is None:
        return None
    text = env.position(0).board()
    if render_mode == "ansi":
        return text
    print(text)
    return None
