"""The figures of the page, from a real Chromium: ``python -m bench.page [--runs 5] [--page FOLDER]``.

======================= ==========================================================================================
first load              all requests of the front page, each file compressed as by a server (gzip 6)
core and engine         further requests of a first game: WebAssembly, worker, the table's code
playable                from navigation to a board that accepts a move: the front page is opened with an empty cache,
                        the button is clicked as soon as it exists; CPU throttled four times, median of the runs
processor time          CPU time of the main thread until the page is playable, times four
own move shown          from the end of the click to the frame in which the pawn has started to move
fence preview           time between frames while a mouse moves over the board; the work of one movement alone, and its
                        CPU time in the main thread and the raster threads
messages of a move      bytes to one socket for a move in a room: the mover's ack and events, the opponent's events
======================= ==========================================================================================

The exit status is 1 if a target is not met. Times depend on the load of the machine, which is printed.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import os
import statistics
import sys
import tempfile
import urllib.request
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser

from bench.page.preview import previews
from bench.page.trace import PAGE, SLOW, TRACED, Row, slowed, spent_by_thread
from bench.page.wire import bytes_of_moves
from tests.browser.helpers.app import App, build_page, game
from tests.browser.helpers.pages import chromium, serve

__all__ = ["main"]

MOVES = ("e2", "e8", "e3", "e7", "e4", "e6", "d4", "d6", "d3", "d7")

# Clicks the first mode of the front page as soon as it exists, and records when the board accepts a move.
AT_ONCE = """
const look = () => {
  const button = document.querySelector('.mode .start');
  if (button && !window.pressed) { window.pressed = performance.now(); button.click(); }
  if (document.querySelector('.table .hm-target, .table .hm-targets *')) window.playable ??= performance.now();
  if (!window.playable) requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
# From the end of a click to the frame with a change among the pieces.
SHOWN = """() => new Promise(done => {
  let begun = 0;
  addEventListener('pointerup', event => { begun = event.timeStamp; }, { capture: true, once: true });
  const pieces = document.querySelector('.board-host .hm-pieces, .board-host .hm-live');
  const seen = new MutationObserver(() => {
    if (!begun) return;
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun), 0));
  });
  seen.observe(pieces, { subtree: true, childList: true, attributes: true });
})"""


def weigh(browser: Browser, address: str) -> list[Row]:
    """Adds up the requests."""
    page = browser.new_page(service_workers="block")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address)
    page.wait_for_selector("[data-ready] .mode .hm-live", state="attached")
    page.wait_for_timeout(1500)
    first = set(asked)
    page.locator(".mode .start").first.click()
    page.wait_for_selector(".table .hm-cell")
    page.wait_for_timeout(1500)
    more = set(asked) - first
    page.close()

    def packed(urls: set[str]) -> float:
        bodies = [urllib.request.urlopen(url).read() for url in sorted(urls)]
        return sum(len(gzip.compress(body, 6)) for body in bodies) / 1000

    at_first = {url for url in first if not url.endswith(".wasm") and "worker" not in url}
    engine = (first | more) - at_first
    one, other = packed(at_first), packed(engine)
    return [
        Row("first load without the engine", "≤ 120 KB", f"{one:.1f} KB in {len(at_first)} files", one <= 120),
        Row("core and engine", "≤ 300 KB", f"{other:.1f} KB in {len(engine)} files", other <= 300),
    ]


