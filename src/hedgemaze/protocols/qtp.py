"""Engines that speak the Quoridor Text Protocol, a child of GTP, as players: ``playmove``, ``playwall``, ``genmove``.

Every command is answered by lines that begin with ``=``, or ``?`` for a refusal, and end with an empty line. The
engine keeps the position, so it is told one action after the other. The first player, black, starts on e9.
"""

from __future__ import annotations

from hedgemaze.engine.players.clock import Clock
from hedgemaze.errors import EngineError
from hedgemaze.protocols.config import EngineConfig
from hedgemaze.protocols.outside import OutsidePlayer
from hedgemaze.protocols.tokens import write_token
from hedgemaze.rules import Action, Game, Place, Position

__all__ = ["QtpPlayer"]

_AXES = {"h": "horizontal", "v": "vertical"}


class QtpPlayer(OutsidePlayer):
    """An engine that speaks QTP; the names of its options are sent as commands with their values."""

    def __init__(self, config: EngineConfig) -> None:
        super().__init__(config)
        self._told = 0
        self._colours = ("black", "white") if config.first == "black" else ("white", "black")

    def _greet(self, deadline: float) -> None:
        self._command("name", deadline)
        for name, value in self.config.options.items():
            self._command(f"{name} {value}".strip(), deadline)

    def _begin(self, game: Game, deadline: float) -> None:
        if game.mode.name != "classic2" or game.start != Position.start(game.mode):
            raise EngineError("engine.wrong_mode", "can play classic2 from its start alone", given=game.start.text)
        self._command(f"boardsize {game.mode.size}", deadline)
        self._command("clear_board", deadline)
        self._command(f"walls {game.mode.fences[0]}", deadline)
        self._told = 0

    def _ask(self, game: Game, clock: Clock, deadline: float) -> str:  # noqa: ARG002  # there is no word for a clock
        sides = game.mode.sides
        for number in range(self._told, len(game.actions)):
            colour = self._colours[sides.index(game.positions[number].side)]
            self._command(_told(game.actions[number], colour, self, game.mode.size), deadline)
        colour = self._colours[sides.index(game.position.side)]
        answer = self._command(f"genmove {colour}", deadline)
        self._told = len(game.actions) + 1  # it has played its own action itself
        return answer

    def _command(self, command: str, deadline: float) -> str:
        """Sends a command and returns the text of its answer.

        Raises:
            EngineError: it is refused, or answered by something else.
        """
        self.process.send(command, deadline)
        first = ""
        while not first:  # some send more empty lines than they should
            first = self.process.read_line(deadline)
        lines = [first]
        while line := self.process.read_line(deadline):
            lines.append(line)
        if first[0] == "?":
            raise EngineError("engine.refused", f"refuses {command.partition(' ')[0]}", given=first)
        if first[0] != "=":
            raise EngineError("engine.rubbish", "an answer begins with = or ?", given=first)
        return " ".join([first[1:].strip(), *lines[1:]]).strip()


def _told(action: Action, colour: str, player: QtpPlayer, size: int) -> str:
    """Returns the command that tells an action."""
    token = write_token(action, player.dialect, size)
    if isinstance(action, Place):
        return f"playwall {colour} {token[:2]} {_AXES[token[2]]}"
    return f"playmove {colour} {token}"
