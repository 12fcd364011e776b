"""Engines in worker processes: moves have priority over hints and analyses, rooms share fairly, no move is late.

In dependency order:

- `game_text`, `worker_messages`: what travels between the server and a worker; `fallback`: an action without a worker;
- `preemption`, `worker`: what runs in a worker process; `worker_process`: the same, seen from the server;
- `scheduling`, `job`, `interface`: the order of jobs, one job, what the server asks of a pool;
- `spare_time`, `dispatcher`: which worker does what; `supervisor`: replaces workers; `pool`: all of it together.
"""

from hedgemaze.server.engines.game_text import game_text
from hedgemaze.server.engines.interface import PoolStats
from hedgemaze.server.engines.pool import EnginePool

__all__ = ["EnginePool", "PoolStats", "game_text"]
