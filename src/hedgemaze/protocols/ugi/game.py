"""`UgiGame`: the game that ``position`` commands describe, kept from one command to the next.

A command names the whole game each time; only what differs from the command before is taken back and played.
"""

from __future__ import annotations

from collections.abc import Sequence

from hedgemaze.errors import EngineError, HedgemazeError
from hedgemaze.protocols.tokens import read_token
from hedgemaze.rules import Game, Mode, Position

__all__ = ["UgiGame"]


class UgiGame:
    """A game, and the start and the tokens by which it was given.

    >>> kept = UgiGame(Mode.named("classic2"))
    >>> kept.set(Mode.named("classic2"), ["e2", "e8"])
    >>> kept.set(Mode.named("classic2"), ["e2", "d9"])  # takes one action back and plays one
    >>> kept.game.position.text
    'classic2 - Se2Nd9 10,10 - S - 2'
    """

    def __init__(self, mode: Mode) -> None:
        self.restart(mode)

    def restart(self, mode: Mode) -> None:
        """Begins a new game at the start of a mode."""
        self._start: Mode | str = mode
        self._tokens: list[str] = []
        self.game = Game(mode)

    def set(self, start: Mode | str, tokens: Sequence[str]) -> None:
        """Makes the game what a command says.

        Args:
            start: the mode at whose start the game begins, or the text of another position.
            tokens: what was played since, one token for each action.

        Raises:
            HedgemazeError: the start cannot be read, or a token be played; the game stays as it was.
        """
        if start != self._start:
            game = Game(Position.parse(start) if isinstance(start, str) else start)
            _play(game, tokens, 0)
            self.game = game
        else:
            self._change(tokens)
        self._start, self._tokens = start, list(tokens)

    def _change(self, tokens: Sequence[str]) -> None:
        game, known = self.game, self._tokens
        same = 0
        while same < min(len(known), len(tokens)) and known[same] == tokens[same]:
            same += 1
        undone = [game.undo() for _ in known[same:]]
        try:
            _play(game, tokens, same)
        except HedgemazeError:
            while len(game.entries) > same:
                game.undo()
            for entry in reversed(undone):
                game.add(entry)
            raise


def _play(game: Game, tokens: Sequence[str], first: int) -> None:
    """Plays the tokens from one on."""
    for number, token in enumerate(tokens[first:], first + 1):
        try:
            game.play(read_token(token, game.position))
        except HedgemazeError as error:
            raise EngineError(error.code, f"move {number}, {error.message}", given=token) from None
