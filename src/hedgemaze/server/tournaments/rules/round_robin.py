"""Round robin: everyone meets everyone once, by the circle method (Berger tables).

In the PAC-MAN modes everyone meets everyone twice, and the second time with the other role. A round begins when the one
before is over; a game whose table was closed is played again at once.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from hedgemaze.server.tournaments.rules.model import (
    Due,
    PairedGame,
    Pairing,
    Participant,
    ResultCause,
    forfeit,
    left_players,
)


def schedule(count: int, *, is_double: bool = False) -> list[list[tuple[int, int]]]:
    """Returns the rounds: pairs of seeds, the one who begins first.

    In a single round robin the numbers of games that a player begins and does not begin differ by at most one.

    >>> schedule(4)
    [[(3, 1), (2, 4)], [(1, 4), (2, 3)], [(1, 2), (4, 3)]]
    >>> [len(games) for games in schedule(5)]  # one player has a pause in each round
    [2, 2, 2, 2, 2]
    """
    circle = count - 1 if count % 2 == 0 else count
    rounds: list[list[tuple[int, int]]] = []
    for number in range(1, circle + 1):
        games: list[tuple[int, int]] = []
        for low in range(1, circle + 1):
            high = (number - low) % circle or circle
            if low < high:
                games.append((low, high) if (low + high) % 2 else (high, low))
            elif low == high and count != circle:
                games.append((low, count) if low <= count // 2 else (count, low))
        rounds.append(sorted(games, key=min))
    if is_double:
        rounds += [[(second, first) for first, second in games] for games in rounds]
    return rounds


def due(players: Sequence[Participant], games: Sequence[PairedGame], *, is_double: bool) -> Due:
    """Returns the games to play again, or those of the next round if no game is open.

    Args:
        players: everyone who was there at the start.
        games: all games so far.
        is_double: whether everyone meets everyone twice.
    """
    out = left_players(players)
    if again := _again(games, out):
        return Due(tuple(again))
    if any(game.result is None for game in games):
        return Due()
    rounds = schedule(len(players), is_double=is_double)
    number = max((game.round for game in games), default=0) + 1
    if number > len(rounds) or len(out) == len(players):
        return Due(is_over=True)
    by_seed = {player.seed: player.number for player in players}
    pairings = []
    for table, seeds in enumerate(rounds[number - 1], 1):
        first, second = (by_seed[seed] for seed in seeds)
        pairings.append(_pairing(number, table, 1, (first, second), out))
    return Due(tuple(pairings))


def _again(games: Sequence[PairedGame], out: Collection[int]) -> list[Pairing]:
    """Returns the games that are played again, with the same player beginning."""
    last = {(game.round, game.table): game for game in sorted(games, key=lambda each: each.leg)}
    return [_pairing(game.round, game.table, game.leg + 1, game.players, out) for game in last.values() if game.is_void]


def _pairing(round_: int, table: int, leg: int, players: tuple[int, int], out: Collection[int]) -> Pairing:
    """Returns a game, with its result if a player has left."""
    result = forfeit(*players, out)
    return Pairing(round_, table, leg, *players, result=result, cause=None if result is None else ResultCause.FORFEIT)
