"""`hedgemaze mazes`."""

from __future__ import annotations

import json

from hedgemaze.gallery import gallery, gallery_names
from hedgemaze.locales import catalogue
from tests.cli.helpers import refused, run


def test_the_gallery_is_listed_in_its_order() -> None:
    lines = run("mazes").out.splitlines()
    rows = [line for line in lines[1:] if line.split() and line.split()[0] in gallery_names()]
    assert [line.split()[0] for line in rows] == list(gallery_names())
    for maze, line in zip(gallery(), rows, strict=True):
        assert catalogue("en").text(f"maze-title-{maze.name}") in line
        assert f"{100 * maze.scores[5].mean:.0f} %" in line


def test_a_maze_is_shown_with_what_is_known_about_it() -> None:
    maze = gallery()[-1]
    out = run("mazes", maze.name).out
    assert "• " in out
    assert [line.split()[0] for line in out.splitlines() if line[:1] in "12345" and "%" in line] == list("2345")
    assert maze.handicaps[3].house.replace(";", ", ") in out


def test_json_has_every_figure() -> None:
    found = json.loads(run("mazes", "--json").out)
    assert [each["name"] for each in found] == list(gallery_names())
    one = json.loads(run("mazes", "A1", "--json").out)
    assert one == next(each for each in found if each["name"] == "A1")
    assert set(one) == {"name", "title", "maze", "balance", "exact", "scores", "handicaps"}
    assert {len(row) for row in one["exact"].values()} == {5}


def test_every_command_takes_a_maze_of_the_gallery() -> None:
    name = next(each for each in gallery_names() if not each.startswith("A"))
    assert run("show", "pacman", "--maze", name, "--text").out.startswith("pacman;maze=")
    assert catalogue("en").text(f"maze-title-{name}") in run("show", "pacman", "--maze", name).out


def test_an_unknown_maze_is_refused() -> None:
    assert "no maze called 'nowhere'" in refused("mazes", "nowhere")
