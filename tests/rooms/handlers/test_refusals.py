"""Every command that may not be carried out, with its code."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hedgemaze.rooms import (
    Act,
    Answer,
    Cause,
    Command,
    Credit,
    Deal,
    Dress,
    Flag,
    GiveTime,
    Hint,
    Judge,
    Leave,
    Offer,
    OfferKind,
    Resign,
    Say,
    Sit,
    Undo,
)
from hedgemaze.rules import Side
from tests.rooms.host import BLITZ, Host, table


def waiting() -> Host:
    host = Host(table("classic3", "eec"))
    host.send(Sit(seat=1))
    return host


def playing() -> Host:
    return Host.started(table("classic3", "eec", BLITZ))


def over() -> Host:
    host = Host.started(table("classic2", "ee", BLITZ))
    host.send(Resign(seat=1))
    return host


ALL = (
    Dress(name="x"),
    Deal(deal="P.BKIC"),
    Leave(),
    Act(actions=("e2",)),
    Offer(kind=OfferKind.DRAW),
    Answer(offer=1, agree=True),
    Judge(value=0.5),
    Resign(),
    Undo(),
    Hint(),
    GiveTime(side=Side.SOUTH),
    Say(phrase="hello"),
    Sit(),
)


def of_seat(command: Command, seat: int) -> Command:
    fields = {name: getattr(command, name) for kind in type(command).__mro__ for name in getattr(kind, "__slots__", ())}
    return type(command)(**{**fields, "seat": seat})


@pytest.mark.parametrize("command", ALL, ids=lambda command: type(command).__name__)
@pytest.mark.parametrize("make", [waiting, playing, over])
def test_spectators_and_strangers_do_nothing(make: Callable[[], Host], command: Command) -> None:
    host = make()
    assert host.refused(of_seat(command, 0)) == "room.spectator"
    assert host.refused(of_seat(command, 9)) == "room.no_such_seat"
    assert host.refused(of_seat(command, -1)) == "room.no_such_seat"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Act(seat=1, actions=("e2",)), "room.not_started"),
        (Act(seat=2, actions=("e2",)), "room.seat_empty"),
        (Resign(seat=1), "room.not_started"),
        (Undo(seat=1), "room.not_started"),
        (Hint(seat=1), "room.not_started"),
        (GiveTime(seat=1, side=Side.WEST), "room.not_started"),
        (Offer(seat=1, kind=OfferKind.DRAW), "room.not_started"),
        (Offer(seat=1, kind=OfferKind.REMATCH), "room.not_over"),
        (Judge(seat=3, value=0), "room.not_started"),
        (Flag(seat=1), "room.flag_not_fallen"),
        (Sit(seat=1), "room.seat_taken"),
        (Sit(seat=3), "room.seat_taken"),
        (Sit(seat=2, name="\x00"), "room.bad_name"),
        (Sit(seat=2, id="x" * 65), "room.bad_id"),
        (Dress(seat=3), "room.engine_seat"),
        (Deal(seat=1, deal="P.BKIC"), "room.bad_deal"),
        (Say(seat=1, phrase="Buy my book"), "room.unknown_phrase"),
    ],
)
def test_before_the_start(command: Command, code: str) -> None:
    assert waiting().refused(command) == code


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Act(seat=2, actions=("a4",)), "room.not_your_turn"),
        (Act(seat=3, actions=("e8",)), "room.not_your_turn"),
        (Act(seat=1, version=1, actions=("e2",)), "room.stale"),
        (Act(seat=1, version=1_000, actions=("e2",)), "room.future_version"),
        (Act(seat=1, actions=("e3",)), "action.too_far"),
        (Sit(seat=1), "room.seat_taken"),
        (Dress(seat=1, name="x"), "room.started"),
        (Resign(seat=3), "room.engine_seat"),
        (Leave(seat=3), "room.engine_seat"),
        (Say(seat=3, phrase="hello"), "room.engine_seat"),
        (Offer(seat=3, kind=OfferKind.DRAW), "room.engine_seat"),
        (Offer(seat=1, kind=OfferKind.REMATCH), "room.not_over"),
        (Offer(seat=1, kind=OfferKind.RESIGN), "room.bad_offer"),
        (Offer(seat=1, kind=OfferKind.TAKE_BACK), "room.nothing_to_take_back"),
        (Answer(seat=1, offer=3, agree=True), "room.no_offer"),
        (Judge(seat=3, value=0), "room.no_offer"),
        (Judge(seat=1, value=0), "room.not_an_engine"),
        (Undo(seat=1), "room.no_undo"),
        (Hint(seat=1), "room.no_hints"),
        (GiveTime(seat=1, side=Side.SOUTH), "room.own_clock"),
        (GiveTime(seat=1, side=Side.GHOSTS), "room.side_out"),
        (Flag(), "room.flag_not_fallen"),
        (Credit(ms=-1, cause=Cause.RESTART), "room.bad_credit"),
        (Credit(ms=5, cause=Cause.GIVEN), "room.bad_credit"),
    ],
)
def test_in_the_game(command: Command, code: str) -> None:
    assert playing().refused(command) == code


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Act(seat=2, actions=("e8",)), "room.over"),
        (Resign(seat=2), "room.over"),
        (Undo(seat=2), "room.over"),
        (Hint(seat=2), "room.over"),
        (GiveTime(seat=2, side=Side.SOUTH), "room.over"),
        (Offer(seat=2, kind=OfferKind.DRAW), "room.over"),
        (Offer(seat=2, kind=OfferKind.TAKE_BACK), "room.over"),
        (Deal(seat=2, deal="P.BKIC"), "room.over"),
        (Dress(seat=2), "room.started"),
        (Flag(seat=2), "room.flag_not_fallen"),
    ],
)
def test_after_the_end(command: Command, code: str) -> None:
    assert over().refused(command) == code


def test_a_host_that_was_away_after_the_end_has_nothing_to_credit() -> None:
    assert over().send(Credit(ms=5_000, cause=Cause.RESTART)) == ()


def test_a_side_that_is_out_and_a_seat_that_left_do_nothing_more() -> None:
    host = Host.started(table("classic3", "eee", BLITZ))
    host.send(Resign(seat=2))
    for command in (Act(seat=2, actions=("b5",)), Resign(seat=2), Offer(seat=2, kind=OfferKind.DRAW)):
        assert host.refused(command) == "room.side_out"
    assert host.refused(GiveTime(seat=1, side=Side.WEST)) == "room.side_out"
    host.send(Say(seat=2, phrase="good_luck"))
    host.send(Leave(seat=2))
    assert host.refused(Say(seat=2, phrase="hello")) == "room.seat_left"
    assert host.refused(Leave(seat=2)) == "room.seat_left"


def test_phrases_are_rate_limited() -> None:
    host = playing()
    for _ in range(5):
        host.send(Say(seat=1, phrase="face_smile"))
    assert host.refused(Say(seat=1, phrase="hello")) == "room.too_many_phrases"
    host.send(Say(seat=2, phrase="hello"))
    host.wait(10_001)
    host.send(Say(seat=1, phrase="hello"))
