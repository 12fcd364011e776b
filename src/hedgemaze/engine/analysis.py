"""Analysis of a position with intermediate reports, and review of a whole game with marks."""

from __future__ import annotations

import enum
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.resources import files
from typing import Protocol

from hedgemaze import core, rules
from hedgemaze.engine.knowledge import final_shares, open_winner
from hedgemaze.engine.limits import Limit
from hedgemaze.engine.report import Report
from hedgemaze.engine.search import Search
from hedgemaze.engine.search_root import Root
from hedgemaze.errors import EngineError
from hedgemaze.rules import Action, Agreed, Retirement, Side
from hedgemaze.solve import Exact, Value

_MARKS = json.loads(files("hedgemaze.engine").joinpath("marks.json").read_text("utf-8"))
INACCURACY, MISTAKE, BLUNDER = (float(_MARKS[name]) for name in ("inaccuracy", "mistake", "blunder"))
"""Lowest cost of each mark, in shares of the point; the page reads the same file."""

_MIN_SECONDS = 0.001


class Searcher(Protocol):
    """The part of `Search` that analysis uses, so that a caller can replace it.

    >>> searcher: Searcher = Search(core.Position.parse("classic2 - Se8Ne2 0,0 - S - 14"))
    >>> [report.is_final for report in searcher.stream(Limit(nodes=100))][-1]
    True
    """

    def run(self, limit: Limit | None = None) -> Report:
        """Searches until the limit is reached and returns the final report."""

    def stream(self, limit: Limit | None = None, every: float = 0.1) -> Iterator[Report]:
        """Searches and yields a report every `every` seconds; the last one is final."""


MakeSearcher = Callable[[Root], Searcher]


def analyse(
    game: Root, limit: Limit | None = None, *, every: float = 0.1, searcher: MakeSearcher = Search
) -> Iterator[Report]:
    """Searches a position and yields a report every `every` seconds, and a final one.

    >>> for report in analyse(core.Position.parse("classic2 - Se8Ne2 0,0 - S - 14"), Limit(nodes=100)):
    ...     print(report.best.action, report.proof)
    e9 Proof(winner=<Side.SOUTH: 'S'>, actions=1)

    Raises:
        GameOverError: the game is over.
    """
    return searcher(game).stream(limit, every)


class Mark(enum.Enum):
    """The mark of an action; the values are stable.

    >>> Mark.of(0.0), Mark.of(0.9)
    (<Mark.GOOD: 'good'>, <Mark.BLUNDER: 'blunder'>)
    """

    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @classmethod
    def of(cls, cost: float) -> Mark:
        """Returns the mark for a cost."""
        for mark, least in ((cls.BLUNDER, BLUNDER), (cls.MISTAKE, MISTAKE), (cls.INACCURACY, INACCURACY)):
            if cost >= least:
                return mark
        return cls.GOOD


@dataclass(frozen=True, slots=True)
class ExactLoss:
    """A result that an action threw away: who could force it before, and who can after.

    >>> from hedgemaze.rules import Family, parse_action
    >>> loss = ExactLoss(Value.PACMAN, Value.OPEN, (parse_action("Pe6", Family.PACMAN),))
    >>> loss.before is Value.PACMAN
    True
    """

    before: Value
    after: Value
    best: tuple[Action, ...]
    """All actions that would have kept the result and were best."""


@dataclass(frozen=True, slots=True)
class Judged:
    """One action of a game with its mark. In the PAC-MAN modes each action of a turn gets its own.

    >>> from hedgemaze.rules import parse_action
    >>> judged = Judged(0, parse_action("e2"), Side.SOUTH, 0.6, 0.3, 0.3, Mark.of(0.3), (parse_action("e3h"),))
    >>> f"{judged.action} is a {judged.mark.value}; better was {judged.better[0]}"
    'e2 is a blunder; better was e3h'
    """

    index: int
    """Index of the action in the game's entries."""
    action: Action
    side: Side
    before: float
    """The mover's expected share of the point before the action, 0 to 1."""
    after: float
    """The mover's expected share after the action."""
    cost: float
    """`before` minus `after`; 0 if no better action was found."""
    mark: Mark
    better: tuple[Action, ...]
    """The best line instead of the action; empty if the action was the best one found."""
    exact: ExactLoss | None = None
    """Set if the tables know the result before and after the action, and the action threw it away."""


