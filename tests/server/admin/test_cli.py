"""`hedgemaze admin`, and the options of `hedgemaze serve` for hosts."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hedgemaze.server.credentials import hashed
from hedgemaze.server.storage import open_store
from tests.cli.helpers import refused, run


async def hashes(folder: Path) -> list[tuple[str, bytes]]:
    store = open_store(folder)
    await store.start()
    try:
        return await store.admin.hashes()
    finally:
        await store.stop()


def test_tokens_are_made_listed_and_revoked(folder: Path) -> None:
    data = ("--data", str(folder))
    token = run("admin", "token", "night", *data).out.strip()
    assert len(token) > 20
    assert asyncio.run(hashes(folder)) == [("night", hashed(token))]
    assert run("admin", "list", *data).out.split() == ["night"]
    assert "with this label" in refused("admin", "token", "night", *data)
    assert "revoked" in run("admin", "revoke", "night", *data).out
    assert run("admin", "list", *data).out == ""
    assert "no token in force called 'night'" in refused("admin", "revoke", "night", *data)


@pytest.mark.parametrize("label", ["a b", "x" * 33, "é"])
def test_labels(folder: Path, label: str) -> None:
    assert "32 letters" in refused("admin", "token", label, "--data", str(folder))
