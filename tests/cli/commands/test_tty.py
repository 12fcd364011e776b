from __future__ import annotations

from pathlib import Path

import pytest

from hedgemaze.rules import Game, Mode, format_record, parse_record
from tests.cli.helpers import refused, run


def lines(*each: str) -> str:
    return "".join(f"{line}\n" for line in each)


def test_a_game_from_a_pipe_to_its_end() -> None:
    moves = lines("a1", "a3", "a2", "a1h", "b2", "a2", "b3", "quit", "never read")
    ran = run("tty", "--size", "3", "--fences", "1", given=moves)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("Quoridor for 2 players on a board of 3 by 3\n")
    assert "South has reached the goal line and wins.\n" in ran.out
    assert ran.last == "Goodbye. The game was not saved; save FILE would have saved it."
    assert "South> " not in ran.out
    assert "\x1b" not in ran.out
    assert "never" not in ran.out


def test_the_end_of_input_exits_cleanly() -> None:
    assert run("tty", given="").last == "Goodbye."
    ran = run("tty", "pacman", given="e6 e7")
    assert ran.status == 0
    assert "Ghosts to move." in ran.out


def test_every_option_is_applied_to_the_game() -> None:
    ran = run(
        "tty", "classic4", "--first", "West", "--names", "Ada,,Cy", "--fences", "3", "--ascii", given="position\n"
    )
    assert "West to play" in ran.out
    assert "South (Ada) goes from e1" in ran.out
    assert "classic4;fences=3 - Se1Wa5Ne9Ei5 3,3,3,3 - W - 0\n" in ran.out
    assert ran.out.isascii()
    ran = run(
        "tty", "pacman", "--players", "3", "--maze", "A2", "--house", "lives=2", "--names", "A,B,C", given="position\n"
    )
    assert "B moves Blinky (B), Pinky (K).\nC moves Inky (I), Clyde (C).\n" in ran.out
    assert "pacman;deal=P.BK.IC;maze=A2;lives=2 " in ran.out


def test_a_random_first_side() -> None:
    firsts = {run("tty", "--first", "random", given="").out.count("South to play") for _ in range(20)}
    assert firsts == {0, 1}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "no mode called 'chess'"),
        (["--first", "west"], "no side of classic2 called 'west'; there are south, north"),
        (["pacman", "--first", "ghosts"], "cannot begin"),
        (["--names", "A,B,C"], "2 seats, and there are 3 names"),
        (["--players", "3"], "for 2 players"),
        (["--load", "/no/such/file"], "cannot read this file"),
        (["classic2", "--load", "x"], "leave the other options out"),
    ],
)
def test_impossible_settings_are_refused(arguments: list[str], said: str) -> None:
    assert said in refused("tty", *arguments, given="")


def test_save_and_load_on_a_real_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    game = Game(Mode.named("classic2"), tags={"Seat1": "Ada"}).play("e2")
    ran = run("tty", "--names", "Ada", given=lines("e2", "save ~/game.txt", "save ./no/where", "save -"))
    assert "Cannot write this file" in ran.out
    assert (tmp_path / "game.txt").read_text(encoding="utf-8") == format_record(game)
    assert parse_record((tmp_path / "-").read_text(encoding="utf-8")) == game
    ran = run("tty", "--load", "game.txt", given=lines("e8", "save game2.txt", "load none", "load ~nobody/x", "board"))
    assert "North (no name)" not in ran.out
    assert "South (Ada)" in ran.out
    assert parse_record((tmp_path / "game2.txt").read_text(encoding="utf-8")) == game.play("e8")
    assert ran.out.count("Cannot read this file") == 2


def test_undecodable_bytes_and_endless_lines_are_refused() -> None:
    given = b"\xff\xfe\x00e2\n" + b"e2 " * 100_000 + b"\ne2\n"
    ran = run("tty", given=given)
    assert ran.status == 0
    assert ran.out.count("is not an action of this mode") == 1
    assert ran.out.count("That line is too long") == 1
    assert "North to play" in ran.out
