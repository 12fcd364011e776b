"""The documentation at ``/docs``: with the built site, and without it."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from hedgemaze.server.http.docs import docs_routes

pytestmark = pytest.mark.anyio


def client(folder: Path) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(app=Starlette(routes=docs_routes(folder)))
    return httpx.AsyncClient(transport=transport, base_url="http://test")


async def test_the_site_is_served_below_docs(tmp_path: Path) -> None:
    (tmp_path / "reference").mkdir()
    (tmp_path / "index.html").write_text("<p>start</p>")
    (tmp_path / "reference" / "rules.html").write_text("<p>rules</p>")
    async with client(tmp_path) as http:
        top = await http.get("/docs")
        assert (top.status_code, top.headers["location"]) == (308, "/docs/")
        assert (await http.get("/docs/")).text == "<p>start</p>"
        assert (await http.get("/docs/reference/rules.html")).text == "<p>rules</p>"
        assert (await http.get("/docs/reference/none.html")).status_code == 404
        assert (await http.get("/docs/../secret.txt")).status_code == 404


async def test_without_the_site_one_line_says_so(tmp_path: Path) -> None:
    async with client(tmp_path / "none") as http:
        page = await http.get("/docs/")
        assert page.status_code == 200
        assert "installed without the documentation" in page.text