def playable(browser: Browser, address: str, runs: int) -> list[Row]:
    """Opens the front page several times with an empty cache, and plays at once."""
    totals: list[float] = []
    fronts: list[float] = []
    slow_totals: list[float] = []
    for rate in (1, SLOW):
        for _ in range(runs):
            context = browser.new_context(viewport={"width": 390, "height": 844}, service_workers="block")
            page = context.new_page()
            slowed(page, rate)
            page.add_init_script(AT_ONCE)
            page.goto(address)
            page.wait_for_function("() => window.playable")
            shown, total = page.evaluate("[window.pressed, window.playable]")
            (slow_totals if rate == SLOW else totals).append(total)
            if rate == SLOW:
                fronts.append(shown)
            context.close()
    median = statistics.median(slow_totals)
    return [
        Row("front page shown, 4× slowed", "", f"{spread(fronts)} ms", True),
        Row("playable, 4× slowed", "≤ 2000 ms", f"{spread(slow_totals)} ms", median <= 2000),
        Row("playable, not slowed", "", f"{spread(totals)} ms", True),
    ]


def worked(browser: Browser, address: str, runs: int) -> Row:
    """Adds up the CPU time of the page's main thread until it is playable, which other load does not change."""
    times: list[float] = []
    for _ in range(runs):
        context = browser.new_context(viewport={"width": 390, "height": 844}, service_workers="block")
        page = context.new_page()
        page.add_init_script(AT_ONCE)
        browser.start_tracing(page=page, categories=TRACED)
        page.goto(address)
        page.wait_for_function("() => window.playable")
        spent = spent_by_thread(browser.stop_tracing())
        context.close()
        times.append(max(spent[PAGE]))
    median = statistics.median(times)
    return Row(
        "processor time until playable, × 4",
        "≤ 2000 ms",
        f"{spread([SLOW * time for time in times])} ms",
        median * SLOW <= 2000,
    )


def spread(values: Sequence[float]) -> str:
    """Returns a median and its range."""
    return f"{statistics.median(values):.0f} ({min(values):.0f} to {max(values):.0f})"


def moves(browser: Browser, address: str, rate: int) -> Row:
    """Plays a few moves by mouse and measures the time until each is shown."""
    context = browser.new_context(viewport={"width": 1200, "height": 900}, service_workers="block")
    app = App(context.new_page(), address, motion="full")
    app.play(game("classic2", "SN", {}, "S"))
    slowed(app.page, rate)
    times: list[float] = []
    for ply, square in enumerate(MOVES):
        app.page.evaluate(f"() => {{ window.shown = ({SHOWN})() }}")
        app.page.mouse.click(*app.square(square))
        times.append(app.page.evaluate("() => window.shown"))
        app.wait_entries(ply + 1)
        app.page.wait_for_timeout(400)
    context.close()
    if rate > 1:
        return Row("own move shown, 4× slowed", "", f"{spread(times)} ms", True)
    return Row("own move shown", "≤ 50 ms", f"{spread(times)} ms", statistics.median(times) <= 50)


def wire() -> list[Row]:
    """Measures the bytes per move on the socket of a server."""
    rows = []
    for mode, sizes in asyncio.run(bytes_of_moves()).items():
        most = max(sizes)
        measured = f"{statistics.mean(sizes):.0f} bytes (at most {most}) in {len(sizes)} moves"
        rows.append(Row(f"messages of a move, {mode}", "≤ 2 KB", measured, most <= 2000))
    return rows


def main() -> int:
    """Measures everything and prints a table."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.page", description="The figures of the page, from a real Chromium."
    )
    parser.add_argument("--runs", type=int, default=5, help="how often the page is opened (5)")
    parser.add_argument("--page", type=Path, help="a page that is built already")
    options = parser.parse_args()
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as built:
        folder = options.page or Path(built)
        if options.page is None:
            build_page(folder)
        print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors", flush=True)
        with serve(folder) as address, chromium() as browser:
            rows += weigh(browser, address)
            rows += playable(browser, address, options.runs)
            rows.append(worked(browser, address, options.runs))
            for rate in (1, SLOW):
                rows.append(moves(browser, address, rate))
                rows += previews(browser, address, rate)
    rows += wire()
    for row in rows:
        print(f"{row.what:45} {row.must:17} {row.measured:40} {'' if not row.must else 'yes' if row.is_met else 'NO'}")
    return 0 if all(row.is_met for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
