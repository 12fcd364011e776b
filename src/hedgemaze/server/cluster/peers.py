"""`Peers`: the other nodes that are reachable over the bus, and who is connected to which room there."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hedgemaze.server.cluster import bus as messages
from hedgemaze.server.cluster.bus import Bus
from hedgemaze.server.live.live_room import LiveRoom

if TYPE_CHECKING:
    from hedgemaze.server.live.room_cache import RoomCache

_ALIVE_SECONDS = 1.0
_SILENT_SECONDS = 4.0
_BATCH = 200


class Peers:
    """Exchanges presence with the other nodes."""

    def __init__(self, bus: Bus, node: str) -> None:
        self._bus = bus
        self._node = node
        self._heard: dict[str, float] = {}
        """Per node: when it was last heard, by the event loop's clock."""
        self._rooms: RoomCache

    def attach(self, rooms: RoomCache) -> None:
        """Connects it with the rooms of this node."""
        self._rooms = rooms

    def __len__(self) -> int:
        return len(self._heard)

    @property
    def names(self) -> frozenset[str]:
        """The nodes that can be heard."""
        return frozenset(self._heard)

    async def run(self) -> None:
        """Publishes every second that this node is alive, and forgets silent nodes, until it is cancelled."""
        while True:
            await asyncio.sleep(_ALIVE_SECONDS)
            self._bus.publish(messages.Alive(node=self._node))
            self.forget_silent(asyncio.get_running_loop().time())

    def forget_silent(self, now: float) -> None:
        """Forgets nodes that have not been heard for a while."""
        for node in [each for each, at in self._heard.items() if at + _SILENT_SECONDS < now]:
            self._forget(node)

    def receive(self, message: messages.Message) -> None:
        """Handles a message of another node; never blocks."""
        if isinstance(message, messages.Gone):
            self._forget(message.node)
            return
        is_new = message.node not in self._heard
        self._heard[message.node] = asyncio.get_running_loop().time()
        if is_new:
            self.request_presence()
        if isinstance(message, messages.PresenceRequest):
            for room_id in message.rooms:
                live = self._rooms.peek(room_id)
                if live is not None and live.subscribers:
                    self._publish(live)
        elif isinstance(message, messages.Present):
            self._update(message)

    def publish(self, live: LiveRoom) -> None:
        """Publishes who is connected to a room here; asks the other nodes for the same if it is not known."""
        self._publish(live)
        if self._heard and not live.remote_presence and len(live.subscribers) == 1:
            self._bus.publish(messages.PresenceRequest(node=self._node, rooms=(live.id,)))

    def request_presence(self) -> None:
        """Asks the other nodes who is connected to the rooms that are in use here."""
        rooms = [live.id for live in self._rooms.all() if live.subscribers]
        for begin in range(0, len(rooms), _BATCH):
            batch = tuple(rooms[begin : begin + _BATCH])
            self._bus.publish(messages.PresenceRequest(node=self._node, rooms=batch))

    def _publish(self, live: LiveRoom) -> None:
        seats, watching = live.local_presence()
        self._bus.publish(messages.Present(node=self._node, room=live.id, seats=seats, watching=watching))

    def _update(self, message: messages.Present) -> None:
        live = self._rooms.peek(message.room)
        if live is None:
            return
        before = live.presence()
        if message.seats or message.watching:
            live.remote_presence[message.node] = (message.seats, message.watching)
        else:
            live.remote_presence.pop(message.node, None)
        if live.presence() != before:
            live.publish(live.presence())

    def _forget(self, node: str) -> None:
        self._heard.pop(node, None)
        for live in self._rooms.all():
            if live.remote_presence.pop(node, None) is not None:
                live.publish(live.presence())
