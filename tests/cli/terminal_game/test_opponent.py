"""The computer as an opponent in the terminal."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from hedgemaze.cli.app import app

RUNNER = CliRunner()


@pytest.fixture(autouse=True)
def _fixed_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("random.getrandbits", lambda _: 1)  # some seeds place a fence before the pawn of a test


def said(typed: str, *arguments: str) -> str:
    result = RUNNER.invoke(app, ["tty", *arguments, "--ascii"], input=typed)
    assert result.exit_code == 0, result.output
    return result.output


def test_the_computer_answers_every_turn() -> None:
    output = said("e2\ne3\nquit\n", "classic2", "--level", "1")
    assert output.count("The computer plays") == 2
    assert output.count("South to play") == 3
    assert "North to play" not in output


def test_a_person_may_have_any_side() -> None:
    assert (
        "The computer plays" in said("quit\n", "classic2", "--level", "2", "--side", "north").split("North to play")[0]
    )
    assert said("quit\n", "pacman", "--level", "1", "--side", "ghosts").count("The computer plays P") >= 2


def test_undo_takes_both_turns_back() -> None:
    output = said("e2\nundo\nposition\nquit\n", "classic2", "--level", "3")
    assert "classic2 - Se1Ne9 10,10 - S - 0" in output
    assert output.count("The computer plays") == 1


def test_the_computer_does_not_play_after_an_error_or_a_question() -> None:
    output = said("e5\nlegal\nrubbish\nquit\n", "classic2", "--level", "1")
    assert "The computer plays" not in output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["classic2", "--side", "north"], "--side is for a game against the computer"),
        (["classic2", "--level", "9"], "levels of the computer are 1 to 8"),
        (["classic2", "--level", "2", "--side", "west"], "west"),
    ],
)
def test_bad_options_are_refused(arguments: list[str], message: str) -> None:
    result = RUNNER.invoke(app, ["tty", *arguments], input="quit\n")
    assert result.exit_code != 0
    assert message in " ".join((result.output + str(result.exception)).split())
