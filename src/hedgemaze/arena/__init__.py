"""Matches between engines, and their statistics.

In dependency order:

- ``time_control``: the time control of a match and the clocks of its games;
- ``openings``, ``schedule``: where games start, and who plays them; ``lineup``: the players of a match;
- ``referee``: one game; ``log``: the games of a match on disk; ``worker``: games in child processes;
- ``elo``, ``sprt``, ``standings``: ratings, the sequential test, the table; ``match``: a whole match;
- ``summary``: a match as JSON data.

>>> from hedgemaze.arena import Match
>>> from hedgemaze.rules import Mode
>>> standings = Match(Mode.named("classic2", size=5), ["greedy", "random"], rounds=1, concurrency=0).run()
>>> [row.name for row in standings.rows()]
['greedy', 'random']
"""

from hedgemaze.arena.elo import EloRating, EloRatings, Meeting, elo
from hedgemaze.arena.log import read_log
from hedgemaze.arena.match import Match
from hedgemaze.arena.openings import Opening, openings, random_maze
from hedgemaze.arena.referee import Failure, GameResult, play_game
from hedgemaze.arena.sprt import Bounds, Sprt, sprt
from hedgemaze.arena.standings import Estimate, Row, Standings
from hedgemaze.arena.time_control import TimeControl
from hedgemaze.engine.players.clock import Clock
from hedgemaze.engine.players.player import Player
from hedgemaze.engine.players.registry import BUILTIN, make_player
from hedgemaze.engine.players.search_player import SearchOptions
from hedgemaze.protocols.engine_config import EngineConfig, parse_engines
from hedgemaze.protocols.registry import outside_player

__all__ = [
    "BUILTIN",
    "Bounds",
    "Clock",
    "EloRating",
    "EloRatings",
    "EngineConfig",
    "Failure",
    "GameResult",
    "Match",
    "Meeting",
    "Opening",
    "Player",
    "Row",
    "Estimate",
    "SearchOptions",
    "Sprt",
    "Standings",
    "TimeControl",
    "elo",
    "make_player",
    "openings",
    "outside_player",
    "parse_engines",
    "play_game",
    "random_maze",
    "read_log",
    "sprt",
]
