"""`Ponderer`: what a level will play if its opponents do what is expected, found on their time.

A level is a pure function of the game and its seed. So pondering computes answers in advance and keeps only those of
complete searches: a level plays the same with and without it, only sooner (docs/decisions/0027-pondering.md).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hedgemaze import core, rules
from hedgemaze.engine.levels import Level
from hedgemaze.engine.limits import Limit
from hedgemaze.engine.networks import SMALL
from hedgemaze.engine.players.level_player import LevelPlayer
from hedgemaze.engine.report import Report
from hedgemaze.engine.search import Search
from hedgemaze.rules import Action, Piece, Side, Step, Stop

MIN_PONDER_NODES = 10_000
"""Levels with fewer nodes answer within a few hundredths of a second anyway."""
_PREDICTION_NODES = 4_000
_MAX_REPLIES = 3
_MAX_LINE = 12
"""Longest expected line until the level's turn, in actions."""
_MEMORY_MB = 16
_MAX_SECONDS = 20.0
"""Upper bound of one search, far above what a complete one takes on a slow machine."""

Game = rules.Game | core.Game


@dataclass(frozen=True, slots=True)
class PonderedAnswer:
    """What a level plays after expected actions of its opponents.

    >>> level = LevelPlayer(8, seed=1)
    >>> game = core.Game(rules.Mode.named("classic2")).play("e2")
    >>> answer = next(iter(Ponderer(level, Side.SOUTH).answers(game)))
    >>> answer.action == level.choose(game.copy().play_all(answer.expected))
    True
    """

    expected: tuple[Action, ...]
    action: Action


def can_ponder(level: Level) -> bool:
    """Returns whether pondering makes a level noticeably quicker.

    >>> from hedgemaze.engine.levels import levels
    >>> [level.number for level in levels("classic2") if can_ponder(level)]
    [8]
    """
    return level.skill.nodes >= MIN_PONDER_NODES and not level.is_perfect


class Ponderer:
    """Ponders for one side of a game.

    Args:
        player: the level with its seed.
        side: its side.
        hand: the ghosts of its seat; None for all, and in other modes.
    """

    def __init__(self, player: LevelPlayer, side: Side, hand: Sequence[Piece] | None = None) -> None:
        self._player, self._side, self._hand = player, side, hand
        self._search: Search | None = None
        self._is_stopped = False

    def answers(self, game: Game) -> Iterator[PonderedAnswer]:
        """Yields answers to the most likely lines, likeliest first; few of them, so that the work is bounded.

        The game must not be over; on the level's own turn there is nothing to ponder on.
        """
        if game.position.side is self._side:
            return
        self._search = Search(game, memory_mb=_MEMORY_MB, network=SMALL)
        if self._is_stopped:
            return
        report = self._search.run(Limit(nodes=_PREDICTION_NODES, seconds=_MAX_SECONDS))
        self._search = None
        for expected in expected_lines(game, report, self._side):
            if self._is_stopped:
                return
            after = game.copy().play_all(expected)
            action = self._player.choose_complete(after, seconds=_MAX_SECONDS, pieces=self._pieces(after))
            if action is not None and not self._is_stopped:
                yield PonderedAnswer(expected, action)

    def stop(self) -> None:
        """Ends pondering at once, for good; may be called from any thread."""
        self._is_stopped = True
        self._player.stop()
        if (search := self._search) is not None:
            search.stop()

    def _pieces(self, game: Game) -> tuple[Piece, ...] | None:
        """Returns the ghosts of the hand that may move now; None for all."""
        if self._hand is None:
            return None
        movable = {action.piece for action in game.position.legal_actions() if isinstance(action, Step | Stop)}
        return tuple(piece for piece in self._hand if piece in movable) or None


def expected_lines(game: Game, report: Report, side: Side, most: int = _MAX_REPLIES) -> Iterator[tuple[Action, ...]]:
    """Yields the lines of a report, up to where it is a side's turn; lines that end the game are left out.

    >>> game = core.Game(rules.Mode.named("classic2")).play("e2")
    >>> report = Search(game, network="hand").run(Limit(nodes=500))
    >>> [len(line) for line in expected_lines(game, report, Side.SOUTH, 2)]
    [1, 1]
    """
    count = 0
    for candidate in report.candidates:
        if count == most or candidate.visits == 0:
            return
        after = game.copy()
        line: list[Action] = []
        for action in candidate.line[:_MAX_LINE]:
            after.play(action)
            line.append(action)
            if after.outcome() or after.position.side is side:
                break
        if not after.outcome() and after.position.side is side:
            count += 1
            yield tuple(line)
