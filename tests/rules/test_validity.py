"""Well-formed texts of impossible positions: each is refused with its reason."""

from __future__ import annotations

import pytest

from hedgemaze.errors import NotationError
from hedgemaze.rules import Position

A1 = "d3hg5hb7hg2vc4ve7v"
CHAMBER = "~d3h~d5h~c4v~e4v"

ABOUT = {"fences", "pieces", "stocks", "pellets", "turn", "memory", "counters", "impossible"}
"""The fields of a position text except the mode, and the subject of faults that concern several fields."""

CLASSIC = {
    "classic2 - Se5Ne5 10,10 - S - 0": "two pawns share a square",
    "classic2 e3he3v Se1Ne9 9,9 - S - 2": "overlaps or crosses",
    "classic2 e3hf3h Se1Ne9 9,9 - S - 2": "overlaps or crosses",
    "classic2 e3ve4v Se1Ne9 9,9 - S - 2": "overlaps or crosses",
    "classic2;size=3 a1hb2hb1v Sa1Nb3 9,9 - S - 4": "S has no way to its goal",
    "classic2 - Se9Ne1 10,10 - S - 30": "two pawns have reached their goals",
    "classic2 - Se1Ne9 100,10 - S - 0": "too many fences in stock",
    "classic4 - Se1Wa5Ne9Ei5 5,5,5,5 - W:retired=W - 1": "a side that has left the game is to move",
    "classic3 - Se1Wa5Ne9 6,6,6 - S:retired=SWN - 1": "all sides have left the game",
}

PACMAN = {
    f"pacman {A1} Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/1/3 P - 0/1/0": "4 pellets are expected in all",
    f"pacman {A1} Pe5Be9Ki5Ia5Ce1 - a1i1a9/0/0/3 P - 0/1/0": "4 pellets are expected in all",
    f"pacman {A1} Pe5Be9Ki5Ia5Ce1 - a1i1a9/1/0/3 P - 0/1/0": "4 pellets are expected in all",
    f"pacman {A1} Pe5Be9Ki5Ia5Ce1 - a1i1a9i8/0/0/3 P - 0/1/0": "a pellet lies where the maze has none",
    f"pacman {A1} Pe5Be9Ki5Ia5Ce1 - -/0/4/0 P - 9/3/2": "impossible number of lives",
    f"pacman {A1} Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/4 P - 0/1/0": "impossible number of lives",
    f"pacman {A1} P@Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P - 0/1/0": "PAC-MAN is never off the board",
    f"pacman {A1} Pe5Be5Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P - 0/1/0": "PAC-MAN shares a square with a ghost",
    f"pacman {A1} Pe5Be9Ke9Ia5Ce1 - a1i1a9i9/0/0/3 P - 0/1/0": "two ghosts share a square",
    f"pacman {A1} Pe5Ba9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P - 0/1/0": "a ghost stands on a pellet",
    "pacman - Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P - 0/1/0": "the fences of a fixed maze do not change",
    f"pacman {A1}b2h Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P - 0/1/0": "the fences of a fixed maze do not change",
    f"pacman {A1} Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P - 0/0/0": "impossible counters",
    f"pacman {A1} Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P - 0/1/2": "impossible counters",
    f"pacman {A1} Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P:retired=PG - 0/1/0": "both sides have left the game",
    f"pacman {A1} Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P:moved=B - 0/1/0": "a ghost has moved that could not",
    f"pacman {A1} Pe5B*Ki5Ia5Ce1 - a1i1a9i9/0/0/3 G:moved=B - 0/1/0": "a ghost has moved that could not",
    f"pacman {A1} Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P:steps=1 - 0/1/0": "steps are left to nobody",
    f"pacman {A1} Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P:from=e4 - 0/1/0": "steps are left to nobody",
    f"pacman {A1} Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P:active=P,steps=1 - 0/1/0": "where the move began",
    f"pacman {A1} Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P:active=P,from=e4,steps=3 - 0/1/0": "too many steps",
    f"pacman {A1} Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P:active=P,from=e4,boost=4 - 0/1/0": "too many boost steps",
    f"pacman {A1} Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P:active=B,from=e8,steps=1 - 0/1/0": "cannot be moving",
    f"pacman {A1} Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 G:active=P,from=e4,steps=1 - 0/1/0": "cannot be moving",
    f"pacman {A1} Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 G:moved=B,active=B,from=e8,steps=1 - 0/1/0": "cannot be moving",
    f"pacman {A1} Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 G:active=B,from=e8,steps=1,boost=1 - 0/1/0": "too many boost steps",
    f"pacman {A1} Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P:active=P,from=e4 - 0/1/0": "the move is already over",
    f"pacman {A1} Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 G:active=B,from=e8 - 0/1/0": "the move is already over",
    f"pacman {A1} Pe5Ba9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 G:active=B,from=a8 - 0/1/0": "no action",
    f"pacman {A1} Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/0 P:active=P,from=e4,steps=1 - 9/3/2": "over in mid-move",
    f"pacman {A1} Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P:active=P,from=e4,steps=1 - 99/22/1": "over in mid-move",
}

