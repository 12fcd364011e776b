"""`UgiPlayer`, `UciPlayer`: outside engines that speak UGI or UCI."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, ClassVar

from hedgemaze.engine.players.clock import Clock
from hedgemaze.errors import EngineError, HedgemazeError
from hedgemaze.protocols.base_player import OutsidePlayer
from hedgemaze.protocols.tokens import read_token, write_token
from hedgemaze.rules import Action, Game, Mode, Position, Retirement, format_mode

if TYPE_CHECKING:
    from hedgemaze.protocols.engine_config import EngineConfig

_STOP_S = 1.0


class UgiPlayer(OutsidePlayer):
    """An engine that speaks UGI: ``position`` and ``go``, answered by ``bestmove``.

    >>> from hedgemaze.protocols import EngineConfig
    >>> UgiPlayer(EngineConfig("mine", ("my-engine",))).name
    'mine'
    """

    word: ClassVar[str] = "ugi"
    """The first command, and the prefix of ``ugiok`` and ``uginewgame``."""
    clock_words: ClassVar[tuple[str, str, str, str]] = ("p1time", "p2time", "p1inc", "p2inc")
    """The words of ``go`` for the clocks of two sides: both times, then both increments."""

    def __init__(self, config: EngineConfig) -> None:
        super().__init__(config)
        self._options: dict[str, str] = {}
        self._mode: Mode | None = None
        self._pondered: tuple[Action, ...] | None = None
        """The actions of the game that the engine ponders on; None if it does not ponder."""

    def _handshake(self, deadline: float) -> None:
        self._options, self._mode, self._pondered = {}, None, None
        for line in self._until(self.word, f"{self.word}ok", deadline):
            words = line.split()
            if [word.lower() for word in words[:2]] == ["option", "name"] and "type" in words:
                name = " ".join(words[2 : words.index("type")])
                self._options[name.lower()] = name
        for name, value in self.config.options.items():
            self._set(name, value, deadline)

    def _start_game(self, game: Game, deadline: float) -> None:
        self._end_pondering(deadline)
        if game.mode != self._mode:
            if "mode" in self._options:
                self._set(self._options["mode"], format_mode(game.mode), deadline)
            elif game.mode != Mode.named("classic2"):
                message = "has no option Mode and can play plain classic2 alone"
                raise EngineError("engine.wrong_mode", message, given=format_mode(game.mode))
            self._mode = game.mode
        self.process.send(f"{self.word}newgame", deadline)
        for _ in self._until("isready", "readyok", deadline):
            pass

    def _request_action(self, game: Game, clock: Clock, deadline: float) -> str:
        if self._pondered is not None and self._pondered == game.actions:
            self._pondered = None
            self.process.send("ponderhit", deadline)
        else:
            self._end_pondering(deadline)
            self.process.send(self._position_line(game), deadline)
            self.process.send(self._go_line(game, clock), deadline)
        words = self._best_move(deadline)
        if len(words) < 2:
            raise EngineError("engine.rubbish", "an empty bestmove")
        if self._ponders and len(words) > 3 and words[2].lower() == "ponder":
            self._begin_pondering(game, words[1], words[3], clock, deadline)
        return words[1]

    @property
    def _ponders(self) -> bool:
        """Whether the config switches the engine's option Ponder on."""
        options = {name.lower(): value.lower() for name, value in self.config.options.items()}
        return options.get("ponder") == "true" and "ponder" in self._options

    def _best_move(self, deadline: float) -> list[str]:
        """Returns the words of the next ``bestmove``."""
        while True:
            words = self.process.read_line(deadline).split()
            if words and words[0].lower() == "bestmove":
                return words

    def _begin_pondering(self, game: Game, best: str, reply: str, clock: Clock, deadline: float) -> None:
        """Lets the engine ponder on the expected reply to its action, if both are legal and the game goes on."""
        expected = game.copy()
        try:
            for token in (best, reply):
                expected.play(read_token(token, expected.position, self.dialect))
        except HedgemazeError:
            return  # the referee judges the action
        if expected.outcome() is None:
            self.process.send(self._position_line(expected), deadline)
            self.process.send(self._go_line(expected, clock).replace("go", "go ponder", 1), deadline)
            self._pondered = expected.actions

    def _end_pondering(self, deadline: float) -> None:
        """Ends pondering on a reply that was not played."""
        if self._pondered is not None:
            self._pondered = None
            self.process.send("stop", deadline)
            self._best_move(deadline)

    def stop(self) -> None:
        """Asks the engine to end its search and answer."""
        self.process.send("stop", time.monotonic() + _STOP_S)

    def _position_line(self, game: Game) -> str:
        """Returns the command with the whole game; after a side has left, with the current position alone."""
        if any(isinstance(entry, Retirement) for entry in game.entries):
            return f"position text {game.position.text}"
        start = "startpos" if game.start == Position.start(game.mode) else f"text {game.start.text}"
        tokens = [write_token(action, self.dialect, game.mode.size) for action in game.actions]
        return " ".join(["position", start, *(["moves", *tokens] if tokens else [])])

    def _go_line(self, game: Game, clock: Clock) -> str:
        words = ["go"]
        sides = game.mode.sides
        if clock.remaining_ms and len(sides) == 2:
            values = [clock.remaining_ms[side] for side in sides] + [clock.increment_ms.get(side, 0) for side in sides]
            for name, value in zip(self.clock_words, values, strict=True):
                words += [name, str(value)]
        elif clock.remaining_ms:
            for keyword, times in (("time", clock.remaining_ms), ("inc", clock.increment_ms)):
                words += [keyword, *(word for side, ms in times.items() for word in (side.letter, str(ms)))]
        if clock.move_ms is not None:
            words += ["movetime", str(clock.move_ms)]
        if clock.nodes is not None:
            words += ["nodes", str(clock.nodes)]
        return " ".join(words)

    def _set(self, name: str, value: str, deadline: float) -> None:
        self.process.send(f"setoption name {name} value {value}", deadline)

    def _until(self, command: str, last: str, deadline: float) -> list[str]:
        """Sends a command and returns the lines of its answer before the line `last`."""
        self.process.send(command, deadline)
        lines: list[str] = []
        while (line := self.process.read_line(deadline)).lower() != last:
            if len(lines) < 1000:
                lines.append(line)
        return lines


class UciPlayer(UgiPlayer):
    """An engine that speaks UCI: UGI with other names of three commands.

    >>> from hedgemaze.protocols import EngineConfig
    >>> UciPlayer(EngineConfig("mine", ("my-engine",), protocol="uci")).word
    'uci'
    """

    word: ClassVar[str] = "uci"
    clock_words: ClassVar[tuple[str, str, str, str]] = ("wtime", "btime", "winc", "binc")
