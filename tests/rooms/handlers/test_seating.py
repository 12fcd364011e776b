"""Before the start: seats, names, characters, the deal, who begins."""

from __future__ import annotations

import pytest

from hedgemaze.rooms import Act, Deal, Dress, First, Leave, Seated, Sit, Stage, Started, to_game
from hedgemaze.rules import Side, format_record
from tests.rooms.host import Host, table


def test_a_table_waits_for_its_last_seat_and_starts_by_itself() -> None:
    host = Host(table("classic3", "hec"))
    assert [seat.presence.value for seat in host.room.seats] == ["taken", "empty", "taken"]
    assert host.stage() is Stage.WAITING
    events = host.send(Sit(seat=2, id="a", name="Ada"))
    assert [type(event) for event in events] == [Seated, Started]
    assert [(event.seat, event.command) for event in events] == [(2, "a"), (0, "")]
    assert host.room.stage is Stage.PLAYING


def test_a_table_without_empty_seats_starts_at_once() -> None:
    assert Host(table("classic2", "hc")).room.stage is Stage.PLAYING


@pytest.mark.parametrize(("draw", "side"), [(0, Side.SOUTH), (1, Side.WEST), (2, Side.NORTH)])
def test_who_begins_is_drawn(draw: int, side: Side) -> None:
    host = Host.started(table("classic3"), draw)
    assert host.room.first is side
    assert host.room.play is not None
    assert host.room.play.position.side is side


def test_who_begins_can_be_chosen_or_follow_from_the_start_position() -> None:
    chosen = Host.started(table("classic2", first=First.CHOSEN, first_side=Side.NORTH))
    assert chosen.text == "classic2 - Se1Ne9 10,10 - N - 0"
    start = "classic2 - Se4Ne6 10,10 - N - 6"
    given = Host.started(table("classic2", start=start), draw=0)
    assert (given.text, given.room.first) == (start, None)
    assert Host.started(table("pacman"), draw=1).text.split(" ")[5] == "P"


def test_a_seat_that_is_left_before_the_start_is_free_again() -> None:
    host = Host(table("classic3"))
    host.send(Sit(seat=1, name="Ada", character="P"))
    host.send(Leave(seat=1))
    assert host.room.seat(1).name == ""
    assert host.room.stage is Stage.WAITING
    host.send(Sit(seat=1, name="Bob", character="P"))
    assert host.refused(Sit(seat=1)) == "room.seat_taken"


def test_each_character_is_chosen_once_first_come_first_served() -> None:
    host = Host(table("classic3"))
    host.send(Sit(seat=1, character="P"))
    assert host.refused(Sit(seat=2, character="P")) == "room.character_taken"
    assert host.refused(Sit(seat=2, character="S")) == "room.bad_character"
    host.send(Sit(seat=2, character="B"))
    host.send(Dress(seat=1, name="Ada", character="K"))
    host.send(Dress(seat=2, character="P"))
    assert [seat.character for seat in host.room.seats] == ["K", "P", None]
    host.send(Sit(seat=3))
    assert host.refused(Dress(seat=1, name="Eve")) == "room.started"
    assert Host(table("pacman")).refused(Sit(seat=1, character="P")) == "room.bad_character"


@pytest.mark.parametrize("characters", ["PB", "BP", "KC", "IK"])
def test_a_character_changes_only_how_a_seat_looks(characters: str) -> None:
    """B44: any of the five is a pawn like any other; position, legal actions, record and end are the same."""
    plain, dressed = Host.started(table("classic2;size=5")), Host(table("classic2;size=5"))
    for seat, character in enumerate(characters, 1):
        dressed.send(Sit(seat=seat, name=f"Player {seat}", character=character))
    assert [seat.character for seat in dressed.room.seats] == list(characters)
    for number, token in enumerate(["c2", "c4", "c3", "d2h", "c5"]):
        seat = number % 2 + 1
        assert dressed.refused(Act(seat=seat, actions=("e5",))) == plain.refused(Act(seat=seat, actions=("e5",)))
        dressed.act(seat, token)
        plain.act(seat, token)
        assert dressed.text == plain.text
    assert dressed.room.stage is plain.room.stage is Stage.ENDED
    assert format_record(to_game(dressed.room)) == format_record(to_game(plain.room))


def test_the_deal_of_the_ghosts_can_be_changed_until_the_first_action() -> None:
    host = Host(table("pacman;deal=P.BK.I.C"))
    assert [seat.hand for seat in host.room.seats] == ["P", "BK", "I", "C"]
    for seat in (1, 2, 3):
        host.send(Sit(seat=seat))
    host.send(Deal(seat=3, deal="P.B.KI.C"))
    host.send(Sit(seat=4))
    host.send(Deal(seat=2, deal="P.B.K.IC"))
    assert [seat.hand for seat in host.room.seats] == ["P", "B", "K", "IC"]
    assert host.text.startswith("pacman;deal=P.B.K.IC ")
    host.act(1, "Pf5")
    assert host.refused(Deal(seat=2, deal="P.BK.I.C")) == "room.started"


@pytest.mark.parametrize("deal", ["P.BKIC", "P.BK.IC", "B.PK.I.C", "P.B.K.I", "", "x", "P.BK.I.C.C"])
def test_a_deal_gives_every_ghost_to_one_seat_of_the_team(deal: str) -> None:
    assert Host.started(table("pacman;deal=P.BK.I.C")).refused(Deal(seat=2, deal=deal)) == "room.bad_deal"


def test_the_deal_cannot_be_changed_after_a_person_left() -> None:
    host = Host.started(table("pacman;deal=P.BK.I.C"))
    host.send(Leave(seat=2))
    assert host.refused(Deal(seat=3, deal="P.BK.I.C")) == "room.somebody_left"


def test_a_deal_keeps_a_start_position() -> None:
    start = "pacman;deal=P.BK.IC d3hg5hb7hg2vc4ve7v Pf5Be8Kh5Ib5Ce2 - a1i1a9i9/0/0/3 P - 0/1/0"
    host = Host.started(table("pacman;deal=P.BK.IC", start=start))
    host.send(Deal(seat=1, deal="P.B.KIC"))
    assert host.text == start.replace("P.BK.IC", "P.B.KIC")
