"""`Peers`: the other servers, as far as they can be heard, and who is connected to which room there."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hedgemaze.server.cluster import bus as announce
from hedgemaze.server.live.live_room import LiveRoom

if TYPE_CHECKING:
    from hedgemaze.server.cluster.hearing import HearingService

__all__ = ["Peers"]

_ALIVE_SECONDS = 1.0
_SILENT_SECONDS = 4.0
_AT_ONCE = 200


class Peers:
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
                live = self._service.in_memory(room)
                if live is not None and live.listeners:
                    self._tell(live)
        elif isinstance(told, announce.Present):
            self._note(told)

    def tell(self, live: LiveRoom) -> None:
        """Tells the others who is connected to a room here; asks them for the same, if it is not known."""
        self._tell(live)
        if self._heard and not live.elsewhere and len(live.listeners) == 1:
            self._service.announcer.tell(announce.Asks(node=self._service.node, rooms=(live.id,)))

    def ask(self) -> None:
        """Asks the others who is connected to the rooms that are in use here."""
        rooms = [live.id for live in self._service.all_in_memory() if live.listeners]
        for begin in range(0, len(rooms), _AT_ONCE):
            some = tuple(rooms[begin : begin + _AT_ONCE])
            self._service.announcer.tell(announce.Asks(node=self._service.node, rooms=some))

    def _tell(self, live: LiveRoom) -> None:
        seats, watching = live.here()
        told = announce.Present(node=self._service.node, room=live.id, seats=seats, watching=watching)
        self._service.announcer.tell(told)

    def _note(self, told: announce.Present) -> None:
        live = self._service.in_memory(told.room)
        if live is None:
            return
        before = live.presence()
        if told.seats or told.watching:
            live.elsewhere[told.node] = (told.seats, told.watching)
        else:
            live.elsewhere.pop(told.node, None)
        if live.presence() != before:
            live.tell(live.presence())

    def _forget(self, node: str) -> None:
        self._heard.pop(node, None)
        for live in self._service.all_in_memory():
            if live.elsewhere.pop(node, None) is not None:
                live.tell(live.presence())
