"""`Analyses`: searches that people ask for over HTTP, from the wish to the result that waits to be fetched.

They run in the engine pool behind everybody's moves and hints. Whoever knows the unguessable id may look and cancel. A
result is kept for a while, then forgotten. Here they live in the memory of a server that is alone with its database;
`shared_analyses` has those of several servers.
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
from hedgemaze.server.credentials import hashed, new_token
from hedgemaze.server.engines.game_text import game_text, read_game
from hedgemaze.server.errors import ServerError
from hedgemaze.server.http.schemas import AnalysisState, AnalysisWish, Fault
from hedgemaze.server.limits import Limits

__all__ = ["KEEP_MS", "Analyses", "Analysis", "Analysts", "game_of"]

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
class Analysis:
    """One of them."""

    job: str
    """The hash of its id, which is told to nobody but whoever asked."""
    wish: AnalysisWish
    asker: str = ""
    """Who has so many at most, and shares a place in the queue."""
    address: str = ""
    game: str = ""
    """What the wish is about, as engines read it; empty until that is known."""
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
        """Whether nothing more will be known."""
        return self.status in _OVER

    def tell(self) -> None:
        """Wakes whoever waits for news."""
        self.number += 1
        self.news.set()
        self.news = asyncio.Event()

    def state(self, id: str) -> AnalysisState:  # noqa: A002  # the wire's word
        """Returns what whoever asks is told."""
        progress = 1.0 if self.status == "done" else float((self.report or {}).get("progress", 0.0))
        return AnalysisState(
            id=id,
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
        self._kept: dict[str, Analysis] = {}

    def __len__(self) -> int:
        """Returns how many are under way."""
        return sum(not each.is_over for each in self._kept.values())

    @property
    def can_work(self) -> bool:
        """Whether there are engines here."""
        return self._analysts is not None

    async def begin(self, wish: AnalysisWish, player: bytes | None, address: str) -> AnalysisState:
        """Takes an analysis on.

        Raises:
            ServerError: it cannot be done, or too many of this person, this address or everybody are under way.
            NotationError, IllegalActionError, ModeError, GameOverError: the game cannot be read or analysed.
        """
        self._must_be_possible()
        game = await run_in_threadpool(game_of, wish)
        asker = address if player is None else player.hex()
        self._sweep()
        self._must_have_room(asker, address)
        id = new_token()  # noqa: A001
        analysis = Analysis(job_of(id), wish, asker, address, game)
        self._kept[analysis.job] = analysis
        try:
            await self._take_on(analysis, player)
        except HedgemazeError:
            del self._kept[analysis.job]
            raise
        return analysis.state(id)

    async def look(self, id: str, seen: int, wait_ms: int) -> AnalysisState:  # noqa: A002  # the wire's word
        """Returns how an analysis stands, as soon as there is more than was seen, or after a wait.

        Raises:
            ServerError: there is no such analysis.
        """
        analysis = await self._find(job_of(id))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(wait_ms / 1_000):
                while analysis.number <= seen and not analysis.is_over:
                    await analysis.news.wait()
        return analysis.state(id)

    async def cancel(self, id: str) -> AnalysisState:  # noqa: A002
        """Ends an analysis; one that is over stays as it is.

        Raises:
            ServerError: there is no such analysis.
        """
        analysis = await self._find(job_of(id))
        if not analysis.is_over:
            self._end(analysis, "cancelled")
            if analysis.task is not None:
                analysis.task.cancel()
            await self._cancelled(analysis)
        return analysis.state(id)

    async def stop(self) -> None:
        """Ends them all."""
        tasks = [each.task for each in self._kept.values() if each.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def start(self, analysis: Analysis) -> None:
        """Lets the engines work on an analysis."""
        assert self._analysts is not None
        analysis.task = asyncio.create_task(self._run(analysis, self._analysts))

    async def _run(self, analysis: Analysis, analysts: Analysts) -> None:
        wish, room = analysis.wish, f"analysis of {analysis.asker or analysis.job}"
        try:
            game = analysis.game or await run_in_threadpool(game_of, wish)
            if wish.kind == "review":
                reports = analysts.review(game, wish.seconds, room=room)
            else:
                reports = analysts.analyse(game, wish.seconds, wish.nodes, lines=wish.lines, room=room)
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

    def _end(self, analysis: Analysis, status: Status) -> None:
        if not analysis.is_over:
            analysis.status, analysis.ended_ms = status, self._clock.now_ms()
            analysis.tell()

    # What is different among several servers.

    def _must_be_possible(self) -> None:
        if not self.can_work:
            raise ServerError("engine.unavailable", "the engines are not running", status=503)

    async def _take_on(self, analysis: Analysis, player: bytes | None) -> None:  # noqa: ARG002
        """Sees to it that an analysis is done."""
        self.start(analysis)

    async def _cancelled(self, analysis: Analysis) -> None:
        """Is called when somebody has cancelled an analysis."""

    async def _find(self, job: str) -> Analysis:
        self._sweep()
        found = self._kept.get(job)
        if found is None:
            raise ServerError("server.no_such_analysis", "there is no such analysis, or not any more", status=404)
        return found

    # Helpers.

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
            del self._kept[each.job]


def job_of(id: str) -> str:  # noqa: A002
    """Returns under which name an analysis is kept, of the id that was told."""
    return hashed(id).hex()


def game_of(wish: AnalysisWish) -> str:
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
