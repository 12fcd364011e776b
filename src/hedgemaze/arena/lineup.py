"""Players by their description: what a match, its log and its workers hold, and the players made of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hedgemaze import core
from hedgemaze.arena.openings import Opening
from hedgemaze.arena.schedule import Fixture
from hedgemaze.engine.players.player import Player
from hedgemaze.engine.players.registry import is_builtin, make_player
from hedgemaze.errors import EngineError
from hedgemaze.protocols.config import EngineConfig
from hedgemaze.protocols.outside import OutsidePlayer
from hedgemaze.protocols.qtp import QtpPlayer
from hedgemaze.protocols.ugi.player import UgiPlayer
from hedgemaze.rules import Side

__all__ = ["Bench", "Description", "describe", "described", "outside_player"]

Description = str | EngineConfig | Callable[[int], Player]
"""A built-in player's name, an outside engine, or a function that makes a player from a seed below 2**31."""

_SHORT = (1 << 31) - 1
"""The bits of a seed that every generator takes."""


def outside_player(config: EngineConfig) -> OutsidePlayer:
    """Makes the player of an outside engine; nothing is started yet."""
    return QtpPlayer(config) if config.protocol == "qtp" else UgiPlayer(config)


def describe(players: Sequence[str | EngineConfig] | Mapping[str, Description]) -> dict[str, Description]:
    """Returns descriptions by name.

    Raises:
        EngineError: two have the same name, or a name is that of no built-in player.
    """
    if isinstance(players, Mapping):
        named = dict(players)
    else:
        named = {each if isinstance(each, str) else each.name: each for each in players}
        if len(named) != len(players):
            raise EngineError("match.same_name", "two players of a match have the same name")
    for each in named.values():
        if isinstance(each, str) and not is_builtin(each):
            make_player(each)  # says what there is
    return named


def description_data(description: Description) -> Any:
    """Returns a description as plain data; a function has none."""
    if isinstance(description, EngineConfig):
        return description.to_data()
    return description if isinstance(description, str) else None


def described(data: Mapping[str, Any]) -> dict[str, Description]:
    """Returns descriptions from their plain data."""
    return {name: each if isinstance(each, str) else EngineConfig.from_data(each) for name, each in data.items()}


class Bench:
    """The players of one worker: outside engines stay started between games, the others are made anew for each."""

    def __init__(self, descriptions: Mapping[str, Description], seed: int) -> None:
        self._descriptions, self._seed = descriptions, seed
        self._outside: dict[tuple[str, int], OutsidePlayer] = {}

    def seat(self, fixture: Fixture, opening: Opening) -> dict[Side, Player]:
        """Returns a player for every side, each with a random stream of its own.

        A stream depends on the match's seed, the game's number, the seat, and who plays: matches with the same seed
        share their openings, not their players' chance.
        """
        players: dict[Side, Player] = {}
        taken: dict[str, int] = {}
        table = core.text_word("\n".join(self._who(name) for name in fixture.seats))
        for number, (side, name) in enumerate(zip(opening.mode.sides, fixture.seats, strict=True)):
            copy = taken[name] = taken.get(name, -1) + 1
            seed = core.stream_seed(self._seed, fixture.number, number, table)
            players[side] = _Named(name, self._player(name, copy, seed))
        return players

    def _who(self, name: str) -> str:
        """Returns a name with the built-in player behind it; two matches may call different ones the same."""
        description = self._descriptions[name]
        return f"{name} {description}" if isinstance(description, str) else name

    def _player(self, name: str, copy: int, seed: int) -> Player:
        description = self._descriptions[name]
        if isinstance(description, str):
            return make_player(description, seed)
        if not isinstance(description, EngineConfig):
            return description(seed & _SHORT)
        if (name, copy) not in self._outside:
            self._outside[name, copy] = outside_player(description)
        return self._outside[name, copy]

    def close(self) -> None:
        """Ends all engines."""
        for player in self._outside.values():
            player.close()


class _Named:
    """A player under the name that it has in the match."""

    def __init__(self, name: str, player: Player) -> None:
        self.name = name
        self._player = player
        self.new_game, self.choose = player.new_game, player.choose
        self.stop, self.close = player.stop, player.close
