"""Screenshots of the page in every language: ``python -m tests.browser.languages.screenshots FOLDER [LANGUAGE ...]``.

For each language it saves every scene, and contact sheets, `fr-sheet-1.png` and so on, with the scenes side
by side. Layout faults are printed. The server with its accounts and games runs on this computer.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from hedgemaze.locales import LANGUAGES
from tests.browser.helpers.app import build_page
from tests.browser.helpers.pages import ROOT, chromium
from tests.browser.languages.sheets.contact import sheets
from tests.browser.languages.sheets.studio import Studio
from tests.browser.languages.sheets.world import prepared


def main() -> None:
    """Builds the page and takes screenshots, of all languages with a catalogue if none is named."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    locales = ROOT / "src" / "hedgemaze" / "locales"
    wanted = sys.argv[2:] or [code for code in LANGUAGES if any((locales / code).glob("*.ftl"))]
    with tempfile.TemporaryDirectory() as built, tempfile.TemporaryDirectory() as data:
        build_page(Path(built))
        with chromium() as browser, prepared(browser, Path(built), Path(data)) as world:
            for code in wanted:
                since = time.monotonic()
                studio = Studio(browser, world, folder, code)
                studio.shoot()
                for number, picture in enumerate(sheets(browser, studio.taken), 1):
                    (folder / f"{code}-sheet-{number}.png").write_bytes(picture)
                for each in studio.found:
                    print(f"{code} {each}", flush=True)
                print(f"{code}: {len(studio.taken)} screenshots, {time.monotonic() - since:.0f} s", flush=True)


if __name__ == "__main__":
    main()
