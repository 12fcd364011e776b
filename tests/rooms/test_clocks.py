"""Clocks with a fake time: which one runs, what is charged, when a flag falls, what is credited."""

from __future__ import annotations

import pytest

from hedgemaze.rooms import (
    Act,
    Acted,
    Answer,
    Cause,
    Credit,
    Credited,
    Ended,
    Flag,
    Flagged,
    GiveTime,
    Offer,
    OfferKind,
    Resign,
    Stage,
    Timing,
    Undo,
    next_deadline,
)
from hedgemaze.rooms.clocks import FIRST_TURN_MS, LAG_BUDGET_MS, LONGEST_MS, MAX_LAG_MS
from hedgemaze.rules import Reason, Side
from tests.rooms.host import BLITZ, Host, table

MINUTE = Timing(60_000, 1_000)
SCREEN = "hh"
"""Both at one screen: no lag to compensate."""


def begun(seats: str = "ee", timing: Timing = MINUTE) -> Host:
    """A game of two in which both have made their first turns."""
    host = Host.started(table("classic2", seats, timing))
    host.act(1, "e2")
    host.act(2, "e8")
    return host


def test_without_a_clock_nothing_is_due() -> None:
    host = Host.started(table("classic2"))
    assert next_deadline(host.room) is None
    assert host.room.remaining(host.now_ms) is None
    assert host.wait(10**12) == ()


def test_a_first_turn_is_not_charged_but_has_its_limit() -> None:
    host = Host.started(table("classic2", SCREEN, MINUTE))
    assert next_deadline(host.room) == host.now_ms + FIRST_TURN_MS
    host.wait(FIRST_TURN_MS - 1)
    assert host.left() == (60_000, 60_000)
    host.act(1, "e2")
    host.wait(50_000)
    host.act(2, "e8")
    assert host.left() == (60_000, 60_000)
    assert next_deadline(host.room) == host.now_ms + 60_000
    late = Host.started(table("classic2", SCREEN, MINUTE))
    flagged, ended = late.wait(FIRST_TURN_MS)
    assert isinstance(flagged, Flagged)
    assert isinstance(ended, Ended)
    assert (ended.reason, ended.winner) == (Reason.FLAGGED, Side.NORTH)


def test_with_a_long_base_the_first_turn_may_take_as_long() -> None:
    host = Host.started(table("classic2", SCREEN, Timing(3_600_000)))
    assert next_deadline(host.room) == host.now_ms + 3_600_000


def test_time_runs_for_the_side_to_move_and_an_increment_follows_its_turn() -> None:
    host = begun()
    host.wait(10_000)
    assert host.left() == (50_000, 60_000)
    host.act(1, "e3")
    assert host.left() == (51_000, 60_000)
    host.wait(3_000)
    assert host.left() == (51_000, 57_000)


def test_the_ghosts_share_a_clock_and_get_one_increment_per_turn() -> None:
    host = Host.started(table("pacman;deal=P.BK.IC", "hhh", MINUTE))
    host.act(1, "Pf5", "Pf4")
    for seat, actions in ((2, ("Be8",)), (3, ("Ia4",)), (2, ("Kh5",)), (3, ("Cd1",))):
        host.wait(1_000)
        host.act(seat, *actions)
    assert host.room.play is not None
    assert host.room.play.position.side is Side.PACMAN
    host.wait(2_000)
    host.act(1, "Pg4", "Ph4")
    assert host.left() == (59_000, 60_000)
    host.wait(1_000)
    host.act(3, "Ia3")
    assert host.left() == (59_000, 59_000)
    host.wait(1_000)
    host.act(3, "Cc1")
    assert host.left() == (59_000, 58_000)


def test_a_flag_falls_on_time_without_a_message() -> None:
    host = begun(SCREEN)
    deadline = next_deadline(host.room)
    assert deadline == host.now_ms + 60_000
    assert host.wait(59_999) == ()
    assert host.left() == (1, 60_000)
    assert host.refused(Flag(seat=2)) == "room.flag_not_fallen"
    flagged, ended = host.wait(1)
    assert (flagged.at_ms, flagged.seat) == (deadline, 0)
    assert isinstance(flagged, Flagged)
    assert isinstance(ended, Ended)
    assert (flagged.side, ended.winner, ended.reason) == (Side.SOUTH, Side.NORTH, Reason.FLAGGED)
    assert host.left() == (0, 60_000)


def test_nothing_is_played_after_the_time_even_if_the_hosts_alarm_is_late() -> None:
    host = begun()
    host.now_ms += 70_000
    for command in (Act(seat=1, actions=("e3",), lag_ms=60_000), Resign(seat=1), Offer(seat=1, kind=OfferKind.DRAW)):
        assert host.refused(command) == "room.time_over"
    host.send(Flag(seat=2))
    assert host.room.stage is Stage.ENDED


