"""Checks a request for a partner, and adds the ratings of the person who asks."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import replace

from hedgemaze.rooms import RoomError
from hedgemaze.rooms.handlers.settings_checks import is_name, normal_name
from hedgemaze.server.errors import ServerError
from hedgemaze.server.live.account_seats import Person, SeatRating
from hedgemaze.server.lobby.lobby_messages import Seek
from hedgemaze.server.lobby.pairing import Role
from hedgemaze.server.lobby.presets import PRESETS, Preset
from hedgemaze.server.storage import StoredSeek


def checked(message: Seek, person: Person | None) -> tuple[Preset, str]:
    """Returns the preset and the name of a request; a person with an account has the account's name.

    Raises:
        ServerError, RoomError: they cannot be used.
    """
    preset = PRESETS.get(message.preset)
    if preset is None:
        raise ServerError("lobby.unknown_preset", "there is no such game to wait for", given=message.preset)
    if message.role is not Role.EITHER and message.role not in preset.seats:
        raise ServerError("lobby.bad_role", "this game has no such role", given=message.role.value)
    if message.is_rated:
        if person is None:
            raise ServerError("people.sign_in_first", "rated games need an account", status=401)
        preset = preset.rated
    if person is not None:
        return preset, person.name
    name = normal_name(message.name)
    if not is_name(name):
        raise RoomError("room.bad_name", "this name cannot be shown", given=message.name)
    return preset, name


async def with_ratings(
    seek: StoredSeek,
    preset: Preset,
    role: Role,
    account: str,
    rating_of: Callable[[str, str], Awaitable[SeatRating | None]],
) -> StoredSeek:
    """Returns an entry with the person's ratings for the seats that they may get.

    In a rated game the mean of them decides who fits.

    Args:
        seek: the entry.
        preset: the game.
        role: what the person wants to play.
        account: the person's account.
        rating_of: returns the rating of an account in a pool.

    Raises:
        StorageError: the database is down.
    """
    found = {pool: rating for pool in preset.pools(role) if (rating := await rating_of(account, pool)) is not None}
    ratings = [rating for rating, _ in found.values()]
    mean = round(sum(ratings) / len(ratings)) if ratings and preset.is_rated else None
    return replace(seek, account=account, rating=mean, ratings=json.dumps(found))
