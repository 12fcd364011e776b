"""Standings: places and tie-breaks, computed from the games alone.

A win gives two points, a draw one. docs/tournaments.md explains the tie-breaks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from hedgemaze.server.tournaments.rules.knock_out import bracket
from hedgemaze.server.tournaments.rules.model import PairedGame, PairingResult, Participant, TournamentKind

WIN, DRAW = 2, 1


@dataclass(frozen=True, slots=True)
class Standing:
    """One row of the standings."""

    number: int
    place: int
    """From 1. In a knock-out all who lost in the same round share a place."""
    points: int
    played: int
    wins: int
    draws: int
    losses: int
    direct: int = 0
    """Points from games against those with the same number of points."""
    sonneborn_berger: int = 0
    """The points of everyone beaten, twice, and of everyone with whom a game was drawn."""


def points(games: Iterable[PairedGame], among: Collection[int] | None = None) -> Counter[int]:
    """Returns the points by number of player; on request only of games within a group."""
    found: Counter[int] = Counter()
    for game in games:
        if among is not None and not (game.first in among and game.second in among):
            continue
        if game.result is PairingResult.DRAW:
            found[game.first] += DRAW
            found[game.second] += DRAW
        elif game.winner is not None:
            found[game.winner] += WIN
    return found


def standings(
    kind: TournamentKind, players: Sequence[Participant], games: Sequence[PairedGame], *, is_pair: bool = False
) -> list[Standing]:
    """Returns all players, the best first; the order of the games does not matter.

    Args:
        kind: how the tournament pairs its players.
        players: everyone.
        games: all games.
        is_pair: whether a match of a knock-out is two games with the roles exchanged.

    >>> from hedgemaze.server.tournaments.rules.model import ResultCause
    >>> players = [Participant(number, number, lot=number) for number in (1, 2, 3)]
    >>> results = [(1, 2, PairingResult.SECOND), (2, 3, PairingResult.DRAW)]
    >>> games = [PairedGame(number, 1, 1, *each, ResultCause.PLAYED) for number, each in enumerate(results, 1)]
    >>> [(each.number, each.place, each.points) for each in standings(TournamentKind.ROUND_ROBIN, players, games)]
    [(2, 1, 3), (3, 2, 1), (1, 3, 0)]
    """
    have = points(games)
    rows = {player.number: _row(player.number, games, have) for player in players}
    lots = {player.number: (player.lot, player.number) for player in players}
    if kind is TournamentKind.KNOCK_OUT:
        reached = _reached(players, games, is_pair=is_pair)
        ordered = sorted(rows.values(), key=lambda row: (-reached[row.number], lots[row.number]))
        return _with_places(ordered, lambda row: reached[row.number])
    if kind is TournamentKind.ARENA:
        ordered = sorted(rows.values(), key=lambda row: (-row.points, -row.wins, -row.direct, lots[row.number]))
    else:
        ordered = sorted(
            rows.values(),
            key=lambda row: (-row.points, -row.direct, -row.sonneborn_berger, -row.wins, lots[row.number]),
        )
    return _with_places(ordered, lambda row: lots[row.number])


def _row(number: int, games: Sequence[PairedGame], have: Counter[int]) -> Standing:
    """Returns the row of a player, without its place."""
    mine = [game for game in games if number in game.players and game.result is not None and not game.is_void]
    wins, draws, berger = 0, 0, 0
    for game in mine:
        other = game.second if game.first == number else game.first
        if game.winner == number:
            wins += 1
            berger += WIN * have[other]
        elif game.result is PairingResult.DRAW:
            draws += 1
            berger += DRAW * have[other]
    equals = {each for game in games for each in game.players if have[each] == have[number]}
    direct = points(games, equals)[number]
    return Standing(number, 0, have[number], len(mine), wins, draws, len(mine) - wins - draws, direct, berger)


def _reached(players: Sequence[Participant], games: Sequence[PairedGame], *, is_pair: bool) -> dict[int, int]:
    """Returns the last round of each player in a knock-out; the winner of the last match has one more."""
    reached = {player.number: 0 for player in players}
    if not all(player.seed for player in players):
        return reached  # it has not begun
    for matches in bracket(players, games, is_pair=is_pair):
        for match in matches:
            for number in match.players:
                if number:
                    reached[number] = match.round
            if match.winner:
                reached[match.winner] = match.round + 1
    return reached


def _with_places(rows: Sequence[Standing], key: Callable[[Standing], object]) -> list[Standing]:
    """Returns sorted rows with their places; rows with the same key share one."""
    found: list[Standing] = []
    for index, row in enumerate(rows, 1):
        is_shared = bool(found) and key(rows[index - 2]) == key(row)
        place = found[-1].place if is_shared else index
        found.append(replace(row, place=place))
    return found
