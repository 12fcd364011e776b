"""Fences in a picture, on the board and about to be there."""

from __future__ import annotations

from collections.abc import Iterator

from hedgemaze.rules.geometry import Fence, slot_mask
from hedgemaze.rules.looks import Look
from hedgemaze.rules.state import State
from hedgemaze.rules.svg_frame import Box, Frame
from hedgemaze.rules.svg_markup import number, tag

__all__ = ["draw_fences", "draw_preview"]


def draw_fences(state: State, frame: Frame, look: Look) -> Iterator[str]:
    """Yields all fences, and a mark where a lifted one is missing."""
    if state.lifted is not None:
        x, y = frame.middle(state.lifted)
        yield tag(
            "circle", cx=x, cy=y, r=9, fill="none", stroke=look.chamber, stroke_width=2, stroke_dasharray="3 3", class_="lifted"
        )
    for fence in state.fences:
        is_chamber = fence in state.chamber
        shape = draw_fence(frame.box(fence, 10), look, is_chamber=is_chamber)
        yield tag("g", shape, class_="fence chamber" if is_chamber else "fence", data_at=str(fence))


def draw_fence(box: Box, look: Look, *, is_chamber: bool = False) -> str:
    """Returns a fence in a box: a glowing tube, a bar of maple or a plain one; the Chamber's are of another make."""
    return {"arcade": _tube, "wood": _bar, "contrast": _plain}[look.name](box, look, is_chamber)


def _rect(box: Box, grow: float, radius: float, **attributes: str | float | None) -> str:
    x, y, wide, high = box
    return tag(
        "rect", x=x - grow, y=y - grow, width=wide + 2 * grow, height=high + 2 * grow, rx=radius, **attributes
    )


def _tube(box: Box, look: Look, is_chamber: bool) -> str:
    colour, core = (look.chamber, look.chamber_core) if is_chamber else (look.fence, look.fence_core)
    glow = "".join(_rect(box, grow, 5 + grow, fill=colour, opacity=opacity) for grow, opacity in ((6, ".07"), (4, ".1"), (2, ".2")))
    dashes = "9 5" if is_chamber else None
    tube = _rect(box, -1, 4, fill=core, stroke=colour, stroke_width=2.4, stroke_dasharray=dashes)
    x, y, wide, high = box
    ends = (x + 6, y + high / 2, x + wide - 6, y + high / 2) if wide > high else (x + wide / 2, y + 6, x + wide / 2, y + high - 6)
    gleam = tag(
        "path", d="M{} {}L{} {}".format(*map(number, ends)), stroke="#fff", stroke_width=1.4, stroke_linecap="round", opacity=".55"
    )
    return glow + tube + gleam


def _bar(box: Box, look: Look, is_chamber: bool) -> str:
    x, y, wide, high = box
    colour, edge = (look.chamber, look.chamber_core) if is_chamber else (look.fence, look.fence_core)
    shadow = "".join(
        _rect((x + 1.5, y + 3, wide, high), grow, 3 + grow, fill="#1d0f05", opacity=opacity)
        for grow, opacity in ((2.5, ".1"), (1, ".18"), (0, ".22"))
    )
    bar = _rect(box, 0, 2.6, fill=colour, stroke=edge, stroke_width=1.2)
    if wide > high:
        lines, pegs = ((x + 4, y + 2.6, wide - 8, 1.4), (x + 4, y + high - 3.6, wide - 8, 1.2)), ((12, high / 2), (wide - 12, high / 2))
    else:
        lines, pegs = ((x + 2.6, y + 4, 1.4, high - 8), (x + wide - 3.6, y + 4, 1.2, high - 8)), ((wide / 2, 12), (wide / 2, high - 12))
    light = _rect(lines[0], 0, 0.6, fill="#fff", opacity=".5" if not is_chamber else ".25")
    dark = _rect(lines[1], 0, 0.6, fill=edge, opacity=".8")
    holes = "".join(tag("circle", cx=x + a, cy=y + b, r=2.3, fill=look.fence) for a, b in pegs) if is_chamber else ""
    return shadow + bar + light + dark + holes


def _plain(box: Box, look: Look, is_chamber: bool) -> str:
    if not is_chamber:
        return _rect(box, 0.5, 1, fill=look.fence)
    return _rect(box, -0.5, 1, fill=look.chamber_core, stroke=look.chamber, stroke_width=2.6, stroke_dasharray="6 3")


def draw_preview(state: State, frame: Frame, look: Look, fence: Fence) -> Iterator[str]:
    """Yields a fence that might be placed, in another colour where it would overlap or cross one."""
    if not slot_mask(frame.size) >> fence.slot & 1:
        return
    has_room = not state.fences.overlapped_by(fence) and not state.fences.crossed_by(fence)
    colour = look.preview if has_room else look.refused
    inner = _rect(frame.box(fence, 10), 0, 5, fill=colour, fill_opacity=".18", stroke=colour, stroke_width=2.4, stroke_dasharray="7 5")
    yield tag("g", inner, class_="preview", data_at=str(fence))
