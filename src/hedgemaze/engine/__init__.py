"""Opponents and analysis: search over evaluators, levels, and what a search reports."""

from hedgemaze.engine.analysis import Judged, Mark, Review, Searcher, analyse, review
from hedgemaze.engine.evaluators import Batch, Evaluator, UniformEvaluator
from hedgemaze.engine.levels import Level, Rating, level_of, levels
from hedgemaze.engine.limits import Limit
from hedgemaze.engine.players.level_player import LevelPlayer, best_search
from hedgemaze.engine.report import Candidate, Proof, Report
from hedgemaze.engine.search import Search
from hedgemaze.engine.search_root import Played, Root, trodden_in
from hedgemaze.engine.skill import Skill
from hedgemaze.engine.time_manager import OVERHEAD_S, Budget, budget_for, expected_actions, turn_actions

__all__ = [
    "OVERHEAD_S",
    "Batch",
    "Budget",
    "Candidate",
    "Evaluator",
    "Judged",
    "Level",
    "LevelPlayer",
    "Limit",
    "Mark",
    "Played",
    "Proof",
    "Rating",
    "Report",
    "Review",
    "Root",
    "Search",
    "Searcher",
    "Skill",
    "UniformEvaluator",
    "analyse",
    "best_search",
    "budget_for",
    "expected_actions",
    "level_of",
    "levels",
    "review",
    "trodden_in",
    "turn_actions",
]
