"""What every test and every doctest shares: English, notes of tests, and examples in Markdown that end with a fence."""

from __future__ import annotations

import doctest
import os
import re
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from xdist.remote import Producer
    from xdist.scheduler import Scheduling

os.environ["HEDGEMAZE_LANGUAGE"] = "en"  # whatever the system speaks; tests of other languages say so

_FENCE = re.compile(r"^[ ]*```.*$", re.MULTILINE)
_parse = doctest.DocTestParser.parse


def _parse_without_fences(
    self: doctest.DocTestParser, string: str, name: str = "<string>"
) -> list[str | doctest.Example]:
    """Reads a fence as the blank line that ends an example; left in place it would count as expected output."""
    return _parse(self, _FENCE.sub("", string), name)


doctest.DocTestParser.parse = _parse_without_fences  # type: ignore[method-assign]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Scheduling:
    """Keeps tests that share something expensive on one worker."""
    from tests import scheduling  # noqa: PLC0415  # needs xdist

    return scheduling.Scheduling(config, log)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Prints what passing tests have to say: ``record_property("note", ...)`` also arrives from other processes."""
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name == "note":
                terminalreporter.write_line(str(value))
