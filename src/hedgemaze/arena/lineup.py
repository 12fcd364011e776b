"""The lineup of a match: `PlayerSpec` describes a player, `PlayerPool` makes the players of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hedgemaze import core
from hedgemaze.arena.openings import Opening
from hedgemaze.arena.schedule import Fixture
from hedgemaze.engine.players.player import Player
from hedgemaze.engine.players.registry import is_builtin, make_player
from hedgemaze.errors import EngineError
from hedgemaze.protocols.base_player import OutsidePlayer
from hedgemaze.protocols.engine_config import EngineConfig
from hedgemaze.protocols.registry import outside_player
from hedgemaze.rules import Side

PlayerSpec = str | EngineConfig | Callable[[int], Player]
"""The name of a built-in player, an outside engine, or a function that makes a player from a seed below 2**31."""

_SEED_MASK = (1 << 31) - 1
"""Seeds of 31 bits are accepted by every random generator."""


def named_specs(players: Sequence[str | EngineConfig] | Mapping[str, PlayerSpec]) -> dict[str, PlayerSpec]:
    """Returns the players of a match by name.

    Raises:
        EngineError: two players have the same name, or there is no such built-in player.
    """
    if isinstance(players, Mapping):
        named = dict(players)
    else:
        named = {each if isinstance(each, str) else each.name: each for each in players}
        if len(named) != len(players):
            names = [each if isinstance(each, str) else each.name for each in players]
            twice = next(name for name in names if names.count(name) > 1)
            raise EngineError("match.same_name", "two players of a match have the same name", given=twice)
    for each in named.values():
        if isinstance(each, str) and not is_builtin(each):
            make_player(each)  # raises
    return named


def spec_to_data(spec: PlayerSpec) -> Any:
    """Returns a spec as plain data, for the log and for workers; None for a function."""
    if isinstance(spec, EngineConfig):
        return spec.to_data()
    return spec if isinstance(spec, str) else None


def specs_from_data(data: Mapping[str, Any]) -> dict[str, PlayerSpec]:
    """Returns specs by name from their plain data."""
    return {name: each if isinstance(each, str) else EngineConfig.from_data(each) for name, each in data.items()}


class PlayerPool:
    """Makes the players of each game. Outside engines keep running between games; other players are made per game."""

    def __init__(self, specs: Mapping[str, PlayerSpec], seed: int) -> None:
        self._specs, self._seed = specs, seed
        self._outside: dict[tuple[str, int], OutsidePlayer] = {}

    def seat(self, fixture: Fixture, opening: Opening) -> dict[Side, Player]:
        """Returns a player for each side, each with its own random seed.

        The seed depends on the match's seed, the game's number, the seat and the players: matches with the same seed
        share their openings, not the random choices of their players.
        """
        players: dict[Side, Player] = {}
        copies: dict[str, int] = {}
        lineup = core.text_word("\n".join(self._identity(name) for name in fixture.seats))
        for number, (side, name) in enumerate(zip(opening.mode.sides, fixture.seats, strict=True)):
            copy = copies[name] = copies.get(name, -1) + 1
            seed = core.stream_seed(self._seed, fixture.number, number, lineup)
            players[side] = _Named(name, self._player(name, copy, seed))
        return players

    def _identity(self, name: str) -> str:
        """Returns a name and its built-in player: another match may use the name for another player."""
        spec = self._specs[name]
        return f"{name} {spec}" if isinstance(spec, str) else name

    def _player(self, name: str, copy: int, seed: int) -> Player:
        spec = self._specs[name]
        if isinstance(spec, str):
            return make_player(spec, seed)
        if not isinstance(spec, EngineConfig):
            return spec(seed & _SEED_MASK)
        if (name, copy) not in self._outside:
            self._outside[name, copy] = outside_player(spec)
        return self._outside[name, copy]

    def close(self) -> None:
        """Ends all outside engines."""
        for player in self._outside.values():
            player.close()


class _Named:
    """A player with its name in the match."""

    def __init__(self, name: str, player: Player) -> None:
        self.name = name
        self._player = player
        self.new_game, self.choose = player.new_game, player.choose
        self.stop, self.close = player.stop, player.close
