"""Erases the names of seats from the events of a room."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from hedgemaze.server.live import views
from hedgemaze.server.live.loading import fold
from hedgemaze.server.storage import StoredRoom

_PERSONAL = ("name", "account", "rating", "is_provisional")
"""Fields of a seat that say who sits there."""


def erase_names(room: str, loaded: StoredRoom, seats: frozenset[int]) -> tuple[tuple[tuple[int, str], ...], str]:
    """Returns the changed events after the names of some seats are erased, and the room's new row of a list."""
    changed = {
        version: json.dumps(after, separators=(",", ":"), ensure_ascii=False)
        for version, data in enumerate(loaded.log, 1)
        if (after := _without_names(json.loads(data), seats)) != json.loads(data)
    }
    log = tuple(changed.get(version, data) for version, data in enumerate(loaded.log, 1))
    folded = fold(room, replace(loaded, log=log))
    assert folded is not None, "a whole log has no snapshot"
    return tuple(changed.items()), views.about(folded[0].room)


def _without_names(data: dict[str, Any], seats: frozenset[int]) -> dict[str, Any]:
    """Returns an event, as data, with the names and accounts of some seats erased."""
    match data["event"]:
        case "seated" if data["seat"] in seats:
            return {key: value for key, value in data.items() if key not in _PERSONAL} | {"name": ""}
        case "opened":
            return data | {"settings": _settings_without_names(data["settings"], seats)}
        case "rematched":
            moved = frozenset(new for new, old in enumerate(data["seats"], 1) if old in seats)
            return data | {"settings": _settings_without_names(data["settings"], moved)}
    return data


def _settings_without_names(settings: dict[str, Any], seats: frozenset[int]) -> dict[str, Any]:
    plans = [
        {key: value for key, value in plan.items() if key not in _PERSONAL or number not in seats}
        for number, plan in enumerate(settings["seats"], 1)
    ]
    return settings | {"seats": plans}
