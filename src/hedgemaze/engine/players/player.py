"""`Player`: whatever can choose an action, in this process or outside."""

from __future__ import annotations

from typing import Protocol

from hedgemaze.engine.players.clock import Clock
from hedgemaze.rules import Action, Game

__all__ = ["Player"]


class Player(Protocol):
    """Who sits at the board in a match; one player plays one side at a time."""

    @property
    def name(self) -> str:
        """How tables and logs call it."""
        ...

    def new_game(self, game: Game) -> None:
        """Is told that a game begins, from where it stands now.

        Raises:
            EngineError: the player cannot play it.
        """
        ...

    def choose(self, game: Game, clock: Clock, allowed_s: float) -> Action | str:
        """Returns an action for the side to move, or its token; the referee judges it.

        Args:
            game: not to be changed.
            clock: what was agreed.
            allowed_s: after so many seconds the game is lost, and waiting longer is no use.

        Raises:
            EngineError: the player crashed, said nothing in time, or something that is no action.
        """
        ...

    def stop(self) -> None:
        """Asks, from another thread, for an answer at once."""
        ...

    def close(self) -> None:
        """Ends whatever the player runs; it can be used again after `new_game`."""
        ...
