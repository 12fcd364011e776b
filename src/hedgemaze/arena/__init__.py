"""Matches between engines: openings, referee, ratings and tests; the protocols that engines speak, and their adapters.

>>> from hedgemaze.arena import Match
>>> from hedgemaze.rules import Mode
>>> standings = Match(Mode.named("classic2", size=5), ["greedy", "random"], rounds=1, concurrency=0).run()
>>> [row.name for row in standings.rows()]
['greedy', 'random']
"""

from hedgemaze.arena.elo import Meeting, Rating, Ratings, elo
from hedgemaze.arena.lineup import outside_player
from hedgemaze.arena.log import read_log
from hedgemaze.arena.match import Match
from hedgemaze.arena.openings import Opening, openings, random_maze
from hedgemaze.arena.referee import Failure, GameResult, play_game
from hedgemaze.arena.sprt import Bounds, Sprt, pentanomial_elo, sprt
from hedgemaze.arena.standings import Row, Score, Standings
from hedgemaze.engine.players.clock import Clock, TimeControl
from hedgemaze.engine.players.player import Player
from hedgemaze.engine.players.registry import BUILTIN, SearchOptions, make_player, make_search
from hedgemaze.protocols.config import EngineConfig, parse_engines

__all__ = [
    "BUILTIN",
    "Bounds",
    "Clock",
    "EngineConfig",
    "Failure",
    "GameResult",
    "Match",
    "Meeting",
    "Opening",
    "Player",
    "Rating",
    "Ratings",
    "Row",
    "Score",
    "SearchOptions",
    "Sprt",
    "Standings",
    "TimeControl",
    "elo",
    "make_player",
    "make_search",
    "openings",
    "outside_player",
    "parse_engines",
    "pentanomial_elo",
    "play_game",
    "random_maze",
    "read_log",
    "sprt",
]
