"""What a tournament does next: results of rooms, the start, new games, the end; a function of its stored state.

The caller hands in the time and the random numbers, and writes the changes in the transaction that has read the state.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence

import msgspec

from hedgemaze.rooms.seats import sides_by_seat
from hedgemaze.server.live.account_seats import SeatRating
from hedgemaze.server.storage.tournaments.rows import Changes, StoredGame, StoredPlayer, TournamentState
from hedgemaze.server.tournaments.game_rooms import is_role_game, open_game, room_id
from hedgemaze.server.tournaments.rules import arena, knock_out, round_robin
from hedgemaze.server.tournaments.rules.model import (
    Due,
    PairedGame,
    Pairing,
    PairingResult,
    Participant,
    ResultCause,
    TournamentKind,
)
from hedgemaze.server.tournaments.schemas import MIN_PLAYERS, TournamentSettings

SEEN_MS = 30_000
"""An arena pairs people who have looked at its page this recently."""
ENGINE_PAUSE_MS = 5_000
"""For this long an engine rests between two games of an arena: engines alone would play hundreds per minute."""
MAX_LOT = 2**31
_settings_decoder = msgspec.json.Decoder(TournamentSettings)


def settings_of(state: TournamentState) -> TournamentSettings:
    """Returns the settings of a tournament."""
    return _settings_decoder.decode(state.row.settings)


def players_of(state: TournamentState) -> list[Participant]:
    """Returns the players as the rules see them."""
    return [Participant(each.number, each.seed, each.lot, each.state in {"left", "removed"}) for each in state.players]


def games_of(games: Sequence[StoredGame]) -> list[PairedGame]:
    """Returns games as the rules see them."""
    return [
        PairedGame(
            each.round,
            each.table,
            each.leg,
            each.first,
            each.second,
            None if each.result is None else PairingResult(each.result),
            None if each.cause is None else ResultCause(each.cause),
        )
        for each in games
    ]


def results(state: TournamentState, mode: str, now_ms: int) -> list[StoredGame]:
    """Returns the games that are over and whose results are not stored yet."""
    found, levels = [], {each.number: each.level for each in state.players}
    for game in state.games:
        if game.result is None and (over := _result(game, mode, levels)) is not None:
            result, cause = over
            found.append(game._replace(result=result.value, cause=cause.value, ended_ms=now_ms))
    return found


def _result(game: StoredGame, mode: str, levels: Mapping[int, int]) -> tuple[PairingResult, ResultCause] | None:
    """Returns the result of a game's room, and where it comes from; None while it is played."""
    if game.stage is None or game.about is None:
        return PairingResult.NONE, ResultCause.PLAYED  # the room was deleted
    about = json.loads(game.about)
    for seat, number, result in (
        (about["seats"][0], game.first, PairingResult.SECOND),
        (about["seats"][1], game.second, PairingResult.FIRST),
    ):
        if seat["holder"] == "engine" and not levels[number]:
            return (
                result,
                ResultCause.PLAYED,
            )  # a person has left the table, and an engine stands in: the person has lost
    if game.stage != "ended":
        return None
    if "outcome" not in about:
        return PairingResult.NONE, ResultCause.CLOSED
    winner = about["outcome"]["winner"]
    if winner is None:
        return PairingResult.DRAW, ResultCause.PLAYED
    return (PairingResult.FIRST if sides_by_seat(mode)[0].value == winner else PairingResult.SECOND), ResultCause.PLAYED


def start(state: TournamentState, now_ms: int, randbelow: Callable[[int], int]) -> tuple[TournamentState, Changes]:
    """Returns a tournament that begins now, and what to write: engines in the empty places, seeds, the times.

    The best rated players are seeded first; the random draw decides between equals, and between those without a rating.
    """
    settings = settings_of(state)
    players = [each for each in state.players if each.state in {"in", "paused"}]
    number = max((each.number for each in state.players), default=0)
    if settings.fill_level:
        for _ in range(settings.places - len(players)):
            number += 1
            players.append(engine(number, settings.fill_level, now_ms, randbelow))
    if len(players) < MIN_PLAYERS:
        columns: dict[str, object] = {"stage": "cancelled", "ended_ms": now_ms}
        return state, Changes(columns)
    ranked = sorted(players, key=lambda each: (each.rating is None, -(each.rating or 0), each.lot, each.number))
    seeds = {each.number: seed for seed, each in enumerate(ranked, 1)}
    seeded = [each._replace(seed=seeds[each.number]) for each in players]
    columns = {"stage": "playing", "started_ms": now_ms, "size": len(seeded)}
    if settings.kind is TournamentKind.ARENA:
        columns["ends_ms"] = now_ms + settings.minutes * 60_000
    row = state.row._replace(stage="playing", started_ms=now_ms, size=len(seeded))
    ends_ms = columns.get("ends_ms")
    assert ends_ms is None or isinstance(ends_ms, int)
    after = TournamentState(row._replace(ends_ms=ends_ms), tuple(seeded), state.games)
    return after, Changes(columns, seeded)


