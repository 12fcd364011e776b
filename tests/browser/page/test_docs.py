"""The documentation in a browser: served by the real server, with its content security policy."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.test_docs import ROOT, site

pytestmark = [pytest.mark.full, pytest.mark.browser]
__all__ = ["site"]

PROGRAM = """if True:
    import functools, pathlib, sys
    from hedgemaze.cli import main
    from hedgemaze.server import app
    folder = pathlib.Path(sys.argv[1])
    sys.argv = ["hedgemaze", "serve", *sys.argv[2:]]
    app.docs_routes = functools.partial(app.docs_routes, folder)
    main()
"""


@pytest.fixture(scope="module")
def docs_address(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that has the documentation."""
    data = tmp_path_factory.mktemp("data")
    command = [
        sys.executable,
        "-c",
        PROGRAM,
        str(site),
        "--port",
        "0",
        "--workers",
        "0",
        "--data",
        str(data),
        "--no-open",
    ]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8") as server:
        try:
            assert server.stdout is not None
            yield server.stdout.readline().split()[-1]
        finally:
            server.terminate()


def open_search(page: Page) -> None:
    """Presses the key until the search has the focus: the script of the site may not listen yet."""
    for _ in range(20):
        page.keyboard.press("Control+k")
        for _ in range(20):  # `wait_for_function` calls eval in the page, which the policy forbids
            if page.evaluate("document.activeElement !== document.body"):
                return
            page.wait_for_timeout(100)
    pytest.fail("the search does not open")


@pytest.mark.parametrize("width", [390, 1440])
def test_the_site_works_under_the_policy_of_the_server(browser: Browser, docs_address: str, width: int) -> None:
    page = browser.new_page(viewport={"width": width, "height": 844})
    faults: list[str] = []
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("request", lambda request: faults.append(request.url) if not request.url.startswith(docs_address) else None)
    answer = page.goto(f"{docs_address}docs/reference/rules.html")
    assert answer is not None
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    open_search(page)
    page.keyboard.type("perft", delay=30)
    page.get_by_text("Counting with").first.wait_for(timeout=30_000)
    assert faults == []
    page.close()
