"""`docs_routes`: the documentation at ``/docs``, if the package holds the site (``python tools/docs.py --install``)."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from hedgemaze.server.http.static import StaticFiles

_NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Hedgemaze</title>
<p>This server was installed without the documentation; its pages are the folder docs/ of the source.</p>
</html>
"""


def docs_routes(folder: Path | None = None) -> list[BaseRoute]:
    """Returns the routes. The site is read and compressed by the first request, in a thread, because few ask for it."""
    folder = Path(str(files("hedgemaze.server"))) / "docs" if folder is None else folder

    @cache
    def site() -> StaticFiles:
        return StaticFiles(folder, _NOT_BUILT)

    async def top(_: Request) -> Response:
        return RedirectResponse("/docs/", 308)

    async def page(request: Request) -> Response:
        found = await run_in_threadpool(site)
        return found.respond(request, request.path_params["rest"])

    return [Route("/docs", top, methods=["GET"]), Route("/docs/{rest:path}", page, methods=["GET"])]
