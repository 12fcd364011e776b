"""Shared setup of tests and doctests.

English, long tests first, failures at once, notes in the summary, and Markdown examples that end at a code fence.
"""

from __future__ import annotations

import doctest
import importlib.util
import os
import re
import signal
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from xdist.remote import Producer
    from xdist.scheduler import Scheduling

os.environ["XDG_DATA_HOME"] = str(Path(__file__).parent / "build" / "test-data")  # the user's tables stay out of tests
os.environ["HEDGEMAZE_LANGUAGE"] = "en"  # independent of the system locale; tests of other languages set their own
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in a shell's background job; processes of tests inherit it
    signal.signal(signal.SIGINT, signal.default_int_handler)

# They import PyTorch, which is not in the test environment.
_TORCH_MODULES = ("run.py", "teacher", "training/checkpoint.py", "training/learner.py", "training/model.py")
_NEED_TORCH = [f"src/hedgemaze/learn/{name}" for name in _TORCH_MODULES]
collect_ignore = [] if importlib.util.find_spec("torch") else _NEED_TORCH

_FENCE = re.compile(r"^[ ]*```.*$", re.MULTILINE)
_parse = doctest.DocTestParser.parse


def _parse_without_fences(
    self: doctest.DocTestParser, string: str, name: str = "<string>"
) -> list[str | doctest.Example]:
    """Parses a code fence as the blank line that ends an example; otherwise it would count as expected output."""
    return _parse(self, _FENCE.sub("", string), name)


doctest.DocTestParser.parse = _parse_without_fences  # type: ignore[method-assign]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Scheduling:
    """Runs tests that share expensive setup on one worker."""
    from tests import scheduling  # noqa: PLC0415  # needs xdist

    return scheduling.Scheduling(config, log)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Runs the tests that take minutes first: at the end one of them would keep a single core busy."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


class _Failures:
    """Prints a failure when it happens: a long run says early what is wrong."""

    def __init__(self, reporter: pytest.TerminalReporter) -> None:
        self._reporter = reporter

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            crash = getattr(report.longrepr, "reprcrash", None)
            reason = crash.message.partition("\n")[0] if crash else ""
            self._reporter.write_line(f"\n{report.when} of {report.nodeid} failed: {reason}"[:300])


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Prints failures at once, except in the processes of xdist."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(_Failures(reporter))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Prints notes of passed tests: ``record_property("note", ...)`` is also transferred from worker processes."""
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name == "note":
                terminalreporter.write_line(str(value))
