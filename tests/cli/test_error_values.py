"""Errors name what was given, what is allowed and the reason, in every language."""

from __future__ import annotations

import errno
import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from hedgemaze.arena.log import read_log
from hedgemaze.arena.openings import openings
from hedgemaze.arena.schedule import seating_groups
from hedgemaze.arena.time_control import TimeControl
from hedgemaze.cli import files
from hedgemaze.cli.commands.serve import _listening
from hedgemaze.cli.errors import CommandError, one_line
from hedgemaze.cli.options import Setup, make_mode, parse_side
from hedgemaze.engine import Search
from hedgemaze.engine.levels import level_of
from hedgemaze.engine.players.registry import make_player
from hedgemaze.errors import Between, Examples, HedgemazeError, ModeError, listed, no_such, system_reason
from hedgemaze.gallery import gallery_maze
from hedgemaze.locales import LANGUAGES, catalogue, use_language
from hedgemaze.puzzles import find_puzzle, load_puzzles
from hedgemaze.rules import (
    HouseRules,
    Mode,
    Note,
    Piece,
    Position,
    Side,
    from_number,
    load_maze,
    named_maze,
)
from hedgemaze.rules.board.geometry import parse_fence, parse_square
from hedgemaze.rules.modes.house_rules import parse_option
from hedgemaze.rules.notation.dialects import named_dialect
from hedgemaze.solve.limits import check_supported
from hedgemaze.solve.table import load
from tests.cli.helpers import raised, refused

pytestmark = pytest.mark.usefixtures("english_again")

CLASSIC = Mode.named("classic2")
START = Position.start(CLASSIC)
HERE = str(Path(__file__))


def _listen_twice() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        _listening("127.0.0.1", taken.getsockname()[1])


ALLOWED: dict[str, Callable[[], object]] = {
    "mode.unknown": lambda: Mode.named("chess"),
    "mode.bad_size": lambda: Mode.named("classic2", size=4),
    "mode.bad_fences": lambda: Mode.named("classic2", fences=200),
    "mode.bad_players": lambda: Mode.named("pacman", players=7),
    "mode.wrong_maze": lambda: Mode.named("pacman", maze="chamber"),
    "mode.bad_first": lambda: Position.start(CLASSIC, Side.PACMAN),
    "mode.no_such_piece": lambda: START.square_of(Piece.PACMAN),
    "mode.no_such_side": lambda: START.stock(Side.PACMAN),
    "side.not_playing": lambda: Position.start(Mode.named("classic3")).retire(Side.SOUTH).retire(Side.SOUTH),
    "side.unknown": lambda: parse_side("up", CLASSIC),
    "maze.unknown": lambda: named_maze("nowhere"),
    "maze.unknown (gallery)": lambda: gallery_maze("nowhere"),
    "maze.unknown (file)": lambda: make_mode("pacman", Setup(maze="nowhere")),
    "house_rule.unknown": lambda: parse_option("cats", "1"),
    "house_rule.bad_value": lambda: parse_option("lives", "99"),
    "house_rule.bad_value (words)": lambda: parse_option("ghost_order", "any"),
    "house_rule.not_in_mode": lambda: Mode.named("classic2", house=HouseRules(lives=2)),
    "square.unreadable": lambda: parse_square("q"),
    "square.off_board": lambda: parse_square("e9", 5),
    "fence.unreadable": lambda: parse_fence("q"),
    "fence.off_board": lambda: parse_fence("e8h", 5),
    "dialect.unknown": lambda: named_dialect("klingon"),
    "theme.unknown": lambda: START.svg(theme=cast("Any", "pink")),
    "action.no_such_number": lambda: from_number(999),
    "note.comment_too_long": lambda: Note("x" * 20_000),
    "maze.too_long": lambda: load_maze("x" * 200_000),
    "position.too_long": lambda: Position.parse("x" * 5_000),
    "match.bad_mazes": lambda: openings(CLASSIC, mazes="many"),
    "match.bad_schedule": lambda: seating_groups(["a", "b"], 2, "swiss"),
    "match.bad_time": lambda: TimeControl(move_ms=-1),
    "match.bad_time (text)": lambda: TimeControl.parse("soon"),
    "engine.no_such_level": lambda: level_of("classic2", Side.SOUTH, 12),
    "engine.unknown_player": lambda: make_player("nobody"),
    "engine.bad_setting": lambda: Search(START, memory_mb=0),
    "puzzle.unknown": lambda: find_puzzle("riddle"),
    "solve.ghosts": lambda: check_supported(Mode.named("pacman"), 9),
}
"""A call per code that is known to have allowed values; a word in parentheses tells calls with the same code apart."""

REASONS: dict[str, tuple[int, Callable[[], object]]] = {
    "file.unreadable": (errno.ENOENT, lambda: files.read_text("/no/such/file")),
    "file.unreadable (folder)": (errno.EISDIR, lambda: files.read_text(str(Path(HERE).parent))),
    "file.unwritable": (errno.ENOTDIR, lambda: files.write_text(f"{HERE}/x", "text")),
    "match.log_unusable": (errno.ENOENT, lambda: read_log(Path("/no/such/log"))),
    "puzzle.file": (errno.ENOENT, lambda: load_puzzles(Path("/no/such/puzzles"))),
    "table.file": (errno.ENOENT, lambda: load(Path("/no/such/table"))),
    "server.no_start": (errno.EADDRINUSE, _listen_twice),
}

COMPLETE = [code for code, each in LANGUAGES.items() if each.complete]


