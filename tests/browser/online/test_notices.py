"""Turn notices in Chromium: the offer, a message from the server's push service to the table, settings, refusals.

`PushManager.subscribe` is replaced, because there is no real push service here. The server sends to a fake one, which
decrypts the message; DevTools deliver it to the service worker.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.helpers.online import TIMEOUT_MS, Host, Invite, Person
from tests.server.notices.push_service import PushService

pytestmark = pytest.mark.browser

SUBSCRIBE = "PushManager.prototype.subscribe = async () => ({ toJSON: () => (%s) });"
"""The replacement of the one call that needs a push service."""
PERMISSION = "Object.defineProperty(Notification, 'permission', { get: () => '%s' });"
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({ title, body, tag, data }) => ({ title, body, tag, url: data.url }))"""
CLICK = """async () => {
    const [notification] = await registration.getNotifications();
    const opened = new Promise(done => { clients.openWindow = async url => done(url); });
    dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    return [await opened, (await registration.getNotifications()).length];
}"""
"""Only a real click may open a window, and DevTools have none for notices: `openWindow` says what it was asked for."""

HIDEABLE = """Object.defineProperty(document, 'hidden', { get: () => window.isAway ?? false });
    window.notes = 0;
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...when) { window.notes += 1; start.apply(this, when); };"""
"""Lets a test say that the user looks at another page, and counts the notes of all sounds."""
AWAY = "isAway => { window.isAway = isAway; document.dispatchEvent(new Event('visibilitychange')); }"

CHANGE = """([endpoint, made]) => {
    const event = new ExtendableEvent('pushsubscriptionchange');
    const newSubscription = { toJSON: () => made };
    dispatchEvent(Object.assign(event, { oldSubscription: { endpoint }, newSubscription }));
}"""
"""The browser replaces its subscription."""


@pytest.fixture(scope="module")
def push() -> Iterator[PushService]:
    with PushService() as service:
        yield service


