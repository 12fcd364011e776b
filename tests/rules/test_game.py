"""Games: repetition, agreement, sides that leave, undo, tags, and atomic changes."""

from __future__ import annotations

import pytest

from hedgemaze.errors import GameOverError, HedgemazeError, IllegalActionError, NotationError
from hedgemaze.rules import (
    Agreed,
    Game,
    HouseRules,
    Mode,
    Note,
    Position,
    Reason,
    Result,
    Retirement,
    Side,
    format_record,
    parse_record,
)
from tests.rules.pacman_positions import pacman

S, W, N, E = Side.SOUTH, Side.WEST, Side.NORTH, Side.EAST
SHUFFLE = ["e2", "e8", "e1", "e9"]


# Repetition (B42).


def test_the_third_occurrence_is_a_draw() -> None:
    game = Game(Mode.named("classic2")).play_all(SHUFFLE)
    assert (game.repetitions(), game.outcome()) == (2, None)
    game.play_all(SHUFFLE)
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winner) == (Reason.REPETITION, None)
    assert outcome.results == {S: Result.DRAW, N: Result.DRAW}
    with pytest.raises(GameOverError):
        game.play("e2")
    assert game.position.outcome() is None, "a position does not know"


def test_undo_removes_an_occurrence() -> None:
    game = Game(Mode.named("classic2")).play_all(SHUFFLE * 2)
    game.undo()
    assert game.outcome() is None
    game.play("d8")
    assert game.repetitions() == 1
    game.undo()
    assert game.play("e9").repetitions() == 3


def test_repetition_compares_the_side_to_move_and_the_stocks() -> None:
    game = Game(Mode.named("classic2")).play_all(["e2", "e8", "e1", "e9", "e2"])
    assert game.repetitions() == 2
    fenced = Game(Mode.named("classic2")).play_all([*SHUFFLE, "a1h", "h8h", *SHUFFLE])
    assert fenced.repetitions() == 2


def test_repetition_can_be_switched_off() -> None:
    game = Game(Mode.named("classic2", house=HouseRules(repetition_draw=False))).play_all(SHUFFLE * 5)
    assert (game.outcome(), game.repetitions()) == (None, 6)


def test_a_side_that_leaves_makes_another_position() -> None:
    game = Game(Mode.named("classic3")).play_all(["e2", "b5", "e8", "e1", "a5", "e9"])
    assert game.repetitions() == 2
    assert game.leave(W).repetitions() == 1


def test_positions_within_a_turn_are_not_counted() -> None:
    game = Game(pacman("Pe5Bb8K*I*C*")).play_all(["Pe6"])
    assert game.repetitions() == 0


def test_a_win_counts_before_the_limit() -> None:
    """The last permitted ply reaches the goal."""
    start = Position.parse("classic2;max_ply=10 - Se8Na9 10,10 - S - 9")
    won, drawn = Game(start).play("e9").outcome(), Game(start).play("d8").outcome()
    assert won is not None
    assert drawn is not None
    assert (won.reason, won.winner) == (Reason.REACHED_GOAL, S)
    assert (drawn.reason, drawn.winner) == (Reason.MOVE_LIMIT, None)


# Agreement and leaving (decision 0005).


@pytest.mark.parametrize("name", ["classic2", "classic4", "pacman", "advanced"])
def test_a_draw_by_agreement(name: str) -> None:
    game = Game(Mode.named(name)).agree()
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.reason, set(outcome.results.values())) == (Reason.AGREED, {Result.DRAW})
    for act in (game.agree, lambda: game.leave(game.mode.sides[0]), lambda: game.play("e2")):
        with pytest.raises(GameOverError):
            act()
    assert game.undo() == Agreed()
    assert game.outcome() is None


@pytest.mark.parametrize("cause", ["resigned", "flagged"])
@pytest.mark.parametrize("name", ["classic2", "pacman", "advanced"])
def test_of_two_sides_the_other_wins_at_once(name: str, cause: str) -> None:
    for index, side in enumerate(Mode.named(name).sides):
        game = Game(Mode.named(name)).add(f"{side.letter}:{cause}")
        outcome = game.outcome()
        assert outcome is not None
        assert (outcome.reason.value, outcome.winner) == (cause, game.mode.sides[1 - index])
        assert game.entries == (Retirement(side, "flagged" if cause == "flagged" else "resigned"),)


def test_of_four_sides_the_last_one_left_wins() -> None:
    game = Game(Mode.named("classic4")).leave(W).play("e2")
    assert game.position.side is N, "West is skipped"
    game.leave(N, "flagged")
    assert game.position.side is E, "it was North's turn"
    assert game.outcome() is None
    game.leave(S)
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winner) == (Reason.RESIGNED, E)
    assert game.actions == game.entries[1:2]


