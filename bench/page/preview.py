"""Measures how smoothly the fence preview follows the mouse over the board."""

from __future__ import annotations

import statistics

from playwright.sync_api import Browser

from bench.page.trace import PAGE, PAINTERS, TRACED, Row, slowed, spent_by_thread
from tests.browser.helpers.app import App, game

__all__ = ["previews"]

FRAME_MS = 1000 / 60
MOVEMENTS = 180
MAX_LATE = 0.05
"""Share of frames that may take more than one and a half times as long."""

FRAMES = """() => {
  window.frames_ = [];
  let last = 0;
  const next = now => {
    if (last) window.frames_.push(now - last);
    last = now;
    window.watching = requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""
# The work of one mouse movement: events are dispatched by script and the layout is forced.
WORK = """() => {
  const stage = document.querySelector('.board-host .hm-stage');
  const { left, top, width } = stage.getBoundingClientRect();
  const begun = performance.now();
  const count = 300;
  for (let number = 0; number < count; number++) {
    const [x, y] = [left + width * (0.1 + 0.8 * (number % 60) / 60), top + width * (0.1 + 0.8 * (number % 37) / 37)];
    const about = { clientX: x, clientY: y, pointerType: 'mouse', pointerId: 1, bubbles: true };
    stage.dispatchEvent(new PointerEvent('pointermove', about));
    stage.getBoundingClientRect();
  }
  return (performance.now() - begun) / count;
}"""


def previews(browser: Browser, address: str, rate: int) -> list[Row]:
    """Moves the mouse over the board and measures the frames."""
    context = browser.new_context(viewport={"width": 1200, "height": 900}, service_workers="block")
    app = App(context.new_page(), address, motion="full")
    app.play(game("classic2", "SN", {}, "S", "e2 e8 e3 e7 d5v c3h g4v b6h e3h f6h"))
    session = slowed(app.page, rate)
    app.page.evaluate(FRAMES)
    for number in range(MOVEMENTS):
        x, y = app_point(app, number)
        session.send("Input.dispatchMouseEvent", {"type": "mouseMoved", "x": x, "y": y})
    frames: list[float] = app.page.evaluate("() => { cancelAnimationFrame(window.watching); return window.frames_ }")
    work: float = app.page.evaluate(WORK)
    browser.start_tracing(page=app.page, categories=TRACED)
    for number in range(MOVEMENTS):
        x, y = app_point(app, number)
        session.send("Input.dispatchMouseEvent", {"type": "mouseMoved", "x": x, "y": y})
    spent = spent_by_thread(browser.stop_tracing())
    context.close()
    median = statistics.median(frames)
    late = sum(frame > 1.5 * FRAME_MS for frame in frames) / len(frames)
    how = ", 4× slowed" if rate > 1 else ""
    return [
        Row(
            f"fence preview: frames{how}",
            "60/s, < 5 % late",
            f"{1000 / median:.0f} per second ({late:.0%} of {len(frames)} late)",
            median <= FRAME_MS * 1.05 and late < MAX_LATE,
        ),
        Row(f"fence preview: work of a movement{how}", "≤ 16 ms", f"{work:.2f} ms", work <= 16),
        Row(
            f"fence preview: processor time{how}",
            "",
            f"{max(spent[PAGE]) / MOVEMENTS:.2f} ms page, {sum(spent[PAINTERS]) / MOVEMENTS:.2f} ms painting",
            True,
        ),
    ]


_corners: dict[int, tuple[float, float, float]] = {}


def app_point(app: App, number: int) -> tuple[float, float]:
    """Returns a point on a path across all grooves."""
    if id(app) not in _corners:
        (left, bottom), (right, _) = app.square("a1"), app.square("i1")
        _corners[id(app)] = left, bottom, right - left
    left, bottom, width = _corners[id(app)]
    return left + width * (number % 60) / 60, bottom - width * ((number * 7) % 173) / 173
