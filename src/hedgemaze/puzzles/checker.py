"""`Attempt`: plays a try at a puzzle, action by action, and says what is right, what is wrong and why."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from hedgemaze import core
from hedgemaze.engine import Limit, Proof, Search
from hedgemaze.puzzles.puzzle import Puzzle, actions_of, play_turn
from hedgemaze.puzzles.turns import is_turn_over, result_key
from hedgemaze.rules import Action

_REFUTATION_NODES = 20_000
_MAX_POSITIONS = 20_000
"""Positions that the checker looks at when it decides whether a right turn can still be reached."""


class Verdict(enum.Enum):
    """What an action is worth.

    >>> [verdict.value for verdict in Verdict]
    ['wrong', 'onward', 'solved']
    """

    WRONG = "wrong"
    ONWARD = "onward"
    """Right, but not the end: the turn or the line continues."""
    SOLVED = "solved"


@dataclass(frozen=True, slots=True)
class Refutation:
    """Why a try is wrong: how the game goes on after it.

    >>> refutation = refute(core.Position.parse("classic2 - Se7Ne2 0,0 - S - 14"), "e6")
    >>> refutation.proof
    Proof(winner=<Side.NORTH: 'N'>, actions=1)
    """

    line: tuple[Action, ...]
    """The best rest of the turn and the reply to it."""
    proof: Proof | None
    """The result that the reply forces, if the search has solved it."""


class Attempt:
    """One try at a puzzle. Right actions are played, also those of the other sides; wrong ones are not.

    >>> from hedgemaze.puzzles import shipped
    >>> puzzle = shipped()[0]
    >>> attempt = Attempt(puzzle)
    >>> [attempt.play(action) for action in actions_of(puzzle.start, puzzle.line[0])][-1] is Verdict.WRONG
    False
    """

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self._before = puzzle.positions()
        self._turn = 0
        self.position = self._before[0]
        """The current position."""
        self.is_solved = False

    def play(self, action: Action | str) -> Verdict:
        """Plays an action of the solver if it is right, and after a whole turn the reply.

        Raises:
            NotationError, IllegalActionError, GameOverError: as `Position.play`; nothing is played.
        """
        after = self.position.play(action)
        wanted = self._wanted()
        if not is_turn_over(self.position, after):
            if not _can_reach(after, wanted):
                return Verdict.WRONG
            self.position = after
            return Verdict.ONWARD
        key = result_key(after)
        if key not in wanted:
            return Verdict.WRONG
        self.position = after
        self._turn += 2
        if key != result_key(self._before[self._turn - 1]) or self._turn > len(self.puzzle.line):
            self.is_solved = True
            return Verdict.SOLVED
        self.position = self._before[self._turn]
        return Verdict.ONWARD

    def restart_turn(self) -> None:
        """Takes back the actions of the current turn."""
        if not self.is_solved:
            self.position = self._before[self._turn]

    @property
    def is_at_turn_start(self) -> bool:
        """Whether no action of the current turn is played yet."""
        return self.position is self._before[min(self._turn, len(self._before) - 1)]

    def hint(self) -> Action:
        """Returns a right action: one that leads to the end of the line's turn, else to that of another right turn."""
        main = result_key(self._before[self._turn + 1])
        ways = (_way_to(self.position, each) for each in sorted(self._wanted(), key=lambda key: key != main))
        way = next((each for each in ways if each is not None), None)
        assert way, "the attempt is on the line"
        return way[0]

    def replies(self) -> list[Action]:
        """Returns the actions of the reply that was played last; none before the first one."""
        if self._turn == 0 or self._turn > len(self.puzzle.line):
            return []
        return actions_of(self._before[self._turn - 1], self.puzzle.line[self._turn - 1])

    def _wanted(self) -> set[str]:
        """Returns the keys of the right turns' results."""
        wanted = {result_key(self._before[self._turn + 1])}
        if self._turn == len(self.puzzle.line) - 1:
            wanted |= {result_key(play_turn(self._before[self._turn], turn)) for turn in self.puzzle.also}
        return wanted


def refute(position: core.Position, action: Action | str) -> Refutation:
    """Returns how the game goes on after an action: the rest of the turn and the reply, by a search."""
    after = position.play(action)
    outcome = after.outcome()
    if outcome is not None:
        return Refutation((), Proof(outcome.winner, 0))
    report = Search(after).run(Limit(nodes=_REFUTATION_NODES))
    line: list[Action] = []
    here, side = after, position.side
    has_replied = False
    for each in report.best.line:
        if here.side is side and has_replied:
            break
        has_replied = has_replied or here.side is not side
        line.append(each)
        here = here.play(each)
        if here.outcome():
            break
    return Refutation(tuple(line), report.proof)


def _can_reach(position: core.Position, wanted: set[str]) -> bool:
    return any(_way_to(position, each) is not None for each in wanted)


def _way_to(position: core.Position, wanted: str) -> tuple[Action, ...] | None:
    """Returns the actions that end the current turn in the wanted result; None if there is no way."""
    seen = {position.key}
    waiting: list[tuple[core.Position, tuple[Action, ...]]] = [(position, ())]
    for here, way in waiting:
        for action in here.legal_actions():
            after = here.play_unchecked(action)
            if is_turn_over(here, after):
                if result_key(after) == wanted:
                    return (*way, action)
            elif after.key not in seen and len(seen) < _MAX_POSITIONS:
                seen.add(after.key)
                waiting.append((after, (*way, action)))
    return None