@pytest.fixture(scope="module")
def host(built: Path, push: PushService, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with Host(built, tmp_path_factory.mktemp("data"), "--push-service", push.address) as found:
        yield found


@pytest.fixture
def ada(browser: Browser, host: Host, push: PushService) -> Iterator[Person]:
    """A person whose browser allows notices and has subscribed at the fake push service."""
    person = Person(browser, host.address, "Ada", is_phone=True, has_worker=True)
    person.context.grant_permissions(["notifications"], origin=host.address.rstrip("/"))
    person.page.add_init_script(SUBSCRIBE % json.dumps(push.browser("ada").subscription()))
    yield person
    assert person.faults == []
    person.context.close()


def until(person: Person, is_so: Callable[[], bool]) -> None:
    """Waits until a condition holds, while the page goes on."""
    end = time.monotonic() + TIMEOUT_MS / 1_000
    while not is_so():
        assert time.monotonic() < end
        person.page.wait_for_timeout(50)


def deliver(person: Person, payload: dict[str, str]) -> None:
    """Delivers a push message to the service worker by DevTools."""
    person.page.evaluate("async () => { await navigator.serviceWorker.ready }")
    session = person.context.new_cdp_session(person.page)
    found: list[Any] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    while not found:
        person.page.wait_for_timeout(20)
    origin = person.address.rstrip("/")
    target = {"origin": origin, "registrationId": found[-1]["registrationId"], "data": json.dumps(payload)}
    session.send("ServiceWorker.deliverPushMessage", target)


def deliver_until_shown(person: Person, payload: dict[str, str]) -> None:
    """Delivers a message until its notice is shown: DevTools lose one now and then, when the worker is starting."""
    for _ in range(4):
        deliver(person, payload)
        end = time.monotonic() + TIMEOUT_MS / 4_000
        while time.monotonic() < end:
            if person.page.evaluate(SHOWN):
                return
            person.page.wait_for_timeout(50)
    pytest.fail("no notice is shown")


def test_a_turn_is_reported_while_the_table_is_closed(ada: Person, person: Invite, push: PushService) -> None:
    bob = person("Bob")
    link = ada.open_quickly(timing={"days": 3})
    room = link.split("/table/")[1].split("/")[0]
    bob.sit(link)
    ada.page.goto(link)
    ada.at_table()
    ada.tab("info")
    api = ada.context.request
    assert api.get(f"{ada.address}api/notices").json() == {"subscriptions": []}, "nothing without a tap"
    ada.press("Tell me when it is my turn")
    expect(ada.page.get_by_text("This device tells you when it is your turn.")).to_be_visible()
    (subscription,) = api.get(f"{ada.address}api/notices").json()["subscriptions"]
    assert (subscription["language"], subscription["games"]) == ("en", "days")
    ada.type("e2")
    bob.sees("e2")
    ada.page.evaluate("room => { localStorage['hedgemaze.seats'] = JSON.stringify({ [room]: 'kept' }) }", room)
    ada.page.goto(ada.address)
    ada.page.wait_for_selector("[data-ready] main *")
    bob.type("e8")
    until(ada, lambda: bool(push.delivered or push.faults))
    assert push.faults == []
    (message,) = push.delivered
    url = f"#/table/{room}"
    assert message.payload | {"kind": "turn", "room": room, "url": url} == message.payload
    deliver_until_shown(ada, message.payload)
    (notice,) = ada.page.evaluate(SHOWN)
    assert notice == {"title": "Your turn", "body": "Classic for two with Bob", "tag": room, "url": url}
    expect(ada.page).to_have_title("(1) Hedgemaze", timeout=TIMEOUT_MS)
    assert ada.page.get_attribute("link[rel=icon]", "href") == "./icon-waiting.svg"
    (worker,) = ada.context.service_workers
    opened, left = worker.evaluate(CLICK)
    assert (opened, left) == (ada.address + url, 0)
    ada.page.goto(opened)
    ada.at_table()
    expect(ada.page).to_have_title("Table · Hedgemaze")
    ada.type("e3")
    bob.sees("e2", "e8", "e3")
    assert len(push.delivered) == 1, "Bob has not asked for notices"


def test_notices_can_be_chosen_and_ended_in_the_settings(ada: Person, push: PushService) -> None:
    ada.open("settings")
    api = ada.context.request
    ada.press("Tell me when it is my turn")
    ada.page.select_option("#notice-games", "all")
    ada.page.get_by_label("Also when somebody wants to play with you").uncheck()
    wanted = {"games": "all", "wants_invitations": False}

    def is_stored() -> bool:
        found = api.get(f"{ada.address}api/notices").json()["subscriptions"]
        return len(found) == 1 and bool(found[0] | wanted == found[0])

    until(ada, is_stored)
    (before,) = api.get(f"{ada.address}api/notices").json()["subscriptions"]
    ada.page.evaluate("async () => { await navigator.serviceWorker.ready }")
    (worker,) = ada.context.service_workers
    new = push.browser("later").subscription()
    worker.evaluate(CHANGE, [push.browser("ada").endpoint, new])
    until(ada, lambda: api.get(f"{ada.address}api/notices").json()["subscriptions"] != [before])
    assert is_stored(), "the new subscription has the wishes of the old one"
    worker.evaluate(CHANGE, [new["endpoint"], push.browser("ada").subscription()])
    until(ada, lambda: api.get(f"{ada.address}api/notices").json()["subscriptions"] == [before])
    assert ada.axe() == []
    wide = {}
    for width in (320, 360, 390, 1440):
        ada.page.set_viewport_size({"width": width, "height": 800})
        wide[width] = ada.overflow()
    assert wide == dict.fromkeys(wide, 0)
    ada.press("Switch off notifications")
    expect(ada.page.get_by_role("button", name="Tell me when it is my turn")).to_be_enabled()
    assert api.get(f"{ada.address}api/notices").json() == {"subscriptions": []}


def test_a_hidden_tab_says_that_it_waits_and_sounds_only_if_that_is_wanted(person: Invite) -> None:
    ada, bob = person("Ada"), person("Bob")
    ada.page.add_init_script(HIDEABLE)
    link = ada.open_quickly(timing={"days": 3})
    bob.sit(link)

    def notes_of_turn(mine: str, answer: str) -> int:
        """Acts, looks at another page, and returns how many notes the answer has sounded."""
        ada.page.goto(link)
        ada.at_table()
        ada.type(mine)
        expect(bob.page.locator(".moves .token").last).to_contain_text(mine, timeout=TIMEOUT_MS)
        ada.page.evaluate(AWAY, arg=True)
        bob.type(answer)
        expect(ada.page).to_have_title("(1) Your turn! · Hedgemaze", timeout=TIMEOUT_MS)
        ada.page.evaluate(AWAY, arg=False)
        expect(ada.page).to_have_title("Table · Hedgemaze")
        found: int = ada.page.evaluate("window.notes")
        return found

    assert notes_of_turn("e2", "e8") == 0, "nothing sounds unasked"
    ada.visit("settings")
    ada.page.get_by_label("A sound on your turn").check()
    assert notes_of_turn("e3", "e7") == 2


@pytest.mark.parametrize(
    ("script", "text"),
    [
        (PERMISSION % "denied", "Notifications from this page are blocked."),
        ("delete window.PushManager;", "This browser cannot show notifications."),
    ],
    ids=["blocked", "unsupported"],
)
def test_a_browser_without_notices_is_told_why(person: Invite, script: str, text: str) -> None:
    bob = person("Bob")
    bob.page.add_init_script(script)
    bob.open("settings", "lang=en")
    expect(bob.page.locator(".notice-settings")).to_contain_text(text)
    assert bob.page.get_by_role("button", name="Tell me when it is my turn").count() == 0
