"""`OutsidePlayer`: the base class of outside engines as players; one subclass per protocol."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

from hedgemaze.engine.players.clock import Clock
from hedgemaze.errors import EngineError, NotationError
from hedgemaze.protocols.engine_process import EngineProcess
from hedgemaze.protocols.tokens import read_token
from hedgemaze.rules import Action, Game
from hedgemaze.rules.notation.dialects import named_dialect

if TYPE_CHECKING:
    from hedgemaze.protocols.engine_config import EngineConfig


class OutsidePlayer(ABC):
    """An engine in a child process, started by the first `new_game`.

    An engine that fails is killed and started again for the next game. The class parses the engine's answers; the
    referee checks that they are legal. `outside_player` makes one of the protocol that a config names.

    >>> from hedgemaze.protocols import EngineConfig, outside_player
    >>> isinstance(outside_player(EngineConfig("mine", ("my-engine",), protocol="uci")), OutsidePlayer)
    True
    """

    quit_command: ClassVar[str] = "quit"
    """The command that asks the engine to exit."""
    default_dialect: ClassVar[str] = "standard"
    """The notation of engines whose config names none."""

    def __init__(self, config: EngineConfig) -> None:
        self.config = config
        self.name = config.name
        self.dialect = named_dialect(config.dialect)
        self._process: EngineProcess | None = None

    # Implemented by each protocol.

    @abstractmethod
    def _handshake(self, deadline: float) -> None:
        """Waits until the engine that has just been started is ready, and sends its options."""

    @abstractmethod
    def _start_game(self, game: Game, deadline: float) -> None:
        """Prepares the engine for a new game."""

    @abstractmethod
    def _request_action(self, game: Game, clock: Clock, deadline: float) -> str:
        """Asks for an action and returns its token."""

    # Common to all protocols.

    @property
    def process(self) -> EngineProcess:
        """The process of the engine.

        Raises:
            EngineError: the engine does not run.
        """
        if self._process is None:
            raise EngineError("engine.crashed", "does not run")
        return self._process

    def new_game(self, game: Game) -> None:
        """Starts the engine if necessary, and prepares it for a new game.

        Raises:
            EngineError: the engine cannot be started, is not ready in time, or cannot play this mode.
        """
        if self._process is not None:
            try:
                self._prepare(game)
            except EngineError:
                self.close()  # some engines exit after each game: start it again
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
            self._handshake(deadline)
        self._start_game(game, deadline)

    def choose(self, game: Game, clock: Clock, allowed_s: float) -> Action:
        """Returns the action that the engine answers.

        Raises:
            EngineError: the engine crashed, did not answer in time, or answered no action; it is killed.
        """
        try:
            token = self._request_action(game, clock, time.monotonic() + allowed_s)
            try:
                return read_token(token, game.position, self.dialect)
            except NotationError as error:
                raise EngineError("engine.rubbish", error.message, given=token) from None
        except EngineError as error:
            raise self._failed(error, game) from None

    def stop(self) -> None:  # noqa: B027  # optional: not every protocol has a command for it
        """Does nothing, unless the protocol has a command for it."""

    def close(self) -> None:
        """Asks the engine to exit, and kills it if it does not."""
        process, self._process = self._process, None
        if process is not None:
            process.close(self.quit_command)

    def _failed(self, error: EngineError, game: Game) -> EngineError:
        """Kills an engine that failed, and returns the error with its position and standard error for the log."""
        process, self._process = self._process, None
        if process is not None:
            process.close()
        failure = error.restated(EngineError, error.message)
        failure.position = game.position.text
        if process is not None and (stderr := process.stderr_end.strip()):
            failure.add_note(stderr)
        return failure
