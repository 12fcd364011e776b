"""Learning environments on the core: many boards at once, and adapters to PettingZoo, Gymnasium and OpenSpiel.

>>> from hedgemaze.rules import Mode
>>> env = VectorEnv(Mode.named("classic2", size=5), 1024)
>>> shown = env.reset(seed=7)
>>> while not shown.terminated.any():
...     shown = env.step(env.sample())
>>> bool((shown.rewards.sum(axis=1) == 0).all())
True

The modules, in dependency order: `packages`, `encoding`, `buffers`, `settings`, `vector_env`, `symmetry`; `single_game`
and the adapters `pettingzoo_env`, `gymnasium_env` and `open_spiel_game`, each imported on first use, because each needs
a package that the others do not. `docs/environments.md` is the guide; `docs/encoding.md` lists planes and action
numbers.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from hedgemaze.env.packages import missing

if find_spec("numpy") is None:
    raise missing("numpy")

from hedgemaze.env.buffers import Buffers
from hedgemaze.env.encoding import (
    ENCODING_VERSION,
    Plane,
    ViewName,
    absolute_numbers,
    observation_shape,
    observe,
    planes_of,
    scales_of,
    view_numbers,
)
from hedgemaze.env.symmetry import Symmetry, symmetries
from hedgemaze.env.vector_env import REASONS, VectorEnv

if TYPE_CHECKING:
    from hedgemaze.env.gymnasium_env import SingleAgentEnv
    from hedgemaze.env.open_spiel_game import load_open_spiel_game
    from hedgemaze.env.pettingzoo_env import BoardGameEnv, aec_env, parallel_env

__all__ = [
    "ENCODING_VERSION",
    "REASONS",
    "BoardGameEnv",
    "Buffers",
    "Plane",
    "SingleAgentEnv",
    "Symmetry",
    "VectorEnv",
    "ViewName",
    "absolute_numbers",
    "aec_env",
    "load_open_spiel_game",
    "observation_shape",
    "observe",
    "parallel_env",
    "planes_of",
    "scales_of",
    "symmetries",
    "view_numbers",
]

_ADAPTERS = {
    "BoardGameEnv": "pettingzoo_env",
    "aec_env": "pettingzoo_env",
    "parallel_env": "pettingzoo_env",
    "SingleAgentEnv": "gymnasium_env",
    "load_open_spiel_game": "open_spiel_game",
}


def __getattr__(name: str) -> Any:
    """Imports an adapter on first use.

    Raises:
        MissingPackageError: its package is not installed.
    """
    if name in _ADAPTERS:
        return getattr(import_module(f"hedgemaze.env.{_ADAPTERS[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
