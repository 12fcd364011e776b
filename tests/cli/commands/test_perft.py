from __future__ import annotations

import json
from pathlib import Path

import pytest

from hedgemaze.rules import named_maze
from tests.cli.helpers import refused, run


@pytest.mark.parametrize(
    ("arguments", "count"),
    [
        (["classic2", "0"], 1),
        (["classic2", "1"], 131),
        (["classic4", "1"], 131),
        (["classic2", "2", "--size", "5", "--fences", "2"], 1109),
        (["classic2;size=5;fences=2", "2"], 1109),
        (["classic2", "4", "--size", "3", "--fences", "1"], 1172),
        (["classic2", "4", "--size", "3", "--fences", "10"], 1528),
        (["classic2", "1", "--actions", "e2 e8 e3 e7 e4 e6 e5"], 132),
        (["classic2", "1", "--actions", "e2 e8 e3 e7 e4 e6 e6h a1h e5 d5v"], 120),
        (["classic2", "1", "--position", "classic2 - Se2Ne8 10,10 - S - 2"], 131 + 1),
        (["pacman", "1"], 4),
        (["pacman", "2"], 14),
        (["pacman;maze=A2", "2"], 16),
        (["pacman", "2", "--maze", "A2"], 16),
        (["advanced", "1"], 4),
        (["pacman", "2", "--backend", "rules"], 14),
        (["pacman", "2", "--backend", "core"], 14),
    ],
)
def test_the_last_line_is_the_count(arguments: list[str], count: int) -> None:
    ran = run("perft", *arguments)
    assert (ran.status, ran.out, ran.err) == (0, f"{count}\n", "")


def test_divide_adds_up() -> None:
    ran = run("perft", "classic2", "3", "--size", "3", "--fences", "1", "--divide")
    *lines, total = ran.out.splitlines()
    counts = dict(line.split(" ") for line in lines)
    assert total == "316"
    assert sum(map(int, counts.values())) == 316
    assert counts["b2"] == "80"


def test_json_has_the_count_and_its_parts() -> None:
    arguments = ["perft", "classic2", "3", "--size", "3", "--fences", "1", "--json"]
    position = "classic2;size=3;fences=1 - Sb1Nb3 1,1 - S - 0"
    assert json.loads(run(*arguments).out) == {"position": position, "depth": 3, "leaves": 316}
    divided = json.loads(run(*arguments, "--divide").out)
    assert divided["divide"]["b2"] == 80
    assert sum(divided["divide"].values()) == divided["leaves"] == 316
    assert json.loads(run("perft", "classic2", "0", "--json").out)["leaves"] == 1


def test_a_finished_game_has_no_children() -> None:
    ran = run("perft", "classic2", "2", "--size", "3", "--fences", "1", "--actions", "a1 a3 a2 a1h b2 a2 b3")
    assert (ran.status, ran.out) == (0, "0\n")


def test_house_rules_and_a_maze_file_are_applied(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(named_maze("A2").to_data()), encoding="utf-8")
    assert run("perft", "pacman", "2", "--maze", str(file)).last == "16"
    assert run("perft", "pacman", "2", "--house", "pac_may_return=false").last == "10"
    assert run("perft", "pacman;pac_may_return=false", "2", "--house", "pac_move=up_to").last == "14"
    file.write_text("{}", encoding="utf-8")
    assert "maze.pellet_count" in refused("perft", "pacman", "2", "--maze", str(file))


def test_standard_input_is_a_position() -> None:
    text = "classic2;size=3;fences=1 - Sb1Nb3 1,1 - S - 0\n"
    assert run("perft", "classic2", "4", "--position", "-", given=text).last == "1172"
