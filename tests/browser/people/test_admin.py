"""The page of hosts in Chromium: the token, every section, a report, a closed table, an announcement, a ban."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.helpers.online import TIMEOUT_MS, Host, Invite, Person

pytestmark = pytest.mark.browser

TOKEN = "a-token-for-the-tests-of-hosts"
SECTIONS = ("Server", "Reports", "Tables", "Players", "Bans", "Names", "Announcements", "Audit log")


@pytest.fixture(scope="module")
def host(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    folder = tmp_path_factory.mktemp("data")
    (folder / "token").write_text(TOKEN)
    options = ("--admin-token-file", str(folder / "token"), "--backup-folder", str(folder / "backups"))
    with Host(built, folder, *options) as found:
        yield found


def enter(who: Person, query: str = "") -> None:
    who.open("admin", query)
    who.page.fill("#admin-token", TOKEN)
    who.page.locator(".token button").click()
    expect(who.page.locator(".sections")).to_be_visible(timeout=TIMEOUT_MS)


def go(who: Person, section: str) -> None:
    who.page.locator(".sections").get_by_role("button", name=section, exact=True).click()
    expect(who.page.get_by_role("heading", name=section, level=2)).to_be_visible()


def test_a_wrong_token_opens_nothing_and_the_right_one_everything(person: Invite) -> None:
    boss = person("Boss", is_phone=True)
    boss.open("admin")
    boss.page.fill("#admin-token", "wrong")
    boss.press("Enter")
    expect(boss.page.get_by_role("alert")).to_have_text("This token is not valid.", timeout=TIMEOUT_MS)
    assert boss.axe() == []
    boss.page.fill("#admin-token", TOKEN)
    boss.page.keyboard.press("Enter")
    for section in SECTIONS:
        go(boss, section)
        boss.page.wait_for_load_state("networkidle")
        assert boss.axe() == [], section
        assert boss.overflow() <= 0, section
    boss.page.reload()
    expect(boss.page.locator(".sections")).to_be_visible(timeout=TIMEOUT_MS)
    go(boss, "Server")
    boss.press("Back up now")
    expect(boss.page.get_by_text(re.compile("hedgemaze-.*Z.db")).first).to_be_visible(timeout=TIMEOUT_MS)
    boss.press("Sign out")
    expect(boss.page.locator("#admin-token")).to_be_visible()
    boss.errors[:] = [each for each in boss.errors if "401" not in each]  # the wrong token
    assert boss.faults == []


def test_a_report_reaches_the_host_who_closes_the_table(person: Invite) -> None:
    ada, bob, boss = person("Ada"), person("Bob", is_phone=True), person("Boss")
    bob.sit(ada.open_quickly())
    bob.at_table()
    bob.tab("info")
    bob.press("Report a player")
    dialog = bob.page.get_by_role("dialog")
    dialog.locator("#report-reason").select_option("stalling")
    assert bob.axe() == []
    dialog.get_by_role("button", name="Send").click()
    expect(dialog).to_contain_text("Your report was sent", timeout=TIMEOUT_MS)
    dialog.get_by_role("button", name="Close").click()
    enter(boss)
    go(boss, "Reports")
    row = boss.page.locator(".row", has_text="Ada").first
    expect(row).to_contain_text("Wastes time on purpose")
    row.get_by_role("button", name="Done").click()
    expect(row).to_have_count(0, timeout=TIMEOUT_MS)
    go(boss, "Tables")
    room = boss.page.locator(".row", has_text="Bob").first
    room.get_by_role("button", name="Close").click()
    boss.page.get_by_role("dialog").locator("select").select_option("technical")
    assert boss.axe() == []
    boss.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(room).to_contain_text("Closed", timeout=TIMEOUT_MS)
    expect(bob.page.get_by_role("heading", name="The table was closed")).to_be_visible(timeout=TIMEOUT_MS)
    expect(bob.page.get_by_text("a fault of the server").first).to_be_visible()
    go(boss, "Audit log")
    expect(boss.page.locator(".row").first).to_contain_text("Table closed")
    assert bob.faults == []


def test_an_announcement_is_shown_until_it_is_dismissed(person: Invite) -> None:
    boss, ada = person("Boss"), person("Ada", is_phone=True)
    enter(boss)
    go(boss, "Announcements")
    boss.page.fill("[id='news-*']", "Down at nine")
    boss.press("Announce")
    expect(boss.page.locator(".row", has_text="Down at nine")).to_be_visible(timeout=TIMEOUT_MS)
    ada.open("lobby/classic2")
    line = ada.page.locator("[data-announcement]")
    expect(line).to_contain_text("Down at nine", timeout=TIMEOUT_MS)
    assert ada.axe() == []
    line.get_by_role("button", name="Close").click()
    expect(line).not_to_contain_text("Down at nine")
    ada.page.reload()
    ada.page.wait_for_timeout(4_000)
    expect(line).not_to_contain_text("Down at nine")


def test_a_banned_address_reads_why(person: Invite) -> None:
    boss, ada = person("Boss"), person("Ada")
    ada.open("lobby/classic2")
    enter(boss)
    go(boss, "Bans")
    boss.page.fill("#ban-network", "127.0.0.1")
    boss.page.locator(".network button[value=ban]").click()
    boss.page.get_by_role("dialog").get_by_role("button", name="Ban").click()
    try:
        expect(ada.page.get_by_text("has banned you").first).to_be_visible(timeout=TIMEOUT_MS)
    finally:
        boss.page.locator(".row", has_text="127.0.0.1").get_by_role("button", name="Lift").click()
        boss.page.get_by_role("dialog").get_by_role("button", name="Lift").click()
        expect(boss.page.locator(".row", has_text="127.0.0.1")).to_contain_text("Over", timeout=TIMEOUT_MS)
    ada.page.reload()
    expect(ada.page.locator(".preset").first).to_be_enabled(timeout=TIMEOUT_MS)


def test_an_address_is_muted(person: Invite) -> None:
    boss = person("Boss", is_phone=True)
    enter(boss)
    go(boss, "Bans")
    boss.page.fill("#ban-network", "2001:db8:1:2::7")
    boss.page.locator(".network").get_by_role("button", name="Mute").click()
    boss.page.get_by_role("dialog").get_by_role("button", name="Mute").click()
    row = boss.page.locator(".row", has_text="2001:db8:1:2::/64")
    expect(row).to_contain_text("Muted", timeout=TIMEOUT_MS)
    assert boss.axe() == []
    assert boss.overflow() <= 0


@pytest.mark.full
def test_the_page_of_hosts_from_right_to_left(person: Invite) -> None:
    boss = person("Boss", is_phone=True)
    enter(boss, "?lang=ar")
    for number in range(len(SECTIONS)):
        boss.page.locator(".sections button").nth(number).click()
        boss.page.wait_for_load_state("networkidle")
        assert boss.axe() == [], number
        assert boss.overflow() <= 0, number