def test_the_pawn_of_a_side_that_left_is_an_obstacle_that_may_be_jumped() -> None:
    position = Position.parse("classic3 - Se4Wa5Ne5 6,6,6 - N - 9").retire(N)
    assert position.side is S
    assert "e6" in map(str, position.legal_actions())
    assert position.why_illegal("e5") is not None


def test_a_side_that_left_needs_no_path_to_its_goal() -> None:
    position = Position.parse("classic3 a1h Sa1We5Nc9 5,6,6 - W - 9")
    reason = position.why_illegal("b1v")
    assert reason is not None
    assert reason.code == "action.fence_blocks_path"
    assert position.retire(S).why_illegal("b1v") is None


@pytest.mark.parametrize(("name", "actions"), [("pacman", ["Pe6"]), ("advanced", ["P@i5", "Ph5"])])
@pytest.mark.parametrize("side", [Side.PACMAN, Side.GHOSTS])
def test_leaving_in_mid_move_ends_the_move_too(name: str, actions: list[str], side: Side) -> None:
    position = Game(Mode.named(name)).play_all(actions).leave(side).position
    assert position.outcome() is not None
    assert Position.parse(position.text) == position


def test_a_side_cannot_leave_twice() -> None:
    game = Game(Mode.named("classic4")).leave(W)
    for side in (W, Side.PACMAN):
        with pytest.raises(IllegalActionError) as caught:
            game.leave(side)
        assert caught.value.code == "side.not_playing"


@pytest.mark.parametrize("text", ["W:left", "X:resigned", "draw:", ":", "draw:resigned", "S:agreed", "S:resigned:"])
def test_events_that_cannot_be_read(text: str) -> None:
    game = Game(Mode.named("classic4"))
    with pytest.raises(NotationError) as caught:
        game.add(text)
    assert caught.value.code == "record.unreadable"
    assert game.entries == ()


# Atomic play, and undo.


@pytest.mark.parametrize(
    ("actions", "error"),
    [(["e2", "e8", "e8"], IllegalActionError), (["e2", "zz"], NotationError), ([*SHUFFLE * 2, "e2"], GameOverError)],
)
def test_play_all_is_atomic(actions: list[str], error: type[HedgemazeError]) -> None:
    game, untouched = (Game(Mode.named("classic2")).play_all(["d1", "d9"]).play_all(["e1", "e9"]) for _ in range(2))
    game.note(Note("kept"))
    untouched.note(Note("kept"))
    with pytest.raises(error):
        game.play_all(actions)
    assert game == untouched
    assert (game.positions, game.repetitions()) == (untouched.positions, untouched.repetitions())


def test_undo_without_history_is_refused() -> None:
    for act in (Game(Mode.named("classic2")).undo, Game(Mode.named("pacman")).undo_turn):
        with pytest.raises(IllegalActionError) as caught:
            act()
        assert caught.value.code == "game.nothing_to_undo"


def test_undo_turn_undoes_the_current_turn_or_the_previous_one() -> None:
    game = Game(Mode.named("pacman", maze="A2")).play_all(["Pe6", "Pe7", "Be8", "B-", "Ki6"])
    assert list(map(str, game.undo_turn())) == ["Be8", "B-", "Ki6"], "the ghosts' turn"
    assert list(map(str, game.undo_turn())) == ["Pe6", "Pe7"]
    assert game.entries == ()


def test_undo_removes_the_note() -> None:
    game = Game(Mode.named("classic2"))
    game.note(Note("before"))
    game.play("e2").note(Note("good"))
    game.undo()
    assert game.notes == {0: Note("before")}


# Tags.


def test_a_game_copies_its_tags() -> None:
    tags = {"Event": "Friday", "South": 'Ann "A" \\ [x]\nB'}
    game = Game(Mode.named("classic2"), tags)
    tags["Event"] = "Saturday"
    assert game.tags["Event"] == "Friday"
    assert parse_record(format_record(game)).tags == game.tags


@pytest.mark.parametrize(
    "name", ["Mode", "Start", "Result", "Reason", "Rank", "", "9lives", "two words", "é", "x" * 41]
)
def test_tags_that_cannot_be_written(name: str) -> None:
    with pytest.raises(NotationError) as caught:
        format_record(Game(Mode.named("classic2"), {name: "x"}))
    assert caught.value.code == "record.bad_tag"


def test_equality_compares_entries_and_notes() -> None:
    game, other = Game(Mode.named("classic2")).play("e2"), Game(Mode.named("classic2")).play("e2")
    assert game == other
    other.note(Note("x"))
    assert game != other
    assert game != "a game"
    with pytest.raises(TypeError):
        hash(game)
    assert repr(game) == "<Game classic2, 1 entries, unfinished>"
