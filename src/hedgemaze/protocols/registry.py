"""The protocols of outside engines by name: the one place where a protocol is registered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hedgemaze.protocols.base_player import OutsidePlayer
from hedgemaze.protocols.qtp import QtpPlayer
from hedgemaze.protocols.ugi.player import UciPlayer, UgiPlayer

if TYPE_CHECKING:
    from hedgemaze.protocols.engine_config import EngineConfig

PROTOCOLS: dict[str, type[OutsidePlayer]] = {"ugi": UgiPlayer, "uci": UciPlayer, "qtp": QtpPlayer}
"""The player class of each protocol, by the name that config files use."""


def outside_player(config: EngineConfig) -> OutsidePlayer:
    """Makes the player of an outside engine; its process is started by `new_game`.

    >>> from hedgemaze.protocols.engine_config import EngineConfig
    >>> player = outside_player(EngineConfig("mine", ("my-engine",)))
    >>> player.name
    'mine'
    """
    return PROTOCOLS[config.protocol](config)
