"""What the figures of the page are taken with: rows, a slowed processor, and what each thread has spent."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

__all__ = ["PAGE", "PAINTERS", "SLOW", "TRACED", "Row", "slowed", "spent_by_thread"]

SLOW = 4
TRACED = ["toplevel", "__metadata"]
"""What is traced for `spent_by_thread`."""
PAGE, PAINTERS = "CrRendererMain", "ThreadPoolForegroundWorker"
"""Chromium's names for the thread of a page and for those that paint."""


@dataclass(frozen=True)
class Row:
    """One figure and what it must be."""

    what: str
    must: str
    measured: str
    is_met: bool


def slowed(page: Page, rate: int) -> Any:
    """Slows the page's processor."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    return session


def spent_by_thread(trace: bytes) -> dict[str, list[float]]:
    """Returns the processor time of all tasks in a trace, in milliseconds: of each thread, by the threads' names."""
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
