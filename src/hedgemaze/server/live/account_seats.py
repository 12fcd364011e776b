"""`AccountSeats`: puts the accounts and ratings of people into the seats that they take, and checks other names.

Clients cannot send accounts or ratings: what a request says about them is removed here.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Protocol

from hedgemaze.rooms import Dress, Holder, Presence, Room, SeatPlan, Settings, Sit, pool_of
from hedgemaze.rules import Mode

SeatRating = tuple[int, bool]
"""A rating as it is shown, and whether it is provisional."""


class Person(Protocol):
    """A person with an account."""

    @property
    def id(self) -> str:
        """The public id of the account."""
        ...

    @property
    def name(self) -> str:
        """The name of the account."""
        ...


async def _no_rating(account: str, pool: str) -> SeatRating | None:  # noqa: ARG001
    return None


async def _any_name(name: str) -> None:
    pass


class AccountSeats:
    """Fills in who sits where; without ratings until `rating_of` is set."""

    def __init__(self) -> None:
        self.rating_of: Callable[[str, str], Awaitable[SeatRating | None]] = _no_rating
        """Returns the rating of an account in a pool."""
        self.check_name: Callable[[str], Awaitable[None]] = _any_name
        """Checks a name that is not an account's; raises a `ServerError` if nobody may have it."""

    async def opening(self, settings: Settings, person: Person | None) -> Settings:
        """Returns the settings of a new table with the account of its opener.

        If several people sit at the opener's screen, it is not known which of them the opener is: then none of these
        seats has an account.

        Raises:
            ServerError: nobody may have one of the names.
        """
        plans = [replace(plan, account=None, rating=None, is_provisional=False) for plan in settings.seats]
        here = [number for number, plan in enumerate(plans, 1) if plan.holder is Holder.HERE and not plan.is_bot]
        if person is not None and len(here) == 1:
            (number,) = here
            rating, is_provisional = await self._rating(settings.rules, number, person.id) or (None, False)
            plan = replace(plans[number - 1], name=person.name, account=person.id)
            plans[number - 1] = replace(plan, rating=rating, is_provisional=is_provisional)
        for plan in plans:
            if plan.account is None:
                await self.check_name(plan.name)
        return replace(settings, seats=tuple(plans))

    async def sitting(self, room: Room, command: Sit, person: Person | None) -> Sit:
        """Returns a command to sit with the account of its sender; a bot of the sender has none.

        Raises:
            ServerError: nobody may have the name.
        """
        is_there = 1 <= command.seat <= len(room.seats)
        if person is None or command.is_bot or not is_there:
            if is_there and room.seat(command.seat).presence is Presence.EMPTY:  # else refused, or repeated
                await self.check_name(command.name)
            return replace(command, account=None, rating=None, is_provisional=False)
        rating, is_provisional = await self._rating(room.settings.rules, command.seat, person.id) or (None, False)
        return replace(command, name=person.name, account=person.id, rating=rating, is_provisional=is_provisional)

    async def dressing(self, room: Room, command: Dress) -> None:
        """Checks a command to change a name; the name of an account stays, whatever it says.

        Raises:
            ServerError: nobody may have the name.
        """
        if 1 <= command.seat <= len(room.seats):
            seat = room.seat(command.seat)
            if seat.account is None and seat.name != command.name:
                await self.check_name(command.name)

    async def rematch(self, plans: tuple[SeatPlan, ...], mode: Mode) -> dict[int, SeatRating]:
        """Returns the ratings of people with accounts at a next table, by seat."""
        found: dict[int, SeatRating] = {}
        for number, plan in enumerate(plans, 1):
            if plan.account is not None and (rating := await self._rating(mode, number, plan.account)) is not None:
                found[number] = rating
        return found

    async def _rating(self, mode: Mode, seat: int, account: str) -> SeatRating | None:
        if seat > len(mode.deal):
            return None
        return await self.rating_of(account, pool_of(mode, mode.deal[seat - 1][0].side))
