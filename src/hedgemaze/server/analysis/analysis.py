"""`Analysis`: one analysis, from the request to the result."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, Literal

from hedgemaze.errors import GameOverError
from hedgemaze.server.credentials import hashed
from hedgemaze.server.engines.game_text import game_text, parse_game
from hedgemaze.server.errors import ServerError
from hedgemaze.server.schemas import AnalysisRequest, AnalysisState, ErrorBody

Status = Literal["waiting", "running", "done", "cancelled", "failed"]
_OVER = ("done", "cancelled", "failed")


@dataclass(eq=False, slots=True)
class Analysis:
    """One analysis: request, progress, result."""

    job: str
    """Hash of its id; only the client that requested it knows the id."""
    request: AnalysisRequest
    """The request."""
    owner: str = ""
    """Key for quota and fair queueing: hash of the player's cookie, else the address."""
    address: str = ""
    game: str = ""
    """The game as engines read it; empty until it is known."""
    status: Status = "waiting"
    number: int = 0
    """Grows with every change, so that a client can wait for the next one."""
    report: dict[str, Any] | None = None
    error: ErrorBody | None = None
    ended_ms: int = 0
    task: asyncio.Task[None] | None = None
    """Works on it here, or watches another node's progress."""
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set at the next change; then replaced."""

    @property
    def is_over(self) -> bool:
        """Whether it has ended, with a result or without."""
        return self.status in _OVER

    def notify(self) -> None:
        """Wakes the clients that wait for a change."""
        self.number += 1
        self.changed.set()
        self.changed = asyncio.Event()

    def end(self, status: Status, now_ms: int) -> None:
        """Ends the analysis, unless it is over."""
        if not self.is_over:
            self.status, self.ended_ms = status, now_ms
            self.notify()

    def state(self, id: str) -> AnalysisState:  # noqa: A002  # the field's name in the API
        """Returns the state of the analysis, as a client gets it."""
        progress = 1.0 if self.status == "done" else float((self.report or {}).get("progress", 0.0))
        return AnalysisState(
            id=id,
            kind=self.request.kind,
            status=self.status,
            number=self.number,
            progress=progress,
            report=self.report,
            error=self.error,
        )


def job_of(id: str) -> str:  # noqa: A002
    """Returns the key of an analysis, given its secret id."""
    return hashed(id).hex()


def game_of(request: AnalysisRequest) -> str:
    """Returns the game of a request, as engines read it.

    Raises:
        ServerError, HedgemazeError: the request is contradictory, or the game cannot be read.
    """
    if bool(request.position) == bool(request.record):
        raise ServerError("server.bad_analysis", "either a position or a record is expected")
    if request.record and request.moves:
        raise ServerError("server.bad_analysis", "moves follow a position; a record has its own")
    if any(len(move.split()) != 1 for move in request.moves):
        raise ServerError("server.bad_analysis", "a move is one word")
    game = request.record.lstrip() or game_text(request.position, request.moves)
    if request.record and not game.startswith("["):
        game = f'[Mode "classic2"] {game}'  # the mode of a record without tags
    read = parse_game(game)
    if request.kind != "review" and read.outcome():
        raise GameOverError("action.game_over", "the game is over", position=read.position.text)
    return game
