"""`Player`: the interface of everything that chooses actions in a match, in this process or outside."""

from __future__ import annotations

from typing import Protocol

from hedgemaze.engine.players.clock import Clock
from hedgemaze.rules import Action, Game


class Player(Protocol):
    """A player in a match; it plays one side at a time.

    >>> class First:
    ...     name = "first"
    ...     def new_game(self, game): pass
    ...     def choose(self, game, clock, allowed_s): return game.position.legal_actions()[0]
    ...     def stop(self): pass
    ...     def close(self): pass
    >>> from hedgemaze.rules import Game, Mode
    >>> str(First().choose(Game(Mode.named("classic2")), Clock(), 1.0))
    'd1'
    """

    @property
    def name(self) -> str:
        """The name in tables and logs."""
        ...

    def new_game(self, game: Game) -> None:
        """Prepares for a game, which starts at the game's current position.

        Raises:
            EngineError: the player cannot play this game.
        """
        ...

    def choose(self, game: Game, clock: Clock, allowed_s: float) -> Action | str:
        """Returns an action for the side to move, or its token; the referee checks that it is legal.

        Args:
            game: the game; must not be changed.
            clock: the time and the nodes that the player may use.
            allowed_s: seconds after which the game is lost on time.

        Raises:
            EngineError: the player crashed, did not answer in time, or answered with something unreadable.
        """
        ...

    def stop(self) -> None:
        """Makes a running `choose` return as soon as possible; called from another thread."""
        ...

    def close(self) -> None:
        """Releases the player's processes and memory; `new_game` makes it usable again."""
        ...
