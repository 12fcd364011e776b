"""Copies of frozen values."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from hedgemaze.rooms.dataclass_replace import fast_replace
from tests.rooms.host import BLITZ, Host, table


def test_a_copy_is_what_replace_gives_and_leaves_the_original() -> None:
    room = Host.started(table("classic2", timing=BLITZ)).room
    changes: tuple[dict[str, Any], ...] = ({}, {"version": 99}, {"at_ms": 5, "offers": (), "play": None})
    for fields in changes:
        before = repr(room)
        assert fast_replace(room, **fields) == dataclasses.replace(room, **fields)
        assert repr(room) == before


def test_an_unknown_field_is_refused() -> None:
    with pytest.raises(TypeError, match="Timing has no field seconds"):
        fast_replace(BLITZ, seconds=5)
