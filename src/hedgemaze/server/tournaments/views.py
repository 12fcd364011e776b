"""A tournament as clients see it."""

from __future__ import annotations

from typing import cast

import msgspec

from hedgemaze.server.storage.tournaments.rows import StoredGame, StoredTournament, TournamentState
from hedgemaze.server.tournaments.game_rooms import is_role_game
from hedgemaze.server.tournaments.plan import games_of, players_of, settings_of
from hedgemaze.server.tournaments.rules import knock_out, round_robin
from hedgemaze.server.tournaments.rules.model import TournamentKind
from hedgemaze.server.tournaments.rules.standings import standings
from hedgemaze.server.tournaments.schemas import (
    CauseWord,
    ListedTournament,
    PlayerState,
    ResultWord,
    TournamentGame,
    TournamentMatch,
    TournamentMe,
    TournamentPlayer,
    TournamentRow,
    TournamentSettings,
    TournamentStage,
    TournamentView,
)

_MAX_ARENA_GAMES = 20
"""Finished games of an arena that are sent, the latest ones."""


def view(state: TournamentState) -> TournamentView:
    """Returns a tournament as everyone sees it; `me` and `now_ms` are filled in for each client."""
    row, settings = state.row, settings_of(state)
    players, games = players_of(state), games_of(state.games)
    has_begun = row.started_ms is not None
    there = [each for each in players if each.seed] if has_begun else [each for each in players if not each.is_out]
    is_pair = is_role_game(settings.mode)
    bracket: list[list[TournamentMatch]] = []
    rounds = 0
    if has_begun and settings.kind is TournamentKind.KNOCK_OUT:
        found = knock_out.bracket(there, games, is_pair=is_pair)
        rounds = len(found)
        bracket = [[TournamentMatch(players=each.players, winner=each.winner) for each in matches] for matches in found]
    elif has_begun and settings.kind is TournamentKind.ROUND_ROBIN:
        rounds = len(round_robin.schedule(len(there), is_double=is_pair))
    shown = {each.number for each in there}
    return TournamentView(
        id=row.id,
        version=row.version,
        settings=settings,
        stage=cast(TournamentStage, row.stage),
        now_ms=0,
        made_ms=row.made_ms,
        starts_ms=row.starts_ms,
        started_ms=row.started_ms,
        ends_ms=row.ends_ms,
        ended_ms=row.ended_ms,
        rounds=rounds,
        players=[
            TournamentPlayer(
                number=each.number,
                name=each.name,
                account=each.account,
                level=each.level,
                is_bot=each.is_bot,
                state=cast(PlayerState, each.state),
                seed=each.seed,
                rating=each.rating,
            )
            for each in state.players
            if each.number in shown
        ],
        games=[_game(each) for each in _shown(state.games, settings.kind)],
        bracket=bracket,
        standings=[
            msgspec.convert(each, TournamentRow, from_attributes=True)
            for each in (standings(settings.kind, there, games, is_pair=is_pair) if has_begun else ())
        ],
    )


def me(state: TournamentState, player: bytes | None) -> TournamentMe:
    """Returns what a tournament means to a player."""
    if player is None:
        return TournamentMe()
    mine = next((each for each in state.players if each.player == player), None)
    is_in = mine is not None and mine.state in {"in", "paused"}
    number = mine.number if mine is not None and is_in else 0
    room = next(
        (each.room for each in state.games if each.result is None and number in (each.first, each.second)), None
    )
    return TournamentMe(is_host=state.row.host == player, number=number, room=room if number else None)


def listed(row: StoredTournament) -> ListedTournament:
    """Returns a row of a list of tournaments."""
    return ListedTournament(
        id=row.id,
        settings=msgspec.json.decode(row.settings, type=TournamentSettings),
        stage=cast(TournamentStage, row.stage),
        made_ms=row.made_ms,
        players=row.size,
        starts_ms=row.starts_ms,
        ended_ms=row.ended_ms,
    )


def _shown(games: tuple[StoredGame, ...], kind: TournamentKind) -> list[StoredGame]:
    if kind is not TournamentKind.ARENA:
        return list(games)
    over = [each for each in games if each.result is not None]
    return [each for each in games if each.result is None] + over[-_MAX_ARENA_GAMES:]


def _game(game: StoredGame) -> TournamentGame:
    return TournamentGame(
        round=game.round,
        table=game.table,
        leg=game.leg,
        first=game.first,
        second=game.second,
        room=game.room,
        result=cast(ResultWord | None, game.result),
        cause=cast(CauseWord | None, game.cause),
    )
