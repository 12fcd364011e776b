"""Rooms that the host closes: no outcome, no more commands, the same after a replay."""

from __future__ import annotations

import pytest

from hedgemaze.rooms import (
    Act,
    Cause,
    Close,
    Closed,
    CloseReason,
    Command,
    Credit,
    Leave,
    Offer,
    OfferKind,
    Resign,
    RoomError,
    Say,
    Sit,
    Stage,
    due,
    room_from_data,
    room_to_data,
)
from tests.rooms.host import BLITZ, Host, table


def test_a_game_ends_without_an_outcome() -> None:
    host = Host.started(table("classic2", "ee", BLITZ))
    host.act(1, "e2")
    host.send(Offer(seat=1, kind=OfferKind.DRAW))
    (closed,) = host.send(Close(reason=CloseReason.UNKIND))
    assert isinstance(closed, Closed)
    room = host.room
    assert (room.stage, room.outcome, room.closed, room.offers) == (Stage.ENDED, None, CloseReason.UNKIND, ())
    assert room.clocks is not None
    assert room.clocks.running is None
    assert due(room, host.now_ms + 10**9) == (), "no flag falls"
    assert room_from_data(room_to_data(room)) == room
    assert host.send(Close(reason=CloseReason.OTHER)) == (), "the first reason stays"
    assert host.send(Credit(ms=5, cause=Cause.RESTART)) == ()


COMMANDS: list[Command] = [
    Act(seat=2, id="x", actions=("e8",)),
    Say(seat=1, id="x", phrase="hello"),
    Offer(seat=1, id="x", kind=OfferKind.REMATCH),
    Resign(seat=1, id="x"),
    Leave(seat=1, id="x"),
]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda each: type(each).__name__)
def test_nobody_can_do_anything_there_any_more(command: Command) -> None:
    host = Host.started(table("classic2"))
    host.send(Close(reason=CloseReason.TECHNICAL))
    with pytest.raises(RoomError, match="closed") as error:
        host.send(command)
    assert error.value.code == "room.closed"


def test_a_table_that_waits_for_players() -> None:
    host = Host(table("classic2", "ee"))
    host.send(Close(reason=CloseReason.OTHER))
    assert host.room.stage is Stage.ENDED
    assert host.room.play is None
    with pytest.raises(RoomError, match="closed"):
        host.send(Sit(seat=1, id="a", name="Ada"))


def test_a_finished_game_keeps_its_outcome() -> None:
    host = Host.started(table("classic2"))
    host.send(Resign(seat=1))
    before = host.room.outcome
    host.send(Close(reason=CloseReason.UNKIND))
    assert host.room.outcome == before is not None