ADVANCED = {
    f"advanced {CHAMBER} P@Bd5Ke5Id4Ce4 13,4 a1i1a9i9/0/0/3 P - 0/1/0": "more fences in stock than at the start",
    f"advanced {CHAMBER} P@Bd5Ke5Id4Ce4 12,5 a1i1a9i9/0/0/3 P - 0/1/0": "more fences in stock than at the start",
    "advanced ~a1h P@Bd5Ke5Id4Ce4 12,4 a1i1a9i9/0/0/3 P - 0/1/0": "marked that is not of the chamber",
    f"advanced {CHAMBER}a1hb1v P@Bd5Ke5Id4Ce4 12,4 a1i1a9i9/0/0/3 P - 9/1/0": "squares are cut off",
    "advanced d3hd5hc4ve4v P@Bd5Ke5Id4Ce4 12,4 a1i1a9i9/0/0/3 P - 9/5/0": "squares are cut off",
    f"advanced {CHAMBER} P@Bd5Ke5Id4Ce4 12,4 a1i1a9i9/0/0/3 G:moved=B - 0/1/0": "while the chamber stands",
    f"advanced {CHAMBER} Pa5Bd5Ke5Id4Ce4 12,4 a1i1a9i9/0/0/3 G:active=B,from=d4,steps=1 - 0/1/0": "while the chamber",
    f"advanced {CHAMBER} Pa5Bd5Ke5Id4Ce4 12,4 a1i1a9i9/0/0/3 G:lifted=a1 - 0/1/0": "no such fence",
    f"advanced {CHAMBER} Pa5Bd5Ke5Id4Ce4 12,4 a1i1a9i9/0/0/3 G:lifted=d3 - 0/1/0": "no such fence",
    "advanced ~d5h~c4v~e4v Pa5Bd5Ke5Id4Ce4 12,4 a1i1a9i9/0/0/3 P:lifted=d3 - 0/1/0": "no such fence",
    f"advanced {CHAMBER} P@Bd5Ke5Id4Ce4 12,4 a1i1a9i9/0/0/3 P Pa5 0/1/0": "is off the board and remembers",
    f"advanced;no_return=off {CHAMBER} Pa5Bd5Ke5Id4Ce4 12,4 a1i1a9i9/0/0/3 P Pa4 0/1/0": "nothing is remembered",
    "advanced - Pa5Bd5Ke5Id4Ce4 12,4 a1i1a9i9/0/0/3 P:active=P,from=a4,boost=9 - 0/1/0": "too many boost steps",
    "advanced - Pa5Bd5Ke5Id4Ce4 12,4 a1i1a9i9/0/0/3 G:active=B,from=d4,steps=2 - 0/1/0": "too many steps",
    "advanced - Pa5Bd5Ke5Id4Ce4 12,4 -/4/0/0 P - 0/1/0": "impossible number of lives",
    "advanced;maze=a1h/a9b9c9d9/Be5Ke6Id4Ce4/e3hd6hc4vf5v/e9e1a5i5 ~e3h~d6h~c4v~f5v "
    "P@Be5Ke6Id4Ce4 12,4 a9b9c9d9/0/0/3 P - 0/1/0": "a fence of the maze is missing",
}


