"""`analyse_turn` finds the right turns of a position; `prove` checks every turn of a puzzle's line again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hedgemaze import core
from hedgemaze.engine import Limit, Search
from hedgemaze.engine.networks import HAND
from hedgemaze.errors import PuzzleError
from hedgemaze.puzzles.exact_tables import table_for
from hedgemaze.puzzles.puzzle import Goal, ProofKind, Puzzle, PuzzleProof, play_turn
from hedgemaze.puzzles.turn_judges import SearchJudge, TableJudge, TurnJudge, Worth
from hedgemaze.puzzles.turns import Results, play_way, result_key, results
from hedgemaze.rules import Action

MAX_RIGHT = 4
"""A puzzle has at most this many right turns; the checker accepts all of them."""
MAX_RESULTS = 500
"""Turns that can end in more ways than this are no puzzles."""
_MAX_SHARE = 0.34
"""At most this share of all turns is right."""
_FEWEST = 3
_EQUAL, _MARGIN = 0.1, 0.3
"""Right turns are worth at most that much less than the best one, wrong turns at least that much less."""
_FIRST_MARGIN = 0.2
_MAX_OPEN = 6
"""Positions with more turns than this near the best one at first sight are no puzzles."""
_WON, _HELD, _LOST = 0.75, 0.25, 0.1
"""The lowest value of a right turn that wins, and of one that holds; the highest value of a wrong turn when holding."""
_ORDER_NODES = 400


@dataclass(frozen=True, slots=True)
class TurnProof:
    """The right turns of a position, and what they reach."""

    goal: Goal
    right: tuple[tuple[Action, ...], ...]
    kind: ProofKind


def analyse_turn(position: core.Position, judges: Sequence[TurnJudge]) -> TurnProof | None:
    """Returns the right turns of a position; None if there are none or too many, or if the margin is small.

    Args:
        position: the position before the turn.
        judges: quick ones first; each judges what those before it could not solve.
    """
    ways = _ordered(position, results(position, MAX_RESULTS))
    most = min(MAX_RIGHT, int(len(ways) * _MAX_SHARE))
    if len(ways) < _FEWEST or most == 0:
        return None
    worths: dict[str, Worth] = {}
    for number, judge in enumerate(judges):
        if not _judge_all(position, ways, worths, judge, is_first=number < len(judges) - 1):
            return None
    top = max(each.share for each in worths.values())
    right = tuple(way for key, (_, way) in ways.items() if worths[key].share >= top - _EQUAL)
    wrong = [each.share for each in worths.values() if each.share < top - _EQUAL]
    if top < _HELD or not 1 <= len(right) <= most or max(wrong) > top - _MARGIN:
        return None
    if top < _WON and max(wrong) > _LOST:
        return None
    goal = Goal.WIN if top >= _WON else Goal.HOLD
    if isinstance(judges[-1], TableJudge):
        return TurnProof(goal, right, ProofKind.TABLE)
    is_exact = all(each.is_certain for each in worths.values())
    return TurnProof(goal, right, ProofKind.EXACT if is_exact else ProofKind.DEEP)


def _judge_all(
    position: core.Position, ways: Results, worths: dict[str, Worth], judge: TurnJudge, *, is_first: bool
) -> bool:
    """Judges all uncertain turns, the best so far first; returns False once the position can be no puzzle."""
    order = sorted(ways, key=lambda key: -worths[key].share) if worths else list(ways)
    seen: list[float] = []
    for key in order:
        if key not in worths or not worths[key].is_certain:
            worths[key] = judge.judge(ways[key][0], position.side)
        seen.append(worths[key].share)
        top = max(seen)
        if is_first and sum(share > top - _FIRST_MARGIN for share in seen) > _MAX_OPEN:
            return False
        if not is_first and any(top - _MARGIN < share < top - _EQUAL for share in seen):
            return False
    return True


def _ordered(position: core.Position, ways: Results) -> Results:
    """Returns the turns with the likely ones first, so that positions with several right turns are found out early."""
    report = Search(position, memory_mb=16, network=HAND).run(Limit(nodes=_ORDER_NODES))
    places = {each.action: place for place, each in enumerate(report.candidates)}
    return dict(sorted(ways.items(), key=lambda item: places[item[1][1][0]]))


def judges_of(proof: PuzzleProof, position: core.Position) -> Sequence[TurnJudge]:
    """Returns the judges of a proof, quick ones first; for a proof by table the table is made."""
    if proof.kind is ProofKind.TABLE:
        return (TableJudge(table_for(position)),)
    return SearchJudge(proof.found), SearchJudge(proof.nodes)


def prove(puzzle: Puzzle) -> None:
    """Proves a puzzle again: in each position of the line exactly the stated turns are right.

    Raises:
        PuzzleError: the proof fails.

    >>> from hedgemaze.puzzles import find_puzzle
    >>> prove(find_puzzle("classic2-1"))
    """
    positions = puzzle.positions()
    for number in range(0, len(puzzle.line), 2):
        position = positions[number]
        is_last = number == len(puzzle.line) - 1
        stated = {result_key(play_turn(position, turn)) for turn in (puzzle.line[number], *puzzle.also * is_last)}
        found = analyse_turn(position, judges_of(puzzle.proof, puzzle.start))
        right = set() if found is None else {result_key(play_way(position, way)) for way in found.right}
        if found is None or right != stated or found.goal is not puzzle.goal:
            raise PuzzleError("puzzle.not_proved", "the right turns are others", given=puzzle.id)
        if puzzle.proof.kind is ProofKind.EXACT and found.kind is not ProofKind.EXACT:
            raise PuzzleError("puzzle.not_proved", "the proof is not exact", given=puzzle.id)
