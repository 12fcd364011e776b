"""`core.Game`: a game of the C++ core, with the methods and results of `rules.Game`."""

from __future__ import annotations

from typing import Self

from hedgemaze import rules
from hedgemaze.core.position import Position
from hedgemaze.errors import check_type
from hedgemaze.rules.base_game import BaseGame


class Game(BaseGame[Position]):
    """A game in progress: start, entries and every position in between.

    >>> from hedgemaze.rules import Mode
    >>> Game(Mode.named("classic2")).play_all(["e2", "e8", "e1", "e9"] * 2).outcome().reason
    <Reason.REPETITION: 'repetition'>
    """

    position_class = Position

    @classmethod
    def from_rules(cls, game: rules.Game) -> Self:
        """Converts a game of the reference, with its tags, notes and variations."""
        check_type(game, rules.Game, "a rules.Game")
        made = cls(Position.from_rules(game.start), game.tags)
        for entry in game.entries:
            made.add(entry)
        made.notes.update(game.notes)
        made._variations = [each.copy_to(made) for each in game.variations]
        return made

    def to_rules(self) -> rules.Game:
        """Converts this game to one of the reference, with its tags, notes and variations."""
        made = rules.Game(self.start.to_rules(), self.tags)
        for entry in self.entries:
            made.add(entry)
        made.notes.update(self.notes)
        made._variations = [each.copy_to(made) for each in self.variations]
        return made
