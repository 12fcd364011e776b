"""Bots: where they may sit, and where it is written that they are bots (decision 0018)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hedgemaze.rooms import (
    Act,
    Answer,
    Dress,
    Leave,
    Offer,
    OfferKind,
    Resign,
    Seated,
    SeatPlan,
    SettingsError,
    Sit,
    check_settings,
    event_from_data,
    event_to_data,
    open_rematch,
    replay,
    room_from_data,
    room_to_data,
    settings_from_data,
    settings_to_data,
    to_game,
)
from tests.rooms.host import ENGINE, HERE, Host, table


def bots(host: Host) -> list[bool]:
    return [seat.is_bot for seat in host.room.seats]


def test_a_table_without_bots_refuses_them_and_changes_nothing() -> None:
    host = Host(table("classic2"))
    assert host.refused(Sit(seat=1, is_bot=True)) == "room.no_bots"
    host.send(Sit(seat=1, name="Ada"))
    assert bots(host) == [False, False]


def test_the_mark_is_in_the_event_the_seat_and_the_snapshot() -> None:
    host = Host(table("classic2", "he", allows_bots=True))
    seated, _ = host.send(Sit(seat=2, name="Robo", is_bot=True))
    assert isinstance(seated, Seated)
    assert seated.is_bot
    assert event_from_data(event_to_data(seated)) == seated
    assert bots(host) == [False, True]
    assert room_from_data(room_to_data(host.room)) == host.room
    assert replay(host.log) == host.room


def test_a_bot_is_a_person_for_the_rules() -> None:
    host = Host(table("classic2", "he", allows_bots=True))
    host.send(Sit(seat=2, is_bot=True))
    assert host.room.persons == (1, 2)
    host.send(Act(seat=1, actions=("e2",)))
    (offered,) = host.send(Offer(seat=1, kind=OfferKind.TAKE_BACK))
    host.send(Answer(seat=2, offer=offered.version, agree=True))
    assert host.refused(Act(seat=2, actions=("e8",))) == "room.not_your_turn"


def test_a_new_name_keeps_the_mark_and_departure_removes_it() -> None:
    host = Host(table("classic3", "hee", allows_bots=True))
    host.send(Sit(seat=2, name="Robo", is_bot=True))
    host.send(Dress(seat=2, name="Ada"))
    assert bots(host) == [False, True, False]
    host.send(Leave(seat=2))
    assert bots(host) == [False, False, False]
    host.send(Sit(seat=2, name="Ada"))
    assert bots(host) == [False, False, False]


def test_a_record_names_the_type_of_a_bots_seat_alone() -> None:
    host = Host(table("classic3", "hec", allows_bots=True))
    host.send(Sit(seat=2, name="Robo", is_bot=True))
    assert to_game(host.room).tags == {"Seat2": "Robo", "Seat3": "Level 3", "Seat2Type": "bot"}


def test_a_rematch_keeps_the_marks_where_the_players_sit() -> None:
    own = replace(HERE, is_bot=True)
    settings = table("pacman;deal=P.BK.IC", allows_bots=True)
    host = Host(replace(settings, seats=(own, *settings.seats[1:])))
    host.send(Sit(seat=2, name="Robo", is_bot=True))
    host.send(Sit(seat=3, name="Cora"))
    host.send(Resign(seat=1))
    (offered,) = host.send(Offer(seat=1, kind=OfferKind.REMATCH))
    for seat in (2, 3):
        host.send(Answer(seat=seat, offer=offered.version, agree=True))
    again, _ = open_rematch(host.room, host.now_ms, host.draw)
    assert [(seat.name, seat.is_bot) for seat in again.seats] == [("Robo", True), ("Cora", False), ("", True)]


@pytest.mark.parametrize("plan", [replace(ENGINE, is_bot=True), replace(table("classic2").seats[0], is_bot=True)])
def test_only_a_seat_at_the_openers_screen_is_a_bots_from_the_start(plan: SeatPlan) -> None:
    settings = replace(table("classic2", "he", allows_bots=True), seats=(HERE, plan))
    with pytest.raises(SettingsError, match=r"room\.bad_bot: seat 2"):
        check_settings(settings)
    mine = replace(settings, seats=(replace(HERE, is_bot=True), table("classic2").seats[1]))
    check_settings(mine)
    assert settings_from_data(settings_to_data(mine)) == mine
