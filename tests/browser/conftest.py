"""What all tests in a browser share: one Chromium, one build of the page and one process that runs them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.app import App, build_page, checked
from tests.browser.online import Host, Invite, Person
from tests.browser.pages import build_demo, chromium, serve


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the page as it is now."""
    folder = tmp_path_factory.mktemp("page")
    build_page(folder)
    return folder


@pytest.fixture(scope="session")
def address(built: Path) -> Iterator[str]:
    """Where that page is served."""
    with serve(built) as found:
        yield found


@pytest.fixture(scope="session")
def demo_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the demo page of the board is served."""
    folder = tmp_path_factory.mktemp("demo")
    build_demo(folder)
    with serve(folder) as found:
        yield found


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium. It is closed after the last of these tests: its event loop would be in the way of others' loops."""
    with chromium() as found:
        yield found


@pytest.fixture
def phone(browser: Browser, address: str) -> Iterator[App]:
    """The page on a phone; in the end nothing must have gone wrong."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, service_workers="block"
    )
    app = App(context.new_page(), address)
    yield app
    checked(app)
    context.close()


@pytest.fixture
def person(browser: Browser, host: Host) -> Iterator[Invite]:
    """Makes people at the tables of the module's `host`; in the end nothing must have gone wrong for any of them."""
    people: list[Person] = []

    def make(name: str, *, is_phone: bool = False) -> Person:
        people.append(Person(browser, host.address, name, is_phone=is_phone))
        return people[-1]

    yield make
    for each in people:
        assert each.faults == []
        assert each.hosts <= {host.address.split("/")[2]}
        each.context.close()
