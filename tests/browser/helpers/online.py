"""A server that can be restarted, and several browsers at one table."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import Browser, expect

from hedgemaze.core import Position
from tests.browser.helpers.app import App
from tests.browser.helpers.pages import ROOT

TIMEOUT_MS = 20_000


class Host:
    """`hedgemaze serve` with a built page; port and games survive a restart."""

    def __init__(self, page: Path, data: Path, *arguments: str, workers: int = 0) -> None:
        self._arguments = arguments
        self._page = page
        self._data = data
        self._workers = workers
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        options = ["--port", str(self._port), "--no-limits", "--no-open", "--data", str(self._data)]
        options += ["--workers", str(self._workers), *self._arguments]
        command = [sys.executable, "-m", "tests.browser.helpers.served", str(self._page), *options]
        self._process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith("Hedgemaze is at "), line
        self.address = line.split()[-1]
        self._port = int(self.address.rstrip("/").rpartition(":")[2])

    def stop(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


class Person(App):
    """A player with a separate browser context."""

    def __init__(
        self, browser: Browser, address: str, name: str, *, is_phone: bool = False, has_worker: bool = False
    ) -> None:
        size = {"width": 390, "height": 844} if is_phone else {"width": 1200, "height": 900}
        self.context = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            has_touch=is_phone,
            is_mobile=is_phone,
            service_workers="allow" if has_worker else "block",
        )
        super().__init__(self.context.new_page(), address)
        self.name = name
        self.page.set_default_timeout(TIMEOUT_MS)

    def open_table(self, **choices: str) -> str:
        """Creates a table on the page, with values of its fields by their ids; returns the invitation link."""
        self.open(f"online/{choices.pop('mode', 'classic2')}")
        self.page.wait_for_selector("#seat-0")
        for field, value in choices.items():
            self.page.select_option(f"#{field.replace('_', '-')}", value)
        self.page.fill("#seat-0-name", self.name)
        self.page.get_by_role("button", name="Open the table").click()
        self.page.wait_for_selector("svg.code")
        return self.page.input_value(".invite input")

    def open_quickly(self, **settings: Any) -> str:
        """Creates a table with settings that the page does not offer; returns the invitation link."""
        body = {
            "mode": "classic2",
            "seats": [{"holder": "here", "name": self.name}, {"holder": "elsewhere"}],
            "first": "chosen",
            "first_side": "S",
        }
        answer = self.context.request.post(f"{self.address}api/rooms", data=body | settings)
        assert answer.status == 201, answer.text()
        opened = answer.json()
        return f"{self.address}#/table/{opened['room']}/{opened['join']}"

    def visit_table(self, link: str) -> None:
        self.page.goto(link)
        self.page.wait_for_selector("[data-ready] main h1", state="attached")

    def sit(self, link: str, seat: int = 0) -> None:
        """Opens an invitation and takes a seat: the first free one, or the one with this index."""
        self.visit_table(link)
        self.page.fill("#me-name", self.name)
        self.page.get_by_role("button", name="Sit here").nth(seat).click()

    def at_table(self) -> None:
        """Waits until the game has begun."""
        self.page.wait_for_selector(".table .hm-cell")

    def sees(self, *moves: str) -> None:
        """Waits until exactly these turns have been played."""
        tokens = self.page.locator(".moves .token")
        expect(tokens).to_have_count(len(moves), timeout=TIMEOUT_MS)
        for index, move in enumerate(moves):
            expect(tokens.nth(index)).to_contain_text(move)

    @property
    def position(self) -> Position:
        """Returns the position on the server."""
        room = self.page.url.split("/table/")[1].split("/")[0]
        room_data = self.context.request.get(f"{self.address}api/rooms/{room}").json()
        return Position.parse(room_data["table"]["position"])

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()

    @property
    def faults(self) -> list[str]:
        """Returns the errors of the page, except those of deliberately cut connections."""
        return [error for error in self.errors if "WebSocket" not in error and "ERR_" not in error]


def turn_of(position: Position, pieces: str) -> list[str]:
    """Returns a legal turn of these pieces of the side to move: as many steps as possible, and no fence."""
    side = position.side
    turn: list[str] = []
    while position.side is side:
        tokens = [token for token in map(str, position.legal_actions()) if token[0] in pieces]
        if not tokens:
            break
        turn.append(min(tokens, key=lambda token: token.endswith("-")))
        position = position.play(turn[-1])
    return turn


Invite = Callable[..., Person]
"""Creates a person with this name, on a phone if `is_phone`."""
