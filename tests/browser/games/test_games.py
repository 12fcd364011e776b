"""A whole game of every mode in real Chromium: by mouse, by touch on a small phone, and by keyboard alone.

`./test` plays every mode once and uses every input; `./test --full` plays every mode by every input.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from hedgemaze.core import Position
from hedgemaze.rules import parse_mode
from tests.browser.helpers.app import App, game
from tests.browser.helpers.games import DRIVERS, GAMES, KeyboardDriver, Played
from tests.browser.helpers.languages import said
from tests.sample import sample

pytestmark = [pytest.mark.browser, pytest.mark.slow]


EVERY = [(name, driver) for name in GAMES for driver in DRIVERS]
ONCE = [(name, list(DRIVERS)[number % len(DRIVERS)]) for number, name in enumerate(GAMES)]


@pytest.fixture
def app(browser: Browser, address: str, input_by: str) -> Iterator[App]:
    is_phone = input_by == "touch"
    context = browser.new_context(
        viewport={"width": 390, "height": 844} if is_phone else {"width": 1200, "height": 900},
        has_touch=is_phone,
        is_mobile=is_phone,
        service_workers="block",
    )
    found = App(context.new_page(), address)
    yield found
    assert found.errors == []
    assert found.hosts == {address.split("/")[2]}
    context.close()


@pytest.mark.parametrize(("name", "input_by"), sample(*ONCE, of=EVERY))
def test_a_whole_game(app: App, name: str, input_by: str) -> None:
    played = GAMES[name]
    is_classic = played.mode.startswith("classic")
    app.play(game(played.mode, played.pieces, first="S" if is_classic else None))
    driver = DRIVERS[input_by](app, played)
    if isinstance(driver, KeyboardDriver):
        driver.begin()
    actions = played.actions.split()
    for number, token in enumerate(actions):
        if played.refused and number == played.refused[0]:
            driver.place(played.refused[1])
            expect(app.page.locator(".status.notice")).to_have_text("Fences may not cross.")
            driver.put_back()
        expect(app.page.locator(".end")).to_have_count(0)
        driver.play(token)
    assert app.entries == actions
    assert app.kept["isOver"] is True
    expect(app.page.locator(".end h2")).to_have_text(played.title)
    rank = app.page.locator(".end .rank strong")
    if played.rank is None:
        expect(rank).to_have_count(0)
    else:
        expect(rank).to_have_text(said("en", f"rank-{played.rank}"))
    driver.press(said("en", "frame-close"))
    expect(app.page.locator(".end")).to_have_count(0)


@pytest.mark.parametrize("played", GAMES.values(), ids=GAMES)
def test_the_listed_games_match_their_descriptions(played: Played) -> None:
    position = Position.start(parse_mode(played.mode))
    for number, token in enumerate(played.actions.split()):
        if played.refused and number == played.refused[0]:
            why = position.why_illegal(played.refused[1])
            assert why is not None
            assert why.code == "action.fence_crosses"
        position = position.play(token)
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.rank == played.rank
