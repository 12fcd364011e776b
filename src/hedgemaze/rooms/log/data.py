"""Events, rooms and settings as plain data (objects, lists, texts, numbers) and back, for storage and for the wire.

Fields that have their default are left out. Reading checks the shape of the data, not whether a game could be like
that.
"""

from __future__ import annotations

import dataclasses
import enum
import types
from functools import cache
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from hedgemaze.core import Position
from hedgemaze.errors import HedgemazeError
from hedgemaze.rooms.errors import RoomError
from hedgemaze.rooms.log.events import EVENTS, Event
from hedgemaze.rooms.room import Room
from hedgemaze.rooms.settings import Settings

_T = TypeVar("_T")
_KINDS = {kind.__name__.lower(): kind for kind in EVENTS}


def event_to_data(event: Event) -> dict[str, Any]:
    """Returns an event as data; ``event`` has its kind.

    >>> from hedgemaze.rooms import Said
    >>> event_to_data(Said(version=3, at_ms=1_000, seat=1, phrase="hello"))
    {'event': 'said', 'version': 3, 'at_ms': 1000, 'seat': 1, 'phrase': 'hello'}
    """
    return {"event": type(event).__name__.lower(), **_fields_to_data(event)}


def event_from_data(data: object) -> Event:
    """Reads an event.

    Raises:
        RoomError: the data has another shape.

    >>> event_from_data({"event": "said", "version": 3, "at_ms": 1_000, "seat": 1, "phrase": "hello"}).phrase
    'hello'
    """
    kind = _KINDS.get(data["event"]) if isinstance(data, dict) and isinstance(data.get("event"), str) else None
    if kind is None or not isinstance(data, dict):
        raise RoomError("room.bad_data", "not an event", given=data)
    return _read(kind, {name: value for name, value in data.items() if name != "event"})


def room_to_data(room: Room) -> dict[str, Any]:
    """Returns a snapshot of a room: everything that a host needs to continue it.

    >>> from hedgemaze.rooms import Holder, SeatPlan, open_room
    >>> seats = (SeatPlan(Holder.HERE, name="Ada"), SeatPlan(Holder.ELSEWHERE))
    >>> room, events = open_room(Settings("classic2", seats), 0, lambda count: 0)
    >>> room_to_data(room)["stage"]
    'waiting'
    """
    return _fields_to_data(room)


def room_from_data(data: object) -> Room:
    """Reads a snapshot of a room.

    Raises:
        RoomError: the data has another shape.

    >>> from hedgemaze.rooms import Holder, SeatPlan, open_room
    >>> seats = (SeatPlan(Holder.HERE, name="Ada"), SeatPlan(Holder.ELSEWHERE))
    >>> room, events = open_room(Settings("classic2", seats), 0, lambda count: 0)
    >>> room_from_data(room_to_data(room)) == room
    True
    """
    return _read(Room, data)


def settings_to_data(settings: Settings) -> dict[str, Any]:
    """Returns a table's settings as data.

    >>> from hedgemaze.rooms import Holder, SeatPlan
    >>> settings_to_data(Settings("classic2", (SeatPlan(Holder.HERE, name="Ada"), SeatPlan())))["mode"]
    'classic2'
    """
    return _fields_to_data(settings)


def settings_from_data(data: object) -> Settings:
    """Reads a table's settings; whether they can be played is not checked.

    Raises:
        RoomError: the data has another shape.

    >>> data = {"mode": "classic2", "seats": [{"holder": "here", "name": "Ada"}, {"holder": "elsewhere"}]}
    >>> settings_from_data(data).seats[0].name
    'Ada'
    """
    return _read(Settings, data)


def _fields_to_data(value: Any) -> dict[str, Any]:
    return {
        field.name: _to_data(held)
        for field in dataclasses.fields(value)
        if (held := getattr(value, field.name)) != field.default
    }


def _to_data(value: Any) -> Any:
    if isinstance(value, enum.Enum):
        return value.value
    if isinstance(value, tuple):
        return [_to_data(each) for each in value]
    if isinstance(value, Position):
        return value.text
    return _fields_to_data(value) if dataclasses.is_dataclass(value) else value


def _read(kind: type[_T], data: object) -> _T:
    try:
        value = _from_data(kind, data)
    except (HedgemazeError, KeyError, TypeError, ValueError) as error:
        raise RoomError("room.bad_data", f"data of another shape: {error}", given=data) from None
    assert isinstance(value, kind)
    return value


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _from_data(kind: Any, data: Any) -> Any:
    if get_origin(kind) in (types.UnionType, Union):
        inner = next(each for each in get_args(kind) if each is not type(None))
        return None if data is None else _from_data(inner, data)
    if get_origin(kind) is tuple:
        if not isinstance(data, list):
            raise TypeError(f"a list is expected, not {type(data).__name__}")
        return tuple(_from_data(get_args(kind)[0], each) for each in data)
    if dataclasses.is_dataclass(kind) and isinstance(kind, type):
        if not isinstance(data, dict):
            raise TypeError(f"an object is expected, not {type(data).__name__}")
        hints = _hints(kind)
        return kind(**{name: _from_data(hints[name], value) for name, value in data.items()})
    if issubclass(kind, enum.Enum):
        return kind(data)
    if kind is Position:
        return Position.parse(data)
    if type(data) is not kind:
        raise TypeError(f"{kind.__name__} is expected, not {type(data).__name__}")
    return data
