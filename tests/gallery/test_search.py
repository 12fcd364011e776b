"""The search for fair mazes: candidates, games between equal levels, the search for a handicap, longest wins."""

from __future__ import annotations

from itertools import islice

import pytest

from bench.mazes.balance import HANDICAPS, STANDARD, Balance, equal_game, maze_text, measure, measure_rules, mode_text
from bench.mazes.candidates import candidates
from bench.mazes.longest_wins import longest_wins, one_life
from bench.mazes.search import choose
from hedgemaze.gallery import gallery_maze
from hedgemaze.rules import parse_mode
from hedgemaze.rules.notation.mode_text import format_maze, parse_maze_text
from hedgemaze.solve import Value, solve


def test_candidates_are_legal_different_and_repeatable() -> None:
    found = [format_maze(maze) for maze in islice(candidates(7), 60)]
    assert found == [format_maze(maze) for maze in islice(candidates(7), 60)]
    assert len(set(found)) == 60
    assert found[:5] != [format_maze(maze) for maze in islice(candidates(8), 5)]
    for text in found:
        assert len(parse_maze_text(text).fences) <= 20


def test_a_maze_that_says_so_is_symmetric() -> None:
    seen = set()
    for maze in islice(candidates(), 60):
        symmetry = maze.title.split(", ")[1]
        slots = {(each.slot.file, each.slot.row, each.axis) for each in maze.fences}
        if symmetry in ("left-right", "both mirrors"):
            assert slots == {(7 - file, row, axis) for file, row, axis in slots}
            seen.add(symmetry)
        if symmetry in ("half turn", "both mirrors", "quarter turn"):
            assert slots == {(7 - file, 7 - row, axis) for file, row, axis in slots}
            seen.add(symmetry)
    assert seen == {"left-right", "both mirrors", "half turn", "quarter turn"}


def test_handicaps_are_legal_house_rules() -> None:
    for house in HANDICAPS:
        parse_mode(mode_text("A1", house))


@pytest.mark.parametrize(("lenient", "wanted"), [(0.0, STANDARD), (-0.35, STANDARD + 3), (0.3, STANDARD - 2)])
def test_the_search_finds_the_handicap_that_is_even(lenient: float, wanted: int) -> None:
    """Scores rise by 11 % from one handicap to the next."""

    def play(jobs: list[tuple[str, int, int]]) -> list[float]:
        house = jobs[0][0].removeprefix("pacman;maze=A1").removeprefix(";")
        share = min(max(0.5 + lenient + 0.11 * (HANDICAPS.index(house) - STANDARD), 0), 1)
        return [share] * len(jobs)

    search = Balance("A1", 3, wanted=40)
    for _ in measure([search], play):
        pass
    assert search.best(40) == wanted
    assert search.tallies[STANDARD].games == search.tallies[wanted].games == 40
    assert search.next() is None


@pytest.mark.parametrize(("standard", "direction"), [(0.3, 1), (0.7, -1)])
def test_the_search_goes_past_handicaps_that_change_nothing(standard: float, direction: int) -> None:
    """The last one for the side that needs it is even, all others are worth as much as the standard rules or less."""
    last = len(HANDICAPS) - 1 if direction > 0 else 0

    def play(jobs: list[tuple[str, int, int]]) -> list[float]:
        house = jobs[0][0].removeprefix("pacman;maze=A1").removeprefix(";")
        number = HANDICAPS.index(house)
        assert (number - STANDARD) * direction >= 0, "a handicap for the side that is ahead"
        share = 0.5 if number == last else standard - 0.01 * direction * (number != STANDARD)
        return [share] * len(jobs)

    search = Balance("A1", 3, wanted=40)
    for _ in measure([search], play):
        pass
    assert search.best(40) == last


def test_the_search_ends_where_no_handicap_is_even() -> None:
    search = Balance("A1", 3, wanted=40)
    for _ in measure([search], lambda jobs: [0.0] * len(jobs)):
        pass
    assert search.best(40) == STANDARD, "nothing is nearer to an even game"
    assert not search.tallies[STANDARD].is_even


def test_mazes_are_given_by_their_names_in_the_gallery() -> None:
    fountain = gallery_maze("fountain")
    assert parse_mode(mode_text(maze_text("fountain"))).maze == fountain.maze == one_life("fountain").maze
    assert maze_text(fountain.text) == fountain.text


def test_games_are_repeatable_and_differ() -> None:
    mode = mode_text("A3", "lives=1;no_progress_limit=5")
    points = [equal_game(mode, 2, number) for number in range(6)]
    assert set(points) <= {0.0, 0.5, 1.0}
    assert equal_game(mode, 2, 3) == points[3]
    assert len(set(points)) > 1


def test_single_house_rules_are_measured() -> None:
    def play(jobs: list[tuple[str, int, int]]) -> list[float]:
        assert [number for _, _, number in jobs] == [0, 1, 2, 3]
        return [0.5 if level == 3 and "frenzy" in mode else 1.0 for mode, level, _ in jobs]

    lines = measure_rules("A3", [2, 3], ["lives=4", "frenzy_turn=false;lives=4"], 4, play)
    assert list(lines) == [
        "A3 level 2: lives=4: 100% of 4",
        "A3 level 2: frenzy_turn=false;lives=4: 100% of 4",
        "A3 level 3: lives=4: 100% of 4",
        "A3 level 3: frenzy_turn=false;lives=4: 50% of 4",
    ]


def test_the_choice_covers_the_range() -> None:
    mazes = [format_maze(maze) for maze in islice(candidates(1), 40)]
    titles = {format_maze(maze): maze.title for maze in islice(candidates(1), 40)}
    scores = {maze: number / 39 for number, maze in enumerate(mazes)}
    chosen = choose(scores, titles)
    assert len(chosen) == len(set(chosen)) == 24
    assert sum(0.4 <= scores[maze] < 0.6 for maze in chosen) == 7


def test_the_longest_wins_are_played_out() -> None:
    table = solve(one_life("A1"), ghosts=1)
    (quickest, longest) = longest_wins(table, 1)
    assert (quickest.value, quickest.rounds) == (Value.GHOSTS, 1)
    assert (longest.value, longest.rounds) == (Value.PACMAN, 26)
    for win in (quickest, longest):
        position = win.position
        assert (table.value(position), table.distance(position)) == (win.value, win.rounds)
        for action in win.actions:
            position = position.play(action)
        outcome = position.outcome()
        assert outcome is not None
        assert str(outcome.winner.letter if outcome.winner else "") == ("G" if win.value is Value.GHOSTS else "P")
        assert position.round - win.position.round <= win.rounds
