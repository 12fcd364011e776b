"""Engines that should act: alone, in a team, beside people's ghosts."""

from __future__ import annotations

from hedgemaze.core import Position
from hedgemaze.rooms import Act, EngineTurn, Undo, catch_now, engines_to_move
from hedgemaze.rules import GHOSTS, Piece
from tests.rooms.host import Host, table

FAR = "pacman;deal=P.BK.IC d3hg5hb7hg2vc4ve7v Pe5Bb8Kh7Ia4Cc1 - a1i1a9i9/0/0/3 G - 2/1/0"
NEAR = "pacman;deal=P.BK.IC d3hg5hb7hg2vc4ve7v Pe5Bb8Kh7Ia4Ce4 - a1i1a9i9/0/0/3 G - 2/1/0"
TWO_STEPS = "pacman;deal=P.BK.IC d3hg5hb7hg2vc4ve7v Pe5Be7Kh7Ia4Cc1 - a1i1a9i9/0/0/3 G - 2/1/0"


def test_the_engine_whose_turn_it_is() -> None:
    host = Host.started(table("classic3", "hcc"))
    assert engines_to_move(host.room) == ()
    host.act(1, "e2")
    assert engines_to_move(host.room) == (EngineTurn(2, 3, host.room.version, (Piece.WEST,)),)
    host.act(2, "b5")
    assert [turn.seat for turn in engines_to_move(host.room)] == [3]
    host.send(Undo(seat=1))
    assert engines_to_move(host.room) == ()


def test_no_engine_acts_before_the_start_or_after_the_end() -> None:
    host = Host(table("classic2", "ec"))
    assert engines_to_move(host.room) == ()


def test_engine_ghosts_wait_for_peoples_ghosts() -> None:
    host = Host.started(table("pacman;deal=P.BK.IC", "eec", start=FAR))
    assert engines_to_move(host.room) == ()
    host.act(2, "Bb9")
    assert engines_to_move(host.room) == ()
    host.act(2, "Kh6")
    assert [(turn.seat, turn.pieces, turn.catch) for turn in engines_to_move(host.room)] == [
        (3, (Piece.INKY, Piece.CLYDE), ())
    ]
    host.act(3, "Ia3")
    assert engines_to_move(host.room)[0].pieces == (Piece.CLYDE,)


def test_engine_ghosts_that_can_catch_do_so_at_once() -> None:
    host = Host.started(table("pacman;deal=P.BK.IC", "eec", start=NEAR))
    (turn,) = engines_to_move(host.room)
    assert (turn.seat, turn.catch) == (3, ("Ce5",))
    host.send(Act(seat=turn.seat, version=turn.version, actions=turn.catch))
    assert host.text.split(" ")[4] == "a1i1a9i9/0/0/2"


def test_a_catch_may_take_two_steps() -> None:
    position = Position.parse(TWO_STEPS)
    assert [str(action) for action in catch_now(position, GHOSTS)] == ["Be6", "Be5"]
    assert catch_now(position, (Piece.PINKY, Piece.INKY, Piece.CLYDE)) == ()


def test_an_engine_finishes_the_ghost_it_has_begun() -> None:
    host = Host.started(table("pacman;deal=P.BK.IC", "ece", start=TWO_STEPS))
    host.act(2, "Be8")
    assert [(turn.seat, turn.pieces) for turn in engines_to_move(host.room)] == [(2, (Piece.BLINKY,))]


def test_engines_of_a_team_act_one_after_another() -> None:
    host = Host.started(table("pacman;deal=P.BK.IC", "ecc", start=FAR))
    assert [turn.seat for turn in engines_to_move(host.room)] == [2]
    host.act(2, "Bb9")
    host.act(2, "Kh6")
    assert [turn.seat for turn in engines_to_move(host.room)] == [3]


def test_people_re_lay_the_chamber_and_engines_do_where_there_are_none() -> None:
    mixed = Host.started(table("advanced;deal=P.BK.IC", "ehc"))
    mixed.act(1, "P@e9", "Pe8", "P-")
    assert engines_to_move(mixed.room) == ()
    mixed.act(2, "~d5h")
    assert engines_to_move(mixed.room) == ()
    engines = Host.started(table("advanced;deal=P.BK.IC", "hcc"))
    engines.act(1, "P@e9", "Pe8", "P-")
    assert engines_to_move(engines.room) == (EngineTurn(2, 3, engines.room.version, ()),)
    engines.act(2, "~d5h")
    assert [turn.seat for turn in engines_to_move(engines.room)] == [2]
