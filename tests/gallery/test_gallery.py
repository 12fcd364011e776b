"""The gallery: its data is consistent, and its exact values are proved again."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.mazes.balance import HANDICAPS
from bench.mazes.facts import facts
from bench.mazes.gallery import canonical
from bench.mazes.report import balance_table, handicap_table, perfect_table
from hedgemaze.errors import NotationError
from hedgemaze.gallery import ExactResult, GalleryMaze, Score, gallery, gallery_maze, gallery_names
from hedgemaze.gallery.mazes import LEVELS
from hedgemaze.locales import catalogue
from hedgemaze.rules import Family, format_mode, named_maze, parse_mode
from hedgemaze.rules.notation.mode_text import format_maze
from hedgemaze.solve import solve
from hedgemaze.solve.summary import verdicts
from tests.sample import sample

FEWEST = 24
NAMES = gallery_names()
MAZES = [gallery_maze(name) for name in NAMES]


def test_there_are_enough_mazes_and_no_two_are_the_same() -> None:
    assert len(NAMES) >= FEWEST
    assert len({maze.maze for maze in MAZES}) == len(MAZES)
    assert {"A1", "A2", "A3", "A4"} <= set(NAMES)


@pytest.mark.parametrize("maze", MAZES, ids=NAMES)
def test_every_maze_is_legal_and_written_in_its_canonical_form(maze: GalleryMaze) -> None:
    assert maze.maze.family is Family.PACMAN
    assert format_maze(maze.maze) == maze.text
    if maze.name.startswith("A"):
        assert maze.maze == named_maze(maze.name)


@pytest.mark.parametrize("code", ["en", "de", "ar", "ja", "zh-Hant"])
def test_every_maze_has_a_name_of_its_own(code: str) -> None:
    titles = [catalogue(code).text(f"maze-title-{name}") for name in (*NAMES, "chamber", "pinwheel")]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("maze", MAZES, ids=NAMES)
def test_all_figures_are_there(maze: GalleryMaze) -> None:
    assert list(maze.exact) == [1, 2, 3, 4]
    for results in maze.exact.values():
        assert len(results) == 5, "one to five lives"
        assert all((each.value == "open") == (each.distance is None) for each in results)
    assert tuple(maze.scores) == tuple(maze.handicaps) == LEVELS
    for level in LEVELS:
        score, handicap = maze.scores[level], maze.handicaps[level]
        assert score.games >= 12
        assert handicap.score.games >= 12
        assert handicap.house in map(canonical, HANDICAPS)
        assert format_mode(maze.mode(level)).endswith(handicap.house)
        if not handicap.house:
            assert handicap.score == score
        elif score.is_even:
            pytest.fail("an even maze needs no handicap")
        assert abs(handicap.score.mean - 0.5) <= abs(score.mean - 0.5)


def test_the_list_goes_from_pacman_to_the_ghosts() -> None:
    balances = [maze.balance for maze in gallery()]
    assert balances == sorted(balances, reverse=True)
    assert balances[0] > 0.6
    assert balances[-1] < 0.4
    assert sum(any(score.is_even for score in maze.scores.values()) for maze in MAZES) >= 12


def test_more_ghosts_are_no_better_for_pacman() -> None:
    order = {"ghosts": 0, "open": 1, "pacman": 2}
    for maze in MAZES:
        for lives in range(5):
            values = [order[results[lives].value] for _, results in sorted(maze.exact.items())]
            assert values == sorted(values, reverse=True), (maze.name, lives)


def proved(maze: GalleryMaze, ghosts: int) -> tuple[ExactResult, ...]:
    table = solve(parse_mode(f"pacman;maze={maze.text};lives=5"), ghosts=ghosts)
    return tuple(ExactResult(each.value.value, each.distance) for each in verdicts(table))


@pytest.mark.slow
@pytest.mark.parametrize("name", sample(*NAMES[::9], of=NAMES))
@pytest.mark.parametrize("ghosts", [1, 2])
def test_one_and_two_ghosts_are_proved_again(name: str, ghosts: int) -> None:
    maze = gallery_maze(name)
    assert proved(maze, ghosts) == maze.exact[ghosts]


@pytest.mark.full
@pytest.mark.parametrize("name", NAMES)
def test_three_ghosts_are_proved_again(name: str) -> None:
    maze = gallery_maze(name)
    assert proved(maze, 3) == maze.exact[3]


def test_a_score_has_an_interval() -> None:
    low, high = Score(100, 50.0).interval
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert Score(100, 0.0).interval[0] == pytest.approx(0)
    assert Score(10, 4.0).is_even
    assert not Score(10, 6.5).is_even


def test_the_documentation_has_the_figures() -> None:
    """The tables and the sentences that `python -m bench.mazes.report` prints."""
    text = (Path(__file__).parents[2] / "docs" / "knowledge.md").read_text("utf-8")
    for table in (perfect_table(), balance_table(), handicap_table()):
        assert [line for line in table if line not in text.splitlines()] == []
    assert [sentence for sentence in facts() if sentence not in " ".join(text.split())] == []


def test_an_unknown_maze_is_refused() -> None:
    with pytest.raises(NotationError, match="no maze called"):
        gallery_maze("nowhere")
