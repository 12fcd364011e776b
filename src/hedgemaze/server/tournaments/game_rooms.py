"""Makes the rooms of tournament games as they are stored, with both players seated and the game begun."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Callable, Mapping

from hedgemaze.rooms import First, Holder, SeatPlan, Settings, Sit, Timing, advance, check_settings, open_room
from hedgemaze.rooms.seats import sides_by_seat
from hedgemaze.rules import Family, parse_mode
from hedgemaze.server.live.account_seats import SeatRating
from hedgemaze.server.live.live_room import PendingAppend
from hedgemaze.server.storage import Holding, NewRoom
from hedgemaze.server.storage.tournaments.rows import NewGameRoom, StoredPlayer
from hedgemaze.server.tournaments.rules.model import Pairing
from hedgemaze.server.tournaments.schemas import TournamentSettings

_MIN_BASE_MS = 5_000


def room_id(tournament: str, round_: int, table: int, leg: int) -> str:
    """Returns the id of a game's room; it is the same on every node, so a game is opened once."""
    name = f"tournament {tournament} {round_} {table} {leg}"
    return base64.b32encode(hashlib.sha256(name.encode()).digest()[:10]).decode().lower()


def is_role_game(mode: str) -> bool:
    """Returns whether the two sides of a mode differ, so that a fair match is two games."""
    return parse_mode(mode).family is not Family.CLASSIC


def check(settings: TournamentSettings) -> None:
    """Checks that games of a tournament can be set up.

    Raises:
        SettingsError: they cannot.
    """
    check_settings(_settings(settings, (SeatPlan(), SeatPlan()), is_short=False))


def open_game(
    tournament: str,
    settings: TournamentSettings,
    pairing: Pairing,
    players: Mapping[int, StoredPlayer],
    ratings: Mapping[tuple[str, int], SeatRating],
    now_ms: int,
    randbelow: Callable[[int], int],
) -> NewGameRoom:
    """Returns the room of a game.

    Args:
        tournament: the id of the tournament.
        settings: those of the tournament.
        pairing: who plays.
        players: all players, by number.
        ratings: by account and seat: the rating there.
        now_ms: the time.
        randbelow: the source of random numbers, as `secrets.randbelow`.
    """
    pair = [players[pairing.first], players[pairing.second]]
    plans = tuple(SeatPlan(Holder.ENGINE, level=each.level) if each.level else SeatPlan() for each in pair)
    room, events = open_room(
        _settings(settings, plans, is_short=pairing.is_short), now_ms, randbelow, may_be_engines=True
    )
    for seat, player in enumerate(pair, 1):
        if player.level:
            continue
        rating, is_provisional = ratings.get((player.account or "", seat), (None, False))
        command = Sit(
            seat=seat,
            name=player.name,
            is_bot=player.is_bot,
            account=player.account,
            rating=rating,
            is_provisional=is_provisional,
        )
        room, more = advance(room, command, now_ms, randbelow)
        events += more
    pending = PendingAppend(room, events)
    new = NewRoom(
        id=room_id(tournament, pairing.round, pairing.table, pairing.leg),
        opened_ms=now_ms,
        is_listed=False,
        join=None,
        is_rated=settings.is_rated,
    )
    holdings = [Holding(seat, player.token, player.player) for seat, player in enumerate(pair, 1) if player.token]
    return NewGameRoom(new, pending.stored, pending.summary, holdings)


def _settings(settings: TournamentSettings, plans: tuple[SeatPlan, ...], *, is_short: bool) -> Settings:
    base_ms = settings.timing.base_ms
    timing = Timing(max(_MIN_BASE_MS, base_ms // 2) if is_short else base_ms, settings.timing.increment_ms)
    is_classic = not is_role_game(settings.mode)
    return Settings(
        settings.mode,
        plans,
        timing,
        first=First.CHOSEN if is_classic else First.DRAWN,
        first_side=sides_by_seat(settings.mode)[0] if is_classic else None,
        allows_bots=settings.allows_bots,
        is_rated=settings.is_rated,
    )