def engine(number: int, level: int, now_ms: int, randbelow: Callable[[int], int]) -> StoredPlayer:
    """Returns an engine as a player."""
    lot = randbelow(MAX_LOT)
    return StoredPlayer(number, "", None, None, None, level, False, "in", lot, 0, None, now_ms, now_ms)


def due(state: TournamentState, now_ms: int) -> Due:
    """Returns the games of a running tournament that are due."""
    settings, players = settings_of(state), [each for each in players_of(state) if each.seed]
    games, is_pair = games_of(state.games), is_role_game(settings.mode)
    if settings.kind is TournamentKind.ROUND_ROBIN:
        return round_robin.due(players, games, is_double=is_pair)
    if settings.kind is TournamentKind.KNOCK_OUT:
        return knock_out.due(players, games, is_pair=is_pair)
    since_ms = {each.number: each.joined_ms for each in state.players}
    for game in state.games:
        for number in (game.first, game.second):
            since_ms[number] = max(since_ms[number], game.ended_ms or game.paired_ms)
    engines = {each.number for each in state.players if each.level}
    free = {
        each.number
        for each in state.players
        if each.state == "in"
        and (since_ms[each.number] + ENGINE_PAUSE_MS <= now_ms if each.level else each.seen_ms + SEEN_MS >= now_ms)
    }
    is_open = now_ms < (state.row.ends_ms or 0)
    return arena.due(players, games, free, since_ms, now_ms, is_open=is_open, engines=engines)


def is_pending(state: TournamentState, now_ms: int) -> tuple[bool, Due]:
    """Returns whether something is due, and which games; cheaper than `advance`."""
    if state.row.stage == "waiting":
        return _is_time(state, now_ms), Due()
    if state.row.stage != "playing":
        return False, Due()
    after, over = _with_results(state, now_ms)
    step = due(after, now_ms)
    return bool(over) or bool(step.pairings) or step.is_over, step


def advance(
    state: TournamentState,
    now_ms: int,
    randbelow: Callable[[int], int],
    ratings: Mapping[tuple[str, int], SeatRating] | None = None,
) -> Changes:
    """Returns everything that is due in a tournament, with the rooms of new games.

    Args:
        state: the tournament.
        now_ms: the time.
        randbelow: the source of random numbers, as `secrets.randbelow`.
        ratings: by account and seat: the rating there.
    """
    changes = Changes()
    if state.row.stage == "waiting" and _is_time(state, now_ms):
        state, changes = start(state, now_ms, randbelow)
    if state.row.stage != "playing":
        return changes
    settings = settings_of(state)
    state, over = _with_results(state, now_ms)
    step = due(state, now_ms)
    players = {each.number: each for each in state.players}
    rooms = [
        open_game(state.row.id, settings, pairing, players, ratings or {}, now_ms, randbelow)
        for pairing in step.pairings
        if pairing.result is None
    ]
    columns = dict(changes.columns)
    if step.is_over:
        columns |= {"stage": "ended", "ended_ms": now_ms}
    return Changes(
        columns, changes.players, over, [_new_game(state.row.id, each, now_ms) for each in step.pairings], rooms
    )


def _is_time(state: TournamentState, now_ms: int) -> bool:
    return state.row.starts_ms is not None and state.row.starts_ms <= now_ms


def _with_results(state: TournamentState, now_ms: int) -> tuple[TournamentState, list[StoredGame]]:
    """Returns the state with the results of rooms that are over, and these games."""
    found = results(state, settings_of(state).mode, now_ms)
    over = {(each.round, each.table, each.leg): each for each in found}
    games = tuple(over.get((each.round, each.table, each.leg), each) for each in state.games)
    return TournamentState(state.row, state.players, games), found


def _new_game(tournament: str, pairing: Pairing, now_ms: int) -> StoredGame:
    """Returns the row of a new game."""
    key = (pairing.round, pairing.table, pairing.leg)
    if pairing.result is None or pairing.cause is None:
        room = room_id(tournament, *key)
        return StoredGame(*key, pairing.first, pairing.second, room, None, None, now_ms, None)
    result, cause = pairing.result.value, pairing.cause.value
    return StoredGame(*key, pairing.first, pairing.second, None, result, cause, now_ms, now_ms)
