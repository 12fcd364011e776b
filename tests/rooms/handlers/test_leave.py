"""Sides and seats that leave: obstacles, pieces that pass on, stand-ins, the last side left."""

from __future__ import annotations

from hedgemaze.rooms import Act, Ended, Leave, Left, Presence, Resign, Resigned, Stage, engines_to_move
from hedgemaze.rules import Reason, Side
from tests.rooms.host import BLITZ, Host, table


def test_with_two_sides_the_other_wins_at_once() -> None:
    host = Host.started(table("classic2"))
    resigned, ended = host.send(Resign(seat=2))
    assert isinstance(resigned, Resigned)
    assert isinstance(ended, Ended)
    assert (ended.reason, ended.winner) == (Reason.RESIGNED, Side.SOUTH)


def test_a_side_of_four_stays_as_an_obstacle_is_skipped_and_the_last_left_wins() -> None:
    host = Host.started(table("classic4"))
    host.act(1, "e2")
    host.send(Resign(seat=3))
    host.act(2, "b5")
    assert host.text == "classic4 - Se2Wb5Ne9Ei5 5,5,5,5 - E:retired=N - 2"
    host.send(Resign(seat=4))
    assert host.text.split(" ")[5] == "S:retired=NE"
    _, ended = host.send(Resign(seat=1))
    assert isinstance(ended, Ended)
    assert (ended.reason, ended.winner) == (Reason.RESIGNED, Side.WEST)


def test_leaving_a_classic_game_is_resigning() -> None:
    host = Host.started(table("classic3", "eee", BLITZ))
    events = host.send(Leave(seat=1))
    assert [type(each) for each in events] == [Resigned, Left]
    assert host.room.seat(1).presence is Presence.GONE
    assert host.room.stage is Stage.PLAYING


def test_ghosts_pass_to_team_mates_who_have_fewest() -> None:
    host = Host.started(table("pacman;deal=P.BK.I.C", "eeec"))
    (event,) = host.send(Leave(seat=2))
    assert isinstance(event, Left)
    assert event.hands == ("P", "", "BKI", "C")
    host.act(1, "Pf5", "Pf4")
    host.act(3, "Be8")
    assert host.refused(Act(seat=4, actions=("Kh5",))) == "room.not_your_piece"
    people = Host.started(table("pacman;deal=P.BK.I.C"))
    people.send(Leave(seat=2))
    assert [seat.hand for seat in people.room.seats] == ["P", "", "BI", "KC"]


def test_ghosts_pass_to_an_engine_when_no_team_mate_is_left() -> None:
    host = Host.started(table("pacman;deal=P.BK.I.C", "eeec"))
    host.send(Leave(seat=2))
    (event,) = host.send(Leave(seat=3))
    assert isinstance(event, Left)
    assert event.hands == ("P", "", "", "BKIC")
    host.act(1, "Pf5", "Pf4")
    assert [turn.seat for turn in engines_to_move(host.room)] == [4]


def test_an_engine_stands_in_for_the_last_ghost() -> None:
    host = Host.started(table("pacman", "ee", stand_in=5))
    (event,) = host.send(Leave(seat=2))
    assert isinstance(event, Left)
    assert event.stand_in == 5
    assert (host.room.seat(2).is_engine, host.room.seat(2).level) == (True, 5)
    assert host.room.persons == (1,)
    host.act(1, "Pf5", "Pf4")
    assert [turn.seat for turn in engines_to_move(host.room)] == [2]


def test_pacman_who_leaves_resigns_and_so_does_the_last_person() -> None:
    host = Host.started(table("pacman;deal=P.BK.IC"))
    assert [type(each) for each in host.send(Leave(seat=1))] == [Resigned, Ended, Left]
    alone = Host.started(table("pacman;deal=P.BK.IC", "cec"))
    events = alone.send(Leave(seat=2))
    assert [type(each) for each in events] == [Resigned, Ended, Left]
    assert alone.room.outcome is not None
    assert alone.room.outcome.winner is Side.PACMAN


def test_a_ghost_in_the_middle_of_its_move_is_finished_by_its_new_seat() -> None:
    start = "pacman;deal=P.BK.IC d3hg5hb7hg2vc4ve7v Pe5Be8Kh7Ia4Ce1 - a1i1a9i9/0/0/3 G - 2/1/0"
    host = Host.started(table("pacman;deal=P.BK.IC", start=start))
    host.act(2, "Be7")
    host.send(Leave(seat=2))
    host.act(3, "Bd7")


def test_engines_do_not_play_without_people() -> None:
    host = Host.started(table("classic3", "ecc"))
    host.act(1, "e2")
    assert [turn.seat for turn in engines_to_move(host.room)] == [2]
    host.send(Leave(seat=1))
    assert host.room.stage is Stage.PLAYING
    assert engines_to_move(host.room) == ()


def test_a_person_who_resigned_may_watch_the_engines_finish() -> None:
    host = Host.started(table("classic3", "ecc"))
    host.send(Resign(seat=1))
    assert [turn.seat for turn in engines_to_move(host.room)] == [2]
