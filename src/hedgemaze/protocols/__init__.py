"""Protocols between engines and other programs.

In dependency order:

- ``tokens``: actions as other programs write them;
- ``child_guard``, ``engine_process``: an outside engine as a child process;
- ``base_player``: the base class of outside engines as players;
- ``ugi.player``, ``qtp``: outside engines that speak UGI, UCI or QTP;
- ``registry``: the protocols of outside engines by name: a new one is added there;
- ``engine_config``: the config file of outside engines;
- ``ugi.engine``: our own engine over UGI;
- ``json_lines``: analysis of many positions over JSON lines.

Each name is imported on first use, because most programs need one protocol.

>>> from hedgemaze.protocols import EngineConfig, outside_player
>>> outside_player(EngineConfig("fox", ("./fox",), protocol="uci")).name
'fox'
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hedgemaze.protocols.base_player import OutsidePlayer
    from hedgemaze.protocols.engine_config import EngineConfig, parse_engines
    from hedgemaze.protocols.json_lines import AnalysisServer
    from hedgemaze.protocols.qtp import QtpPlayer
    from hedgemaze.protocols.registry import PROTOCOLS, outside_player
    from hedgemaze.protocols.tokens import read_token, write_token
    from hedgemaze.protocols.ugi.engine import UgiEngine
    from hedgemaze.protocols.ugi.player import UciPlayer, UgiPlayer

__all__ = [
    "PROTOCOLS",
    "AnalysisServer",
    "EngineConfig",
    "OutsidePlayer",
    "QtpPlayer",
    "UciPlayer",
    "UgiEngine",
    "UgiPlayer",
    "outside_player",
    "parse_engines",
    "read_token",
    "write_token",
]

_MODULES = {
    "PROTOCOLS": "registry",
    "AnalysisServer": "json_lines",
    "EngineConfig": "engine_config",
    "OutsidePlayer": "base_player",
    "QtpPlayer": "qtp",
    "UciPlayer": "ugi.player",
    "UgiEngine": "ugi.engine",
    "UgiPlayer": "ugi.player",
    "outside_player": "registry",
    "parse_engines": "engine_config",
    "read_token": "tokens",
    "write_token": "tokens",
}


def __getattr__(name: str) -> Any:
    """Imports a name on first use."""
    if name in _MODULES:
        return getattr(import_module(f"hedgemaze.protocols.{_MODULES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
