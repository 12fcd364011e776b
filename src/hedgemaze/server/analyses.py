"""`Analyses`: searches that people ask for over HTTP, from the wish to the result that waits to be fetched.

They live in the memory of the server that took them on, and run in the engine pool behind everybody's moves and hints.
Whoever knows the unguessable id may look and cancel. A result is kept for a while, then forgotten.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from starlette.concurrency import run_in_threadpool

from hedgemaze.errors import GameOverError, HedgemazeError
from hedgemaze.server.clock import Clock
from hedgemaze.server.engines.game_text import game_text, read_game
from hedgemaze.server.errors import ServerError
from hedgemaze.server.limits import Limits
from hedgemaze.server.seats import new_token
from hedgemaze.server.shapes import AnalysisState, AnalysisWish, Fault

__all__ = ["Analyses", "Analysts"]

KEEP_MS = 10 * 60_000
"""How long a result can be fetched."""
MOST_KEPT = 2_000
"""Of all people together."""
_BUSY_MS = 5_000
_OVER = ("done", "cancelled", "failed")
_log = logging.getLogger("hedgemaze.server")

Status = Literal["waiting", "running", "done", "cancelled", "failed"]


class Analysts(Protocol):
    """What is needed of a pool of engines."""

    def analyse(
        self, record: str, seconds: float | None = None, nodes: int | None = None, *, lines: int = 5, room: str = ""
    ) -> AsyncGenerator[dict[str, Any], None]:
        """Yields reports; the last one has progress 1."""
        ...

    def review(self, record: str, seconds: float, *, room: str = "") -> AsyncGenerator[dict[str, Any], None]:
        """Yields how far a review has come, at last its result."""
        ...


@dataclass(eq=False, slots=True)
class _Analysis:
    id: str
    wish: AnalysisWish
    game: str
    asker: str
    address: str
    status: Status = "waiting"
    number: int = 0
    report: dict[str, Any] | None = None
    error: Fault | None = None
    ended_ms: int = 0
    task: asyncio.Task[None] | None = None
    news: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when there is something new; then replaced."""

    @property
    def is_over(self) -> bool:
        return self.status in _OVER

    def tell(self) -> None:
        """Wakes whoever waits for news."""
        self.number += 1
        self.news.set()
        self.news = asyncio.Event()

    @property
    def state(self) -> AnalysisState:
        """What whoever asks is told."""
        progress = 1.0 if self.status == "done" else float((self.report or {}).get("progress", 0.0))
        return AnalysisState(
            id=self.id,
            kind=self.wish.kind,
            status=self.status,
            number=self.number,
            progress=progress,
            report=self.report,
            error=self.error,
        )


class Analyses:
    """All analyses of a server."""

    def __init__(self, analysts: Analysts | None, limits: Limits, clock: Clock) -> None:
        self._analysts = analysts
        self._limits = limits
        self._clock = clock
        self._kept: dict[str, _Analysis] = {}

    def __len__(self) -> int:
        """Returns how many are under way."""
        return sum(not each.is_over for each in self._kept.values())

    async def begin(self, wish: AnalysisWish, player: bytes | None, address: str) -> AnalysisState:
        """Takes an analysis on.

        Raises:
            ServerError: it cannot be done, or too many of this person, this address or everybody are under way.
            NotationError, IllegalActionError, ModeError, GameOverError: the game cannot be read or analysed.
        """
        if self._analysts is None:
            raise ServerError("engine.unavailable", "the engines are not running", status=503)
        game = await run_in_threadpool(_game_of, wish)
        asker = address if player is None else player.hex()
        self._sweep()
        self._must_have_room(asker, address)
        analysis = _Analysis(new_token(), wish, game, asker, address)
        self._kept[analysis.id] = analysis
        analysis.task = asyncio.create_task(self._run(analysis, self._analysts))
        return analysis.state

    async def look(self, id: str, seen: int, wait_ms: int) -> AnalysisState:  # noqa: A002  # the wire's word
        """Returns how an analysis stands, as soon as there is more than was seen, or after a wait.

        Raises:
            ServerError: there is no such analysis.
        """
        analysis = self._find(id)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(wait_ms / 1_000):
                while analysis.number <= seen and not analysis.is_over:
                    await analysis.news.wait()
        return analysis.state

    async def cancel(self, id: str) -> AnalysisState:  # noqa: A002
        """Ends an analysis; one that is over stays as it is.

        Raises:
            ServerError: there is no such analysis.
        """
        analysis = self._find(id)
        if analysis.task is not None and not analysis.is_over:
            self._end(analysis, "cancelled")
            analysis.task.cancel()
        return analysis.state

    async def stop(self) -> None:
        """Ends them all."""
        tasks = [each.task for each in self._kept.values() if each.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, analysis: _Analysis, analysts: Analysts) -> None:
        wish, room = analysis.wish, f"analysis of {analysis.asker}"
        if wish.kind == "review":
            reports = analysts.review(analysis.game, wish.seconds, room=room)
        else:
            reports = analysts.analyse(analysis.game, wish.seconds, wish.nodes, lines=wish.lines, room=room)
        try:
            async with contextlib.aclosing(reports):
                async for report in reports:
                    analysis.status, analysis.report = "running", report
                    analysis.tell()
            self._end(analysis, "done")
        except HedgemazeError as error:
            analysis.error = Fault(code=error.code, message=error.message[:500])
            self._end(analysis, "failed")
        except Exception:
            _log.exception("an analysis failed")
            analysis.error = Fault(code="server.fault", message="this is a fault of ours")
            self._end(analysis, "failed")

    def _end(self, analysis: _Analysis, status: Status) -> None:
        if not analysis.is_over:
            analysis.status, analysis.ended_ms = status, self._clock.now_ms()
            analysis.tell()

    def _find(self, id: str) -> _Analysis:  # noqa: A002
        self._sweep()
        found = self._kept.get(id)
        if found is None:
            raise ServerError("server.no_such_analysis", "there is no such analysis, or not any more", status=404)
        return found

    def _must_have_room(self, asker: str, address: str) -> None:
        under_way = [each for each in self._kept.values() if not each.is_over]
        mine = sum(each.asker == asker for each in under_way)
        near = sum(each.address == address for each in under_way)
        if mine >= self._limits.analyses or near >= self._limits.analyses_of_address:
            raise ServerError(
                "server.too_many_analyses", "let the others end first", status=429, retry_after_ms=_BUSY_MS
            )
        if len(self._kept) >= MOST_KEPT:
            raise ServerError("engine.busy", "too many analyses wait already", status=503, retry_after_ms=_BUSY_MS)

    def _sweep(self) -> None:
        """Forgets what was over long ago."""
        before_ms = self._clock.now_ms() - KEEP_MS
        for each in [each for each in self._kept.values() if each.is_over and each.ended_ms < before_ms]:
            del self._kept[each.id]


def _game_of(wish: AnalysisWish) -> str:
    """Returns the game that a wish is about, as engines read it; what they cannot read is refused."""
    if bool(wish.position) == bool(wish.record):
        raise ServerError("server.bad_analysis", "either a position or a record is expected")
    if wish.record and wish.moves:
        raise ServerError("server.bad_analysis", "moves follow a position; a record has its own")
    if any(len(move.split()) != 1 for move in wish.moves):
        raise ServerError("server.bad_analysis", "a move is one word")
    game = wish.record.lstrip() or game_text(wish.position, wish.moves)
    if wish.record and not game.startswith("["):
        game = f'[Mode "classic2"] {game}'  # which a record without tags means
    try:
        read_game(game)
    except GameOverError:
        if wish.kind != "review":
            raise
    return game