WALKS = {
    1: ("e3", "d3", "c3", "b3", "a3", "a2", "b2", "c2", "d2", "e2"),
    2: ("e7", "f7", "g7", "h7", "i7", "i8", "h8", "g8", "f8", "e8"),
}


def lags(host: Host, turns: int, lag_ms: dict[int, int]) -> dict[int, list[int]]:
    """Plays some turns of two seconds each; returns the lag that was compensated in each."""
    allowed: dict[int, list[int]] = {1: [], 2: []}
    for turn in range(turns):
        for seat in (1, 2):
            host.wait(2_000)
            (event,) = host.send(Act(seat=seat, actions=(WALKS[seat][turn],), lag_ms=lag_ms[seat]))
            assert isinstance(event, Acted)
            allowed[seat].append(event.lag_ms)
    return allowed


def test_only_measured_lag_is_compensated_up_to_a_limit_and_a_budget() -> None:
    host = begun("ee", Timing(60_000))
    assert lags(host, 4, {1: 5_000, 2: 100}) == {1: [MAX_LAG_MS] * 4, 2: [100] * 4}
    assert host.left() == (60_000 - 4 * 1_500, 60_000 - 4 * 1_900)
    assert host.room.clocks is not None
    assert host.room.clocks.lag_ms == (LAG_BUDGET_MS - 4 * 300, LAG_BUDGET_MS)


def test_a_lag_budget_runs_dry_and_is_refilled_turn_by_turn() -> None:
    host = begun("eh", Timing(60_000))
    assert lags(host, 9, {1: 500, 2: 500}) == {1: [500] * 6 + [200] * 3, 2: [0] * 9}


def test_the_flag_of_a_remote_player_waits_for_a_message_under_way() -> None:
    host = begun()
    assert next_deadline(host.room) == host.now_ms + 60_000 + MAX_LAG_MS
    host.wait(60_200)
    assert host.left()[0] == 0
    assert host.refused(Act(seat=1, actions=("e3",), lag_ms=100)) == "room.time_over"
    host.send(Act(seat=1, actions=("e3",), lag_ms=300))
    assert host.left() == (1_100, 60_000)


def test_lag_is_never_more_than_the_time_that_passed_and_not_negative() -> None:
    host = begun()
    host.wait(50)
    host.send(Act(seat=1, actions=("e3",), lag_ms=400))
    assert host.left()[0] == 61_000
    host.wait(50)
    (event,) = host.send(Act(seat=2, actions=("e7",), lag_ms=-1_000))
    assert isinstance(event, Acted)
    assert (event.lag_ms, host.left()[1]) == (0, 60_950)


def test_days_are_for_each_turn_from_the_first() -> None:
    host = Host.started(table("classic2", SCREEN, Timing(days=2)))
    assert host.left() == (172_800_000,) * 2
    host.wait(172_799_999)
    host.act(1, "e2")
    assert host.left() == (172_800_000,) * 2
    (flagged, _) = host.wait(172_800_000)
    assert isinstance(flagged, Flagged)


def test_a_host_that_was_away_credits_the_time_also_past_the_deadline() -> None:
    host = begun(SCREEN)
    host.wait(5_000)
    host.now_ms += 3_600_000
    (event,) = host.send(Credit(ms=3_600_000, cause=Cause.RESTART))
    assert event == Credited(
        version=event.version, at_ms=host.now_ms, side=Side.SOUTH, ms=3_600_000, cause=Cause.RESTART
    )
    assert host.left() == (55_000, 60_000)
    host.act(1, "e3")
    assert host.left() == (56_000, 60_000)


def test_a_credit_is_never_more_than_the_time_that_passed() -> None:
    host = begun(SCREEN)
    host.wait(5_000)
    host.send(Credit(ms=99_000, cause=Cause.QUEUE))
    assert host.left() == (60_000, 60_000)
    assert host.send(Credit(ms=0, cause=Cause.QUEUE)) == ()
    host.wait(1_000)
    assert host.left() == (59_000, 60_000)


def test_an_engine_is_charged_for_its_own_thinking_alone() -> None:
    host = Host.started(table("classic2", "hc", MINUTE))
    first = Act(seat=2, actions=("e8",), waited_ms=500)
    host.act(1, "e2")
    host.wait(700)
    assert [type(event) for event in host.send(first)] == [Acted], "a first turn is not charged anyway"
    host.wait(1_000)
    person = Act(seat=1, actions=("e3",), waited_ms=1_000)
    assert [type(event) for event in host.send(person)] == [Acted], "of engines alone"
    assert host.left() == (60_000, 60_000)
    host.wait(9_000)
    credited, acted = host.send(Act(seat=2, id="engine 7", actions=("e7",), waited_ms=7_000))
    assert isinstance(credited, Credited)
    assert (credited.side, credited.ms, credited.cause) == (Side.NORTH, 7_000, Cause.QUEUE)
    assert isinstance(acted, Acted)
    assert host.left() == (60_000, 59_000), "two seconds, and the increment"
    assert host.send(Act(seat=2, id="engine 7", actions=("e7",))) == (), "the same again"
    host.act(1, "e4")
    host.wait(100)
    assert host.refused(Act(seat=2, actions=("e9",), waited_ms=100)) == "action.too_far"


