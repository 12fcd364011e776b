from __future__ import annotations

import json

import pytest

from hedgemaze.rules import MODES
from tests.cli.helpers import refused, run


@pytest.mark.parametrize("mode", MODES)
def test_a_table_of_the_best_actions(mode: str) -> None:
    ran = run("analyse", mode, "--nodes", "200", "--lines", "2")
    assert ran.status == 0
    head, *rows = ran.out.splitlines()
    assert head.split()[0] == "action"
    assert "positions in" in rows[2]
    assert [row for row in rows[3:] if not row.startswith("Steps to the goal: ")] == []


def test_json_from_a_given_position() -> None:
    data = json.loads(run("analyse", "classic2", "--actions", "e2 e8", "--json", "--nodes", "50", "--lines", "3").out)
    assert len(data["lines"]) == 3
    assert data["distances"] == {"S": 7, "N": 7}


def test_json_lines() -> None:
    ran = run("analyse", "--json-lines", "--nodes", "50", given='{"id": 1, "mode": "pacman"}\nhello\n')
    found = {answer["id"]: answer for answer in map(json.loads, ran.out.splitlines())}
    assert found[1]["type"] == "done"
    assert found[None]["code"] == "protocol.not_json"


def test_impossible_analyses_are_refused() -> None:
    assert "the game is over" in refused("analyse", "classic2 - Se9Ne2 10,10 - N - 15")
    assert "the requests say what is analysed" in refused("analyse", "classic2", "--json-lines")
    assert "a limit is more than 0" in refused("analyse", "classic2", "--nodes", "0")
