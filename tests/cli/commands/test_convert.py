from __future__ import annotations

import json
from pathlib import Path

import pytest

from hedgemaze.rules import Game, Mode, Note, Position, format_record, format_records, parse_record, parse_records
from tests.cli.helpers import refused, run


def played() -> Game:
    game = Game(Mode.named("pacman", maze="A2"), tags={"Seat1": "Ada"}).play_all(["Pe6", "Pe7", "Be8", "B-"])
    game.note(Note("ouch", clock_ms=1000))
    return game


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(format_record(played()), encoding="utf-8")
    return file


def test_a_record_survives_json(record: Path, tmp_path: Path) -> None:
    there, back = tmp_path / "game.json", tmp_path / "back.txt"
    assert run("convert", str(record), str(there), "--to", "json").status == 0
    assert json.loads(there.read_text(encoding="utf-8"))["entries"] == ["Pe6", "Pe7", "Be8", "B-"]
    assert run("convert", str(there), str(back)).status == 0
    assert back.read_text(encoding="utf-8") == record.read_text(encoding="utf-8")


def test_a_record_as_position_text_picture_and_moves(record: Path) -> None:
    position = played().position
    assert run("convert", str(record), "--to", "position").out == f"{position.text}\n"
    board, ascii_board = (position.board(unicode=unicode, legend=False) for unicode in (True, False))
    assert run("convert", str(record), "--to", "text").out.startswith(f"{board}\nGhosts to move.")
    assert run("convert", str(record), "--to", "text", "--ascii").out.startswith(f"{ascii_board}\nGhosts to move.")
    picture = run("convert", str(record), "--to", "svg").out
    assert "<desc>Ghosts to move." in picture
    assert picture.partition("</desc>")[2] == position.svg().partition("</desc>")[2] + "\n"
    assert run("convert", str(record), "--to", "moves").out == "Pe6 Pe7 Be8 B-\n"


def test_a_position_as_json_and_as_the_start_of_a_record() -> None:
    text = "classic2 e3h Se2Ne8 9,10 - N - 3"
    data = run("convert", "-", "--to", "json", given=text).out
    assert json.loads(data)["stocks"] == {"S": 9, "N": 10}
    assert run("convert", "-", "--to", "position", given=data).out == f"{text}\n"
    assert parse_record(run("convert", "-", given=text).out).start == Position.parse(text)
    assert "does not begin at the start" in refused("convert", "-", "--to", "moves", given=text)


def test_moves_of_any_mode_and_other_notations() -> None:
    assert run("convert", "-", "--to", "position", given="1. e2 e8 2. e3h").out == "classic2 e3h Se2Ne8 9,10 - N - 3\n"
    assert "Pe6e7 Be8-" in run("convert", "-", "--mode", "pacman;maze=A2", given="e6 e7 Be8 b-").out
    foreign = run("convert", "-", "--from", "moves", "--dialect", "top_down", "--to", "moves", given="E8 e2 e7\nhe3")
    assert foreign.out == "e2 e8 e3 e6h\n"
    spoken = "playmove black e8\nplaywall white b5 horizontal\n"
    assert run("convert", "-", "--from", "moves", "--dialect", "qtp", "--to", "moves", given=spoken).out == "e2 b5h\n"
    tagged = run("convert", "-", "--dialect", "top_down", "--to", "moves", given="e8 e2 e3h")
    assert tagged.out == "e2 e8 e6h\n"


def test_several_games(tmp_path: Path) -> None:
    games = [played(), Game(Mode.named("classic2")).play("e2")]
    file = tmp_path / "games.txt"
    file.write_text(format_records(games), encoding="utf-8")
    assert list(parse_records(run("convert", str(file)).out)) == games
    data = run("convert", str(file), "--to", "json").out
    assert len(json.loads(data)) == 2
    assert run("convert", "-", given=data).out == file.read_text(encoding="utf-8")
    assert run("convert", str(file), "--game", "2", "--to", "moves").out == "e2\n"
    assert run("convert", str(file), "--game", "1", "--at", "2", "--to", "moves").out == "Pe6 Pe7\n"
    assert "choose one with --game" in refused("convert", str(file), "--to", "svg")
    assert "and no such number: 3" in refused("convert", str(file), "--game", "3")
    assert "cannot be cut there: 9" in refused("convert", str(file), "--game", "1", "--at", "9")


@pytest.mark.parametrize(
    ("given", "arguments", "said"),
    [
        ("", [], "no game or position in it"),
        ("e2 e9", [], "line 1"),
        ("e2 e9", ["--from", "moves"], "action 2, 'e9', cannot be played"),
        ("{", ["--from", "json"], "not JSON (line 1"),
        ("[" * 100_000, ["--from", "json"], "nesting beyond all measure"),
        ("1" * 10_000, ["--from", "json"], "beyond all measure"),
        ("[]", ["--from", "json"], "no game or position in it"),
        ("[1]", ["--from", "json"], "the data of a game has an object here: 1"),
        ("e2", ["--from", "position"], "8 fields"),
        ("e2", ["--dialect", "klingon"], "no dialect called 'klingon'"),
        ("e2", ["--mode", "pacman", "--dialect", "qtp"], "dialects are for classic games of two"),
        ("e2", ["--mode", "chess"], "no mode called 'chess'"),
        ("classic2 - Se1Ne9 10,10 - S - 0", ["--mode", "classic2"], "leave --mode out"),
        ("classic2 - Se1Ne9 10,10 - S - 0", ["--dialect", "qtp"], "no dialects for the form position"),
        (b"\xff\xff", [], "not UTF-8 text (byte 0 cannot be read): 'standard input'"),
        ('[Mode "classic2"]\n\ne2 S:resigned N-wins', ["--to", "moves"], "cannot express a resignation"),
    ],
)
def test_impossible_conversions_are_refused(given: str | bytes, arguments: list[str], said: str) -> None:
    assert said in refused("convert", "-", *arguments, given=given)


def test_files_that_cannot_be_read_or_written(tmp_path: Path, record: Path) -> None:
    assert "no such file" in refused("convert", str(tmp_path / "none"))
    assert "is a directory" in refused("convert", str(tmp_path))
    assert "cannot write this file" in refused("convert", str(record), str(tmp_path / "no" / "where"))
    assert "cannot read this file" in refused("convert", "a\0b")


def test_variations_are_kept(tmp_path: Path) -> None:
    text = '[Mode "classic2"]\n[Result "*"]\n\n1. e2 (1. d1 {left} d9 (1. f9)) e8 *\n'
    source, there = tmp_path / "game.txt", tmp_path / "game.json"
    source.write_text(text, encoding="utf-8")
    assert run("convert", str(source)).out == text
    assert run("convert", str(source), str(there), "--to", "json").status == 0
    assert run("convert", str(there)).out == text
    assert run("convert", str(source), "--to", "moves").out == "e2 e8\n"
    assert run("convert", str(source), "--at", "1").out.endswith("1. e2 (1. d1 {left} d9 (1. f9)) *\n")
    assert run("convert", str(source), "--at", "0").out.endswith("\n\n*\n")
