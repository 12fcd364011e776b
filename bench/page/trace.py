"""Tools of the page's benchmarks: rows of a table, CPU throttling, and CPU time per thread."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

__all__ = ["PAGE", "PAINTERS", "SLOW", "TRACED", "Row", "slowed", "spent_by_thread"]

SLOW = 4
TRACED = ["toplevel", "__metadata"]
"""Trace categories of `spent_by_thread`."""
PAGE, PAINTERS = "CrRendererMain", "ThreadPoolForegroundWorker"
"""Chromium's names of the main thread and of the raster threads."""


@dataclass(frozen=True)
class Row:
    """One figure and its target."""

    what: str
    must: str
    measured: str
    is_met: bool


def slowed(page: Page, rate: int) -> Any:
    """Throttles the CPU of the page."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    return session


def spent_by_thread(trace: bytes) -> dict[str, list[float]]:
    """Returns the CPU time of a trace in milliseconds, by thread name."""
    events = json.loads(trace)["traceEvents"]
    names = {(each["pid"], each["tid"]): each["args"]["name"] for each in events if each["name"] == "thread_name"}
    spent: Counter[tuple[int, int]] = Counter()
    for each in events:
        if each["name"].endswith("RunTask"):
            spent[each["pid"], each["tid"]] += each.get("tdur", 0)
    found: dict[str, list[float]] = {}
    for thread, time_us in spent.items():
        found.setdefault(names.get(thread, ""), []).append(time_us / 1000)
    return found
