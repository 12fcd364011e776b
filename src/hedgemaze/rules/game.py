"""`Game`: a game played by the reference rules."""

from __future__ import annotations

from hedgemaze.rules.base_game import BaseGame
from hedgemaze.rules.position import Position


class Game(BaseGame[Position]):
    """A game in progress: start, entries and every position in between.

    >>> from hedgemaze.rules import Mode
    >>> game = Game(Mode.named("classic2"))
    >>> game.play("e2").play("e8").undo()
    Move(square=Square('e8'))
    >>> game.position.text
    'classic2 - Se2Ne9 10,10 - N - 1'
    """

    position_class = Position
