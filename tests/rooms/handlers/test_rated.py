"""Rated tables: who may sit there, what they may not have, and that accounts travel with seats."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hedgemaze.rooms import (
    POOLS,
    Act,
    Answer,
    Dress,
    Leave,
    Offer,
    OfferKind,
    Resign,
    Seated,
    Settings,
    SettingsError,
    Sit,
    Stage,
    check_settings,
    event_from_data,
    event_to_data,
    open_rematch,
    pool_of,
    replay,
    room_from_data,
    room_to_data,
)
from hedgemaze.rules import MODES, Mode, Outcome, Side
from tests.rooms.host import BLITZ, ENGINE, HERE, Host, table

OPENER = replace(HERE, name="Ada", account="a")


def rated(mode: str = "classic2", seats: str = "") -> Host:
    """Returns a rated table where everyone sits; the accounts are the numbers of the seats."""
    host = Host(table(mode, seats, BLITZ, is_rated=True))
    for number in range(1, len(host.room.seats) + 1):
        host.send(Sit(seat=number, name=f"P{number}", account=f"{number}", rating=1500 + number, is_provisional=True))
    return host


def test_everyone_has_an_account_and_no_one_sits_twice() -> None:
    host = Host(table("classic3", "", BLITZ, is_rated=True))
    assert host.refused(Sit(seat=1, name="Ada")) == "room.rated_account"
    host.send(Sit(seat=1, name="Ada", account="a"))
    assert host.refused(Sit(seat=2, name="Ada", account="a")) == "room.rated_twice"
    host.send(Leave(seat=1))
    assert host.room.seat(1).account is None
    host.send(Sit(seat=2, name="Ada", account="a"))
    assert [seat.account for seat in host.room.seats] == [None, "a", None]


def test_the_account_is_in_the_event_the_seat_and_the_snapshot() -> None:
    host = Host(table("classic2", "", BLITZ, is_rated=True))
    (seated,) = host.send(Sit(seat=1, name="Ada", account="a", rating=1612, is_provisional=True))
    assert isinstance(seated, Seated)
    assert (seated.account, seated.rating, seated.is_provisional) == ("a", 1612, True)
    assert event_from_data(event_to_data(seated)) == seated
    assert room_from_data(room_to_data(host.room)) == host.room
    assert replay(host.log) == host.room


def test_the_name_of_an_account_cannot_be_changed() -> None:
    host = Host(table("classic2", "", BLITZ))
    host.send(Sit(seat=1, name="Ada", account="a", rating=1600))
    host.send(Dress(seat=1, name="Bob", character="P"))
    seat = host.room.seat(1)
    assert (seat.name, seat.character, seat.account, seat.rating) == ("Ada", "P", "a", 1600)


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        (table("classic2", is_rated=True), "a rated game has a clock"),
        (replace(table("classic2", "hc", BLITZ, is_rated=True), seats=(OPENER, ENGINE)), "engines do not play"),
        (table("classic2", "", BLITZ, is_rated=True, allows_bots=True), "bots do not play"),
        (table("classic2", "", BLITZ, is_rated=True, start="classic2 - Se4Ne6 10,10 - N - 6"), "the usual start"),
        (table("classic2;size=7;fences=6", "", BLITZ, is_rated=True), "no house rules"),
        (table("classic2;fences=9", "", BLITZ, is_rated=True), "no house rules"),
        (replace(table("classic3", "hhe", BLITZ, is_rated=True), seats=(OPENER, OPENER, ENGINE)), "at most one person"),
        (table("classic2", "he", BLITZ, is_rated=True), "room.rated_account"),
    ],
)
def test_a_rated_table_is_plain(settings: Settings, reason: str) -> None:
    with pytest.raises(SettingsError, match=reason):
        check_settings(settings)


@pytest.mark.parametrize("mode", [*MODES, "pacman;deal=P.BI.KC", "pacman;maze=A2", "advanced;deal=P.B.K.I.C"])
def test_deals_and_shipped_mazes_may_be_rated(mode: str) -> None:
    check_settings(table(mode, "", BLITZ, is_rated=True))


def test_nothing_is_taken_back() -> None:
    host = rated()
    host.send(Act(seat=1, id="a", actions=("e2",)))
    assert host.refused(Offer(seat=1, kind=OfferKind.TAKE_BACK)) == "room.rated"
    host.send(Offer(seat=1, kind=OfferKind.DRAW))


@pytest.mark.parametrize("is_rated", [True, False])
def test_no_engine_takes_over_from_the_ghosts_of_a_rated_game(is_rated: bool) -> None:
    host = rated("pacman") if is_rated else Host.started(table("pacman", "", BLITZ))
    host.send(Leave(seat=2))
    outcome = host.room.outcome
    assert (host.room.stage is Stage.ENDED) == is_rated == isinstance(outcome, Outcome)
    assert host.room.seat(2).is_engine != is_rated


def test_a_mate_takes_over_in_a_rated_game() -> None:
    host = rated("pacman;deal=P.BK.IC")
    host.send(Leave(seat=2))
    assert host.room.stage is Stage.PLAYING
    assert host.room.seat(3).hand == "BKIC"


def test_a_rematch_keeps_accounts_and_takes_new_ratings() -> None:
    host = rated("pacman")
    host.send(Resign(seat=1))
    host.send(Offer(seat=1, kind=OfferKind.REMATCH))
    host.send(Answer(seat=2, offer=host.room.version, agree=True))
    again, _ = open_rematch(host.room, host.now_ms, lambda _: 0, {1: (1400, True), 2: (1600, False)})
    assert again.settings.is_rated
    assert again.stage is Stage.PLAYING
    seats = [(seat.name, seat.account, seat.rating, seat.is_provisional) for seat in again.seats]
    assert seats == [("P2", "2", 1400, True), ("P1", "1", 1600, False)]


def test_every_side_of_every_mode_has_a_pool() -> None:
    found = {pool_of(mode, side) for mode in map(Mode.named, MODES) for side in mode.sides}
    assert found == set(POOLS)
    assert pool_of(Mode.named("advanced"), Side.PACMAN) == "advanced.pacman"
