"""Files of the built page: caching, compression, unknown paths."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from hedgemaze.server.http.static import StaticFiles

pytestmark = pytest.mark.anyio


async def test_files_are_served_with_caching(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>page</p>")
    (tmp_path / "assets" / "a-1.js").write_text("let a = 1;\n" * 100)
    pages = StaticFiles(tmp_path)
    transport = httpx.ASGITransport(app=_as_app(pages))
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
        page = await http.get("/room/abc")
        assert (page.text, page.headers["cache-control"]) == ("<p>page</p>", "no-cache")
        again = await http.get("/", headers={"If-None-Match": page.headers["etag"]})
        assert (again.status_code, again.text) == (304, "")
        script = await http.get("/assets/a-1.js")
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        plain = await http.get("/assets/a-1.js", headers={"Accept-Encoding": "identity"})
        assert plain.text == script.text
        assert (await http.get("/assets/b.js")).status_code == 404
        assert (await http.get("/../secret.txt")).status_code == 404


def _as_app(pages: StaticFiles) -> Any:
    from starlette.requests import Request  # noqa: PLC0415

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await pages.respond(Request(scope))(scope, receive, send)

    return app