@pytest.mark.parametrize(("text", "reason"), [*CLASSIC.items(), *PACMAN.items(), *ADVANCED.items()])
def test_impossible_positions_are_refused(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as caught:
        Position.parse(text)
    assert caught.value.code == "position.impossible"
    assert reason in caught.value.message
    assert caught.value.details["about"] in ABOUT


UNREADABLE = {
    "": "position.unreadable",
    "classic2": "position.unreadable",
    "classic2 - Se1Ne9 10,10 - S - 0 ": "position.unreadable",
    " classic2 - Se1Ne9 10,10 - S - 0": "position.unreadable",
    "classic2  - Se1Ne9 10,10 - S - 0": "position.unreadable",
    "classic5 - Se1Ne9 10,10 - S - 0": "mode.unknown",
    "classic2 e9h Se1Ne9 10,10 - S - 0": "fence.off_board",
    "classic2 e3he3h Se1Ne9 10,10 - S - 0": "position.fences",
    "classic2 ~e3h Se1Ne9 10,10 - S - 0": "position.fences",
    "advanced ~d3hd3h P@Bd5Ke5Id4Ce4 12,4 a1i1a9i9/0/0/3 P - 0/1/0": "position.fences",
    "classic2 - Ne9Se1 10,10 - S - 0": "position.pieces",
    "classic2 - Se1 10,10 - S - 0": "position.pieces",
    "classic2 - Se1N* 10,10 - S - 0": "position.pieces",
    "classic2 - Se1Ne9We5 10,10 - S - 0": "position.pieces",
    f"pacman {A1} P*Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P - 0/1/0": "position.pieces",
    f"pacman {A1} Pe5B@Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P - 0/1/0": "position.pieces",
    "classic2 - Se1Ne9 10 - S - 0": "position.stocks",
    "classic2 - Se1Ne9 -1,10 - S - 0": "position.stocks",
    "classic2 - Se1Ne9 010,10 - S - 0": "position.stocks",
    f"pacman {A1} Pe5Be9Ki5Ia5Ce1 0,0 a1i1a9i9/0/0/3 P - 0/1/0": "position.stocks",
    "classic2 - Se1Ne9 10,10 a1/0/0/3 S - 0": "position.pellets",
    f"pacman {A1} Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0 P - 0/1/0": "position.pellets",
    f"pacman {A1} Pe5Be9Ki5Ia5Ce1 - a1a1a9i9/0/0/3 P - 0/1/0": "position.pellets",
    "classic2 - Se1Ne9 10,10 - W - 0": "position.turn",
    "classic2 - Se1Ne9 10,10 - S: - 0": "position.turn",
    "classic2 - Se1Ne9 10,10 - S:active=S - 0": "position.turn",
    "classic2 - Se1Ne9 10,10 - S:retired=SS - 0": "position.turn",
    f"pacman {A1} Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 G:moved=BB - 0/1/0": "position.turn",
    f"pacman {A1} Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 G:moved=P - 0/1/0": "position.turn",
    f"pacman {A1} Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 G:moved=B,moved=K - 0/1/0": "position.turn",
    f"pacman {A1} Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P Pe4 0/1/0": "position.memory",
    f"advanced {CHAMBER} Pa5Bd5Ke5Id4Ce4 12,4 a1i1a9i9/0/0/3 P Pa4Pa3 0/1/0": "position.memory",
    "classic2 - Se1Ne9 10,10 - S - 00": "position.counters",
    "classic2 - Se1Ne9 10,10 - S - 0/1/0": "position.counters",
    f"pacman {A1} Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P - 0": "position.counters",
    "classic2 - Se1Ne9 10,10 - S - ٣": "position.counters",
    "classic2 - Se1Ne9 10,10 - S - 99999999": "position.counters",
    "classic2 " + "x" * 2000: "position.too_long",
}


@pytest.mark.parametrize(("text", "code"), UNREADABLE.items())
def test_texts_that_cannot_be_read(text: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        Position.parse(text)
    assert caught.value.code == code


@pytest.mark.parametrize(
    "text",
    [
        "classic2 - Se1Ne9 99,0 - N - 0",
        "classic2 - Sa1Na2 0,0 - N - 9999999",
        "classic4 - Se1Wa5Ne9Ei5 5,5,5,5 - S:retired=WN - 1",
        f"pacman {A1} Pe5Be5Ki5Ia5Ce1 - a1i1a9i9/0/0/0 G - 9/3/3",
        f"pacman {A1} Pe5B*K*I*C* - i1a9i9/0/1/3 P:active=P,from=e4,boost=1 - 9/3/3".replace(
            "pacman", "pacman;auto_win_no_ghosts=false"
        ),
        "advanced - P@Bd5Ke5Id4C* 0,0 a1/1/2/1 P - 99/9/9",
        "advanced ~d5h~c4v~e4v Ph5Bd5Ke5Id4Ce4 12,4 a1i1a9i9/0/0/3 G:lifted=d3 Pi5 4/1/0",
    ],
)
def test_odd_but_possible_positions_are_read(text: str) -> None:
    position = Position.parse(text)
    assert position.text == text
    assert (position.outcome() is None) == bool(position.legal_actions())
