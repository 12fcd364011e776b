"""`is_confirmed`: larger searches, with the handcrafted evaluation and with the network, agree on the right turns."""

from __future__ import annotations

from collections.abc import Sequence

from hedgemaze import core
from hedgemaze.engine import Limit, Search
from hedgemaze.engine.networks import HAND, SHIPPED, NetworkChoice, shipped_network
from hedgemaze.puzzles.puzzle import Goal
from hedgemaze.puzzles.turn_judges import SearchJudge
from hedgemaze.puzzles.turns import is_turn_over, play_way, result_key
from hedgemaze.rules import Action

_TURN_NODES, _ROOT_NODES = 30_000, 20_000
_LEAST = {Goal.WIN: 0.6, Goal.HOLD: 0.15}
"""The least worth of a right turn; a turn that is worth as much is right."""


def is_confirmed(position: core.Position, right: Sequence[Sequence[Action]], goal: Goal) -> bool:
    """Returns whether every right turn is still worth its goal, and the turn that a larger search prefers is not.

    Small searches overrate positions in which a third side decides who wins, and turns that only delay a loss.
    """
    ends = [play_way(position, way) for way in right]
    keys = {result_key(each) for each in ends}
    for network in (HAND, SHIPPED) if shipped_network(position.mode) else (HAND,):
        judge = SearchJudge(_TURN_NODES, network)
        if any(judge.judge(end, position.side).share < _LEAST[goal] for end in ends):
            return False
        preferred = _preferred(position, network)
        if result_key(preferred) not in keys and judge.judge(preferred, position.side).share >= _LEAST[goal]:
            return False
    return True


def _preferred(position: core.Position, network: NetworkChoice) -> core.Position:
    """Returns the position after the turn that a search chooses."""
    here = position
    while True:
        after = here.play(Search(here, network=network).run(Limit(nodes=_ROOT_NODES)).best.action)
        if is_turn_over(here, after):
            return after
        here = after
