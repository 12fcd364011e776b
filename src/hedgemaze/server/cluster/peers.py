"""`Neighbours`: the other servers, as far as they can be heard, and who is connected to which room there."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hedgemaze.server.cluster import bus as announce
from hedgemaze.server.live.live_room import Held

if TYPE_CHECKING:
    from hedgemaze.server.cluster.hearing import HearingService

__all__ = ["Neighbours"]

_ALIVE_SECONDS = 1.0
_SILENT_SECONDS = 4.0
_AT_ONCE = 200


class Neighbours:
    """Tells the others who is connected here, and remembers what they tell."""

    def __init__(self, service: HearingService) -> None:
        self._service = service
        self._heard: dict[str, float] = {}
        """By server: when it was last heard, by the loop's clock."""

    def __len__(self) -> int:
        return len(self._heard)

    @property
    def names(self) -> frozenset[str]:
        """Those that can be heard."""
        return frozenset(self._heard)

    async def live(self) -> None:
        """Says every second that this server is there, and forgets those that have not been heard for long."""
        while True:
            await asyncio.sleep(_ALIVE_SECONDS)
            self._service.announcer.tell(announce.Alive(node=self._service.node))
            self.forget_silent(asyncio.get_running_loop().time())

    def forget_silent(self, now: float) -> None:
        """Forgets servers that were not heard for a while."""
        for node in [each for each, at in self._heard.items() if at + _SILENT_SECONDS < now]:
            self._forget(node)

    def hear(self, told: announce.Any) -> None:
        """Takes an announcement."""
        if isinstance(told, announce.Gone):
            self._forget(told.node)
            return
        is_new = told.node not in self._heard
        self._heard[told.node] = asyncio.get_running_loop().time()
        if is_new:
            self.ask()
        if isinstance(told, announce.Asks):
            for room in told.rooms:
                held = self._service.in_memory(room)
                if held is not None and held.listeners:
                    self._tell(held)
        elif isinstance(told, announce.Present):
            self._note(told)

    def tell(self, held: Held) -> None:
        """Tells the others who is connected to a room here; asks them for the same, if it is not known."""
        self._tell(held)
        if self._heard and not held.elsewhere and len(held.listeners) == 1:
            self._service.announcer.tell(announce.Asks(node=self._service.node, rooms=(held.id,)))

    def ask(self) -> None:
        """Asks the others who is connected to the rooms that are in use here."""
        rooms = [held.id for held in self._service.all_in_memory() if held.listeners]
        for begin in range(0, len(rooms), _AT_ONCE):
            some = tuple(rooms[begin : begin + _AT_ONCE])
            self._service.announcer.tell(announce.Asks(node=self._service.node, rooms=some))

    def _tell(self, held: Held) -> None:
        seats, watching = held.here()
        told = announce.Present(node=self._service.node, room=held.id, seats=seats, watching=watching)
        self._service.announcer.tell(told)

    def _note(self, told: announce.Present) -> None:
        held = self._service.in_memory(told.room)
        if held is None:
            return
        before = held.presence()
        if told.seats or told.watching:
            held.elsewhere[told.node] = (told.seats, told.watching)
        else:
            held.elsewhere.pop(told.node, None)
        if held.presence() != before:
            held.tell(held.presence())

    def _forget(self, node: str) -> None:
        self._heard.pop(node, None)
        for held in self._service.all_in_memory():
            if held.elsewhere.pop(node, None) is not None:
                held.tell(held.presence())
