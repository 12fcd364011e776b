"""The engine: search, evaluation, levels, analysis, and the players made of them.

In dependency order:

- ``limits``, ``skill``, ``report``: the settings and the results of a search;
- ``search_root``: where a search starts; ``evaluators``, ``knowledge``, ``networks``: evaluation without search;
- ``time_manager``, ``early_stop``: how much of a clock an action may take, and when a search ends early;
- ``search``: the best-first search; ``levels``: the levels from ``levels.json``;
- ``analysis``: analysis of a position, and review of a game; ``accuracy``: one number per side of a reviewed game;
- ``players``: everything that chooses actions.
"""

from hedgemaze.engine.accuracy import accuracy
from hedgemaze.engine.analysis import ExactLoss, Judged, Mark, Review, Searcher, analyse, review
from hedgemaze.engine.evaluators import Batch, Evaluator, UniformEvaluator
from hedgemaze.engine.levels import PERFECT, Level, LevelRating, level_of, levels
from hedgemaze.engine.limits import Limit
from hedgemaze.engine.players.level_player import LevelPlayer
from hedgemaze.engine.report import Candidate, Proof, Report
from hedgemaze.engine.search import Search
from hedgemaze.engine.search_root import Root, recent_squares
from hedgemaze.engine.skill import Skill
from hedgemaze.engine.time_manager import OVERHEAD_S, Budget, budget_for, expected_actions, turn_actions

__all__ = [
    "OVERHEAD_S",
    "PERFECT",
    "Batch",
    "Budget",
    "Candidate",
    "Evaluator",
    "ExactLoss",
    "Judged",
    "Level",
    "LevelPlayer",
    "LevelRating",
    "Limit",
    "Mark",
    "Proof",
    "Report",
    "Review",
    "Root",
    "Search",
    "Searcher",
    "Skill",
    "UniformEvaluator",
    "accuracy",
    "analyse",
    "budget_for",
    "expected_actions",
    "level_of",
    "levels",
    "review",
    "recent_squares",
    "turn_actions",
]
