"""Measuring the gallery: runs resume from their logs, no game counts twice, exact values become tables."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bench.mazes import gallery as measuring
from bench.mazes.balance import HANDICAPS, STANDARD
from bench.mazes.gallery import GAMES, WRITTEN, balances, write
from bench.mazes.longest_wins import longest_rounds
from bench.mazes.start_values import start_values
from bench.mazes.verdicts import (
    ALL_LIVES,
    RULES,
    Log,
    counted,
    exact_data,
    house_rule_table,
    logged,
    position_table,
    rule_table,
    solve_rest,
)
from hedgemaze.core._choose import native
from hedgemaze.gallery import gallery_maze
from hedgemaze.rules import parse_mode
from hedgemaze.solve import Value, check_supported, solve
from hedgemaze.solve.limits import SETS
from hedgemaze.solve.summary import verdicts
from tests.sample import sample

FIVE_LIVES = HANDICAPS.index("lives=5")


def maze_data() -> list[dict[str, Any]]:
    rows = {"scores": {"2": [24, 6.0]}, "handicaps": {"2": ["lives=5", 24, 12.0]}}
    return [{"name": "A1", "maze": "A1", "exact": {"4": ["ghosts 9"] * 5}, **rows}]


def test_logged_games_are_added_to_those_of_the_file(tmp_path: Path) -> None:
    log = Log(tmp_path / "games.jsonl")
    for number in (24, 25):
        log.add(["A1", 2, "lives=5", number, 1.0])
    log.add(["A1", 2, "lives=4", 0, 0.5])
    log.add(["A1", 3, "", 0, 0.5])
    found = balances(maze_data(), Log(tmp_path / "games.jsonl"), [2], [])["A1", 2]
    assert (found.tally(STANDARD).games, found.tally(STANDARD).next_number) == (24, 24)
    five, four = found.tally(FIVE_LIVES), found.tally(HANDICAPS.index("lives=4"))
    assert (five.games, five.points, five.next_number) == (26, 14.0, 26)
    assert (four.games, four.next_number) == (1, 1)


def test_games_that_the_file_has_do_not_count_twice(tmp_path: Path) -> None:
    log = Log(tmp_path / "games.jsonl")
    log.add(["A1", 2, "lives=5", 23, 1.0])
    log.add(["A1", 2, "lives=4", 7, 0.5])
    log.add(WRITTEN)
    log.add(["A1", 2, "lives=5", 24, 1.0])
    found = balances(maze_data(), log, [2], [])["A1", 2]
    five, four = found.tally(FIVE_LIVES), found.tally(HANDICAPS.index("lives=4"))
    assert (five.games, five.points, five.next_number) == (25, 13.0, 25)
    assert (four.games, four.next_number) == (1, 8)  # the file has no games with four lives
    again = balances(maze_data(), log, [2], [2])["A1", 2]
    assert (again.tally(FIVE_LIVES).games, again.tried(STANDARD)) == (2, 0)


def test_the_number_of_games_can_be_chosen(tmp_path: Path) -> None:
    log = Log(tmp_path / "games.jsonl")
    usual, few = (balances(maze_data(), log, [2], [], games)["A1", 2] for games in (None, 12))
    assert (usual.wanted, few.wanted) == (GAMES[2], 12)
    assert usual.next() == (FIVE_LIVES, 24)
    assert few.next() is None


def test_the_file_has_the_fairest_handicap_unless_the_standard_rules_are_even(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measuring, "FILE", tmp_path / "gallery.json")
    exact, games = Log(tmp_path / "verdicts.jsonl"), Log(tmp_path / "games.jsonl")
    exact.add({"maze": "A1", "house": ALL_LIVES, "ghosts": 3, "lives": [[1, "open", 0], [2, "ghosts", 11]]})
    data = maze_data()
    write(data, balances(data, games, [2], []), exact)
    [kept] = json.loads((tmp_path / "gallery.json").read_text())["mazes"]
    assert kept["handicaps"]["2"] == ["lives=5", 24, 12.0]
    assert kept["exact"] == {"3": ["open", "ghosts 11"], "4": ["ghosts 9"] * 5}
    for number in range(24, 48):
        games.add(["A1", 2, "", number, 0.75])
    write(data, balances(data, games, [2], []), exact)
    [kept] = json.loads((tmp_path / "gallery.json").read_text())["mazes"]
    assert (kept["scores"]["2"], kept["handicaps"]["2"]) == ([48, 24.0], ["", 48, 24.0])


def test_solved_mazes_become_tables(tmp_path: Path) -> None:
    log, maze = Log(tmp_path / "verdicts.jsonl"), gallery_maze("A1")
    solve_rest(["A1"], 1, log)
    solve_rest(["A1"], 1, log)
    assert len(Log(tmp_path / "verdicts.jsonl").rows) == 1
    assert exact_data("A1", log) == {"1": ["open", *["pacman 16"] * 4]}
    solve_rest(["A1"], 1, log, house=RULES[1])
    assert list(house_rule_table(["A1"], [1, 2], log))[2:5] == [
        "| standard rules | 1 / 0 / 0 | 0 / 1 / 0 |",  # two ghosts: from the gallery
        f"| `{RULES[0]}` | – | – |",
        f"| `{RULES[1]}` | 1 / 0 / 0 | – |",
    ]
    assert list(house_rule_table(["A1", "A2"], [1], log))[4] == f"| `{RULES[1]}` | 1 / 0 / 0 of 1 |"
    assert list(rule_table([maze], [1, 2], log))[2] == "| A1 | – – | P – |" + " – – |" * (len(RULES) - 2)
    assert list(position_table([maze], 1, log))[2].endswith("| 26 | 1 |")
    row = logged(log, "A1", 1)
    assert row is not None
    assert sum(row["shares"]) == pytest.approx(1)


def test_the_output_of_the_device_is_counted() -> None:
    table = solve(parse_mode("pacman;lives=1"), ghosts=1)
    counts = [sum(row) for row in zip(*(native.count_results(table.block(pellets)) for pellets in SETS), strict=True)]
    results = "".join(f" {code}:{count}" for code, count in enumerate(counts) if count)
    found = counted(f"lives 1 start open in 0 rounds\nresults:{results}\ntable checksum 00000000\n", 1)
    [verdict] = verdicts(table)
    assert found["shares"] == pytest.approx(verdict.shares)
    assert found["longest"] == {"pacman": verdict.longest_pacman, "ghosts": verdict.longest_ghosts}


def test_the_main_house_rules_can_be_solved() -> None:
    for house in RULES:
        check_supported(parse_mode(f"pacman;{house}"), 3)


def test_the_longest_results_of_a_table() -> None:
    assert longest_rounds(solve(parse_mode("pacman;lives=1"), ghosts=1), 1) == {Value.GHOSTS: 1, Value.PACMAN: 26}


@pytest.mark.parametrize("house", ["", *RULES, "pac_enters_ghost=caught"])
@pytest.mark.parametrize("name", ["meadow", "gate", "owl"])
@pytest.mark.parametrize("ghosts", sample(1, of=[1, 2]))
def test_values_alone_are_those_of_the_whole_table(name: str, house: str, ghosts: int) -> None:
    """In these mazes the number of lives matters, for one side or the other."""
    mode = parse_mode(f"pacman;maze={gallery_maze(name).text};lives=4" + (f";{house}" if house else ""))
    assert start_values(mode, ghosts) == [each.value for each in verdicts(solve(mode, ghosts=ghosts))]


def test_pellets_that_come_back_leave_the_value_of_one_life() -> None:
    """After a catch the game begins again with all pellets, so a life more changes nothing."""
    for name in ("A1", "meadow", "picnic"):
        mode = parse_mode(f"pacman;maze={gallery_maze(name).text};lives=3;pellets_reset=true")
        assert start_values(mode, 1) == [Value(gallery_maze(name).exact[1][0].value)] * 3
