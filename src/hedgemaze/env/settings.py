"""Checks of the settings of an environment."""

from __future__ import annotations

from collections.abc import Sequence

from hedgemaze.env.encoding import as_mode
from hedgemaze.errors import EnvError, check_type
from hedgemaze.rules import Mode

_MAX_BOARDS = 1 << 20


def check_range(name: str, value: object, least: int, most: int) -> None:
    """Checks a number.

    Raises:
        WrongTypeError: it is no number.
        EnvError: it is out of range.
    """
    check_type(value, int, f"a number as {name}")
    assert isinstance(value, int)
    if not least <= value <= most:
        raise EnvError("env.bad_setting", f"{name} is {least} to {most}", given=value)


def modes_of(mode: Mode | str | Sequence[Mode | str], boards: int | None) -> tuple[Mode, ...]:
    """Returns the mode of each board.

    Raises:
        WrongTypeError, NotationError, ModeError: no mode.
        EnvError: too few or too many boards, or modes that do not fit together.
    """
    if isinstance(mode, Mode | str):
        count = 1 if boards is None else boards
        check_range("boards", count, 1, _MAX_BOARDS)
        return (as_mode(mode),) * count
    check_type(mode, (list, tuple), "a Mode, the text of one, or a list of them")
    modes = tuple(map(as_mode, mode))
    check_range("boards", len(modes), 1, _MAX_BOARDS)
    if boards not in (None, len(modes)):
        raise EnvError("env.bad_setting", f"there are {len(modes)} modes for other boards", given=boards)
    if len({(each.name, each.size) for each in modes}) > 1:
        raise EnvError("env.bad_setting", "all boards have modes of one name and one size")
    return modes
