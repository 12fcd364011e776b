"""Malformed input for every parser: the result is a typed error with one short line, in bounded time and memory."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from hedgemaze.errors import NotationError
from hedgemaze.rules import Game, HouseRules, Mode, format_record, parse_records
from tests.rules.notation.parser_checks import PARSERS, calls_made, check_error, error_of, peak_memory, time_limit
from tests.rules.strategies import examples

ALPHABET = 'abcdefghi123456789hvPBKICSWNE@+-~/;=,:.*[]{}"\\%() \n\tclassic2pacmanadvanced'
SOUP = st.text(st.sampled_from(ALPHABET), max_size=300)
EXOTIC = st.text(max_size=25)
NASTY = st.sampled_from(
    [
        "",
        "\0",
        "\ufeff",
        "\ud800",
        "٣" * 20,
        "e２",
        "ⅸ",
        "e2\u200b",
        "\u202ee2",
        "classic2 - Se1Ne9 10,10 - S - " + "9" * 400,
        "9" * 5000,
        "-" * 5000,
        "é" * 5000,
        "%s%n{0}{x}$(x)`x`",
        "../../etc/passwd",
        "[" * 2000,
        "{" * 2000,
        "{\\}" * 100,
        '[Mode "classic2"' + "]" * 100,
        '{"a":' * 2000,
        "Infinity",
        "NaN",
        "1e999",
        "null",
        "[]",
        '{"fences": [[[[]]]], "starts": {"P": {}}, "pellets": {"a": 1}, "name": null}',
    ]
)


@given(SOUP | EXOTIC | NASTY)
@examples(150)
def test_random_text(text: str) -> None:
    with time_limit():
        for parser in PARSERS.values():
            error_of(parser, text)


@pytest.mark.slow
@given(SOUP | EXOTIC | NASTY)
@examples(1500)
def test_more_random_text(text: str) -> None:
    with time_limit():
        for parser in PARSERS.values():
            error_of(parser, text)


@given(st.binary(max_size=300))
@example(b"\xff\xfe1\x00.\x00")
@example(b"\xef\xbb\xbf")
@example('[Event "Größe"]\n*'.encode("latin-1"))
@example("e2 *".encode("utf-16"))
@example(b"\xed\xa0\x80")
@example(b"e2 \xc0\x80")
@examples(150)
def test_random_bytes(data: bytes) -> None:
    try:
        list(parse_records(data))
    except NotationError as error:
        check_error(error)
    for parser in PARSERS.values():
        error_of(parser, data.decode("latin-1")[:25])


def test_a_wrong_encoding_is_named_in_the_error() -> None:
    for data in ("é".encode("latin-1"), "e2".encode("utf-16"), b"\xed\xa0\x80", b"{\xff}"):
        with pytest.raises(NotationError) as caught:
            list(parse_records(data))
        assert caught.value.code == "record.not_utf8"


DEAREST_CHARACTER = 300
"""Bytes per character of input: the state of a regular expression while it matches a long comment."""

# Size. Builders take the number of characters.

BIG: dict[str, Callable[[int], str]] = {
    "letters": lambda n: "a" * n,
    "one token": lambda n: "e" + "3" * n,
    "nines": lambda n: "9" * n,
    "minuses": lambda n: "-" * n,
    "spaces": lambda n: " " * n,
    "lines": lambda n: "\n" * n,
    "nuls": lambda n: "\0" * n,
    "open braces": lambda n: "{" * n,
    "closed comment": lambda n: "{" + "x" * n + "}",
    "open comment": lambda n: "{" + "\\}" * (n // 2),
    "many comments": lambda n: "{} " * (n // 3),
    "backslashes": lambda n: "{" + "\\" * n + "}",
    "open brackets": lambda n: "[" * n,
    "nested brackets": lambda n: "[" * (n // 2) + "]" * (n // 2),
    "open tag": lambda n: '[Event "' + "\\x" * (n // 2),
    "closed tag": lambda n: '[Event "' + "x" * n + '"]',
    "many tags": lambda n: "".join(f'[T{i} "x"]' for i in range(n // 10)),
    "one tag often": lambda n: '[T "x"]' * (n // 7),
    "numbers": lambda n: "1. " * (n // 3),
    "squares": lambda n: "e2e3" * (n // 4),
    "fences": lambda n: "e3h" * (n // 3),
    "runs": lambda n: "P" + "e5" * (n // 2),
    "steps": lambda n: "e2 " * (n // 3),
    "semicolons": lambda n: "classic2" + ";" * n,
    "options": lambda n: "classic2" + ";x=1" * (n // 4),
    "seats": lambda n: "P." * (n // 2),
    "slashes": lambda n: "/" * n,
    "deep object": lambda n: '{"a":' * (n // 5),
    "unknown keys": lambda n: "{" + ",".join(f'"k{i:06}":1' for i in range(n // 12)) + "}",
    "escapes": lambda n: '"' + "\\u0041" * (n // 6) + '"',
}


@pytest.mark.slow
@pytest.mark.parametrize("name", BIG)
def test_a_megabyte_of_each_input(name: str) -> None:
    text = BIG[name](1_000_000)
    with time_limit():
        for parser in PARSERS.values():
            error_of(parser, text)


@pytest.mark.parametrize("name", BIG)
def test_work_and_memory_grow_linearly_with_the_input(name: str) -> None:
    """Work is counted in calls; memory is limited per character."""
    small, large, larger = BIG[name](3_000), BIG[name](12_000), BIG[name](90_000)
    with time_limit():
        for parser_name, parser in PARSERS.items():
            few, many = calls_made(lambda: error_of(parser, small)), calls_made(lambda: error_of(parser, large))  # noqa: B023
            assert many <= 5 * few + 2_000, f"{parser_name}: {few} calls, {many} for four times the input"
            memory = peak_memory(lambda: error_of(parser, larger))  # noqa: B023
            assert memory < DEAREST_CHARACTER * len(larger) + 1_000_000, f"{parser_name}: {memory} bytes"


@pytest.mark.parametrize(
    "unit", ["* ", "e2 * ", "e2 e8 * ", "e2 {x} * ", '[Event "x"] * ', "1. e2 {[%clk 0:01:00]} e8 * "]
)
def test_many_small_games_are_read_in_linear_time_one_by_one(unit: str) -> None:
    """`parse_records` yields the games, so memory beyond the text itself does not grow with the file."""

    def read(count: int) -> int:
        return sum(1 for _ in parse_records(unit * count))

    assert read(20) == 20
    few, many = calls_made(lambda: read(20)), calls_made(lambda: read(80))
    assert many <= 4.5 * few
    assert peak_memory(lambda: read(160)) < 3 * peak_memory(lambda: read(20)) + 100_000


def test_a_long_game_is_read_in_linear_time() -> None:
    """Repetition is off; the pawns walk back and forth."""
    head = '[Mode "classic2;repetition_draw=false"]\n'

    def read(laps: int) -> None:
        list(parse_records(head + "e2 e8 e1 e9 " * laps))

    few, many = calls_made(lambda: read(15)), calls_made(lambda: read(60))
    assert many <= 4.5 * few


@pytest.mark.slow
def test_a_game_that_is_too_long_is_refused() -> None:
    text = '[Mode "classic2;repetition_draw=false"]\n' + "e2 e8 e1 e9 " * 5001
    with pytest.raises(NotationError) as caught:
        list(parse_records(text))
    assert caught.value.code == "record.too_many_entries"


def test_a_long_game_is_written_in_linear_time() -> None:
    mode = Mode.named("classic2", house=HouseRules(repetition_draw=False))

    def write(laps: int) -> int:
        game = Game(mode).play_all(["e2", "e8", "e1", "e9"] * laps)
        return calls_made(lambda: format_record(game))

    assert write(80) <= 4.5 * write(20)


def test_the_caller_sets_the_size_limit_of_a_file() -> None:
    with pytest.raises(NotationError) as caught:
        list(parse_records("* " * 10, longest=19))
    assert caught.value.code == "record.too_long"
    assert len(list(parse_records("* " * 10, longest=20))) == 10
    rng = random.Random(1)
    assert error_of(PARSERS["parse_records"], "".join(rng.choices(ALPHABET, k=2_000_000))) is not None
