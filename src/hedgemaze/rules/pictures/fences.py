"""Fences in a picture: those on the board, and a preview of one."""

from __future__ import annotations

from collections.abc import Iterator

from hedgemaze.rules.board.geometry import Fence, slot_mask
from hedgemaze.rules.pictures.frame import Frame
from hedgemaze.rules.pictures.markup import Attributes, Box, grown, rect, stroke, tag
from hedgemaze.rules.pictures.themes import Theme
from hedgemaze.rules.state import State

_THICK = 10


def draw_fences(state: State, frame: Frame, theme: Theme) -> Iterator[str]:
    """Yields all fences in the style of the theme, and a mark on the slot of a lifted one."""
    if state.lifted is not None:
        x, y = frame.middle(state.lifted)
        yield tag("circle", cx=x, cy=y, r=9, class_="lifted", data_at=str(state.lifted), **stroke(theme.turn, 2, "1 5"))
    make = {"arcade": _tube, "wood": _bar, "garden": _bar, "paper": _plain, "contrast": _plain}[theme.name]
    for fence in state.fences:
        is_chamber = fence in state.chamber
        shape = make(frame.fence(fence, _THICK), theme, is_chamber)
        yield tag("g", shape, class_="fence chamber" if is_chamber else "fence", data_at=str(fence))


def draw_preview(state: State, frame: Frame, theme: Theme, fence: Fence) -> Iterator[str]:
    """Yields the preview of a fence, in another colour if it would overlap or cross one."""
    if not slot_mask(frame.size) >> fence.slot & 1:
        return
    has_room = not state.fences.overlapped_by(fence) and not state.fences.crossed_by(fence)
    colour = theme.preview if has_room else theme.refused
    box = frame.fence(fence, _THICK)
    shape = rect(box, 5, fill=colour, opacity=".18") + rect(box, 5, **stroke(colour, 2.4, "5 7"))
    yield tag("g", shape, class_="preview" if has_room else "preview refused", data_at=str(fence))


# One style per theme; Chamber fences are dashed or of another wood.


def _tube(box: Box, theme: Theme, is_chamber: bool) -> str:
    colour, core = (theme.chamber, theme.chamber_core) if is_chamber else (theme.fence, theme.fence_core)
    glow = "".join(
        rect(grown(box, spread), 5 + spread, fill=colour, opacity=opacity)
        for spread, opacity in ((6, ".07"), (4, ".1"), (2, ".2"))
    )
    dashes = "9 5" if is_chamber else None
    tube = rect(grown(box, -1), 4, fill=core, stroke=colour, stroke_width=2.4, stroke_dasharray=dashes)
    return glow + tube + rect(_lengthwise(box, 0.5, 1.4), 0.7, fill="#fff", opacity=".55")


def _bar(box: Box, theme: Theme, is_chamber: bool) -> str:
    x, y, wide, high = box
    colour, edge = (theme.chamber, theme.chamber_core) if is_chamber else (theme.fence, theme.fence_core)
    shadow = "".join(
        rect(grown((x + 1.5, y + 3, wide, high), spread), 3 + spread, fill="#1d0f05", opacity=opacity)
        for spread, opacity in ((2.5, ".1"), (1, ".18"), (0, ".22"))
    )
    bar = rect(box, 2.6, fill=colour, stroke=edge, stroke_width=1.2)
    light = rect(_lengthwise(box, 0.32, 1.4), 0.6, fill="#fff", opacity=".25" if is_chamber else ".5")
    dark = rect(_lengthwise(box, 0.7, 1.2), 0.6, fill=edge, opacity=".8")
    return shadow + bar + light + dark + (_pegs(box, theme) if is_chamber else "")


def _plain(box: Box, theme: Theme, is_chamber: bool) -> str:
    if not is_chamber:
        return rect(grown(box, 0.5), 1, fill=theme.fence)
    dashed: Attributes = {"stroke": theme.chamber, "stroke_width": 2.6, "stroke_dasharray": "6 3"}
    return rect(grown(box, -0.5), 1, fill=theme.chamber_core, **dashed)


def _lengthwise(box: Box, where: float, thick: float) -> Box:
    """Returns the box of a thin line along a fence, at a fraction of its thickness."""
    x, y, wide, high = box
    if wide > high:
        return x + 5, y + where * high - thick / 2, wide - 10, thick
    return x + where * wide - thick / 2, y + 5, thick, high - 10


def _pegs(box: Box, theme: Theme) -> str:
    x, y, wide, high = box
    ends = ((12, high / 2), (wide - 12, high / 2)) if wide > high else ((wide / 2, 12), (wide / 2, high - 12))
    return "".join(tag("circle", cx=x + right, cy=y + down, r=2.3, fill=theme.fence) for right, down in ends)
