"""Malformed JSON-like data as input of positions, games, mazes, house rules and modes."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hedgemaze.errors import HedgemazeError
from hedgemaze.rules import (
    Game,
    HouseRules,
    Mode,
    Note,
    Position,
    from_number,
    game_from_data,
    game_to_data,
    load_maze,
    named_maze,
    parse_maze,
    position_from_data,
    position_to_data,
)
from hedgemaze.rules.modes.house_rules import parse_option
from tests.rules.notation.parser_checks import check_error, time_limit
from tests.rules.strategies import OPTIONS, examples, games, positions

SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-(10**400), 10**400)
    | st.floats()
    | st.text(max_size=10)
    | st.sampled_from(["e5", "e3h", "P", "S", "classic2", "pacman", "9" * 100, "", "a1a1", "٣", "-1"])
)
KEYS = st.text(max_size=5) | st.sampled_from(["P", "S", "0", "mode", "fences", "turn", "side", "comment", "clock_ms"])
JSON = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4), max_leaves=12
)
SMALL: st.SearchStrategy[Any] = (
    st.none() | st.booleans() | st.integers(-(10**30), 10**30) | st.floats() | st.text(max_size=10) | st.just([])
)
READERS: dict[str, Callable[[object], object]] = {
    "position": position_from_data,
    "game": game_from_data,
    "maze": parse_maze,
}


def read(reader: Callable[[object], object], data: object) -> object:
    try:
        return reader(data)
    except HedgemazeError as error:
        check_error(error)
        return None


def with_one_wrong(draw: st.DrawFn, data: Any) -> Any:
    """Changes one value at any depth: replaces it, removes it, or inserts another one."""
    if isinstance(data, dict) and data and draw(st.integers(0, 4)):
        key = draw(st.sampled_from(sorted(data)))
        match draw(st.integers(0, 5)):
            case 0:
                return {name: value for name, value in data.items() if name != key}
            case 1:
                return data | {draw(KEYS): draw(JSON)}
            case _:
                return data | {key: with_one_wrong(draw, data[key])}
    if isinstance(data, list) and data and draw(st.integers(0, 4)):
        index = draw(st.integers(0, len(data) - 1))
        return [*data[:index], with_one_wrong(draw, data[index]), *data[index + 1 :]]
    return draw(JSON)


@given(JSON)
@examples(100)
def test_random_json(data: object) -> None:
    for reader in READERS.values():
        read(reader, data)


@st.composite
def wrong_positions(draw: st.DrawFn) -> Any:
    return with_one_wrong(draw, position_to_data(draw(positions(longest=30))))


@st.composite
def wrong_games(draw: st.DrawFn) -> Any:
    return with_one_wrong(draw, game_to_data(draw(games(longest=6))))


@st.composite
def wrong_mazes(draw: st.DrawFn) -> Any:
    return with_one_wrong(draw, named_maze(draw(st.sampled_from(("A1", "A4", "chamber", "pinwheel")))).to_data())


@given(wrong_positions())
@examples(100)
def test_positions_with_one_thing_wrong(data: Any) -> None:
    """Data that is still accepted gives a position that round-trips."""
    found = read(position_from_data, data)
    if isinstance(found, Position):
        assert position_from_data(position_to_data(found)) == found
        assert Position.parse(found.text) == found


@given(wrong_games())
@examples(80)
def test_games_with_one_thing_wrong(data: Any) -> None:
    found = read(game_from_data, data)
    if isinstance(found, Game):
        assert game_from_data(json.loads(json.dumps(game_to_data(found)))) == found


@given(wrong_mazes().filter(lambda data: not isinstance(data, dict) or _pairs(data.get("respawns"))))
@examples(100)
def test_mazes_with_one_thing_wrong(data: Any) -> None:
    with time_limit():
        read(parse_maze, data)
        read(load_maze, json.dumps(data))  # type: ignore[arg-type]


def _pairs(respawns: object) -> bool:
    return not isinstance(respawns, list) or len(respawns) % 2 == 0


@given(st.sampled_from(sorted({name for table in OPTIONS.values() for name in table})), SMALL)
@examples(100)
def test_house_rules_of_any_value(name: str, value: Any) -> None:
    try:
        house = HouseRules(**{name: value})
    except HedgemazeError as error:
        check_error(error)
    else:
        assert house == HouseRules(**{name: value})
    if isinstance(value, str):
        read(lambda text: parse_option(name, str(text)), value)


@given(
    st.sampled_from(("classic2", "classic4", "pacman", "advanced")),
    st.fixed_dictionaries(
        {},
        optional={
            "size": st.integers(-(10**30), 10**30),
            "fences": st.integers(-(10**30), 10**30) | st.integers(0, 99),
            "players": st.integers(-5, 10**30) | st.integers(2, 5),
            "maze": st.text(max_size=20) | st.sampled_from(("A1", "chamber")),
        },
    ),
)
@examples(100)
def test_modes_of_any_number(name: str, arguments: dict[str, Any]) -> None:
    try:
        mode = Mode.named(name, **arguments)
    except HedgemazeError as error:
        check_error(error)
    else:
        assert mode.name == name


@given(st.integers(-(10**300), 10**300))
@examples(50)
def test_actions_of_any_number(number: int) -> None:
    read(lambda given: from_number(int(str(given))), number)


@pytest.mark.parametrize(
    "changes",
    [
        {"entries": ["e2"] * 20_001},
        {"entries": ["e2", "e2"]},
        {"entries": [["e2"]]},
        {"entries": "e2"},
        {"notes": {"1": {}}},
        {"notes": {"-1": {}}},
        {"notes": {"x": {}}},
        {"notes": {"0": []}},
        {"notes": {"0": {"clock_ms": -1}}},
        {"notes": {"0": {"clock_ms": 1.5}}},
        {"notes": {"0": {"clock_ms": True}}},
        {"notes": {"0": {"evaluation": [0.5]}}},
        {"notes": {"0": {"evaluation": [0.5, 1.5]}}},
        {"notes": {"0": {"evaluation": [10**400, 0]}}},
        {"notes": {"0": {"evaluation": [float("nan"), 0]}}},
        {"notes": {"0": {"evaluation": "01"}}},
        {"notes": {"0": {"comment": 3}}},
        {"tags": {"Event": 3}},
        {"tags": ["Event"]},
        {"result": "S-wins"},
        {"result": 3},
        {"start": None},
        {"start": {}},
    ],
)
def test_invalid_game_data_is_refused(changes: dict[str, Any]) -> None:
    data = game_to_data(Game(Mode.named("classic2")))
    with pytest.raises(HedgemazeError) as caught:
        game_from_data(data | changes)
    check_error(caught.value)


def test_json_nested_as_deep_as_python_allows() -> None:
    """Values as deep as `json.loads` accepts, in place of texts."""
    readers = (position_from_data, game_from_data, parse_maze)
    for depth in range(sys.getrecursionlimit() - 300, sys.getrecursionlimit(), 20):
        for key in ("mode", "fences", "family", "name", "start", "entries"):
            try:
                data = json.loads(f'{{"{key}":' + "[" * depth + "]" * depth + "}")
            except RecursionError:
                continue
            for reader in readers:
                read(reader, data)


@pytest.mark.parametrize("arguments", [("x" * 10_001,), ("", -1), ("", 10**12), ("", None, (2.0, 0.0))])
def test_notes_that_a_record_cannot_express_are_refused(arguments: tuple[Any, ...]) -> None:
    with pytest.raises(HedgemazeError):
        Note(*arguments)
