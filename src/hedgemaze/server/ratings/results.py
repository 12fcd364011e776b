"""What a finished game means for the ratings of its players: places, who counts against whom, and new ratings."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from hedgemaze.rooms import GameState, Room, Stage, pool_of
from hedgemaze.rules import Family, Side
from hedgemaze.server.ratings.glicko import Rating, rate

MIN_TURNS = 2
"""A game counts if at least two sides have played this many turns."""


@dataclass(frozen=True, slots=True)
class RatedPlayer:
    """A person in a rated game that counts."""

    account: str
    seat: int
    pool: str
    team: int
    """People with the same number play for the same side."""
    place: int
    """1 for the winner; equal places are draws."""


def void_reason(room: Room) -> str | None:
    """Returns why a finished game does not count; None if it does.

    The reasons are ``closed`` (a host has ended it), ``short`` (fewer than two sides have played two turns) and
    ``account`` (a player has no account any more).
    """
    if room.stage is not Stage.ENDED or room.outcome is None or room.play is None:
        return "closed"
    if any(seat.account is None for seat in room.seats):
        return "account"
    turns = Counter(_sides_by_turn(room.play))
    return None if sum(count >= MIN_TURNS for count in turns.values()) > 1 else "short"


def _sides_by_turn(play: GameState) -> Iterator[Side]:
    """Yields the side of each turn in which something was played; resignations and flags are no actions."""
    ends = [*(turn.entries for turn in play.turns[1:]), len(play.entries)]
    for turn, end in zip(play.turns, ends, strict=True):
        if any(":" not in entry for entry in play.entries[turn.entries : end]):
            yield turn.side


def places(room: Room) -> dict[Side, int]:
    """Returns the place of each side of a finished game.

    The winner is first. Sides that were still playing share the next place; those that went out follow, the last one
    to go first. Without a winner those still playing share the first place.
    """
    assert room.play is not None and room.outcome is not None
    sides = room.settings.rules.sides
    out = [Side(entry[0]) for entry in room.play.entries if ":" in entry and entry[0] in "SNWEPG"]
    groups: list[list[Side]] = [[room.outcome.winner]] if room.outcome.winner is not None else []
    groups.append([side for side in sides if side not in out and side is not room.outcome.winner])
    groups += [[side] for side in reversed(out) if side is not room.outcome.winner]
    found: dict[Side, int] = {}
    for group in groups:
        found |= dict.fromkeys(group, len(found) + 1)
    return found


def players_of(room: Room) -> list[RatedPlayer]:
    """Returns the players of a finished game that counts."""
    mode, by_side = room.settings.rules, places(room)
    found = []
    for number, seat in enumerate(room.seats, 1):
        assert seat.account is not None
        side = room.side(number)
        found.append(RatedPlayer(seat.account, number, pool_of(mode, side), mode.sides.index(side), by_side[side]))
    return found


def new_ratings(
    players: Sequence[RatedPlayer], before: Mapping[int, Rating], periods: Mapping[int, float], family: Family
) -> dict[int, Rating]:
    """Returns the ratings after a game, by seat.

    In classic games everyone has one result against each other person. In the PAC-MAN modes the two sides have one
    result: a side counts as one player with the mean rating of its people, and each of them gains or loses by it.

    Args:
        players: everyone who took part.
        before: the ratings before, by seat.
        periods: the rating periods since each player's last game, by seat.
        family: of the mode.
    """
    if family is Family.CLASSIC:
        return {
            each.seat: rate(
                before[each.seat],
                [(before[other.seat], _score(each, other)) for other in players if other is not each],
                periods[each.seat],
            )
            for each in players
        }
    return {each.seat: _in_team(each, players, before, periods[each.seat]) for each in players}


def _in_team(
    player: RatedPlayer, players: Sequence[RatedPlayer], before: Mapping[int, Rating], periods: float
) -> Rating:
    """Returns a rating after the result of the player's team."""
    own = before[player.seat]
    team = mean_rating([before[each.seat] for each in players if each.team == player.team])
    others = [each for each in players if each.team != player.team]
    opponent = mean_rating([before[each.seat] for each in others])
    in_place_of_team = Rating(team.rating, own.deviation, own.volatility)
    after = rate(in_place_of_team, [(opponent, _score(player, others[0]))], periods)
    return Rating(own.rating + after.rating - team.rating, after.deviation, after.volatility)


def mean_rating(ratings: Sequence[Rating]) -> Rating:
    """Returns the rating of a team: the mean of its people, and the deviation of that mean."""
    count = len(ratings)
    return Rating(
        sum(each.rating for each in ratings) / count,
        math.hypot(*(each.deviation for each in ratings)) / count,
        sum(each.volatility for each in ratings) / count,
    )


def _score(player: RatedPlayer, opponent: RatedPlayer) -> float:
    if player.place == opponent.place:
        return 0.5
    return 1.0 if player.place < opponent.place else 0.0
