"""Edge cases of parsers and errors: nested data, huge numbers, long texts, and reasons that must not mislead."""

from __future__ import annotations

import contextlib
import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from hedgemaze.errors import Fault, HedgemazeError, MazeError, ModeError
from hedgemaze.rules import (
    Game,
    HouseRules,
    Mode,
    Position,
    from_number,
    game_from_data,
    game_to_data,
    load_maze,
    named_maze,
    parse_maze,
    parse_records,
    parse_square,
    position_from_data,
    position_to_data,
)
from tests.rules.notation.parser_checks import LONGEST_MESSAGE, calls_made, peak_memory
from tests.rules.pacman_positions import pacman, why

START = Position.start(Mode.named("classic2"))
FIXED: dict[str, Any] = {
    "pellets": ["a1", "a9", "i1", "i9"],
    "starts": {"P": "e5", "B": "e9", "K": "i5", "I": "a5", "C": "e1"},
}


def refused(run: Callable[[], object]) -> HedgemazeError:
    """Returns the typed error after checking that its message is one short line."""
    with pytest.raises(HedgemazeError) as caught:
        run()
    message = str(caught.value)
    assert "\n" not in message
    assert len(message) < LONGEST_MESSAGE
    return caught.value


def nested(depth: int) -> list[Any]:
    """Returns a list nested to this depth."""
    data: list[Any] = []
    for _ in range(depth):
        data = [data]
    return data


DEEP = nested(10**5)


@pytest.mark.parametrize("changes", [{"family": DEEP}, {"name": DEEP}, {"starts": {"P": DEEP}}, {"respawns": ["e8"]}])
def test_malformed_maze_data_is_refused(changes: dict[str, Any]) -> None:
    assert isinstance(refused(lambda: parse_maze(FIXED | changes)), MazeError)


def test_an_advanced_maze_that_lost_its_family_and_a_respawn_square() -> None:
    data: dict[str, Any] = named_maze("chamber").to_data()
    del data["family"], data["respawns"][3]
    assert "maze.respawn_count" in str(getattr(refused(lambda: parse_maze(data)), "reasons", ()))


def test_thousands_of_fences_are_checked_in_linear_time() -> None:
    def work(count: int) -> int:
        text = json.dumps(FIXED | {"fences": ["a1h"] * count})
        return calls_made(lambda: refused(lambda: load_maze(text)))

    assert work(400) <= 5 * work(100)


@pytest.mark.parametrize("changes", [{"mode": DEEP}, {"fences": [DEEP]}, {"ply": DEEP}, {"ply": 10**5000}])
def test_malformed_position_data_is_refused(changes: dict[str, Any]) -> None:
    refused(lambda: position_from_data(position_to_data(START) | changes))


@pytest.mark.parametrize("result", [DEEP, 10**5000], ids=["deep", "huge"])
def test_a_malformed_game_result_is_refused(result: object) -> None:
    refused(lambda: game_from_data(game_to_data(Game(START)) | {"result": result}))


def test_huge_numbers_and_long_texts() -> None:
    refused(lambda: from_number(10**5000))
    refused(lambda: Mode.named("classic2", size=10**5000))
    refused(lambda: HouseRules(lives=10**5000))
    refused(lambda: HouseRules(stall_result="x" * 1000))  # type: ignore[arg-type]  # the wrong type is tested
    refused(lambda: parse_square("\U0010ffff" * 80))


@pytest.mark.parametrize(
    "text", ["{" + "x" * 90_000 + "}", "{" + "\\x" * 45_000 + "}", '[Event "' + "x" * 90_000 + '"]']
)
def test_a_long_comment_takes_little_memory(text: str) -> None:
    def read() -> None:
        with contextlib.suppress(HedgemazeError):  # a comment may be too long, a tag is not
            list(parse_records(text))

    assert peak_memory(read) < 20 * len(text)


def test_errors_can_be_pickled() -> None:
    error = pickle.loads(pickle.dumps(MazeError("not so", faults=(Fault("maze.start", "x"),), given="A9")))
    assert (error.code, error.reasons, error.given) == ("maze.invalid", ("maze.start: x",), "A9")


def test_a_bool_is_not_accepted_as_a_number_of_fences() -> None:
    refused(lambda: Mode.named("classic2", fences=True))


def test_an_unknown_maze_is_a_mode_error() -> None:
    with pytest.raises(ModeError):
        Mode.named("pacman", maze="zz")


def test_a_diagonal_closed_by_fences_is_not_called_diagonal() -> None:
    closed = pacman("Pe5Bc3Kh4If2Cc9", "G", house="ghost_diagonal=true", fences="c3hc2v")
    reason = closed.why_illegal("Bd4")
    assert reason is None or reason.code == "action.fence_in_way"
    assert why(pacman("Pe5Bc3Kh4If2Cc9", "G"), "Bd4") == "diagonal"
