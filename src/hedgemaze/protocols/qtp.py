"""`QtpPlayer`: outside engines that speak the Quoridor Text Protocol, a relative of GTP.

An answer starts with ``=``, or with ``?`` for a refusal, and ends with an empty line. The engine keeps the position:
each action is sent to it once, by ``playmove`` or ``playwall``. The first player, black, starts on e9.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hedgemaze.engine.players.clock import Clock
from hedgemaze.errors import EngineError
from hedgemaze.protocols.base_player import OutsidePlayer
from hedgemaze.protocols.tokens import write_token
from hedgemaze.rules import Action, Game, Place, Position

if TYPE_CHECKING:
    from hedgemaze.protocols.engine_config import EngineConfig

_AXES = {"h": "horizontal", "v": "vertical"}


class QtpPlayer(OutsidePlayer):
    """An engine that speaks QTP; each of its options is sent as a command with the value as argument.

    >>> from hedgemaze.protocols import EngineConfig
    >>> QtpPlayer(EngineConfig("mine", ("my-engine",), protocol="qtp", options={"level": "3"})).config.options
    {'level': '3'}
    """

    default_dialect: ClassVar[str] = "qtp"

    def __init__(self, config: EngineConfig) -> None:
        super().__init__(config)
        self._sent = 0
        self._colours = ("black", "white") if config.first == "black" else ("white", "black")

    def _handshake(self, deadline: float) -> None:
        self._command("name", deadline)
        for name, value in self.config.options.items():
            self._command(f"{name} {value}".strip(), deadline)

    def _start_game(self, game: Game, deadline: float) -> None:
        if game.mode.name != "classic2" or game.start != Position.start(game.mode):
            raise EngineError("engine.wrong_mode", "can play classic2 from its start alone", given=game.start.text)
        self._command(f"boardsize {game.mode.size}", deadline)
        self._command("clear_board", deadline)
        self._command(f"walls {game.mode.fences[0]}", deadline)
        self._sent = 0

    def _request_action(self, game: Game, clock: Clock, deadline: float) -> str:  # noqa: ARG002  # QTP has no command for clocks
        sides = game.mode.sides
        for number in range(self._sent, len(game.actions)):
            colour = self._colours[sides.index(game.positions[number].side)]
            self._command(_play_command(game.actions[number], colour, self, game.mode.size), deadline)
        colour = self._colours[sides.index(game.position.side)]
        answer = self._command(f"genmove {colour}", deadline)
        self._sent = len(game.actions) + 1  # after genmove the engine has played its action
        return answer

    def _command(self, command: str, deadline: float) -> str:
        """Sends a command and returns the text of its answer.

        Raises:
            EngineError: the engine refuses the command, or the answer has another form.
        """
        self.process.send(command, deadline)
        first = ""
        while not first:  # some engines send extra empty lines
            first = self.process.read_line(deadline)
        lines = [first]
        while line := self.process.read_line(deadline):
            lines.append(line)
        if first[0] == "?":
            raise EngineError("engine.refused", f"refuses {command.partition(' ')[0]}", given=first)
        if first[0] != "=":
            raise EngineError("engine.rubbish", "an answer begins with = or ?", given=first)
        return " ".join([first[1:].strip(), *lines[1:]]).strip()


def _play_command(action: Action, colour: str, player: QtpPlayer, size: int) -> str:
    """Returns the command that plays an action."""
    token = write_token(action, player.dialect, size)
    if isinstance(action, Place):
        return f"playwall {colour} {token[:2]} {_AXES[token[2]]}"
    return f"playmove {colour} {token}"
