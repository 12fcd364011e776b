"""Serves built pages and launches Chromium, for all browser tests."""

from __future__ import annotations

import functools
import http.server
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

ROOT = Path(__file__).resolve().parents[3]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
DISABLED_FEATURES = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    "SpareRendererForSitePerProcess",
    # What Playwright disables itself; Chromium reads only the last list.
    *("AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync"),
    *(
        "DestroyProfileOnBrowserClose",
        "HttpsFirstBalancedModeAutoEnable",
        "HttpsUpgrades",
        "LensOverlay",
        "MediaRouter",
    ),
    *("NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch"),
    "ThirdPartyStoragePartitioning",
)
"""The first three start renderers for an address bar that nobody sees, and in reserve, for every new context: more than
half of the processor time of a short test."""
FLAGS = (
    f"--disable-features={','.join(DISABLED_FEATURES)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


class _Quiet(http.server.SimpleHTTPRequestHandler):
    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | {
        ".js": "text/javascript",
        ".wasm": "application/wasm",
    }

    def do_GET(self) -> None:
        """Serves a file, or the answer of a server that pages for games with others ask for by themselves."""
        if self.path == "/api/announcements":
            self._answer(b'{"announcements": []}')
        else:
            super().do_GET()

    def do_POST(self) -> None:
        """Gives the answer of a server without tables, which the maze editor asks for by itself."""
        self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if self.path == "/api/exact":
            self._answer(b'{"exact": null}')
        else:
            self.send_error(http.HTTPStatus.NOT_FOUND)

    def _answer(self, body: bytes) -> None:
        self.send_response(http.HTTPStatus.OK)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # the name is given by the library
        """Suppresses the access log."""


def build_demo(folder: Path) -> None:
    """Builds the demo page of the board into a folder of the caller, so that test processes do not share one."""
    subprocess.run([sys.executable, "tools/web.py", "demo", "--outDir", str(folder.resolve())], cwd=ROOT, check=True)


@contextmanager
def serve(folder: Path) -> Iterator[str]:
    """Serves a folder on a free loopback port; yields the address."""
    handler = functools.partial(_Quiet, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}/"
        finally:
            server.shutdown()
            thread.join()


def launch(playwright: Playwright) -> Browser:
    """Launches the installed Chromium."""
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if path is None:
        raise RuntimeError("browser tests need Chromium: apt-get install chromium")
    return playwright.chromium.launch(executable_path=path, args=list(FLAGS))


@contextmanager
def chromium() -> Iterator[Browser]:
    """Yields a Chromium and closes it."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        try:
            yield browser
        finally:
            browser.close()
