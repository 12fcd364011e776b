"""Whole games as lists of actions, and drivers that play them by mouse, touch and keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from hedgemaze.core import Position
from hedgemaze.rules import parse_mode
from tests.browser.helpers.app import App
from tests.browser.helpers.languages import said


@dataclass(frozen=True, slots=True)
class Played:
    """A game from its start to its end.

    `refused` is a number of actions and a fence that is tried after them: it crosses another one.
    """

    mode: str
    pieces: str
    actions: str
    title: str
    rank: int | None = None
    refused: tuple[int, str] | None = None


GAMES = {
    "classic2": Played("classic2;size=5;fences=4", "SN", "a3h c4 c2 c3 c4 c2 c5", "South wins", None, (1, "a3v")),
    "classic3": Played(
        "classic3",
        "SWN",
        "c3h c6v e8 e2 b5 e7 e3 c5 e6 e4 d5 e5 e6 f5 e4 e7 g5 e3 e8 h5 e2 e9",
        "South wins",
        None,
        (2, "c6h"),
    ),
    "classic4": Played(
        "classic4",
        "SWNE",
        "c3h c6v e8 h5 e2 b5 e7 g5 e3 c5 e6 f5 e4 d5 e5 e6 f5 e4 e3 d6 f6 f4 e2 d5 f7 g4 e1",
        "North wins",
        None,
        (3, "c3v"),
    ),
    "pacman": Played(
        "pacman;lives=1",
        "PBKIC",
        "Pd5 Pd6 Bd9 Ki4 Ia4 Cf1 Pc6 Pc7 Cf2 Ki5 Bd8 Ia3 Pb7 Pa7 Ia4 Ib4 Cf1 Bc8 Ki6 Pa8 Pa9 Pa8 P- "
        "Ib3 Ce1 Ki7 Bb8 Ba8",
        "The ghosts win",
        rank=1,
    ),
    "advanced": Played(
        "advanced;lives=1",
        "PBKIC",
        "P@i5 Pi4 Pi3 ~d5h b6v Pi2 Pi1 P+ P- ~d3h c1h Ph1 Ph2 ~c4v h5h Pg2 Pf2 ~e4v d2h Pf3 h7h Cf4 Cf3",
        "The ghosts win",
        None,
        (4, "d3v"),
    ),
}
"""Short games, found by search, with every element of the mode: jumps, boosts, stops, gates, lifts, pellets spent."""


def tokens(position: Position) -> list[str]:
    return [str(action) for action in position.legal_actions()]


class InputDriver:
    """Plays the actions of a game one by one. Subclasses define the input for a square, a fence and a button."""

    def __init__(self, app: App, played: Played) -> None:
        self.app = app
        self.page = app.page
        self.position = Position.start(parse_mode(played.mode))
        self.count = 0

    def play(self, token: str) -> None:
        """Plays an action and waits until the page has stored it."""
        self.do(token)
        self.position = self.position.play(token)
        self.count += 1
        assert self.app.wait_entries(self.count)[-1] == token

    def do(self, token: str) -> None:
        if token.startswith("~"):
            self.lift(token[1:])
        elif token[-1] in "hv":
            self.place(token)
        elif token == "P+":
            self.spend()
        elif token[-1] == "-":
            self.stop(token[0])
        elif "@" in token or token.islower():
            self.square(token[-2:])
        else:
            self.pick(token[0])
            self.square(token[-2:])

    def pick(self, piece: str) -> None:
        """Picks a piece if several may move; a single one is picked automatically."""
        movable = {token[0] for token in tokens(self.position) if token[0] in "PBKIC"}
        if len(movable) > 1:
            places = dict(re.findall(r"([PBKIC])([a-i][1-9])", self.position.text.split()[2]))
            self.square(places[piece])

    def square(self, name: str) -> None:
        raise NotImplementedError

    def place(self, fence: str) -> None:
        raise NotImplementedError

    def lift(self, fence: str) -> None:
        raise NotImplementedError

    def press(self, name: str) -> None:
        """Presses a button of the page."""
        raise NotImplementedError

    def put_back(self) -> None:
        """Puts back a refused fence."""

    def stop(self, piece: str) -> None:
        is_last = self.position.play(f"{piece}-").side is not self.position.side
        name = said("en", f"piece-{piece}")
        self.press(said("en", "action-end-turn") if is_last else said("en", "action-stop", piece=name))

    def spend(self) -> None:
        self.press(said("en", "action-spend", n=1))


class MouseDriver(InputDriver):
    def square(self, name: str) -> None:
        self.page.mouse.click(*self.app.square(name))

    def place(self, fence: str) -> None:
        self.page.mouse.move(*self.app.groove(fence))
        self.page.mouse.click(*self.app.groove(fence))

    def lift(self, fence: str) -> None:
        self.place(fence)

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name).click()


class TouchDriver(InputDriver):
    def square(self, name: str) -> None:
        self._tap(lambda: self.app.square(name))

    def place(self, fence: str) -> None:
        self.lift(fence)
        place = self.page.get_by_role("button", name=said("en", "board-place"))
        if place.is_enabled():  # an illegal fence is explained at once and cannot be placed
            place.tap()

    def lift(self, fence: str) -> None:
        self._tap(lambda: self.app.groove(fence))

    def put_back(self) -> None:
        self.press(said("en", "board-cancel"))

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name).tap()

    def _tap(self, where: Callable[[], tuple[float, float]]) -> None:
        self.page.locator(".board-host").scroll_into_view_if_needed()
        self.page.touchscreen.tap(*where())


class KeyboardDriver(InputDriver):
    def begin(self) -> None:
        """Moves the focus to the board by Tab."""
        self.tab_to("document.activeElement.closest('.hm-board') !== null")

    def square(self, name: str) -> None:
        self._walk(self._cursor(), name)
        self.page.keyboard.press("Enter")

    def place(self, fence: str) -> None:
        last = round(self.page.locator(".hm-cell").count() ** 0.5) - 1
        cursor = self._cursor()
        held = f"{min(cursor[0], chr(ord('a') + last - 1))}{min(int(cursor[1]), last)}"
        self.page.keyboard.press("f")
        self._walk(held, fence)
        if fence.endswith("v"):
            self.page.keyboard.press("r")
        self.page.keyboard.press("Enter")

    def lift(self, fence: str) -> None:
        lifts = [token for token in tokens(self.position) if token.startswith("~")]
        self.page.keyboard.press("f")
        for _ in range(lifts.index(f"~{fence}")):
            self.page.keyboard.press("ArrowUp")
        self.page.keyboard.press("Enter")

    def stop(self, piece: str) -> None:
        self.pick(piece)
        self.page.keyboard.press("-")

    def spend(self) -> None:
        self.page.keyboard.press("+")

    def put_back(self) -> None:
        self.page.keyboard.press("Escape")

    def press(self, name: str) -> None:
        self.tab_to(f"(document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()) === {name!r}")
        self.page.keyboard.press("Enter")

    def _cursor(self) -> str:
        return str(self.page.evaluate("document.activeElement.dataset.square"))

    def _walk(self, start: str, end: str) -> None:
        across, up = ord(end[0]) - ord(start[0]), int(end[1]) - int(start[1])
        for key in ["ArrowRight" if across > 0 else "ArrowLeft"] * abs(across) + [
            "ArrowUp" if up > 0 else "ArrowDown"
        ] * abs(up):
            self.page.keyboard.press(key)

    def tab_to(self, found: str, most: int = 60) -> None:
        """Presses Tab until the focus is where the JavaScript expression holds."""
        for _ in range(most):
            if self.page.evaluate(found):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no Tab leads there: {found}")


DRIVERS: dict[str, type[InputDriver]] = {"mouse": MouseDriver, "touch": TouchDriver, "keyboard": KeyboardDriver}
