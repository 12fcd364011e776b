"""`hedgemaze serve`: which addresses make the server local."""

from __future__ import annotations

import pytest

from hedgemaze.cli.commands.serve import _origins


@pytest.mark.parametrize(
    ("host", "is_local"),
    [("127.0.0.1", True), ("localhost", True), ("::1", True), ("::", False), ("10.0.0.1", False)],
)
def test_a_loopback_address_makes_the_server_local(host: str, is_local: bool) -> None:
    assert _origins(host, None).is_local is is_local
    assert not _origins(host, ["example.org"]).is_local
