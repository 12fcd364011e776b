"""Arena: players who are free are paired at once, again and again, until the time is over.

Those with about the same number of points meet. A win gives two points, a draw one; there are no bonuses for streaks.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from hedgemaze.server.tournaments.rules.model import Due, PairedGame, Pairing, Participant, first_and_second
from hedgemaze.server.tournaments.rules.standings import points

ENGINE_WAIT_MS = 20_000
"""A person without a partner plays an engine after this time."""


@dataclass(frozen=True, slots=True)
class Free:
    """A player who waits for the next game."""

    number: int
    points: int
    since_ms: int
    """Since when the player waits."""
    last: int
    """The opponent of the last game; 0 if there was none."""


def pair(free: Sequence[Free]) -> list[tuple[int, int]]:
    """Returns who plays whom: everyone but at most one, who is the one that has waited the shortest time.

    Neighbours by points meet, those who wait longer first. Two who have just met are not paired again, unless no
    exchange with another pair avoids it.

    >>> pair([Free(1, 4, 10, 2), Free(2, 2, 10, 1), Free(3, 0, 30, 0)])
    [(1, 2)]
    >>> pair([Free(1, 4, 10, 2), Free(2, 2, 10, 1), Free(3, 0, 30, 0), Free(4, 0, 40, 0)])
    [(1, 3), (2, 4)]
    """
    waiting = sorted(free, key=lambda each: (-each.points, each.since_ms, each.number))
    if len(waiting) % 2:
        waiting.remove(max(waiting, key=lambda each: (each.since_ms, each.number)))
    pairs = [(waiting[index], waiting[index + 1]) for index in range(0, len(waiting), 2)]
    for index in range(len(pairs)):
        if _is_rematch(pairs[index]):
            _exchange(pairs, index)
    return [(one.number, other.number) for one, other in pairs]


def due(
    players: Sequence[Participant],
    games: Sequence[PairedGame],
    free: Collection[int],
    since_ms: Mapping[int, int],
    now_ms: int,
    *,
    is_open: bool,
    engines: Collection[int] = (),
) -> Due:
    """Returns the games that can begin.

    People meet people. One who is left over for a while gets an engine; engines meet only where no person plays.

    Args:
        players: everyone who has joined.
        games: all games so far.
        free: the numbers of players who may be paired now, if they do not play.
        since_ms: by number: the end of the last game, or the time of joining.
        now_ms: the time.
        is_open: whether the time is not over.
        engines: the numbers of engines.
    """
    playing = {number for game in games if game.result is None for number in game.players}
    if not is_open:
        return Due(is_over=not playing)
    by_number = {player.number: player for player in players}
    have, last = points(games), dict[int, int]()
    for game in sorted(games, key=lambda each: each.round):
        last[game.first], last[game.second] = game.second, game.first
    waiting = [
        Free(number, have.get(number, 0), since_ms.get(number, 0), last.get(number, 0))
        for number in sorted(free)
        if number not in playing and not by_number[number].is_out
    ]
    if any(not player.is_out and player.number not in engines for player in players):
        pairs = _with_people(waiting, engines, now_ms)
    else:
        pairs = pair(waiting)
    begin = max((game.round for game in games), default=0) + 1
    pairings = []
    for number, (one, other) in enumerate(pairs, begin):
        first, second = first_and_second(by_number[one], by_number[other], games)
        pairings.append(Pairing(number, 1, 1, first, second))
    return Due(tuple(pairings))


def _with_people(waiting: Sequence[Free], engines: Collection[int], now_ms: int) -> list[tuple[int, int]]:
    """Returns pairs of people; one who is left over and has waited long enough plays an engine."""
    people = [each for each in waiting if each.number not in engines]
    pairs = pair(people)
    seated = {number for pair in pairs for number in pair}
    rivals = [each for each in waiting if each.number in engines]
    for left in people:
        if left.number not in seated and left.since_ms + ENGINE_WAIT_MS <= now_ms and rivals:
            rival = min(
                rivals, key=lambda each: (_is_rematch((left, each)), abs(each.points - left.points), each.number)
            )
            pairs.append((left.number, rival.number))
    return pairs


def _is_rematch(pair: tuple[Free, Free]) -> bool:
    one, other = pair
    return one.last == other.number or other.last == one.number


def _exchange(pairs: list[tuple[Free, Free]], index: int) -> None:
    """Exchanges partners with the nearest pair where that avoids two rematches; changes `pairs`."""
    one, other = pairs[index]
    for near in sorted(range(len(pairs)), key=lambda each: abs(each - index)):
        if near == index:
            continue
        left, right = pairs[near]
        for new in (((one, left), (other, right)), ((one, right), (other, left))):
            if not _is_rematch(new[0]) and not _is_rematch(new[1]):
                pairs[index], pairs[near] = new
                return