def test_time_stands_still_while_the_hosts_clock_is_set_back() -> None:
    host = begun(SCREEN)
    host.wait(5_000)
    host.act(1, "e3")
    host.now_ms -= 4_000
    (event,) = host.act(2, "e7")
    assert event.at_ms == host.log[-2].at_ms
    assert host.left() == (56_000, 61_000)


def test_time_is_given_to_others_without_asking() -> None:
    host = begun()
    host.send(GiveTime(seat=1, side=Side.NORTH))
    host.send(GiveTime(seat=2, side=Side.SOUTH))
    assert host.left() == (75_000, 75_000)
    for timing in (Timing(), Timing(days=1)):
        other = Host.started(table("classic2", "ee", timing))
        assert other.refused(GiveTime(seat=1, side=Side.NORTH)) == "room.no_clock"


def test_no_clock_shows_more_than_a_record_can_hold() -> None:
    host = begun()
    assert host.room.clocks is not None
    assert host.room.clocks.given(0, 10**15).left_ms[0] == LONGEST_MS


@pytest.mark.parametrize("timing", [MINUTE, BLITZ, Timing(days=1)])
def test_a_take_back_restores_position_and_clocks_exactly(timing: Timing) -> None:
    host = begun("ee", timing)
    host.wait(7_000)
    before = host.room
    then = (host.text, before.clocks.left_ms if before.clocks else ())
    host.send(Act(seat=1, actions=("e3",), lag_ms=450))
    host.wait(4_000)
    host.act(2, "e7")
    host.wait(1_000)
    (offered,) = host.send(Offer(seat=1, kind=OfferKind.TAKE_BACK))
    host.wait(500)
    host.send(Answer(seat=2, offer=offered.version, agree=True))
    assert before.clocks is not None
    assert host.room.clocks is not None
    assert (host.text, host.room.clocks.left_ms) == then
    assert host.room.clocks.lag_ms == before.clocks.lag_ms
    assert host.room.clocks.turned == before.clocks.turned
    assert host.left() == then[1]
    host.wait(2_000)
    assert host.left()[0] == then[1][0] - 2_000


def test_a_take_back_to_a_first_turn_makes_it_free_again() -> None:
    host = begun("hc")
    host.send(Undo(seat=1))
    assert host.text == "classic2 - Se1Ne9 10,10 - S - 0"
    host.wait(30_000)
    assert host.left() == (60_000, 60_000)


def test_a_flagged_side_of_three_is_skipped_and_the_next_clock_runs() -> None:
    host = Host.started(table("classic3", "hhh", MINUTE))
    host.act(1, "e2")
    host.act(2, "b5")
    host.act(3, "e8")
    (flagged,) = host.wait(60_000)
    assert isinstance(flagged, Flagged)
    assert host.text.split(" ")[5] == "W:retired=S"
    assert host.left() == (0, 60_000, 60_000)
    host.wait(1_000)
    host.act(2, "c5")
    assert host.left() == (0, 60_000, 60_000)
    flagged, ended = host.wait(60_000)
    assert isinstance(ended, Ended)
    assert (ended.reason, ended.winner) == (Reason.FLAGGED, Side.WEST)


def test_a_side_that_leaves_out_of_turn_does_not_touch_the_running_clock() -> None:
    host = Host.started(table("classic3", "hhh", MINUTE))
    host.wait(100_000)
    host.send(Resign(seat=2))
    assert next_deadline(host.room) == host.now_ms + FIRST_TURN_MS - 100_000
    for seat, move in ((1, "e2"), (3, "e8")):
        host.act(seat, move)
    host.wait(10_000)
    before = host.room.clocks
    assert host.left() == (50_000, 60_000, 60_000)
    host.act(1, "e3")
    (_, event) = host.send(Resign(seat=3))
    assert isinstance(event, Ended)
    assert before is not None
    assert before.left_ms == (60_000, 60_000, 60_000)


def test_clocks_stop_at_the_end() -> None:
    host = begun(SCREEN)
    host.wait(4_000)
    host.send(Resign(seat=2))
    host.wait(100_000)
    assert host.left() == (56_000, 60_000)
    assert next_deadline(host.room) is None
