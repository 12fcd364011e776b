"""The search for layout faults finds each kind, planted in a page of its own, and passes what is right."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.helpers.languages import SEARCH

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    page = browser.new_page(viewport={"width": 390, "height": 844})
    yield page
    page.close()


def found(page: Page, body: str, language: str = "en") -> list[str]:
    """Returns the faults of a page with this body."""
    page.set_content(f'<html lang="{language}"><body style="margin: 8px; font: 16px sans-serif">{body}</body></html>')
    return list(page.evaluate(f"({SEARCH})()"))


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ('<p style="inline-size: 60px; overflow-wrap: anywhere">Labyrinthmeister</p>', "broken: Labyrinthmeister"),
        (
            '<p style="inline-size: 60px; overflow: hidden; white-space: nowrap">No room here</p>',
            "clipped: No room here",
        ),
        ('<p style="position: absolute; left: -40px">Far away</p>', "outside: Far away"),
        ('<p style="inline-size: 60px; white-space: nowrap">No room here</p>', "wider than its place: No room here"),
        ('<p style="margin: 0">Below</p><p style="margin: -14px 0 0">Above</p>', "overlap: Below / Above"),
        ('<select style="inline-size: 60px"><option>A long choice</option></select>', "cut in its menu: A long choice"),
        ('<button class="button">One <br>two <br>three</button>', "a button of 3 lines: One two three"),
        ('<div style="inline-size: 500px; block-size: 1px"></div>', "the page is 118 px too wide"),
    ],
)
def test_each_kind_of_fault_is_found(page: Page, body: str, said: str) -> None:
    assert said in found(page, body)


@pytest.mark.parametrize(
    ("body", "language"),
    [
        ('<p style="inline-size: 60px">A few short words in lines</p>', "en"),
        ('<p style="inline-size: 90px; overflow-wrap: anywhere">Laby\u00adrinth\u00admeister</p>', "de"),
        ('<p style="inline-size: 60px; overflow-wrap: anywhere">パックマンの迷路</p>', "ja"),
        ('<div style="inline-size: 60px; overflow: auto; white-space: nowrap">It can be scrolled</div>', "en"),
        ('<p style="inline-size: 30px; white-space: nowrap">e2 e8 Pe6 P@e9</p>', "en"),
        ('<p style="visibility: hidden; inline-size: 30px; white-space: nowrap">Not shown</p>', "en"),
        ("<select><option>A long choice</option></select>", "en"),
        ('<button class="button" style="inline-size: 190px">Please choose another square</button>', "en"),
    ],
)
def test_what_is_right_is_passed(page: Page, body: str, language: str) -> None:
    assert found(page, body, language) == []
