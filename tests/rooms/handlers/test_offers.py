"""Offers: which seats are asked, what an answer does, when an offer lapses; rematches."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hedgemaze.rooms import (
    Act,
    Answer,
    Answered,
    Ended,
    First,
    Holder,
    Judge,
    Leave,
    Offer,
    Offered,
    OfferKind,
    Rematched,
    Resign,
    Resigned,
    RoomError,
    SeatPlan,
    Settings,
    Stage,
    TookBack,
    Undo,
    engines_to_answer,
    open_rematch,
)
from hedgemaze.rules import Reason, Side
from tests.rooms.host import BLITZ, Host, table


def offer(host: Host, seat: int, kind: OfferKind) -> Offered:
    (event,) = host.send(Offer(seat=seat, kind=kind, version=host.room.version))
    assert isinstance(event, Offered)
    return event


def yes(host: Host, seat: int, event: Offered) -> list[str]:
    return [type(each).__name__ for each in host.send(Answer(seat=seat, offer=event.version, agree=True))]


# Draws.


def test_two_agree_to_a_draw() -> None:
    host = Host.started(table("classic2"))
    event = offer(host, 1, OfferKind.DRAW)
    assert event.asked == (2,)
    answered, ended = host.send(Answer(seat=2, offer=event.version, agree=True))
    assert isinstance(answered, Answered)
    assert isinstance(ended, Ended)
    assert (ended.reason, ended.winner) == (Reason.AGREED, None)


def test_offering_back_is_agreeing() -> None:
    host = Host.started(table("classic2"))
    offer(host, 1, OfferKind.DRAW)
    host.send(Offer(seat=2, kind=OfferKind.DRAW))
    assert host.room.outcome is not None


def test_every_side_still_playing_and_every_ghost_must_agree() -> None:
    host = Host.started(table("classic4"))
    host.send(Resign(seat=3))
    event = offer(host, 2, OfferKind.DRAW)
    assert event.asked == (1, 4)
    assert yes(host, 4, event) == ["Answered"]
    assert host.refused(Answer(seat=4, offer=event.version, agree=True)) == "room.not_asked"
    assert host.refused(Answer(seat=3, offer=event.version, agree=False)) == "room.not_asked"
    assert yes(host, 1, event) == ["Answered", "Ended"]
    maze = Host.started(table("pacman;deal=P.BK.I.C"))
    assert offer(maze, 3, OfferKind.DRAW).asked == (1, 2, 4)


def test_one_refusal_is_enough_and_the_same_offer_must_wait_a_round() -> None:
    host = Host.started(table("classic2"))
    event = offer(host, 1, OfferKind.DRAW)
    host.send(Answer(seat=2, offer=event.version, agree=False))
    assert host.room.offers == ()
    assert host.refused(Offer(seat=1, kind=OfferKind.DRAW)) == "room.offer_too_soon"
    host.act(1, "e2")
    assert host.refused(Offer(seat=1, kind=OfferKind.DRAW)) == "room.offer_too_soon"
    host.act(2, "e8")
    offer(host, 1, OfferKind.DRAW)


def test_the_seat_that_made_an_offer_may_withdraw_it() -> None:
    host = Host.started(table("classic2"))
    event = offer(host, 1, OfferKind.DRAW)
    assert host.refused(Answer(seat=1, offer=event.version, agree=True)) == "room.not_asked"
    host.send(Answer(seat=1, offer=event.version, agree=False))
    assert host.refused(Answer(seat=2, offer=event.version, agree=True)) == "room.no_offer"


def test_a_draw_offer_outlasts_ones_own_action_and_is_declined_by_playing_on() -> None:
    host = Host.started(table("classic2"))
    event = offer(host, 1, OfferKind.DRAW)
    host.act(1, "e2")
    assert host.room.offers != ()
    host.act(2, "e8")
    assert host.room.offers == ()
    assert host.refused(Answer(seat=2, offer=event.version, agree=True)) == "room.no_offer"


def test_a_team_that_offers_plays_on_and_a_team_that_is_asked_declines_by_it() -> None:
    start = "pacman;deal=P.BK.IC d3hg5hb7hg2vc4ve7v Pe5Bb8Kh7Ia4Cc1 - a1i1a9i9/0/0/3 G - 2/1/0"
    host = Host.started(table("pacman;deal=P.BK.IC", start=start))
    event = offer(host, 2, OfferKind.DRAW)
    assert event.asked == (1, 3)
    host.act(2, "Bb9")
    host.act(3, "Ia3")
    assert host.room.offer(OfferKind.DRAW) is not None
    asked = Host.started(table("pacman;deal=P.BK.IC", start=start))
    event = offer(asked, 1, OfferKind.DRAW)
    yes(asked, 2, event)
    asked.act(2, "Bb9")
    assert asked.room.offer(OfferKind.DRAW) is not None
    asked.act(3, "Ia3")
    assert asked.room.offers == ()


def test_a_repeated_offer_is_refused_while_it_is_open() -> None:
    host = Host.started(table("classic2"))
    offer(host, 1, OfferKind.DRAW)
    assert host.refused(Offer(seat=1, kind=OfferKind.DRAW)) == "room.offer_pending"


def test_when_a_side_leaves_offers_lapse() -> None:
    host = Host.started(table("classic3"))
    event = offer(host, 1, OfferKind.DRAW)
    assert yes(host, 2, event) == ["Answered"]
    host.send(Resign(seat=3))
    assert host.room.offers == ()
    assert host.room.stage is Stage.PLAYING


@pytest.mark.parametrize(("value", "agrees"), [(0.0, True), (0.45, True), (0.46, False), (1.0, False)])
def test_an_engine_agrees_when_it_expects_clearly_less_than_its_share(value: float, agrees: bool) -> None:
    host = Host.started(table("classic2", "ec"))
    assert offer(host, 1, OfferKind.DRAW).asked == (2,)
    assert engines_to_answer(host.room) == (2,)
    host.send(Judge(seat=2, value=value))
    assert (host.room.stage is Stage.ENDED) is agrees
    assert engines_to_answer(host.room) == ()


def test_engines_follow_the_people_of_their_team_and_one_speaks_for_a_team_of_engines() -> None:
    mixed = Host.started(table("pacman;deal=P.BK.IC", "eec"))
    assert offer(mixed, 1, OfferKind.DRAW).asked == (2,)
    engines = Host.started(table("pacman;deal=P.BK.IC", "ecc"))
    assert offer(engines, 1, OfferKind.DRAW).asked == (2,)
    assert engines_to_answer(engines.room) == (2,)


# Take backs.


def test_a_take_back_needs_every_other_person_and_returns_to_ones_own_last_turn() -> None:
    host = Host.started(table("classic3"))
    host.act(1, "e2")
    host.act(2, "b5")
    event = offer(host, 1, OfferKind.TAKE_BACK)
    assert (event.asked, event.turn) == ((2, 3), 0)
    assert yes(host, 2, event) == ["Answered"]
    assert yes(host, 3, event) == ["Answered", "TookBack"]
    assert host.text == "classic3 - Se1Wa5Ne9 6,6,6 - S - 0"
    assert host.room.play is not None
    assert host.room.play.entries == ()


def test_a_take_back_lapses_with_any_action() -> None:
    for actor, action in ((1, "e3"), (2, "e7")):
        host = Host.started(table("classic2"))
        host.act(1, "e2")
        if actor == 1:
            host.act(2, "e8")
        offer(host, 1, OfferKind.TAKE_BACK)
        host.act(actor, action if actor == 1 else "e8")
        assert host.room.offers == ()


def test_a_take_back_of_a_turn_under_way_returns_to_its_start() -> None:
    host = Host.started(table("pacman"))
    host.act(1, "Pf5")
    event = offer(host, 1, OfferKind.TAKE_BACK)
    assert yes(host, 2, event) == ["Answered", "TookBack"]
    assert host.text.endswith("P - 0/1/0")


def test_a_take_back_that_was_asked_for_before_the_answer_came_is_stale() -> None:
    host = Host.started(table("classic2"))
    host.act(1, "e2")
    seen = host.room.version
    host.act(2, "e8")
    assert host.refused(Offer(seat=1, kind=OfferKind.TAKE_BACK, version=seen)) == "room.stale"


def test_nothing_is_taken_back_from_before_a_side_left() -> None:
    host = Host.started(table("classic3"))
    host.act(1, "e2")
    host.send(Resign(seat=2))
    assert host.refused(Offer(seat=1, kind=OfferKind.TAKE_BACK)) == "room.nothing_to_take_back"
    host.act(3, "e8")
    event = offer(host, 3, OfferKind.TAKE_BACK)
    yes(host, 1, event)
    assert host.text == "classic3 - Se2Wa5Ne9 6,6,6 - N:retired=W - 1"


def test_engines_always_agree_to_take_back_and_are_not_asked() -> None:
    host = Host.started(table("classic2", "ec"))
    host.act(1, "e2")
    host.act(2, "e8")
    (event,) = host.send(Offer(seat=1, kind=OfferKind.TAKE_BACK))
    assert isinstance(event, TookBack)
    host.act(1, "e2")
    (event,) = host.send(Undo(seat=1))
    assert isinstance(event, TookBack)


def test_undo_on_one_screen_takes_back_turn_by_turn() -> None:
    host = Host.started(table("classic3", "hhc"))
    host.act(1, "e2")
    host.act(2, "b5")
    host.act(3, "e8")
    host.act(1, "e3")
    plies = []
    for _ in range(3):
        host.send(Undo(seat=2))
        plies.append(host.text.rpartition(" ")[2])
    assert plies == ["3", "1", "0"]
    assert host.refused(Undo(seat=2)) == "room.nothing_to_take_back"


def test_an_engines_answer_to_a_turn_that_was_taken_back_is_stale() -> None:
    host = Host.started(table("classic2", "hc"))
    host.act(1, "e2")
    seen = host.room.version
    host.send(Undo(seat=1))
    host.act(1, "e2")
    assert host.refused(Act(seat=2, version=seen, actions=("e8",))) == "room.stale"


# Resigning together.


def test_ghosts_resign_together() -> None:
    host = Host.started(table("pacman;deal=P.BK.I.C", "eeec"))
    (event,) = host.send(Resign(seat=2))
    assert isinstance(event, Offered)
    assert (event.kind, event.asked) == (OfferKind.RESIGN, (3,))
    assert host.refused(Resign(seat=3)) == "room.offer_pending"
    assert host.refused(Answer(seat=1, offer=event.version, agree=True)) == "room.not_asked"
    events = host.send(Answer(seat=3, offer=event.version, agree=True))
    assert [type(each) for each in events] == [Answered, Resigned, Ended]
    assert host.room.outcome is not None
    assert (host.room.outcome.reason, host.room.outcome.winner) == (Reason.RESIGNED, Side.PACMAN)


def test_a_common_resignation_lapses_when_the_team_plays_on() -> None:
    host = Host.started(table("pacman;deal=P.BK.IC"))
    host.send(Resign(seat=2))
    host.act(1, "Pf5", "Pf4")
    assert host.room.offer(OfferKind.RESIGN) is not None
    host.act(3, "Ia4")
    assert host.room.offers == ()
    assert host.refused(Resign(seat=2)) == "room.offer_too_soon"


# Rematches.


def ended() -> Host:
    host = Host.started(table("classic2", "ee", BLITZ))
    host.send(Resign(seat=1))
    return host


def test_in_a_rematch_the_next_side_begins() -> None:
    host = ended()
    event = offer(host, 1, OfferKind.REMATCH)
    assert event.asked == (2,)
    _, rematched = host.send(Answer(seat=2, offer=event.version, agree=True))
    assert isinstance(rematched, Rematched)
    assert rematched.seats == (1, 2)
    room, log = open_rematch(host.room, host.now_ms, host.draw)
    assert (room.stage, room.first) == (Stage.PLAYING, Side.NORTH)
    assert [seat.name for seat in room.seats] == ["Player 1", "Player 2"]
    assert log[0].version == 1
    assert host.refused(Offer(seat=2, kind=OfferKind.REMATCH)) == "room.offer_pending"


def test_a_name_of_an_older_log_does_not_keep_a_rematch_from_beginning() -> None:
    host = ended()
    yes(host, 2, offer(host, 1, OfferKind.REMATCH))
    rematch = host.room.rematch
    assert rematch is not None
    plans = (replace(rematch.settings.seats[0], name="\u3164"), rematch.settings.seats[1])
    old = replace(host.room, rematch=replace(rematch, settings=replace(rematch.settings, seats=plans)))
    room, _ = open_rematch(old, host.now_ms, host.draw)
    assert [seat.name for seat in room.seats] == ["", "Player 2"]


@pytest.mark.parametrize(("seat", "side"), [(1, Side.SOUTH), (2, Side.NORTH)])
def test_the_loser_begins_if_the_settings_say_so(seat: int, side: Side) -> None:
    host = Host.started(table("classic2", first=First.LOSER))
    host.send(Resign(seat=seat))
    yes(host, 2, offer(host, 1, OfferKind.REMATCH))
    assert open_rematch(host.room, host.now_ms, host.draw)[0].first is side


def test_of_several_losers_the_one_after_the_winner_begins_and_after_a_draw_the_next() -> None:
    host = Host.started(table("classic3", "ecc", first=First.LOSER), draw=2)
    host.send(Offer(seat=1, kind=OfferKind.DRAW))
    host.send(Judge(seat=2, value=0))
    host.send(Judge(seat=3, value=0))
    host.send(Offer(seat=1, kind=OfferKind.REMATCH))
    assert open_rematch(host.room, host.now_ms, host.draw)[0].first is Side.SOUTH
    won = Host.started(table("classic3", first=First.LOSER))
    won.send(Resign(seat=1))
    won.send(Resign(seat=2))
    event = offer(won, 1, OfferKind.REMATCH)
    yes(won, 2, event)
    yes(won, 3, event)
    assert open_rematch(won.room, won.now_ms, won.draw)[0].first is Side.SOUTH


def test_everybody_is_pacman_in_turn() -> None:
    people = [SeatPlan(Holder.HERE, name=name) for name in ("Ada", "Bob")]
    host = Host(Settings("pacman;deal=P.BK.IC", (*people, SeatPlan(Holder.ENGINE, 2))))
    host.send(Resign(seat=1))
    event = offer(host, 2, OfferKind.REMATCH)
    yes(host, 1, event)
    assert host.room.rematch is not None
    assert host.room.rematch.seats == (2, 3, 1)
    room, _ = open_rematch(host.room, host.now_ms, host.draw)
    assert [(seat.name, seat.holder.value, seat.hand) for seat in room.seats] == [
        ("Bob", "here", "P"),
        ("", "engine", "BK"),
        ("Ada", "here", "IC"),
    ]


def test_a_declined_rematch_may_be_offered_by_the_other() -> None:
    host = ended()
    event = offer(host, 1, OfferKind.REMATCH)
    host.send(Answer(seat=2, offer=event.version, agree=False))
    assert host.refused(Offer(seat=1, kind=OfferKind.REMATCH)) == "room.offer_too_soon"
    event = offer(host, 2, OfferKind.REMATCH)
    assert yes(host, 1, event) == ["Answered", "Rematched"]


def test_no_rematch_without_everybody() -> None:
    host = ended()
    offer(host, 1, OfferKind.REMATCH)
    host.send(Leave(seat=2))
    assert host.room.offers == ()
    assert host.refused(Offer(seat=1, kind=OfferKind.REMATCH)) == "room.somebody_left"
    with pytest.raises(RoomError, match="no rematch is agreed"):
        open_rematch(host.room, 0, host.draw)
