"""Tables where a player who does not come ends the game without a result."""

from __future__ import annotations

import pytest

from hedgemaze.rooms import (
    Act,
    Closed,
    CloseReason,
    Deal,
    GameClocks,
    Leave,
    Offer,
    OfferKind,
    Resign,
    RoomError,
    SettingsError,
    Stage,
    Timing,
    check_settings,
    due,
    next_deadline,
    room_from_data,
    room_to_data,
)
from hedgemaze.rooms.clocks import FIRST_TURN_MS
from tests.rooms.host import Host, table

STRANGERS = Timing(base_ms=600_000, increment_ms=5_000, first_turn_ms=60_000)


def test_a_player_who_never_moves_ends_the_game_without_a_result() -> None:
    host = Host.started(table("classic2", "ee", STRANGERS))
    assert next_deadline(host.room) == host.now_ms + 60_000
    assert host.wait(59_999) == ()
    (closed,) = host.wait(1)
    assert isinstance(closed, Closed)
    assert closed.reason is CloseReason.ABSENT
    room = host.room
    assert (room.stage, room.outcome, room.closed) == (Stage.ENDED, None, CloseReason.ABSENT)
    assert room_from_data(room_to_data(room)) == room
    with pytest.raises(RoomError, match="closed"):
        host.send(Offer(seat=1, id="r", kind=OfferKind.REMATCH))


def test_the_second_player_has_a_minute_too() -> None:
    host = Host.started(table("classic2", "ee", STRANGERS))
    host.wait(50_000)
    host.act(1, "e2")
    assert next_deadline(host.room) == host.now_ms + 60_000
    (closed,) = host.wait(60_000)
    assert isinstance(closed, Closed)


def test_after_the_first_turns_the_flag_falls() -> None:
    host = Host.started(table("classic2", "ee", STRANGERS))
    host.act(1, "e2")
    host.act(2, "e8")
    assert [type(event).__name__ for event in host.wait(700_000)] == ["Flagged", "Ended"]
    assert host.room.closed is None


def test_a_message_after_the_limit_is_late() -> None:
    host = Host.started(table("classic2", "ee", STRANGERS))
    host.now_ms += 60_000
    with pytest.raises(RoomError, match="time is over"):
        host.send(Act(seat=1, id="a", actions=("e2",)))


def test_a_first_turn_that_was_begun_has_the_usual_limit() -> None:
    host = Host.started(table("pacman", "ee", STRANGERS))
    host.act(1, "Pe6", "Pe7")
    begun_ms = host.now_ms
    host.act(2, "Be8")
    assert next_deadline(host.room) == begun_ms + FIRST_TURN_MS
    room = room_from_data(room_to_data(host.room))
    assert next_deadline(room) == begun_ms + FIRST_TURN_MS, "also after a restart"
    (closed,) = host.wait(FIRST_TURN_MS)
    assert isinstance(closed, Closed)


def test_others_who_leave_do_not_lengthen_the_first_turn_of_the_next() -> None:
    host = Host.started(table("classic3", "eee", STRANGERS))
    host.send(Resign(seat=1, id="r"))
    assert next_deadline(host.room) == host.now_ms + 60_000
    assert isinstance(host.room.clocks, GameClocks)
    assert not host.room.clocks.has_begun


def test_leaving_is_still_a_resignation() -> None:
    host = Host.started(table("classic2", "ee", STRANGERS))
    host.send(Leave(seat=2, id="l"))
    assert host.room.outcome is not None
    assert due(host.room, host.now_ms + 10**9) == ()


def test_dealing_again_does_not_begin_the_turn() -> None:
    host = Host.started(table("pacman;deal=P.BK.IC", "eee", STRANGERS))
    began_ms = host.now_ms
    host.send(Deal(seat=1, id="d", deal="P.BI.KC"))
    assert next_deadline(host.room) == began_ms + 60_000


@pytest.mark.parametrize(
    "timing",
    [
        Timing(first_turn_ms=60_000),
        Timing(days=1, first_turn_ms=60_000),
        Timing(60_000, first_turn_ms=9_999),
        Timing(60_000, first_turn_ms=600_001),
        Timing(60_000, first_turn_ms=-1),
    ],
)
def test_limits_that_make_no_sense(timing: Timing) -> None:
    with pytest.raises(SettingsError, match="first turn"):
        check_settings(table("classic2", "ee", timing))
