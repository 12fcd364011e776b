"""Knock-out: the winners of matches meet in the next round, until one is left.

A match in the PAC-MAN modes is two games with the roles exchanged, else one game. A match without a winner is played
again with the other player beginning, then again with half the time, and then the stored random draw decides. A game
whose table was closed is played again as it was.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from hedgemaze.server.tournaments.rules.model import (
    NOBODY,
    Due,
    PairedGame,
    Pairing,
    PairingResult,
    Participant,
    ResultCause,
    first_and_second,
    forfeit,
    left_players,
)

_MAX_GAMES = {False: 3, True: 4}
"""Games of a match before the random draw decides, by whether a match is two games with the roles exchanged."""


@dataclass(frozen=True, slots=True)
class BracketMatch:
    """A place in the bracket."""

    round: int
    table: int
    players: tuple[int | None, int | None]
    """None: not known yet. `NOBODY`: a free place."""
    games: tuple[PairedGame, ...] = ()
    winner: int | None = None
    """None while it is not decided; `NOBODY` if both players have left."""


def seed_order(count: int) -> list[int]:
    """Returns the seeds in the order of the bracket: the best two meet last, and free places go to the best.

    >>> seed_order(6)  # seeds 7 and 8 are free places
    [1, 8, 4, 5, 2, 7, 3, 6]
    """
    order = [1]
    while len(order) < count:
        total = 2 * len(order) + 1
        order = [each for seed in order for each in (seed, total - seed)]
    return order


def bracket(players: Sequence[Participant], games: Sequence[PairedGame], *, is_pair: bool) -> list[list[BracketMatch]]:
    """Returns all matches by round.

    Args:
        players: everyone who was there at the start.
        games: all games so far.
        is_pair: whether a match is two games with the roles exchanged.
    """
    by_seed = {player.seed: player for player in players}
    played: dict[tuple[int, int], list[PairedGame]] = {}
    for game in sorted(games, key=lambda each: each.leg):
        played.setdefault((game.round, game.table), []).append(game)
    order = seed_order(len(players))
    places: list[int | None] = [by_seed[seed].number if seed in by_seed else NOBODY for seed in order]
    rounds: list[list[BracketMatch]] = []
    while len(places) > 1:
        number = len(rounds) + 1
        matches = []
        for table in range(1, len(places) // 2 + 1):
            pair = places[2 * table - 2], places[2 * table - 1]
            legs = tuple(played.get((number, table), ()))
            matches.append(BracketMatch(number, table, pair, legs, _winner(pair, legs, is_pair=is_pair)))
        rounds.append(matches)
        places = [match.winner for match in matches]
    return rounds


def due(players: Sequence[Participant], games: Sequence[PairedGame], *, is_pair: bool) -> Due:
    """Returns the games that can begin; each match goes on independently of the others."""
    rounds = bracket(players, games, is_pair=is_pair)
    by_number = {player.number: player for player in players}
    out = left_players(players)
    pairings = [
        pairing
        for matches in rounds
        for match in matches
        if (pairing := _next_game(match, by_number, games, out, is_pair=is_pair)) is not None
    ]
    is_over = not rounds or rounds[-1][0].winner is not None
    return Due(tuple(pairings), is_over=is_over)


def _next_game(
    match: BracketMatch,
    players: Mapping[int, Participant],
    games: Sequence[PairedGame],
    out: Collection[int],
    *,
    is_pair: bool,
) -> Pairing | None:
    """Returns the next game of a match; None if there is none now."""
    one, other = match.players
    is_open = any(game.result is None for game in match.games)
    if match.winner is not None or not one or not other or is_open:
        return None
    number = sum(not game.is_void for game in match.games) + 1
    if not match.games:
        first, second = first_and_second(players[one], players[other], games)
    elif match.games[-1].is_void:
        first, second = match.games[-1].players
    else:
        second, first = match.games[-1].players
    result, cause = forfeit(first, second, out), ResultCause.FORFEIT
    if result is None and number > _MAX_GAMES[is_pair]:
        is_first = players[first].lot < players[second].lot
        result, cause = (PairingResult.FIRST if is_first else PairingResult.SECOND), ResultCause.LOT
    leg, is_short = len(match.games) + 1, number > 2
    return Pairing(match.round, match.table, leg, first, second, is_short, result, None if result is None else cause)


def _winner(pair: tuple[int | None, int | None], games: Sequence[PairedGame], *, is_pair: bool) -> int | None:
    """Returns the winner of a match as far as it is decided."""
    one, other = pair
    if one is None or other is None:
        return None
    if NOBODY in pair:
        return one or other
    for game in games:
        if game.cause in {ResultCause.FORFEIT, ResultCause.LOT}:
            return game.winner or NOBODY
    is_open = any(game.result is None for game in games)
    if is_open or sum(not game.is_void for game in games) % (2 if is_pair else 1):
        return None
    won, lost = (sum(game.winner == number for game in games) for number in (one, other))
    if won == lost:
        return None
    return one if won > lost else other
