"""Languages offline: the page always has one, and names the one that it could not load."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.helpers.app import App
from tests.browser.helpers.pages import serve

pytestmark = pytest.mark.browser

Cut = Callable[[], None]


@pytest.fixture
def visited(browser: Browser, built: Path) -> Iterator[tuple[App, Cut]]:
    """The page after a first visit in English, and a function that stops its server."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="en-GB"
    )
    with ExitStack() as stack:
        app = App(context.new_page(), stack.enter_context(serve(built)))
        app.open()
        app.wait_offline("en")
        yield app, stack.close
    context.close()


def kept_choice(app: App) -> str:
    found: str = app.page.evaluate("JSON.parse(localStorage['hedgemaze.settings']).language ?? 'system'")
    return found


def speaks(app: App, code: str) -> None:
    """Waits until the page is shown in a language."""
    app.page.wait_for_selector("[data-ready] main *")
    expect(app.page.locator("html")).to_have_attribute("lang", code)
    expect(app.page.locator("[data-language-menu]")).to_have_value(code)


def choose(app: App, code: str) -> None:
    """Chooses a language in the menu of the page."""
    if not app.page.locator("[data-language-menu]").is_visible():
        app.page.locator(".menu-button").click()
    app.page.select_option("[data-language-menu]", code)


def test_a_language_that_cannot_be_loaded_is_not_chosen(visited: tuple[App, Cut]) -> None:
    app, cut = visited
    cut()
    notice = app.page.locator("[data-language-notice]")
    choose(app, "fr")
    expect(notice).to_have_text("Français could not be loaded. Are you connected to the internet?")
    speaks(app, "en")
    assert kept_choice(app) == "system"
    app.visit("settings")
    app.page.select_option("#language", "ja")
    expect(notice).to_contain_text("日本語")
    expect(app.page.locator("#language")).to_have_value("system")
    app.page.reload()
    speaks(app, "en")
    expect(notice).to_have_text("")
    assert kept_choice(app) == "system"


def test_a_language_that_was_used_is_available_offline(visited: tuple[App, Cut]) -> None:
    app, cut = visited
    choose(app, "fr")
    speaks(app, "fr")
    app.wait_offline("fr")
    cut()
    app.page.reload()
    speaks(app, "fr")
    expect(app.page.locator("[data-language-notice]")).to_have_text("")
    choose(app, "en")
    speaks(app, "en")


def test_an_uncached_choice_falls_back_to_the_last_language(visited: tuple[App, Cut]) -> None:
    app, cut = visited
    choose(app, "de")
    speaks(app, "de")
    app.wait_offline("de")
    cut()
    notice = app.page.locator("[data-language-notice]")
    # The choice is kept: online it is used again.
    app.page.evaluate("localStorage['hedgemaze.settings'] = JSON.stringify({ language: 'fr' })")
    app.page.reload()
    speaks(app, "de")
    expect(notice).to_contain_text("Français")
    assert kept_choice(app) == "fr"
    # An address with a language does not give an empty page either.
    app.page.evaluate("localStorage['hedgemaze.settings'] = JSON.stringify({ language: 'de' })")
    app.open(query="lang=ja")
    speaks(app, "de")
    expect(notice).to_contain_text("日本語")
    # Without a stored last language, the browser's preferred language that is cached.
    app.page.evaluate("localStorage.removeItem('hedgemaze.spoken')")
    app.open(query="lang=ar")
    speaks(app, "en")
    expect(notice).to_contain_text("العربية")
