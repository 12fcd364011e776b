"""Sentences that several commands say: names of sides, outcomes, ranks. English for now; each is one whole sentence."""

from __future__ import annotations

from collections.abc import Iterable

from hedgemaze.rules import Family, Outcome, Reason, Side
from hedgemaze.rules.captions import piece_name, side_name

__all__ = ["RANKS", "listed", "outcome_sentence", "piece_name", "rank_sentence", "side_name"]

RANKS = {1: "Beginner", 2: "Promising", 3: "Confirmed", 4: "Elite"}
"""What PAC-MAN is called by the number of pellets he has eaten (A.3-25)."""

_WON = {
    Reason.REACHED_GOAL: "{winner} has reached the goal line and wins.",
    Reason.ALL_PELLETS: "PAC-MAN has taken the last pellet and wins.",
    Reason.NO_LIVES: "PAC-MAN was caught for the last time: the ghosts win.",
    Reason.NO_GHOSTS: "No ghost is left on the board: PAC-MAN wins.",
    Reason.REPETITION: "The same position came up for the third time; by the house rules the winner is {winner}.",
    Reason.NO_PROGRESS: "Too many rounds passed without progress; by the house rules the winner is {winner}.",
    Reason.MOVE_LIMIT: "The limit of actions is reached; the winner is {winner}.",
    Reason.OTHERS_LEFT: "All others have left the game; the winner is {winner}.",
    Reason.RESIGNED: "The game ended by resignation; the winner is {winner}.",
    Reason.FLAGGED: "The game ended on time; the winner is {winner}.",
    Reason.AGREED: "The game ended by agreement; the winner is {winner}.",
}
_DRAWN = {
    Reason.REPETITION: "The same position came up for the third time: the game is drawn.",
    Reason.NO_PROGRESS: "Too many rounds passed without progress: the game is drawn.",
    Reason.MOVE_LIMIT: "The limit of actions is reached: the game is drawn.",
    Reason.AGREED: "The game is drawn by agreement.",
}
_DRAWN_OTHERWISE = "The game is drawn."


def outcome_sentence(outcome: Outcome) -> str:
    """Returns how a game ended, as a sentence."""
    if outcome.winner is None:
        return _DRAWN.get(outcome.reason, _DRAWN_OTHERWISE)
    winner = "the ghosts" if outcome.winner is Side.GHOSTS else side_name(outcome.winner)
    return _WON[outcome.reason].format(winner=winner)


def rank_sentence(outcome: Outcome, family: Family) -> str | None:
    """Returns what PAC-MAN reached in the fixed maze, or None where there are no ranks."""
    if family is not Family.PACMAN:
        return None
    if outcome.rank is None:
        return "PAC-MAN has eaten no pellet and reaches no rank."
    return f"Rank reached: {outcome.rank} of {len(RANKS)}, {RANKS[outcome.rank]}."


def listed(items: Iterable[object]) -> str:
    """Returns items in a row: ``Blinky, Pinky, Inky``."""
    return ", ".join(str(item) for item in items)
