"""Arguments of the core's functions: numbers, wrong types, boards, and arrays without NumPy."""

from __future__ import annotations

import copy
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from hedgemaze import core, engine, rules
from hedgemaze.engine import knowledge
from hedgemaze.errors import IllegalActionError, NotationError, WrongTypeError
from hedgemaze.rules import Mode, Side, to_number
from tests.rules.random_modes import NAMES

MODE = Mode.named("classic2")
START = core.Position.start(MODE)
REFERENCE = rules.Position.start(MODE)


@pytest.mark.parametrize("name", NAMES)
def test_an_action_is_played_by_its_number(name: str) -> None:
    position = core.Position.start(Mode.named(name))
    for number, action in zip(position.legal_numbers(), position.legal_actions(), strict=True):
        assert number == to_number(action, position.mode.family)
        after = position.play(action)
        assert position.play(number) == position.play(np.uint16(number)) == position.play_unchecked(number) == after


@pytest.mark.parametrize("number", [-1, 210, 9999, 65_536 + 13, 2**31 - 1])
def test_an_unknown_action_number_is_refused_by_every_function(number: int) -> None:
    board = core.Board(START)
    takers: list[Callable[[int], object]] = [START.play, START.play_unchecked, START.why_illegal, board.play_unchecked]
    for take in takers:
        with pytest.raises(NotationError) as caught:
            take(number)
        assert (caught.value.code, caught.value.given) == ("action.no_such_number", number)
    assert (board.position, board.depth) == (START, 0)


@pytest.mark.parametrize("name", NAMES)
def test_a_board_takes_the_last_number_and_no_later_one(name: str) -> None:
    position = core.Position.start(Mode.named(name))
    count = len(position.legal_mask())
    board = core.Board(position)
    with pytest.raises(NotationError):
        board.play_unchecked(count)
    if name.startswith("classic"):
        board.play_unchecked(count - 1)
        assert board.position.ply == 1


def test_illegal_numbers_and_finished_games() -> None:
    with pytest.raises(IllegalActionError) as caught:
        START.play(40)
    assert caught.value.code == "action.too_far"


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda x: core.Position.start(x("classic2")), "a Mode, such as"),
        (lambda x: core.Position.start(MODE, x("S")), "a Side or None is expected"),
        (lambda x: core.Position.parse(x(None)), "the text of a position"),
        (lambda x: core.Position.from_rules(x(START)), "a rules.Position is expected, not hedgemaze.core.position"),
        (lambda x: START.play(x(None)), "an action, its token"),
        (lambda x: START.retire(x("S")), "a Side is expected"),
        (lambda x: START.distance(x("S")), "a Side is expected"),
        (lambda x: core.Board(x(REFERENCE)), r"a core.Position \(core.Position.from_rules makes one\) is expected"),
        (lambda x: core.perft(x(REFERENCE), 1), "a core.Position"),
        (lambda x: core.random_games(x(REFERENCE), 1), "a core.Position"),
        (lambda x: core.planes(x([REFERENCE])), "a core.Position .* not hedgemaze.rules.position.Position"),
        (lambda x: core.legal_masks([START, x(None)]), "a core.Position .* not NoneType"),
        (lambda x: core.playouts(x(["classic2"])), "a core.Position"),
        (lambda x: knowledge.evaluate(x(REFERENCE)), "a core.Position"),
        (lambda x: knowledge.race(x(REFERENCE)), "a core.Position"),
        (lambda x: engine.Search(x("classic2")), "a Game or a Position is expected"),
    ],
)
def test_a_wrong_type_error_names_the_accepted_types(call: Callable[[Callable[[Any], Any]], object], said: str) -> None:
    with pytest.raises(WrongTypeError, match=said) as caught:
        call(lambda value: value)  # hides the type from the type checker
    assert caught.value.code == "argument.wrong_type"


def test_a_board_answers_like_its_position() -> None:
    board = core.Board(START)
    assert (board.side, board.side_index) == (Side.SOUTH, 0)
    board.play_unchecked(13)
    assert (board.side, board.side_index) == (Side.NORTH, 1)
    assert repr(board) == "<Board classic2 - Se2Ne9 10,10 - N - 1, depth 1>"
    assert (board.distance(Side.SOUTH), board.distance(Side.NORTH), board.outcome()) == (7, 8, None)
    won = core.Board(core.Position.parse("classic2 - Se8Na9 10,10 - S - 0"))
    won.play_unchecked(76)
    assert won.is_over()
    assert won.outcome() == won.position.outcome() is not None


@pytest.mark.parametrize("copied", [core.Board.copy, copy.copy, copy.deepcopy])
def test_a_copied_board_is_independent(copied: Callable[[core.Board], core.Board]) -> None:
    board = core.Board(START)
    board.play_unchecked(13)
    twin = copied(board)
    assert (twin.position, twin.hash, twin.depth, twin.mode) == (board.position, board.hash, 1, board.mode)
    twin.play_unchecked(67)
    assert (board.depth, twin.depth) == (1, 2)
    twin.undo()
    twin.undo()
    assert (twin.position, board.position) == (START, START.play("e2"))
    with pytest.raises(IllegalActionError) as caught:
        twin.undo()
    assert caught.value.code == "game.nothing_to_undo"


def test_random_games_add_up() -> None:
    cut = core.random_games(START, 50, most_actions=20, seed=1)
    assert cut.games == cut.draws + cut.unfinished + sum(cut.wins.values())
    pacman = core.Position.start(Mode.named("pacman"))
    played = core.random_games(pacman, 300, most_actions=2_000, seed=1)
    winners = core.playouts([pacman] * 300, 2_000, 1)
    drawn = int(((winners.winners < 0) & (winners.reasons > 0)).sum())
    assert played.draws == drawn


WITHOUT_NUMPY = """
import sys
sys.modules["numpy"] = None
from hedgemaze import core, engine
from hedgemaze.engine import UniformEvaluator, Limit
from hedgemaze.rules import Mode
start = core.Position.start(Mode.named("classic2"))
calls = [
    lambda: core.playouts([start]), lambda: core.perfts([start], 1), lambda: core.legal_masks([start]),
    lambda: core.distances([start]), lambda: core.distance_fields([start]), lambda: core.planes([start]),
    lambda: engine.Search(start, evaluator=UniformEvaluator()).run(Limit(nodes=10)),
]
for call in calls:
    try:
        call()
    except ImportError as error:
        print(type(error).__name__, error.code, error)
assert core.random_games(start, 3).games == 3 and core.perft(start, 1) == 131 and len(start.legal_mask()) == 210
"""


def test_without_numpy_array_functions_name_the_missing_package() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_NUMPY], capture_output=True, encoding="utf-8", check=True, timeout=120
    )
    lines = done.stdout.splitlines()
    hint = "pip install 'hedgemaze[numpy]', or pip install numpy"
    said = f"MissingPackageError numpy.not_installed this function answers with NumPy arrays; {hint}"
    assert lines == [said] * 7
