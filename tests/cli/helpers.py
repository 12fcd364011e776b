"""Helpers for tests of the command line: running it, and files in a dictionary."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from typer.testing import CliRunner

from hedgemaze.cli.app import app
from hedgemaze.cli.errors import CommandError
from hedgemaze.cli.terminal_game.session import PartKind, Reply
from hedgemaze.errors import HedgemazeError


@dataclass(frozen=True)
class Ran:
    status: int
    out: str
    err: str

    @property
    def last(self) -> str:
        return self.out.rstrip("\n").split("\n")[-1]


def run(*arguments: str, given: str | bytes | None = None) -> Ran:
    result = CliRunner().invoke(app, list(arguments), input=given)
    assert isinstance(result.exception, SystemExit | None), result.exception
    return Ran(result.exit_code, result.stdout, result.stderr)


def refused(*arguments: str, given: str | bytes | None = None) -> str:
    """Runs a command that must fail with status 2, and returns its error line."""
    ran = run(*arguments, given=given)
    assert (ran.status, ran.out) == (2, ""), ran
    assert ran.err.startswith("hedgemaze: ")
    assert ran.err.count("\n") == 1, ran.err
    assert ran.err.endswith("\n")
    return ran.err


def raised(call: Callable[[], object]) -> HedgemazeError:
    """Returns the error that a call raises."""
    with pytest.raises(HedgemazeError) as caught:
        call()
    return caught.value


@dataclass
class Disk:
    files: dict[str, str] = field(default_factory=dict)
    is_full: bool = False

    def read(self, name: str) -> str:
        if name not in self.files:
            raise CommandError("file.unreadable", "cannot read this file", given=name)
        return self.files[name]

    def write(self, name: str, text: str) -> None:
        if self.is_full:
            raise CommandError("file.unwritable", "cannot write this file", given=name)
        self.files[name] = text

    def exists(self, name: str) -> bool:
        return name in self.files


def spoken(answer: Reply) -> str:
    """Returns the text of an answer without its boards."""
    return "\n".join(part.text for part in answer if part.kind is not PartKind.BOARD)


def drawn(answer: Reply) -> str:
    return "\n".join(part.text for part in answer if part.kind is PartKind.BOARD)


def is_refusal(answer: Reply) -> bool:
    return any(part.kind is PartKind.ERROR for part in answer)
