"""A room's game as a record that the rules read back."""

from __future__ import annotations

import pytest

from hedgemaze.rooms import Answer, Offer, OfferKind, Resign, RoomError, to_game
from hedgemaze.rules import format_record, parse_record
from tests.rooms.host import BLITZ, Host, table


def test_a_record_has_seats_clocks_and_the_end() -> None:
    host = Host.started(table("classic3", "eec", BLITZ))
    for round_, moves in enumerate((("e2", "b5", "e8"), ("e3", "c5", "e7"))):
        for seat, move in enumerate(moves, 1):
            host.wait(1_500 + 500 * round_)
            host.act(seat, move)
    host.send(Resign(seat=2))
    host.act(1, "e4")
    host.send(Resign(seat=1))
    record = format_record(to_game(host.room, {"Event": "a test"}))
    assert record == (
        '[Mode "classic3"]\n[Seat1 "Player 1"]\n[Seat2 "Player 2"]\n[Seat3 "Level 3"]\n[Event "a test"]\n'
        '[Result "N-wins"]\n[Reason "resigned"]\n\n'
        "1. e2 {[%clk 0:03:00]} b5 {[%clk 0:03:00]} e8 {[%clk 0:03:00]} 2. e3 {[%clk 0:03:00]} c5\n"
        "{[%clk 0:03:00]} e7 {[%clk 0:03:00]} 3. W:resigned e4 {[%clk 0:03:02]} S:resigned N-wins\n"
    )
    again = parse_record(record)
    assert again == to_game(host.room, {"Event": "a test"})
    assert again.outcome() == host.room.outcome


def test_an_agreed_draw_and_an_unfinished_game() -> None:
    host = Host.started(table("pacman"))
    host.act(1, "Pf5", "Pf4")
    assert parse_record(format_record(to_game(host.room))).outcome() is None
    (offered,) = host.send(Offer(seat=1, kind=OfferKind.DRAW))
    host.send(Answer(seat=2, offer=offered.version, agree=True))
    game = parse_record(format_record(to_game(host.room)))
    assert game.outcome() == host.room.outcome
    assert [str(entry) for entry in game.entries] == ["Pf5", "Pf4", "draw:agreed"]


def test_no_record_before_the_start() -> None:
    with pytest.raises(RoomError, match="not begun"):
        to_game(Host(table("classic2")).room)
