"""Deadlines, compared with a plain dictionary."""

from __future__ import annotations

import random

import pytest

from hedgemaze.server.live.deadlines import Deadlines

pytestmark = pytest.mark.anyio


async def test_deadlines_are_those_of_a_dictionary_and_replaced_ones_take_no_memory() -> None:
    deadlines, known, chance = Deadlines(), dict[str, int](), random.Random(3)
    for now_ms in range(20_000):
        room = f"r{chance.randrange(40)}"
        if chance.random() < 0.1:
            deadlines.set(room, None)
            known.pop(room, None)
        else:
            known[room] = now_ms + chance.randrange(1_000_000)
            deadlines.set(room, known[room])
        due = [each for each, at_ms in known.items() if at_ms <= now_ms]
        assert sorted(deadlines.pop_due(now_ms)) == sorted(due)
        for each in due:
            del known[each]
        assert (len(deadlines), deadlines.next_ms) == (len(known), min(known.values(), default=None))
        assert len(deadlines._heap) <= 2 * 40 + 1_001
    assert sorted(deadlines.pop_due(10**9)) == sorted(known)
    assert deadlines.next_ms is None
