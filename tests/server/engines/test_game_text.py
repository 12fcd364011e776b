"""What the fast reader says of a game is what the reference says."""

import random

import pytest

from hedgemaze.engine import Search
from hedgemaze.engine.search_root import history_of, recent_squares_of
from hedgemaze.errors import GameOverError, HedgemazeError
from hedgemaze.rules import MODES, Game, Mode, Note, Position, Side, format_record, parse_record
from hedgemaze.server.engines.game_text import game_text, mode_name, parse_game
from tests.server.engines.helpers import START, random_game, text_of


@pytest.mark.parametrize("name", MODES)
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 8))])
def test_position_and_history_are_those_of_the_reference(name: str, seed: int) -> None:
    game = random_game(Mode.named(name), seed, 40)
    draw = random.Random(seed)
    for index in range(0, len(game.entries), 7):
        if draw.random() < 0.5:
            game.notes[index] = Note("a {word} 3. in passing \\", clock_ms=1000 * index)
    for text in (text_of(game), format_record(game)):
        played = parse_game(text)
        assert played.position.text == game.position.text
        assert history_of(played) == history_of(game)
        assert set(recent_squares_of(played)) == set(recent_squares_of(game))
        assert mode_name(text) == name
        assert [each.text for each in played.positions] == [each.text for each in game.positions]


def test_a_side_that_left_is_read() -> None:
    game = Game(Mode.named("classic4")).play("e2").leave(Side.WEST).play("e8").leave(Side.SOUTH, "flagged")
    for text in (text_of(game), format_record(game)):
        played = parse_game(text)
        assert played.position.text == game.position.text
        assert history_of(played) == history_of(game)
        assert set(recent_squares_of(played)) == set(recent_squares_of(game))


def test_a_start_position_of_its_own_is_read() -> None:
    start = Position.parse("classic2;size=5 b2h Sc1Nc5 9,10 - N - 1")
    game = Game(start, {"Event": 'a "quoted" one'}).play("c4")
    assert parse_game(format_record(game)).position.text == game.position.text
    assert parse_game(start.text).position.text == start.text


def test_a_record_may_stand_in_one_line_and_have_a_tag_in_a_comment() -> None:
    text = '[Mode "classic2;size=5"] [Event "x"] c2 {and [Mode "classic3"] here} c4'
    assert parse_game(text).position.text == parse_record(text).position.text
    assert mode_name(text) == "classic2"


@pytest.mark.parametrize(
    "entries",
    [["d1", "d9", "e1", "e9"] * 2, ["draw:agreed"], ["S:resigned"]],
    ids=["repeated", "agreed", "resigned"],
)
def test_a_game_that_is_over_is_refused(entries: list[str]) -> None:
    text = game_text(START, entries)
    game = parse_game(text)
    assert game.outcome() is not None
    with pytest.raises(GameOverError):
        Search(game)


def test_with_another_house_rule_repetition_ends_nothing() -> None:
    start = Position.start(Mode.named("classic2")).text.replace("classic2", "classic2;repetition_draw=false")
    text = game_text(start, ["d1", "d9", "e1", "e9"] * 3)
    game = parse_game(text)
    assert game.outcome() is None
    assert len(set(history_of(game))) == 4


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "position.unreadable"),
        ("chess", "position.unreadable"),
        (f"{START} moves e5", "action.too_far"),
        (f"{START} moves x9", "action.unreadable"),
        (f"{START} moves Q:resigned", "record.unreadable"),
        (f"{START} moves W:resigned", "side.not_playing"),
        ('[Mode "nonsense"]\n\n*', "mode.unknown"),
    ],
)
def test_what_cannot_be_read_has_the_code_of_the_reference(text: str, code: str) -> None:
    with pytest.raises(HedgemazeError) as refused:
        parse_game(text)
    assert refused.value.code == code
