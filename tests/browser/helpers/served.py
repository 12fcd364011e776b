"""The server with a page of another folder: ``python -m tests.browser.helpers.served PAGE_FOLDER ARGUMENT ...``."""

from __future__ import annotations

import functools
import sys
from pathlib import Path
from unittest import mock

from hedgemaze.cli import main
from hedgemaze.server import app
from hedgemaze.server.http.static import StaticFiles

if __name__ == "__main__":
    folder = Path(sys.argv[1])
    sys.argv = ["hedgemaze", "serve", *sys.argv[2:]]
    with mock.patch.object(app, "StaticFiles", functools.partial(StaticFiles, folder)):
        main()
