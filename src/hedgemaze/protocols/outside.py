"""Outside engines as players: started when they are needed, ended when they misbehave, started again later."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod

from hedgemaze.engine.players.clock import Clock
from hedgemaze.errors import EngineError, NotationError
from hedgemaze.protocols.config import EngineConfig
from hedgemaze.protocols.process import EngineProcess
from hedgemaze.protocols.tokens import read_token
from hedgemaze.rules import Action, Game
from hedgemaze.rules.notation.dialects import named_dialect

__all__ = ["OutsidePlayer"]


class OutsidePlayer(ABC):
    """An engine behind a pipe. What it answers is read here; whether it is legal the referee decides."""

    farewell = "quit"

    def __init__(self, config: EngineConfig) -> None:
        self.config = config
        self.name = config.name
        self.dialect = named_dialect(config.dialect)
        self._process: EngineProcess | None = None

    # What each protocol does in its own way.

    @abstractmethod
    def _greet(self, deadline: float) -> None:
        """Waits until the engine that was just started is ready."""

    @abstractmethod
    def _begin(self, game: Game, deadline: float) -> None:
        """Tells the engine that a game begins."""

    @abstractmethod
    def _ask(self, game: Game, clock: Clock, deadline: float) -> str:
        """Returns the token that the engine answers with."""

    # What they share.

    @property
    def process(self) -> EngineProcess:
        """The running engine.

        Raises:
            EngineError: none runs.
        """
        if self._process is None:
            raise EngineError("engine.crashed", "does not run")
        return self._process

    @property
    def complaints(self) -> str:
        """The end of what the running engine wrote on standard error."""
        return "" if self._process is None else self._process.complaints

    def new_game(self, game: Game) -> None:
        """Starts the engine if it does not run, and tells it that a game begins.

        Raises:
            EngineError: it cannot be started, does not get ready, or cannot play this mode.
        """
        if self._process is not None:
            try:
                self._prepare(game)
            except EngineError:
                self.close()  # some end after each game
        if self._process is None:
            try:
                self._prepare(game)
            except EngineError as error:
                raise self._failed(error, game) from None

    def _prepare(self, game: Game) -> None:
        deadline = time.monotonic() + self.config.startup_s
        if self.dialect.name != "standard" and game.mode.name != "classic2":
            raise EngineError("engine.wrong_mode", "dialects are for classic games of two", given=game.mode.name)
        if self._process is None:
            config = self.config
            self._process = EngineProcess(config.command, folder=config.folder, environment=config.environment)
            self._greet(deadline)
        self._begin(game, deadline)

    def choose(self, game: Game, clock: Clock, allowed_s: float) -> Action:
        """Returns what the engine answers.

        Raises:
            EngineError: it crashed, said nothing in time, or something that is no action; it is ended then.
        """
        try:
            token = self._ask(game, clock, time.monotonic() + allowed_s)
            try:
                return read_token(token, game.position, self.dialect)
            except NotationError as error:
                raise EngineError("engine.rubbish", error.message, given=token) from None
        except EngineError as error:
            raise self._failed(error, game) from None

    def stop(self) -> None:  # noqa: B027  # an answer to what most protocols cannot say
        """Not every protocol can hurry an engine."""

    def close(self) -> None:
        """Ends the engine, politely if it lets us."""
        process, self._process = self._process, None
        if process is not None:
            process.close(self.farewell)

    def _failed(self, error: EngineError, game: Game) -> EngineError:
        """Ends an engine that misbehaved, and returns the error with what a log wants to know."""
        process, self._process = self._process, None
        if process is not None:
            process.close()
        wanted = EngineError(error.code, error.message, given=error.given, position=game.position.text)
        if process is not None and (said := process.complaints.strip()):
            wanted.add_note(said)
        return wanted
