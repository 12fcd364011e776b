from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hedgemaze.rules import MODES, Mode, Position, position_from_data
from tests.cli.helpers import refused, run


@pytest.mark.parametrize("mode", MODES)
def test_a_start_position(mode: str) -> None:
    ran = run("show", mode)
    position = Position.start(Mode.named(mode))
    assert ran.status == 0
    assert position.board(legend=False) in ran.out
    assert f"Legal actions: {len(position.legal_actions())}\n" in ran.out
    assert ran.last == f"Position: {position.text}"
    assert "\x1b" not in ran.out


def test_ascii_is_ascii() -> None:
    assert run("show", "advanced", "--ascii").out.isascii()


def test_classic2_is_the_default_and_actions_are_played() -> None:
    assert run("show", "--text").out == "classic2 - Se1Ne9 10,10 - S - 0\n"
    assert run("show", "--text", "-a", "e2,E8 3. e3H").out == "classic2 e3h Se2Ne8 9,10 - N - 3\n"
    assert run("show", "pacman", "--text", "-a", "e6 e7 Be8 B-").last.startswith("pacman d3hg5hb7hg2vc4ve7v Pe7Be8")


def test_a_position_may_come_in_three_ways() -> None:
    text = "classic2 e3h Se2Ne8 9,10 - N - 3"
    ways = [["--position", text], ["classic2", "--position", text], [text]]
    for way in ways:
        assert run("show", "--text", *way).out == f"{text}\n"
    assert run("show", "--text", "-", given=f"{text}\n").out == f"{text}\n"
    assert run("show", "--text", "--position", "-", given=f"\ufeff{text}\r\n").out == f"{text}\n"
    assert "not UTF-8" in refused("show", "-", given=b"\xff\xfe\x00")


def test_the_end_of_a_game_is_reported() -> None:
    ran = run("show", "--size", "3", "--fences", "1", "-a", "a1 a3 a2 a1h b2 a2 b3")
    assert "South has reached the goal line and wins." in ran.out
    assert "Legal actions" not in ran.out
    repeated = run("show", "-a", "e2 e8 e1 e9 e2 e8 e1 e9")
    assert "third time: the game is a draw" in repeated.out


def test_the_rank_is_reported() -> None:
    position = "pacman d3hg5hb7hg2vc4ve7v Pa9Ba9Ki5Ia5Ce1 - i1i9/0/2/0 G - 41/8/8"
    assert "Rank reached: 2 of 4, Promising." in run("show", position).out


def test_json() -> None:
    data = json.loads(run("show", "advanced", "--json", "-a", "P@e9").out)
    assert position_from_data(data["position"]).text == data["text"]
    assert data["turn"] == {"side": "P", "seats": [1], "phase": "act", "steps": 2}
    assert data["legal"] == len(Position.parse(data["text"]).legal_actions())
    assert data["outcome"] is None
    over = json.loads(run("show", "--json", "-a", "e2 e8 e1 e9 e2 e8 e1 e9").out)
    assert over["outcome"] == {"result": "draw", "reason": "repetition", "winner": None, "rank": None}
    assert over["legal"] == 0


def test_a_picture(tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    ran = run("show", "pacman", "--svg", str(file), "--theme", "wood")
    assert (ran.status, ran.out, ran.err) == (0, "", "")
    assert ElementTree.fromstring(file.read_text(encoding="utf-8")).tag.endswith("svg")
    assert run("show", "pacman", "--svg", "-", "--theme", "wood").out == file.read_text(encoding="utf-8")
    assert run("show", "pacman", "--svg", "-").out != file.read_text(encoding="utf-8")
    assert "cannot write this file" in refused("show", "--svg", str(tmp_path))
    assert "choose one of --svg" in refused("show", "--svg", "-", "--json")
