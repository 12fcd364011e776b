"""Accounts in Chromium with a virtual authenticator: from anonymous to two devices, and back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, expect

from tests.browser.helpers.online import TIMEOUT_MS, Host, Person

pytestmark = pytest.mark.browser

_AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Owner(Person):
    """A person at ``localhost`` whose browser has an authenticator; passkeys do not work at an IP address."""

    def __init__(self, browser: Browser, host: Host, name: str, *, is_phone: bool = False) -> None:
        super().__init__(browser, host.address.replace("127.0.0.1", "localhost"), name, is_phone=is_phone)
        self.devtools: CDPSession = self.context.new_cdp_session(self.page)
        self.devtools.send("WebAuthn.enable")
        added = self.devtools.send("WebAuthn.addVirtualAuthenticator", {"options": _AUTHENTICATOR})
        self.authenticator: str = added["authenticatorId"]

    @property
    def passkeys(self) -> list[dict[str, Any]]:
        """The passkeys of the authenticator."""
        found = self.devtools.send("WebAuthn.getCredentials", {"authenticatorId": self.authenticator})
        return list(found["credentials"])

    def add_passkey(self, passkey: dict[str, Any]) -> None:
        self.devtools.send("WebAuthn.addCredential", {"authenticatorId": self.authenticator, "credential": passkey})

    def sign_up(self) -> str:
        """Creates an account on the page; returns the recovery code."""
        self.open("account")
        self.page.fill("#account-name", self.name)
        self.press("Create an account")
        return self.page.locator(".card code").inner_text()

    def sign_in(self) -> None:
        self.open("account")
        self.press("Sign in")
        expect(self.page.get_by_role("heading", name=self.name)).to_be_visible()


@pytest.fixture(scope="module")
def host(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with Host(built, tmp_path_factory.mktemp("data")) as found:
        yield found


def test_from_anonymous_to_an_account_on_two_devices(browser: Browser, host: Host) -> None:
    ada = Owner(browser, host, "Ada")
    link = ada.open_quickly()
    room = link.split("/table/")[1].split("/")[0]
    bob = Person(browser, host.address.replace("127.0.0.1", "localhost"), "Bob")
    bob.sit(link)
    bob.at_table()

    ada.sign_up()
    assert ada.axe() == []
    assert len(ada.passkeys) == 1
    ada.press("I have saved it")
    expect(ada.page.locator(".card code")).to_have_count(0)
    expect(ada.page.locator("#devices ~ ul li")).to_have_count(1)
    ada.open(f"table/{room}")
    ada.at_table()
    ada.type("e2")
    bob.sees("e2")
    bob.type("e8")

    phone = Owner(browser, host, "Ada", is_phone=True)
    phone.add_passkey(ada.passkeys[0])
    phone.sign_in()
    phone.open(f"table/{room}")
    phone.at_table()
    phone.type("e3")
    bob.sees("e2", "e8", "e3")

    ada.open("account")
    expect(ada.page.locator("#devices ~ ul li")).to_have_count(2)
    ada.page.get_by_role("button", name="Sign out:").click()
    expect(ada.page.locator("#devices ~ ul li")).to_have_count(1, timeout=TIMEOUT_MS)
    phone.open("account")
    expect(phone.page.locator("#account-name")).to_be_visible(timeout=TIMEOUT_MS)
    answer = phone.context.request.get(f"{phone.address}api/me")
    assert answer.json() == {"games": []}
    for each in (ada, bob, phone):
        # A device that was signed out may still ask for its challenges.
        assert [fault for fault in each.faults if "401" not in fault] == []
        each.context.close()


def test_a_recovery_code_and_the_end_of_an_account(browser: Browser, host: Host) -> None:
    eve = Owner(browser, host, "Eve", is_phone=True)
    code = eve.sign_up()
    assert eve.overflow() <= 0
    other = Owner(browser, host, "Eve", is_phone=True)
    other.open("account")
    assert other.axe() == []
    other.page.get_by_text("Use a recovery code").click()
    other.page.fill("#recovery", code.lower())
    other.press("Sign in with the code")
    assert other.page.locator(".card code").inner_text() != code
    other.press("Add a passkey")
    expect(other.page.locator("#passkeys ~ ul li")).to_have_count(2)
    other.press("Delete the account")
    other.page.get_by_role("dialog").get_by_role("button", name="Delete the account").click()
    expect(other.page.locator("#account-name")).to_be_visible()
    eve.page.reload()
    expect(eve.page.locator("#account-name")).to_be_visible()
    eve.press("Sign in")
    expect(eve.page.get_by_role("alert")).to_have_text("No account here has this passkey.")
    for each in (eve, other):
        assert [fault for fault in each.faults if "404" not in fault and "401" not in fault] == []
        each.context.close()
