"""Checks the settings of a new tournament."""

from __future__ import annotations

from hedgemaze.errors import HedgemazeError
from hedgemaze.rooms import RoomError
from hedgemaze.rooms.handlers.settings_checks import is_name, normal_name
from hedgemaze.rules import format_mode, parse_mode
from hedgemaze.server.errors import ServerError
from hedgemaze.server.tournaments.game_rooms import check
from hedgemaze.server.tournaments.schemas import NewTournament, TournamentSettings


def checked(wanted: NewTournament) -> TournamentSettings:
    """Returns the settings of a new tournament in their normal form.

    Raises:
        HedgemazeError: they cannot be used.
    """
    try:
        mode = parse_mode(wanted.mode)
    except HedgemazeError as error:
        raise ServerError("tournament.bad_mode", error.message, given=wanted.mode) from None
    if len(mode.deal) != 2:
        raise ServerError("tournament.bad_mode", "tournaments have games for two", given=wanted.mode)
    title = normal_name(wanted.title)
    if not is_name(title):
        raise RoomError("room.bad_name", "this name cannot be shown", given=wanted.title)
    if wanted.is_rated and (wanted.fill_level or wanted.allows_bots):
        raise ServerError("tournament.bad_rated", "rated games are between people")
    fields = {name: getattr(wanted, name) for name in TournamentSettings.__struct_fields__}
    settings = TournamentSettings(**fields | {"title": title, "mode": format_mode(mode)})
    check(settings)
    return settings