@pytest.fixture(scope="module")
def errors() -> dict[str, HedgemazeError]:
    calls = ALLOWED | {name: call for name, (_, call) in REASONS.items()}
    found = {name: raised(call) for name, call in calls.items()}
    assert {name: name.partition(" ")[0] for name in found} == {name: error.code for name, error in found.items()}
    return found


def shown(error: HedgemazeError, code: str) -> str:
    use_language(code)
    line = one_line(error)
    assert "\n" not in line
    return line


@pytest.mark.parametrize("code", COMPLETE)
def test_what_was_given_and_what_is_allowed(code: str, errors: dict[str, HedgemazeError]) -> None:
    for name in ALLOWED:
        error, line = errors[name], shown(errors[name], code)
        given = str(error.given)[:20]
        assert error.given is None or given in line, name
        if isinstance(error.allowed, Between):
            bounds = [str(each) for each in (error.allowed.least, error.allowed.most) if each is not None]
            assert all(bound in line for bound in bounds), (name, line)
            assert bounds == ["0"] or all(line.count(bound) == 1 for bound in bounds if len(bound) > 2), (name, line)
        else:
            assert error.allowed, name
            texts = error.allowed.texts if isinstance(error.allowed, Examples) else error.allowed
            values = listed(texts, error.given).removesuffix(", …").split(", ")
            assert all(value in line for value in values), (name, line)
            assert line.count(values[-1]) == 1 or values[-1] in given or len(values[-1]) < 3, (name, line)
        if code != "en" and catalogue(code).has(f"error-{error.code.replace('.', '-', 1)}"):
            assert error.message not in line, name


@pytest.mark.parametrize("code", COMPLETE)
def test_the_reason_of_the_system(code: str, errors: dict[str, HedgemazeError]) -> None:
    for name, (number, _) in REASONS.items():
        line = shown(errors[name], code)
        if code == "en":
            assert os.strerror(number).lower() in line.lower(), name
        else:
            assert f"{catalogue(code).text(f'error-reason-{errors[name].reason}')}" in line, name
            assert os.strerror(number).lower() not in line.lower(), name


@pytest.mark.parametrize("code", ["en", "de", "ar", "ja"])
def test_an_error_without_a_translation_shows_the_english_message(code: str) -> None:
    error = CommandError("new.code", "a new kind of error", given="x", allowed=["one", "two"])
    line = shown(error, code)
    assert "a new kind of error: 'x'" in line
    assert line.count("one, two") == 1
    assert (line == "a new kind of error: 'x' (possible: one, two)") is (code == "en")


@pytest.mark.parametrize(("allowed", "text"), [(Between(least=3), "mindestens 3"), (Between(most=7), "höchstens 7")])
def test_open_ranges(allowed: Between, text: str) -> None:
    error = ModeError("mode.bad_fences", "wrong", given=5, allowed=allowed)
    assert shown(error, "de").endswith(f": 5 (möglich: {text})")
    assert shown(error, "en") == f"wrong: 5 (possible: {allowed})"


def test_a_message_that_shows_a_value_itself_is_not_followed_by_it() -> None:
    error = CommandError("options.sprt", "not a test", given="3", allowed=["ELO0,ELO1"])
    own = catalogue("de").text("error-options-sprt", given="'3'")
    assert shown(error, "de") == f"{own} (möglich: ELO0,ELO1)"


def test_a_long_list_is_cut_to_the_names_that_look_alike() -> None:
    names = [f"maze{number}" for number in range(200)]
    error = no_such(ModeError, "maze.unknown", "maze", "maze77", names)
    for code in ("en", "de", "ar", "ja"):
        line = shown(error, code)
        assert len(line) < 300
        assert "maze77, " in line
        assert "…" in line
    assert error.allowed == tuple(names)


def test_a_name_that_does_not_exist_in_english() -> None:
    assert refused("show", "chess") == (
        "hedgemaze: no mode called 'chess'; there are classic2, classic3, classic4, pacman, advanced\n"
    )
    assert str(no_such(ModeError, "mode.unknown", "mode", "chess", [])) == "no mode called 'chess'"


@pytest.mark.parametrize("code", COMPLETE)
@pytest.mark.parametrize(
    ("line", "values"),
    [
        ("tty --level 99", ["'99'", "1", "9"]),
        ("convert - --to cake", ["'cake'", "record, json, position, moves, svg, text"]),
        ("show --theme pink", ["'pink'", "arcade, wood, garden, paper, contrast"]),
        ("show --sise 5", ["--sise", "--size"]),
        ("pref", ["pref", "perft"]),
    ],
)
def test_wrong_options_say_what_is_allowed(code: str, line: str, values: list[str]) -> None:
    said = refused("--language", code, *line.split())
    assert all(value in said for value in values), said


def test_an_option_that_is_a_number() -> None:
    assert "'x' (possible: a whole number)" in refused("show", "--size", "x")
    assert f": 'x' (möglich: {catalogue('de').text('error-whole-number')})" in refused(
        "--language", "de", "show", "--size", "x"
    )


def test_reasons_of_the_system_have_messages() -> None:
    for number in (errno.ENOENT, errno.EACCES, errno.ENOSPC, errno.EADDRNOTAVAIL, errno.ECONNREFUSED):
        reason = system_reason(OSError(number, os.strerror(number)))
        assert catalogue("en").has(f"error-reason-{reason}")
    assert system_reason(OSError(errno.EIO, "Input/output error")) == "input/output error"
