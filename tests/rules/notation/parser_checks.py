"""Every parser of the rules by name, and checks of its errors, time and memory for malformed input."""

from __future__ import annotations

import signal
import sys
import threading
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from hedgemaze.errors import HedgemazeError, MazeError
from hedgemaze.rules import (
    DIALECTS,
    Family,
    Game,
    Mode,
    Position,
    load_maze,
    named_maze,
    parse_action,
    parse_fence,
    parse_mode,
    parse_record,
    parse_records,
    parse_square,
)
from hedgemaze.rules.modes.house_rules import parse_option
from hedgemaze.rules.modes.mode import parse_deal
from hedgemaze.rules.notation.dialects import named_dialect, to_standard
from hedgemaze.rules.notation.mode_text import parse_maze_text

LONGEST_MESSAGE = 400
_TIMEOUT_S = 300

PARSERS: dict[str, Callable[[str], object]] = {
    "parse_square": parse_square,
    "parse_square on 3 by 3": lambda text: parse_square(text, 3),
    "parse_fence": parse_fence,
    "parse_fence on 3 by 3": lambda text: parse_fence(text, 3),
    **{
        f"parse_action {family.value} {dialect}": lambda text, family=family, dialect=dialect: parse_action(  # type: ignore[misc]
            text, family, dialect=dialect
        )
        for family in Family
        for dialect in DIALECTS
    },
    "to_standard": lambda text: to_standard(text, DIALECTS["qtp"], 5),
    "named_dialect": named_dialect,
    "parse_mode": parse_mode,
    "parse_mode option": lambda text: parse_mode(f"pacman;{text}"),
    "parse_mode inline maze": lambda text: parse_mode(f"pacman;maze={text}"),
    "parse_deal": parse_deal,
    "parse_option name": lambda text: parse_option(text, "true"),
    "parse_option number": lambda text: parse_option("lives", text),
    "parse_option word": lambda text: parse_option("stall_result", text),
    "parse_option switch": lambda text: parse_option("boost_partial", text),
    "parse_maze_text": parse_maze_text,
    "named_maze": named_maze,
    "load_maze": load_maze,
    "Mode.named": Mode.named,
    "Mode.named maze": lambda text: Mode.named("advanced", maze=text),
    "Position.parse": Position.parse,
    "Position.play": lambda text: Position.start(Mode.named("pacman")).play(text),
    "Position.why_illegal": lambda text: Position.start(Mode.named("classic3")).why_illegal(text),
    "Game.add": lambda text: Game(Mode.named("classic2")).add(text),
    "parse_record": parse_record,
    "parse_records": lambda text: list(parse_records(text)),
    "parse_records dialect": lambda text: list(parse_records(text, dialect="top_down")),
    "parse_records bytes": lambda text: list(parse_records(text.encode("utf-8", "surrogatepass"))),
}


def error_of(parser: Callable[[str], object], text: str) -> HedgemazeError | None:
    """Calls a parser and returns its error, if any; other exceptions than the project's own propagate."""
    try:
        parser(text)
    except HedgemazeError as error:
        check_error(error)
        return error
    return None


def check_error(error: HedgemazeError) -> None:
    """Checks that the message is one short line; a maze's error shows its first four faults."""
    shown = str(error)
    assert len(shown.splitlines()) == 1, shown
    assert "." in error.code
    assert error.code == error.code.lower()
    longest = (4 if isinstance(error, MazeError) else 1) * LONGEST_MESSAGE + len(error.position or "")
    assert len(shown) < longest, f"{len(shown)} characters: {shown[:100]}"


@contextmanager
def time_limit() -> Iterator[None]:
    """Fails the test if its block hangs. The timeout is generous: it detects endless loops, not slowness."""

    def give_up(number: int, frame: FrameType | None) -> None:
        raise AssertionError(f"still busy after {_TIMEOUT_S} s")

    if not hasattr(signal, "SIGALRM") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(_TIMEOUT_S)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def calls_made(action: Callable[[], object]) -> int:
    """Returns the number of Python and C function calls: a machine-independent measure of work."""
    count = 0

    def count_call(frame: FrameType, event: str, argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count_call)
    try:
        action()
    finally:
        sys.setprofile(before)
    return count


def peak_memory(action: Callable[[], object]) -> int:
    """Returns the peak of newly allocated memory in bytes."""
    tracemalloc.start()
    try:
        action()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
