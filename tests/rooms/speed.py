"""How long one action takes in a room: ``python -m tests.rooms.speed`` plays random games and prints CPU time."""

from __future__ import annotations

import random
import time

from hedgemaze.rooms import Act, Room, advance, apply, decide
from hedgemaze.rooms.game import mover_of
from hedgemaze.rules import Action
from tests.rooms.host import BLITZ, Host, table

GAMES, LONGEST = 30, 200


def seat_for(room: Room, action: Action) -> int:
    """Returns a seat that may play an action."""
    assert room.play is not None
    position = room.play.position
    piece = mover_of(position, action, position.play_unchecked(action))
    return room.play.lifter or 2 if piece is None else room.holder(piece)


def measure(mode: str) -> tuple[int, float, float]:
    """Returns how many actions were played, and the microseconds of `decide` with `apply`, and of `advance`."""
    chance, actions, apart, at_once = random.Random(5), 0, 0.0, 0.0
    for _ in range(GAMES):
        host = Host.started(table(mode, timing=BLITZ))
        room, now_ms = host.room, host.now_ms
        while room.outcome is None and room.version < LONGEST:
            assert room.play is not None
            action = chance.choice(room.play.position.legal_actions())
            now_ms += 100
            seat, message = seat_for(room, action), f"m{room.version}"
            command = Act(seat=seat, id=message, version=room.version, actions=(str(action),), lag_ms=40)
            started = time.process_time()
            after = room
            for event in decide(room, command, now_ms, host.draw):
                after = apply(after, event)
            between = time.process_time()
            room, _ = advance(room, command, now_ms, host.draw)
            at_once += time.process_time() - between
            apart += between - started
            actions += 1
            assert room == after
    return actions, apart / actions * 1e6, at_once / actions * 1e6


if __name__ == "__main__":
    for name in ("classic2", "classic4", "pacman", "advanced;deal=P.BK.IC"):
        count, apart_us, at_once_us = measure(name)
        print(f"{name:22} {count:6} actions   decide + apply {apart_us:6.1f} µs   advance {at_once_us:6.1f} µs")
