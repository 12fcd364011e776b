"""Variations: reading, writing, JSON, editing, and the limits against hostile input."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hedgemaze import core, rules
from hedgemaze.errors import GameOverError, HedgemazeError, IllegalActionError, NotationError
from hedgemaze.rules import Game, Mode, Note, Variation, format_record, game_from_data, game_to_data, parse_record
from hedgemaze.rules.variations import MAX_DEPTH, MAX_VARIATIONS
from tests.rules.notation.test_round_trips import check_game, same_in_every_field
from tests.rules.strategies import SEEDS, examples, games

RECORD = "1. e2 (1. d1 {left} d9 (1. f9 2. d2) 2. c1) ({right} 1. f1) e8 2. e3 (2. e3h e7) *"


def movetext(game: Game) -> str:
    return format_record(game).split("\n\n", 1)[1].replace("\n", " ").strip()


def code_of(error: pytest.ExceptionInfo[HedgemazeError]) -> str:
    return error.value.code


def lines_of(game: Game) -> list[Variation[Game]]:
    """All variations of a game, those of variations included."""
    found = list(game.variations)
    for variation in found:
        found += variation.variations
    return found


def add_some(game: Game, rng: random.Random) -> None:
    """Adds random variations and notes to a game, also to its variations."""
    lines: list[Any] = [game]
    for _ in range(rng.randrange(8)):
        parent = rng.choice(lines)
        if not parent.entries:
            continue
        at = rng.randrange(len(parent.entries))
        line = parent if isinstance(parent, Game) else parent.game()
        before = len(line.entries) - len(parent.entries) + at
        position, played = line.positions[before], list[str]()
        for _ in range(rng.randrange(1, 5)):
            legal = position.legal_actions()
            if legal:
                played.append(str(rng.choice(legal)))
                position = position.play_unchecked(played[-1])
        try:
            lines.append(parent.add_variation(at, played))
        except HedgemazeError as error:
            if error.code not in ("record.same_variation", "record.bad_variation", "action.game_over"):
                raise
            continue
        if rng.random() < 0.3:
            lines[-1].note(Note("a {note} (of it)"))
        if rng.random() < 0.3:
            lines[-1].notes[0] = Note("on the whole")


@pytest.mark.slow
@given(games(longest=30), SEEDS)
@examples(30)
def test_games_with_variations_round_trip(game: Game, seed: int) -> None:
    add_some(game, random.Random(seed))
    check_game(game)
    record = format_record(game)
    assert core.format_record(core.parse_record(record)) == record
    assert core.Game.from_rules(game).to_rules() == game
    assert list(rules.parse_records(io.StringIO(record))) == [game]
    assert game.copy() == game


@pytest.mark.slow
@given(games(longest=20), SEEDS)
@examples(30)
def test_edits_keep_every_line(game: Game, seed: int) -> None:
    """Promoting and demoting change the order of the lines, never the lines."""
    rng = random.Random(seed)
    add_some(game, rng)

    def ways() -> set[tuple[str, ...]]:
        """The set of lines, each from the start to the end; a promoted line may end elsewhere."""
        lines = [game, *(each.game() for each in lines_of(game))]
        return {tuple(map(str, line.entries[:end])) for line in lines for end in range(len(line.entries) + 1)}

    before = ways()
    for _ in range(5):
        if not game.variations:
            break
        chosen = rng.choice(lines_of(game))
        line = chosen.game().entries
        match rng.choice(("promote", "demote", "make_main")):
            case "promote":
                chosen.promote()
            case "demote":
                chosen.demote()
            case _:
                assert chosen.make_main() is game
                assert game.entries == line
        assert ways() == before
        check_game(game)
        same_in_every_field(game, parse_record(format_record(game)))
    for variation in game.variations:
        variation.delete()
    assert game.variations == ()


def test_promoting_twice_changes_nothing() -> None:
    game = parse_record(RECORD)
    first = game.variations[0]
    assert first.promote() is game
    assert movetext(game) == "1. d1 {left} (1. e2 e8 2. e3 (2. e3h e7)) ({right} 1. f1) d9 (1. f9 2. d2) 2. c1 *"
    assert first.promote() is game
    assert movetext(game) == RECORD


def test_a_later_variation_is_promoted_past_its_neighbour_first() -> None:
    game = parse_record(RECORD)
    second = game.variations[1]
    assert second.promote() is second
    assert [each.at for each in game.variations] == [0, 0, 2]
    assert game.variations[0] is second
    second.demote()
    second.demote()
    assert movetext(game) == RECORD
    assert second.make_main() is game
    assert movetext(game).startswith("1. f1 ({right} 1. e2 e8 ")


def test_a_note_before_a_variation_stays_there() -> None:
    game = parse_record("e2 ({why} d1 {so}) e8 *")
    game.variations[0].promote()
    assert (game.notes, game.variations[0].notes) == ({1: Note("so")}, {0: Note("why")})


def test_the_game_of_a_variation() -> None:
    game = parse_record(RECORD)
    inner = game.variations[0].variations[0]
    assert (inner.at, inner.depth, inner.root, inner.parent) == (1, 2, game, game.variations[0])
    line = inner.game()
    assert [str(entry) for entry in line.entries] == ["d1", "f9", "d2"]
    assert (line.notes, line.variations) == ({1: Note("left")}, ())
    assert repr(inner) == "<Variation after 1: f9 d2>"


def test_adding_to_a_variation() -> None:
    game = parse_record("e2 e8 *")
    made = game.add_variation(1, ["d9"]).add("e3").add("N:resigned")
    made.note(Note("over", evaluation=(1, 0)))
    assert movetext(game) == "1. e2 e8 (1. d9 2. e3 N:resigned {[%eval 1 0] over}) *"
    with pytest.raises(GameOverError):
        made.add("e9")
    sibling = made.add_variation(0, ["f9"])  # an alternative to its first entry
    assert (sibling.parent, sibling.at) == (game, 1)
    with pytest.raises(NotationError, match="one probability per side"):
        made.note(Note("", evaluation=(0.2, 0.3, 0.5)))


@pytest.mark.parametrize(
    ("at", "entries", "error", "code"),
    [
        (2, ["e3"], NotationError, "record.bad_variation"),
        (-1, ["e3"], NotationError, "record.bad_variation"),
        (1, [], NotationError, "record.bad_variation"),
        (1, ["e8"], NotationError, "record.same_variation"),
        (1, ["d9", "e4"], IllegalActionError, "action.too_far"),
        (1, ["d9", "zz"], NotationError, "action.unreadable"),
    ],
)
def test_a_refused_variation_changes_nothing(
    at: int, entries: list[str], error: type[HedgemazeError], code: str
) -> None:
    game = parse_record("e2 e8 *")
    with pytest.raises(error) as caught:
        game.add_variation(at, entries)
    assert code_of(caught) == code
    assert game == parse_record("e2 e8 *")


def test_repetition_counts_along_the_line_of_the_variation() -> None:
    game = parse_record("e2 e8 e1 e9 e2 e8 e1 (e3 d8) d8 *")
    with pytest.raises(GameOverError):
        game.add_variation(7, ["e9", "e2"])  # e9 repeats the start for the third time
    drawn = game.add_variation(7, ["e9"])
    outcome = drawn.game().outcome()
    assert outcome is not None
    assert outcome.reason.value == "repetition"


def test_undo_removes_the_variations_that_replace_the_entry() -> None:
    game = parse_record(RECORD)
    game.undo()
    assert [each.at for each in game.variations] == [0, 0]
    game.undo()
    game.undo()
    assert game.variations == ()


def test_variations_are_compared() -> None:
    assert parse_record("e2 (d1) *") != parse_record("e2 *")
    assert parse_record("e2 (d1) *") != parse_record("e2 (f1) *")
    assert parse_record("e2 (d1 {x}) *") != parse_record("e2 (d1) *")
    assert parse_record("e2 (d1) (f1) *") != parse_record("e2 (f1) (d1) *")


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("e2(d1 d9)(f1)e8*", "1. e2 (1. d1 d9) (1. f1) e8 *"),
        ("e2 ( d1 ) {late} e8", "1. e2 {late} (1. d1) e8 *"),
        ("1. e2 (1. d1 (1. f1 f9) d9) *", "1. e2 (1. d1 d9) (1. f1 f9) *"),
        ("1. e2 ({on it} d1) 1. e8", "1. e2 ({on it} 1. d1) e8 *"),
        ("1. e2 (S:resigned) e8", "1. e2 (1. S:resigned) e8 *"),
    ],
)
def test_what_a_reader_accepts(text: str, same: str) -> None:
    assert movetext(parse_record(text.replace("e8*", "e8 *"))) == same


def test_a_run_is_broken_where_a_variation_begins() -> None:
    text = "1. Pe6 (1. Pd5d6) Pe7 (1. Pd6) Be8 *"
    game = parse_record(f'[Mode "pacman"] {text}')
    assert [each.at for each in game.variations] == [0, 1]
    assert movetext(game) == text


def test_long_variations_are_wrapped() -> None:
    there = ["e2", "e8", "d2", "d8", "c2", "c8", "b2", "b8", "a2", "a8", "a3", "a7", "b3", "b7", "c3", "c7", "d3", "d7"]
    game = Game(Mode.named("classic2")).play_all(there)
    game.add_variation(0, ["d1", "d9", "c1", "c9", "b1", "b9", "a1", "a9", "a2", "a8", "b2", "b8", "c2", "c8"])
    record = format_record(game)
    assert max(map(len, record.splitlines())) <= 96
    assert parse_record(record) == game


def test_a_bad_variation_spoils_one_game() -> None:
    errors: list[NotationError] = []
    text = '[Mode "classic2"]\n\ne2 (d1 e9) *\n\n[Mode "classic2"]\n\ne2 (d1) *\n\n[Mode "classic2"]\n\ne2 (d1 *\n'
    found = list(rules.parse_records(text, on_error=errors.append))
    assert [len(game.variations) for game in found] == [1]
    assert [(error.code, error.details["line"]) for error in errors] == [
        ("action.same_square", 3),
        ("record.bad_variation", 11),
    ]


ENDLESS = '[Mode "classic2;repetition_draw=false"] '


def test_there_is_a_limit_on_the_number_of_variations() -> None:
    most = ENDLESS + "e2 (d1) e8 (d9) e1 (e3) e9 (d8) " * (MAX_VARIATIONS // 4)
    assert len(core.parse_record(most).variations) == MAX_VARIATIONS
    with pytest.raises(NotationError) as caught:
        core.parse_record(most + "e2 (d1)")
    assert code_of(caught) == "record.too_many_variations"


def test_there_is_a_limit_on_the_depth_of_variations() -> None:
    start = game_to_data(parse_record(f"{ENDLESS} e2 e8"))
    with pytest.raises(NotationError) as caught:
        game_from_data(deeper(start, MAX_DEPTH + 1))
    assert code_of(caught) == "record.too_deep"
    game = game_from_data(deeper(start, MAX_DEPTH))
    check_game(game)
    innermost = lines_of(game)[-1]
    assert innermost.depth == MAX_DEPTH
    with pytest.raises(NotationError) as caught:
        innermost.add_variation(1, ["e4h"])
    assert code_of(caught) == "record.too_deep"
    game.play("e3")
    beside = game.add_variation(0, ["d1"])
    before = format_record(game)
    with pytest.raises(NotationError) as caught:
        beside.promote()  # the variation at 1 would become one of the variation
    assert code_of(caught) == "record.too_deep"
    assert format_record(game) == before


def deeper(data: dict[str, Any], depth: int) -> dict[str, Any]:
    """Adds variations inside each other: each replaces the second entry of the one around it."""
    there = [("d9", "e3"), ("e1", "c9"), ("e9", "d1"), ("e2", "f9")]
    line = data
    for level in range(depth):
        line["variations"] = [{"at": 1, "entries": list(there[level % 4])}]
        line = line["variations"][0]
    return data


def test_there_is_a_limit_on_all_entries_together(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("record_reading", "json_data"):
        monkeypatch.setattr(f"hedgemaze.rules.notation.{module}.MAX_ENTRIES", 3)
    data = game_to_data(parse_record("e2 (d1) e8"))
    assert game_from_data(data).variations
    with pytest.raises(NotationError) as caught:
        parse_record("e2 (d1 d9) e8")
    assert code_of(caught) == "record.too_many_entries"
    data["variations"][0]["entries"].append("d9")
    with pytest.raises(NotationError) as caught:
        game_from_data(data)
    assert code_of(caught) == "record.too_many_entries"


@pytest.mark.parametrize(
    ("variations", "code"),
    [
        ([{"at": 2, "entries": ["e3"]}], "game.shape"),
        ([{"at": "0", "entries": ["d1"]}], "game.shape"),
        ([{"entries": ["d1"]}], "game.shape"),
        ([["d1"]], "game.shape"),
        ("d1", "game.shape"),
        ([{"at": 0, "entries": []}], "record.bad_variation"),
        ([{"at": 0, "entries": ["e2"]}], "record.same_variation"),
        ([{"at": 0, "entries": ["d1", "e4"]}], "action.too_far"),
    ],
)
def test_json_that_is_refused(variations: object, code: str) -> None:
    data = game_to_data(parse_record("e2 e8")) | {"variations": variations}
    with pytest.raises(NotationError) as caught:
        game_from_data(data)
    assert code_of(caught) == code


def test_json_names_the_entry() -> None:
    data = game_to_data(parse_record("e2 e8")) | {"variations": [{"at": 1, "entries": ["d9", "e8"]}]}
    with pytest.raises(NotationError, match="entry 3 of a variation: ") as caught:
        game_from_data(data)
    assert caught.value.details == {"entry": 3}


@given(st.text(alphabet="()e28 1.{}d9*-\n", max_size=60))
@examples(200)
def test_any_text_is_read_or_refused_with_a_code(text: str) -> None:
    try:
        found = list(rules.parse_records(text))
    except NotationError:
        return
    for game in found:
        same_in_every_field(parse_record(format_record(game)), game)
