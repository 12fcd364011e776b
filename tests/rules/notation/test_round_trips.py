"""Everything that is written parses to an equal value: texts, JSON, records; and undo restores the state."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hedgemaze.rules import (
    Family,
    Game,
    Maze,
    Mode,
    Position,
    format_mode,
    format_record,
    format_records,
    game_from_data,
    game_to_data,
    load_maze,
    parse_mode,
    parse_record,
    parse_records,
    position_from_data,
    position_to_data,
)
from hedgemaze.rules.notation.mode_text import format_maze, parse_maze_text
from hedgemaze.rules.notation.position_text import LONGEST_TEXT
from tests.rules.strategies import examples, games, mazes, modes, positions

# Positions.


def check_position(position: Position) -> None:
    text = position.text
    again = Position.parse(text)
    assert again == position
    assert again.text == text
    assert "\n" not in text
    assert len(text) <= LONGEST_TEXT
    counters = text.split(" ")[-1]
    assert text == f"{position.key} {counters}"
    assert counters == "/".join(
        map(str, (position.ply, position.round, position.progress)[: 3 if position.mode.maze else 1])
    )
    data = position_to_data(position)
    assert json.loads(json.dumps(data)) == data
    assert position_from_data(data) == position


@pytest.mark.slow
@given(positions())
@examples(150)
def test_positions(position: Position) -> None:
    check_position(position)


@pytest.mark.parametrize(
    ("maze", "actions", "field"),
    [
        ("-/b2b3b4b5/Pa1Be9Ki5Ia5Ce1", "Pa2", "origin"),
        ("-/b2b3b4b5/Bd5Ke5Id4Ce4/a1hd5hc4ve4v/a9i9a2i1", "P@i9 Ph9 P- ~a1h", "lifted"),
        ("-/b2b3b4b5/Bd5Ke5Id4Ce4/a1hd5hc4ve4v/a1i9a9i1", "P@a1 Pb1 P-", "previous"),
    ],
)
def test_square_a1_is_not_read_as_none(maze: str, actions: str, field: str) -> None:
    """The number of a1 is 0, which is falsy."""
    name = "pacman" if field == "origin" else "advanced"
    position = Position.start(parse_mode(f"{name};maze={maze}"))
    for action in actions.split():
        position = position.play(action)
    value = getattr(position, field)
    assert (value[0] if field == "previous" else value) == 0
    check_position(position)


@pytest.mark.full  # test_positions is the sample
@pytest.mark.slow
@given(positions(longest=300))
@examples(400)
def test_more_positions(position: Position) -> None:
    check_position(position)


@given(positions())
@examples(60)
def test_the_key_leaves_out_the_counters_and_nothing_else(position: Position) -> None:
    later = Position.parse(f"{position.key} " + ("7" if position.mode.maze is None else "7/9/8"))
    assert later.key == position.key
    if later.outcome() is None and position.outcome() is None and not position.mode.house.max_ply:
        assert later.legal_actions() == position.legal_actions()


# Modes and mazes.


@given(modes())
@examples(150)
def test_modes(mode: Mode) -> None:
    text = format_mode(mode)
    assert parse_mode(text) == mode
    assert format_mode(parse_mode(text)) == text
    name, *parts = text.split(";")
    assert parse_mode(";".join([name, *reversed(parts)])) == mode


@given(st.sampled_from((Family.PACMAN, Family.ADVANCED)).flatmap(mazes))
@examples(60)
def test_mazes(maze: Maze) -> None:
    assert load_maze(json.dumps(maze.to_data())) == maze
    assert parse_maze_text(format_maze(maze)) == maze
    assert load_maze(json.dumps(maze.to_data())).to_data() == maze.to_data()


# Games and records.


def same_in_every_field(one: Game, other: Game) -> None:
    """Compares more than `==` does: also the intermediate positions and the repetition counts."""
    assert one == other
    assert one.positions == other.positions
    assert one.outcome() == other.outcome()
    assert one.repetitions() == other.repetitions()
    assert one.turn_starts == other.turn_starts
    assert one._repetitions == other._repetitions
    assert +one._seen == +other._seen


def check_game(game: Game) -> None:
    record = format_record(game)
    assert record.endswith("\n")
    assert "\r" not in record, "a carriage return would not survive a text file"
    again = parse_record(record)
    same_in_every_field(again, game)
    assert format_record(again) == record
    same_in_every_field(parse_record(record.encode()), game)
    data = game_to_data(game)
    assert json.loads(json.dumps(data)) == data
    same_in_every_field(game_from_data(data), game)


@given(games())
@examples(45)
def test_games(game: Game) -> None:
    check_game(game)


@pytest.mark.full  # test_games is the sample
@pytest.mark.slow
@given(games(longest=200))
@examples(120)
def test_longer_games(game: Game) -> None:
    check_game(game)


@given(st.lists(games(longest=10), max_size=4))
@examples(25)
def test_several_games_in_one_file(several: list[Game]) -> None:
    text = format_records(several)
    assert list(parse_records(text)) == several
    assert format_records(parse_records(text)) == text
    assert list(parse_records(text.replace("\n", "\r\n").encode("utf-8-sig"))) == several


# Undo.


def check_undo(game: Game) -> None:
    """Undoes the whole game, entry by entry, and plays it again."""

    def everything() -> tuple[object, ...]:
        seen = Counter(+game._seen)
        return game.entries, game.positions, game.outcome(), game.repetitions(), seen, tuple(game._repetitions)

    stages = [everything()]
    while game.entries:
        last, count = game.entries[-1], len(game.entries)
        assert game.undo() == last
        assert count not in game.notes
        stages.append(everything())
    same_in_every_field(game, replayed(game))
    for stage in reversed(stages):
        if stage[0]:
            game.add(stage[0][-1])  # type: ignore[index]
        assert everything() == stage


def replayed(game: Game) -> Game:
    """A new game with the same start and entries."""
    fresh = Game(game.start, game.tags)
    fresh.notes.update(game.notes)
    for entry in game.entries:
        fresh.add(entry)
    return fresh


@pytest.mark.slow
@given(games())
@examples(60)
def test_undo_is_identity(game: Game) -> None:
    same_in_every_field(game, replayed(game))
    check_undo(game)


@given(games())
@examples(40)
def test_undoing_a_turn_goes_to_its_start(game: Game) -> None:
    while game.entries:
        before = game.entries
        undone = game.undo_turn()
        assert before == game.entries + undone
        assert undone
        here = game.position
        if game.entries and here.outcome() is None:
            assert here.active is None or here == game.start
            assert here.lifted is None or here == game.start
            assert not here.moved or here == game.start
    assert game.position == game.start
