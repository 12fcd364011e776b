"""Languages on a small phone: front page, a game to its end, refusals, rules; every text fits the layout.

`./test` runs a sample of five: two wide scripts, one right-to-left script, long words. `./test --full` runs the
others.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from hedgemaze.locales import LANGUAGES
from tests.browser.helpers.app import App
from tests.browser.helpers.languages import PHONE, SCENES, cross, faults, look, lose, plain, said
from tests.browser.helpers.pages import ROOT
from tests.browser.languages.sheets.scenes import CHALLENGED, DEVICE, SIGNED_IN
from tools.stamps import missing

pytestmark = [pytest.mark.browser, pytest.mark.slow]

CODES = [code for code, each in LANGUAGES.items() if each.complete]
EVERY = [code if LANGUAGES[code].required else pytest.param(code, marks=pytest.mark.full) for code in CODES]
NOT_OF_THE_PAGE = ("/cli.ftl", "/tty.ftl", "/errors.ftl")


def label(code: str) -> str:
    """Returns the menu entry of a language, whose catalogue may be incomplete."""
    name = LANGUAGES[code].name
    is_behind = any(not finding.file.endswith(NOT_OF_THE_PAGE) for finding in missing(code))
    return said(code, "language-behind", language=name) if is_behind else name


@pytest.fixture(scope="module")
def phone(browser: Browser, address: str) -> Iterator[Callable[[str], App]]:
    """A phone whose language can be changed; the loaded page is reused for all languages."""
    context = browser.new_context(
        viewport=PHONE, has_touch=True, is_mobile=True, service_workers="block", reduced_motion="reduce"
    )
    app = App(context.new_page(), address)
    session = context.new_cdp_session(app.page)
    agent = app.page.evaluate("navigator.userAgent")

    def speak(code: str) -> App:
        app.page.goto("about:blank")
        context.clear_cookies()
        session.send("Storage.clearDataForOrigin", {"origin": address.rstrip("/"), "storageTypes": "all"})
        session.send("Emulation.setUserAgentOverride", {"userAgent": agent, "acceptLanguage": code})
        app.errors.clear()
        return app

    yield speak
    context.close()


@pytest.mark.parametrize("code", EVERY)
def test_a_language_from_the_front_page_to_the_end_of_a_game(phone: Callable[[str], App], code: str) -> None:
    app = phone(code)
    asked: list[str] = []
    app.page.on("request", lambda request: asked.append(request.url))
    app.open()
    root = app.page.evaluate("[document.documentElement.lang, document.documentElement.dir]")
    assert root == [code, LANGUAGES[code].direction]
    assert plain(app.page.locator("[data-language-menu] option:checked").text_content()) == label(code)
    assert plain(app.page.locator("main h1").text_content()) == said(code, "front-title")
    assert [url.rsplit("/", 1)[1].split(".")[0] for url in asked if "/language-" in url] == [f"language-{code}"]
    found = {name: look(app, name) for name in SCENES if name not in ("games", "rules-pacman")}
    found["rules-pacman"] = look(app, "rules-pacman")
    assert said(code, "rules-goal-pacman") in plain(app.page.locator("main").text_content())
    cross(app)
    notice = app.page.locator(".status.notice")
    assert plain(notice.text_content()).strip() == said(code, "why-action-fence_crosses")
    found["refused"] = faults(app)
    app.type("d8")
    assert app.wait_entries(4)[-1] == "d8"
    found["game"] = faults(app)
    lose(app)
    assert said(code, "rank-2") in plain(app.page.locator(".end .rank").text_content())
    found["end"] = faults(app)
    found["games"] = look(app, "games")
    assert {name: each for name, each in found.items() if each} == {}
    assert app.errors == []


def test_the_contact_sheets_show_every_route() -> None:
    routes = (ROOT / "web" / "app" / "routes.svelte.ts").read_text(encoding="utf-8").partition("function")[0]
    pages = set(re.findall(r"'(\w+)'", routes))
    assert len(pages) > 20
    assert {scene.page for scene in (*DEVICE, *SIGNED_IN, *CHALLENGED)} == pages


def test_the_address_asks_for_a_language_and_the_menu_is_remembered(phone: Callable[[str], App]) -> None:
    app = phone("en")
    app.open("rules", "lang=ar")
    assert app.page.evaluate("document.documentElement.lang") == "ar"
    app.page.locator(".menu-button").click()
    app.page.select_option("[data-language-menu]", CODES[-1])
    app.page.wait_for_function("code => document.documentElement.lang === code", arg=CODES[-1])
    assert "lang=" not in app.page.url
    app.page.reload()
    app.page.wait_for_selector("[data-ready] main *")
    assert app.page.evaluate("document.documentElement.lang") == CODES[-1]
    assert app.errors == []
