"""Puzzles: positions with one right line, their checker and their maker.

`shipped` has those that come with Hedgemaze, `puzzle_of_day` the one of a day; an `Attempt` plays a try.
`docs/puzzles.md` says how they are made and proved.
"""

from hedgemaze.puzzles.checker import Attempt, Refutation, Verdict
from hedgemaze.puzzles.collection import find_puzzle, load_puzzles, parse_puzzles, puzzle_of_day, save_puzzles, shipped
from hedgemaze.puzzles.proving import prove
from hedgemaze.puzzles.puzzle import Goal, ProofKind, Puzzle, PuzzleProof, PuzzleTheme

__all__ = [
    "Attempt",
    "Goal",
    "ProofKind",
    "Puzzle",
    "PuzzleProof",
    "Refutation",
    "PuzzleTheme",
    "Verdict",
    "find_puzzle",
    "load_puzzles",
    "parse_puzzles",
    "prove",
    "puzzle_of_day",
    "save_puzzles",
    "shipped",
]
