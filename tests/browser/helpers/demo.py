"""`Demo`: drives the board on its demo page by squares; used by the tests and reference images of the board."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.helpers.points import Points

__all__ = ["Demo"]


class Demo(Points):
    """A driver of one board on the demo page, addressed by squares."""

    def __init__(self, page: Page, address: str, **query: str) -> None:
        self.page = page
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        asked = "&".join(f"{name}={value}" for name, value in ({"motion": "none"} | query).items())
        page.goto(f"{address}?{asked}")
        page.wait_for_selector("[data-ready]")

    @property
    def intents(self) -> list[dict[str, Any]]:
        """What the board has reported, without the actions: `actions` has those."""
        found: list[dict[str, Any]] = self.page.evaluate("window.intents")
        return [{name: value for name, value in each.items() if name != "action"} for each in found]

    @property
    def actions(self) -> list[dict[str, int]]:
        """The offered actions in what the board has reported."""
        found: list[dict[str, Any]] = self.page.evaluate("window.intents")
        return [each["action"] for each in found if "action" in each]

    @property
    def text(self) -> str:
        return str(self.page.evaluate("window.table.text"))

    def click(self, point: tuple[float, float], **options: Any) -> None:
        self.page.mouse.click(*point, **options)

    def tap(self, point: tuple[float, float]) -> None:
        self.page.wait_for_timeout(260)  # the board ignores a second tap that follows faster
        self.page.touchscreen.tap(*point)

    def keys(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def held(self) -> str | None:
        """Returns the kind of the fence that is held over the board."""
        found = self.page.locator(".hm-in-hand .hm-held")
        if found.count() == 0:
            return None
        names = (found.get_attribute("class") or "").split()
        return " ".join(name.removeprefix("hm-").removeprefix("held-") for name in names if name != "hm-held")
