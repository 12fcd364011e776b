"""`AlphaBeta`: the alpha-beta search of the core, with its clock and its memory.

Two sides, the PAC-MAN modes included: a principal-variation search. Three and four sides: best-reply search, or
paranoid if asked. What it does not do is in ``docs/decisions/0011-alpha-beta.md``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from hedgemaze.core._choose import native
from hedgemaze.engine.roots import history_of
from hedgemaze.engine.searching import Root, Searching, bits_of, taking_memory
from hedgemaze.engine.skill import Skill
from hedgemaze.errors import EngineError
from hedgemaze.rules import Piece

__all__ = ["AlphaBeta", "AlphaBetaSettings"]


@dataclass(frozen=True, slots=True)
class AlphaBetaSettings:
    """How the search looks ahead; the defaults are its full strength."""

    depth: int = 0
    """Most actions to look ahead, up to 64; 0 for as many as the limit allows."""
    lines: int = 1
    """How many of the best actions get exact values; the others get the best bound that is known."""
    is_paranoid: bool = False
    """Three and four sides: all rivals play in turn against the side to move, instead of one best reply."""
    settles: bool = True
    """Finishes moves that are under way, and sees wins in one action, before it judges."""
    reduces: bool = True
    """Looks less deep at actions that come late in the order."""
    drops: bool = True
    """Leaves out fences, close to the leaves, that touch no shortest way."""
    guesses: bool = True
    """Classic for two: trusts a judgement that is far above the window, and one that a pass confirms."""
    knows: bool = True
    """Believes what is known without search (races, wins in one turn): finds proofs sooner, though longer ones."""
    is_exact: bool = False
    """Takes from the table only what was searched to the very same depth: slower, for comparison with minimax."""

    def __post_init__(self) -> None:
        """Raises: EngineError, if a number is out of range."""
        if not (0 <= self.depth <= 64 and 1 <= self.lines <= 255):
            raise EngineError("engine.bad_setting", "a depth is 0 to 64, and lines are 1 to 255", given=str(self))

    def _to_native(self, seed: int, skill: Skill) -> native.AlphaBetaSettings:
        settings = native.AlphaBetaSettings()
        settings.depth, settings.lines, settings.is_paranoid = self.depth, self.lines, self.is_paranoid
        settings.settles, settings.reduces, settings.drops = self.settles, self.reduces, self.drops
        settings.guesses, settings.knows, settings.is_exact = self.guesses, self.knows, self.is_exact
        settings.set_skill(seed, skill.nodes, skill.sight, skill.overlook, skill.noise, skill.looseness)
        return settings


class AlphaBeta(Searching):
    """An alpha-beta search. The same position, memory and nodes give the same report, however often it was interrupted.

    >>> from hedgemaze.engine import Limit
    >>> from hedgemaze.rules import Mode, Position
    >>> search = AlphaBeta(Position.start(Mode.named("classic2", size=3, fences=1)), memory_mb=1)
    >>> report = search.run(Limit(nodes=10_000))
    >>> report.is_final, report.proof
    (True, Proof(winner=<Side.NORTH: 'N'>, actions=...))

    Args:
        game: a game, whose repetitions count, or a position alone.
        memory_mb: for the table of positions.
        seed: of what a skill overlooks and misjudges.
        allowed: pieces that may be moved at the root, for a seat that holds only some ghosts; None for all.
        skill: blind spots; None for none.
        settings: how it looks ahead.

    Raises:
        GameOverError: the game has ended.
        EngineError: none of these pieces can act, or a number is out of range.
    """

    def __init__(
        self,
        game: Root,
        *,
        memory_mb: int = 64,
        seed: int = 0,
        allowed: Iterable[Piece] | None = None,
        skill: Skill | None = None,
        settings: AlphaBetaSettings | None = None,
    ) -> None:
        super().__init__(game, memory_mb, seed)
        made = (settings or AlphaBetaSettings())._to_native(seed, skill or Skill())
        with taking_memory(memory_mb):
            self._table = native.AlphaBeta(memory_mb << 20, made)
        bits = bits_of(self._position.mode, allowed)
        self._table.set_root(self._position._native, history_of(game), bits)
        self._must_go_on()

    @property
    def _host(self) -> native.AlphaBeta:
        return self._table

    def _work(self, nodes: int, seconds: float) -> None:
        self._table.run(nodes - self._table.nodes, seconds)
