"""Limits of a log."""

from __future__ import annotations

import random

import pytest

from hedgemaze.errors import HedgemazeError
from hedgemaze.rooms import (
    Act,
    Command,
    Deal,
    Dress,
    GiveTime,
    Leave,
    Offer,
    OfferKind,
    Resign,
    Say,
    Sit,
    Stage,
    Undo,
    replay,
)
from hedgemaze.rooms.limits import MAX_CHANGES, MAX_EXTRAS
from hedgemaze.rules import Side
from tests.rooms.host import BLITZ, Host, table


def flood(host: Host, *commands: Command, times: int, apart_ms: int) -> set[str]:
    """Sends commands until all are refused, and returns the codes."""
    refused = set()
    for _ in range(times):
        for command in commands:
            host.now_ms += apart_ms
            try:
                host.send(command)
            except HedgemazeError as error:
                refused.add(error.code)
    return refused


def test_the_same_name_and_character_again_cause_no_event() -> None:
    host = Host(table("classic2", "he"))
    host.send(Dress(seat=1, name="Ada", character="B"))
    version = host.room.version
    host.send(Dress(seat=1, id="again", name="Ada", character="B"))
    assert host.room.version == version


def test_names_and_deals_change_ten_times_in_ten_seconds() -> None:
    host = Host(table("pacman", "he"))
    for number in range(MAX_CHANGES - 1):
        host.send(Dress(seat=1, name=f"Ada {number}"))
    host.send(Deal(seat=1, deal="P.BKIC"))
    assert host.refused(Dress(seat=1, name="Eve")) == "room.too_many_phrases"
    assert host.refused(Deal(seat=1, deal="P.BKIC")) == "room.too_many_phrases"
    host.now_ms += 10_000
    host.send(Dress(seat=1, name="Eve"))


@pytest.mark.parametrize("apart_ms", [0, 50, 3_000])
def test_a_seat_that_keeps_changing_its_name_cannot_fill_the_log(apart_ms: int) -> None:
    host = Host(table("classic2", "he"))
    looks = [Dress(seat=1, name=name) for name in ("a", "b")]
    flood(host, *looks, times=2_000, apart_ms=apart_ms)
    assert host.room.version <= 2 + MAX_EXTRAS
    if apart_ms >= 1_000:
        assert host.refused(Dress(seat=1, name="c")) == "room.log_full"
    host.send(Sit(seat=2, name="Bob"))
    assert host.room.stage is Stage.PLAYING, "the game goes on"
    host.send(Act(seat=1, actions=("e2",)))


def test_phrases_of_one_seat_leave_the_budget_of_the_others() -> None:
    host = Host(table("classic2", "hh"))
    assert flood(host, Say(seat=1, phrase="hello"), times=MAX_EXTRAS + 50, apart_ms=2_001) == {"room.log_full"}
    assert host.room.extras == (MAX_EXTRAS, 0)
    host.send(Say(seat=2, phrase="hello"))
    host.send(Act(seat=1, actions=("e2",)))


def test_giving_time_is_limited() -> None:
    host = Host(table("classic2", "hh", BLITZ))
    assert flood(host, GiveTime(seat=1, side=Side.NORTH), times=MAX_EXTRAS + 9, apart_ms=0) == {"room.log_full"}
    assert host.room.version == 2 + MAX_EXTRAS


def test_a_person_who_left_before_the_start_may_always_return() -> None:
    host = Host(table("classic3", "hee"))
    refused = flood(host, Sit(seat=2, name="Bob"), Leave(seat=2), times=1_000, apart_ms=0)
    assert refused == {"room.log_full", "room.seat_taken"}
    assert host.room.version <= 1 + 2 * MAX_EXTRAS + 1
    host.send(Sit(seat=3, name="Eve"))
    assert host.room.stage is Stage.PLAYING, "taking a seat is never refused"


def test_a_full_log_accepts_the_game_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hedgemaze.rooms.limits.FULL_LOG", 40)
    host = Host(table("classic2", "hh", BLITZ))
    assert flood(host, Act(seat=1, actions=("e2",)), Undo(seat=1), times=60, apart_ms=0) >= {"room.log_full"}
    assert host.room.version in (40, 41)
    for command in (Undo(seat=1), Say(seat=1, phrase="hello"), GiveTime(seat=1, side=Side.NORTH)):
        assert host.refused(command) == "room.log_full"
    assert host.refused(Offer(seat=1, kind=OfferKind.DRAW)) == "room.log_full"
    assert host.refused(Offer(seat=1, kind=OfferKind.TAKE_BACK)) == "room.log_full"
    host.send(Act(seat=2, actions=("e8",)))
    host.send(Resign(seat=1))
    host.send(Offer(seat=1, kind=OfferKind.REMATCH))
    assert host.room.stage is Stage.ENDED


@pytest.mark.parametrize("seed", range(6))
def test_no_log_grows_past_its_limit(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The limit of the documentation, with small figures: full, two per entry of the longest game, some for the end."""
    monkeypatch.setattr("hedgemaze.rooms.limits.FULL_LOG", 50)
    monkeypatch.setattr("hedgemaze.rooms.handlers.transaction.LONGEST_GAME", 30)
    chance = random.Random(seed)
    host = Host(table("pacman;deal=P.BK.IC", "hhh"))
    for _ in range(3_000):
        host.now_ms += chance.randrange(2_000)
        seat = chance.randrange(1, 4)
        kind = chance.choice(list(OfferKind))
        act = Act(seat=seat, actions=_any_action(host, chance), waited_ms=chance.randrange(3))
        talk = Say(seat=seat, phrase="oops"), Deal(seat=1, deal="P.BI.KC")
        others = Offer(seat=seat, kind=kind), Undo(seat=seat), *talk
        command = act if chance.random() < 0.5 else chance.choice(others)
        flood(host, command, times=1, apart_ms=0)
    assert host.room.version <= 50 + 2 * 30 + 20
    assert replay(host.log) == host.room


def _any_action(host: Host, chance: random.Random) -> tuple[str, ...]:
    play = host.room.play
    legal = [] if play is None else play.position.legal_actions()
    return (str(chance.choice(legal)),) if legal else ("e2",)
