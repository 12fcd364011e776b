"""The end banner: its buttons are in sight on a small phone, and reached by keyboard; axe; reduced motion.

`./test` runs a sample of modes, languages and themes; `./test --full` runs all of them.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from hedgemaze.rules import Mode
from tests.browser.helpers.app import DESKTOP, App, checked, game, opened
from tests.browser.helpers.games import GAMES, KeyboardDriver
from tests.browser.helpers.languages import said
from tests.browser.helpers.online import Host, Invite
from tests.sample import sample

pytestmark = pytest.mark.browser

SMALL = ((360, 640), (360, 740), (740, 360), (844, 390))
LANGUAGES = ("en", "de", "ar", "ja", "zh-Hant")
THEMES = {"classic2": "wood", "classic3": "garden", "classic4": "paper", "pacman": "contrast", "advanced": "arcade"}
"""One theme for each mode."""
AGAINST_COMPUTER = {
    "classic2": game("classic2", "SN", {"N": 3}, "S", "e2 d9 e3 c9 e4 b9 e5 a9 e6 a8 e7 a7 e8 a6"),
    "pacman": game(
        "pacman", "PBKIC", dict.fromkeys("BKIC", 3), None, "Pd5 Pd6 Bd9 Ki4 Ia4 Cf1 Pc6 Pc7 Cf2 Ki5 Bd8 Ia3"
    ),
    "advanced": game(
        "advanced",
        "PBKIC",
        dict.fromkeys("BKIC", 3),
        None,
        "P@i5 Pi4 Pi3 ~d5h b6v Pi2 Pi1 P+ P- ~d3h c1h Ph1 Ph2 ~c4v h5h",
    ),
}
"""Games of a person, who is to move, against level 3."""


def before_the_end(mode: str) -> tuple[Any, str]:
    """Returns a game of people one action before its end, and that action."""
    played = GAMES[mode]
    *actions, last = played.actions.split()
    return game(played.mode, played.pieces, {}, "S" if mode.startswith("classic") else None, " ".join(actions)), last


@pytest.fixture
def desk(browser: Browser, address: str) -> Iterator[App]:
    with opened(browser, address, {"matching": False}, viewport=DESKTOP) as app:
        yield app


def give_up(app: App, language: str = "en") -> None:
    app.choose(said(language, "action-resign"))
    app.page.get_by_role("dialog").get_by_role("button", name=said(language, "action-resign")).click()
    expect(app.page.locator(".moves .token").last).to_contain_text(said(language, "moves-resigned"))


@pytest.mark.parametrize(
    ("mode", "language"),
    sample(("classic2", "de"), ("pacman", "ja"), of=itertools.product(AGAINST_COMPUTER, LANGUAGES)),
)
def test_on_a_small_phone_every_choice_is_in_sight_without_scrolling(phone: App, mode: str, language: str) -> None:
    page = phone.page
    phone.play(AGAINST_COMPUTER[mode], f"lang={language}")
    give_up(phone, language)
    choices = page.locator(".end .choices > *")
    expect(choices).to_have_count(4)  # again, another level, analyse, mistakes
    page.wait_for_timeout(450)  # the banner rises
    hidden: list[tuple[int, int, str]] = []
    for width, height in SMALL:
        page.set_viewport_size({"width": width, "height": height})
        phone.overflow()  # waits for the layout
        seen = """each => {
            const { left, top, right, bottom } = each.getBoundingClientRect();
            return [[left + 8, top + 8], [right - 8, bottom - 8]].every(([x, y]) =>
                each.contains(document.elementFromPoint(x, y)));
        }"""
        hidden += [(width, height, each.inner_text()) for each in choices.all() if not each.evaluate(seen)]
    assert hidden == []


@pytest.mark.parametrize("mode", sample("classic2", of=AGAINST_COMPUTER))
def test_both_the_same_level_and_the_next_one_are_offered(desk: App, mode: str) -> None:
    page = desk.page
    kept = AGAINST_COMPUTER[mode]
    piece = "N" if mode == "classic2" else "B"
    for name, level in (("Play level 2", 2), ("Play again", 3)):
        desk.open("", "")
        page.evaluate("kept => { localStorage['hedgemaze.game.lost'] = JSON.stringify(kept); }", kept | {"id": "lost"})
        desk.visit("game/lost")
        page.wait_for_selector(".table .hm-cell")
        give_up(desk)
        page.locator(".end").get_by_role("button", name=name).click()
        page.wait_for_function("() => !location.hash.endsWith('lost')")
        page.wait_for_selector(".table .hm-cell")
        assert desk.kept["holders"][piece] == {"kind": "engine", "level": level}


@pytest.mark.parametrize("mode", sample("pacman", of=THEMES))
def test_axe_finds_nothing_in_an_end_banner(desk: App, mode: str) -> None:
    kept, last = before_the_end(mode)
    desk.play(kept, f"theme={THEMES[mode]}")
    desk.type(last)
    expect(desk.page.locator(".end h2")).to_be_visible()
    expect(desk.page.locator(".summary")).to_have_attribute("aria-busy", "false", timeout=60_000)
    for kind in desk.page.locator(".summary .kind:enabled").all()[:1]:
        kind.click()
    assert desk.axe() == []


def test_by_keyboard_alone_to_the_end_and_its_buttons(desk: App) -> None:
    kept, last = before_the_end("classic2")
    desk.play(kept)
    driver = KeyboardDriver(desk, GAMES["classic2"])
    for token in GAMES["classic2"].actions.split()[:-1]:
        driver.position = driver.position.play(token)
    driver.begin()
    driver.do(last)
    expect(desk.page.locator(".end h2")).to_have_text("South wins")
    names = [each.inner_text().strip() for each in desk.page.locator(".end .choices > *").all()]
    assert names == ["Play again", "Analyse", "Learn from your mistakes"]
    for name in ("Close", *names):  # in this order: Tab goes on from one to the next
        driver.tab_to(
            f"(document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()) === {name!r}", 12
        )
    driver.press("Play again")
    desk.page.wait_for_function("() => !location.hash.endsWith('tested')")
    driver.begin()
    assert desk.entries == []


# Running online games.


@pytest.fixture(scope="module")
def host(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with Host(built, tmp_path_factory.mktemp("data")) as found:
        yield found


@pytest.mark.parametrize("mode", sample("advanced", of=THEMES))
def test_axe_finds_nothing_in_a_running_online_game_and_at_its_end(person: Invite, mode: str) -> None:
    ada, bob = person("Ada"), person("Bob", is_phone=True)
    own = [{"holder": "here", "name": "Ada"}] * (len(Mode.named(mode).sides) - 1)
    settings: dict[str, Any] = {} if mode.startswith("classic") else {"first": "drawn", "first_side": None}
    link = ada.open_quickly(mode=mode, seats=[*own, {"holder": "elsewhere"}], timing={"base_ms": 600_000}, **settings)
    query, theme = "?theme=", THEMES[mode]
    bob.sit(link.replace("#", f"{query}{theme}#"))
    ada.page.goto(link.replace("#", f"{query}{theme}#"))
    found: dict[str, list[str]] = {}
    for each in (ada, bob):
        each.at_table()
        found[f"{each.name}, start"] = each.axe()
    ada.type({"pacman": "Pd5", "advanced": "P@i5"}.get(mode, "e2"))
    expect(ada.page.locator(".moves .token")).to_have_count(1)
    for tab in ("talk", "info"):
        ada.tab(tab)
        found[f"Ada, {tab}"] = ada.axe()
    give_up(bob)
    for each in (ada, bob):
        expect(each.page.locator(".end h2")).to_have_count(0 if mode in ("classic3", "classic4") else 1)
        found[f"{each.name}, end"] = each.axe()
    assert {name: each for name, each in found.items() if each} == {}


# Reduced motion.

WATCH = """
window.moved = [];
const longest = 100;
const note = (what, ms) => { if (ms > longest) window.moved.push(`${what}: ${ms} ms`); };
addEventListener('animationstart', event => {
    const { animationDuration } = getComputedStyle(event.target);
    note(event.animationName, parseFloat(animationDuration) * 1000);
}, true);
addEventListener('transitionrun', event => {
    const { transitionDuration } = getComputedStyle(event.target);
    note(event.propertyName, Math.max(...transitionDuration.split(',').map(parseFloat)) * 1000);
}, true);
const animate = Element.prototype.animate;
Element.prototype.animate = function (keyframes, options) {
    note('animate', typeof options === 'number' ? options : options?.duration ?? 0);
    return animate.call(this, keyframes, options);
};
"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_nothing_moves_longer_than_a_blink_if_the_system_asks_for_it(
    browser: Browser, address: str, motion: Any
) -> None:
    context = browser.new_context(
        viewport={"width": 1200, "height": 900}, reduced_motion=motion, service_workers="block"
    )
    context.add_init_script(WATCH)
    app = App(context.new_page(), address, motion="system")
    page = app.page
    app.play(before_the_end("classic2")[0])
    page.mouse.move(*app.groove("b2h"))
    page.mouse.move(*app.square("a1"))
    app.type("a9a9")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    app.type(before_the_end("classic2")[1])
    expect(page.locator(".end h2")).to_be_visible()
    moved = set(page.evaluate("window.moved"))
    kept, last = before_the_end("pacman")
    page.evaluate("kept => { localStorage['hedgemaze.game.ghosts'] = JSON.stringify(kept); }", kept | {"id": "ghosts"})
    app.visit("game/ghosts")
    page.wait_for_selector(".table .hm-cell")
    page.locator(".tool.menu").click()
    page.keyboard.press("Escape")
    app.type(last)
    expect(page.locator(".end h2")).to_be_visible()
    app.visit("")
    page.locator("main a").first.hover()
    moved |= set(page.evaluate("window.moved"))
    assert (moved == set()) is (motion == "reduce"), moved
    checked(app)
    context.close()
