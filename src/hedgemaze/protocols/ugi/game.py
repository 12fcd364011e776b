"""`UgiGame`: the game that ``position`` commands describe.

Each command contains the whole game. Only the actions that differ from the previous command are undone and played.
"""

from __future__ import annotations

from collections.abc import Sequence

from hedgemaze.errors import EngineError, HedgemazeError
from hedgemaze.protocols.tokens import read_token
from hedgemaze.rules import Game, Mode, Position


class UgiGame:
    """A game, with the start and the tokens of the command that described it.

    >>> kept = UgiGame(Mode.named("classic2"))
    >>> kept.set(Mode.named("classic2"), ["e2", "e8"])
    >>> kept.set(Mode.named("classic2"), ["e2", "d9"])  # undoes one action and plays one
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
        """Sets the game to the one that a command describes.

        Args:
            start: a mode, for its start position, or the text of a position.
            tokens: the actions since the start, one token per action.

        Raises:
            HedgemazeError: the start is unreadable, or a token is unreadable or illegal; the game is unchanged.
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
    """Plays the tokens from index `first` on."""
    for number, token in enumerate(tokens[first:], first + 1):
        try:
            game.play(read_token(token, game.position))
        except HedgemazeError as error:
            raise EngineError(error.code, f"move {number}, {error.message}", given=token) from None
