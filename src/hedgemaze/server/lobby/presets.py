"""The games of quick pairing: three presets for each mode; people who choose the same one are paired."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from hedgemaze.rooms import Holder, SeatPlan, Settings, Timing, pool_of
from hedgemaze.rules import Family, Side, parse_mode
from hedgemaze.server.lobby.pairing import Role
from hedgemaze.server.storage import RATED

FIRST_TURN_MS = 60_000
"""A game of strangers is cancelled if a side does not begin its first turn within this time."""
_ROLES = {Side.PACMAN: Role.PACMAN, Side.GHOSTS: Role.GHOSTS}
_TEAM_DEAL = "P.BK.IC"
"""PAC-MAN against two people with two ghosts each."""


@dataclass(frozen=True, slots=True)
class Preset:
    """A game that people can ask for."""

    id: str
    mode: str
    """The text of the mode; its deal says how many people play."""
    timing: Timing
    is_rated: bool = False

    @property
    def settings(self) -> Settings:
        """The settings of a table of this game."""
        seats = (SeatPlan(Holder.ELSEWHERE),) * len(self.seats)
        return Settings(self.mode, seats, self.timing, is_rated=self.is_rated)

    @property
    def rated(self) -> Preset:
        """The rated game with the same rules and clock; its people wait apart."""
        return replace(self, id=f"{self.id}{RATED}", is_rated=True)

    def pools(self, role: Role) -> tuple[str, ...]:
        """Returns the rating pools of the seats that a person with this role may get."""
        mode = parse_mode(self.mode)
        roles = zip(self.seats, mode.deal, strict=True)
        return tuple(dict.fromkeys(pool_of(mode, hand[0].side) for seat, hand in roles if role in (seat, Role.EITHER)))

    @property
    def seats(self) -> tuple[Role, ...]:
        """The role of each seat."""
        return _seats(self.mode)

    @property
    def roles(self) -> tuple[str, ...]:
        """The roles that a person may choose."""
        return tuple(role.value for role in dict.fromkeys((*self.seats, Role.EITHER)))


@cache
def _seats(text: str) -> tuple[Role, ...]:
    """Returns the role of each seat of a mode."""
    mode = parse_mode(text)
    if mode.family is Family.CLASSIC:
        return (Role.EITHER,) * len(mode.deal)
    return tuple(_ROLES[hand[0].side] for hand in mode.deal)


def _preset(mode: str, minutes: int, seconds: int, *, is_team: bool = False) -> Preset:
    timing = Timing(base_ms=minutes * 60_000, increment_ms=seconds * 1_000, first_turn_ms=FIRST_TURN_MS)
    name = f"{mode}-{minutes}+{seconds}{'-team' if is_team else ''}"
    return Preset(name, f"{mode};deal={_TEAM_DEAL}" if is_team else mode, timing)


PRESETS: dict[str, Preset] = {
    preset.id: preset
    for preset in (
        _preset("classic2", 3, 2),
        _preset("classic2", 5, 5),
        _preset("classic2", 10, 5),
        _preset("classic3", 5, 5),
        _preset("classic3", 10, 5),
        _preset("classic3", 15, 10),
        _preset("classic4", 5, 5),
        _preset("classic4", 10, 5),
        _preset("classic4", 15, 10),
        _preset("pacman", 5, 5),
        _preset("pacman", 10, 5),
        _preset("pacman", 10, 5, is_team=True),
        _preset("advanced", 5, 5),
        _preset("advanced", 10, 5),
        _preset("advanced", 10, 5, is_team=True),
    )
}
"""All presets by id."""

QUEUES: dict[str, Preset] = PRESETS | {preset.rated.id: preset.rated for preset in PRESETS.values()}
"""By id: the casual and the rated games; people who ask for the same one are paired."""
