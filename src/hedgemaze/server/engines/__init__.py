"""Engines in worker processes: moves have priority over hints and analyses, rooms share fairly, no move is late."""

from hedgemaze.server.engines.game_text import game_text
from hedgemaze.server.engines.interface import PoolStats
from hedgemaze.server.engines.pool import EnginePool

__all__ = ["EnginePool", "PoolStats", "game_text"]
