"""Opponents and analysis: search over evaluators, levels, and what a search reports."""

from hedgemaze.engine.limits import Limit
from hedgemaze.engine.report import Candidate, Proof, Report

__all__ = ["Candidate", "Limit", "Proof", "Report"]
