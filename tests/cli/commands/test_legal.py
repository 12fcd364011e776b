from __future__ import annotations

import json

import pytest

from hedgemaze.rules import MODES, Mode, Position, to_number
from tests.cli.helpers import refused, run


@pytest.mark.parametrize("mode", MODES)
def test_one_action_per_line(mode: str) -> None:
    actions = Position.start(Mode.named(mode)).legal_actions()
    assert run("legal", mode).out.split() == list(map(str, actions))


def test_numbers_and_json_agree() -> None:
    position = Position.start(Mode.named("pacman"))
    expected = [(to_number(action, position.mode.family), str(action)) for action in position.legal_actions()]
    assert run("legal", "pacman", "--numbers").out == "".join(f"{number} {token}\n" for number, token in expected)
    data = json.loads(run("legal", "pacman", "--json").out)
    assert [(each["number"], each["action"]) for each in data] == expected


def test_a_finished_game_has_no_legal_actions() -> None:
    ran = run("legal", "-a", "e2 e8 e1 e9 e2 e8 e1 e9")
    assert (ran.status, ran.out) == (0, "")
    why = run("legal", "-a", "e2 e8 e1 e9 e2 e8 e1 e9", "--why", "e2")
    assert (why.status, why.out) == (1, "e2 is not possible.\nThe game is over.\n")


def test_the_reason_for_an_illegal_action() -> None:
    assert run("legal", "--why", "e2") == run("legal", "--why", " e2 ")
    assert (run("legal", "--why", "e2").status, run("legal", "--why", "e2").out) == (0, "e2 is legal.\n")
    far = run("legal", "--why", "e3")
    assert (far.status, far.out) == (1, "e3 is not possible.\nThat is too far.\n")
    fence = run("legal", "-a", "e1h a8h", "--why", "e2")
    assert fence.out == "e2 is not possible.\nA fence is in the way.\nIn the way: e1h.\n"
    assert "not an action: 'e33'" in refused("legal", "--why", "e33")


def test_the_squares_that_a_fence_would_shut_in_are_drawn() -> None:
    ran = run("legal", "--size", "3", "-a", "a1h b1", "--size", "5", "-a", "a1h c4 c1h c3", "--why", "d1v", "--ascii")
    assert ran.status == 1
    assert "This would cut South off from the goal." in ran.out
    assert "Shut in (marked x): a1 b1 c1 d1." in ran.out
    assert "1 | x   x   S   x | . |" in ran.out
    data = json.loads(run("legal", "--size", "5", "-a", "a1h c4 c1h c3", "--why", "d1v", "--json").out)
    assert data["illegal"] == {
        "code": "action.fence_blocks_path",
        "fences": [],
        "piece": "S",
        "squares": ["a1", "b1", "c1", "d1"],
    }
