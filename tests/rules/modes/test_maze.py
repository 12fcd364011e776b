"""Mazes: the shipped ones equal those of rules.md, and a bad one is refused with all its faults at once."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hedgemaze.errors import MazeError, NotationError
from hedgemaze.rules import Family, Maze, Mode, Position, load_maze, maze_names, named_maze, parse_maze
from hedgemaze.rules.board.geometry import squares_of
from hedgemaze.rules.notation.mode_text import format_maze, parse_maze_text

FIXED: dict[str, Any] = {
    "family": "pacman",
    "fences": ["b7h"],
    "pellets": ["a1", "a9", "i1", "i9"],
    "starts": {"P": "e5", "B": "e9", "K": "i5", "I": "a5", "C": "e1"},
}
ADVANCED: dict[str, Any] = {
    "family": "advanced",
    "fences": [],
    "chamber": ["d5h", "d3h", "c4v", "e4v"],
    "pellets": ["a1", "a9", "i1", "i9"],
    "respawns": ["e9", "e1", "a5", "i5"],
    "starts": {"B": "d5", "K": "e5", "I": "d4", "C": "e4"},
}


def reasons(data: object) -> tuple[str, ...]:
    """Returns the codes of all faults."""
    with pytest.raises(MazeError) as caught:
        parse_maze(data)
    assert caught.value.code == "maze.invalid"
    return tuple(reason.split(":")[0] for reason in caught.value.reasons)


# Shipped mazes (D.2).


@pytest.mark.parametrize(
    ("name", "fences"),
    [
        ("A1", "b7h g2v d3h c4v g5h e7v"),
        ("A2", "b3h c2v g6h f7v b7h g2v"),
        ("A3", "d6h f4v e2h b5v b7h g2v"),
        ("A4", "c3h f6h b6h g3h d7v e2v"),
    ],
)
def test_the_fixed_mazes_are_those_of_the_law(name: str, fences: str) -> None:
    maze = named_maze(name)
    assert sorted(map(str, maze.fences)) == sorted(fences.split())
    assert sorted(map(str, maze.pellets)) == ["a1", "a9", "i1", "i9"]
    assert list(map(str, maze.starts)) == ["e5", "e9", "i5", "a5", "e1"], "PAC-MAN, Blinky, Pinky, Inky, Clyde"
    assert (maze.chamber, maze.respawns, maze.tunnels, maze.sealed) == ((), (), (), 0)


@pytest.mark.parametrize(
    ("name", "chamber", "ghosts", "sealed"),
    [("chamber", "d5h d3h c4v e4v", "d5 e5 d4 e4", "d4 e4 d5 e5"), ("pinwheel", "d6h f5v e3h c4v", "e6 f5 d5 e4", "")],
)
def test_the_advanced_mazes_are_those_of_the_law(name: str, chamber: str, ghosts: str, sealed: str) -> None:
    maze = named_maze(name)
    assert sorted(map(str, maze.chamber)) == sorted(chamber.split())
    assert maze.starts[0] is None
    assert " ".join(map(str, maze.starts[1:])) == ghosts
    assert " ".join(map(str, maze.respawns)) == "e9 e1 a5 i5"
    assert [(str(one), str(other)) for one, other in maze.tunnels] == [("e9", "e1"), ("a5", "i5")]
    assert " ".join(map(str, squares_of(maze.sealed))) == sealed


def test_names_and_defaults() -> None:
    assert maze_names() == ("A1", "A2", "A3", "A4", "chamber", "pinwheel")
    assert maze_names(Family.PACMAN) == ("A1", "A2", "A3", "A4")
    assert Mode.named("pacman").maze == named_maze("A1")
    assert Mode.named("advanced").maze == named_maze("chamber")
    with pytest.raises(NotationError) as caught:
        named_maze("A5")
    assert caught.value.code == "maze.unknown"


def test_mazes_are_equal_if_they_play_the_same() -> None:
    """Names and the order of fences do not matter; the pairs of respawn squares do, because they are the tunnels."""
    assert parse_maze(FIXED) == parse_maze(FIXED | {"name": "x", "title": "X", "pellets": ["i9", "i1", "a9", "a1"]})
    assert parse_maze(ADVANCED) != parse_maze(ADVANCED | {"respawns": ["e9", "a5", "e1", "i5"]})
    assert format_maze(parse_maze(ADVANCED)) == "chamber"
    assert format_maze(parse_maze(FIXED)) == "b7h/a1i1a9i9/Pe5Be9Ki5Ia5Ce1"
    assert parse_maze_text("-/a1i1a9i9/Be5Ke6Id4Ce4/e3hd6hc4vf5v/e9e1a5i5").family is Family.ADVANCED


# Faults.


@pytest.mark.parametrize(
    ("changes", "codes"),
    [
        ({"fences": ["b7h", "b7h"]}, "maze.fence_overlaps"),
        ({"fences": ["b7h", "c7h"]}, "maze.fence_overlaps"),
        ({"fences": ["b7v", "b8v"]}, "maze.fence_overlaps"),
        ({"fences": ["b7h", "b7v"]}, "maze.fence_crosses"),
        ({"fences": ["a1h", "b1v"]}, "maze.not_connected"),
        ({"fences": ["j1h"]}, "maze.fence_unreadable"),
        ({"fences": ["i1h"]}, "maze.fence_off_board"),
        ({"fences": "b7h"}, "maze.shape"),
        ({"fences": [7]}, "maze.shape"),
        ({"fences": None}, "maze.shape"),
        ({"chamber": ["d5h"]}, "maze.chamber_count"),
        ({"respawns": ["e8", "e2"]}, "maze.respawn_count"),
        ({"pellets": ["a1", "a9", "i1"]}, "maze.pellet_count"),
        ({"pellets": ["a1", "a9", "i1", "i9", "b2"]}, "maze.pellet_count"),
        ({"pellets": ["a1", "a9", "i1", "i1"]}, "maze.square_shared"),
        ({"pellets": ["a1", "a9", "i1", "e5"]}, "maze.square_shared"),
        ({"pellets": ["a1", "a9", "i1", "x"]}, "maze.square_unreadable maze.pellet_count"),
        ({"starts": {"P": "e5", "B": "e9", "K": "i5", "I": "a5"}}, "maze.start"),
        ({"starts": FIXED["starts"] | {"C": "e5"}}, "maze.square_shared"),
        ({"starts": FIXED["starts"] | {"X": "e2"}}, "maze.unknown_piece"),
        ({"starts": FIXED["starts"] | {"C": "e0"}}, "maze.square_unreadable maze.start"),
        ({"starts": []}, "maze.shape " + " ".join(["maze.start"] * 5)),
        ({"family": "classic"}, "maze.family"),
        ({"family": None}, "maze.family"),
        ({"name": "x" * 61}, "maze.name"),
        ({"title": "two\nlines"}, "maze.title"),
        ({"title": 3}, "maze.title"),
        ({"colour": "red"}, "maze.unknown_key"),
    ],
)
def test_faults_of_a_fixed_maze(changes: dict[str, Any], codes: str) -> None:
    assert reasons(FIXED | changes) == tuple(codes.split())


@pytest.mark.parametrize(
    ("changes", "codes"),
    [
        ({"chamber": ["d5h", "d3h", "c4v"]}, "maze.chamber_count"),
        ({"respawns": ["e9", "e1"]}, "maze.respawn_count"),
        ({"starts": ADVANCED["starts"] | {"P": "a2"}}, "maze.start"),
        ({"starts": ADVANCED["starts"] | {"B": "d6"}}, "maze.ghost_outside"),
        ({"respawns": ["e9", "e1", "a5"]}, "maze.respawn_count"),
        ({"fences": ["a1h", "b1v"]}, "maze.not_connected maze.chamber_stuck"),
        ({"pellets": ["a1", "a9", "i1", "e9"]}, "maze.square_shared"),
        ({"fences": ["d5v"]}, "maze.fence_crosses"),
    ],
)
def test_faults_of_an_advanced_maze(changes: dict[str, Any], codes: str) -> None:
    assert set(codes.split()) <= set(reasons(ADVANCED | changes))


def test_a_respawn_square_inside_the_sealed_chamber() -> None:
    """Its tunnel is the only exit, and both ends of the tunnel are inside."""
    inside = ["e9", "e1", "d4", "e4"]
    data = ADVANCED | {"respawns": inside, "starts": {"B": "d5", "K": "e5", "I": "a5", "C": "i5"}}
    assert "maze.respawn_sealed" in reasons(data)


def test_more_fences_than_the_box_has() -> None:
    fences = [f"{file}{row}h" for file in "aceg" for row in (1, 3, 5, 7)] + [f"{file}2v" for file in "bdfhg"]
    assert "maze.too_many_fences" in reasons(FIXED | {"fences": fences})


def test_all_faults_are_listed_at_once() -> None:
    data = FIXED | {"fences": ["b7h", "b7v", "z"], "pellets": ["a1"], "starts": {"P": "a1"}, "x": 1, "name": 5}
    found = reasons(data)
    assert set(found) == {
        "maze.unknown_key",
        "maze.name",
        "maze.fence_unreadable",
        "maze.fence_crosses",
        "maze.pellet_count",
        "maze.start",
        "maze.square_shared",
    }
    assert found.count("maze.start") == 4


def test_a_maze_made_in_code_is_checked_too() -> None:
    with pytest.raises(MazeError):
        Maze(Family.PACMAN, (), (), (None,) * 5)


@pytest.mark.parametrize("data", [None, 3, "x", [], [1]])
def test_data_of_another_shape(data: object) -> None:
    assert reasons(data) == ("maze.shape",)


@pytest.mark.parametrize(
    ("text", "code"), [("", "maze.not_json"), ("{", "maze.not_json"), (" " * 100_001, "maze.too_long")]
)
def test_files_that_cannot_be_read(text: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        load_maze(text)
    assert caught.value.code == code


@pytest.mark.parametrize("text", ["/", "-/-", "-/a1/b1/-", "b7h/a1a9/zz", "b7h/a1a9/-/-/-/-", "b7hb7h/a1/-"])
def test_inline_texts_that_cannot_be_read(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_maze_text(text)
    assert caught.value.code == "maze.unreadable"


def test_a_custom_maze_can_be_played() -> None:
    mode = Mode.named("pacman", maze=load_maze(json.dumps(FIXED | {"name": "mine"})))
    position = Position.start(mode)
    assert position.text.startswith("pacman;maze=b7h/a1i1a9i9/Pe5Be9Ki5Ia5Ce1 b7h Pe5")
    assert len(position.legal_actions()) == 4