@dataclass(frozen=True, slots=True)
class Review:
    """The marks of a whole game.

    >>> from hedgemaze.rules import Mode
    >>> marks = review(rules.Game(Mode.named("classic2")).play("e2"), seconds=0.05)
    >>> marks.count(Side.NORTH, Mark.BLUNDER)
    0
    """

    judged: tuple[Judged, ...]
    seconds: float

    def count(self, side: Side, mark: Mark) -> int:
        """Returns the number of actions of a side with a mark."""
        return sum(each.side is side and each.mark is mark for each in self.judged)


def review(
    game: rules.Game | core.Game,
    seconds: float,
    progress: Callable[[int, int], None] | None = None,
    *,
    searcher: MakeSearcher = Search,
) -> Review:
    """Marks every action of a game within a time limit for the whole game.

    Each position gets an equal share of the time that is left.

    Args:
        game: finished or not.
        seconds: time for the whole game.
        progress: called with the number of positions done and their total.
        searcher: makes the search for each position.

    >>> game = rules.Game(rules.Position.parse("classic2 - Se8Ne2 0,0 - S - 14")).play("e7").play("e1")
    >>> [each.mark.value for each in review(game, seconds=0.2).judged]
    ['blunder', 'good']
    """
    if not seconds > 0:
        raise EngineError("engine.bad_limit", "a limit is more than 0", given=seconds)
    start = time.perf_counter()
    total = len(game.entries) + 1
    positions: list[core.Position] = []
    values: list[dict[Side, float]] = []
    best: list[tuple[Action, ...]] = []
    exacts: list[Exact | None] = []
    for index, root in enumerate(_prefixes(game)):
        left = max(seconds - (time.perf_counter() - start), 0.0)
        found, line, exact = _value_of(root, max(left / (total - index), _MIN_SECONDS), searcher)
        positions.append(root.position)
        values.append(found)
        best.append(line)
        exacts.append(exact)
        if progress is not None:
            progress(index + 1, total)
    judged = []
    for index, (position, entry) in enumerate(zip(positions, game.entries, strict=False)):
        if isinstance(entry, Retirement | Agreed):
            continue
        line, before, after = best[index], values[index][position.side], values[index + 1][position.side]
        exact = exacts[index]
        if exact is not None and _is_known(exact, entry):
            judged.append(_judge_exactly(index, entry, position, exact, line))
            continue
        is_best = bool(line) and line[0] == entry
        cost = 0.0 if is_best else max(before - after, 0.0)
        better = line if cost > 0 else ()
        judged.append(Judged(index, entry, position.side, before, after, cost, Mark.of(cost), better))
    return Review(tuple(judged), time.perf_counter() - start)


def _prefixes(game: rules.Game | core.Game) -> Iterator[core.Game]:
    """Yields the game at its start and after every entry; it is the same object, which grows."""
    start = game.start
    prefix = core.Game(start if isinstance(start, core.Position) else core.Position.from_rules(start))
    yield prefix
    for entry in game.entries:
        yield prefix.add(entry)


def _is_known(exact: Exact, action: Action) -> bool:
    """Returns whether the tables know what an action is worth in the whole game."""
    return exact.is_whole or (exact.is_certain and exact.actions[action][0] is exact.value)


def _judge_exactly(
    index: int, action: Action, position: core.Position, exact: Exact, line: tuple[Action, ...]
) -> Judged:
    """Marks an action by the tables: it costs the result that it throws away, and nothing if it keeps the result."""
    side, (value, _) = position.side, exact.actions[action]
    before, after = _exact_shares(exact.value, position)[side], _exact_shares(value, position)[side]
    cost = max(before - after, 0.0)
    if cost == 0:
        return Judged(index, action, side, before, after, 0.0, Mark.GOOD, ())
    loss = ExactLoss(exact.value, value, exact.best)
    return Judged(index, action, side, before, after, cost, Mark.of(cost), line, loss)


def _exact_shares(value: Value, position: core.Position) -> dict[Side, float]:
    """Returns each side's share of the point by an exact value; the house rules decide who gets an open game."""
    winners = {Value.PACMAN: Side.PACMAN, Value.GHOSTS: Side.GHOSTS, Value.OPEN: open_winner(position)}
    return final_shares(position, winners[value])


def _value_of(
    root: core.Game, seconds: float, searcher: MakeSearcher
) -> tuple[dict[Side, float], tuple[Action, ...], Exact | None]:
    """Returns what every side may expect, the best line, and what the tables say."""
    outcome = root.outcome()
    if outcome is not None:
        return final_shares(root.position, outcome.winner), (), None
    report = searcher(root).run(Limit(seconds=seconds))
    return report.values, report.best.line, report.exact
