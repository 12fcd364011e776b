"""Tables of rooms: event logs, the list of rooms, seats."""

from hedgemaze.server.storage.rooms.rooms import RoomStore, add_room

__all__ = ["RoomStore", "add_room"]
