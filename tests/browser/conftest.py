"""Shared fixtures of the browser tests: one Chromium, and one build of the page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.helpers.app import DESKTOP, App, build_page, opened
from tests.browser.helpers.online import Host, Invite, Person
from tests.browser.helpers.pages import build_demo, chromium, serve


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the current build of the page."""
    folder = tmp_path_factory.mktemp("page")
    build_page(folder)
    return folder


@pytest.fixture(scope="session")
def address(built: Path) -> Iterator[str]:
    """The address of the served page."""
    with serve(built) as found:
        yield found


@pytest.fixture(scope="session")
def demo_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the served demo page of the board."""
    folder = tmp_path_factory.mktemp("demo")
    build_demo(folder)
    with serve(folder) as found:
        yield found


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium. It is closed after the last of these tests, because its event loop would disturb other tests' loops."""
    with chromium() as found:
        yield found


@pytest.fixture
def phone(browser: Browser, address: str) -> Iterator[App]:
    """The page on a phone; checks at the end that there were no errors."""
    with opened(browser, address, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True) as app:
        yield app


@pytest.fixture
def desk(browser: Browser, address: str) -> Iterator[App]:
    """The page on a desktop; checks at the end that there were no errors."""
    with opened(browser, address, viewport=DESKTOP) as app:
        yield app


@pytest.fixture
def person(browser: Browser, host: Host) -> Iterator[Invite]:
    """A factory of people on the module's `host`; checks at the end that none of them had errors."""
    people: list[Person] = []

    def make(name: str, *, is_phone: bool = False) -> Person:
        people.append(Person(browser, host.address, name, is_phone=is_phone))
        return people[-1]

    yield make
    for each in people:
        assert each.faults == []
        assert each.hosts <= {host.address.split("/")[2]}
        each.context.close()
