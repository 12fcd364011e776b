"""`Points`: window coordinates of the squares and grooves of a board."""

from __future__ import annotations

from typing import ClassVar

from playwright.sync_api import Page

__all__ = ["Points"]

_PITCH, _FRAME, _HALF = 100, 40, 40


class Points:
    """Base class of drivers of a page with a board."""

    page: Page
    live: ClassVar[str] = ".hm-live"
    """The selector of the board, for pages with several."""

    def at(self, file: float, row: float) -> tuple[float, float]:
        """Returns the window coordinates of a point of the board; a1 is (0, 0), south is at the bottom."""
        box = self.page.locator(self.live).bounding_box()
        assert box
        size = round(self.page.locator(".hm-cell").count() ** 0.5)
        unit = box["width"] / (size * _PITCH - 20 + 2 * _FRAME)
        return (
            box["x"] + (_FRAME + _HALF + file * _PITCH) * unit,
            box["y"] + (_FRAME + _HALF + (size - 1 - row) * _PITCH) * unit,
        )

    def square(self, name: str) -> tuple[float, float]:
        return self.at(ord(name[0]) - ord("a"), int(name[1]) - 1)

    def groove(self, name: str) -> tuple[float, float]:
        """Returns a point that selects this fence: in its groove, slightly off its middle."""
        file, row = ord(name[0]) - ord("a") + 0.5, int(name[1]) - 0.5
        return self.at(file + 0.15, row) if name.endswith("h") else self.at(file, row + 0.15)
