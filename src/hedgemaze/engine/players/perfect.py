"""`perfect_action`: what a perfect player does where the exact values are known."""

from __future__ import annotations

from collections.abc import Collection

from hedgemaze import core
from hedgemaze.engine.limits import Limit
from hedgemaze.engine.networks import HAND
from hedgemaze.engine.search import Search
from hedgemaze.engine.search_root import Root
from hedgemaze.rules import Action, Piece
from hedgemaze.solve import Exact

_NODES = 3000
"""Nodes of the search that chooses among actions that are equally hard for the opponent."""
_SAME = 1e-6


def perfect_action(
    game: Root, position: core.Position, exact: Exact, pieces: Collection[Piece] | None = None
) -> Action | None:
    """Returns the action that a perfect player plays, or None if none of the pieces may move.

    A winning side plays the quickest win, a losing one the longest loss. Among the actions that are equally good it
    looks for the hardest task: the action after which the smallest share of the opponent's turns keeps the opponent's
    result (`keeping_shares`). Then a search decides. ``python -m bench.engine.perfect`` measures what that is worth.

    Args:
        game: a game, whose repetitions count, or a position alone.
        position: its current position.
        exact: what is known of the position.
        pieces: the pieces that may move; None for all.
    """
    letters = None if pieces is None else {piece.letter for piece in pieces}
    known = [action for action in exact.actions if letters is None or str(action)[0] in letters]
    if not known:
        return None
    is_pacman = position.side is position.mode.sides[0]
    best = max(exact.rank(action, is_pacman) for action in known)
    equal = [action for action in known if exact.rank(action, is_pacman) == best]
    if best <= 0:
        shares = exact.keeping_shares(position, equal)
        hardest = min(shares.values())
        equal = [action for action in equal if shares[action] <= hardest + _SAME]
    return _by_search(game, equal, pieces)


def _by_search(game: Root, equal: list[Action], pieces: Collection[Piece] | None) -> Action:
    """Returns the action that a short search ranks first."""
    if len(equal) == 1:
        return equal[0]
    report = Search(game, memory_mb=16, allowed=pieces, network=HAND).run(Limit(nodes=_NODES))
    return next(candidate.action for candidate in report.candidates if candidate.action in equal)
