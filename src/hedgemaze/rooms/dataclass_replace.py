"""`fast_replace`: `dataclasses.replace` for frozen dataclasses with slots, several times faster."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, TypeVar

_T = TypeVar("_T")

_Slot = tuple[str, Callable[[Any], Any], Callable[[Any, Any], None]]
"""The name of a field, and functions that read and write its slot."""
_SLOTS: dict[type[Any], tuple[_Slot, ...]] = {}


def fast_replace(value: _T, **fields: Any) -> _T:
    """Returns a copy of a frozen dataclass with slots, with these fields changed.

    Copies slot by slot, because the constructor of a frozen dataclass is slow; so ``__post_init__`` is not called.

    >>> from hedgemaze.rooms.settings import Timing
    >>> fast_replace(Timing(base_ms=60_000), increment_ms=1_000)
    Timing(base_ms=60000, increment_ms=1000, days=0, first_turn_ms=0)
    """
    kind = type(value)
    slots = _SLOTS.get(kind)
    if slots is None:
        slots = _SLOTS[kind] = _slots(kind)
    after = object.__new__(kind)
    for name, read, write in slots:
        write(after, fields.pop(name) if name in fields else read(value))
    if fields:
        raise TypeError(f"{kind.__name__} has no field {', '.join(fields)}")
    return after


def _slots(kind: type[Any]) -> tuple[_Slot, ...]:
    members = ((field.name, getattr(kind, field.name)) for field in dataclasses.fields(kind))
    return tuple((name, member.__get__, member.__set__) for name, member in members)
