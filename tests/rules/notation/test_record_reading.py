"""Reading records: open files, and bad games that are skipped."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from hedgemaze.errors import HedgemazeError, NotationError, WrongTypeError
from hedgemaze.rules import Game, Mode, Note, format_record, format_records, parse_record, parse_records

CLASSIC = Mode.named("classic2")


def game(*tokens: str, comment: str = "") -> Game:
    played = Game(CLASSIC, {"Seat1": "Ada", "Event": 'a "quoted" \\ \n name'}).play_all(tokens)
    if comment:
        played.note(Note(comment))
    return played


GOOD = [game("e2"), game("e2", "e8", comment="A longer\ncomment { with } braces\nof three lines."), game("e2", "e3h")]
TEXT = format_records(GOOD)


def read(text: str) -> tuple[list[int], list[tuple[str, str | int | None]]]:
    """Returns the lengths of the good games and the errors of the bad ones; a text and a file must agree."""
    answers = []
    for source in (text, io.StringIO(text), text.encode(), text.splitlines(keepends=True)):
        errors: list[NotationError] = []
        lengths = [len(each.entries) for each in parse_records(source, on_error=errors.append)]
        answers.append((lengths, [(error.code, error.details.get("line")) for error in errors]))
    assert all(answer == answers[0] for answer in answers), answers
    return answers[0]


def test_an_open_file_is_read_as_its_text_is(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    for text in (TEXT, "\ufeff" + TEXT, TEXT.rstrip("\n"), f"\n\n{TEXT}\n\n"):
        path.write_text(text, encoding="utf-8")
        with path.open(encoding="utf-8") as file:
            assert list(parse_records(file)) == GOOD
    path.write_text(format_record(GOOD[1]), encoding="utf-8")
    with path.open(encoding="utf-8") as file:
        assert parse_record(file) == GOOD[1]


def test_no_more_of_a_file_is_read_than_the_next_game_needs() -> None:
    taken = []

    def lines() -> Iterator[str]:
        for line in TEXT.splitlines(keepends=True) * 3:
            taken.append(line)
            yield line

    games = parse_records(lines())
    assert next(games) == GOOD[0]
    assert len(taken) <= format_record(GOOD[0]).count("\n") + 2
    assert len(list(games)) == 8


def test_the_length_limit_applies_to_each_game_of_an_open_file() -> None:
    assert len(list(parse_records(io.StringIO(TEXT * 20), longest=1_000))) == 60
    with pytest.raises(NotationError) as caught:
        list(parse_records(TEXT * 20, longest=1_000))
    assert caught.value.code == "record.too_long"
    long = f"e2 {{{'x' * 900}}} e8 {{{'y' * 900}}} *\n\n{TEXT}"
    errors: list[NotationError] = []
    assert list(parse_records(io.StringIO(long), longest=1_000, on_error=errors.append)) == GOOD
    assert [error.code for error in errors] == ["record.too_long"]


HEAD = '[Mode "classic2"]\n\n'


@pytest.mark.parametrize(
    ("bad", "code", "line"),
    [
        (f"{HEAD}1. e2 e9 2. e3 *\n\n", "action.same_square", 3),
        (f"{HEAD}1. e2 e8 S-wins\n\n", "record.wrong_result", None),
        (f'{HEAD}1. e2 {{open\ne8 * draw and "so" on\n\n', "record.unreadable", 3),
        (f"{HEAD}1. e2 ] e8 *\n e3 e4 *\n", "record.unreadable", 3),
        ('[Mode "classic2"]\n[Mode "classic2"]\n[Seat1 "A"]\n\n1. e2 *\n', "record.bad_tag", 2),
        ('[Mode classic2]\n[Seat1 "A"]\n\n1. e2 *\n', "record.unreadable", 1),
        ('[Mode "classic9"]\n[Seat1 "A"]\n\n1. e2 *\n', "mode.unknown", 4),
        (f"{HEAD}e2 * {{late}} {{later}}\n", "record.after_result", 3),
        (f"{HEAD}e2 {{one}} {{two}} e8 *\n", "record.two_comments", 3),
    ],
)
def test_a_bad_game_is_reported_once_and_the_others_are_read(bad: str, code: str, line: int | None) -> None:
    assert read(bad + TEXT) == ([1, 2, 2], [(code, line)])
    first = format_record(GOOD[0])
    lengths, errors = read(f"{first}\n{bad}{TEXT}\n{bad}")
    assert (lengths, [code for code, _ in errors]) == ([1, 1, 2, 2], [code, code])
    with pytest.raises(NotationError) as caught:
        list(parse_records(bad + TEXT))
    assert caught.value.code == code


def test_a_bad_game_without_tags_ends_with_its_result() -> None:
    assert read("e2 *\ne9 e8 *\ne2 e8 *\n") == ([1, 2], [("action.too_far", 2)])
    assert read("e9\n" + TEXT) == ([1, 2, 2], [("action.too_far", 1)])
    assert read("") == ([], [])
    assert read("{") == ([], [("record.unreadable", 1)])


def test_games_before_a_bad_one_are_yielded_when_it_is_not_left_out() -> None:
    for bad in ("e9 *", "]", "{"):
        games = parse_records(f"e2 *\n{bad}")
        assert len(next(games).entries) == 1
        with pytest.raises(NotationError):
            next(games)


def test_random_damage_is_reported_and_later_games_are_read() -> None:
    rng = random.Random(7)
    for _ in range(300):
        damaged = list(TEXT)
        for _ in range(rng.randrange(1, 6)):
            damaged[rng.randrange(len(damaged))] = rng.choice('{}[]"\\ \n*e2')
        lengths, errors = read(f"{''.join(damaged)}\n\n{format_record(GOOD[2])}")
        assert lengths[-1:] == [2] or errors
        assert len(lengths) + len(errors) <= 12


def test_input_that_is_not_a_record(tmp_path: Path) -> None:
    for wrong in (None, 5):
        with pytest.raises(WrongTypeError, match="a text, its bytes, or an open text file"):
            parse_records(wrong)  # type: ignore[arg-type]  # what is tested
    with pytest.raises(WrongTypeError, match="a function"):
        parse_records("", on_error="skip")  # type: ignore[arg-type]  # what is tested
    path = tmp_path / "games.txt"
    path.write_bytes(TEXT.encode() + b"\xff\n" + TEXT.encode())
    with path.open("rb") as binary, pytest.raises(WrongTypeError, match="as text, not as bytes"):
        list(parse_records(binary))  # type: ignore[arg-type]  # what is tested
    errors: list[HedgemazeError] = []
    for_bytes = parse_records(path.read_bytes(), on_error=errors.append)
    with path.open(encoding="utf-8") as file:
        for games in (for_bytes, parse_records(file, on_error=errors.append)):
            with pytest.raises(NotationError) as caught:
                list(games)
            assert (caught.value.code, errors) == ("record.not_utf8", [])
